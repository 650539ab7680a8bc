/// A piece of a layout in a manifest's terms: a stack, a spacer, or an element.
final class Arranged {
  enum Kind: String { case hstack, vstack, zstack, spacer, leaf }

  var kind: Kind
  /// The view it comes from; nil for a stack or spacer that replaces constraints.
  var view: NibView?
  var children: [Arranged] = []
  /// The size of its content in points; only for leaves.
  var natural = Size()
  /// The length of a spacer; nil if it takes up the remaining space.
  var length: Double?
  var spacing = 0.0
  var insets = Insets()
  var alignment = "fill"
  var fillsEqually = false
  var width: Length?
  var height: Length?
  /// The axes along which a constraint fixes its length.
  var givenLengths: Set<Axis> = []
  /// The minimum height of a text, in points.
  var minHeight: Double?
  /// The width divided by the height.
  var aspectRatio: Double?
  /// The place in a `zstack`; nil for the bottom layer.
  var place: String?
  var offset = (x: 0.0, y: 0.0)
  var isHidden = false
  /// The strength with which it resists being longer than its content, if it differs from the default.
  var hugging: [Axis: Hugging] = [:]
  /// True if its own view has a look, so it must be kept.
  var isBox = false

  enum Hugging: String { case low, high }

  struct Size: Equatable {
    var width = 0.0
    var height = 0.0

    subscript(axis: Axis) -> Double {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  struct Insets: Equatable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0

    var isZero: Bool { [top, leading, bottom, trailing].allSatisfy { $0.magnitude <= 0.01 } }

    func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    mutating func setStart(_ axis: Axis, _ value: Double) {
      if axis == .horizontal { leading = value } else { top = value }
    }

    mutating func setEnd(_ axis: Axis, _ value: Double) {
      if axis == .horizontal { trailing = value } else { bottom = value }
    }

    static func + (one: Insets, other: Insets) -> Insets {
      Insets(
        top: one.top + other.top, leading: one.leading + other.leading,
        bottom: one.bottom + other.bottom, trailing: one.trailing + other.trailing)
    }
  }

  /// A length in points, or a fraction of the enclosing stack's.
  enum Length: Equatable {
    case points(Double)
    case part(Double)
  }

  init(_ kind: Kind, view: NibView? = nil, children: [Arranged] = []) {
    (self.kind, self.view, self.children) = (kind, view, children)
  }

  /// Creates a leaf for a view, with the size of its frame.
  static func leaf(_ view: NibView, _ frame: NibRect?) -> Arranged {
    let leaf = Arranged(.leaf, view: view)
    leaf.natural = Size(width: frame?.width ?? 0, height: frame?.height ?? 0)
    return leaf
  }

  static func spacer(_ length: Double? = nil) -> Arranged {
    let spacer = Arranged(.spacer)
    spacer.length = length
    return spacer
  }

  var isStack: Bool { kind == .hstack || kind == .vstack }
  /// The axis along which a stack places its children.
  var axis: Axis { kind == .hstack ? .horizontal : .vertical }

  var shown: [Arranged] { children.filter { !$0.isHidden } }
  /// The piece and everything inside it.
  var all: [Arranged] { [self] + children.flatMap(\.all) }

  func length(_ axis: Axis) -> Length? { axis == .horizontal ? width : height }

  func setLength(_ axis: Axis, _ length: Length?) {
    if axis == .horizontal { width = length } else { height = length }
  }

  /// Its fixed length along an axis in points, whatever is in it.
  func points(_ axis: Axis) -> Double? {
    if case .points(let points)? = length(axis) { points } else { nil }
  }

  func isFixed(_ axis: Axis) -> Bool {
    length(axis) != nil || aspectRatio != nil && points(axis.other) != nil
  }
}
