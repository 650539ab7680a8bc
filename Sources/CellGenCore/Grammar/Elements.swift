/// A list of elements; those that need no value can be the bare word.
let elementsKind = Construct.ValueKind.list(
  of: .either([.mapping { Construct.element }, .choice(Element.bare.map { $0.name })]))

extension Element: FormModel {
  static let spacer = Key(
    "spacer", .form, "Empty space; short form: its length."
  ) { $0 = .spacer($1) }

  static let divider = Key(
    "divider", .form, "A hairline; short form: its colour."
  ) { $0 = .divider($1) }.synonyms("separator line hairline rule")

  /// The elements that a list may hold as a bare word, as in `- spacer`.
  static let bare: [Key] = [spacer, divider, activity]

  static let activity = Key(
    "activity", .form, "A UIActivityIndicatorView; short form: its Bool field."
  ) { $0 = .activity($1) }
  .synonyms("activityindicator spinner uiactivityindicatorview loading loader")

  static let zstack = Key(
    "zstack", .form,
    "Elements one over another; the first decides their size."
  ) { $0 = .layers($1) }.notEmpty().synonyms("overlay layers")

  static let vstack = Key(
    "vstack", .stack(.vertical),
    "Elements one below the other."
  ) { $0 = .stack($1) }.notEmpty().synonyms("stack stackview uistackview column")

  static let hstack = Key(
    "hstack", .stack(.horizontal),
    "Elements side by side."
  ) { $0 = .stack($1) }.notEmpty().synonyms("row")

  static let flow = Key(
    "flow", .form, "Elements side by side that wrap onto the next line when a line is full."
  ) { $0 = .flow($1) }.notEmpty().synonyms("wrap wrapping flowlayout hflow tagcloud")

  static let repeated = Key(
    "repeat", .form,
    "One element for each item of an array; short form: the field that holds them."
  ) { $0 = .repeated($1) }.synonyms("foreach list loop")

  static let view = Key(
    "view", .form, "Another declared view; short form: the field that holds its view data."
  ) { $0 = .view($1) }

  package static let form = Form(
    "element", "a layout", isChoiceOfOne: true,
    blank: Element.spacer(SpacerElement(property: "")),
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
      Key("stepper", .form, "A UIStepper; short form: the field it counts from.") {
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

  /// Whether a key is a stack.
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
  /// The elements that it holds, in order.
  var children: [Element] { get }
  /// The fields that hide it while one of them is nil.
  var hidingFields: [Field] { get }
  /// The declared view that it shows.
  var shownView: ViewReference? { get }
  /// Whether it reports an action of the view by itself, rather than by a tap.
  var reportsAction: Bool { get }
}

extension ElementModel {
  package var key: String { Self.form.construct.name }

  package var children: [Element] { [] }

  package var hidingFields: [Field] { [] }

  package var shownView: ViewReference? { nil }

  package var reportsAction: Bool { false }
}

extension SpacerElement: ElementModel {
  /// A spacer has none of them.
  package var look: Look { Look() }
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

extension ButtonElement {
  package var reportsAction: Bool { true }
}

extension ToggleElement {
  package var reportsAction: Bool { action != nil }
}

extension ViewElement {
  package var shownView: ViewReference? { view }

  package var reportsAction: Bool { action != nil }
}

extension ValueForm where Value == [Element] {
  static func elements(in holder: ElementHolder) -> ValueForm {
    ValueForm(elementsKind) { entry, resolver in resolver.readElements(entry, in: holder) }
  }
}

extension Resolver {
  /// Reads the elements that something holds; only those of a stack follow each other along an axis.
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
    let outer = (scope.isOutermost, scope.isFirstLayer)
    scope.isOutermost = false
    defer { (scope.isOutermost, scope.isFirstLayer) = outer }
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
    let isKnown =
      Construct.element.wayAround(scalar.text) != nil
      || run.lookUp(scalar.text, from: scope.manifest) != nil
    return isKnown && scope.fields[scalar.text] == nil
      ? unknownElement(Mapping.Key(text: scalar.text, span: item.span), nil)
      : .bareElement(scalar, scope.fields, item)
  }

  private mutating func read(_ entry: Mapping.Entry, _ key: Element.Key) -> Element? {
    var element = Element.form.blank
    return key.read(entry, &element, &self) ? element : nil
  }

  /// Reads an element: a mapping whose single key is its kind.
  mutating func readElement(_ mapping: Mapping, _ node: Node) -> Element? {
    guard let entry = mapping.entries.first else {
      if !mapping.isIncomplete { report(.elementOfWrongKind(node, scope.fields)) }
      return nil
    }
    if reportGluedItems(node) { return nil }
    if Construct.stack.has(entry.key.text) {
      report(
        .misplaced(
          [entry.key], home: Construct.stack.title, here: "an element",
          label: "expected an element",
          help: "write 'vstack:' or 'hstack:' on a line above, and indent its keys below"))
      return nil
    }
    if reportSecondElements(in: mapping, first: entry) { return nil }
    if entry.value.isBroken { return nil }
    if let key = Element.form.keys.first(where: { $0.name == entry.key.text }) {
      return read(entry, key)
    }
    if let own = findElement(entry.key) {
      return own.form.flatMap { read(entry, $0) }.map(Element.own)
    }
    if !mayHaveLostElements { report(unknownElement(entry.key, entry.value)) }
    return nil
  }

  /// Reports the keys beside that of an element.
  ///
  /// - Returns: whether the element cannot be read without them.
  private mutating func reportSecondElements(
    in mapping: Mapping, first entry: Mapping.Entry
  ) -> Bool {
    let others = mapping.entries.dropFirst().map(\.key)
    for other in others where Construct.element.has(other.text) {
      report(.secondElement(other, first: entry))
    }
    // Those that are meant for the element are one mistake.
    let keys = others.filter { !Construct.element.has($0.text) }
    guard let key = keys.first else { return !others.isEmpty && entry.value.isEmpty }
    report(.keysBesideElement(key, keys, first: entry))
    // `label:` with wrongly indented keys: they are not missing, only misplaced. And whether the value of
    // `toggle: count` fits is only clear when it has its key.
    return entry.value.isEmpty || entry.value.scalar != nil
  }

  /// Reports the keys such as `-label` that were meant for list items; false if there are none.
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
  /// The name in a key such as `-label`, which was meant for a list item.
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

  /// - Parameter help: nil to start a new element with the key.
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

  /// - Parameter keys: the first one, and those beside it.
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

  /// - Parameter help: what to write instead.
  static func unknownElement(_ key: Mapping.Key, own: [String], help: String) -> Diagnostic {
    let known = Element.form.keys.map(\.name) + own
    let near = Suggestion.names(near: key.text, among: known)
    return Diagnostic(
      .unknownElement,
      "there is no element \(quoted(key.text))",
      at: Annotation(key.span, "unknown element"),
      help: help,
      note: "the elements are \(enumeration(known))",
      fix: Fix(slip: Name(key.text, span: key.span), near: near))
  }
}

extension Resolver {
  private func unknownElement(_ key: Mapping.Key, _ value: Node?) -> Diagnostic {
    .unknownElement(key, own: ownElementNames, help: elementHelp(key.text, value))
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
      return viewElement(for: run.views[view].name.text)
    }
    // SwiftUI's, which is no element with links.
    if word == "Text" { return "write 'label: \(value?.scalar?.text ?? scope.fields.example)'" }
    if let way = element.wayAround(word) { return way.help(for: value) }
    if !isField, var meant = element.usual(word.lowercased()) {
      if meant == Element.vstack.name, value.map(isHorizontal) == true {
        meant = Element.hstack.name
      }
      return "did you mean '\(meant)'?"
    }
    return Suggestion.help(near: word, among: element.keys.map(\.name) + ownElementNames)
      ?? (isField ? "write 'label: \(word)'" : "use one of the elements below")
  }

  /// Help to show a declared view that is named in place of an element.
  private func viewElement(for view: String) -> String {
    let type = view + "ViewData"
    let new = lowerCamelCase(view)
    let field = scope.field(ofType: type)
    return field.map { "write '- view: \($0)', with the field of type '\(type)'" }
      ?? "add '\(new): \(type)' to 'data', and write '- view: \(new)'"
  }
}

/// Whether the keys of a stack imply that its elements are side by side.
private func isHorizontal(_ stack: Node) -> Bool {
  guard case .mapping(let mapping) = stack.content else { return false }
  let word = (mapping["axis"] ?? mapping["direction"] ?? mapping["orientation"])?.scalar?.text
  return word?.hasSuffix("horizontal") == true || word == "row"
}
