extension Resolver {
  /// Warns about elements without a width or a height, which nobody sees.
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

/// The views whose height doesn't come from their content.
private struct HeightsOfCells {
  private var given: Set<Int> = []

  init(of run: Run) {
    for section in run.manifests.lazy.compactMap(\.sections).joined() {
      guard section.layout.all.contains(where: \.givesHeight) else { continue }
      given.formUnion(section.cells.map(\.index))
    }
    // An enclosing view can give it a height.
    for case .layout(let root)? in run.views.lazy.map(\.presentation) {
      given.formUnion(Element.stack(root).all.compactMap { $0.model.shownView?.index })
    }
  }

  func isGiven(_ view: ViewDraft, _ position: Int) -> Bool {
    if case .automatic = view.declared.size { given.contains(position) } else { true }
  }
}

extension SectionLayout {
  /// True if its cells can be taller than their content.
  fileprivate var givesHeight: Bool {
    switch self {
    case .list, .waterfall: false
    // The cells of a row are as tall as the tallest.
    case .grid, .carousel, .custom, .cases: true
    }
  }
}

/// The sides of an element with a length greater than zero, as far as a manifest determines them.
///
/// It knows which elements have an intrinsic length, and which get one from their surroundings: a stack,
/// along and across its axis; layers, which pass theirs to the first element and to elements that fill them;
/// a fraction of them; and an aspect ratio, which derives the height from the width.
///
/// Widths are determined from the outside in, because a cell is as wide as its screen allows, and heights
/// follow.
struct ElementExtent {
  let element: Element
  private(set) var children: [ElementExtent]
  private(set) var width = false
  private(set) var height = false
  /// The span of its container in the manifest.
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

  /// The elements that show something, but have no width or no height, in order.
  var unseen: [ElementExtent] {
    if !children.isEmpty { return children.flatMap(\.unseen) }
    let isEmpty =
      extent == .none && element.look.background == nil && element.look.border == nil
    return isEmpty || width && height ? [] : [self]
  }

  /// Determines the lengths of the element and its children.
  ///
  /// - Parameters:
  ///   - isWide: True if its container gives it a width.
  ///   - isHigh: True if its container gives it a height.
  mutating func lay(isWide: Bool, isHigh: Bool) {
    layWidths(isWide)
    layHeights(isHigh)
    // A height that comes from its neighbors can determine its width.
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

  /// Returns true if it has a length regardless of its surroundings.
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

  /// Returns true if it makes the enclosing stack longer.
  private func isLong(_ axis: StackElement.Axis, in stack: StackElement) -> Bool {
    if case .spacer(let spacer) = element { return spacer.length != nil && axis == stack.axis }
    return hasOwn(axis)
  }

  /// Returns true if it gives a child a length.
  ///
  /// - Parameter isGiven: True if its own length comes from its surroundings, which can be longer than its
  ///   children.
  private func gives(
    _ axis: StackElement.Axis, to position: Int, isGiven: Bool
  ) -> Bool {
    let child = children[position].element
    if child.look.isPart(axis) { return side(axis) }
    if case .stack(let stack) = element {
      guard axis == stack.axis else {
        // Lines, and bars in a column, are as long as the stack, whatever its alignment.
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

  /// Returns true if something else takes the remaining space in a stack.
  private func hasRoom(besides position: Int, _ stack: StackElement) -> Bool {
    let child = children[position]
    if child.extent == .none, child.element.model.inRow == .rigid {
      // Text is just as flexible, and comes first.
      let isBesideText = stack.axis == .horizontal && children.contains(where: \.growsWithText)
      if stack.room != .none || isBesideText { return true }
    }
    return children.indices.contains { $0 != position && children[$0].element.isFlexibleSpace }
  }

  /// True if it takes remaining space in a row.
  private var growsWithText: Bool {
    switch element.model.inRow {
    case .label, .text, .input: !element.look.sets(.horizontal)
    case .bar, .flexible, .rigid, .children, .space: false
    }
  }

  /// Returns true if a child determines the size of layers.
  private func isBase(_ position: Int) -> Bool {
    position == 0 && children[position].element.look.at == nil
  }
}

extension Look {
  /// Returns true if it specifies a length in points.
  fileprivate func sets(_ axis: StackElement.Axis) -> Bool {
    lengths(along: axis).contains { length in
      length.constants.isEmpty
        || length.constants.contains(where: \.isInPoints)
    }
  }

  /// Returns true if it specifies a fraction of its container.
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
  /// Returns true if the insets alone give their element a length.
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
      "this \(quoted(key)) has no \(sides.joined(separator: " and no ")), so it is invisible",
      at: Annotation(span, "without a \(sides.joined(separator: " or a ")) of its own"),
      help: "add '\(written)'"
        + (fills
          ? ", or 'at: fill' to fill the 'zstack'"
          : ", or let its container give it one"),
      note: "a \(quoted(key)) has no length of its own, and gets none from its container")
  }
}
