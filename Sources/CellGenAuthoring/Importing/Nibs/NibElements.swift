import CellGenCore

// The layout elements that the views of a file become.

extension NibViewWriter {
  /// The element for a leaf: its name, and its value.
  mutating func element(_ view: NibView, _ node: Arranged) -> (name: String, value: Piece) {
    switch view.kind {
    case "label": label(view, node)
    case "imageView": image(view, node)
    case "button": button(view, node)
    case "switch": toggle(view, node)
    case "textField": textField(view, node)
    case "textView": textView(view, node)
    case "activityIndicatorView": activity(view, node)
    case "progressView": progress(view, node)
    case "slider": number(view, node, as: "slider", "minValue", "maxValue")
    case "stepper": number(view, node, as: "stepper", "minimumValue", "maximumValue")
    case "segmentedControl": segments(view, node)
    case "datePicker": datePicker(view, node)
    case "view", "stackView", "visualEffectView", "control", "tableViewCellContentView",
      "collectionViewCellContentView":
      plain(view, node)
    default: own(view, node, className: view.customClass ?? NibKinds.foreign[view.kind] ?? "UIView")
    }
  }

  private func value(_ slots: [Slot], short: String) -> Piece {
    if slots.count == 1, slots[0].key?.text == short, case .scalar = slots[0].value {
      return slots[0].value
    }
    return .mapping(slots, isFlow: true)
  }

  /// The slots that elements of all kinds share.
  private mutating func common(_ view: NibView, _ node: Arranged) -> [Slot] {
    var slots = lookSlots(of: view)
    if let insets = insetsSlot(of: node) { slots.append(insets) }
    slots += sizeSlots(of: node)
    slots += accessibilitySlots(of: view)
    return slots + placeSlots(of: node)
  }

  // MARK: Texts

  private mutating func label(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    let text = shownText(of: view)
    var slots: [Slot] = []
    // The app looks up a label with a tag, and sets its text.
    let isFound = view.element["tag"].map { $0 != "0" } ?? false
    let isPlainField = cell.outlet(of: view) != nil || text.isEmpty || isFound
    slots.append(
      Slot(
        "text",
        isPlainField
          ? .plain(
            field(of: view, "String", or: isFound ? NibNames.field(text: text) ?? "text" : "text"))
          : fixed(text)))
    converted += 1
    slots += textSlots(of: view)
    let lines = view.number("numberOfLines").map { max(0, Int($0)) } ?? 1
    let truncation = truncation(of: view)
    let shrink = shrink(of: view)
    let standard = truncation != nil || shrink != nil ? 1 : 0
    if lines != standard { slots.append(Slot("lines", .plain(String(lines)))) }
    if let truncation { slots.append(Slot("truncation", .plain(truncation))) }
    if let shrink { slots.append(Slot("shrink", .plain(points(shrink)))) }
    converted += 1
    return ("label", value(slots + common(view, node), short: "text"))
  }

  private func shownText(of view: NibView) -> String {
    if view.element["usesAttributedText"] == "YES",
      let text = view.element.child(key: "attributedText")
    {
      return text.children("fragment").map { fragment in
        fragment["content"] ?? fragment.children("string").first { $0["key"] == "content" }?.text
          ?? ""
      }.joined()
    }
    return view.text("text") ?? ""
  }

  /// Text that is the same in all cells.
  func fixed(_ text: String) -> Piece {
    .mapping([Slot("literal", .text(escaped(text)))], isFlow: true)
  }

  /// Font, color and alignment.
  private mutating func textSlots(of view: NibView) -> [Slot] {
    var slots: [Slot] = []
    if let font = font(view.element.child(key: "fontDescription"), of: view) {
      slots.append(Slot("font", font))
    }
    if let color = color(view, "textColor"), color != "label" {
      slots.append(Slot("color", colorPiece(view, "textColor")))
    }
    switch view.element["textAlignment"] {
    case "center", "right", "justified":
      slots.append(Slot("alignment", .plain(view.element["textAlignment"] ?? "center")))
      converted += 1
    default: break
    }
    return slots
  }

  mutating func font(
    _ element: XMLElement?, of view: NibView, standard: Double = 17
  ) -> Piece? {
    guard let element else { return nil }
    converted += 1
    guard let font = NibFont(element) else {
      report(view, "font", .not, "a manifest cannot name its font", at: element)
      return nil
    }
    return font.piece(standard: standard, usesStyles: options.dynamicType)
  }

  private func truncation(of view: NibView) -> String? {
    switch view.element["lineBreakMode"] {
    case "middleTruncation": "middle"
    case "headTruncation": "head"
    case "clip": "clip"
    default: nil
    }
  }

  /// The scale that the font can shrink to. Interface Builder leaves out the attribute if shrinking is on.
  private func shrink(of view: NibView) -> Double? {
    guard view.element["adjustsFontSizeToFit"] != "NO" else { return nil }
    let size = view.element.child(key: "fontDescription")?["pointSize"].flatMap(nibNumber) ?? 17
    let scale =
      view.number("minimumScaleFactor")
      ?? view.number("minimumFontSize").map { $0 < 1 ? $0 : $0 / size }
    return scale.flatMap { $0 > 0 && $0 < 1 ? $0 : nil }
  }

  private mutating func textField(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    var slots = [Slot("text", .plain(field(of: view, "String", or: "text")))]
    if let placeholder = view.text("placeholder"), !placeholder.isEmpty {
      slots.append(Slot("placeholder", fixedTitle(placeholder)))
      converted += 1
    }
    slots += textSlots(of: view)
    let traits = view.element.child("textInputTraits")
    let keyboards = [
      "alphabet": "asciiCapable", "numbersAndPunctuation": "numbersAndPunctuation", "URL": "url",
      "numberPad": "numberPad", "phonePad": "phonePad", "namePhonePad": "namePhonePad",
      "emailAddress": "emailAddress", "decimalPad": "decimalPad", "twitter": "twitter",
      "webSearch": "webSearch",
    ]
    if let keyboard = traits?["keyboardType"].flatMap({ keyboards[$0] }) {
      slots.append(Slot("keyboard", .plain(keyboard)))
      converted += 1
    }
    if let key = traits?["returnKeyType"],
      ["go", "join", "next", "search", "send", "done"].contains(key)
    {
      slots.append(Slot("returnKey", .plain(key)))
      converted += 1
    }
    let capitals = ["words": "words", "allCharacters": "allCharacters"]
    if let capital = traits?["autocapitalizationType"].flatMap({ capitals[$0] }) {
      slots.append(Slot("capitalization", .plain(capital)))
      converted += 1
    }
    if traits?["autocorrectionType"] == "no" {
      slots.append(Slot("correction", .plain("false")))
      converted += 1
    }
    if let mode = view.element["clearButtonMode"],
      ["whileEditing", "unlessEditing", "always"].contains(mode)
    {
      slots.append(Slot("clearButton", .plain(mode)))
      converted += 1
    }
    if traits?["secureTextEntry"] == "YES" {
      slots.append(Slot("isSecure", .plain("true")))
      converted += 1
    }
    slots.append(
      Slot("action", .plain(action(of: view, or: "textChanged", carrying: ("text", "String")))))
    return ("textField", value(slots + common(view, node), short: "text"))
  }

  private mutating func textView(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    let isEditor = view.element["editable"] != "NO"
    let text = shownText(of: view)
    var slots: [Slot] = []
    if isEditor || cell.outlet(of: view) != nil || text.isEmpty {
      slots.append(Slot("text", .plain(field(of: view, "String", or: "text"))))
    } else {
      slots.append(Slot("text", fixed(text)))
    }
    converted += 1
    slots += textSlots(of: view)
    if isEditor {
      slots.append(
        Slot("action", .plain(action(of: view, or: "textChanged", carrying: ("text", "String")))))
    }
    return (
      isEditor ? "textEditor" : "text", value(slots + common(view, node), short: "text")
    )
  }

  // MARK: Images and buttons

  private mutating func image(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    var slots: [Slot] = []
    let picture = picture(in: view.element)
    if cell.outlet(of: view) == nil, let picture {
      slots.append(picture)
    } else {
      slots.append(Slot("image", .plain(field(of: view, "UIImage?", or: "image"))))
      // The nib shows this image until the app sets another.
      if let picture { slots.append(Slot("placeholder", .mapping([picture], isFlow: true))) }
    }
    converted += 1
    switch view.element["contentMode"] {
    case "scaleAspectFill":
      slots.append(Slot("mode", .plain("fill")))
      converted += 1
    case "center":
      slots.append(Slot("mode", .plain("center")))
      converted += 1
    default: break
    }
    if let tint = color(view, "tintColor"), tint != "tintColor" {
      slots.append(Slot("color", colorPiece(view, "tintColor")))
    }
    if picture?.key?.text == "symbol",
      let symbol = view.element.child(key: "preferredSymbolConfiguration"),
      let size = symbol["pointSize"].flatMap(nibNumber)
    {
      var font = [Slot("size", .plain(points(size)))]
      if let weight = symbol["weight"], weight != "regular", Vocabulary.weights.contains(weight) {
        font.append(Slot("weight", .plain(weight)))
      }
      slots.append(Slot("font", .mapping(font, isFlow: true)))
      converted += 1
    }
    let rest = common(view, node)
    let axis = axis ?? .vertical
    if node.length(axis) == nil, rest.contains(where: { $0.key?.text == "keepsPlace" }) {
      // Without a length, nothing would keep its place while there is no image.
      let size = max(1, node.natural[axis])
      slots.append(Slot(axis == .horizontal ? "width" : "height", .plain(points(size))))
    }
    return ("image", value(slots + rest, short: "image"))
  }

  private mutating func button(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    let normal = view.element.children("state").first { $0["key"] == "normal" }
    let configuration = view.element.child(key: "configuration")
    var slots: [Slot] = []
    let title = title(of: view, normal, configuration)
    let image = image(of: view, normal, configuration)
    if let title { slots.append(Slot("title", fixedTitle(title))) }
    if let image {
      slots.append(image)
      converted += 1
    }
    if title == nil, image == nil {
      let field = field(of: view, "String", or: "title")
      slots.append(Slot("title", .mapping([Slot("field", .plain(field))], isFlow: true)))
    }
    converted += 1
    let action = action(of: view, or: title.flatMap { NibNames.field(text: $0) } ?? "tap")
    slots.append(Slot("action", .plain(action)))
    if let style = configuration?["style"], ["gray", "tinted", "filled"].contains(style) {
      slots.append(Slot("style", .plain(style)))
      converted += 1
    }
    let fontElement =
      configuration?.child(key: "titleFontDescription")
      ?? view.element.child(key: "fontDescription")
    if let font = font(fontElement, of: view, standard: configuration == nil ? 15 : 17) {
      slots.append(Slot("font", font))
    }
    if let titleColor = normal?.child(key: "titleColor")
      ?? configuration?.child(key: "baseForegroundColor"),
      let said = said(titleColor, of: view)
    {
      slots.append(Slot("color", said.piece))
    } else if let tint = color(view, "tintColor"), tint != "tintColor" {
      slots.append(Slot("color", colorPiece(view, "tintColor")))
    }
    let sides = [
      "left": "leading", "leading": "leading", "right": "trailing", "trailing": "trailing",
    ]
    if let side = view.element["contentHorizontalAlignment"].flatMap({ sides[$0] }) {
      slots.append(Slot("alignment", .plain(side)))
      converted += 1
    }
    if title == nil, image != nil, accessibilityText(of: view, "label") == nil {
      slots.append(Slot("accessibilityLabel", fixedTitle(inWords(action))))
    }
    var rest = common(view, node)
    if let insets = insets(of: view, configuration, node),
      !rest.contains(where: { $0.key?.text == "insets" })
    {
      rest.append(Slot("insets", insets))
    }
    return ("button", .mapping(slots + rest, isFlow: true))
  }

  private func title(
    of view: NibView, _ normal: XMLElement?, _ configuration: XMLElement?
  ) -> String? {
    let attributed =
      (normal?.child("attributedString") ?? configuration?.child("attributedString"))?
      .children("fragment").compactMap { $0["content"] }.joined()
    let title = configuration?["title"] ?? normal?["title"] ?? attributed
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func image(
    of view: NibView, _ normal: XMLElement?, _ configuration: XMLElement?
  ) -> Slot? {
    let holders = [configuration?.child(key: "image"), configuration, normal]
    return holders.lazy.compactMap { $0.flatMap(picture) }.first
  }

  /// The insets around the content of a button. Buttons without a configuration have none at the sides.
  private mutating func insets(
    of view: NibView, _ configuration: XMLElement?, _ node: Arranged
  ) -> Piece? {
    if let inset = view.element.child(key: "contentEdgeInsets") {
      func side(_ name: String) -> Double { inset[name].flatMap(nibNumber) ?? 0 }
      converted += 1
      return piece(
        of: Arranged.Insets(
          top: side("minY"), leading: side("minX"), bottom: side("maxY"), trailing: side("maxX")))
    }
    guard configuration == nil, node.width == nil else { return nil }
    return .mapping([Slot("horizontal", .plain("0"))], isFlow: true)
  }

  /// A title for a key that takes plain text as fixed text, unless it is also the name of a field.
  func fixedTitle(_ text: String) -> Piece {
    fields.contains { $0.name == text } ? fixed(text) : .text(escaped(text))
  }

  /// A text with its braces escaped so they don't mark fields.
  private func escaped(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}")
  }

  /// The symbol or the asset that an element names. Braces are removed from the name, because they would mark
  /// fields.
  func picture(in element: XMLElement) -> Slot? {
    guard let image = element["image"] else { return nil }
    let name = image.filter { !"{}".contains($0) }
    return Slot(
      element["catalog"] == "system" ? "symbol" : "asset", .text(name.isEmpty ? "image" : name))
  }

  func inWords(_ name: String) -> String {
    let text = NibNames.words(of: name).map { $0.lowercased() }.joined(separator: " ")
    return capitalized(text)
  }

  // MARK: Controls

  private mutating func toggle(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    let outlet = outletName(of: view)
    let plain = ["toggle", "switch", "control", "switchControl", "switchView", nil]
    let name = plain.contains(outlet) ? "isOn" : "is" + capitalized(outlet ?? "") + "On"
    let field = addField(name, "Bool")
    converted += 1
    var slots = [Slot("isOn", .plain(field))]
    slots.append(
      Slot("action", .plain(action(of: view, or: "switched", carrying: (field, "Bool")))))
    if let color = color(view, "onTintColor") ?? color(view, "tintColor"), color != "tintColor" {
      slots.append(
        Slot(
          "tint",
          colorPiece(
            view, view.element.child(key: "onTintColor") == nil ? "tintColor" : "onTintColor")))
    }
    return ("toggle", value(slots + common(view, node), short: "isOn"))
  }

  private mutating func activity(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    var slots: [Slot] = []
    if cell.outlet(of: view) != nil || view.element["animating"] != "YES" {
      slots.append(Slot("isActive", .plain(addField("isLoading", "Bool"))))
    }
    converted += 1
    if ["large", "whiteLarge"].contains(view.element["style"]) {
      slots.append(Slot("size", .plain("large")))
      converted += 1
    }
    if let color = color(view, "color"), color != "systemGray" {
      slots.append(Slot("color", colorPiece(view, "color")))
    }
    let rest = common(view, node).filter { !["visible", "keepsPlace"].contains($0.key?.text) }
    return ("activity", (slots + rest).isEmpty ? .empty : value(slots + rest, short: "isActive"))
  }

  private mutating func progress(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    var slots = [Slot("value", .plain(field(of: view, "Double", or: "progress")))]
    converted += 1
    if color(view, "progressTintColor") != nil {
      slots.append(Slot("tint", colorPiece(view, "progressTintColor")))
    }
    if color(view, "trackTintColor") != nil {
      slots.append(Slot("track", colorPiece(view, "trackTintColor")))
    }
    return ("progress", value(slots + common(view, node), short: "value"))
  }

  private mutating func number(
    _ view: NibView, _ node: Arranged, as element: String, _ least: String, _ most: String
  ) -> (String, Piece) {
    let field = field(of: view, "Double", or: "value")
    var slots = [Slot("value", .plain(field))]
    converted += 1
    let standard = element == "slider" ? (0.0, 1.0) : (0, 100)
    let range = (view.number(least) ?? 0, view.number(most) ?? standard.1)
    if range != standard, range.0 < range.1 {
      slots.append(Slot("in", .plain("\(points(range.0))...\(points(range.1))")))
      converted += 1
    }
    slots.append(
      Slot("action", .plain(action(of: view, or: element + "Changed", carrying: (field, "Double"))))
    )
    return (element, value(slots + common(view, node), short: "value"))
  }

  private mutating func segments(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    let field = field(of: view, "Int?", or: "selected")
    let titles = view.element.child("segments")?.children("segment").map { $0["title"] ?? "" } ?? []
    converted += 2
    let options = titles.map { Slot(item: .text($0.isEmpty ? "Segment" : $0)) }
    var slots = [
      Slot("selected", .plain(field)), Slot("options", .sequence(options, isFlow: true)),
    ]
    slots.append(
      Slot("action", .plain(action(of: view, or: "selectedChanged", carrying: (field, "Int")))))
    return ("segments", .mapping(slots + common(view, node), isFlow: true))
  }

  private mutating func datePicker(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    let field = field(of: view, "Date", or: "date")
    converted += 1
    var slots = [Slot("date", .plain(field))]
    if let mode = view.element["datePickerMode"], ["date", "time"].contains(mode) {
      slots.append(Slot("mode", .plain(mode)))
      converted += 1
    }
    slots.append(
      Slot("action", .plain(action(of: view, or: "dateChanged", carrying: (field, "Date")))))
    return ("datePicker", value(slots + common(view, node), short: "date"))
  }

  // MARK: Other views

  private mutating func plain(_ view: NibView, _ node: Arranged) -> (String, Piece) {
    if let className = view.customClass { return own(view, node, className: className) }
    if view.isDivider, node.width == nil || node.height == nil {
      let color = color(view, "backgroundColor")
      var slots: [Slot] = []
      if let color, color != "separator" {
        slots.append(Slot("color", colorPiece(view, "backgroundColor")))
      }
      slots += common(view, node).filter { slot in
        let key = slot.key?.text ?? ""
        if key == "background" { return false }
        guard ["width", "height"].contains(key), case .scalar(let length) = slot.value else {
          return true
        }
        return (Double(length.text) ?? 2) > 1
      }
      return ("divider", slots.isEmpty ? .empty : value(slots, short: "color"))
    }
    if view.isEmpty {
      report(view, "empty-view", .partly, "it is empty, and what the app adds to it is unknown")
    }
    return ("box", .mapping(common(view, node), isFlow: true))
  }

  private mutating func own(
    _ view: NibView, _ node: Arranged, className: String
  ) -> (String, Piece) {
    let name = elements.name(of: className)
    let slots = common(view, node)
    return (name, .mapping(slots, isFlow: true))
  }
}
