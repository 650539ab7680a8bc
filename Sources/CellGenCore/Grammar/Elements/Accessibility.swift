extension Accessibility: FormModel {
  static let label = Key(
    "label", \.label, .string(), "The label that VoiceOver reads instead of the element's content."
  ).synonyms("name title text accessibilitylabel")

  fileprivate static let value = Key(
    "value", \.value, .string(), "The value that VoiceOver reads after the label, such as `4 of 5`."
  ).synonyms("accessibilityvalue")

  static let hint = Key(
    "hint", \.hint, .string(), "A short description of what happens when the element is activated."
  ).synonyms("accessibilityhint")

  private static let isHeader = Key(
    "isHeader", \.isHeader, .value(of: Flag.self),
    "When the element is a heading, which the VoiceOver rotor can jump to."
  ).fallback("never, except for section headers").synonyms(
    "header heading isheading accessibilityaddtraits")

  static let actions = Key(
    "actions", .spokenActions,
    "The actions that VoiceOver offers: a list, or a mapping of actions to names. They carry no values.",
    get: { _ in .omitted }
  ) { $0.actions = $1 }.notEmpty().synonyms("customactions action")

  /// The keys that apply only to a single stop of VoiceOver.
  fileprivate static let ofOneStop = [value.name, hint.name, isHeader.name, actions.name]

  /// The word for an element that VoiceOver skips.
  private static let nothing = "none"

  package static let form = Form(
    "accessibility", "'accessibility'", blank: Accessibility(),
    foreign: [
      ForeignWord(
        "traits trait accessibilitytraits role",
        "remove it: UIKit sets the traits of its elements, and a 'tap' makes an element a button"
      ) { value, _ in value.namesHeader ? "write 'isHeader: true'" : nil },
      ForeignWord(
        "hidden ishidden none isaccessibilityelement elementshidden", "write 'accessibility: none'"),
    ],
    short: ShortForm([.choice([nothing])]) { entry, accessibility, resolver in
      accessibility.isHidden = true
      return true
    },
    [
      label, value, hint, isHeader,
      Key(
        "identifier", \.identifier, .string(for: .identifier),
        "The identifier that UI tests use to find the element."
      ).synonyms("id testid accessibilityidentifier"),
      actions,
    ],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar else { return .listOfAccessibility(entry) }
      return scalar.text == nothing ? nil : .bareAccessibility(scalar, of: entry)
    })
}

extension ValueForm where Value == [SpokenAction] {
  /// Actions without values, each with its spoken name.
  fileprivate static var spokenActions: ValueForm {
    let named = Construct.ValueKind.names(.member, to: ValueForm<Text>.string().kind)
    return ValueForm(.either([.list(of: .name(.member)), named])) { entry, resolver in
      guard case .sequence(let list) = entry.value.content else {
        return resolver.readSpokenActions(entry)
      }
      return resolver.readSpokenActions(list, quoted(entry.key.text))
    }
  }
}

extension Resolver {
  fileprivate mutating func readSpokenActions(_ entry: Mapping.Entry) -> [SpokenAction]? {
    let subject = quoted(entry.key.text)
    guard
      let mapping = readNames(
        entry.value, subject: subject, help: "write '{ like: Like }', with an action and its name")
    else { return nil }
    let text = ValueForm<Text>.string()
    return mapping.entries.compactMap { each in
      guard let action = findSpokenAction(each.key, subject), let name = text.read(each, &self)
      else { return nil }
      return SpokenAction(action: action, name: name)
    }
  }

  /// Reads the names of actions. Each is spoken as its title in `commands`, or as its own name split into
  /// words.
  fileprivate mutating func readSpokenActions(
    _ list: Node.Sequence, _ subject: String
  ) -> [SpokenAction]? {
    list.items.compactMap { item in
      guard let name = readName(item, "an item of \(subject)") else { return nil }
      let key = Mapping.Key(text: name.text, span: name.span)
      return findSpokenAction(key, subject).map { action in
        SpokenAction(
          action: action,
          name: scope.commands[action]?.title
            ?? .constant(text(inWords: action, at: name.span)))
      }
    }
  }

  private mutating func findSpokenAction(_ key: Mapping.Key, _ subject: String) -> String? {
    let name = Name(key.text, span: key.span)
    guard let action = findAction(named: name, carrying: nil) else { return nil }
    scope.reported.insert(action.name.text)
    if !action.values.isEmpty {
      report(.elementAction(action, of: "'accessibility'", "must carry no values", at: key.span))
    }
    return action.name.text
  }

  /// Checks the `accessibility` of an element against its other keys.
  mutating func checkAccessibility<Model: StyledModel>(of model: Model, _ written: FormReading) {
    guard model.look.accessibility != nil,
      let entry = written.mapping.entry("accessibility"),
      case .mapping(let mapping) = entry.value.content
    else { return }
    if let label = mapping.entry(Accessibility.label.name)?.key,
      let short = written.mapping.entry("accessibilityLabel")?.key
    {
      report(.twoLabels(short, label))
    }
    if model.voiceOver == .parts {
      for entry in mapping.entries where Accessibility.ofOneStop.contains(entry.key.text) {
        report(.severalStops(entry.key, written.owner))
      }
    }
    if let needing = model.silencedKey(in: mapping, written) {
      report(.silentElement(needing, written.owner, needsName: model.voiceOver == .elementWithName))
    }
  }
}

extension StyledModel {
  /// The first key that is never heard because VoiceOver skips the element.
  fileprivate func silencedKey(in mapping: Mapping, _ written: FormReading) -> Mapping.Key? {
    var naming = [Accessibility.label.name]
    if isSilent { naming.append(Accessibility.value.name) }
    guard isSilent || voiceOver == .elementWithName && !written.saysName, !mapping.isIncomplete,
      !naming.contains(where: { mapping[$0] != nil })
    else { return nil }
    return mapping.entries.first { entry in
      Accessibility.ofOneStop.contains(entry.key.text) && !naming.contains(entry.key.text)
    }?.key
  }
}

extension FormReading {
  /// True if the element has a name for VoiceOver or is hidden from it.
  var saysName: Bool {
    guard !isShort else { return false }
    if !mapping.reading("accessibilityLabel").isAbsent { return true }
    switch mapping.reading("accessibility") {
    case .absent: return false
    case .lost: return true
    case .value(let entry):
      guard case .mapping(let mapping) = entry.value.content else { return true }
      return !mapping.reading(Accessibility.label.name).isAbsent
    }
  }
}

extension DiagnosticCode {
  package static let twoLabels = Self("two-labels", .error, .elements)
}

extension Diagnostic {
  fileprivate static func bareAccessibility(_ text: Scalar, of entry: Mapping.Entry) -> Diagnostic {
    let label = text.asWritten
    let isHidden = ["false", "no", "hidden", "off", "null"].contains(text.text.lowercased())
    return .wrongKind(
      quoted(entry.key.text), expected: "'none' or a mapping", found: entry.value,
      help: isHidden ? "write 'none'" : "write '{ label: \(label) }'")
  }

  /// The message for a list, such as one of actions, or for an empty value.
  fileprivate static func listOfAccessibility(_ entry: Mapping.Entry) -> Diagnostic {
    var names: [String]?
    if case .sequence(let list) = entry.value.content {
      let words = list.items.map { $0.scalar?.text }
      names = words.contains(nil) ? nil : words.compactMap(\.self)
    }
    return .wrongKind(
      quoted(entry.key.text), expected: "'none' or a mapping", found: entry.value,
      help: names.map { "write '{ actions: [\($0.joined(separator: ", "))] }'" }
        ?? "write 'none', or '{ label: … }' with what VoiceOver reads")
  }

  fileprivate static func twoLabels(_ short: Mapping.Key, _ label: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoLabels,
      "\(quoted(short.text)) and \(quoted(label.text)) of 'accessibility' are the same",
      at: Annotation(label.span, "what VoiceOver reads"),
      also: [Annotation(short.span, "its short form")],
      help: "remove one of them")
  }

  /// - Source: the buttons of a segmented control and the parts of a date picker are separate elements
  ///   (magentaa11y.com, "segmented control" and "picker").
  fileprivate static func severalStops(_ key: Mapping.Key, _ owner: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(quoted(key.text)) of \(quoted(owner.text)) is never heard",
      at: Annotation(key.span, "VoiceOver stops at the parts"),
      help: key.text == Accessibility.actions.name ? moveToView(key) : "remove it",
      note: "VoiceOver stops at the parts of \(quoted(owner.text)), whose texts come from UIKit")
  }

  fileprivate static func silentElement(
    _ key: Mapping.Key, _ owner: Mapping.Key, needsName: Bool
  ) -> Diagnostic {
    let label = "add 'label: …' with what VoiceOver reads for the whole element"
    return Diagnostic(
      .requiredKey,
      "\(quoted(key.text)) of \(quoted(owner.text)) needs a 'label'\(needsName ? "" : " or a 'value'")",
      at: Annotation(key.span, "never heard without it"),
      help: key.text == Accessibility.actions.name ? "\(label), or \(moveToView(key))" : label,
      note: needsName
        ? "VoiceOver reads an image only if it has a name"
        : "VoiceOver skips \(quoted(owner.text)) itself and reads its content")
  }

  private static func moveToView(_ key: Mapping.Key) -> String {
    "move \(quoted(key.text)) to the 'accessibility' of the view to offer it for the whole row"
  }
}

extension ForeignWord {
  static let accessibilityActions = ForeignWord(
    "accessibilityactions accessibilityaction accessibilitycustomactions customactions "
      + "voiceoveractions voiceoveraction a11yactions", means: "accessibility",
    "write 'accessibility: { actions: { … } }', with each action and its name in VoiceOver",
    spokenActions)
  static let accessibilityLabel = spoken("accessibilitylabel voiceover a11y", "label")
  static let accessibilityHint = spoken("accessibilityhint hint", "hint")
  static let accessibilityValue = spoken("accessibilityvalue", "value")
  static let accessibilityTraits = ForeignWord(
    "accessibilitytraits traits accessibilityaddtraits",
    "remove it: headers are headings, and elements with a 'tap' are buttons; your own class can have "
      + "other traits"
  ) { value, mapping in
    guard value.namesHeader else { return nil }
    return mapping["accessibility"] == nil
      ? "write 'accessibility: { isHeader: true }'" : "write 'isHeader: true' in 'accessibility'"
  }
}

extension Node {
  /// True for UIKit's header trait, alone or first in a list.
  fileprivate var namesHeader: Bool {
    let node = if case .sequence(let list) = content { list.items.first } else { Optional(self) }
    return node?.scalar.map { [".header", "header", ".isHeader", "isHeader"].contains($0.text) }
      ?? false
  }
}

/// Help to move a value for VoiceOver into `accessibility`.
func spokenValue(_ key: String) -> @Sendable (Node, Mapping) -> String? {
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

/// Help to move actions for VoiceOver into `accessibility`.
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
