/// The arrangement of a cell, and how far it deviates from the recorded frames.
struct Arrangement {
  var root: Arranged
  /// Each leaf with its frames.
  var frames: [Frame]
  /// True if the constraints are reliable at another width.
  var isTrusted: Bool

  /// The frames of a leaf, in points from the corner of the content.
  struct Frame {
    var view: NibView
    var recorded: NibRect
    /// The frame in the layout.
    var laidOut: NibRect
    /// The frames in wider content, by the constraints and by the layout.
    var solvedWider: NibRect
    var laidOutWider: NibRect

    /// In points; for a text, only its visible part counts.
    var deviation: Double {
      CellGenAuthoring.deviation(view.seen(in: laidOut, asIn: recorded), recorded)
    }
    var widerDeviation: Double {
      CellGenAuthoring.deviation(view.seen(in: laidOutWider, asIn: solvedWider), solvedWider)
    }
  }

  /// The largest deviation in points.
  var deviation: Double {
    frames.map { max($0.deviation, isTrusted ? $0.widerDeviation : 0) }.max() ?? 0
  }

  /// The deviation in words.
  var verdict: String {
    deviation <= 1 ? "whole" : deviation <= 4 ? "within four points" : "partly"
  }
}

/// Arranges a cell: by its stack views as they are, or by frames alone if that is closer to the recorded
/// ones.
func arrange(_ cell: NibCell) -> Result<Arrangement, RecoveryFailure> {
  let places: NibPlaces
  do throws(RecoveryFailure) {
    places = try NibPlaces(of: cell)
  } catch {
    return .failure(error)
  }
  let hasStacks = cell.content.all.contains { $0.stack != nil }
  var best: Result<Arrangement, RecoveryFailure>?
  for ignoresStacks in hasStacks ? [false, true] : [false] {
    for fixesTexts in [false, true] {
      let next = arrange(
        Recovery(cell, places, ignoresStacks: ignoresStacks, fixesTexts: fixesTexts))
      if case .success(let arrangement) = next {
        if arrangement.deviation <= 1 { return next }
        if case .success(let other)? = best, other.deviation <= arrangement.deviation { continue }
        best = next
      } else if best == nil {
        best = next
      }
    }
  }
  return best ?? .failure(.noFrames)
}

private func arrange(_ recovery: Recovery) -> Result<Arrangement, RecoveryFailure> {
  var recovery = recovery
  do throws(RecoveryFailure) {
    let root = try recovery.recover()
    giveSizes(in: root, recovery)
    let places = recovery.places
    return .success(
      Arrangement(root: root, frames: frames(of: places), isTrusted: places.isTrusted)
        .measured(in: recovery.cell))
  } catch {
    return .failure(error)
  }
}

/// Sets a size for each view without content whose size nothing else determines.
private func giveSizes(in root: Arranged, _ recovery: Recovery) {
  for node in root.all where node.kind == .leaf {
    guard let view = node.view, let wanted = recovery.places[view]?.recorded else { continue }
    for axis in [Axis.horizontal, .vertical]
    where !node.isFixed(axis) && !view.hasContentSize(axis) {
      let size = recovery.cell.size
      node.natural[axis] = 0
      let rect = root.layOut(width: size.width, height: size.height)[view.id]
      guard let rect, (rect.size(axis) - wanted.size(axis)).magnitude > 1 else { continue }
      node.setLength(axis, .points(wanted.size(axis)))
    }
  }
}

private func frames(of places: NibPlaces) -> [Arrangement.Frame] {
  places.leaves.compactMap { view in
    guard let boxes = places[view] else { return nil }
    let none = NibRect(x: 0, y: 0, width: 0, height: 0)
    return Arrangement.Frame(
      view: view, recorded: boxes.recorded, laidOut: none, solvedWider: boxes.wider,
      laidOutWider: none)
  }
}

extension Arrangement {
  /// The arrangement with the frames of its current layout.
  func measured(in cell: NibCell) -> Arrangement {
    let here = root.layOut(width: cell.size.width, height: cell.size.height)
    let there = root.layOut(
      width: cell.size.width + NibPlaces.wider, height: cell.size.height)
    let lost = NibRect(x: 0, y: 0, width: -999, height: -999)
    var arrangement = self
    for index in frames.indices {
      let view = frames[index].view
      arrangement.frames[index].laidOut = here[view.id] ?? lost
      arrangement.frames[index].laidOutWider = there[view.id] ?? lost
    }
    return arrangement
  }
}

extension NibView {
  /// The part of a label that its text covers: a label that is wider than its text looks the same.
  func seen(in rect: NibRect, asIn recorded: NibRect) -> NibRect {
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
