import CellGenCore

/// The way a child of a stack grows and shrinks, as in the generated layout: images and controls keep their
/// width, labels give way from the first to the last, and the first label takes up the remaining space.
///
/// - Source: UIKit decides by the priorities of compression and hugging; these are the same rules in CSS.
struct FlexRole {
  var grow: Int?
  var shrink: Double?
  /// The fraction of the row that a text keeps, if it needs that much.
  var share: Double?
  /// True if all children of the stack have equal lengths.
  var isEqual = false
  var isOutermost = true
  var isInRow = false
  var isInColumn = false
  var isInLayers = false

  /// The roles of the children of an element, in order.
  static func roles(of drawing: Drawing) -> [FlexRole] {
    guard case .stack(let stack) = drawing.content else {
      var role = FlexRole(isOutermost: false)
      if case .layers = drawing.content { role.isInLayers = true }
      return drawing.children.map { _ in role }
    }
    if stack.isVertical { return rolesInColumn(drawing, stack) }
    var needsGrowth = !drawing.hasFlexibleSpace && stack.fills
    // Each label gives way only once those before it can't shrink any further.
    var shrink = 1e18
    let labels = drawing.children.map(\.labelCount)
    let all = labels.reduce(0, +)
    var seen = 0
    return zip(drawing.children, labels).map { child, count in
      seen += count
      var role = FlexRole(isOutermost: false, isInRow: true)
      role.isEqual = stack.distribution == "fillEqually"
      if child.holdsText {
        // Short text keeps its share of the row.
        role.shrink = child.isShortText ? 1 : shrink
        shrink = max(shrink / 1e6, 1)
        // The last label keeps its width the longest.
        let hasShare = all > 1 && (count > 1 || count == 1 && seen < all)
        role.share = hasShare ? 1 / Double(all + 1) : nil
        if needsGrowth, !child.isHidden, !child.hasFixedWidth {
          role.grow = 1
          needsGrowth = false
        }
      }
      if let compression = child.look.compression { role.shrink = compression < 750 ? 1e24 : 0 }
      return role
    }
  }

  /// In a column that is taller than its content, one child takes up the remaining space: the first without a
  /// fixed height, or else the last one.
  private static func rolesInColumn(_ drawing: Drawing, _ stack: DrawnStack) -> [FlexRole] {
    let shown = drawing.children.indices.filter { drawing.children[$0].takesRoom }
    let needsGrowth = !drawing.hasFlexibleSpace && stack.fills
    let flexible = shown.first { drawing.children[$0].isFlexible } ?? shown.last
    return drawing.children.indices.map { index in
      var role = FlexRole(isOutermost: false, isInColumn: true)
      role.isEqual = stack.distribution == "fillEqually"
      if needsGrowth, index == flexible { role.grow = 1 }
      return role
    }
  }

  private static let powers: [Double: CSS] = [1e6: "1e6", 1e12: "1e12", 1e18: "1e18", 1e24: "1e24"]

  func apply(to style: inout CSSDeclarations, _ drawing: Drawing) {
    guard !isOutermost else { return }
    if hasOwnLengthAcross(drawing) { style["align-self"] = "auto" }
    if isInLayers, let side = drawing.sideWithoutLength {
      style[side == "width" ? "justify-self" : "align-self"] = "stretch"
    }
    if isEqual {
      style["flex"] = "1 1 0"
      return
    }
    if case .spacer = drawing.content { return }
    // A fixed width doesn't change, whatever is beside it.
    if isInRow, drawing.hasFixedWidth {
      style["flex"] = "none"
      return
    }
    if let grow { style["flex-grow"] = "\(grow)" }
    if let shrink, shrink != 1 { style["flex-shrink"] = Self.powers[shrink] ?? "0" }
    if let share, style["min-inline-size"] == nil {
      // In browsers without support for it, the text gives way further.
      style["min-inline-size"] = "calc-size(max-content, min(size, \(share * 100)%))"
    }
  }

  /// Returns true if its length across the stack is fixed, so it is aligned like other children instead of
  /// filling the stack.
  private func hasOwnLengthAcross(_ drawing: Drawing) -> Bool {
    let shape = drawing.content.shape
    guard shape == .line || shape == .bar && isInColumn else { return false }
    let side = isInRow ? "height" : isInColumn ? "width" : nil
    return drawing.look.lengths.contains { $0.side == side }
  }
}

extension DrawnStack {
  /// True if its children fill its length.
  fileprivate var fills: Bool { ["fill", "fillProportionally", nil].contains(distribution) }
}

extension Drawing {
  fileprivate var takesRoom: Bool { !isHidden || look.keepsPlace }

  /// True if a spacer in it takes up the remaining space.
  fileprivate var hasFlexibleSpace: Bool {
    children.contains { child in
      if case .spacer(nil) = child.content { child.takesRoom } else { false }
    }
  }

  /// The side along which a line or a bar has no length of its own, so it is as long as the layers around it.
  fileprivate var sideWithoutLength: String? {
    guard let side = content.sideWithoutLength else { return nil }
    return look.lengths.contains { $0.side == side } ? nil : side
  }

  /// True if it has no fixed height.
  fileprivate var isFlexible: Bool { [.layers, .custom, .empty].contains(content.shape) }

  /// True if its text is so short that its share of a row is enough.
  fileprivate var isShortText: Bool {
    if case .text(let text) = content { text.string.count <= 6 } else { false }
  }

  /// The number of labels in it that give way together, as in `ConfigurableView.giveWay(_:in:)`.
  fileprivate var labelCount: Int {
    switch content.shape {
    case .label: 1
    case .stack, .flow, .layers: children.reduce(0) { $0 + $1.labelCount }
    case .input, .bar, .line, .leaf, .empty, .custom, .items, .view: 0
    }
  }

  /// True if its width is fixed, either directly or by the elements that determine it.
  fileprivate var hasFixedWidth: Bool {
    if look.lengths.contains(where: { $0.side == "width" }) { return true }
    if look.aspectRatio != nil, look.lengths.contains(where: { $0.side == "height" }) {
      return true
    }
    // Text without a fixed width can still give way, or wrap.
    if case .stack(let stack) = content {
      let shown = children.filter(\.takesRoom)
      let isDecided = stack.isVertical ? [nil, "fill"].contains(stack.alignment) : stack.fills
      return isDecided && !shown.isEmpty && shown.allSatisfy(\.hasFixedWidth)
    }
    // The first child determines its size.
    return [.layers, .view].contains(content.shape) && children.first?.hasFixedWidth == true
  }

  /// True if it is as wide as its text, which can give way.
  var holdsText: Bool {
    switch content.shape {
    case .label, .input, .bar: true
    case .stack, .view, .items, .flow: children.contains(where: \.holdsText)
    // The first child determines its size.
    case .layers: children.first?.holdsText ?? false
    case .line, .leaf, .empty, .custom: false
    }
  }
}
