import CellGenCore

/// A view of an Interface Builder file.
final class NibView {
  let element: XMLElement
  let id: String
  /// The element's name: `label`, `imageView`, `stackView`.
  var kind: String { element.name }
  private(set) weak var parent: NibView?
  private(set) var children: [NibView] = []
  /// The frame that Interface Builder recorded, in points from its superview's corner.
  let frame: NibRect?
  let stack: Stack?

  /// The arrangement of a stack view.
  struct Stack {
    var isHorizontal: Bool
    var alignment: String
    var distribution: String
    var spacing: Double
  }

  init(_ element: XMLElement, parent: NibView?, number: inout Int) {
    (self.element, self.parent) = (element, parent)
    number += 1
    id = element["id"] ?? "view-\(number)"
    frame = element.children("rect").first { $0["key"] == "frame" }.flatMap(NibRect.init)
    stack = element.name == "stackView" ? Stack(element) : nil
    let content = element.children.filter {
      ["contentView", "sectionHeaderView"].contains($0["key"]) && isView($0)
    }
    let subviews = element.child("subviews")?.children ?? []
    for child in content + subviews where isView(child) {
      children.append(NibView(child, parent: self, number: &number))
    }
  }

  /// The view and all views inside it, in the file's order.
  var all: [NibView] { [self] + children.flatMap(\.all) }

  /// The app's own class, as a manifest can name it; nil if it isn't a valid class name.
  var customClass: String? {
    guard let name = element["customClass"], let first = name.unicodeScalars.first,
      first == "_" || first.properties.isAlphabetic,
      name.unicodeScalars.allSatisfy({
        $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      })
    else { return nil }
    return capitalized(name)
  }
  var isHidden: Bool { element["hidden"] == "YES" }
  var isContentView: Bool { kind.hasSuffix("ContentView") || element["key"] == "contentView" }

  func number(_ attribute: String) -> Double? { element[attribute].flatMap(nibNumber) }

  /// A text, from an attribute or from an element with that key.
  func text(_ key: String) -> String? {
    element[key] ?? element.children("string").first { $0["key"] == key }?.text
  }

  /// True if its place follows from an autoresizing mask rather than from constraints.
  var usesMask: Bool {
    guard let parent, element["translatesAutoresizingMaskIntoConstraints"] != "NO" else {
      return false
    }
    return parent.stack == nil && !isContentView || element["fixedFrame"] == "YES"
  }

  /// The edges and sizes that its autoresizing mask makes flexible.
  var mask: Set<String> {
    guard let mask = element.child(key: "autoresizingMask") else {
      return ["flexibleMaxX", "flexibleMaxY"]
    }
    return Set(mask.attributes.filter { $0.value == "YES" }.keys)
  }

  /// True if it shows something, rather than being a container.
  var isLeaf: Bool {
    if NibKinds.leaves.contains(kind) { return true }
    guard NibKinds.containers.contains(kind) else { return true }
    return !NibKinds.roots.keys.contains(kind) && !isContentView && stack == nil && children.isEmpty
  }

  var leaves: [NibView] { isLeaf ? [self] : children.flatMap(\.leaves) }

  /// True if it takes up space. A hidden view takes up none in a stack; elsewhere it keeps its place.
  var takesRoom: Bool {
    if isHidden, parent.map({ $0.stack != nil }) ?? true { return false }
    return parent?.takesRoom ?? true
  }
}

private func isView(_ element: XMLElement) -> Bool {
  NibKinds.leaves.contains(element.name) || NibKinds.containers.contains(element.name)
    || element.children("rect").contains { $0["key"] == "frame" }
}

/// Interface Builder's names for views.
enum NibKinds {
  /// The cells, with the kinds of their lists.
  static let roots = [
    "tableViewCell": "table", "collectionViewCell": "collection",
    "tableViewHeaderFooterView": "headerFooter", "collectionReusableView": "reusable",
  ]
  static let containers: Set = [
    "view", "stackView", "visualEffectView", "tableViewCellContentView",
    "collectionViewCellContentView", "control", "tableViewCell", "collectionViewCell",
    "tableViewHeaderFooterView", "collectionReusableView",
  ]
  /// The views without a matching layout element, each with the class that should show it.
  static let foreign = [
    "collectionView": "CollectionView", "tableView": "TableView", "scrollView": "ScrollView",
    "pickerView": "UIPickerView", "pageControl": "UIPageControl", "containerView": "ContainerView",
    "mapView": "MapView", "webView": "WebView", "wkWebView": "WebView",
    "searchBar": "UISearchBar", "toolbar": "UIToolbar", "navigationBar": "UINavigationBar",
    "glkView": "UIView", "mtkView": "UIView", "sceneKitView": "UIView",
  ]
  static let leaves = Set(foreign.keys).union([
    "label", "imageView", "button", "switch", "textField", "textView", "activityIndicatorView",
    "progressView", "slider", "stepper", "segmentedControl", "datePicker",
  ])
}

extension NibView.Stack {
  fileprivate init(_ element: XMLElement) {
    isHorizontal = element["axis"] != "vertical"
    let alignments: Set = [
      "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
    ]
    alignment = element["alignment"].flatMap { alignments.contains($0) ? $0 : nil } ?? "fill"
    distribution = element["distribution"] ?? "fill"
    spacing =
      element["spacingType"] == "system" ? 8 : element["spacing"].flatMap(nibNumber) ?? 0
  }
}

/// A rectangle in points.
struct NibRect: Equatable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Nil if a number is missing or invalid.
  init?(_ element: XMLElement) {
    let numbers = ["x", "y", "width", "height"].compactMap { element[$0].flatMap(nibNumber) }
    guard numbers.count == 4, numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else {
      return nil
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  var right: Double { x + width }
  var bottom: Double { y + height }

  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  func size(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
  func end(_ axis: Axis) -> Double { start(axis) + size(axis) }

  /// The smallest rectangle that contains all of the given ones.
  ///
  /// - Parameter rects: at least one.
  static func around(_ rects: [NibRect]) -> NibRect {
    let (x, y) = (rects.map(\.x).min() ?? 0, rects.map(\.y).min() ?? 0)
    return NibRect(
      x: x, y: y, width: (rects.map(\.right).max() ?? 0) - x,
      height: (rects.map(\.bottom).max() ?? 0) - y)
  }

  func overlaps(_ other: NibRect) -> Bool {
    min(right, other.right) - max(x, other.x) > closeness
      && min(bottom, other.bottom) - max(y, other.y) > closeness
  }

  func isInside(_ other: NibRect) -> Bool {
    x >= other.x - closeness && y >= other.y - closeness && right <= other.right + closeness
      && bottom <= other.bottom + closeness
  }
}

enum Axis {
  case horizontal, vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The maximum distance in points between two edges that are meant to be the same: a pixel, rounded.
let closeness = 0.75

/// A number in an Interface Builder file; nil for one that no screen has.
func nibNumber(_ text: String) -> Double? {
  guard let number = Double(text), number.isFinite, number.magnitude < 1e6 else { return nil }
  return number
}
