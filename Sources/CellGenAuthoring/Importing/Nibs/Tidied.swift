// A layout without anything redundant.

/// The arrangement without alignments, wrappers, spacers and priorities that can go without moving anything.
///
/// Each change is tried, and kept if no view moves: at the recorded size, in wider content, and when a label
/// with several lines gets one more.
func tidied(_ arrangement: Arrangement, in cell: NibCell) -> Arrangement {
  let tidying = Tidying(arrangement, in: cell)
  tidying.tidy()
  var arrangement = arrangement
  arrangement.root = tidying.root
  return arrangement.measured(in: cell)
}

private struct Tidying {
  /// Holds the outermost element, which can be replaced.
  private let holder: Arranged
  let size: NibRect
  let leaves: [NibView]
  /// The labels that can get one more line.
  let texts: [Arranged]
  private var reference: [[String: NibRect]] = []

  init(_ arrangement: Arrangement, in cell: NibCell) {
    holder = Arranged(.zstack, children: [arrangement.root])
    size = cell.size
    leaves = arrangement.frames.map(\.view)
    texts = Array(
      arrangement.root.all.filter { node in
        node.kind == .leaf && !node.isHidden && node.view?.kind == "label"
          && node.view?.element["numberOfLines"] != nil
      }.prefix(4))
    reference = frames()
  }

  var root: Arranged { holder.children[0] }

  /// The frames of the leaves in each case.
  private func frames() -> [[String: NibRect]] {
    var cases = [
      root.layOut(width: size.width, height: size.height),
      root.layOut(width: size.width + NibPlaces.wider, height: size.height),
    ]
    let line = 20.0
    for text in texts {
      text.natural.height += line
      cases.append(root.layOut(width: size.width, height: size.height + line))
      text.natural.height -= line
    }
    return cases
  }

  private func movesNothing() -> Bool {
    zip(reference, frames()).allSatisfy { before, after in
      leaves.allSatisfy { leaf in
        guard let one = before[leaf.id], let other = after[leaf.id] else { return false }
        return deviation(leaf.seen(in: other, asIn: one), one) < 0.5
      }
    }
  }

  func tidy() {
    for node in stacks { dropLengths(of: node) }
    for node in stacks { align(node) }
    merge()
    for node in stacks { dropLastSpacer(of: node) }
    for node in stacks { turnSpacersIntoInsets(of: node) }
    for node in stacks { align(node) }
    merge()
    keepHeight()
    for node in stacks where node.kind == .hstack && node.alignment == "center" {
      for child in node.children where child.isStack { dropInsets(above: child) }
    }
    for node in root.all where node.kind == .leaf {
      for axis in node.hugging.keys {
        let old = node.hugging
        attempt({ node.hugging[axis] = nil }, undo: { node.hugging = old })
      }
    }
  }

  /// The stacks, innermost first.
  private var stacks: [Arranged] { root.all.reversed().filter(\.isStack) }

  /// Makes a change, and undoes it if something moves.
  private func attempt(_ change: () -> Void, undo: () -> Void) {
    change()
    if !movesNothing() { undo() }
  }

  private func dropLengths(of node: Arranged) {
    for axis in [Axis.horizontal, .vertical] {
      guard let length = node.length(axis), node.aspectRatio == nil, node !== root,
        !node.givenLengths.contains(axis)
      else { continue }
      attempt({ node.setLength(axis, nil) }, undo: { node.setLength(axis, length) })
    }
  }

  /// Tries cellgen's default alignment, and then each one that makes a child's own stack unnecessary.
  private func align(_ node: Arranged) {
    if node.view?.stack != nil, node.alignment != "fill" { return }
    let own = node.kind == .hstack ? "center" : "fill"
    let sides =
      node.kind == .hstack
      ? ["center", "top", "bottom"] : ["fill", "leading", "trailing", "center"]
    let old = (node.alignment, node.children)
    let hasWrapper = node.children.contains { unwrapped($0, in: node) != nil }
    for alignment in sides where hasWrapper || alignment == own {
      node.alignment = alignment
      node.children = old.1.map { child in
        guard let (inner, side) = unwrapped(child, in: node), side == alignment else {
          return child
        }
        return inner
      }
      if movesNothing() { return }
      (node.alignment, node.children) = old
    }
  }

  /// Merges each stack that holds a single element with that element.
  private func merge() {
    mergeChildren(of: holder)
    for node in root.all.reversed() where node.kind != .leaf { mergeChildren(of: node) }
  }

  private func mergeChildren(of node: Arranged) {
    for index in node.children.indices {
      let stack = node.children[index]
      guard let child = stack.onlyChild else { continue }
      let old = child.state
      attempt(
        {
          child.takeIn(stack)
          node.children[index] = child
        },
        undo: {
          child.state = old
          node.children[index] = stack
        })
    }
  }

  /// The only element of a stack that does nothing but align it, and its side.
  private func unwrapped(_ child: Arranged, in node: Arranged) -> (Arranged, String)? {
    guard child.isStack, child.axis == node.axis.other, !child.isBox, child.insets.isZero,
      child.width == nil, child.height == nil
    else { return nil }
    let inner = child.children
    let isFree = inner.map { $0.kind == .spacer && $0.length == nil }
    let isVertical = child.axis == .vertical
    if isFree == [true, false, true] { return (inner[1], "center") }
    if isFree == [false, true] { return (inner[0], isVertical ? "top" : "leading") }
    if isFree == [true, false] { return (inner[1], isVertical ? "bottom" : "trailing") }
    return nil
  }

  /// Removes a spacer after a label: the label can be wider than its text, so nothing must take up the space
  /// after it.
  private func dropLastSpacer(of node: Arranged) {
    guard node.kind == .hstack, node.children.count > 1, let last = node.children.last,
      last.kind == .spacer, last.length == nil,
      node.children[node.children.count - 2].view?.kind == "label"
    else { return }
    let old = node.children
    attempt({ node.children.removeLast() }, undo: { node.children = old })
  }

  /// Turns flexible spacers into insets. If views are only centered, or only pinned to the top, the table
  /// determined the cell's height; insets keep it.
  private func turnSpacersIntoInsets(of node: Arranged) {
    guard node.kind == .vstack, node.place == nil else { return }
    let old = (node.children, node.insets)
    let isFree = node.children.map { $0.kind == .spacer && $0.length == nil }
    guard isFree.contains(true) else { return }
    let lengths = gaps(of: node)
    if isFree.count(where: { $0 }) == 1, isFree.last == true, let gap = lengths.last,
      node.children.count > 1
    {
      attempt(
        {
          node.children.removeLast()
          node.insets.bottom = toHundredths(node.insets.bottom + gap)
        }, undo: { (node.children, node.insets) = old })
    } else if isFree.count(where: { $0 }) == 2, let first = isFree.firstIndex(of: true),
      isFree.count > first + 2, isFree[first + 2], node.spacing == 0
    {
      if node.children.count == 3,
        node.children[1].kind == .leaf || node.children[1].kind == .zstack
      {
        attempt(
          {
            node.children = [old.0[1]]
            node.insets.top = toHundredths(node.insets.top + lengths[0])
            node.insets.bottom = toHundredths(node.insets.bottom + lengths[2])
          }, undo: { (node.children, node.insets) = old })
      } else {
        inset(node.children[first + 1], lengths[first], lengths[first + 2], in: node, first)
      }
    }
  }

  /// Keeps the recorded height of a cell whose constraints do not reach its bottom.
  private func keepHeight() {
    let gap = size.height - root.fittingSize.height
    guard gap > 1, root.isStack else { return }
    let old = root.insets
    attempt({ root.insets.bottom = toHundredths(old.bottom + gap) }, undo: { root.insets = old })
  }

  /// Removes insets from a stack in the middle of a taller one, which don't affect its place.
  private func dropInsets(above node: Arranged) {
    let (old, height) = (node.insets, root.fittingSize.height)
    guard !node.isBox, old.top > 0, (old.top - old.bottom).magnitude < 0.01 else { return }
    attempt(
      {
        (node.insets.top, node.insets.bottom) = (0, 0)
        if (root.fittingSize.height - height).magnitude > 0.01 { node.insets = old }
      }, undo: { node.insets = old })
  }

  /// Gives the child between two spacers their lengths as insets.
  private func inset(
    _ child: Arranged, _ top: Double, _ bottom: Double, in node: Arranged, _ index: Int
  ) {
    let old = (node.children, child.insets, child.alignment)
    guard child.kind == .hstack, !child.isBox, child.height == nil else { return }
    attempt(
      {
        child.insets.top = toHundredths(child.insets.top + top)
        child.insets.bottom = toHundredths(child.insets.bottom + bottom)
        if child.alignment == "fill" { child.alignment = "center" }
        node.children.remove(at: index + 2)
        node.children.remove(at: index)
      }, undo: { (node.children, child.insets, child.alignment) = old })
  }

  /// The recorded lengths of the spacers of a stack, by their index.
  private func gaps(of node: Arranged) -> [Double] {
    let rects = root.layOut(width: size.width, height: size.height)
    let extents = node.children.map { child in
      let inner = child.all.compactMap { node in node.view.flatMap { rects[$0.id] } }
      return inner.isEmpty ? nil : NibRect.around(inner)
    }
    let whole = rectOfStack(node, rects)
    return node.children.indices.map { index in
      guard node.children[index].kind == .spacer else { return 0 }
      let before = index == 0 ? whole.start : extents[index - 1]?.bottom ?? whole.start
      let after = index == extents.count - 1 ? whole.end : extents[index + 1]?.y ?? whole.end
      return max(0, after - before)
    }
  }

  /// The vertical extent of a stack's content.
  private func rectOfStack(
    _ node: Arranged, _ rects: [String: NibRect]
  ) -> (start: Double, end: Double) {
    guard node !== root else { return (node.insets.top, size.height - node.insets.bottom) }
    let inner = node.all.compactMap { node in node.view.flatMap { rects[$0.id] } }
    let around = NibRect.around(inner)
    return (around.y, around.bottom)
  }
}

extension Arranged {
  /// The only child of a stack, if the two can be merged.
  fileprivate var onlyChild: Arranged? {
    guard isStack, children.count == 1, let child = children.first, !child.isHidden,
      child.place == nil, child.kind != .spacer
    else { return nil }
    for axis in [Axis.horizontal, .vertical] where child.isFixed(axis) {
      if length(axis) != nil || insets.start(axis) + insets.end(axis) > 0.01 { return nil }
    }
    if child.kind == .leaf {
      let hasText = ["label", "textView"].contains(child.view?.kind)
      return !isBox && (insets.isZero || hasText && child.view?.hasLook == false) ? child : nil
    }
    if isBox && child.isBox || child.isBox && !insets.isZero { return nil }
    return child
  }

  /// Takes over the properties of the stack around it.
  fileprivate func takeIn(_ node: Arranged) {
    insets = (insets + node.insets).rounded
    (place, offset, isHidden) = (node.place, node.offset, node.isHidden)
    if let width = node.width { self.width = width }
    if let height = node.height { self.height = height }
    givenLengths.formUnion(node.givenLengths)
    if kind != .leaf, node.isBox || !isBox, node.view != nil {
      (isBox, view) = (node.isBox, node.view)
    }
  }

  fileprivate struct State {
    var view: NibView?
    var insets: Insets
    var place: String?
    var offset: (x: Double, y: Double)
    var isHidden, isBox: Bool
    var width, height: Length?
    var givenLengths: Set<Axis>
  }

  fileprivate var state: State {
    get {
      State(
        view: view, insets: insets, place: place, offset: offset, isHidden: isHidden, isBox: isBox,
        width: width, height: height, givenLengths: givenLengths)
    }
    set {
      (view, insets, place, offset) = (
        newValue.view, newValue.insets, newValue.place, newValue.offset
      )
      (isHidden, isBox) = (newValue.isHidden, newValue.isBox)
      (width, height) = (newValue.width, newValue.height)
      givenLengths = newValue.givenLengths
    }
  }
}
