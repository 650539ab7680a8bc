import CellGenCore

/// Writes a cell as an entry of `views`.
struct NibViewWriter {
  let cell: NibCell
  let name: String
  let colors: NibColors
  let options: NibOptions
  var elements: NibOwnElements
  /// The color words it uses, including tokens.
  var usedColors: Set<String> = []
  private(set) var fields: [(name: String, type: String)] = []
  /// The actions, each with the value that it carries.
  private(set) var actions: [(name: String, value: (name: String, type: String)?)] = []
  var findings: [ImportFinding] = []
  /// The number of the file's properties that the manifest expresses.
  var converted = 0
  private var taken: Set<String> = ["id"]
  private var takenActions: Set<String> = []
  private var arrangement: Arrangement?
  /// True if it is a cell of a built-in style.
  var usesRow = false
  /// The axis of the stack whose children are being written; nil in layers.
  private(set) var axis: Axis? = .vertical
  /// The comments above the element of a view, by the view.
  private var comments: [String: [String]] = [:]

  init(
    cell: NibCell, name: String, colors: NibColors, options: NibOptions, elements: NibOwnElements
  ) {
    (self.cell, self.name, self.colors) = (cell, name, colors)
    (self.options, self.elements) = (options, elements)
  }

  mutating func write() -> Slot {
    reportLosses()
    var slots: [Slot] = []
    let look = cellLook()
    if let row = row() {
      slots.append(Slot("row", row))
    } else {
      slots.append(Slot("layout", layout()))
    }
    slots += look
    return Slot(name, .mapping(head() + slots), comments: comments[cell.root.id] ?? [])
  }

  /// The data and the actions.
  private func head() -> [Slot] {
    var slots: [Slot] = []
    if fields.isEmpty {
      slots.append(Slot("id", .plain("only")))
    } else {
      let data = [Slot("id", .plain("Int"))] + fields.map { Slot($0.name, .plain($0.type)) }
      slots.append(Slot("data", .mapping(data, isFlow: true)))
    }
    guard !actions.isEmpty else { return slots }
    let items = actions.map { action -> Slot in
      guard let value = action.value else { return Slot(item: .plain(action.name)) }
      let carried = Piece.mapping([Slot(value.name, .plain(value.type))], isFlow: true)
      return Slot(item: .mapping([Slot(action.name, carried)], isFlow: true))
    }
    slots.append(Slot("actions", .sequence(items, isFlow: true)))
    return slots
  }

  // MARK: Names

  /// Adds a field, with the requested name or one like it.
  mutating func addField(_ name: String, _ type: String) -> String {
    let free = unique(fieldName(name)) { taken.contains($0) }
    taken.insert(free)
    fields.append((free, type))
    return free
  }

  /// The name of a view's outlet, without its kind: `title` for `titleLabel`.
  func outletName(of view: NibView) -> String? {
    cell.outlet(of: view).flatMap { NibNames.field(outlet: $0, kind: view.kind) }
  }

  /// The name that the app or, failing that, the file gives a view.
  func givenName(of view: NibView) -> String? {
    outletName(of: view) ?? view.element["userLabel"].flatMap { NibNames.field(text: $0) }
  }

  /// Adds a field for the value that a view shows, named after its outlet.
  mutating func field(of view: NibView, _ type: String, or fallback: String) -> String {
    var name = givenName(of: view) ?? fallback
    if ["label", "view", "text"].contains(name), name != fallback { name = fallback }
    return addField(name == "id" ? "identifier" : name, type)
  }

  /// Adds the action that a control reports.
  mutating func action(
    of view: NibView, or fallback: String, carrying value: (name: String, type: String)? = nil
  ) -> String {
    let selector = view.element.child("connections")?.children("action").first?["selector"]
    let name =
      selector.flatMap { NibNames.action(selector: $0) }
      ?? outletName(of: view).map { value == nil ? $0 : $0 + "Changed" } ?? fallback
    if actions.contains(where: { $0.name == name && $0.value?.type == value?.type }),
      selector != nil
    {
      return name
    }
    let free = unique(name) { takenActions.contains($0) }
    takenActions.insert(free)
    actions.append((free, value))
    if selector != nil { converted += 1 }
    return free
  }

  // MARK: Layout

  private mutating func layout() -> Piece {
    switch arrange(cell) {
    case .success(let found):
      let tidy = tidied(found, in: cell)
      arrangement = tidy
      reportDeviation(of: tidy)
      return outermost(tidy.root)
    case .failure(let failure):
      let leaves = cell.content.leaves
      report(
        cell.root, "layout", .not,
        leaves.isEmpty
          ? "it has no view to show" : "\(failure.rawValue); its views follow one another here")
      guard !leaves.isEmpty else { return .sequence([Slot(item: .plain("spacer"))]) }
      return .sequence(
        leaves.map { item(.leaf($0, $0.frame)) })
    }
  }

  private mutating func outermost(_ root: Arranged) -> Piece {
    guard root.kind != .spacer else { return .sequence([]) }
    let element = item(root).value
    // A column without keys is written as the list of its children.
    guard root.kind == .vstack, case .collection(let mapping) = element,
      case .collection(let list) = mapping.slots[0].value, !list.isMapping
    else { return element }
    return .collection(list)
  }

  /// The insets of an element; nil if it has none, or if the outermost element has the default ones.
  func insetsSlot(of node: Arranged) -> Slot? {
    if node === arrangement?.root { return outermostInsets(of: node) }
    return node.insets.isZero ? nil : Slot("insets", piece(of: node.insets))
  }

  private func outermostInsets(of root: Arranged) -> Slot? {
    let margins = Margins(of: cell, around: root)
    if margins.horizontal && margins.vertical { return Slot("insets", .plain("margins")) }
    if !margins.horizontal && !margins.vertical {
      let standard = Arranged.Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
      return root.insets == standard ? nil : Slot("insets", piece(of: root.insets))
    }
    let across =
      margins.horizontal
      ? [Slot("horizontal", .plain("margins"))]
      : sides(root.insets.leading, root.insets.trailing, "horizontal", "leading", "trailing")
    let down =
      margins.vertical
      ? [Slot("vertical", .plain("margins"))]
      : sides(root.insets.top, root.insets.bottom, "vertical", "top", "bottom")
    return Slot("insets", .mapping(across + down, isFlow: true))
  }

  private func sides(
    _ one: Double, _ other: Double, _ both: String, _ first: String, _ second: String
  ) -> [Slot] {
    if one == other { return one == 0 ? [] : [Slot(both, .plain(points(one)))] }
    return [(first, one), (second, other)].filter { $0.1 != 0 }.map {
      Slot($0.0, .plain(points($0.1)))
    }
  }

  func piece(of insets: Arranged.Insets) -> Piece {
    if Set([insets.top, insets.leading, insets.bottom, insets.trailing]).count == 1 {
      return .plain(points(insets.top))
    }
    return .mapping(
      sides(insets.leading, insets.trailing, "horizontal", "leading", "trailing")
        + sides(insets.top, insets.bottom, "vertical", "top", "bottom"), isFlow: true)
  }

  /// An item in a list of elements.
  private mutating func item(_ node: Arranged) -> Slot {
    let above = node.view.flatMap { comments[$0.id] } ?? []
    if node.kind == .spacer {
      guard let length = node.length else { return Slot(item: .plain("spacer")) }
      return Slot(item: .mapping([Slot("spacer", .plain(points(length)))]))
    }
    if node !== arrangement?.root, let axis, let spacer = spacer(for: node, along: axis) {
      return Slot(item: spacer)
    }
    if node.kind == .leaf, let view = node.view {
      let (name, value) = element(view, node)
      return Slot(item: .mapping([Slot(name, value)]), comments: above)
    }
    let slots = stackSlots(node)
    let isList = slots.count == 1
    let value = isList ? slots[0].value : .mapping(slots)
    return Slot(item: .mapping([Slot(node.kind.rawValue, value)]), comments: above)
  }

  /// The spacer that replaces a view with nothing to show in a stack; nil for other elements.
  private func spacer(for node: Arranged, along axis: Axis) -> Piece? {
    guard node.kind == .leaf, let view = node.view, view.isEmpty, cell.outlet(of: view) == nil
    else { return nil }
    guard let length = node.points(axis) else {
      return node.length(axis) == nil ? .plain("spacer") : nil
    }
    guard length > 0 else { return nil }
    return .mapping([Slot("spacer", .plain(points(length)))])
  }

  private func isNothing(_ node: Arranged, along axis: Axis) -> Bool {
    node.kind == .leaf && node.view?.isEmpty == true && node.points(axis) == 0
      && node.view.map { cell.outlet(of: $0) == nil } == true
  }

  /// The keys of a stack; `children` alone can be written in short form.
  private mutating func stackSlots(_ node: Arranged) -> [Slot] {
    var slots: [Slot] = []
    let count = node.children.count
    if node.isStack {
      if count > 1, node.spacing != 8 {
        slots.append(Slot("spacing", .plain(points(node.spacing))))
      }
      let standard = node.kind == .hstack ? "center" : "fill"
      if node.alignment != standard { slots.append(Slot("alignment", .plain(node.alignment))) }
      if node.fillsEqually { slots.append(Slot("distribution", .plain("fillEqually"))) }
    }
    if let insets = insetsSlot(of: node) { slots.append(insets) }
    if let view = node.view, view !== cell.content, node.isBox {
      slots += lookSlots(of: view)
      slots += accessibilitySlots(of: view)
    }
    slots += sizeSlots(of: node) + placeSlots(of: node)
    let outer = axis
    axis = node.isStack ? node.axis : nil
    // A view without a length and without spacing around it needs no element.
    let shown = node.children.filter { child in
      axis.map { !isNothing(child, along: $0) } ?? true || node.spacing > 0
    }
    slots.append(
      Slot("children", .sequence((shown.isEmpty ? [.spacer()] : shown).map { item($0) })))
    axis = outer
    return slots
  }

  // MARK: Findings

  mutating func report(
    _ view: NibView, _ kind: String, _ degree: ImportFinding.Degree, _ text: String,
    isTodo: Bool = true, at element: XMLElement? = nil
  ) {
    let place = element ?? view.element
    findings.append(
      ImportFinding(
        line: place.line, column: place.column, view: name, subject: subject(view), kind: kind,
        degree: degree, text: text))
    if isTodo { comments[view.id, default: []].append("\(subject(view)): \(text)") }
  }

  /// The name of a view in the file.
  func subject(_ view: NibView) -> String {
    if view === cell.root { return cell.className ?? name }
    return cell.outlet(of: view) ?? view.element["userLabel"] ?? view.text("text").map {
      "'\($0.prefix(24))'"
    }
      ?? view.kind
  }

  private mutating func reportDeviation(of arrangement: Arrangement) {
    guard arrangement.deviation > 1 else { return }
    for frame in arrangement.frames {
      let wider = arrangement.isTrusted ? frame.widerDeviation : 0
      let most = max(frame.deviation, wider)
      guard most > 1 else { continue }
      let place =
        frame.deviation >= wider ? "" : " in a cell that is \(Int(NibPlaces.wider)) points wider"
      report(
        frame.view, "layout", most <= 4 ? .partly : .not,
        "it is \(points(most)) points from its recorded place\(place)", isTodo: most > 4)
    }
  }

  var outcome: Imported.Outcome {
    let own = findings.filter { $0.view == name }
    var details: [(key: String, value: JSONValue)] = [
      ("class", .optional(cell.className)),
      ("role", .string(cell.isStatic ? "static row" : cell.role)),
      ("layout", .string(usesRow ? "row" : arrangement?.verdict ?? "not")),
      ("converted", .integer(converted)),
      ("partly", .integer(own.count { $0.degree == .partly })),
      ("not", .integer(own.count { $0.degree == .not })),
    ]
    if let arrangement {
      details.append(("widthIsChecked", .bool(arrangement.isTrusted)))
      details.append(("frames", .array(arrangement.frames.map { json($0) })))
    }
    return Imported.Outcome(
      view: name, line: cell.root.element.line, isWhole: own.isEmpty, details: details)
  }

  private func json(_ frame: Arrangement.Frame) -> JSONValue {
    func rect(_ rect: NibRect) -> JSONValue {
      .array([rect.x, rect.y, rect.width, rect.height].map { .number(toHundredths($0)) })
    }
    return .object([
      ("id", .string(frame.view.id)), ("name", .string(subject(frame.view))),
      ("recorded", rect(frame.recorded)), ("laidOut", rect(frame.laidOut)),
      ("wider", rect(frame.solvedWider)), ("laidOutWider", rect(frame.laidOutWider)),
    ])
  }
}

/// The sides on which the outermost element follows the cell's layout margins.
private struct Margins {
  var horizontal = false
  var vertical = false

  init(of cell: NibCell, around root: Arranged) {
    let recorded = cell.recorded
    var sides: Set<String> = []
    for constraint in cell.constraints
    where constraint.relation == .equal && constraint.constant == 0 {
      guard let other = constraint.other else { continue }
      for (margin, inner) in [
        ((constraint.item, constraint.attribute), (other.item, other.attribute)),
        ((other.item, other.attribute), (constraint.item, constraint.attribute)),
      ] where [cell.content.id, cell.root.id].contains(margin.0) && margin.1.hasSuffix("Margin") {
        guard let rect = recorded[inner.0] else { continue }
        let size = cell.size
        let side = margin.1.dropLast("Margin".count)
        let isThere =
          switch side {
          case "leading", "left": (rect.x - root.insets.leading).magnitude < closeness
          case "trailing", "right":
            (size.width - rect.right - root.insets.trailing).magnitude < closeness
          case "top": (rect.y - root.insets.top).magnitude < closeness
          case "bottom": (size.height - rect.bottom - root.insets.bottom).magnitude < closeness
          default: false
          }
        if isThere {
          sides.insert(
            String(side).replacing("left", with: "leading").replacing("right", with: "trailing"))
        }
      }
    }
    horizontal = sides.isSuperset(of: ["leading", "trailing"])
    vertical = sides.isSuperset(of: ["top", "bottom"])
  }
}
