/// A cell of an Interface Builder file, or a view that serves as the content of one.
final class NibCell {
  let root: NibView
  /// The kind of its list: `table`, `collection`, `headerFooter` and `reusable`, or `view`.
  let role: String
  /// True for a row of a table whose rows are all in the file.
  let isStatic: Bool
  /// The class of the view, or of the nib's owner if it has the outlets.
  let className: String?
  let content: NibView
  /// The content's size in points.
  let size: NibRect
  /// The recorded frames in the coordinates of the content, as Auto Layout sees them; nil where the file has
  /// none.
  private(set) lazy var recorded = recordedFrames()
  private(set) var views: [String: NibView] = [:]
  private(set) var constraints: [NibConstraint] = []
  /// The outlets of each view, by the view's identifier.
  private(set) var outlets: [String: [String]] = [:]

  init(
    _ element: XMLElement, role: String, isStatic: Bool, className: String?,
    connections: NibConnections
  ) {
    var number = 0
    root = NibView(element, parent: nil, number: &number)
    (self.role, self.isStatic, self.className) = (role, isStatic, className)
    let holder = root
    content = holder.children.first { $0.isContentView } ?? holder
    let frame = content.frame ?? holder.frame
    size = NibRect(x: 0, y: 0, width: frame?.width ?? 0, height: frame?.height ?? 0)
    var guides: [String: (key: String, owner: String)] = [:]
    for view in root.all {
      if views[view.id] == nil { views[view.id] = view }
      for guide in view.element.children("viewLayoutGuide") {
        guides[guide["id"] ?? ""] = (guide["key"] ?? "", view.id)
      }
    }
    for view in root.all { constraints += NibConstraint.all(of: view, guides: guides) }
    for view in root.all { outlets[view.id] = connections.outlets(to: view.id, first: root.id) }
  }

  /// The name of the outlet that refers to a view; if there are several, that of the cell's own class.
  func outlet(of view: NibView) -> String? { outlets[view.id]?.first }
}

/// The outlets of a whole file.
struct NibConnections {
  /// The names of the outlets that refer to each object, with the object that declares them.
  private var outlets: [String: [(name: String, holder: String)]] = [:]

  init(of document: XMLElement) {
    for element in document.descendants {
      for outlet in element.child("connections")?.children("outlet") ?? [] {
        guard let property = outlet["property"], let destination = outlet["destination"],
          !Self.builtIn.contains(property)
        else { continue }
        outlets[destination, default: []].append((property, element["id"] ?? ""))
      }
    }
  }

  private static let builtIn: Set = [
    "delegate", "dataSource", "textLabel", "detailTextLabel", "imageView",
  ]

  /// The names of the outlets that refer to an object, with those of one holder first.
  func outlets(to id: String, first holder: String) -> [String] {
    let all = outlets[id] ?? []
    let names = (all.filter { $0.holder == holder } + all.filter { $0.holder != holder }).map(
      \.name)
    return names.enumerated().filter { names.firstIndex(of: $0.element) == $0.offset }.map(
      \.element)
  }
}
