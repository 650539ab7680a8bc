import CellGenAuthoring
import Testing

@testable import CellGenCore

/// The table of keys says what holds without a key; a manifest that says so, too, means the same.
@Suite("Defaults of keys")
struct KeyDefaultTests {
  @Test("A key at its stated default changes nothing")
  func changeNothing() throws {
    var stated: Set<String> = []
    for manifest in Self.manifests {
      let source = SourceText(path: "Every.sections", bytes: Array(manifest.utf8))
      let root = try #require(Self.parsed(source))
      let whole = Self.stating(root, as: [.mapping { .manifest }], &stated)
      #expect(try Self.model(whole, source) == Self.model(root, source))
    }
    // The keys of styles are those of elements.
    let others = Construct.all.filter { $0 != .style }.flatMap { construct in
      construct.keys.filter { $0.statedDefault != nil }.map { "\(construct.name).\($0.name)" }
    }
    #expect(Set(others).subtracting(stated).sorted() == Self.exceptions)
  }

  /// What is the same to the eye but is written in Swift if it is stated; and the containers, beside
  /// whose default there is no table to state.
  private static let exceptions = [
    "accessory.accessibilityLabel", "carousel.insets", "command.title", "grid.insets",
    "heading.title", "label.color", "linkedText.color", "manifest.containers", "menuItem.title",
    "placeholder.at", "repeatedLabel.color", "sectionBackground.insets", "swipeAction.title",
    "textByState.highlighted", "waterfall.insets",
  ]

  private static let manifests = [
    """
    deploymentTarget: 16
    views:
      Post:
        data: { id: Int, day: Date, part: Double, tags: "[String]" }
        layout:
          - label: { text: day, format: { relative: {} } }
          - label: { text: id, format: { bytes: {} } }
          - label: { text: part, format: { duration: {} } }
          - label: { text: part, format: { number: {} } }
          - label: { text: part, format: { currency: { code: EUR } } }
          - label: { text: part, format: { measurement: { unit: meters } } }
          - label: { text: tags, format: { list: {} } }
    """,
    """
    containers: [collection, table]
    table: {}
    views:
      Head: { data: { title: String } }
      Post:
        data: { id: Int, title: String, dot: String?, isRead: Bool, link: URL, day: Date, part: Double, heading: HeadViewData, tags: "[String]" }
        actions: [open, delete]
        select: open
        seen: { action: open }
        commands: { delete: {} }
        swipe: [{ delete: {} }]
        menu: [{ delete: {} }]
        layout:
          vstack:
            insets: {}
            children:
              - label: { text: title, border: {}, shadow: {}, font: { size: 13 } }
              - divider: {}
              - box: {}
              - progress: { value: part }
              - zstack: { children: [{ label: { text: title, offset: {} } }] }
              - view: { data: heading }
              - flow: { children: [{ repeat: { data: tags, label: {} } }] }
              - image: { url: link, initials: { text: title } }
              - image: { symbol: { field: dot } }
              - button: { title: Open, action: open }
              - button: { title: More, menu: [{ open: {} }, delete] }
              - toggle: { isOn: isRead, accessibilityLabel: Read }
              - textField: { text: title, placeholder: Title }
              - textEditor: { text: title, placeholder: Title }
              - slider: { value: part, accessibilityLabel: Part }
              - slider: { value: part, in: { until: 2 }, accessibilityLabel: Part }
              - stepper: { value: part, accessibilityLabel: Part }
              - segments: { selected: id, options: [One, Two] }
              - datePicker: { date: day, accessibilityLabel: Day }
              - activity: { isActive: isRead }
              - text: { text: title }
              - label: { text: [{ text: title }] }
    sections:
      rows:
        header: { title: Rows }
        cells: [Post]
        layout: { list: {} }
        reorder: { to: tiles }
      tiles: { cells: [Post], layout: { grid: { columns: 2 } } }
      shelf: { cells: [Post], layout: { carousel: {} }, background: { border: { color: separator } } }
      wall: { cells: [Post], layout: { waterfall: { columns: 2 } } }
    """,
    """
    containers: [collection, table]
    views:
      Heading: { data: { title: String } }
    sections:
      main: { header: Heading }
    """,
  ]

  private static func parsed(_ source: SourceText) -> Node? {
    var diagnostics = Diagnostics()
    return parse(source, &diagnostics)
  }

  private static func model(_ root: Node, _ source: SourceText) throws -> String {
    var diagnostics = Diagnostics()
    var names: NotedNames?
    let module = resolve([ParsedManifest(source: source, root: root)], &diagnostics, names: &names)
    return renderJSON(try #require(module, "\(diagnostics.all.map(\.message))"))
  }

  /// A tree in which each mapping has all its keys whose defaults can be written.
  private static func stating(
    _ node: Node, as kinds: [Construct.ValueKind], _ stated: inout Set<String>
  ) -> Node {
    var node = node
    switch node.content {
    case .sequence(var list):
      let items = kinds.flatMap { kind in
        if case .list(let item) = kind { item.alternatives } else { [Construct.ValueKind]() }
      }
      list.items = list.items.map { stating($0, as: items, &stated) }
      node.content = .sequence(list)
    case .mapping(var mapping):
      let construct = kinds.lazy.compactMap(\.construct).first { construct in
        mapping.entries.allSatisfy { construct.has($0.key.text) }
      }
      for index in mapping.entries.indices {
        let entry = mapping.entries[index]
        let inner = kinds.flatMap { $0.values(of: entry.key.text) }
        mapping.entries[index].value = stating(entry.value, as: inner, &stated)
      }
      for key in construct?.keys ?? [] where !(construct?.isChoiceOfOne ?? true) {
        guard let value = key.statedDefault, mapping[key.name] == nil,
          !exceptions.contains("\(construct?.name ?? "").\(key.name)")
        else { continue }
        stated.insert("\(construct?.name ?? "").\(key.name)")
        let name = Mapping.Key(text: key.name, span: node.span)
        mapping.entries.append(Mapping.Entry(key: name, value: value))
      }
      node.content = .mapping(mapping)
    case .scalar, .empty, .broken: break
    }
    return node
  }
}

extension Construct.Key {
  /// The default as a manifest writes it; nil for one that is described in words.
  fileprivate var statedDefault: Node? {
    guard let text = defaultText else { return nil }
    let source = SourceText(path: "Key.sections", bytes: Array("\(name): \(text)\n".utf8))
    var diagnostics = Diagnostics()
    guard case .mapping(let mapping)? = parse(source, &diagnostics)?.content,
      let node = mapping[name], value.mayBe(node), !value.isName
    else { return nil }
    // The default of a flag can be described by a word that could also be the name of a field.
    guard !["always", "never"].contains(text) || value.hasChoice(text) else { return nil }
    return node
  }
}

extension Construct.ValueKind {
  fileprivate var construct: Construct? {
    if case .mapping(let construct) = self { construct() } else { nil }
  }

  /// Whether it names something of the author's.
  fileprivate var isName: Bool {
    switch self {
    case .text, .name: true
    default: false
    }
  }

  fileprivate func hasChoice(_ word: String) -> Bool {
    alternatives.contains {
      if case .choice(let words) = $0 { words.contains(word) } else { false }
    }
  }

  fileprivate func values(of key: String) -> [Construct.ValueKind] {
    switch self {
    case .names(_, let value): value.alternatives
    case .mapping(let construct):
      construct().keys.first { $0.name == key }?.value.alternatives ?? []
    default: []
    }
  }
}
