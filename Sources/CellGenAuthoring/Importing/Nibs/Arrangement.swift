/// The arrangement of a cell, and how far it is from what was recorded.
struct Arrangement {
  var root: Arranged
  /// Each leaf with its frames.
  var frames: [Frame]
  /// Whether the constraints may be trusted at another width.
  var isTrusted: Bool

  /// The frames of a leaf, in points from the corner of the content.
  struct Frame {
    var view: NibView
    var recorded: NibRect
    /// Where the layout puts it.
    var laidOut: NibRect
    /// The same in a wider content: what the constraints say, and where the layout puts it.
    var solvedWider: NibRect?
    var laidOutWider: NibRect

    /// In points; of a text only what is seen.
    var deviation: Double
    var widerDeviation: Double
  }

  /// The largest deviation in points.
  var deviation: Double {
    frames.map { max($0.deviation, isTrusted ? $0.widerDeviation : 0) }.max() ?? 0
  }
}

/// Arranges a cell: by its stack views as they are, or by frames alone where that is nearer to them.
func arrange(_ cell: NibCell) -> Result<Arrangement, RecoveryFailure> {
  let first = arrange(cell, ignoringStacks: false)
  if case .success(let arrangement) = first, arrangement.deviation <= 1 { return first }
  guard cell.content.all.contains(where: { $0.stack != nil }) else { return first }
  let second = arrange(cell, ignoringStacks: true)
  guard case .success(let other) = second else { return first }
  guard case .success(let arrangement) = first else { return second }
  return other.deviation < arrangement.deviation ? second : first
}

private func arrange(
  _ cell: NibCell, ignoringStacks: Bool
) -> Result<Arrangement, RecoveryFailure> {
  do throws(RecoveryFailure) {
    var recovery = try Recovery(cell, ignoresStacks: ignoringStacks)
    let root = try recovery.recover()
    giveSizes(in: root, recovery)
    return .success(
      Arrangement(root: root, frames: frames(of: root, recovery), isTrusted: recovery.isTrusted))
  } catch {
    return .failure(error)
  }
}

/// Gives a size to each view without content that nothing else sizes.
private func giveSizes(in root: Arranged, _ recovery: Recovery) {
  for node in root.all where node.kind == .leaf && node.view?.hasContentSize == false {
    guard let view = node.view, let wanted = recovery.places[view.id]?.recorded else { continue }
    for axis in [Axis.horizontal, .vertical] where !node.isFixed(axis) {
      let size = recovery.cell.size
      node.natural[axis] = 0
      let rect = root.layOut(width: size.width, height: size.height)[view.id]
      guard let rect, (rect.size(axis) - wanted.size(axis)).magnitude > 1 else { continue }
      node.setLength(axis, .points(wanted.size(axis)))
    }
  }
}

private func frames(of root: Arranged, _ recovery: Recovery) -> [Arrangement.Frame] {
  let size = recovery.cell.size
  let here = root.layOut(width: size.width, height: size.height)
  let there = root.layOut(width: size.width + Recovery.wider, height: size.height)
  let lost = NibRect(x: 0, y: 0, width: -999, height: -999)
  return recovery.leaves.compactMap { view in
    guard let places = recovery.places[view.id] else { return nil }
    let (laidOut, wider) = (here[view.id] ?? lost, there[view.id] ?? lost)
    return Arrangement.Frame(
      view: view, recorded: places.recorded, laidOut: laidOut, solvedWider: places.wider,
      laidOutWider: wider,
      deviation: deviation(view.seen(in: laidOut, asIn: places.recorded), places.recorded),
      widerDeviation: deviation(view.seen(in: wider, asIn: places.wider), places.wider))
  }
}

extension NibView {
  /// The part of a label where its text is: one that is wider than its text looks the same.
  fileprivate func seen(in rect: NibRect, asIn recorded: NibRect) -> NibRect {
    guard kind == "label", element.child(key: "backgroundColor") == nil,
      rect.width > recorded.width
    else { return rect }
    var seen = rect
    let extra = rect.width - recorded.width
    switch element["textAlignment"] {
    case "center": seen.x += extra / 2
    case "right": seen.x += extra
    default: break
    }
    seen.width = recorded.width
    return seen
  }
}
