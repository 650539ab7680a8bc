/// The places of a cell's views, at the recorded size and in a larger cell.
struct NibPlaces {
  /// The changes in the content's width and height, in points.
  static let wider = 60.0
  static let taller = 40.0

  /// True if the constraints reproduce the recorded frames, and are reliable at other sizes.
  private(set) var isTrusted = false
  /// The views that are visible and take up space.
  let leaves: [NibView]
  private var boxes: [String: Boxes]

  /// A rectangle at the recorded size, in wider content, and in taller content.
  struct Boxes {
    var recorded: NibRect
    var wider: NibRect
    var taller: NibRect

    func varied(_ axis: Axis) -> NibRect { axis == .horizontal ? wider : taller }

    static func around(_ boxes: [Boxes]) -> Boxes {
      Boxes(
        recorded: .around(boxes.map(\.recorded)), wider: .around(boxes.map(\.wider)),
        taller: .around(boxes.map(\.taller)))
    }

    /// The length it gains along an axis in content that is longer along that axis.
    func growth(_ axis: Axis) -> Double { varied(axis).size(axis) - recorded.size(axis) }
  }

  /// Solves the constraints of a cell at the recorded size, wider, and taller.
  init(of cell: NibCell) throws(RecoveryFailure) {
    guard cell.content.all.count <= 300 else { throw .tooManyViews }
    let recorded = cell.recorded
    guard cell.content.all.allSatisfy({ recorded[$0.id] != nil || $0.isHidden }) else {
      throw .noFrames
    }
    leaves = cell.content.leaves.filter { $0.takesRoom && recorded[$0.id] != nil }
    boxes = recorded.mapValues { Boxes(recorded: $0, wider: $0, taller: $0) }
    guard let plain = cell.solve(), let wider = cell.solve(wider: Self.wider),
      let taller = cell.solve(taller: Self.taller)
    else { return }
    let deviations = leaves.map { leaf in
      plain.rects[leaf.id].map { deviation($0, recorded[leaf.id] ?? $0) } ?? 0
    }
    isTrusted = deviations.allSatisfy { $0 <= 1 } && wider.conflicts <= plain.conflicts
    for (id, rect) in recorded {
      guard let from = plain.rects[id], let toWider = wider.rects[id],
        let toTaller = taller.rects[id]
      else { continue }
      boxes[id] = Boxes(
        recorded: rect, wider: rect.moved(from, toWider), taller: rect.moved(from, toTaller))
    }
    let size = cell.size
    boxes[cell.content.id] = Boxes(
      recorded: size,
      wider: NibRect(x: 0, y: 0, width: size.width + Self.wider, height: size.height),
      taller: NibRect(x: 0, y: 0, width: size.width, height: size.height + Self.taller))
  }

  subscript(view: NibView) -> Boxes? { boxes[view.id] }
}

extension NibRect {
  /// The rectangle, moved and resized as another one was.
  fileprivate func moved(_ from: NibRect, _ to: NibRect) -> NibRect {
    NibRect(
      x: x + to.x - from.x, y: y + to.y - from.y, width: width + to.width - from.width,
      height: height + to.height - from.height)
  }
}
