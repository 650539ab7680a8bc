import CellGenCore

/// How a child of a stack grows and shrinks, as the generated layout has it: images and controls keep their
/// width, labels give way from the first to the last, and the first takes the room that is left.
///
/// - Source: UIKit decides by the priorities of compression and hugging; these are the same rules in the
///   words of CSS.
struct FlexRole {
  var grow: Int?
  var shrink: Double?
  /// Whether all children of the stack are equally long.
  var isEqual = false
  /// Whether the stack around it is a row.
  var isInRow = false
  var isOutermost = true

  /// The roles of the children of an element, in order.
  static func roles(of drawing: Drawing) -> [FlexRole] {
    guard case .stack(let stack) = drawing.content else {
      return drawing.children.map { _ in FlexRole(isOutermost: false) }
    }
    let shown = drawing.children.filter { !$0.isHidden || $0.look.keepsPlace }
    let hasSpacer = shown.contains { if case .spacer(nil) = $0.content { true } else { false } }
    var needsGrowth = !stack.isVertical && !hasSpacer && stack.fills
    // Each label gives way only when those before it have no room left.
    var shrink = 1_000_000.0
    return drawing.children.map { child in
      var role = FlexRole(isInRow: !stack.isVertical, isOutermost: false)
      role.isEqual = stack.distribution == "fillEqually"
      guard !stack.isVertical else { return role }
      if child.holdsText {
        role.shrink = shrink
        shrink /= 1_000_000
        if needsGrowth, !child.isHidden, child.look.lengths.allSatisfy({ $0.side != "width" }) {
          role.grow = 1
          needsGrowth = false
        }
      }
      if let compression = child.look.compression { role.shrink = compression < 750 ? 1e12 : 0 }
      return role
    }
  }

  func apply(to style: inout CSSDeclarations, _ drawing: Drawing) {
    guard !isOutermost else { return }
    if isEqual {
      style["flex"] = "1 1 0"
      return
    }
    if case .spacer = drawing.content { return }
    if let grow { style["flex-grow"] = "\(grow)" }
    if let shrink, shrink != 1 { style["flex-shrink"] = shrink >= 1 ? "\(Int(shrink))" : "0.000001" }
  }
}

extension DrawnStack {
  /// Whether its children take all of its length.
  fileprivate var fills: Bool { ["fill", "fillProportionally", nil].contains(distribution) }
}

extension Drawing {
  /// Whether it is as wide as its text, which may give way.
  var holdsText: Bool {
    switch content {
    case .text, .input: true
    case .stack, .view, .items, .flow: children.contains(where: \.holdsText)
    // The first one decides its size.
    case .layers: children.first?.holdsText ?? false
    case .progress, .slider: true
    default: false
    }
  }
}
