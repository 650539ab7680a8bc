import CellGenCore

// The look, size and place of views of all kinds.

extension NibViewWriter {
  // MARK: Colors

  /// The color of a key in a manifest's terms; nil if there is none.
  func color(_ view: NibView, _ key: String) -> String? {
    guard let element = view.element.child(key: key), element.name == "color" else { return nil }
    switch colors.said(element)?.said {
    case .word(let text), .literal(let text): return text
    case .asset(let name): return "asset " + name
    case nil: return nil
    }
  }

  mutating func colorPiece(_ view: NibView, _ key: String) -> Piece {
    guard let element = view.element.child(key: key), let said = said(element, of: view) else {
      return .plain("label")
    }
    return said.piece
  }

  /// Counts a color as converted, and reports whether it isn't quite the same.
  mutating func said(_ element: XMLElement, of view: NibView) -> NibColors.Said? {
    guard let (said, doubt) = colors.said(element) else {
      if element.name == "color" {
        report(view, "color", .not, "a color has no counterpart", at: element)
      }
      return nil
    }
    if let doubt { report(view, "color", .partly, doubt, isTodo: false, at: element) }
    converted += 1
    if case .word(let word) = said { usedColors.insert(word) }
    return said
  }

  // MARK: Look

  /// Background, corners, border, opacity, and visibility.
  mutating func lookSlots(of view: NibView) -> [Slot] {
    var slots: [Slot] = []
    if let background = background(of: view) { slots.append(Slot("background", background)) }
    slots += edgeSlots(of: view)
    if let alpha = view.number("alpha"), alpha < 1 {
      slots.append(Slot("alpha", .plain(points(alpha))))
      converted += 1
    }
    if view.isHidden, view.kind != "activityIndicatorView" {
      let base = givenName(of: view) ?? "more"
      slots.append(Slot("visible", .plain(addField("has" + capitalized(base), "Bool"))))
      if view.parent?.stack == nil { slots.append(Slot("keepsPlace", .plain("true"))) }
      converted += 1
    }
    return slots
  }

  private mutating func background(of view: NibView) -> Piece? {
    if view.kind == "visualEffectView" {
      converted += 1
      return .mapping([Slot("blur", .plain(blur(of: view)))], isFlow: true)
    }
    guard let element = view.element.child(key: "backgroundColor"), element.name == "color",
      !isClear(element)
    else { return nil }
    return said(element, of: view)?.piece
  }

  private mutating func blur(of view: NibView) -> String {
    let style = view.element.descendants.first { $0.name == "blurEffect" }?["style"] ?? "regular"
    if Vocabulary.blurs.contains(style) { return style }
    report(view, "blur", .partly, "its blur '\(style)' became 'systemMaterial'")
    return "systemMaterial"
  }

  /// Corners and borders from runtime attributes.
  mutating func edgeSlots(of view: NibView) -> [Slot] {
    var slots: [Slot] = []
    var width: Double?
    var color: Piece?
    for attribute in view.runtimeAttributes {
      switch NibRuntimeAttribute.Role(attribute.keyPath) {
      case .cornerRadius:
        guard let radius = attribute.number, radius > 0 else { continue }
        slots.append(Slot("cornerRadius", .plain(points(radius))))
        converted += 1
      case .borderWidth: width = attribute.number
      case .borderColor:
        if let value = attribute.value, value.name == "color", !isClear(value) {
          color = said(value, of: view)?.piece
        }
      case .clips, nil: break
      }
    }
    if width ?? 0 > 0 || color != nil && width == nil {
      converted += 1
      let isPlain = color != nil && width == nil
      slots.append(
        Slot(
          "border",
          isPlain
            ? color ?? .plain("black")
            : .mapping(
              [
                Slot("color", color ?? .plain("black")),
                Slot("width", .plain(points(width ?? 1))),
              ], isFlow: true)))
    }
    return slots
  }

  /// The look of the cell itself: background, accessory, separator.
  mutating func cellLook() -> [Slot] {
    var slots: [Slot] = []
    var views = [cell.root]
    if cell.content !== cell.root { views.append(cell.content) }
    var background: [Slot] = []
    for view in views where background.isEmpty {
      if let element = view.element.child(key: "backgroundColor"), element.name == "color",
        !isClear(element), let said = said(element, of: view)
      {
        background.append(Slot("color", said.piece))
      }
    }
    for view in views { background += edgeSlots(of: view) }
    if background.count == 1, background[0].key?.text == "color" {
      slots.append(Slot("background", background[0].value))
    } else if !background.isEmpty {
      if background[0].key?.text != "color" {
        background.insert(Slot("color", .plain("clear")), at: 0)
      }
      slots.append(Slot("background", .mapping(background, isFlow: true)))
    }
    if let accessory = accessory() { slots.append(Slot("accessory", accessory)) }
    if let inset = cell.root.element.child(key: "separatorInset"),
      let leading = inset["minX"].flatMap(nibNumber), cell.role == "table"
    {
      let trailing = inset["maxX"].flatMap(nibNumber) ?? 0
      converted += 1
      let piece: Piece =
        trailing == 0
        ? .plain(points(leading))
        : .mapping(
          [Slot("leading", .plain(points(leading))), Slot("trailing", .plain(points(trailing)))],
          isFlow: true)
      slots.append(Slot("separator", .mapping([Slot("inset", piece)], isFlow: true)))
    }
    return slots
  }

  private mutating func accessory() -> Piece? {
    switch cell.root.element["accessoryType"] {
    case "disclosureIndicator":
      converted += 1
      return .plain("disclosure")
    case "checkmark":
      converted += 1
      return .plain("checkmark")
    case "detailButton": return detailButton()
    case "detailDisclosureButton":
      return .sequence(
        [Slot(item: detailButton()), Slot(item: .plain("disclosure"))], isFlow: true)
    default: return nil
    }
  }

  private mutating func detailButton() -> Piece {
    report(
      cell.root, "accessory", .partly,
      "its info button reports 'detail', which nothing handles yet", isTodo: false)
    return .mapping([Slot("detail", .plain(action(of: cell.root, or: "detail")))], isFlow: true)
  }

  // MARK: Sizes and places

  mutating func sizeSlots(of node: Arranged) -> [Slot] {
    var slots: [Slot] = []
    for axis in [Axis.horizontal, .vertical] {
      let name = axis == .horizontal ? "width" : "height"
      switch node.length(axis) {
      case .points(let length):
        guard length > 0 else { continue }
        // A fixed height would cut off larger text.
        let hasText = node.all.contains { ["label", "textView"].contains($0.view?.kind) }
        let grows = axis == .vertical && node.kind != .leaf && hasText
        slots.append(Slot(grows ? "minHeight" : name, .plain(points(length))))
      case .part(let part): slots.append(Slot(name, .plain(fraction(part * 100) + "%")))
      case nil: slots += limits(of: node, axis, name)
      }
    }
    if let least = node.minHeight, least > 0 {
      slots.removeAll { $0.key?.text == "minHeight" }
      slots.append(Slot("minHeight", .plain(points(least))))
      converted += 1
    }
    if let ratio = node.aspectRatio,
      node.points(.horizontal) == nil || node.points(.vertical) == nil
    {
      slots.append(Slot("aspectRatio", .plain(fraction(ratio))))
      converted += 1
    }
    if node.hugging[.horizontal] != nil || node.hugging[.vertical] != nil {
      let across = node.hugging[.horizontal].map { Piece.plain($0.rawValue) }
      let down = node.hugging[.vertical].map { Piece.plain($0.rawValue) }
      var sides: [Slot] = []
      if let across { sides.append(Slot("horizontal", across)) }
      if let down { sides.append(Slot("vertical", down)) }
      slots.append(
        Slot("hugging", down == nil ? across ?? .empty : .mapping(sides, isFlow: true)))
    }
    return slots
  }

  /// The minimum and maximum sizes that constraints allow.
  private mutating func limits(of node: Arranged, _ axis: Axis, _ name: String) -> [Slot] {
    guard let view = node.view, view !== cell.content else { return [] }
    var slots: [Slot] = []
    for constraint in cell.constraints
    where constraint.item == view.id && constraint.other == nil && constraint.attribute == name
      && constraint.relation != .equal && constraint.priority >= 750 && constraint.constant > 0
    {
      let key = (constraint.relation == .atLeast ? "min" : "max") + capitalized(name)
      guard !slots.contains(where: { $0.key?.text == key }) else { continue }
      slots.append(Slot(key, .plain(points(constraint.constant))))
      converted += 1
    }
    return slots
  }

  func placeSlots(of node: Arranged) -> [Slot] {
    guard let place = node.place else { return [] }
    var slots: [Slot] = []
    if place != "center" { slots.append(Slot("at", .plain(place))) }
    let sides = [("x", node.offset.x), ("y", node.offset.y)].filter { $0.1.magnitude > 0.01 }
    if !sides.isEmpty {
      slots.append(
        Slot(
          "offset", .mapping(sides.map { Slot($0.0, .plain(points($0.1))) }, isFlow: true)))
    }
    return slots
  }

  // MARK: Accessibility

  func accessibilityText(of view: NibView, _ key: String) -> String? {
    guard let element = view.element.child(key: "accessibilityConfiguration") else { return nil }
    let text = element[key] ?? element.children("string").first { $0["key"] == key }?.text
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  mutating func accessibilitySlots(of view: NibView) -> [Slot] {
    guard let element = view.element.child(key: "accessibilityConfiguration") else { return [] }
    var slots: [Slot] = []
    if let label = accessibilityText(of: view, "label") {
      slots.append(Slot("accessibilityLabel", fixedTitle(label)))
      converted += 1
    }
    var others: [Slot] = []
    if let identifier = accessibilityText(of: view, "identifier") {
      others.append(Slot("identifier", fixedTitle(identifier)))
    }
    if let hint = accessibilityText(of: view, "hint") {
      others.append(Slot("hint", fixedTitle(hint)))
    }
    if element.child("accessibilityTraits")?["header"] == "YES" {
      others.append(Slot("isHeader", .plain("true")))
    }
    converted += others.count
    if !others.isEmpty { slots.append(Slot("accessibility", .mapping(others, isFlow: true))) }
    return slots
  }
}
