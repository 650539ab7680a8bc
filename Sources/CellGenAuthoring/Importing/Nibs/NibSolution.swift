import Foundation

/// The frames of a cell's views, as constraints determine them.
struct NibSolution {
  /// In points from the corner of the content.
  var rects: [String: NibRect]
  /// The number of required constraints that contradict others.
  var conflicts: Int
}

extension NibCell {
  func recordedFrames() -> [String: NibRect] {
    var rects: [String: NibRect] = [content.id: size]
    func add(_ view: NibView, _ x: Double, _ y: Double) {
      guard let frame = view.frame else { return }
      var rect = frame
      rect.x += x
      rect.y += y
      rects[view.id] = view.alignmentRect(of: rect)
      for child in view.children { add(child, x + frame.x, y + frame.y) }
    }
    for child in content.children { add(child, 0, 0) }
    return rects
  }

  /// Solves the constraints for another size of the content.
  ///
  /// Leaves prefer their recorded sizes. Margins and safe areas follow from the recorded frames.
  ///
  /// - Units: the points by which the content is wider and taller than recorded.
  /// - Returns: nil if a view has no frame.
  func solve(wider: Double = 0, taller: Double = 0) -> NibSolution? {
    guard content.all.allSatisfy({ recorded[$0.id] != nil }) else { return nil }
    var run = SolverRun(cell: self, recorded: recorded)
    run.fixContent(width: size.width + wider, height: size.height + taller)
    for view in content.all where view !== content { run.addOwn(of: view) }
    for constraint in constraints { run.add(constraint) }
    for view in content.all where view.stack != nil { run.addStack(view) }
    return run.solution
  }
}

extension NibView {
  /// The alignment rectangle of a frame. Two kinds of controls have frames larger than the rectangle that
  /// Auto Layout aligns.
  fileprivate func alignmentRect(of rect: NibRect) -> NibRect {
    var rect = rect
    switch kind {
    case "switch" where rect.width == 51: rect.width = 49
    case "slider":
      rect.x += 2
      rect.width = max(0, rect.width - 4)
    default: break
    }
    return rect
  }
}

/// One run of the solver.
private struct SolverRun {
  typealias Expression = ConstraintSolver.Expression

  let cell: NibCell
  let recorded: [String: NibRect]
  var solver = ConstraintSolver()
  var conflicts = 0
  /// The number of each view; its left, top, width and height are the four variables starting at four times
  /// that number.
  private var numbers: [String: Int] = [:]

  init(cell: NibCell, recorded: [String: NibRect]) {
    (self.cell, self.recorded) = (cell, recorded)
    for view in cell.content.all where numbers[view.id] == nil { numbers[view.id] = numbers.count }
  }

  var solution: NibSolution {
    let rects = numbers.mapValues { number in
      NibRect(
        x: solver.value(of: 4 * number), y: solver.value(of: 4 * number + 1),
        width: solver.value(of: 4 * number + 2), height: solver.value(of: 4 * number + 3))
    }
    return NibSolution(rects: rects, conflicts: conflicts)
  }

  /// An edge, a center or a size of a view; nil for attributes that aren't modeled.
  private func expression(_ id: String, _ attribute: String) -> Expression? {
    guard let number = numbers[id] else { return nil }
    func part(_ offset: Int) -> Expression { .variable(4 * number + offset) }
    return switch attribute {
    case "left", "leading": part(0)
    case "right", "trailing": part(0) + part(2)
    case "top": part(1)
    case "bottom": part(1) + part(3)
    case "width": part(2)
    case "height": part(3)
    case "centerX": part(0) + part(2) * 0.5
    case "centerY": part(1) + part(3) * 0.5
    default: nil
    }
  }

  private func recorded(_ id: String, _ attribute: String) -> Double {
    guard let rect = recorded[id] else { return 0 }
    return switch attribute {
    case "left", "leading": rect.x
    case "right", "trailing": rect.right
    case "top": rect.y
    case "bottom": rect.bottom
    case "width": rect.width
    case "height": rect.height
    case "centerX": rect.x + rect.width / 2
    case "centerY": rect.y + rect.height / 2
    default: 0
    }
  }

  /// - Units: a priority from 1 to 1000; a required constraint that contradicts others counts just below.
  private mutating func add(
    _ one: Expression?, _ relation: ConstraintSolver.Relation, _ other: Expression?,
    _ priority: Double
  ) {
    guard let one, let other else { return }
    let difference = one - other
    if priority < 1000 {
      _ = solver.add(difference, relation, weight(priority))
    } else if !solver.add(difference, relation, nil) {
      conflicts += 1
      _ = solver.add(difference, relation, weight(999.5))
    }
  }

  private func constant(_ number: Double) -> Expression { Expression(constant: number) }

  mutating func fixContent(width: Double, height: Double) {
    let id = cell.content.id
    for (attribute, number) in [("left", 0), ("top", 0), ("width", width), ("height", height)] {
      add(expression(id, attribute), .equal, constant(number), 1000)
    }
  }

  // MARK: Sizes and masks

  mutating func addOwn(of view: NibView) {
    for size in ["width", "height"] {
      add(expression(view.id, size), .atLeast, constant(0), 1000)
    }
    if view.usesMask {
      addMask(of: view)
    } else if view.children.isEmpty, view.kind != "view", view.stack == nil,
      !(view.isHidden && view.parent?.stack != nil)
    {
      addContentSize(of: view)
    }
  }

  private mutating func addContentSize(of view: NibView) {
    for (attribute, axis) in [("width", "horizontal"), ("height", "vertical")] {
      let size = constant(recorded(view.id, attribute))
      let hugging = view.number("\(axis)HuggingPriority") ?? 250
      let compression = view.number("\(axis)CompressionResistancePriority") ?? 750
      add(expression(view.id, attribute), .atMost, size, hugging)
      add(expression(view.id, attribute), .atLeast, size, compression)
    }
  }

  /// Adds constraints for autoresizing: the edges and sizes that the mask makes flexible give way first.
  private mutating func addMask(of view: NibView) {
    guard let parent = view.parent, numbers[parent.id] != nil else { return }
    let mask = view.mask
    for (low, high, size, lowMask, sizeMask, highMask) in [
      ("left", "right", "width", "flexibleMinX", "widthSizable", "flexibleMaxX"),
      ("top", "bottom", "height", "flexibleMinY", "heightSizable", "flexibleMaxY"),
    ] {
      let before = recorded(view.id, low) - recorded(parent.id, low)
      let after = recorded(parent.id, high) - recorded(view.id, high)
      add(
        expression(view.id, low), .equal, expression(parent.id, low).map { $0 + before },
        mask.contains(lowMask) ? 500 : 1000)
      add(
        expression(parent.id, high), .equal, expression(view.id, high).map { $0 + after },
        mask.contains(highMask) ? 500 : 999)
      add(
        expression(view.id, size), .equal, constant(recorded(view.id, size)),
        mask.contains(sizeMask) ? 499 : 1000)
    }
  }

  // MARK: Constraints

  mutating func add(_ constraint: NibConstraint) {
    guard let item = known(constraint.item) else { return }
    if constraint.isBetweenBaselines {
      // Correct as long as the fonts stay the same: the tops keep their distance.
      guard let other = constraint.other.flatMap({ known($0.item) }) else { return }
      let distance = recorded(item, "top") - recorded(other, "top")
      add(
        expression(item, "top"), .equal, expression(other, "top").map { $0 + distance },
        min(constraint.priority, 999))
      return
    }
    let attribute = plain(constraint.attribute)
    guard let other = constraint.other else {
      add(
        expression(item, attribute), constraint.relation, constant(constraint.constant),
        constraint.priority)
      return
    }
    guard let otherItem = known(other.item) else { return }
    let otherAttribute = plain(other.attribute)
    let constant = constraint.constant + marginOffset(of: constraint, item, otherItem)
    let right = expression(otherItem, otherAttribute).map { $0 * constraint.multiplier + constant }
    add(expression(item, attribute), constraint.relation, right, constraint.priority)
  }

  /// The view itself or, for the cell, its content, which has the same size; nil for other views outside the
  /// content.
  private func known(_ id: String) -> String? {
    if numbers[id] != nil { return id }
    return id == cell.root.id ? cell.content.id : nil
  }

  private func plain(_ attribute: String) -> String {
    attribute.replacing("WithinMargins", with: "").replacing("Margin", with: "")
  }

  /// The offset that a margin or a guide adds: for an equation, it follows from the recorded frames.
  private func marginOffset(
    of constraint: NibConstraint, _ item: String, _ otherItem: String
  ) -> Double {
    guard let other = constraint.other, constraint.involvesMargin else { return 0 }
    let (attribute, otherAttribute) = (plain(constraint.attribute), plain(other.attribute))
    let isFirst = attribute != constraint.attribute
    let isSecond = otherAttribute != other.attribute
    if constraint.relation == .equal {
      let offset =
        recorded(item, attribute) - recorded(otherItem, otherAttribute) * constraint.multiplier
        - constraint.constant
      return offset.magnitude < 60 ? offset : 0
    }
    let margins = [
      "left": 16.0, "leading": 16, "right": -16, "trailing": -16, "top": 11, "bottom": -11,
    ]
    let margin = margins[isSecond ? otherAttribute : attribute] ?? 0
    return isSecond ? margin : isFirst ? -margin : 0
  }

  // MARK: Stack views

  mutating func addStack(_ view: NibView) {
    guard let stack = view.stack else { return }
    let shown = view.children.filter { !$0.isHidden }
    guard let first = shown.first, let last = shown.last else { return }
    let edges = StackEdges(stack.isHorizontal)
    let hasMargins = view.element.children.contains { ($0["key"] ?? "").hasSuffix("ayoutMargins") }
    func inset(_ edge: String, _ child: NibView) -> Double {
      hasMargins ? recorded(child.id, edge) - recorded(view.id, edge) : 0
    }
    add(
      expression(first.id, edges.start), .equal,
      expression(view.id, edges.start).map { $0 + inset(edges.start, first) }, 1000)
    add(
      expression(last.id, edges.end), .equal,
      expression(view.id, edges.end).map { $0 + inset(edges.end, last) }, 1000)
    addGaps(between: shown, of: stack, edges)
    for child in shown {
      align(
        child, in: view, stack, edges, inset(edges.crossStart, child), inset(edges.crossEnd, child))
    }
  }

  private mutating func addGaps(
    between shown: [NibView], of stack: NibView.Stack, _ edges: StackEdges
  ) {
    var gap: Expression?
    for (one, next) in zip(shown, shown.dropFirst()) {
      guard let end = expression(one.id, edges.end), let start = expression(next.id, edges.start)
      else { continue }
      if ["equalSpacing", "equalCentering"].contains(stack.distribution) {
        let distance = start - end
        add(distance, .atLeast, constant(stack.spacing), 1000)
        if stack.distribution == "equalSpacing" {
          if let gap { add(distance, .equal, gap, 995) }
          gap = distance
        }
      } else {
        add(start, .equal, end + stack.spacing, 1000)
      }
      let sizes = (recorded(one.id, edges.size), recorded(next.id, edges.size))
      if stack.distribution == "fillEqually" {
        add(expression(next.id, edges.size), .equal, expression(one.id, edges.size), 1000)
      } else if stack.distribution == "fillProportionally", sizes.0 > 0 {
        let part = expression(one.id, edges.size).map { $0 * (sizes.1 / sizes.0) }
        add(expression(next.id, edges.size), .equal, part, 999)
      }
    }
  }

  private mutating func align(
    _ child: NibView, in view: NibView, _ stack: NibView.Stack, _ edges: StackEdges,
    _ start: Double, _ end: Double
  ) {
    let (from, to) = (expression(view.id, edges.crossStart), expression(view.id, edges.crossEnd))
    let childStart = expression(child.id, edges.crossStart)
    let childEnd = expression(child.id, edges.crossEnd)
    switch stack.alignment {
    case "firstBaseline", "lastBaseline":
      let distance = recorded(child.id, edges.crossStart) - recorded(view.id, edges.crossStart)
      add(childStart, .equal, from.map { $0 + distance }, 999)
      add(childEnd, .atMost, to, 1000)
      return
    case "fill":
      add(childStart, .equal, from.map { $0 + start }, 1000)
      add(childEnd, .equal, to.map { $0 + end }, 1000)
    default:
      add(childStart, .atLeast, from.map { $0 + min(start, 0) }, 1000)
      add(childEnd, .atMost, to, 1000)
      switch stack.alignment {
      case "top", "leading": add(childStart, .equal, from.map { $0 + start }, 1000)
      case "bottom", "trailing": add(childEnd, .equal, to.map { $0 + end }, 1000)
      default:
        add(
          expression(child.id, edges.crossCenter), .equal, expression(view.id, edges.crossCenter),
          1000)
      }
    }
    add(expression(view.id, edges.crossSize), .equal, constant(0), 50)
  }
}

/// The names of the edges along a stack and across it.
private struct StackEdges {
  var start, end, size, crossStart, crossEnd, crossCenter, crossSize: String

  init(_ isHorizontal: Bool) {
    let horizontal = ("left", "right", "centerX", "width")
    let vertical = ("top", "bottom", "centerY", "height")
    let (along, across) = isHorizontal ? (horizontal, vertical) : (vertical, horizontal)
    (start, end, size) = (along.0, along.1, along.3)
    (crossStart, crossEnd, crossCenter, crossSize) = across
  }
}

/// Each priority outweighs all lower ones, as far as the precision of these numbers allows.
private func weight(_ priority: Double) -> Double {
  pow(10, priority / 1000 * 9 - 3)
}
