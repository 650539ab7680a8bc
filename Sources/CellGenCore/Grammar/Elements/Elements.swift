/// A list of elements; those without a required value can be bare words.
let elementsKind = Construct.ValueKind.list(
  of: .either([.mapping { Construct.element }, .choice(Element.bare.map { $0.name })]))

extension Element: FormModel {
  static let spacer = Key(
    "spacer", .form, "Empty space; short form: its length."
  ) { $0 = .spacer($1) }

  static let divider = Key(
    "divider", .form, "A hairline; short form: its color."
  ) { $0 = .divider($1) }.synonyms("separator line hairline rule")

  /// The elements that a list may hold as a bare word, as in `- spacer`.
  static let bare: [Key] = [spacer, divider, activity]

  static let activity = Key(
    "activity", .form, "A UIActivityIndicatorView; short form: its Bool field."
  ) { $0 = .activity($1) }
  .synonyms("activityindicator spinner uiactivityindicatorview loading loader")

  static let zstack = Key(
    "zstack", .form,
    "Elements on top of each other; the first one decides the size."
  ) { $0 = .layers($1) }.notEmpty().synonyms("overlay layers")

  static let vstack = Key(
    "vstack", .stack(.vertical),
    "Elements in a column."
  ) { $0 = .stack($1) }.notEmpty().synonyms("stack stackview uistackview column")

  static let hstack = Key(
    "hstack", .stack(.horizontal),
    "Elements in a row."
  ) { $0 = .stack($1) }.notEmpty().synonyms("row")

  static let flow = Key(
    "flow", .form, "Elements in a row, which wrap onto the next line when a line is full."
  ) { $0 = .flow($1) }.notEmpty().synonyms("wrap wrapping flowlayout hflow tagcloud")

  static let repeated = Key(
    "repeat", .form,
    "One element for each item of an array; short form: the field with the items."
  ) { $0 = .repeated($1) }.synonyms("foreach list loop")

  static let view = Key(
    "view", .form, "Another declared view; short form: the field with its view data."
  ) { $0 = .view($1) }

  package static let form = Form(
    "element", "a layout", isChoiceOfOne: true,
    blank: Element.spacer(SpacerElement(property: "")), foreign: foreign,
    [
      Key(
        "label", .form, "A UILabel; short form: the field it shows."
      ) { $0 = .label($1) }.synonyms("title"),
      Key("text", .form, "A UITextView whose links can be tapped; short form: the field it shows.")
      {
        $0 = .text($1)
      }.synonyms("richtext attributedtext linkedtext markdown link"),
      Key(
        "image", .form,
        "A UIImageView with an asset or a symbol."
      ) { $0 = .image($1) }.synonyms("icon symbol imageview uiimageview"),
      Key("button", .form, "A UIButton that reports an action.") { $0 = .button($1) },
      Key(
        "toggle", .form, "A UISwitch; short form: its Bool field."
      ) { $0 = .toggle($1) }.synonyms("switch uiswitch checkbox"),
      Key(
        "textField", .form, "A UITextField, for one line of text; short form: its field."
      ) { $0 = .textField($1) }.synonyms("textfield input uitextfield textinput"),
      Key(
        "textEditor", .form, "A UITextView that grows with its text; short form: its field."
      ) { $0 = .textEditor($1) }.synonyms("texteditor textarea textview uitextview"),
      Key("slider", .form, "A UISlider; short form: the field it shows.") { $0 = .slider($1) }
        .synonyms("uislider range"),
      Key("stepper", .form, "A UIStepper; short form: the field with its value.") {
        $0 = .stepper($1)
      }.synonyms("uistepper counter"),
      Key("segments", .form, "A UISegmentedControl.") { $0 = .segments($1) }
        .synonyms("segmented segmentedcontrol uisegmentedcontrol picker segmentedpicker"),
      Key("datePicker", .form, "A UIDatePicker; short form: its Date field.") {
        $0 = .datePicker($1)
      }.synonyms("datepicker uidatepicker date calendar"),
      activity,
      Key("progress", .form, "A UIProgressView; short form: the field it shows.") {
        $0 = .progress($1)
      }.synonyms("progressbar progressview uiprogressview"),
      spacer, divider,
      Key("box", .form, "A view without content: a dot or a bar.") { $0 = .box($1) }
        .synonyms("shape circle rectangle dot"),
      vstack, hstack, zstack, flow, repeated, view,
    ])

  /// Returns true if a key is a stack.
  static func isStack(_ key: String) -> Bool { key == vstack.name || key == hstack.name }
}

/// The model of an element.
package protocol ElementModel: FormModel {
  /// The name of its property or variable.
  var property: String { get }
  /// Its key in a manifest.
  var key: String { get }
  /// The keys of every element.
  var look: Look { get }
  /// Its child elements, in order.
  var children: [Element] { get }
  /// The declared view that it shows.
  var shownView: ViewReference? { get }
  static var facts: Facts<Self> { get }
}

extension ElementModel {
  package var key: String { Self.form.construct.name }

  package var children: [Element] { [] }

  package var shownView: ViewReference? { nil }
}

extension StackElement {
  package var key: String { (axis == .vertical ? Element.vstack : Element.hstack).name }
}

extension ViewElement {
  package var key: String { Element.view.name }
}

extension LayersElement {
  package var key: String { Element.zstack.name }
}

extension RepeatElement {
  package var key: String { Element.repeated.name }
}

extension ViewElement {
  package var shownView: ViewReference? { view }
}

extension ValueForm where Value == [Element] {
  static func elements(in holder: ElementHolder) -> ValueForm {
    ValueForm(elementsKind) { entry, resolver in resolver.readElements(entry, in: holder) }
  }
}

extension Resolver {
  /// Reads the elements of a holder; only those of a stack follow each other along an axis.
  mutating func readElements(_ entry: Mapping.Entry, in holder: ElementHolder) -> [Element] {
    let outer = (scope.axis, scope.holder)
    scope.holder = holder
    if holder != .stack { scope.axis = .vertical }
    defer { (scope.axis, scope.holder) = outer }
    return readElements(entry)
  }

  /// Reads the elements of a list, except those that are reported.
  mutating func readElements(_ entry: Mapping.Entry) -> [Element] {
    let node = entry.value
    let outer = (scope.isOutermost, scope.isFirstLayer, scope.onlyItem)
    scope.isOutermost = false
    scope.onlyItem = entry.key.text == WrittenView.layout.name ? node.onlyStack : nil
    defer { (scope.isOutermost, scope.isFirstLayer, scope.onlyItem) = outer }
    guard case .sequence(let list) = node.content else {
      if !node.isBroken, !reportGluedItems(node) {
        report(.notAList(quoted(entry.key.text), found: node))
      }
      return []
    }
    if list.items.isEmpty, !list.isIncomplete { report(.emptyStack(entry.key)) }
    return list.items.enumerated().compactMap { position, item in
      scope.isFirstLayer = position == 0
      if let stack = item.emptyStack, !list.isFlow, position + 1 < list.items.count {
        report(.itemsBesideStack(stack, first: list.items[position + 1]))
        return nil
      }
      return readItem(item)
    }
  }

  private mutating func readItem(_ item: Node) -> Element? {
    switch item.content {
    case .mapping(let mapping): return readElement(mapping, item)
    case .scalar(let scalar):
      if let key = Element.bare.first(where: { $0.name == scalar.text }) {
        let nothing = Node(.empty, span: item.span)
        let word = Mapping.Key(text: scalar.text, span: item.span)
        return read(Mapping.Entry(key: word, value: nothing), key)
      }
      report(unreadable(scalar, item))
    case .broken: break
    case .sequence, .empty: report(.elementOfWrongKind(item, scope.fields))
    }
    return nil
  }

  private func unreadable(_ scalar: Scalar, _ item: Node) -> Diagnostic {
    if let bare = bareElement(scalar.text) {
      return .bareElementInOtherWords(
        Name(scalar.text, span: item.span), bare, own: ownElementNames)
    }
    if let help = elementCallHelp(scalar.text) {
      return .unknownElement(
        Name(scalar.text, span: item.span), own: ownElementNames, help: help)
    }
    let isKnown =
      Construct.element.foreignWord(scalar.text) != nil
      || run.lookUp(scalar.text, from: scope.manifest) != nil
    return isKnown && scope.fields[scalar.text] == nil
      ? unknownElement(Mapping.Key(text: scalar.text, span: item.span), nil)
      : .bareElement(scalar, scope.fields, item)
  }

  /// The element without a value that a word or a call means, such as `Spacer()`; nil for a field.
  private func bareElement(_ text: String) -> String? {
    let word = text.hasSuffix("()") ? String(text.dropLast(2)) : text
    guard scope.fields[word] == nil else { return nil }
    return Element.bare.map(\.name).first {
      Suggestion.isSpelling(word, of: $0) || $0 == Construct.element.usual(word.lowercased())
    }
  }

  private mutating func read(_ entry: Mapping.Entry, _ key: Element.Key) -> Element? {
    let colors = scope.chosenColors.count
    var element = Element.form.blank
    guard key.read(entry, &element, &self) else { return nil }
    noteDecoration(of: element, from: colors)
    return element
  }

  /// Reads an element: a mapping whose only key is its kind.
  mutating func readElement(_ mapping: Mapping, _ node: Node) -> Element? {
    guard let entry = mapping.entries.first else {
      if !mapping.isIncomplete { report(.elementOfWrongKind(node, scope.fields)) }
      return nil
    }
    if reportGluedItems(node) { return nil }
    if Construct.stack.has(entry.key.text) {
      // The items after it were reported, with help that covers both.
      if mapping.isIncomplete, mapping.entries.allSatisfy({ Construct.stack.has($0.key.text) }) {
        return nil
      }
      report(
        .misplaced(
          [entry.key], home: Construct.stack.title, here: "an element",
          label: "expected an element",
          help: "write 'vstack:' or 'hstack:' on a line above, and indent its keys below"))
      return nil
    }
    if Element.statements.contains(entry.key.text.lowercased()),
      mapping.entries.count > 1 || switches(entry), findElement(entry.key) == nil
    {
      report(.statement(mapping, scope.fields))
      return nil
    }
    if reportSecondElements(in: mapping, first: entry) { return nil }
    let key = Element.form.keys.first { $0.name == entry.key.text }
    if entry.value.isBroken {
      if let key { _ = checkExpression(in: entry, key.value) }
      return nil
    }
    if let key {
      if key.name == Element.view.name, let problem = viewByCases(entry) {
        report(problem)
        return nil
      }
      return read(entry, key)
    }
    if let own = findElement(entry.key) {
      let colors = scope.chosenColors.count
      let element = own.form.flatMap { read(entry, $0) }.map(Element.own)
      noteDecoration(of: element, from: colors)
      return element
    }
    if !mayHaveLostElements { report(unknownElement(entry.key, entry.value)) }
    guard let meant = Construct.element.usual(entry.key.text.lowercased()),
      Construct.element.foreignWord(entry.key.text) == nil, scope.fields[entry.key.text] == nil,
      !isHorizontal(entry.value),
      let key = Element.form.keys.first(where: { $0.name == meant })
    else { return nil }
    // A synonym is certain to mean the element, so its content can be read as well.
    var known = entry
    known.key.text = meant
    return read(known, key)
  }

  /// Returns true if an entry is a `switch` statement over a field with cases, rather than a switch that
  /// shows a Bool.
  private func switches(_ entry: Mapping.Entry) -> Bool {
    guard entry.key.text == "switch", let name = entry.value.scalar?.text else { return false }
    return scope.fields[name]?.type?.mayBeEnum == true
  }

  /// Reports the keys next to that of an element.
  ///
  /// - Returns: true if the element cannot be read without them.
  private mutating func reportSecondElements(
    in mapping: Mapping, first entry: Mapping.Entry
  ) -> Bool {
    let others = mapping.entries.dropFirst().map(\.key)
    for other in others where Construct.element.has(other.text) {
      report(.secondElement(other, first: entry))
    }
    // All keys that were meant for the element are one mistake.
    let keys = others.filter { !Construct.element.has($0.text) }
    guard let key = keys.first else { return !others.isEmpty && entry.value.isEmpty }
    if mapping.isIncomplete, entry.value.isEmpty, Element.isStack(entry.key.text),
      keys.allSatisfy({ Construct.stack.has($0.text) })
    {
      return true
    }
    report(.keysBesideElement(key, keys, first: entry))
    // With wrongly indented keys below `label:`, its keys are misplaced rather than missing. And only with
    // its own key is it clear whether the value of `toggle: count` fits.
    return entry.value.isEmpty || entry.value.scalar != nil
  }

  /// Reports keys such as `-label` that were meant as list items; returns false if there are none.
  private mutating func reportGluedItems(_ node: Node) -> Bool {
    guard case .mapping(let mapping) = node.content else { return false }
    let keys = mapping.entries.map(\.key).filter { $0.withoutDash != nil }
    for key in keys {
      report(
        .missingSpaceAfterDash(at: key.dash, suggestion: "- \(key.withoutDash ?? ""): …"))
    }
    return !keys.isEmpty
  }
}

extension Node {
  /// The key of a stack without elements.
  fileprivate var emptyStack: Mapping.Key? {
    guard case .mapping(let mapping) = content, mapping.entries.count == 1,
      Element.isStack(mapping.entries[0].key.text), mapping.entries[0].value.isEmpty
    else { return nil }
    return mapping.entries[0].key
  }
}

extension Mapping.Key {
  /// The name in a key such as `-label`, which was meant as a list item.
  ///
  /// Nil if the manifest has more than the key's text, such as quotes: then the dash is not the first
  /// character.
  fileprivate var withoutDash: String? {
    guard text.utf8.first == UInt8(ascii: "-"), text.utf8.count > 1,
      Int(span.end - span.start) == text.utf8.count
    else { return nil }
    return String(text.dropFirst())
  }

  fileprivate var dash: SourceSpan {
    SourceSpan(file: Int(span.file), start: Int(span.start), end: Int(span.start) + 1)
  }
}

extension DiagnosticCode {
  package static let unknownElement = Self("unknown-element", .error, .layouts)
  package static let secondElement = Self("second-element", .error, .layouts)
  package static let emptyLayout = Self("empty-layout", .error, .layouts)
}

extension Diagnostic {
  static func emptyStack(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .emptyLayout,
      "\(quoted(key.text)) has no elements",
      at: Annotation(key.span, "nothing to show"),
      help: "add '- label: …' lines below it, one for each element, or remove "
        + quoted(key.text))
  }

  static func itemsBesideStack(_ key: Mapping.Key, first item: Node) -> Diagnostic {
    Diagnostic(
      .emptyLayout,
      "\(quoted(key.text)) has no elements",
      at: Annotation(key.span, "nothing to show"),
      also: [Annotation(item.span, "not indented under it")],
      help: "indent the items below that belong to it by 4 more spaces")
  }

  static func bareElement(_ scalar: Scalar, _ fields: NamedTable<FieldDraft>, _ node: Node)
    -> Diagnostic
  {
    let isField = fields[scalar.text] != nil
    return .wrongKind(
      "an element", expected: "a mapping such as 'label: \(fields.example)'", found: node,
      help: isField
        ? "write 'label: \(scalar.text)'" : "write the element, ':' and what it shows")
  }

  static func elementOfWrongKind(_ node: Node, _ fields: NamedTable<FieldDraft>) -> Diagnostic {
    .wrongKind(
      "an element", expected: "a mapping such as 'label: \(fields.example)'", found: node,
      help: "write the element, ':' and what it shows; use an 'hstack' for elements side by side")
  }

  /// - Parameter help: nil if the key should start a new element.
  static func secondElement(
    _ key: Mapping.Key, first: Mapping.Entry, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .secondElement,
      "an element has one key, found \(quoted(first.key.text)) and \(quoted(key.text))",
      at: Annotation(key.span, "a second key"),
      also: [Annotation(first.key.span, "this names the element")],
      help: help ?? "start a new element with '- \(key.text):'")
  }

  /// - Parameter keys: all keys next to the element's.
  fileprivate static func keysBesideElement(
    _ key: Mapping.Key, _ keys: [Mapping.Key], first: Mapping.Entry
  ) -> Diagnostic {
    let construct = Construct.element.key(first.key.text)?.value.held.first
    let entries = keys.map { (construct?.usual($0.text.lowercased()) ?? $0.text) + ": …" }
    guard let text = first.value.scalar?.text,
      let name = Construct.element.longForm(of: first.key.text)
    else {
      return secondElement(
        key, first: first,
        help: "indent \(enumeration(keys.map(\.text))) more than \(quoted(first.key.text)), or put "
          + "\(keys.count == 1 ? "it" : "them") in its braces")
    }
    return secondElement(
      key, first: first,
      help: "write '\(first.key.text): { \(name): \(text), \(entries.joined(separator: ", ")) }'")
  }

  /// - Parameters:
  ///   - help: what to write instead.
  ///   - fix: the same where it is certain.
  static func unknownElement(
    _ name: Name, own: [String], help: String, fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unknownElement,
      "there is no element \(quoted(name.text))",
      at: Annotation(name.span, "unknown element"),
      help: help,
      note: "the elements are \(enumeration(Element.form.keys.map(\.name) + own))",
      fix: fix)
  }

  /// The message for `Spacer()`, whose other spelling is certain, and for `line`, which is a different word.
  fileprivate static func bareElementInOtherWords(
    _ name: Name, _ bare: String, own: [String]
  ) -> Diagnostic {
    let word = name.text.hasSuffix("()") ? String(name.text.dropLast(2)) : name.text
    return .unknownElement(
      name, own: own, help: "write \(quoted(bare))",
      fix: Suggestion.isSpelling(word, of: bare) ? Fix(name.span, replacement: bare) : nil)
  }

  /// The message for a Swift statement and its parts, such as `if` and `then`.
  fileprivate static func statement(
    _ mapping: Mapping, _ fields: NamedTable<FieldDraft>
  ) -> Diagnostic {
    let key = mapping.entries[0].key
    let field = mapping.entries[0].value.scalar.flatMap { fields[$0.text] }
    return Diagnostic(
      .unknownElement,
      "there is no element \(quoted(key.text))",
      at: Annotation(key.span, "layouts have no statements"),
      help: statementHelp(
        mapping, hasCases: field?.type.map(KnownType.init) ?? .unknown == .unknown))
  }
}

extension Element {
  /// The statements of programming languages that authors write instead of elements.
  fileprivate static let statements: Set<String> = [
    "if", "unless", "when", "switch", "for", "foreach", "case", "guard",
  ]
}

/// What to write instead of a statement.
///
/// - Parameter hasCases: true if the statement's field may have cases.
private func statementHelp(_ statement: Mapping, hasCases: Bool = true) -> String {
  let (key, value) = (statement.entries[0].key.text.lowercased(), statement.entries[0].value)
  let words = value.scalar?.text.split(separator: " ").map(String.init) ?? []
  let name = words.last.flatMap { isIdentifier($0) ? $0 : nil }
  switch key {
  case "for", "foreach":
    return
      "write '- repeat: \(name ?? "…")', with a field that holds an array of texts or of view data"
  case "switch", "case":
    let fields =
      "declare an optional field for what only one case has: its element is hidden while it is nil"
    guard hasCases else { return fields }
    return
      "write 'visible: { field: \(name ?? "kind"), cases: { \(firstCase(in: statement) ?? "photo"): true, "
      + "else: false } }' on each element that only one case shows, or \(fields)"
  default:
    let field = words.count == 1 ? name : nil
    let flags = [field ?? "…", "{ not: \(field ?? "…") }"]
    let (then, other) = key == "unless" ? (flags[1], flags[0]) : (flags[0], flags[1])
    let isElse = statement.entries.contains { $0.key.text.lowercased() == "else" }
    return "write 'visible: \(then)' on the element"
      + (isElse ? ", and 'visible: \(other)' on the other" : "")
      + (field == nil ? ", with a Bool field or an optional" : "")
  }
}

/// The name of the first case in a statement such as `switch: kind` with `cases:` below it.
private func firstCase(in statement: Mapping) -> String? {
  let names = statement.entries.dropFirst().lazy.compactMap { entry -> String? in
    if case .mapping(let cases) = entry.value.content { cases.entries.first?.key.text } else { nil }
  }
  return names.first { isIdentifier($0) && !Construct.element.has($0) }
}

/// The message for a view that `cases` choose; nil for another one.
private func viewByCases(_ entry: Mapping.Entry) -> Diagnostic? {
  guard case .mapping(let mapping) = entry.value.content,
    let cases = mapping.entry("cases")
  else { return nil }
  return .unknownKey(cases.key, of: .viewElement, in: mapping, owner: entry.key)
}

extension Resolver {
  private func unknownElement(_ key: Mapping.Key, _ value: Node?) -> Diagnostic {
    if let call = calledElement(key, value) { return call }
    let help = elementHelp(key.text, value)
    let name = Name(key.text, span: key.span)
    let near = Suggestion.names(
      near: key.text, among: Construct.element.keys.map(\.name) + ownElementNames)
    var fix = help == Suggestion.help(for: near) ? Diagnostic.Fix(slip: name, near: near) : nil
    // As in the help, which shows a field.
    if key.text == "Text", let field = value?.scalar?.text, scope.fields[field] != nil {
      fix = Diagnostic.Fix(key.span, replacement: "label")
    }
    return .unknownElement(name, own: ownElementNames, help: help, fix: fix)
  }

  /// The message for a SwiftUI call with a label, whose colon makes it a key: `Spacer(minLength: 8)`; nil for
  /// another key.
  private func calledElement(_ key: Mapping.Key, _ value: Node?) -> Diagnostic? {
    guard let value, let scalar = value.scalar else { return nil }
    // YAML reports the text after a closing quote.
    let rest = scalar.style == .doubleQuoted ? "\"\(scalar.text)\")" : scalar.text
    let text = "\(key.text): \(rest)"
    var end = Int(value.span.end)
    if scalar.style == .doubleQuoted {
      let rest = source.bytes[end...].prefix { $0 != Byte.lineFeed }
      end = rest.lastIndex { !isWhiteSpace($0) && $0 != Byte.carriageReturn }.map { $0 + 1 } ?? end
    }
    let span = SourceSpan(file: Int(key.span.file), start: Int(key.span.start), end: end)
    return elementCallHelp(text).map {
      .unknownElement(Name(text, span: span), own: ownElementNames, help: $0)
    }
  }

  /// What to write instead of an element that does not exist.
  private func elementHelp(_ word: String, _ value: Node?) -> String {
    let element = Construct.element
    let isField = scope.fields[word] != nil
    if let help = useHelp(word, where: { $0.elements.contains { $0.name.text == word } }) {
      return help
    }
    if !isField, element.usual(word) == nil,
      let view = run.lookUp(upperCamelCase(word), from: scope.manifest),
      run.views[view].name.text != scope.name.text
    {
      return viewElement(for: run.views[view])
    }
    // SwiftUI's `Text`, not an element with links.
    if word == "Text" { return labelHelp(value) }
    if word == "for", let value {
      let key = Mapping.Key(text: word, span: value.span)
      return statementHelp(Mapping(entries: [Mapping.Entry(key: key, value: value)], isFlow: false))
    }
    if isOwnElement(word) { return ownElementHelp(word, value) }
    if let way = element.foreignWord(word) { return way.help(for: value) }
    if !isField, var meant = element.usual(word.lowercased()) {
      if meant == Element.vstack.name, value.map(isHorizontal) == true {
        meant = Element.hstack.name
      }
      return "did you mean '\(meant)'?"
    }
    return Suggestion.help(near: word, among: element.keys.map(\.name) + ownElementNames)
      ?? (isField
        ? "write 'label: \(word)'"
        : isIdentifier(word) ? ownElementHelp(word, value) : "use one of the elements below")
  }

  /// Help to declare an element for a class of the app.
  private func ownElementHelp(_ word: String, _ value: Node?) -> String {
    let name = lowerCamelCase(upperCamelCase(word))
    let stem = upperCamelCase(name)
    let className = stem.hasSuffix("View") ? stem : stem + "View"
    var entries: [(name: String, value: Node)] = []
    switch value?.content {
    case .mapping(let mapping)?:
      entries = mapping.entries.filter {
        !Construct.box.has($0.key.text) && isIdentifier($0.key.text)
      }
      .map { ($0.key.text, $0.value) }
    case .scalar?: entries = value.map { [("value", $0)] } ?? []
    default: break
    }
    let properties = entries.map { "\($0.name): \(inYAML(typeOfProperty($0.value)))" }
    let declaration =
      properties.isEmpty
      ? "\(name): \(className)"
      : "\(name): { class: \(className), properties: { \(properties.joined(separator: ", ")) } }"
    return "declare it under 'elements' at the top of the manifest: '\(declaration)'"
      + (name == word ? "" : ", and write '- \(name):'")
  }

  /// The type of a property with this value: the field's, or the one that the value suggests.
  private func typeOfProperty(_ value: Node) -> String {
    guard let scalar = value.scalar else { return "String" }
    if let type = scope.fields[scalar.text]?.type { return type.description }
    if ["true", "false"].contains(scalar.text) { return "Bool" }
    return isPlainNumber(scalar) ? scalar.text.contains(".") ? "Double" : "Int" : "String"
  }

  /// Help to show what SwiftUI's `Text` would show.
  private func labelHelp(_ value: Node?) -> String {
    guard let text = value?.scalar, scope.fields[text.text] == nil, !text.text.isEmpty else {
      return "write 'label: \(value?.scalar?.text ?? scope.fields.example)'"
    }
    return text.style == .plain && isIdentifier(text.text)
      ? "write 'label: \(text.text)' with a field, or 'label: { text: { literal: \(inYAML(text.text)) } }' for "
        + "a fixed text"
      : "write 'label: { text: { literal: \(inYAML(text.text)) } }'"
  }

  /// Help to show a declared view whose name is written as an element.
  private func viewElement(for view: ViewDraft) -> String {
    let type = view.typeName + "ViewData"
    let new = lowerCamelCase(view.name.text)
    let field = scope.field(ofType: type)
    return field.map { "write '- view: \($0)', with the field of type '\(type)'" }
      ?? "add '\(new): \(type)' to 'data', and write '- view: \(new)'"
  }
}

/// Returns true if a class of the app, rather than a section, can provide an element of another framework.
private func isOwnElement(_ word: String) -> Bool {
  let folded = word.lowercased().filter { $0 != "-" && $0 != "_" }
  return leafElements.contains(folded)
    && !["carousel", "scroll", "scrollview"].contains(folded)
}

extension Node {
  /// The key of the stack that is the only item of a list; nil for another list.
  fileprivate var onlyStack: String? {
    guard case .sequence(let list) = content, list.items.count == 1,
      case .mapping(let mapping) = list.items[0].content, mapping.entries.count == 1,
      Element.isStack(mapping.entries[0].key.text)
    else { return nil }
    return mapping.entries[0].key.text
  }
}

/// Returns true if the keys of a stack imply that its elements are side by side.
private func isHorizontal(_ stack: Node) -> Bool {
  guard case .mapping(let mapping) = stack.content else { return false }
  let word = (mapping["axis"] ?? mapping["direction"] ?? mapping["orientation"])?.scalar?.text
  return word?.hasSuffix("horizontal") == true || word == "row"
}
