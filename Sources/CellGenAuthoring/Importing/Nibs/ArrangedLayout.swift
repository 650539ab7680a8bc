// The layout of a manifest's stacks with elements of known sizes, for comparison with the recorded frames.
// `LayoutElements` in the manual describes the same rules in words.

extension Arranged {
  /// The frames of the views in content of some size, in points from its corner.
  func layOut(width: Double, height: Double) -> [String: NibRect] {
    var rects: [String: NibRect] = [:]
    place(in: NibRect(x: 0, y: 0, width: width, height: height), &rects)
    return rects
  }

  /// Its size if nothing stretches it.
  var fittingSize: Size {
    var size = contentSize
    for axis in [Axis.horizontal, .vertical] {
      if let points = points(axis) { size[axis] = points }
    }
    if let aspectRatio {
      if let width = points(.horizontal), points(.vertical) == nil {
        size.height = width / aspectRatio
      } else if let height = points(.vertical), points(.horizontal) == nil {
        size.width = height * aspectRatio
      }
    }
    return size
  }

  private var contentSize: Size {
    var size = Size()
    switch kind {
    case .spacer: return size
    case .leaf: size = natural
    case .hstack, .vstack:
      var lengths = shown.map { $0.kind == .spacer ? $0.length ?? 0 : $0.fittingSize[axis] }
      if fillsEqually, let longest = lengths.max() { lengths = lengths.map { _ in longest } }
      size[axis] = lengths.reduce(0, +) + spacing * Double(max(0, lengths.count - 1))
      size[axis.other] =
        shown.filter { $0.kind != .spacer }.map { $0.fittingSize[axis.other] }.max() ?? 0
    case .zstack:
      for (index, child) in shown.enumerated()
      where index == 0 && child.place == nil || child.place != "fill" && child.offset == (0, 0) {
        let inner = child.fittingSize
        size.width = max(size.width, inner.width)
        size.height = max(size.height, inner.height)
      }
    }
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  // MARK: Who gives and who takes

  /// Its rank for taking up remaining space along an axis, lowest first; nil if it takes up none.
  func growth(_ axis: Axis) -> Double? {
    if isFixed(axis) || isHidden { return nil }
    if kind == .spacer { return length == nil ? -1 : nil }
    switch hugging[axis] {
    case .low: return 0.1
    case .high: return 5.8
    case nil: break
    }
    switch kind {
    case .zstack: return shown.first?.growth(axis)
    case .hstack, .vstack:
      if axis == self.axis { return shown.compactMap { $0.growth(axis) }.min() }
      // Across its axis, a stack is as long as each child that fills it, and longer than the others.
      let inner = shown.filter { $0.kind != .spacer }.map { $0.growth(axis) }
      if alignment == "fill" {
        return inner.isEmpty || inner.contains { $0 == nil } ? nil : inner.compactMap(\.self).max()
      }
      return inner.compactMap(\.self).min()
    case .leaf, .spacer: return elementGrowth(axis)
    }
  }

  private func elementGrowth(_ axis: Axis) -> Double? {
    switch view?.kind {
    case "textField", "slider", "progressView": 1
    case "textView": view?.element["editable"] == "NO" ? 2 : 1
    case "label": 2
    case "button", "imageView", "switch", "stepper", "activityIndicatorView", "segmentedControl",
      "datePicker":
      axis == .horizontal ? nil : 4
    default: 3
    }
  }

  /// Its rank for shrinking along an axis when there is too little space; nil if it never shrinks.
  private func yielding(_ axis: Axis) -> Double? {
    if isFixed(axis) || isHidden || kind == .spacer { return nil }
    if kind != .leaf { return shown.compactMap { $0.yielding(axis) }.min() }
    return switch view?.kind {
    case "label": 6
    case "textField", "textView", "slider", "progressView": 5
    default: 9
    }
  }

  // MARK: Places

  private func place(in box: NibRect, _ rects: inout [String: NibRect]) {
    let inner = NibRect(
      x: box.x + insets.leading, y: box.y + insets.top,
      width: box.width - insets.leading - insets.trailing,
      height: box.height - insets.top - insets.bottom)
    if let view { rects[view.id] = kind == .leaf ? inner : box }
    guard kind != .leaf, kind != .spacer, !shown.isEmpty else { return }
    if kind == .zstack { placeLayers(in: inner, &rects) } else { placeLine(in: inner, box, &rects) }
  }

  private func placeLayers(in inner: NibRect, _ rects: inout [String: NibRect]) {
    for (index, child) in shown.enumerated() {
      if index == 0 && child.place == nil || child.place == "fill" {
        var box = inner
        if child.place != nil {
          box.x += child.offset.x
          box.y += child.offset.y
        }
        child.place(in: box, &rects)
        continue
      }
      let place = (child.place ?? "center").lowercased()
      var size = child.fittingSize
      if child.isLine {
        if ["leading", "trailing"].contains(place) {
          if !child.isFixed(.vertical) { size.height = inner.height }
        } else if !child.isFixed(.horizontal) {
          size.width = inner.width
        }
      }
      if !child.isFixed(.horizontal) { size.width = min(size.width, inner.width) }
      let x =
        place.hasSuffix("leading")
        ? 0
        : place.hasSuffix("trailing")
          ? inner.width - size.width : (inner.width - size.width) / 2
      let y =
        place.hasPrefix("top")
        ? 0
        : place.hasPrefix("bottom")
          ? inner.height - size.height : (inner.height - size.height) / 2
      child.place(
        in: NibRect(
          x: inner.x + x + child.offset.x, y: inner.y + y + child.offset.y, width: size.width,
          height: size.height), &rects)
    }
  }

  /// True if it fills the length of its surroundings: a divider, or a progress bar.
  var isLine: Bool {
    guard kind == .leaf, let view else { return false }
    return view.kind == "progressView" || view.isDivider
  }

  private func placeLine(
    in inner: NibRect, _ box: NibRect, _ rects: inout [String: NibRect]
  ) {
    let lengths = lengths(in: inner.size(axis), box)
    let across = inner.size(axis.other)
    let baselines = baselineOffsets
    var position = inner.start(axis)
    for (index, child) in shown.enumerated() {
      var size = 0.0
      var offset = 0.0
      if child.kind != .spacer {
        size = crossSize(of: child, length: lengths[index], in: across, box)
        offset =
          switch alignment {
          case "fill", "leading", "top": 0
          case "trailing", "bottom": across - size
          default: (across - size) / 2
          }
        if let baselines { offset = baselines[index] }
      }
      let start = inner.start(axis.other) + offset
      let frame =
        axis == .horizontal
        ? NibRect(x: position, y: start, width: lengths[index], height: size)
        : NibRect(x: start, y: position, width: size, height: lengths[index])
      child.place(in: frame, &rects)
      position += lengths[index] + spacing
    }
  }

  private func lengths(in room: Double, _ box: NibRect) -> [Double] {
    let children = shown
    let gaps = spacing * Double(children.count - 1)
    if fillsEqually {
      return children.map { _ in (room - gaps) / Double(children.count) }
    }
    var lengths = children.map { child -> Double in
      if child.kind == .spacer { return child.length ?? 0 }
      if case .part(let part)? = child.length(axis) { return box.size(axis) * part }
      return child.fittingSize[axis]
    }
    let extra = room - lengths.reduce(0, +) - gaps
    if extra > 0.01 {
      let free = children.indices.filter {
        children[$0].kind == .spacer && children[$0].length == nil
      }
      if !free.isEmpty {
        for index in free { lengths[index] += extra / Double(free.count) }
      } else {
        let growths = children.map { $0.growth(axis) }
        if let best = growths.compactMap(\.self).min(),
          let index = growths.firstIndex(of: best)
        {
          lengths[index] += extra
        }
      }
    } else if extra < -0.01 {
      shorten(&lengths, by: -extra)
    }
    return lengths
  }

  private func shorten(_ lengths: inout [Double], by amount: Double) {
    var rest = amount
    let order = shown.enumerated().compactMap { index, child in
      child.yielding(axis).map { (rank: $0, index: index) }
    }
    for (_, index) in order.sorted(by: { ($0.rank, $0.index) < ($1.rank, $1.index) })
    where rest > 0.01 {
      let part = min(rest, lengths[index])
      lengths[index] -= part
      rest -= part
    }
  }

  private func crossSize(
    of child: Arranged, length: Double, in across: Double, _ box: NibRect
  ) -> Double {
    let other = axis.other
    if alignment == "fill", !child.isFixed(other) { return across }
    var size = child.fittingSize[other]
    if let ratio = child.aspectRatio, child.points(other) == nil, child.points(axis) == nil,
      alignment != "fill"
    {
      size = axis == .horizontal ? length / ratio : length * ratio
    }
    if case .part(let part)? = child.length(other) { size = box.size(other) * part }
    return child.isFixed(other) ? size : min(size, across)
  }

  // MARK: Baselines

  /// The distances by which the children of a row are moved down to align their baselines; nil for other
  /// stacks.
  private var baselineOffsets: [Double]? {
    guard kind == .hstack, ["firstBaseline", "lastBaseline"].contains(alignment) else { return nil }
    let ascents = shown.map { child in
      child.kind == .spacer
        ? 0
        : alignment == "firstBaseline"
          ? child.firstBaseline : child.fittingSize.height - child.belowLastBaseline
    }
    let highest = ascents.max() ?? 0
    return ascents.map { highest - $0 }
  }

  /// The distance from the top to the first baseline; estimated from the size of the system's font.
  private var firstBaseline: Double {
    let inner = shown.filter { $0.kind != .spacer }
    if let first = inner.first {
      let inside = kind == .vstack ? first.firstBaseline : inner.map(\.firstBaseline).max() ?? 0
      return insets.top + inside
    }
    guard let size = fontSize else { return fittingSize.height }
    let line = min(fittingSize.height, 1.6 * size)
    return size * 0.952 + max(0, (line - size * 1.193) / 2)
  }

  private var belowLastBaseline: Double {
    if kind == .vstack, let last = shown.last { return last.belowLastBaseline }
    return fontSize.map { $0 * 0.241 } ?? 0
  }

  private var fontSize: Double? {
    guard let view, !["imageView", "view"].contains(view.kind) else { return nil }
    return view.element.child(key: "fontDescription")?["pointSize"].flatMap(nibNumber) ?? 17
  }
}
