// Rows and columns of groups that fill a box.

/// The way a position along an axis changes as the available space grows.
enum Mode {
  case fill, start, end, center
  /// At a fraction of the space.
  case odd

  /// True if it keeps its size, at a side or in the middle.
  var isPlace: Bool { self != .fill && self != .odd }
}

extension Recovery {
  /// A view's mode in a box, and its distance from there.
  func mode(
    of view: Boxes, in box: Boxes, _ axis: Axis
  ) -> (mode: Mode, offset: Double) {
    let before = view.recorded.start(axis) - box.recorded.start(axis)
    let after = box.recorded.end(axis) - view.recorded.end(axis)
    let (varied, variedBox) = (view.varied(axis), box.varied(axis))
    let room = box.growth(axis)
    if room < 1 {
      // The box keeps its size, so the recorded frames decide.
      if before.magnitude < closeness, after.magnitude < closeness { return (.fill, 0) }
      if (before - after).magnitude < closeness { return (.center, 0) }
      return before <= after ? (.start, before) : (.end, -after)
    }
    let moreBefore = varied.start(axis) - variedBox.start(axis) - before
    let moreAfter = variedBox.end(axis) - varied.end(axis) - after
    if (view.growth(axis) - room).magnitude < 1 { return (.fill, 0) }
    if (moreAfter - room).magnitude < 1 { return (.start, before) }
    if (moreBefore - room).magnitude < 1 { return (.end, -after) }
    if (moreBefore - room / 2).magnitude < 1, (moreAfter - room / 2).magnitude < 1 {
      return (.center, (before - after) / 2)
    }
    return (.odd, 0)
  }

  /// A row or a column of groups.
  ///
  /// - Parameter built: the only group, if it is already a node.
  mutating func line(
    _ groups: [[NibView]], _ axis: Axis, in box: Boxes, built: Arranged? = nil
  ) throws(RecoveryFailure) -> Arranged {
    let extents = groups.map { group in Boxes.around(group.map { places[$0] ?? box }) }
    var nodes: [Arranged] = []
    for (group, extent) in zip(groups, extents) {
      if let built {
        nodes.append(built)
      } else if group.count == 1 {
        nodes.append(try build(group[0]))
      } else {
        nodes.append(try arrange(group, in: extent))
      }
    }
    let stack = Arranged(axis == .horizontal ? .hstack : .vstack)
    let gaps = LineGaps(extents, in: box, axis)
    guard gaps.inner.allSatisfy({ $0 >= -closeness }) else { throw .overlapping }
    place(nodes, gaps, in: stack)
    chooseGrowth(of: nodes, extents, gaps, in: stack, box)
    align(nodes, extents, in: stack, box)
    return stack
  }

  /// Spacers, spacing, and the insets along the axis.
  private func place(_ nodes: [Arranged], _ gaps: LineGaps, in stack: Arranged) {
    let isUniform = gaps.isUniform
    var spacing = isUniform ? gaps.inner.reduce(0, +) / Double(max(1, gaps.inner.count)) : 0
    let hasFreeEnd = gaps.isFree.first == true || gaps.isFree.last == true
    // A spacer at an end would also get the spacing beside it.
    let isExplicit = isUniform && hasFreeEnd && spacing > 0
    var children: [Arranged] = gaps.isFree[0] ? [.spacer()] : []
    for (index, node) in nodes.enumerated() {
      if index > 0, !isUniform || isExplicit {
        if gaps.isFree[index] {
          children.append(.spacer())
        } else if gaps.all[index] > 0.01 {
          children.append(.spacer(toHundredths(gaps.all[index])))
        }
      }
      children.append(node)
    }
    if gaps.isFree[nodes.count] { children.append(.spacer()) }
    if isExplicit { spacing = 0 }
    stack.children = children
    stack.spacing = toHundredths(spacing)
    let axis = stack.axis
    let (first, last) = (gaps.all[0], gaps.all[nodes.count])
    if !gaps.isFree[0] { stack.insets.setStart(axis, first) }
    if !gaps.isFree[nodes.count] { stack.insets.setEnd(axis, last) }
    if gaps.isFree[0], gaps.isFree[nodes.count], !gaps.isFree[1..<nodes.count].contains(true) {
      // Off center by the same distance at every size.
      let shift = first - last
      if shift > 0.5 { stack.insets.setStart(axis, shift) }
      if shift < -0.5 { stack.insets.setEnd(axis, -shift) }
    }
  }

  /// Chooses which children take up the remaining space along the axis.
  private func chooseGrowth(
    of nodes: [Arranged], _ extents: [Boxes], _ gaps: LineGaps, in stack: Arranged, _ box: Boxes
  ) {
    let axis = stack.axis
    guard box.growth(axis) > 1, !gaps.isFree.contains(true) else { return }
    let growing = nodes.indices.filter { extents[$0].growth(axis) > 1 }
    if growing.count == 1 {
      letGrow(nodes[growing[0]], in: stack)
    } else if growing.count > 1 {
      share(growing, of: nodes, extents, gaps, in: stack, box)
    }
  }

  private func share(
    _ growing: [Int], of nodes: [Arranged], _ extents: [Boxes], _ gaps: LineGaps,
    in stack: Arranged, _ box: Boxes
  ) {
    let axis = stack.axis
    let sizes = extents.map { $0.recorded.size(axis) }
    let growths = extents.map { $0.growth(axis) }
    let isEqual =
      (sizes.max() ?? 0) - (sizes.min() ?? 0) < 1 && (growths.max() ?? 0) - (growths.min() ?? 0) < 1
    if isEqual, gaps.isUniform, growing.count == nodes.count {
      stack.fillsEqually = true
      return
    }
    let whole = box.recorded.size(axis)
    guard whole > 0 else { return }
    let parts = growing.filter { index in
      let before = sizes[index] / whole
      let after = (sizes[index] + growths[index]) / box.varied(axis).size(axis)
      return (before - after).magnitude * box.varied(axis).size(axis) < 0.6
    }
    let rest = growing.filter { !parts.contains($0) }
    guard rest.count <= 1, !parts.isEmpty else { return }
    for index in parts { nodes[index].setLength(axis, .part(sizes[index] / whole)) }
    if let index = rest.first { letGrow(nodes[index], in: stack) }
  }

  /// The alignment across the axis, and the insets there.
  private func align(
    _ nodes: [Arranged], _ extents: [Boxes], in stack: Arranged, _ box: Boxes
  ) {
    let across = stack.axis.other
    let sides = extents.map { extent in CrossSide(extent, in: box, across) }
    for (node, side) in zip(nodes, sides) where node.kind != .leaf {
      keepSize(of: node, extents[nodes.firstIndex { $0 === node } ?? 0], side, stack.axis)
    }
    let modes = Set(sides.map(\.mode))
    let (before, after) = (sides.map(\.before), sides.map(\.after))
    let isSameBefore = (before.max() ?? 0) - (before.min() ?? 0) < closeness
    let isSameAfter = (after.max() ?? 0) - (after.min() ?? 0) < closeness
    let shifts = sides.map { $0.before - $0.after }
    let isHorizontal = stack.axis == .horizontal
    if modes == [.fill], isSameBefore, isSameAfter {
      stack.alignment = "fill"
      stack.insets.setStart(across, before.min() ?? 0)
      stack.insets.setEnd(across, after.min() ?? 0)
    } else if modes == [.start], isSameBefore {
      stack.alignment = isHorizontal ? "top" : "leading"
      stack.insets.setStart(across, before.min() ?? 0)
      if isHorizontal { stack.insets.bottom = max(0, after.min() ?? 0) }
    } else if modes == [.end], isSameAfter {
      stack.alignment = isHorizontal ? "bottom" : "trailing"
      stack.insets.setEnd(across, after.min() ?? 0)
      if isHorizontal { stack.insets.top = max(0, before.min() ?? 0) }
    } else if modes == [.center], (shifts.max() ?? 0) - (shifts.min() ?? 0) < closeness {
      stack.alignment = "center"
      if isHorizontal {
        // The tallest child keeps the row as tall as it was.
        stack.insets.top = before.min() ?? 0
        stack.insets.bottom = after.min() ?? 0
      } else {
        shift(stack, by: shifts[0], across)
      }
    } else {
      wrap(nodes, sides, in: stack)
    }
    stack.insets = stack.insets.rounded
  }

  private func shift(_ stack: Arranged, by shift: Double, _ axis: Axis) {
    if shift > 0 { stack.insets.setStart(axis, shift) } else { stack.insets.setEnd(axis, -shift) }
  }

  /// Sets a size for a node whose size doesn't follow from its content.
  private func keepSize(of node: Arranged, _ extent: Boxes, _ side: CrossSide, _ axis: Axis) {
    let size = node.fittingSize
    let recorded = extent.recorded
    if extent.growth(axis) < 1, recorded.size(axis) - size[axis] > closeness {
      node.setLength(axis, .points(recorded.size(axis)))
    }
    if side.mode.isPlace, recorded.size(axis.other) - size[axis.other] > closeness {
      node.setLength(axis.other, .points(recorded.size(axis.other)))
    }
  }

  /// Wraps each child whose place differs from the others' in a stack.
  private func wrap(_ nodes: [Arranged], _ sides: [CrossSide], in stack: Arranged) {
    let across = stack.axis.other
    stack.alignment = "fill"
    let starts = sides.filter { [.fill, .start].contains($0.mode) }.map(\.before)
    let ends = sides.filter { [.fill, .end].contains($0.mode) }.map(\.after)
    let start = min(starts.min() ?? 0, sides.map(\.before).min() ?? 0)
    let end = min(ends.min() ?? 0, sides.map(\.after).min() ?? 0)
    stack.insets.setStart(across, start)
    stack.insets.setEnd(across, end)
    for (node, side) in zip(nodes, sides) {
      let (before, after) = (side.before - start, side.after - end)
      if side.mode == .fill, before.magnitude < closeness, after.magnitude < closeness { continue }
      let wrapper = Arranged(across == .horizontal ? .hstack : .vstack, children: [node])
      switch side.mode {
      case .fill:
        wrapper.insets.setStart(across, before)
        wrapper.insets.setEnd(across, after)
        if node.growth(across) == nil { letGrow(node, in: wrapper) }
      case .start, .odd:
        wrapper.insets.setStart(across, before)
        wrapper.children = [node, .spacer()]
      case .end:
        wrapper.insets.setEnd(across, after)
        wrapper.children = [.spacer(), node]
      case .center:
        if (before - after).magnitude > 0.5 { shift(wrapper, by: before - after, across) }
        wrapper.children = [.spacer(), node, .spacer()]
      }
      wrapper.insets = wrapper.insets.rounded
      if let index = stack.children.firstIndex(where: { $0 === node }) {
        stack.children[index] = wrapper
      }
    }
  }
}

/// The gaps before, between and after the groups of a line.
private struct LineGaps {
  var all: [Double] = []
  /// True for those that grow with the box.
  var isFree: [Bool] = []

  init(_ extents: [NibPlaces.Boxes], in box: NibPlaces.Boxes, _ axis: Axis) {
    func gap(_ index: Int, _ rect: (NibPlaces.Boxes) -> NibRect) -> Double {
      let start = index == 0 ? rect(box).start(axis) : rect(extents[index - 1]).end(axis)
      let end = index == extents.count ? rect(box).end(axis) : rect(extents[index]).start(axis)
      return end - start
    }
    for index in 0...extents.count {
      let recorded = gap(index, \.recorded)
      all.append(recorded)
      isFree.append(gap(index) { $0.varied(axis) } - recorded > 1)
    }
  }

  /// The gaps between groups.
  var inner: ArraySlice<Double> { all[1..<all.count - 1] }

  /// True if they are equal and stay equal.
  var isUniform: Bool {
    guard let most = inner.max(), let least = inner.min() else { return false }
    return !isFree[1..<all.count - 1].contains(true) && most - least < closeness
  }
}

/// The place of a child across its line.
private struct CrossSide {
  var mode: Mode
  /// The space before and after it, in points.
  var before, after: Double

  init(_ extent: NibPlaces.Boxes, in box: NibPlaces.Boxes, _ axis: Axis) {
    before = extent.recorded.start(axis) - box.recorded.start(axis)
    after = box.recorded.end(axis) - extent.recorded.end(axis)
    let room = box.growth(axis)
    let (varied, variedBox) = (extent.varied(axis), box.varied(axis))
    let moreBefore = varied.start(axis) - variedBox.start(axis) - before
    let moreAfter = variedBox.end(axis) - varied.end(axis) - after
    mode =
      if room < 1 || (extent.growth(axis) - room).magnitude < 1 {
        .fill
      } else if (moreAfter - room).magnitude < 1 {
        .start
      } else if (moreBefore - room).magnitude < 1 {
        .end
      } else if (moreBefore - room / 2).magnitude < 1, (moreAfter - room / 2).magnitude < 1 {
        .center
      } else {
        .odd
      }
  }
}

extension Arranged.Insets {
  /// With two decimal places, and with overhangs of less than a pixel removed.
  var rounded: Arranged.Insets {
    func round(_ number: Double) -> Double {
      number < 0 && number > -0.51 ? 0 : toHundredths(number)
    }
    return Arranged.Insets(
      top: round(top), leading: round(leading), bottom: round(bottom), trailing: round(trailing))
  }
}
