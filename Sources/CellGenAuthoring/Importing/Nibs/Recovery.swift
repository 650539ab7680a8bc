import CellGenCore

/// The reason why rows, columns and overlays can't express a cell's arrangement.
enum RecoveryFailure: String, Error {
  case noFrames = "some of its views have no recorded frame"
  case interlocked = "its views interlock: rows, columns and layers cannot describe them"
  case overlapping = "views of a row overlap"
  case tooManyViews = "it has more than 300 views"
  case lostLayer = "a view covers parts of several others"
}

/// Recovers rows, columns and overlays from the frames of a cell.
///
/// The constraints are solved at the recorded size, wider, and taller. The changes in gaps and sizes show
/// what is fixed, what grows, and where a spacer takes up the remaining space. Views are split into rows,
/// then into columns; the remaining views are layers over the view that contains them all.
struct Recovery {
  typealias Boxes = NibPlaces.Boxes

  let cell: NibCell
  /// True if stack views are also read by their frames.
  let ignoresStacks: Bool
  /// True if labels with a fixed height keep it whatever their text; if false, it is their minimum.
  let fixesTexts: Bool
  let places: NibPlaces
  /// The views that cover part of another one, by that view.
  private var riders: [String: [NibView]] = [:]

  init(_ cell: NibCell, _ places: NibPlaces, ignoresStacks: Bool, fixesTexts: Bool) {
    (self.cell, self.places) = (cell, places)
    (self.ignoresStacks, self.fixesTexts) = (ignoresStacks, fixesTexts)
  }

  /// The layout of the cell's content.
  mutating func recover() throws(RecoveryFailure) -> Arranged {
    let tree = try container(cell.content)
    guard riders.isEmpty else { throw .lostLayer }
    return tree
  }

  private func boxes(of view: NibView) -> Boxes {
    let none = NibRect(x: 0, y: 0, width: 0, height: 0)
    return places[view] ?? Boxes(recorded: none, wider: none, taller: none)
  }

  // MARK: Views

  private mutating func node(_ view: NibView) throws(RecoveryFailure) -> Arranged {
    if view.isLeaf { return leaf(view) }
    if view.stack != nil, !ignoresStacks { return try stack(view) }
    return try container(view)
  }

  private func leaf(_ view: NibView) -> Arranged {
    let rect = boxes(of: view).recorded
    let leaf = Arranged.leaf(view, rect)
    for (axis, length) in lengths(of: view) {
      if axis == .vertical, view.hasText, !fixesTexts {
        // A fixed height would cut off larger text.
        leaf.minHeight = length
      } else {
        leaf.setLength(axis, .points(length))
      }
    }
    let hasRatio = equations(of: view).contains { constraint in
      constraint.other?.item == view.id
        && Set([constraint.attribute, constraint.other?.attribute]) == ["width", "height"]
    }
    if hasRatio, rect.height > 0 { leaf.aspectRatio = rect.width / rect.height }
    return leaf
  }

  private func equations(of view: NibView) -> [NibConstraint] {
    cell.constraints.filter {
      $0.item == view.id && $0.relation == .equal && $0.priority >= 750
    }
  }

  /// The widths and heights that constraints give a view, if its frame matches them.
  private func lengths(of view: NibView) -> [(axis: Axis, length: Double)] {
    equations(of: view).compactMap { constraint in
      guard constraint.other == nil, ["width", "height"].contains(constraint.attribute) else {
        return nil
      }
      let axis: Axis = constraint.attribute == "width" ? .horizontal : .vertical
      let length = boxes(of: view).recorded.size(axis)
      return (constraint.constant - length).magnitude < 1 ? (axis, constraint.constant) : nil
    }
  }

  private mutating func container(_ view: NibView) throws(RecoveryFailure) -> Arranged {
    let inner = view.children.filter {
      places[$0] != nil && !($0.isHidden && view.stack != nil)
    }
    guard !inner.isEmpty else {
      return .leaf(view, boxes(of: view).recorded)
    }
    var node = try arrange(inner, in: boxes(of: view))
    if node.kind == .leaf || node.view != nil {
      node = Arranged(.vstack, children: [node])
    }
    node.view = view
    node.isBox = view.hasLook && view !== cell.content
    giveLengths(to: node, of: view)
    return node
  }

  /// Sets a container's lengths as its constraints require.
  private func giveLengths(to node: Arranged, of view: NibView) {
    guard view !== cell.content else { return }
    for (axis, length) in lengths(of: view) where length > 0 {
      node.setLength(axis, .points(length))
      node.givenLengths.insert(axis)
    }
  }

  private mutating func stack(_ view: NibView) throws(RecoveryFailure) -> Arranged {
    guard let stack = view.stack else { return leaf(view) }
    let node = Arranged(stack.isHorizontal ? .hstack : .vstack, view: view)
    node.isBox = view.hasLook
    let known = view.children.filter { places[$0] != nil }
    for child in known {
      if child.isHidden {
        guard let hidden = try? self.node(child) else { continue }
        hidden.isHidden = true
        node.children.append(hidden)
      } else {
        node.children.append(try self.node(child))
      }
    }
    let shown = known.filter { !$0.isHidden }
    guard !shown.isEmpty else {
      return .leaf(view, boxes(of: view).recorded)
    }
    node.spacing = stack.spacing
    node.alignment = alignment(of: stack)
    if view.element.children.contains(where: { ($0["key"] ?? "").hasSuffix("ayoutMargins") }) {
      node.insets = insets(
        of: .around(shown.map { boxes(of: $0).recorded }), in: boxes(of: view).recorded)
    }
    switch stack.distribution {
    case "fillEqually": node.fillsEqually = true
    case "equalSpacing", "equalCentering": if shown.count > 1 { spread(node) }
    default: choose(in: node, shown)
    }
    giveLengths(to: node, of: view)
    return node
  }

  private func alignment(of stack: NibView.Stack) -> String {
    switch stack.alignment {
    case "leading" where stack.isHorizontal: "top"
    case "trailing" where stack.isHorizontal: "bottom"
    case "top" where !stack.isHorizontal: "leading"
    case "bottom" where !stack.isHorizontal: "trailing"
    default: stack.alignment
    }
  }

  private func insets(of inner: NibRect, in outer: NibRect) -> Arranged.Insets {
    Arranged.Insets(
      top: max(0, inner.y - outer.y), leading: max(0, inner.x - outer.x),
      bottom: max(0, outer.bottom - inner.bottom), trailing: max(0, outer.right - inner.right))
  }

  /// Distributes the remaining space equally between all children, which are at least as far apart as the
  /// spacing.
  private func spread(_ node: Arranged) {
    node.spacing /= 2
    var children: [Arranged] = []
    for child in node.children {
      if !child.isHidden, children.contains(where: { !$0.isHidden && $0.kind != .spacer }) {
        children.append(.spacer())
      }
      children.append(child)
    }
    node.children = children
  }

  /// Makes the same child take up the remaining space as in the constraints.
  private func choose(in node: Arranged, _ shown: [NibView]) {
    let axis = node.axis
    let growths = shown.map { boxes(of: $0).growth(axis) }
    guard growths.reduce(0, +) >= 1, let most = growths.max(),
      let index = growths.firstIndex(of: most)
    else { return }
    let wanted = node.shown.first { child in child.all.contains { $0.view === shown[index] } }
    if let wanted { letGrow(wanted, in: node) }
  }

  /// Makes a child of a stack the one that takes up the remaining space along its axis, unless it already
  /// does: it hugs less, or the others hug more, whichever needs fewer keys.
  func letGrow(_ wanted: Arranged, in stack: Arranged) {
    let axis = stack.axis
    let children = stack.shown
    let ranks = children.map { $0.growth(axis) }
    let best = ranks.compactMap(\.self).min()
    if let best, children[ranks.firstIndex(of: best) ?? 0] === wanted { return }
    let eager = elements(of: wanted, thatGrowIt: axis)
    if let rank = wanted.growth(axis), rank < 5 {
      let rivals = zip(children, ranks).filter { $0 !== wanted && ($1 ?? .infinity) <= rank }
      let calm = rivals.flatMap { elements(of: $0.0, thatHoldIt: axis) }
      if calm.count < eager.count {
        for element in calm { element.hugging[axis] = .high }
        return
      }
    }
    for element in eager { element.hugging[axis] = .low }
  }

  /// The elements that must hug least so a node grows.
  private func elements(of node: Arranged, thatGrowIt axis: Axis) -> [Arranged] {
    if node.kind == .leaf || node.kind == .spacer { return node.kind == .leaf ? [node] : [] }
    let inner = node.shown.filter { $0.kind != .spacer }
    if node.kind == .zstack {
      return inner.first.map { elements(of: $0, thatGrowIt: axis) } ?? []
    }
    if axis != node.axis, node.alignment == "fill" {
      return inner.filter { !$0.isFixed(axis) }.flatMap { elements(of: $0, thatGrowIt: axis) }
    }
    let most = inner.max { growth(of: $0, axis) < growth(of: $1, axis) }
    let first = inner.first { most.map { growth(of: $0, axis) } == growth(of: $0, axis) }
    return first.map { elements(of: $0, thatGrowIt: axis) } ?? []
  }

  /// The elements that must hug more to keep a node from growing.
  private func elements(of node: Arranged, thatHoldIt axis: Axis) -> [Arranged] {
    if node.kind == .leaf || node.kind == .spacer { return node.kind == .leaf ? [node] : [] }
    let inner = node.shown.filter { $0.growth(axis) != nil }
    if node.kind == .zstack || axis != node.axis && node.alignment == "fill" {
      return inner.first.map { elements(of: $0, thatHoldIt: axis) } ?? []
    }
    return inner.flatMap { elements(of: $0, thatHoldIt: axis) }
  }

  /// The largest growth of a view in a node.
  private func growth(of node: Arranged, _ axis: Axis) -> Double {
    node.all.compactMap { $0.isHidden ? nil : $0.view.flatMap { places[$0] }?.growth(axis) }
      .max()
      ?? 0
  }

  // MARK: Rows, columns and overlays

  mutating func arrange(
    _ views: [NibView], in box: Boxes
  ) throws(RecoveryFailure) -> Arranged {
    if views.count == 1 { return try line([views], .vertical, in: box) }
    let rows = groups(of: views, .vertical)
    let columns = groups(of: views, .horizontal)
    if rows.count > 1, columns.count > 1 {
      let axis = direction(of: views, rows, columns)
      return try line(axis == .vertical ? rows : columns, axis, in: box)
    }
    if rows.count > 1 { return try line(rows, .vertical, in: box) }
    if columns.count > 1 { return try line(columns, .horizontal, in: box) }
    return try overlay(views, in: box)
  }

  /// Groups whose extents along an axis do not overlap, in order.
  private func groups(of views: [NibView], _ axis: Axis) -> [[NibView]] {
    let sorted = views.enumerated().sorted { one, other in
      let (a, b) = (boxes(of: one.element).recorded, boxes(of: other.element).recorded)
      return (a.start(axis), a.end(axis), one.offset) < (b.start(axis), b.end(axis), other.offset)
    }
    var groups: [[NibView]] = []
    var end = -Double.infinity
    for (_, view) in sorted {
      let rect = boxes(of: view).recorded
      if groups.isEmpty || rect.start(axis) >= end - closeness {
        groups.append([view])
      } else {
        groups[groups.count - 1].append(view)
      }
      end = max(end, rect.end(axis))
    }
    return groups
  }

  /// The axis along which to split a grid, which can be read both ways: as rows if each row is one view.
  private func direction(
    of views: [NibView], _ rows: [[NibView]], _ columns: [[NibView]]
  ) -> Axis {
    if rows.count == views.count, columns.count < views.count { return .vertical }
    if columns.count == views.count, rows.count < views.count { return .horizontal }
    return columns.count <= rows.count ? .horizontal : .vertical
  }

  private mutating func overlay(
    _ views: [NibView], in box: Boxes
  ) throws(RecoveryFailure) -> Arranged {
    let base = views.first { base in
      let rect = boxes(of: base).recorded
      return views.allSatisfy { boxes(of: $0).recorded.isInside(rect) }
    }
    if let base { return try layers(views, around: base, in: box) }
    // The smallest view that overlaps another is drawn over that one.
    var best: (area: Double, rider: NibView, host: NibView)?
    for view in views {
      for other in views where view !== other {
        let (one, two) = (boxes(of: view).recorded, boxes(of: other).recorded)
        let area = one.width * one.height
        if one.overlaps(two), area <= two.width * two.height, best.map({ area < $0.area }) ?? true {
          best = (area, view, other)
        }
      }
    }
    guard let best else { throw .interlocked }
    riders[best.host.id, default: []].append(best.rider)
    return try arrange(views.filter { $0 !== best.rider }, in: box)
  }

  /// Layers around a view whose frame contains all others: those below it, and those above it.
  private mutating func layers(
    _ views: [NibView], around base: NibView, in box: Boxes
  ) throws(RecoveryFailure) -> Arranged {
    let place = boxes(of: base)
    let index = views.firstIndex { $0 === base } ?? 0
    let layers = Arranged(.zstack)
    let node = try build(base)
    if index > 0 {
      // The bottom layer decides the size, and the layers above fill it.
      layers.children.append(try arrange(Array(views[..<index]), in: place))
      (layers.width, layers.height) = (node.width, node.height)
      (node.width, node.height, node.place) = (nil, nil, "fill")
    }
    layers.children.append(node)
    let above = Array(views[(index + 1)...])
    for top in above.isEmpty ? [] : try self.layers(of: above, over: place) {
      if top.place == nil { top.place = "fill" }
      layers.children.append(top)
    }
    return try line([[base]], .vertical, in: box, built: layers)
  }

  /// Views over a background: each in its own place, or all arranged together.
  private mutating func layers(
    of views: [NibView], over box: Boxes
  ) throws(RecoveryFailure) -> [Arranged] {
    if views.count == 1 { return [try over(views[0], in: box)] }
    let places = views.map { place(of: $0, in: box)?.name }
    if !places.contains(nil), Set(places).count == views.count {
      var layers: [Arranged] = []
      for view in views { layers.append(try over(view, in: box)) }
      return layers
    }
    return [try arrange(views, in: box)]
  }

  /// A view's place in a box, one of nine, and its distance from there.
  private func place(
    of view: NibView, in box: Boxes
  ) -> (name: String, offset: (x: Double, y: Double))? {
    let across = mode(of: boxes(of: view), in: box, .horizontal)
    let down = mode(of: boxes(of: view), in: box, .vertical)
    guard across.mode.isPlace, down.mode.isPlace else { return nil }
    let vertical = [Mode.start: "top", .end: "bottom"][down.mode] ?? ""
    let horizontal = [Mode.start: "leading", .end: "trailing"][across.mode] ?? ""
    let joined = vertical + (vertical.isEmpty ? horizontal : capitalized(horizontal))
    return (joined.isEmpty ? "center" : joined, (across.offset, down.offset))
  }

  /// A single view over a background: in one of nine places, or filling it.
  private mutating func over(_ view: NibView, in box: Boxes) throws(RecoveryFailure) -> Arranged {
    let node = try build(view)
    guard let place = place(of: view, in: box) else {
      return try line([[view]], .vertical, in: box, built: node)
    }
    node.place = place.name
    node.offset = (toHundredths(place.offset.x), toHundredths(place.offset.y))
    return node
  }

  mutating func build(_ view: NibView) throws(RecoveryFailure) -> Arranged {
    var node = try node(view)
    let order = view.parent?.children ?? []
    let over = (riders.removeValue(forKey: view.id) ?? []).sorted { one, other in
      (order.firstIndex { $0 === one } ?? 0) < (order.firstIndex { $0 === other } ?? 0)
    }
    for rider in over {
      let top = try self.over(rider, in: boxes(of: view))
      if top.place == nil { top.place = "fill" }
      if node.kind == .zstack, node.view == nil {
        node.children.append(top)
      } else {
        node = Arranged(.zstack, children: [node, top])
      }
    }
    return node
  }
}

/// The largest difference between the edges and sizes of two rectangles, in points.
func deviation(_ one: NibRect, _ other: NibRect) -> Double {
  [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
    .map(\.magnitude).max() ?? 0
}

func toHundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
