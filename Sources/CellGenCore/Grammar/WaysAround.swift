/// An alternative to a key that other frameworks have and manifests do not.
struct WayAround {
  /// The names of the missing key, in lower case.
  var words: Set<String>
  /// The mappings in which authors look for it.
  var kinds: Set<Construct>
  /// The help of a message, as one sentence.
  var help: String
  /// The key that has this effect with another value; nil if there is none.
  var meant: String?
  /// Whether nothing else in the manifest depends on it.
  var isApart: Bool
  /// The help for a value that shows what to write, in its mapping; nil for other values.
  private let helpForValue: @Sendable (Node, Mapping) -> String?

  fileprivate init(
    _ words: String, in kinds: Set<Construct>, _ help: String, meant: String? = nil,
    isApart: Bool = false,
    helpForValue: @escaping @Sendable (Node, Mapping) -> String? = { _, _ in nil }
  ) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.kinds = kinds
    self.help = help
    self.meant = meant
    self.isApart = isApart
    self.helpForValue = helpForValue
  }

  /// The help for a key with a value.
  ///
  /// - Parameter mapping: the mapping with the key; empty for an element.
  func help(for value: Node?, in mapping: Mapping = Mapping(entries: [], isFlow: true)) -> String {
    value.flatMap { helpForValue($0, mapping) } ?? help
  }
}

extension Construct {
  /// The alternative to a key that this kind does not have; nil if no row has the word.
  func wayAround(_ key: String) -> WayAround? {
    // In a manifest, `enum Kind:` declares one.
    let name = self == .manifest ? key.prefix { $0 != " " } : key[...]
    let word = name.lowercased().filter { $0 != "-" && $0 != "_" }
    if keys.contains(where: { $0.name.lowercased() == word }) || usual(word) != nil { return nil }
    guard let way = waysAround.first(where: { $0.holds(word, in: self) }) else {
      return self == .element && leafElements.contains(word)
        ? WayAround(word, in: [.element], customView(named: lowerCamelCase(upperCamelCase(key))))
        : nil
    }
    return way
  }
}

extension WayAround {
  fileprivate func holds(_ word: String, in kind: Construct) -> Bool {
    kinds.contains(kind) && words.contains(word)
  }
}

/// Help to replace an element by a custom view.
func customView(named name: String) -> String {
  let view = upperCamelCase(name)
  return
    "declare a view '\(view)' with 'view: custom', give this one a field '\(name): \(view)ViewData', "
    + "and write '- view: \(name)' in the layout"
}

private let pinnedWords =
  "pinned pin sticky pinheader pinnedheader pinsheader stickyheader pinheaders pinnedheaders "
  + "pinsheaders stickyheaders pinnedviews"

private let appearanceWords =
  "insetgrouped insetgroupedlist grouped groupedlist plain plainlist inset sidebar sidebarplain"

/// The appearance of a list that a mapping has as a key.
private func writtenAppearance(_ mapping: Mapping) -> String? {
  mapping.entries.lazy.compactMap { listAppearance(meantBy: $0.key.text) }.first
}

private let hiddenWords = "hidden ishidden hide unless hiddenwhen hiddenif"

private let menuInView = "write 'menu: [share]' in the view, with an action of the view"

/// The elements that have the keys of every element.
private let elements = Set(Construct.elements.filter(\.takesStyles))

/// The elements that text is typed into.
private let typed = Set(Construct.elements { $0.isTyped })

/// The elements that handle touches themselves, except for buttons, which have keys of their own for that.
private let withOwnTouches = Set(Construct.elements { $0.handlesValueTouches })

/// Help to write a style of buttons for that of another framework.
@Sendable private func styleOfButton(_ value: Node, _ mapping: Mapping) -> String? {
  guard let word = value.scalar?.text else { return nil }
  if ["none", ".none", "system", ".system", "custom", ".custom"].contains(word) {
    return "remove it: 'style' says how a button looks, which is 'plain' without it"
  }
  let keys =
    Vocabulary.buttonStyles.contains(word)
    ? "style: \(word)" : Vocabulary.keys(forStyle: word, among: Vocabulary.buttonStyles)
  return keys.map { "write '\($0)'" }
}

/// Help to leave out what is false; nil for another value.
@Sendable private func unlessFalse(_ value: Node, _ mapping: Mapping) -> String? {
  value.scalar?.text == "false" ? "remove it: a button is plain without a 'style'" : nil
}

/// Help to write one number for a square, or a mapping with both.
@Sendable private func widthAndHeight(_ size: Node, _ mapping: Mapping) -> String? {
  if let side = size.scalar, isPlainNumber(side) {
    return "write 'width: \(side.text), height: \(side.text)'"
  }
  guard case .mapping(let mapping) = size.content, let width = mapping["width"]?.scalar?.text,
    let height = mapping["height"]?.scalar?.text
  else { return nil }
  return "write 'width: \(width), height: \(height)'"
}

/// The width and the height that `100`, or a mapping with both, means for cells.
private func cellSize(_ size: Node) -> (width: String, height: String)? {
  if let side = size.scalar, isPlainNumber(side) { return (side.text, side.text) }
  guard case .mapping(let mapping) = size.content, let width = mapping["width"]?.scalar?.text,
    let height = mapping["height"]?.scalar?.text
  else { return nil }
  return (width, height)
}

/// Help to write a font in full.
///
/// - Parameter keys: the keys that the value means; nil for another value.
private func font(
  _ keys: @escaping @Sendable (String) -> String?
) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    guard let word = value.scalar?.text, let keys = keys(word) else { return nil }
    if keys.hasPrefix("size") || keys.hasPrefix("name") { return "write 'font: { \(keys) }'" }
    let style = mapping["font"]?.scalar?.text ?? "body"
    return Vocabulary.fonts.contains(style) ? "write 'font: { style: \(style), \(keys) }'" : nil
  }
}

/// Help to write a value by state.
private func byState(
  _ key: String, _ state: String, normal: String
) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    guard let word = value.scalar?.text,
      let normal = mapping[key].map({ $0.scalar?.text }) ?? normal
    else { return nil }
    return "write '\(key): { normal: \(inYAML(normal)), \(state): \(inYAML(word)) }'"
  }
}

/// Help to write another key with the same value.
private func sameValue(_ key: String) -> @Sendable (Node, Mapping) -> String? {
  { value, _ in
    value.scalar.map { "write '\(key): \($0.asWritten)'" }
  }
}

/// Help to say in `accessibility` what is said to VoiceOver.
private func spoken(_ key: String) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    guard mapping["accessibility"] == nil else { return nil }
    if case .mapping(let mapping) = value.content, let field = mapping["field"]?.scalar?.text {
      return "write 'accessibility: { \(key): { field: \(field) } }'"
    }
    return value.scalar.map {
      "write 'accessibility: { \(key): \($0.asWritten) }'"
    }
  }
}

/// Help to say in `accessibility` what VoiceOver offers.
@Sendable private func spokenActions(_ value: Node, _ mapping: Mapping) -> String? {
  let words: [String?]
  switch value.content {
  case .sequence(let list): words = list.items.map { $0.scalar?.text }
  case .mapping(let names):
    words = names.entries.map { entry in
      entry.value.scalar.map {
        "\(entry.key.text): \($0.asWritten)"
      }
    }
  default: words = [value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }]
  }
  guard !words.isEmpty, !words.contains(nil) else { return nil }
  let all = words.compactMap(\.self).joined(separator: ", ")
  var actions = "actions: [\(all)]"
  if case .mapping = value.content { actions = "actions: { \(all) }" }
  return mapping["accessibility"] == nil
    ? "write 'accessibility: { \(actions) }'" : "write '\(actions)' in 'accessibility'"
}

/// Help to have a header or a footer stay in view.
@Sendable private func pinned(_ value: Node, _ mapping: Mapping) -> String? {
  let edge = mapping["header"] == nil && mapping["footer"] != nil ? "footer" : "header"
  if let text = value.scalar?.text, !["true", "false"].contains(text), mapping[edge] == nil {
    let kind = isIdentifier(text) && text.first?.isUppercase == true ? "view" : "title"
    return "write '\(edge): { \(kind): \(inYAML(text)), pinned: true }'"
  }
  if let view = mapping[edge]?.scalar?.text {
    return "write '\(edge): { view: \(view), pinned: true }'"
  }
  guard case .mapping? = mapping[edge]?.content else { return nil }
  return "add 'pinned: true' to the keys of '\(edge)'"
}

/// Help to write the opposite under another key.
private func opposite(_ key: String) -> @Sendable (Node, Mapping) -> String? {
  { value, _ in opposite(of: value).map { "write '\(key): \($0)'" } }
}

/// The keys of a format for the words of `DateFormatter` in a mapping; nil for none of them.
///
/// - Parameter value: a style of the date under another key.
private func dateStyles(_ mapping: Mapping, alone value: Node? = nil) -> String? {
  let written = { (key: String) -> String? in
    mapping.entries.first { $0.key.text.lowercased() == key }?.value.scalar?.text
      .drop { $0 == "." }.lowercased()
  }
  let (dates, times) = (
    ["short": "numeric", "medium": "abbreviated", "long": "long", "full": "complete"],
    ["short": "shortened", "medium": "standard", "long": "complete", "full": "complete"]
  )
  let both = written("datetimestyle")
  let date = (written("datestyle") ?? both ?? value?.scalar?.text).flatMap { dates[$0] }
  let time = (written("timestyle") ?? both).flatMap { times[$0] }
  let keys = [date.map { "date: \($0)" }, time.map { "time: \($0)" }].compactMap(\.self)
  return keys.isEmpty ? nil : keys.joined(separator: ", ")
}

/// Help to say how many digits follow the decimal point, in the format that there is.
@Sendable private func fractionDigits(_ value: Node, _ mapping: Mapping) -> String? {
  guard let digits = value.scalar?.text, Int(digits) != nil else { return nil }
  let format = mapping["format"]
  var (kind, code): (String, String?) = ("number", nil)
  if format?.scalar?.text == "percent" || mapping["percent"] != nil { kind = "percent" }
  var inner = mapping
  if case .mapping(let written)? = format?.content { inner = written }
  if let currency = inner["currency"]?.scalar?.text { (kind, code) = ("currency", currency) }
  return "write 'format: { \(kind): { \(code.map { "code: \($0), " } ?? "")fraction: \(digits) } }'"
}

/// Help to show what is wrong with a text that is typed.
private func errorLabel(_ field: String) -> String {
  "put '- label: { text: \(field), color: systemRed }' below it, with an optional field: it is hidden "
    + "while that is nil"
}

/// Help to hide something, which what is always hidden does not need.
///
/// - Parameter thing: what has the key, without an article.
private func hidden(_ thing: String) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    switch value.scalar?.text {
    case "true"?: "remove the \(thing), or write 'visible: { not: … }' with a Bool field"
    case "false"?: "remove it: without 'visible', the \(thing) is always shown"
    default: opposite("visible")(value, mapping)
    }
  }
}

/// Help to hide something that stands beside a row, about which no state decides.
private func hiddenInRow(_ thing: String) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    if case .mapping(let mapping) = value.content, mapping.namesStates { return nil }
    return hidden(thing)(value, mapping)
  }
}

/// Help to write a line around an element, whose colour and width are in one mapping even where each is a key.
@Sendable private func border(_ value: Node, _ mapping: Mapping) -> String? {
  borderOfParts(in: mapping).map { "write 'border: \($0)'" }
}

/// Help to write a line around a cell, which its background has.
@Sendable private func borderOfCell(_ value: Node, _ mapping: Mapping) -> String? {
  let whole = mapping["border"]?.inBraces.map {
    isPlainNumber(Scalar(text: $0, style: .plain)) ? "{ width: \($0) }" : $0
  }
  guard let border = mapping["border"] == nil ? borderOfParts(in: mapping) : whole else {
    return nil
  }
  switch mapping["background"]?.content {
  case nil: return "write 'background: { border: \(border) }'"
  case .scalar(let color)?:
    return "write 'background: { color: \(color.asWritten), border: \(border) }'"
  default: return "add 'border: \(border)' to the keys of 'background'"
  }
}

/// The line that a colour and a width under keys of their own mean together; nil without either.
private func borderOfParts(in mapping: Mapping) -> String? {
  let written = { (part: String) -> String? in
    let names = ["border\(part)", "stroke\(part)"]
    return mapping.entries.first { names.contains($0.key.text.lowercased()) }?.value.scalar?
      .asWritten
  }
  switch (written("color"), written("width")) {
  case (let color?, let width?): return "{ color: \(color), width: \(width) }"
  case (let color?, nil): return color
  case (nil, let width?): return "{ width: \(width) }"
  case (nil, nil): return nil
  }
}

extension Node {
  /// As it stands in braces; nil for what has more levels.
  fileprivate var inBraces: String? {
    if let scalar { return scalar.asWritten }
    guard case .mapping(let mapping) = content else { return nil }
    let entries = mapping.entries.map { entry in
      entry.value.scalar.map { "\(entry.key.text): \($0.asWritten)" }
    }
    return entries.contains(nil) ? nil : "{ \(entries.compactMap(\.self).joined(separator: ", ")) }"
  }
}

/// The opposite of a flag, as it is written: `{ normal: true, selected: false }` for one by state; nil for what
/// is no flag.
private func opposite(of value: Node) -> String? {
  if let word = value.scalar?.text {
    if word == "true" || word == "false" { return "\(word == "false")" }
    if word.hasPrefix("!"), isIdentifier(String(word.dropFirst())) {
      return String(word.dropFirst())
    }
    return isIdentifier(word) ? "{ not: \(word) }" : nil
  }
  guard case .mapping(let mapping) = value.content, !mapping.entries.isEmpty else { return nil }
  if let not = mapping["not"] { return not.scalar?.text }
  if let field = mapping["field"] {
    guard let name = field.scalar?.text else { return nil }
    guard let cases = mapping["cases"] else { return "{ not: \(name) }" }
    return opposites(in: cases).map { "{ field: \(name), cases: { \($0) } }" }
  }
  // What is not said of a state is false, whose opposite must be said.
  let isByState = mapping.entries.allSatisfy { Flag.forms.states.construct.has($0.key.text) }
  let others = isByState && mapping["normal"] == nil ? "normal: true, " : ""
  return opposites(in: value).map { "{ \(others)\($0) }" }
}

private func opposites(in value: Node) -> String? {
  guard case .mapping(let mapping) = value.content else { return nil }
  let entries = mapping.entries.map { entry in
    opposite(of: entry.value).map { "\(entry.key.text): \($0)" }
  }
  return entries.contains(nil) ? nil : entries.compactMap(\.self).joined(separator: ", ")
}

/// Help to declare in Swift a type with cases or with properties; nil for another value.
@Sendable private func typeInSwift(_ value: Node, _ mapping: Mapping) -> String? {
  guard case .mapping(let types) = value.content, let first = types.entries.first,
    isIdentifier(first.key.text), let declaration = first.swiftDeclaration
  else { return nil }
  return
    "declare '\(declaration)' in your Swift code, and write '\(first.key.text)' as the type of a field"
}

extension Mapping.Entry {
  /// An enum for a list of cases, and a struct for properties with their types; nil for another value.
  fileprivate var swiftDeclaration: String? {
    let properties: Mapping? =
      if case .mapping(let mapping) = value.content { mapping } else { nil }
    if let cases = value.onlyNames ?? properties?["cases"]?.onlyNames {
      return "enum \(key.text) { case \(cases.joined(separator: ", ")) }"
    }
    guard let properties, !properties.entries.isEmpty else { return nil }
    let written = properties.entries.map { property in
      property.value.scalar.flatMap {
        isIdentifier(property.key.text) ? "var \(property.key.text): \($0.text)" : nil
      }
    }
    return written.contains(nil)
      ? nil
      : "struct \(key.text): ScreenValue { \(written.compactMap(\.self).joined(separator: "; ")) }"
  }
}

private func styleOfLayout(_ style: String) -> String {
  "write 'style: \(style)' in the outermost element of 'layout', such as a 'vstack' with 'children'"
}

@Sendable private func insetsOfRows(_ insets: String) -> String {
  "write 'insets: \(insets)' in the outermost element of each cell's 'layout'; rows with 'appearance: "
    + "insetGrouped' are inset from the edges of the screen"
}

@Sendable private func spacingOfRows(_ spacing: String) -> String {
  "write '{ grid: { columns: 1, spacing: \(spacing) } }' for cells with space between them"
}

extension Node {
  /// The number that it is; nil for another value.
  fileprivate var plainNumber: String? {
    scalar.flatMap { isPlainNumber($0) ? $0.text : nil }
  }

  /// The names in its list, as in `[photo, video]`; nil for another value.
  fileprivate var onlyNames: [String]? {
    guard case .sequence(let list) = content, !list.items.isEmpty else { return nil }
    let names = list.items.compactMap(\.scalar?.text)
    return names.count == list.items.count && names.allSatisfy(isIdentifier) ? names : nil
  }
}

/// Help to show one of several views.
///
/// - Parameter kinds: the name of a field for each, and the view.
private func viewForEachKind(_ kinds: [(field: String, view: String)]) -> String {
  let fields = kinds.map { field, view in
    let view = view.hasSuffix("ViewData") ? view : "\(view)ViewData"
    return "\(field): \(view)?"
  }
  return
    "give each kind an optional field with its view data, as in '\(fields.joined(separator: ", "))', "
    + "and show each with its own element, as in '- view: \(kinds[0].field)'"
}

/// The field that an element was meant to show.
private func shownField(_ value: Node) -> String {
  var shown = value
  if case .mapping(let mapping) = value.content {
    let keys = ["text", "title", "label", "value", "count", "field", "content"]
    guard let entry = mapping.entries.first(where: { keys.contains($0.key.text) }) else {
      return "…"
    }
    shown = entry.value
  }
  guard let text = shown.scalar?.text, !text.isEmpty else { return "…" }
  return isIdentifier(text) ? text : "{ literal: \(inYAML(text)) }"
}

/// The first row with a word in a kind counts.
let waysAround = [
  // MARK: Keys with the same effect
  WayAround(
    "securefield passwordfield password securetextfield", in: [.element],
    "write 'textField: { …, isSecure: true }'"),
  WayAround(
    "selectable", in: [.view], "write 'select: …' with the action that selecting a cell reports",
    meant: "select"),
  WayAround(
    "swipeable", in: [.view], "write 'swipe: […]' with the actions that swiping reveals",
    meant: "swipe"),
  WayAround(
    "init initializer frommodel modeltype", in: [.view],
    "write 'from: Mail' with the type of the model that the data is made from", meant: "from"),
  WayAround(
    "mapping", in: [.view],
    "write 'from: Mail' with the type of the model that the data is made from, or 'map: { … }' for a "
      + "view that another one shows"),
  WayAround(
    "destructive", in: [.swipeAction, .menuItem, .command], "write 'style: destructive'",
    meant: "style"),
  WayAround(
    "action retry retryaction onretry", in: [.placeholder],
    "write 'button: { title: …, action: … }'", meant: "button",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }.map {
        "write 'button: { title: …, action: \($0) }'"
      }
    }),
  WayAround(
    "custom class classname viewclass", in: [.view],
    "write 'view: custom' for your own class", meant: "view"),
  WayAround(
    "height rowheight cellheight fixedheight", in: [.view], "write 'size: { height: 80 }'",
    meant: "size",
    helpForValue: { value, _ in
      value.plainNumber.map { "write 'size: { height: \($0) }'" }
    }),
  WayAround(
    "minheight minimumheight maxheight maximumheight", in: [.view],
    "write it in the outermost element of 'layout', such as a 'vstack' with 'children'"),
  WayAround(
    "width cellwidth itemwidth minwidth maxwidth", in: [.view],
    "remove it: the 'layout' of a section says how wide its cells are, as in "
      + "'carousel: { width: 120, height: 160 }'"),
  WayAround(
    "size frame dimensions", in: elements.subtracting([.label, .button]),
    "write 'width: 40, height: 40'", helpForValue: widthAndHeight),
  WayAround(
    "frame dimensions", in: [.label, .button], "write 'width: 40, height: 40'",
    helpForValue: widthAndHeight),
  WayAround(
    "minlength minimumlength min minimum minwidth minheight", in: [.spacer],
    "write 'spacer' for all remaining space, or 'length: 8' for just 8 points", meant: "length",
    helpForValue: { value, _ in
      value.scalar.map {
        "write 'spacer' for all remaining space, or 'length: \($0.text)' for just \($0.text) points"
      }
    }),
  WayAround(
    "width height size space", in: [.spacer], "write 'length: 8'", meant: "length",
    helpForValue: sameValue("length")),
  WayAround(
    "actions", in: withOwnTouches.subtracting([.linkedText]),
    "write 'action: …' with one action", meant: "action",
    helpForValue: { value, _ in
      (value.onlyItem ?? value).scalar.map { "write 'action: \($0.text)'" }
    }),
  WayAround(
    "actions", in: [.button],
    "write 'action: …' with one action, or 'menu: […]' for a menu of several", meant: "action",
    helpForValue: { value, mapping in
      if mapping["action"] != nil { return "write 'menu' in place of 'actions' and 'action'" }
      if let action = (value.onlyItem ?? value).scalar { return "write 'action: \(action.text)'" }
      return value.onlyNames.map {
        "write 'menu: [\($0.joined(separator: ", "))]' for a menu of them, or 'action: …' with one"
      }
    }),
  WayAround(
    "next nextfield nextresponder onnext focusnext movetonext", in: [.textField],
    "write 'submit: …' with an action of the view, which the Return key reports; your code answers it with "
      + "'dataSource.edit(id)' for the cell that has the next field"),
  WayAround(
    "action", in: [.label, .image, .progress, .divider, .box, .stack, .layers],
    "write 'tap: …' with the action that a tap reports", meant: "tap",
    helpForValue: sameValue("tap")),
  WayAround(
    "tap longpress ontap onclick onpress onlongpress ontapgesture", in: withOwnTouches,
    "remove it: touches are the control's, which reports what it is set to by 'action'"),
  WayAround(
    "disabled isdisabled readonly", in: withOwnTouches,
    "write 'enabled: { not: … }' with a Bool field", meant: "enabled",
    helpForValue: opposite("enabled")),
  WayAround(
    "visible isvisible", in: [.activity], "write 'isActive', which says when it is visible",
    helpForValue: sameValue("isActive")),
  WayAround(
    "hidden ishidden hideswhenstopped", in: [.activity],
    "remove it: it is visible while 'isActive' is true"),
  WayAround(
    "focused isfocused focus autofocus firstresponder isfirstresponder becomefirstresponder",
    in: [.textField, .textEditor],
    "remove it: readers move the cursor, and 'dataSource.edit(id)' moves it to the first text field of a "
      + "cell"),
  WayAround(
    "error errortext errormessage haserror helpertext supportingtext caption footer", in: typed,
    errorLabel("error"),
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? errorLabel($0.text) : nil }
    }),
  WayAround(
    "isinvalid invalid isvalid valid iserror validation validator validate validates rules",
    in: typed,
    "check the text in your code; put '- label: { text: …, color: systemRed }' below it, with an optional "
      + "field that says what is wrong"),
  WayAround(
    "toolbar keyboardtoolbar inputaccessoryview inputaccessory accessoryview inputview",
    in: [.textField, .textEditor],
    "declare an element of your own, whose class has the 'inputAccessoryView'"),
  WayAround(
    "min max minimum maximum minvalue maxvalue minimumvalue maximumvalue",
    in: [.slider, .stepper], "write 'in: 0...10'", meant: "in",
    helpForValue: { _, mapping in
      let ends = ["min", "max"].map { word in
        mapping.entries.first { $0.key.text.lowercased().hasPrefix(word) }?.value.scalar?.text
      }
      return ends[1].map { "write 'in: \(ends[0] ?? "0")...\($0)'" }
    }),
  WayAround(
    "minimumdate mindate min after", in: [.datePicker], "write 'in: { from: … }'", meant: "in",
    helpForValue: { value, _ in
      value.scalar.map { "write 'in: { from: \($0.text) }'" }
    }),
  WayAround(
    "maximumdate maxdate max to before", in: [.datePicker], "write 'in: { until: … }'", meant: "in",
    helpForValue: { value, _ in
      value.scalar.map { "write 'in: { until: \($0.text) }'" }
    }),
  WayAround(
    "step by increment stepvalue", in: [.slider],
    "remove it: a slider takes any value; a 'stepper' has steps, and your code can round"),
  WayAround(
    "symbol image icon asset", in: [.toggle],
    "use a 'button' with this 'symbol' in place of the toggle: 'selected: …' shows it as switched on, and its "
      + "action carries no value",
    helpForValue: { _, mapping in
      mapping["isOn"]?.scalar.map {
        "use a 'button' with this 'symbol' in place of the toggle: 'selected: \($0.text)' shows it as switched on, "
          + "and its action carries no value"
      }
    }),
  WayAround(
    "scaledtofill scaletofill resizemode objectfit", in: [.image], "write 'mode: fill'",
    meant: "mode",
    helpForValue: { value, _ in
      ["contain", "fit", "false"].contains(value.scalar?.text) ? "write 'mode: fit'" : nil
    }),
  WayAround("scaledtofit", in: [.image], "write 'mode: fit'", meant: "mode"),
  WayAround(
    "display", in: elements,
    "write 'visible: …' with a Bool field or an optional; without it, an element is shown in any case"
  ),
  WayAround(
    "alignitems crossaxisalignment", in: [.stack], "write 'alignment: …'", meant: "alignment",
    helpForValue: sameValue("alignment")),
  WayAround(
    "alignitems crossaxisalignment justifycontent mainaxisalignment", in: [.label],
    "write 'alignment: …'", meant: "alignment",
    helpForValue: { value, _ in
      switch value.scalar?.text {
      case "center", "right", "left": value.scalar.map { "write 'alignment: \($0.text)'" }
      case "flex-start", "start": "write 'alignment: natural'"
      default: nil
      }
    }),
  WayAround(
    "alignitems crossaxisalignment justifycontent mainaxisalignment", in: [.layers],
    "write 'at: topTrailing' at an element that should not be centered on the first",
    helpForValue: { value, _ in
      value.scalar?.text == "center"
        ? "remove it: without an 'at', elements are centered" : nil
    }),
  WayAround(
    "alignitems crossaxisalignment justifycontent mainaxisalignment", in: [.flow],
    "remove it: each line of a 'flow' begins at its leading edge"),
  WayAround(
    "justifycontent mainaxisalignment", in: [.stack],
    "write 'distribution: …', or put a 'spacer' between the elements", meant: "distribution",
    helpForValue: { value, _ in
      switch value.scalar?.text {
      case "space-between", "spaceBetween": "write 'distribution: equalSpacing'"
      case "center": "put a 'spacer' before the first element and another one after the last"
      case "flex-end", "end": "put a 'spacer' before the first element"
      case "flex-start", "start": "put a 'spacer' after the last element"
      default: nil
      }
    }),
  WayAround(
    "texttransform",
    in: [.text, .label, .button, .stack, .layers, .flow, .repeatedLabel, .linkedText, .run],
    "make the field a String, and change its letters in your code"),
  WayAround(
    "visible isvisible", in: [.run],
    "write 'text: { field: …, cases: { true: …, false: none } }' in its place and that of the text",
    helpForValue: { value, mapping in
      guard let field = value.scalar?.text, isIdentifier(field) else { return nil }
      let text =
        (mapping["literal"] ?? mapping["verbatim"])?.scalar.map(\.asWritten)
        ?? mapping["text"]?.scalar.map { "{ field: \($0.text) }" }
      return text.map {
        "write 'text: { field: \(field), cases: { true: \($0), false: none } }' in its place and that of the text"
      }
    }),
  WayAround(
    "itemsperrow columncount numberofcolumns columnsperrow spancount", in: [.grid],
    "write 'columns: 2'", meant: "columns", helpForValue: sameValue("columns")),
  WayAround(
    "itemsperrow columncount numberofcolumns columnsperrow spancount", in: [.section],
    "write 'layout: { grid: { columns: 2 } }'", meant: "layout",
    helpForValue: { value, _ in
      value.scalar.map { "write 'layout: { grid: { columns: \($0.text) } }'" }
    }),
  WayAround(
    "itemsperrow columncount numberofcolumns columnsperrow spancount", in: [.sectionLayout],
    "write 'grid: { columns: 2 }'",
    helpForValue: { value, _ in
      value.scalar.map { "write 'grid: { columns: \($0.text) }'" }
    }),
  WayAround(
    "itemsperrow columncount numberofcolumns columnsperrow spancount", in: [.list, .carousel],
    "use a 'grid' in its place, with 'columns: 2'",
    helpForValue: { value, _ in
      value.scalar.map { "use a 'grid' in its place, with 'columns: \($0.text)'" }
    }),
  WayAround(
    "itemsize", in: [.section],
    "write 'layout: { grid: { minWidth: 160, height: 120 } }'", meant: "layout",
    helpForValue: { value, _ in
      cellSize(value).map {
        "write 'layout: { grid: { minWidth: \($0.width), height: \($0.height) } }'"
      }
    }),
  WayAround(
    "itemsize", in: [.sectionLayout],
    "write 'grid: { minWidth: 160, height: 120 }'",
    helpForValue: { value, _ in
      cellSize(value).map { "write 'grid: { minWidth: \($0.width), height: \($0.height) }'" }
    }),
  WayAround(
    "itemsize", in: [.grid],
    "write 'minWidth: 160, height: 120', or 'height: 120' beside 'columns'",
    helpForValue: { value, mapping in
      guard let size = cellSize(value) else { return nil }
      return mapping["columns"] == nil
        ? "write 'minWidth: \(size.width), height: \(size.height)'"
        : "write 'height: \(size.height)': the columns share the width"
    }),
  WayAround(
    "itemsize", in: [.carousel], "write 'width: 160, height: 120'",
    helpForValue: { value, mapping in
      guard let size = cellSize(value) else { return nil }
      return mapping["width"] == nil
        ? "write 'width: \(size.width), height: \(size.height)'" : "write 'height: \(size.height)'"
    }),
  WayAround(
    "itemsize itemheight", in: [.list],
    "write 'size: { height: 60 }' in the views of the cells",
    helpForValue: { value, _ in
      cellSize(value).map { "write 'size: { height: \($0.height) }' in the views of the cells" }
    }),
  WayAround(
    "scrolldirection direction axis", in: [.section],
    "write 'layout: carousel' for a row that scrolls horizontally", meant: "layout",
    helpForValue: { value, _ in
      switch value.scalar?.text {
      case "horizontal", ".horizontal": "write 'layout: carousel'"
      case "vertical", ".vertical": "remove it: cells scroll vertically"
      default: nil
      }
    }),
  WayAround(
    "scrolldirection direction axis", in: [.sectionLayout],
    "write 'carousel' in place of the mapping for a row that scrolls horizontally",
    helpForValue: { value, _ in
      ["vertical", ".vertical"].contains(value.scalar?.text)
        ? "remove it: cells scroll vertically" : nil
    }),
  WayAround(
    "scrolldirection direction axis", in: [.carousel],
    "remove it: a carousel scrolls horizontally"),
  WayAround(
    "scrolldirection direction axis", in: [.grid, .list],
    "remove it: cells scroll vertically; for one row that scrolls horizontally, write "
      + "'layout: carousel'"),
  WayAround(
    "axis direction orientation", in: [.stack], "use a 'vstack' or an 'hstack' in its place",
    helpForValue: { value, _ in
      switch value.scalar?.text {
      case "vertical", ".vertical", "column": "use a 'vstack' in its place"
      case "horizontal", ".horizontal", "row": "use an 'hstack' in its place"
      default: nil
      }
    }),
  WayAround(
    "layout children content items elements subviews body", in: [.box],
    "write it as a 'zstack' with 'children', of which the first is a box: elements lie on a box, not in it"
  ),
  WayAround(
    "thickness", in: [.divider], "write 'height: 2', or 'width: 2' in an 'hstack'"),
  WayAround(
    "color", in: [.box, .stack, .layers], "write 'background: …'", meant: "background",
    helpForValue: sameValue("background")),
  WayAround(
    "color ontintcolor progresstintcolor ontint minimumtracktintcolor selectedsegmenttintcolor",
    in: [.progress, .toggle, .slider, .segments], "write 'tint: …'",
    meant: "tint", helpForValue: sameValue("tint")),
  WayAround(
    "buttonstyle borderstyle kind configuration variant type buttontype", in: [.button],
    "write 'style: filled'", meant: "style", helpForValue: styleOfButton),
  WayAround(
    "bordered isbordered gray", in: [.button], "write 'style: gray'", meant: "style",
    helpForValue: unlessFalse),
  WayAround(
    "borderedprominent prominent isprominent primary isprimary filled isfilled", in: [.button],
    "write 'style: filled'", meant: "style", helpForValue: unlessFalse),
  WayAround(
    "tinted istinted borderedtinted", in: [.button], "write 'style: tinted'", meant: "style",
    helpForValue: unlessFalse),
  WayAround(
    "role destructive isdestructive", in: [.button], "write 'color: systemRed'", meant: "color",
    helpForValue: { value, mapping in
      guard let word = value.scalar?.text.drop(while: { $0 == "." }) else { return nil }
      return ["destructive", "true"].contains(word)
        ? nil : "remove it: 'style' and 'color' say how a button looks"
    }),
  WayAround(
    "size controlsize buttonsize", in: [.button],
    "write 'insets: { horizontal: 20, vertical: 14 }', the space around its title",
    helpForValue: widthAndHeight),
  WayAround(
    "imageplacement imageposition symbolposition symbolplacement iconposition", in: [.button],
    "remove it: the image is before the title; for another order, put a label and an image into an 'hstack' "
      + "with 'tap: …'"),
  WayAround(
    "subtitle detail secondarytext", in: [.button],
    "remove it, and put '- label: …' below the button, or both texts into a 'vstack' with 'tap: …'"),
  WayAround(
    "loading isloading showsactivityindicator activity spinner", in: [.button],
    "put '- activity: …' beside the button, and write 'visible: { not: … }' at it, with a Bool "
      + "field",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) && !isFlagWord($0.text) ? $0.text : nil }.map {
        "put '- activity: \($0)' beside the button, and write 'visible: { not: \($0) }' at it"
      }
    }),
  WayAround(
    "disabled isdisabled", in: [.button], "write 'enabled: { not: … }' with a Bool field",
    meant: "enabled", helpForValue: opposite("enabled")),
  WayAround(
    "previews #preview mock mocks mockdata sampledata sample example examples fixture fixtures stub "
      + "stubs testdata",
    in: [.view],
    "write 'samples: [{ … }]' with example data, which previews, pictures and tests show",
    meant: "samples"),
  WayAround(
    "placeholder placeholders skeleton redacted redaction shimmer", in: [.view],
    "write 'preview: …' for what pictures show in place of a class of yours; for a screen that waits for "
      + "content, write 'states: { loading: … }' at the top of the manifest"),
  WayAround(
    "layout children content body placeholder previews mock",
    in: [OwnElementKeys.form.construct],
    "write 'preview: …' with the elements that pictures show in place of the class; to have cellgen make "
      + "the element, declare a view under 'views'", meant: "preview"),
  WayAround(
    "samples", in: [OwnElementKeys.form.construct],
    "remove it: the views that show the element have 'samples'; for pictures of it, write 'preview: …'"
  ),
  WayAround(
    "images symbols symbol image icons", in: [.preview],
    "remove it: pictures show a placeholder for every image and symbol"),
  WayAround(
    "samples views elements data", in: [.preview],
    "write 'samples' in each view for example data, and 'preview' in a view or an element for what stands "
      + "for a class of yours"),
  WayAround(
    "device devices width dark darkmode light appearance colorscheme textsize dynamictype size contrast "
      + "language locale direction rtl container",
    in: [.preview],
    "remove it: the page that 'cellgen preview' writes has a control for it"),
  WayAround(
    "previews mock mocks mockdata", in: [.manifest],
    "write 'samples' in each view for example data, or 'preview: { colors: … }' for what only Swift knows"
  ),
  WayAround(
    "renderingmode", in: [.image],
    "remove it: symbols and template images of the asset catalog take the 'color'"),
  WayAround(
    "isaccessibilityelement accessible accessibilityhidden accessibilityelementshidden",
    in: [.image],
    "remove it: VoiceOver reads an image only if it has an 'accessibilityLabel'"),
  WayAround(
    "text field title value", in: [.repeatedLabel],
    "remove it: the text is the item; for items of several parts, declare a view and make its view data "
      + "the items"),
  WayAround(
    "isaccessibilityelement accessible accessibilityhidden accessibilityelementshidden",
    in: elements,
    "write 'accessibility: none', or 'accessibility: { label: … }'", meant: "accessibility",
    helpForValue: { value, _ in
      value.scalar.map {
        $0.text == "false" ? "write 'accessibility: none'" : "write 'accessibility: { label: … }'"
      }
    }),
  WayAround(
    "accessibilitylabel voiceover a11y", in: elements, "write 'accessibility: { label: … }'",
    meant: "accessibility", helpForValue: spoken("label")),
  WayAround(
    "accessibilityhint hint", in: elements, "write 'accessibility: { hint: … }'",
    meant: "accessibility", helpForValue: spoken("hint")),
  WayAround(
    "accessibilityvalue", in: elements, "write 'accessibility: { value: … }'",
    meant: "accessibility", helpForValue: spoken("value")),
  WayAround(
    "accessibilityidentifier testid", in: elements, "write 'accessibility: { identifier: … }'",
    meant: "accessibility", helpForValue: spoken("identifier")),
  WayAround(
    "accessibilityactions accessibilityaction accessibilitycustomactions customactions "
      + "voiceoveractions voiceoveraction a11yactions",
    in: elements.union([.view]),
    "write 'accessibility: { actions: { … } }', with each action and what VoiceOver calls it",
    meant: "accessibility", helpForValue: spokenActions),
  WayAround(
    "repeat repeats foreach", in: [.label], "write '- repeat: tags' in its place, with the field",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }
        .map { "write '- repeat: \($0)' in place of the label" }
    }),
  WayAround(
    "literal", in: [.label, .linkedText], "write 'text: { literal: … }'", meant: "text",
    helpForValue: { value, _ in
      value.scalar.map { "write 'text: { literal: \(inYAML($0.text)) }'" }
    }),

  // MARK: Texts
  WayAround(
    "link links url href onlink", in: [.label],
    "write '- text: { text: …, link: … }' with the action that reports a link; its links come from "
      + "'markdown', an AttributedString or 'detect'"),
  WayAround(
    "url href", in: [.linkedText],
    "write 'link: …' with the action that reports a link; links come from 'markdown', an "
      + "AttributedString or 'detect'", meant: "link"),
  WayAround(
    "plural plurals pluralize quantity one other", in: [TextFormat.form.construct],
    "write the field in braces: \"{count} items\"; catalogues have plurals for it"),
  WayAround(
    "sign", in: [TextFormat.form.construct],
    "write 'number: { sign: … }', or 'percent: { sign: … }'",
    helpForValue: { value, mapping in
      if mapping["currency"] != nil {
        return
          "write a 'FormatStyle' of yours, such as 'format: Theme.amount': a currency has no 'sign'"
      }
      return value.scalar.map { "write 'number: { sign: \($0.text) }'" }
    }),
  WayAround(
    "bold isbold", in: [Font.forms.constants.construct], "write 'weight: bold'",
    meant: "weight",
    helpForValue: { _, mapping in
      mapping["style"] == nil && mapping["size"] == nil ? "write 'style: body, weight: bold'" : nil
    }),
  WayAround(
    "localized localize localizedkey localizationkey", in: [.text],
    "write '{ key: …, text: … }' with the text in your language",
    helpForValue: { value, _ in
      value.scalar.map { "write '{ key: \(inYAML($0.text)), text: … }' with the text itself" }
    }),
  WayAround(
    "localized localize localizedkey localizationkey", in: [.label, .button],
    "remove it: fixed texts are looked up in the reader's language"),
  WayAround(
    "format formatter formatstyle dateformat dateformatter numberformat currency currencycode unit",
    in: [.text, .label, .button],
    "write 'format: date' or 'format: { currency: EUR }' on a label, or 'formats' beside a text "
      + "with fields in it"),
  WayAround(
    "datestyle timestyle datetimestyle", in: [.label, TextFormat.form.construct],
    "write 'format: { date: abbreviated, time: shortened }', or one of the two", meant: "format",
    helpForValue: { _, mapping in dateStyles(mapping).map { "write 'format: { \($0) }'" } }),
  WayAround(
    "style datestyle datetimestyle format length", in: [DateFormat.construct],
    "write 'date: abbreviated' without braces",
    helpForValue: { value, mapping in
      dateStyles(mapping, alone: value).map { "write '\($0)' in place of the braces" }
    }),
  WayAround(
    "time timestyle", in: [DateFormat.construct], "write 'time: shortened' beside 'date'"),
  WayAround(
    "relative isrelative relativedate doesrelativedateformatting ago", in: [DateFormat.construct],
    "write 'relative: named' in place of 'date'"),
  WayAround(
    "decimals fractiondigits digits decimalplaces maximumfractiondigits minimumfractiondigits "
      + "maxdecimals precision rounding",
    in: [.label, TextFormat.form.construct], "write 'format: { number: { fraction: 2 } }'",
    meant: "format", helpForValue: fractionDigits),
  WayAround(
    "prefix suffix template plural interpolation", in: [.text, .label, .button],
    "write the field in braces: \"{count} items\"; catalogues have plurals for it"),
  WayAround(
    "uppercase uppercased capitalized", in: [.text, .label, .button],
    "make the field a String, and change its letters in your code"),
  WayAround(
    "fontsize textsize pointsize", in: withFont, "write 'font: { size: 13 }'", meant: "font",
    helpForValue: font { Double($0) == nil ? nil : "size: \($0)" }),
  WayAround(
    "size", in: [.label], "write 'font: { size: 13 }'", meant: "font",
    helpForValue: font { Double($0) == nil ? nil : "size: \($0)" }),
  WayAround(
    "fontweight weight", in: withFont, "write 'font: { style: body, weight: bold }'",
    meant: "font",
    helpForValue: font { word in
      (Vocabulary.weights.contains(word) ? word : Vocabulary.weight(numbered: word))
        .map { "weight: \($0)" }
    }),
  WayAround(
    "bold isbold", in: withFont, "write 'font: { style: body, weight: bold }'", meant: "font",
    helpForValue: font { _ in "weight: bold" }),
  WayAround(
    "italic isitalic", in: withFont, "write 'font: { style: body, italic: true }'", meant: "font",
    helpForValue: font { _ in "italic: true" }),
  WayAround(
    "monospaced monospaceddigits monospaceddigit tabularnumbers", in: withFont,
    "write 'font: { style: body, monospacedDigits: true }'", meant: "font",
    helpForValue: font { _ in "monospacedDigits: true" }),
  WayAround(
    "fontname fontfamily typeface family", in: withFont,
    "write 'font: { name: Inter-Bold, size: 17 }' with the font's PostScript name", meant: "font",
    helpForValue: font { "name: \(inYAML($0)), size: 17" }),
  WayAround(
    "font fontsize fontweight textcolor", in: [.stack, .layers, .box],
    "give it to each label, or to a style under 'styles' that the labels take"),

  WayAround(
    "alignment align contentalignment", in: [.layers],
    "write 'at: topTrailing' at an element that should not be centered on the first",
    helpForValue: { value, _ in
      guard let place = value.scalar.flatMap({ place(meantBy: $0.text) }) else { return nil }
      return place == "center"
        ? "remove it: without an 'at', elements lie at the centre"
        : "write 'at: \(place)' at each element that lies over the first"
    }),
  WayAround(
    "axis direction wrap wraps distribution alignment", in: [.flow],
    "remove it: the elements of a 'flow' lie side by side and wrap onto the next line"),
  WayAround(
    "axis direction alignment align distribution insets padding visible hidden "
      + "tap longpress width height",
    in: [.repeated], "write it on the stack or the 'flow' around it, which places the items"),
  WayAround(
    "font color textcolor lines truncation shrink style background cornerradius border shadow alpha",
    in: [.repeated],
    "write it in 'label: { … }' for texts; a view has it in its own layout"),

  WayAround(
    "view", in: [.repeated], "remove it: the type of the items says which view shows them"),
  WayAround(
    "data label", in: [.flow],
    "write 'children: [{ repeat: … }]' with the field that holds the items"),

  WayAround(
    "field cases", in: [.insets, Offset.form.construct, Shadow.form.construct],
    "write what is always the same, as it cannot depend on data"),

  // MARK: Visibility
  WayAround(
    hiddenWords, in: elements,
    "write 'visible: { not: … }' with a Bool field, or an optional", meant: "visible",
    helpForValue: hidden("element")),
  WayAround(
    hiddenWords, in: [.accessory],
    "write 'visible: { not: … }' with a Bool field, or an optional", meant: "visible",
    helpForValue: hiddenInRow("accessory")),
  WayAround(
    hiddenWords, in: [.menuItem],
    "write 'visible: { not: … }' with a Bool field, or an optional", meant: "visible",
    helpForValue: hiddenInRow("action")),
  WayAround(
    hiddenWords + " disabled isdisabled", in: [.swipeAction, .command],
    "write 'visible: { not: … }' with a Bool field, or an optional", meant: "visible",
    helpForValue: hiddenInRow("action")),
  WayAround(
    "accessibility accessibilitylabel accessibilityhidden accessibilityidentifier", in: [.spacer],
    "remove it: VoiceOver passes over a spacer"),
  WayAround(
    "hidden ishidden hide visible isvisible show if when unless condition hiddenwhen hiddenif "
      + "showif visiblewhen visibleif",
    in: [.spacer], "put it in a 'vstack' or an 'hstack' with 'visible'"),
  WayAround(
    "hidden hide visible show if when unless condition else", in: [.element],
    "add 'visible: …' to the keys of the element, with a Bool field or an optional"),
  WayAround(
    "hidden ishidden hide visible isvisible show if when condition", in: [.section],
    "give it no cells and no header in the content that you apply, which hides it"),
  WayAround(
    "hidden ishidden hide visible isvisible show showif if when unless condition",
    in: [.manifest, .view],
    "write 'visible: …' at an element with a Bool field or an optional; for no cell, leave its data out "
      + "of the content that you apply"),

  // MARK: Looks of elements
  WayAround(
    "circle circular round isround capsule pill", in: elements, "write 'cornerRadius: circle'",
    meant: "cornerRadius"),
  WayAround(
    "clipshape mask shape cornerstyle bordershape buttonbordershape", in: elements,
    "write 'cornerRadius: 8', or 'cornerRadius: circle'",
    meant: "cornerRadius",
    helpForValue: { value, _ in
      let shape = value.scalar?.text.lowercased().filter(\.isLetter)
      return ["circle", "capsule"].contains(shape) ? "write 'cornerRadius: circle'" : nil
    }),
  WayAround(
    "clip clipped clips clipstobounds maskstobounds", in: elements,
    "remove it: 'cornerRadius' cuts the content at the corners"),
  WayAround(
    "borderwidth bordercolor strokecolor strokewidth", in: elements,
    "write 'border: { color: separator, width: 1 }'", meant: "border",
    helpForValue: border),
  WayAround(
    "shadowradius shadowopacity shadowoffset shadowcolor dropshadow", in: elements,
    "write 'shadow: { radius: 4, y: 2, opacity: 0.2 }'", meant: "shadow"),
  WayAround(
    "gradient", in: elements, "write 'background: { gradient: [clear, black] }'",
    meant: "background"),
  WayAround(
    "borderstyle", in: typed, "write 'border: separator, cornerRadius: 8, insets: 8'",
    meant: "border",
    helpForValue: { value, _ in
      ["none", ".none"].contains(value.scalar?.text)
        ? "remove it: there is no border without 'border'" : nil
    }),
  WayAround(
    "blur blureffect material visualeffect", in: elements,
    "write 'background: { blur: systemMaterial }'", meant: "background"),
  WayAround(
    "selectedcolor activecolor", in: [.label, .image, .button, .divider],
    "write 'color: { normal: label, selected: … }'", meant: "color",
    helpForValue: byState("color", "selected", normal: "label")),
  WayAround(
    "highlightedcolor highlightedtextcolor pressedcolor", in: [.label, .image, .button, .divider],
    "write 'color: { normal: label, highlighted: … }'", meant: "color",
    helpForValue: byState("color", "highlighted", normal: "label")),
  WayAround(
    "disabledcolor", in: [.label, .image, .button, .divider],
    "write 'color: { normal: label, disabled: … }'", meant: "color",
    helpForValue: byState("color", "disabled", normal: "label")),
  WayAround(
    "selectedbackground selectedbackgroundcolor activebackground", in: elements,
    "write 'background: { normal: clear, selected: … }'", meant: "background",
    helpForValue: byState("background", "selected", normal: "clear")),
  WayAround(
    "highlightedbackground pressedbackground highlightedbackgroundcolor", in: elements,
    "write 'background: { normal: clear, highlighted: … }'", meant: "background",
    helpForValue: byState("background", "highlighted", normal: "clear")),
  WayAround(
    "selectedsymbol selectedimage highlightedimage", in: [.image],
    "write 'symbol: { normal: heart, selected: heart.fill }'", meant: "symbol",
    helpForValue: byState("symbol", "selected", normal: "heart")),
  WayAround(
    "darkcolor darktextcolor", in: [.label, .image, .button, .divider],
    "write 'color: { light: black, dark: white }'", meant: "color",
    helpForValue: { value, mapping in
      guard let dark = value.scalar?.text else { return nil }
      let light = mapping["color"]?.scalar?.text ?? "black"
      return "write 'color: { light: \(inYAML(light)), dark: \(inYAML(dark)) }'"
    }),
  WayAround(
    "position place anchor gravity", in: elements,
    "write 'at: topTrailing' in a 'zstack'"),
  WayAround(
    "alignment align", in: elements,
    "write 'at: topTrailing' in a 'zstack', or put it in a stack with an 'alignment'",
    helpForValue: { value, _ in
      // A side may be meant in a stack, a corner may not.
      value.scalar.flatMap { place(meantBy: $0.text) }.flatMap {
        $0.contains(where: \.isUppercase) ? "write 'at: \($0)' for a place in a 'zstack'" : nil
      }
    }),
  WayAround("x y translation", in: elements, "write 'offset: { x: 4, y: 4 }' in a 'zstack'"),
  WayAround(
    "zindex zposition layer", in: elements,
    "put the elements in a 'zstack', from back to front"),
  WayAround(
    "badge overlay", in: elements, "put it in a 'zstack', with another element 'at: topTrailing'"),
  WayAround(
    "priority layoutpriority", in: elements, "write 'compression: high' or 'hugging: high'"),
  WayAround("grow flexgrow flex expand", in: elements, "write 'hugging: low'", meant: "hugging"),
  WayAround("flexshrink", in: elements, "write 'compression: low'", meant: "compression"),
  WayAround(
    "letterspacing characterspacing kerning kern tracking", in: elements,
    "show a field of type 'AttributedString', in which your code spaces out the letters"),
  WayAround(
    "enabled isenabled disabled isdisabled kind configuration role "
      + "underline underlined strikethrough strikethroughstyle linespacing lineheight rotation "
      + "transform animation",
    in: elements, "declare an element of your own under 'elements', whose class has it"),
  WayAround(
    "cornerradius radius rounded shadow border borderwidth bordercolor alpha opacity gradient "
      + "background backgroundcolor tint tintcolor color padding margin insets visible hidden",
    in: [.spacer], "use 'box: { width: 8, height: 8 }' with these keys in its place"),

  WayAround("offset", in: [Shadow.form.construct], "write 'x: 0, y: 2'"),

  // MARK: Values
  WayAround(
    "equals equal is value then", in: [Flag.forms.data.construct],
    "write 'cases: { …: true, else: false }' with the case", meant: nil,
    helpForValue: { value, _ in
      guard let word = value.scalar?.text.drop(while: { $0 == "." }), isIdentifier(String(word))
      else { return nil }
      return "write 'cases: { \(word): true, else: false }'"
    }),
  WayAround(
    "equals equal is then map match switch values", in: valuesByData,
    "write 'cases: { …: …, else: … }' with a value for each case"),
  WayAround(
    "not", in: traitsByData, "write 'field: …, cases: { true: …, false: … }' with a Bool field",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }
        .map { "write 'field: \($0), cases: { true: …, false: … }'" }
    }),
  WayAround(
    "value name type kind from binding data", in: traitsByData,
    "write 'field: …' for what the data say, or a word without braces",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }
        .map { "write 'field: \($0)' for a field, or '\($0)' without braces for a word" }
    }),

  WayAround(
    "error invalid haserror isinvalid valid", in: [Color.forms.states.construct],
    "write '{ field: …, cases: { true: systemRed, false: separator } }' with a Bool field: only cells and "
      + "controls have states"),
  WayAround(
    "and or all any if when both", in: [Flag.forms.constants.construct],
    "declare a Bool field for the condition, and compute it in your code"),

  // MARK: Looks of cells
  WayAround(
    "shadow alpha opacity", in: [CellBackground.form.construct],
    "move it to the stack that is outermost in 'layout'"),
  WayAround(
    "cornerradius radius rounded corners", in: [.view],
    "write 'background: { cornerRadius: 12 }'", meant: "background",
    helpForValue: { value, mapping in
      guard let radius = value.scalar, isPlainNumber(radius) else { return nil }
      let color = mapping["background"].map { $0.scalar?.text } ?? "systemBackground"
      return color.map {
        "write 'background: { color: \(inYAML($0)), cornerRadius: \(radius.text) }'"
      }
    }),
  WayAround(
    "border borderwidth bordercolor", in: [.view],
    "write 'background: { border: separator }'", meant: "background",
    helpForValue: borderOfCell),
  WayAround(
    "selectedbackground selectedbackgroundcolor selectioncolor selectedcolor", in: [.view],
    "write 'background: { normal: systemBackground, selected: … }'", meant: "background",
    helpForValue: byState("background", "selected", normal: "systemBackground")),
  WayAround(
    "highlightedbackground highlightcolor highlightedcolor pressedcolor", in: [.view],
    "write 'background: { normal: systemBackground, highlighted: … }'", meant: "background",
    helpForValue: byState("background", "highlighted", normal: "systemBackground")),
  WayAround(
    "shadow alpha opacity gradient blur tint tintcolor insets padding margins margin spacing",
    in: [.view],
    "write it in the outermost element of 'layout', such as a 'vstack' with 'children'"),
  WayAround(
    "accessibilitylabel voiceover a11y", in: [.view], "write 'accessibility: { label: … }'",
    meant: "accessibility", helpForValue: spoken("label")),
  WayAround(
    "accessibilityvalue", in: [.view], "write 'accessibility: { value: … }'",
    meant: "accessibility", helpForValue: spoken("value")),
  WayAround(
    "accessibilityhint hint", in: [.view], "write 'accessibility: { hint: … }'",
    meant: "accessibility", helpForValue: spoken("hint")),
  WayAround(
    "accessibilitytraits traits", in: elements.union([.view, .element, .section, .manifest]),
    "remove it: headers are headings, and what can be tapped is a button; a class of your own can have "
      + "other traits"),
  WayAround(
    "style styles", in: [.view], styleOfLayout("card"),
    helpForValue: { value, _ in value.scalar.map { styleOfLayout($0.text) } }),
  WayAround(
    "traits trait accessibilitytraits role", in: [.accessibility],
    "remove it: UIKit knows what its elements are, and a 'tap' makes an element a button"),
  WayAround(
    "hidden ishidden none isaccessibilityelement elementshidden", in: [.accessibility],
    "write 'accessibility: none'"),
  WayAround(
    "accessibilityidentifier testid", in: [.view],
    "use the constants in the screen's 'AccessibilityID', which cells already have"),
  WayAround(
    "accessory accessories accessorytype accessoryview disclosure disclosureindicator chevron "
      + "checkmark",
    in: [.manifest, .section, .element], "write 'accessory: disclosure' in the view"),
  WayAround(
    "disclosure chevron checkmark", in: [.view], "write 'accessory: disclosure'", meant: "accessory"
  ),

  // MARK: Behavior of cells
  WayAround(
    "contextmenu", in: [.manifest], menuInView),
  WayAround(
    "contextmenu menu", in: [.section], menuInView),
  WayAround(
    "contextmenu menu", in: elements.union([.element]),
    "write 'menu: [share]' in the view for a long press on the cell, or in a 'button' for a tap"),
  WayAround(
    "longpress", in: [.section], "write 'longPress: …' in the view, with an action of the view"),
  WayAround(
    "leadingswipeactions leadingswipe", in: [.view], "write 'swipe: { leading: […] }'",
    meant: "swipe"),
  WayAround(
    "previewprovider preview contextmenupreview menupreview", in: [.view, .section],
    "set 'preview' of the data source's 'hooks', which is shown above the cell's menu"),
  WayAround(
    "doubletap gesture gestures", in: [.view, .section],
    "write 'view: custom' in the view, and add the gesture recognizer in your class"),
  WayAround(
    "button", in: [.accessory],
    "write 'detail: …' for an info button, or 'symbol: …, action: …, accessibilityLabel: …'",
    helpForValue: { value, _ in
      value.scalar.map {
        "write 'detail: \($0.text)' for an info button, or 'symbol: …, action: \($0.text), "
          + "accessibilityLabel: …'"
      }
    }),
  WayAround(
    "format formats formatted formatter", in: [.accessory],
    "write 'badge: { literal: \"{count}\", formats: { count: number } }'",
    helpForValue: { _, mapping in
      guard let field = mapping["badge"]?.scalar?.text, isIdentifier(field) else { return nil }
      return "write 'badge: { literal: \"{\(field)}\", formats: { \(field): number } }'"
    }),
  WayAround(
    "disabled isdisabled", in: [.accessory, .menuItem],
    "write 'enabled: { not: … }' with a Bool field, or an optional", meant: "enabled",
    helpForValue: opposite("enabled")),
  WayAround(
    "field cases", in: [.accessory],
    "write a list with an accessory for each case, each while a Bool is true, as in "
      + "'[{ checkmark: … }, { disclosure: … }]'"),
  WayAround(
    "at", in: [.text, .textByData], "write 'at' beside the text, not in its braces"),
  WayAround(
    "badge badges", in: [.view], "write 'accessory: { badge: count, at: topTrailing }'",
    helpForValue: { value, _ in
      let field = value.scalar?.text ?? value.onlyItem?.scalar?.text
      return field.map { "write 'accessory: { badge: \($0), at: topTrailing }'" }
    }),

  // MARK: Behavior of screens
  WayAround(
    "pinned pin sticky pinheader pinnedheader stickyheader",
    in: elements.union([.view, .element]),
    "write 'header: { view: …, pinned: true }' in the section"),
  WayAround(
    pinnedWords, in: [.section, .list, .grid, .carousel],
    "write 'header: { title: …, pinned: true }' with a text, or 'header: { view: …, pinned: true }'",
    helpForValue: pinned),
  WayAround(
    pinnedWords, in: [.manifest],
    "write 'header: { title: …, pinned: true }' or 'header: { view: …, pinned: true }' in a section: the "
      + "header of a screen scrolls with its content"),
  WayAround(
    "buttons actions secondarybutton secondaryaction", in: [.placeholder],
    Diagnostic.viewWithButtons),
  WayAround(
    "picture illustration", in: [.placeholder],
    "write 'asset: …' with an image of the asset catalog, or 'symbol: …'", meant: "asset",
    helpForValue: { value, _ in
      guard case .mapping(let mapping) = value.content,
        let entry = mapping.entries.first(where: { ["asset", "symbol"].contains($0.key.text) }),
        let name = entry.value.scalar?.text
      else { return nil }
      return "write '\(entry.key.text): \(inYAML(name))'"
    }),
  WayAround(
    "style buttonstyle kind role symbol image icon asset color tint tintcolor background font configuration "
      + "menu enabled",
    in: [.placeholderButton],
    "remove it: UIKit draws the button; for one that looks otherwise, " + Diagnostic.viewWithButtons
  ),
  WayAround(
    "activity activityindicator spinner indicator loader progress progressview", in: [.placeholder],
    "remove it: while the screen loads, it shows an activity indicator in any case, also without 'loading'"
  ),
  WayAround("fill fills fullscreen", in: [.placeholder], "write 'at: fill'", meant: "at"),
  WayAround(
    "error failure cause reason", in: [.placeholder],
    "write 'view: …' with a view whose field 'message: String?' is given the text of the failure"),
  WayAround(
    "data fields values", in: [.placeholder],
    "remove it: a field 'message' of the view has a failure's message, 'query' what was searched for, "
      + "and all others have their defaults"),
  WayAround(
    "refresh refreshable refreshcontrol pulltorefresh onrefresh",
    in: [.section, .states, .element],
    "write 'refresh: reload' at the top of the manifest, with what pulling down reports"),
  WayAround(
    "emptyview emptystate placeholder placeholderview loadingview loadingstate errorview errorstate "
      + "nodata",
    in: [.manifest, .section],
    "write 'states: { empty: …, loading: …, failed: … }' at the top of the manifest"),
  WayAround(
    "pagination paginated loadmore infinitescroll infinitescrolling onreachend onendreached",
    in: [.manifest, .section, .states],
    "load more in the hook 'nearEnd' of the data source, and apply the new content"),
  WayAround(
    "search searchable searchbar searchcontroller filter",
    in: elements.union([.manifest, .section, .view, .element, .table]),
    "use a UISearchController in your view controller, and apply what it finds with 'query'"),
  WayAround(
    "index indextitles sectionindex indextitle", in: [.manifest, .table, .view, .element],
    "write 'index: …' in a section with 'repeat', with the text field that the index shows"),
  WayAround(
    "reorder reorderable canmove movable move onmove moves", in: [.manifest, .table, .view],
    "write 'reorder: true' in the section whose cells may be moved"),
  WayAround(
    "onmove onmoved didmove moved", in: [.section],
    "write 'reorder: true': what is moved is reported as an action of the screen"),
  WayAround(
    "isexpanded expanded iscollapsed collapsed startsexpanded startscollapsed initiallyexpanded "
      + "initiallycollapsed",
    in: [.section],
    "write 'collapses: header' for cells that a tap on the header hides, or 'collapses: { initially: true }' "
      + "for some that are hidden at first"),
  WayAround(
    "itemheight", in: [.grid, .carousel], "write 'height: 120'", meant: "height",
    helpForValue: sameValue("height")),
  WayAround(
    "aspectratio ratio aspect itemaspectratio square", in: [.grid],
    "write 'aspectRatio: 1' at the stack that is outermost in the 'layout' of the cells, or 'height: 120' "
      + "here"),
  WayAround(
    "maxwidth maximumwidth maximum", in: [.grid],
    "write 'minWidth: …': the columns that fit share the width, so none is twice as wide"),
  WayAround(
    "draganddrop dragdrop draggable droppable dragdelegate dropdelegate drag drop drags drops candrag "
      + "candrop ondrag ondrop dropdestination draginteraction draginteractionenabled dragtoreorder "
      + "longpresstoreorder",
    in: [.manifest, .section, .table, .view, .list, .grid, .carousel],
    "write 'reorder: { always: true }' in the section whose cells a long press lifts, or "
      + "'reorder: { to: […], always: true }' with the sections that they may be moved to, too"),
  WayAround(
    "field cases", in: [.reorder],
    "write 'reorder: true': all cells of a section can be moved, or none"),
  WayAround(
    "field cases", in: [.separator],
    "write what is the same in all rows; two views can have lines of their own"),
  WayAround(
    "within self same from source enabled", in: [.reorder],
    "remove it: cells can be moved within their section in any case"),
  WayAround(
    "editing edit whileediting grip handle reordercontrol", in: [.reorder],
    "remove it: while the screen is edited, rows have a grip in any case"),
  WayAround(
    "items multiple several copy forbidden cancel types", in: [.reorder],
    "remove it: one cell or several are moved, and only where 'to' says"),
  // `UICollectionLayoutListConfiguration` has none (Apple).
  WayAround(
    "height estimatedheight rowheight cellheight fixedheight itemheight estimatedrowheight",
    in: [.list],
    "write 'size: { height: 44 }' in the view: UIKit's lists have rows that size themselves",
    helpForValue: { value, _ in
      value.plainNumber.map {
        "write 'size: { height: \($0) }' in the view: UIKit's lists have rows that size themselves"
      }
    }),
  WayAround(
    "span spans columnspan columnspans colspan colspans gridcellcolumns fullwidth",
    in: elements.union([.section, .sectionLayout, .list, .carousel, .view]),
    "write 'layout: { grid: { columns: 2, spans: { Advert: all } } }' in the section, with a view "
      + "that takes several columns"),
  WayAround(
    "contentinsets contentinset sectioninset sectioninsets padding insets margins", in: [.section],
    "write 'insets' in the 'layout', as in '{ grid: { columns: 2, insets: 16 } }'"),
  WayAround(
    "spacing gap itemspacing rowspacing interitemspacing intergroupspacing", in: [.section],
    "write 'spacing' in the 'layout', as in '{ grid: { columns: 2, spacing: 8 } }'; between sections, write "
      + "'sectionSpacing: 8' at the top of the manifest"),
  WayAround(
    "keyboarddismissmode keyboarddismiss dismisskeyboard scrolldismisseskeyboard",
    in: [.table, .section],
    "write 'keyboardDismissMode: interactive' at the top of the manifest"),
  WayAround(
    "keyboardavoidance avoidskeyboard avoidkeyboard keyboardavoiding keyboardinsets",
    in: [.manifest, .table, .section],
    "constrain the bottom of the collection view or table to the 'keyboardLayoutGuide' of its superview, "
      + "or use a UITableViewController"),
  WayAround(
    "selection multiselect multiselection allowsmultipleselection", in: [.section, .table],
    "write 'selection: { multiple: editing }' at the top of the manifest",
    helpForValue: { value, _ in
      var words = [value.scalar?.text]
      if case .mapping(let mapping) = value.content {
        words = mapping.entries.map(\.value.scalar?.text)
      }
      return words.contains("always")
        ? "write 'selection: { multiple: always }' at the top of the manifest" : nil
    }),
  WayAround(
    "disableautocorrection autocorrectiondisabled disablesautocorrection isautocorrectiondisabled",
    in: [.textField, .textEditor], "write 'correction: false'",
    helpForValue: { value, _ in
      value.scalar?.text == "false"
        ? "write 'correction: true', or nothing for what the user has set" : nil
    }),
  WayAround(
    "candelete deletable isdeletable allowsdelete ondelete swipetodelete deletion deleteaction",
    in: [.manifest, .section, .table, .view],
    "add 'actions: [remove]' to the view, and write 'delete: remove' in it", meant: "delete",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) && !isFlagWord($0.text) ? $0.text : nil }
        .map { "write 'delete: \($0)' in the view" }
    }),
  WayAround(
    "editing edit editable editmode isediting iseditable", in: [.manifest, .section],
    "write 'delete: …' in the view, 'reorder: true' in the section, or 'selection: { multiple: editing }' "
      + "at the top, and call 'setEditing' of the data source"),
  WayAround(
    "style appearance liststyle", in: [.section],
    "write 'layout: { list: { appearance: insetGrouped } }'", meant: "layout",
    helpForValue: { value, _ in
      value.scalar.flatMap { Vocabulary.listAppearances.contains($0.text) ? $0.text : nil }
        .map { "write 'layout: { list: { appearance: \($0) } }'" }
    }),
  WayAround(
    appearanceWords, in: [.sectionLayout], "write 'list: { appearance: insetGrouped }'",
    helpForValue: { _, mapping in
      writtenAppearance(mapping).map { "write 'list: { appearance: \($0) }'" }
    }),
  WayAround(
    appearanceWords, in: [.list], "write 'appearance: insetGrouped'", meant: "appearance",
    helpForValue: { _, mapping in
      writtenAppearance(mapping).map { "write 'appearance: \($0)'" }
    }),
  WayAround(
    "style liststyle", in: [.sectionLayout], "write 'list: { appearance: insetGrouped }'",
    helpForValue: { value, _ in
      value.scalar.flatMap { listAppearance(meantBy: $0.text) }
        .map { "write 'list: { appearance: \($0) }'" }
    }),
  WayAround(
    "insets inset contentinsets padding margins rowinsets", in: [.list], insetsOfRows("…"),
    helpForValue: { value, _ in value.plainNumber.map(insetsOfRows) }),
  WayAround(
    "spacing gap rowspacing intergroupspacing interitemspacing", in: [.list], spacingOfRows("8"),
    helpForValue: { value, _ in value.plainNumber.map(spacingOfRows) }),
  WayAround(
    "title text", in: [.section], "write 'header: { title: … }'", meant: "header",
    helpForValue: { value, _ in
      value.scalar.map {
        "write 'header: { title: \($0.asWritten) }'"
      }
    }),
  WayAround(
    "blur blureffect material visualeffect translucent istranslucent", in: [Heading.form.construct],
    Diagnostic.opaqueHeader),
  WayAround(
    "background backgroundcolor", in: [Heading.form.construct],
    "declare a view that shows it, and write its name in place of the braces",
    helpForValue: { value, mapping in
      guard let view = mapping["view"]?.scalar?.text else { return nil }
      guard let color = value.scalar?.text, Vocabulary.blur(named: color) == nil else {
        return Diagnostic.opaqueHeader
      }
      return "write 'background: \(inYAML(color))' in the view \(quoted(view))"
    }),
  WayAround(
    "font color textcolor insets action button symbol image subtitle detail",
    in: [Heading.form.construct],
    "declare a view that shows it, and write its name in place of the braces"),
  WayAround("title navigationtitle", in: [.manifest], "set the 'title' of your view controller"),

  WayAround(
    "fontsize textsize pointsize fontweight weight bold italic fontname fontfamily",
    in: [.manifest, .section, .view, .element],
    "write 'font: { style: body, weight: bold }' at a label"),
  WayAround(
    "cornerradius", in: [.manifest, .section],
    "write 'cornerRadius: 8' at an element, or 'background: { cornerRadius: 8 }' in a view"),
  WayAround(
    "format formatter dateformat numberformat currency",
    in: [.manifest, .section, .view, .element],
    "write 'format: …' at the label that shows the field"),

  WayAround(
    "cases switch", in: [.viewElement], viewForEachKind([("photo", "Photo")]),
    helpForValue: { _, mapping in
      guard case .mapping(let cases)? = mapping["cases"]?.content else { return nil }
      let kinds = cases.entries.compactMap { kind in
        kind.value.scalar.map { (kind.key.text, $0.text) }
      }
      guard !kinds.isEmpty, kinds.allSatisfy({ isIdentifier($0) && isIdentifier($1) }) else {
        return nil
      }
      return viewForEachKind(kinds)
    }),
  WayAround(
    "enums enum enumerations types type typealiases typealias structs struct protocols protocol",
    in: [.manifest],
    "declare the type in your Swift code, and write its name as the type of a field",
    isApart: true, helpForValue: typeInSwift),

  WayAround(
    "screens", in: [.manifest],
    "write a manifest for each screen, with its 'sections' at the top: its name is that of the file"
  ),
  WayAround(
    "actions", in: [.manifest], "write 'actions: [open]' in the view that reports them",
    isApart: true,
    helpForValue: { value, _ in
      value.onlyNames.map {
        let them = $0.count == 1 ? "it" : "them"
        return "write 'actions: [\($0.joined(separator: ", "))]' in the view that reports \(them)"
      }
    }),

  // MARK: Tokens
  WayAround(
    "tokens", in: [.manifest], "write 'colors:', 'fonts:' and 'spacings:' at the top"),

  // MARK: Elements
  WayAround(
    "badge chip tag pill", in: [.element],
    "write '- label: { text: title, background: systemFill, cornerRadius: circle }'",
    helpForValue: { value, _ in
      "write '- label: { text: \(shownField(value)), background: systemFill, "
        + "cornerRadius: circle }'"
    }),
  WayAround(
    "asyncimage remoteimage webimage", in: [.element], "write '- image: { url: photo }'",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }
        .map { "write '- image: { url: \($0) }'" }
    }),
  WayAround(
    "avatar", in: [.element],
    "write '- image: { url: photo, width: 40, height: 40, cornerRadius: circle }'",
    helpForValue: { value, _ in
      value.scalar.flatMap { isIdentifier($0.text) ? $0.text : nil }.map {
        "write '- image: { url: \($0), width: 40, height: 40, cornerRadius: circle }'"
      }
    }),
  WayAround(
    "card container group", in: [.element],
    "write 'vstack:' with 'background', 'cornerRadius', 'insets' and 'children'"),
  WayAround(
    "gradient", in: [.element],
    "write '- box: { height: 40, background: { gradient: [clear, black] } }'"),
  WayAround(
    "blur material", in: [.element],
    "write '- box: { height: 40, background: { blur: systemMaterial } }'"),
]

/// The values that come from data, except for flags.
private let valuesByData = traitsByData.union([
  Color.forms.data.construct, Font.forms.data.construct, Number.forms.data.construct,
  Length.forms.data.construct, TextConstant.forms.data.construct,
])

/// What the keyboard is told.
private let traitsByData: Set<Construct> = [
  KeyboardType.forms.data.construct, ContentType.forms.data.construct,
  Capitalization.forms.data.construct, ReturnKey.forms.data.construct,
]

/// The elements with a font.
private let withFont: Set<Construct> = [.label, .image, .button, .textField, .textEditor, .style]

/// Elements that only custom views can provide.
let leafElements: Set<String> = [
  "searchfield", "editor", "colorpicker", "map", "video", "player",
  "web", "webview", "html", "chart", "rating", "radio", "scroll",
  "scrollview", "custom", "grid", "carousel",
]
