/// The same layout with as few stacks as it needs.
///
/// Stacks that hold a single stack become one with it. A text takes the insets of a stack that holds nothing
/// else.
func simplified(_ node: Arranged) -> Arranged {
  node.children = node.children.map(simplified)
  guard node.isStack, node.children.count == 1, node.alignment == "fill", !node.fillsEqually else {
    return node
  }
  let child = node.children[0]
  guard !child.isHidden, child.place == nil else { return node }
  switch child.kind {
  case .spacer: return node
  case .leaf: return node.isBox ? node : merged(node, leaf: child)
  case .hstack, .vstack, .zstack: return merged(node, stack: child)
  }
}

private func merged(_ node: Arranged, stack child: Arranged) -> Arranged {
  if node.isBox && child.isBox || child.width != nil || child.height != nil { return node }
  if child.isBox, !node.insets.isZero { return node }
  child.insets = (child.insets + node.insets).rounded
  if node.isBox || !child.isBox {
    (child.isBox, child.view) = (node.isBox, node.isBox ? node.view : child.view)
  }
  inherit(child, from: node)
  return child
}

private func merged(_ node: Arranged, leaf child: Arranged) -> Arranged {
  let hasText = ["label", "textView"].contains(child.view?.kind)
  guard node.insets.isZero || hasText && child.view?.hasLook == false && !child.isFixedAtAll else {
    return node
  }
  for axis in [Axis.horizontal, .vertical] where node.length(axis) != nil && child.isFixed(axis) {
    return node
  }
  child.insets = (child.insets + node.insets).rounded
  inherit(child, from: node)
  return child
}

private func inherit(_ child: Arranged, from node: Arranged) {
  (child.place, child.offset, child.isHidden) = (node.place, node.offset, node.isHidden)
  if let width = node.width { child.width = width }
  if let height = node.height { child.height = height }
}

extension Arranged {
  fileprivate var isFixedAtAll: Bool { width != nil || height != nil || aspectRatio != nil }
}
