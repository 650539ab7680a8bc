extension Resolver {
  /// Warns of elements without a width or a height, which nobody sees.
  mutating func checkUnseenElements() {
    let places = HeightsOfCells(of: run)
    for (position, view) in run.views.enumerated() {
      guard case .layout(let root)? = view.presentation else { continue }
      var layout = ElementExtent(.stack(root))
      layout.lay(isWide: true, isHigh: places.isGiven(view, position))
      for unseen in layout.unseen {
        guard let span = unseen.element.look.span ?? unseen.placeAround else { continue }
        report(.unseenElement(unseen, at: span))
      }
    }
  }
}

/// The views whose height is not that of their content.
private struct HeightsOfCells {
  private var given: Set<Int> = []

  init(of run: Run) {
    for section in run.manifests.lazy.compactMap(\.sections).joined() {
      guard section.layout.all.contains(where: \.givesHeight) else { continue }
      given.formUnion(section.cells.map(\.index))
    }
    // What holds another view may give it a height.
    for case .layout(let root)? in run.views.lazy.map(\.presentation) {
      given.formUnion(Element.stack(root).all.compactMap { $0.model.shownView?.index })
    }
  }

  func isGiven(_ view: ViewDraft, _ position: Int) -> Bool {
    if case .automatic = view.declared.size { given.contains(position) } else { true }
  }
}

extension SectionLayout {
  /// Whether its cells may be higher than their content.
  fileprivate var givesHeight: Bool {
    switch self {
    case .list, .waterfall: false
    // The cells of a row are as high as the highest.
    case .grid, .carousel, .custom, .cases: true
    }
  }
}

/// Which sides of an element are longer than nothing, as far as a manifest says it.
///
/// It knows who has a length of its own, and who gets one from what is around: a stack, along and across its
/// axis; layers, which give theirs to the first of them and to what fills them; a part of them; and the
/// proportions of the element, which make a height of a width.
///
/// A width comes from outside first, as a cell is as wide as its screen lets it be, and heights follow.
struct ElementExtent {
  let element: Element
  private(set) var children: [ElementExtent]
  private(set) var width = false
  private(set) var height = false
  /// Where what holds it is written.
  private(set) var placeAround: SourceSpan?
  private(set) var isInLayers = false
  private let extent: Extent

  init(_ element: Element) {
    self.element = element
    extent = element.model.extent
    children = element.children.map(ElementExtent.init)
    for position in children.indices {
      children[position].placeAround = element.look.span
      if case .layers = element { children[position].isInLayers = true }
    }
  }

  /// Those that show something, but have no width or no height, in order.
  var unseen: [ElementExtent] {
    if !children.isEmpty { return children.flatMap(\.unseen) }
    let isEmpty =
      extent == .none && element.look.background == nil && element.look.border == nil
    return isEmpty || width && height ? [] : [self]
  }

  /// - Parameters:
  ///   - isWide: whether what holds it gives it a width.
  ///   - isHigh: whether it gives it a height.
  mutating func lay(isWide: Bool, isHigh: Bool) {
    layWidths(isWide)
    layHeights(isHigh)
    // What is as high as its neighbours may be as wide as that.
    layWidths(isWide)
  }

  private mutating func layWidths(_ isGiven: Bool) {
    width = width || isGiven || hasOwn(.horizontal)
    for position in children.indices {
      children[position].layWidths(gives(.horizontal, to: position, isGiven: isGiven))
    }
  }

  private mutating func layHeights(_ isGiven: Bool) {
    height = isGiven || hasOwn(.vertical)
    for position in children.indices {
      children[position].layHeights(gives(.vertical, to: position, isGiven: isGiven))
    }
  }

  private func side(_ axis: StackElement.Axis) -> Bool { axis == .horizontal ? width : height }

  /// Whether it has a length whatever is around it.
  private func hasOwn(_ axis: StackElement.Axis) -> Bool {
    let look = element.look
    if look.sets(axis) || look.insets?.constants.contains(where: { $0.isLong(axis) }) == true {
      return true
    }
    if look.aspectRatio != nil, axis == .horizontal ? height || look.sets(.vertical) : width {
      return true
    }
    switch extent {
    case .bothSides: return true
    case .line(let length, _): return axis != length
    case .none: return false
    case .children: break
    }
    if case .stack(let stack) = element {
      return children.contains { $0.isLong(axis, in: stack) }
    }
    guard case .layers = element else { return children.contains { $0.hasOwn(axis) } }
    return children.contains { child in
      child.element.look.at != .fill && child.element.look.offset == nil && child.hasOwn(axis)
    }
  }

  /// Whether it makes the stack around it longer.
  private func isLong(_ axis: StackElement.Axis, in stack: StackElement) -> Bool {
    if case .spacer(let spacer) = element { return spacer.length != nil && axis == stack.axis }
    return hasOwn(axis)
  }

  /// Whether it gives a child a length.
  ///
  /// - Parameter isGiven: whether it has one from what is around it, which may be longer than its children.
  private func gives(
    _ axis: StackElement.Axis, to position: Int, isGiven: Bool
  ) -> Bool {
    let child = children[position].element
    if child.look.isPart(axis) { return side(axis) }
    if case .stack(let stack) = element {
      guard axis == stack.axis else {
        // Lines, and bars in a column, are as long as the stack, however that is aligned.
        if case .line(axis, _) = children[position].extent { return side(axis) }
        return (stack.alignment?.mayBe("fill") ?? true) && side(axis)
      }
      if stack.distribution?.word == "fillEqually" { return side(axis) }
      return isGiven && !hasRoom(besides: position, stack)
    }
    guard case .layers = element else { return false }
    return side(axis)
      && (child.look.at == .fill || isBase(position)
        || children[position].extent == .line(along: axis, fillsLayers: true))
  }

  /// Whether something else takes the room that is left over in a stack.
  private func hasRoom(besides position: Int, _ stack: StackElement) -> Bool {
    let child = children[position]
    if child.extent == .none, child.element.model.inRow == .rigid {
      // Text is as ready to grow, and comes first.
      let isBesideText = stack.axis == .horizontal && children.contains(where: \.growsWithText)
      if stack.room != .none || isBesideText { return true }
    }
    return children.indices.contains { $0 != position && children[$0].element.isFlexibleSpace }
  }

  /// Whether it takes room that is left over in a row.
  private var growsWithText: Bool {
    switch element.model.inRow {
    case .label, .text, .input: !element.look.sets(.horizontal)
    case .bar, .flexible, .rigid, .children, .space: false
    }
  }

  /// Whether a child decides the size of layers.
  private func isBase(_ position: Int) -> Bool {
    position == 0 && children[position].element.look.at == nil
  }
}

extension Look {
  /// Whether it asks for a length in points.
  fileprivate func sets(_ axis: StackElement.Axis) -> Bool {
    lengths(along: axis).contains { length in
      length.constants.isEmpty
        || length.constants.contains(where: \.isInPoints)
    }
  }

  /// Whether it asks for a part of what is around.
  fileprivate func isPart(_ axis: StackElement.Axis) -> Bool {
    lengths(along: axis).contains { length in
      if case .fraction? = length.constant { true } else { false }
    }
  }

  private func lengths(along axis: StackElement.Axis) -> [Value<Length>] {
    (axis == .horizontal ? [width, minWidth] : [height, minHeight]).compactMap { $0 }
  }
}

extension Length {
  fileprivate var isInPoints: Bool {
    switch self {
    case .points, .scaled: true
    case .fraction, .unset: false
    }
  }
}

extension SideInsets {
  /// Whether they alone make what they are around longer than nothing.
  fileprivate func isLong(_ axis: StackElement.Axis) -> Bool {
    (axis == .horizontal ? [leading, trailing] : [top, bottom]).contains { inset in
      if case .points(.literal(let points))? = inset.constant { points > 0 } else { true }
    }
  }
}

extension DiagnosticCode {
  package static let unseenElement = Self(
    "unseen-element", .warning, .layouts, waits: .forItsView)
}

extension Diagnostic {
  fileprivate static func unseenElement(
    _ unseen: ElementExtent, at span: SourceSpan
  ) -> Diagnostic {
    let key = unseen.element.model.key
    let sides = [unseen.width ? nil : "width", unseen.height ? nil : "height"].compactMap { $0 }
    let examples = ["width": "width: 44", "height": "height: 44"]
    let written = sides.compactMap { examples[$0] }.joined(separator: ", ")
    let fills = unseen.isInLayers && unseen.element.look.at != .fill
    return Diagnostic(
      .unseenElement,
      "this \(quoted(key)) has no \(sides.joined(separator: " and no ")), and so nobody sees it",
      at: Annotation(span, "without a \(sides.joined(separator: " or a ")) of its own"),
      help: "add '\(written)'"
        + (fills
          ? ", or 'at: fill' to fill the 'zstack'"
          : ", or make what is around it give it one"),
      note: "a \(quoted(key)) has no length of its own, and gets none from what it is in")
  }
}
