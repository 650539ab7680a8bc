extension StackElement {
  /// Marks the rows that end in empty space because none of their elements can fill it.
  ///
  /// A stack view that can't grow makes the views around it narrow.
  ///
  /// - Parameter isWide: True if the stack is wider than its content, like a stack that fills a cell, or
  ///   possibly a row with its own width.
  package mutating func markRowsWithRoom(isWide: Bool = true) {
    guard axis == .vertical else {
      let growing = growingChildren
      let isWide = isWide || look.width != nil || look.minWidth != nil
      if isWide, distribution == nil, growing.count < children.count,
        growing.allSatisfy({ !$0.isAlwaysShown })
      {
        room = growing.isEmpty ? .always : .whileNothingGrows
      }
      return markRowsInside(isWide: false)
    }
    let fills = alignment == nil
    markRowsInside(
      isWide: fills && (isWide || children.contains { !$0.isRigid(along: .vertical) }))
  }

  private mutating func markRowsInside(isWide: Bool) {
    for position in children.indices {
      guard case .stack(var stack) = children[position] else { continue }
      stack.markRowsWithRoom(isWide: isWide)
      children[position] = .stack(stack)
    }
  }

  /// The elements that absorb leftover space along the axis.
  package var growingChildren: [Element] { children.filter { !$0.isRigid(along: axis) } }

  fileprivate var isRigid: Bool {
    distribution == nil && !children.isEmpty && children.allSatisfy { $0.isRigid(along: axis) }
  }
}

extension Element {
  /// True if nothing ever hides it.
  package var isAlwaysShown: Bool {
    // The array can be empty.
    if case .repeated = self { return false }
    return look.visible == nil && !model.hidingFields.contains(where: \.type.isOptional)
  }

  /// True for a spacer that takes the remaining space.
  var isFlexibleSpace: Bool {
    if case .spacer(let spacer) = self { spacer.length == nil } else { false }
  }

  /// Returns true if it keeps its width in a wider stack.
  fileprivate func isRigid(along axis: StackElement.Axis) -> Bool {
    if look.hugging != nil || look.compression != nil { return false }
    if let width = look.width {
      return !width.constants.contains { length in
        switch length {
        case .points, .scaled: false
        case .fraction, .unset: true
        }
      }
    }
    return switch model.inRow {
    case .rigid: axis == .horizontal
    case .label, .text, .input, .bar, .flexible: false
    case .space: axis == .horizontal && !isFlexibleSpace
    case .children:
      if case .stack(let stack) = self {
        stack.isRigid
      } else {
        children.first?.isRigid(along: axis) == true
      }
    }
  }
}
