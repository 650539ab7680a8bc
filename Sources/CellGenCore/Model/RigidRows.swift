extension StackElement {
  /// Marks the rows in it that end in empty room, because nothing in them can fill it.
  ///
  /// A stack view that cannot grow makes what is around it narrow.
  ///
  /// - Parameter isWide: whether it is wider than what is in it, as what fills a cell is, and as a row with a
  ///   width of its own may be.
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

  /// What takes room that is left over from side to side.
  package var growingChildren: [Element] { children.filter { !$0.isRigid(along: axis) } }

  fileprivate var isRigid: Bool {
    distribution == nil && !children.isEmpty && children.allSatisfy { $0.isRigid(along: axis) }
  }
}

extension Element {
  /// Whether nothing ever hides it.
  package var isAlwaysShown: Bool {
    // There may be no items.
    if case .repeated = self { return false }
    return look.visible == nil && !model.hidingFields.contains(where: \.type.isOptional)
  }

  /// True for a spacer that takes the room that is left.
  var isFlexibleSpace: Bool {
    if case .spacer(let spacer) = self { spacer.length == nil } else { false }
  }

  /// Whether it keeps its width in a stack that is wider.
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
