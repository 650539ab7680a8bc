extension ToggleElement: StyledModel {
  package static let facts = Facts<ToggleElement>(
    touches: .control(enabled: { $0.enabled }), reports: { $0.action != nil }, voiceOver: .element,
    namesRow: { _ in .nothing }, inRow: .rigid, extent: { _ in .bothSides }, box: .around,
    tint: "onTintColor", ground: nil, text: nil, hiddenBy: { [$0.isOn] }, shows: nil,
    hasStyles: false)

  static let isOn = Key(
    "isOn", \.isOn, .field(.toggle),
    "The Bool field it shows."
  ).fixed(.control).required("add 'isOn: …' with a field of type Bool").synonyms(
    "value field on checked")

  private static let accessibilityLabel = Key(
    "accessibilityLabel", \.accessibilityLabel, .string(),
    "The label that VoiceOver reads, because a switch shows no text.")

  /// A switch without any keys.
  static let blank = ToggleElement(property: "", isOn: .blank)

  package static let form = Form(
    "toggle", "a toggle", blank: blank, foreign: foreign,
    short: ShortForm(isOn, as: "isOn"),
    [
      isOn,
      Key(
        "action", .later(.name(.member)),
        "The action it reports, which carries the new value as one Bool.",
        get: { $0.action.map(FormValue.value) ?? .nothing }, set: { _, _ in }
      ).needs(
        Availability(
          version: 14, subject: "a toggle that reports an action",
          instead: "use 'view: custom' and write the class")
      ).synonyms("onchange changed valuechanged ontoggle"),
      Key("enabled", \.enabled, .value(of: Flag.self), "When it can be changed.")
        .fallback("always").synonyms("isenabled"),
    ] + Key.controlLook + [accessibilityLabel],
    finish: { toggle, written, resolver in
      // Only now that its field is known to be a Bool: an error about the action of another field would add
      // nothing.
      if case .value(let action) = written.mapping.reading("action") {
        toggle.action = ValueForm.switchAction(of: "a toggle").read(action, &resolver)
      }
      if !written.saysName {
        resolver.scope.unnamedControls.append(
          UnnamedControl(
            "a switch", written, short: isOn.name, field: toggle.isOn,
            name: "accessibilityLabel: \(toggle.isOn.switchName)", code: .unnamedSwitch))
      }
      toggle.property = resolver.scope.names.next(toggle.isOn, .toggle)
      resolver.finishLook(of: &toggle, written, shows: toggle.isOn)
      return true
    })
}

extension ValueForm where Value == ReportedValue {
  /// The action of a switch, which carries its new value.
  ///
  /// - Parameter element: the element's name in messages.
  static func switchAction(of element: String) -> ValueForm {
    ValueForm(.name(.member)) { entry, resolver in
      resolver.readAction(
        entry.value, carrying: "isOn: Bool", of: element, "must carry the new value as one Bool"
      ) { KnownType($0) == .bool }
    }
  }
}

extension Field {
  /// The label of a switch for a field: "Read" for `isRead`, "Sends Receipts" for `sendsReceipts`.
  var switchName: String {
    let words = titleInWords(name.text)
    return words.hasPrefix("Is ") ? String(words.dropFirst(3)) : words
  }
}

extension ElementNames.Suffix {
  static let toggle = Self("Switch")
}

extension DiagnosticCode {
  package static let unnamedSwitch = Self(
    "unnamed-switch", .warning, .elements, waits: .forItsView, isAboutAccessibility: true)
}

extension ToggleElement {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "symbol image icon asset",
      "use a 'button' with this 'symbol' in place of the toggle: 'selected: …' shows it as switched on, and its "
        + "action carries no value"
    ) { _, mapping in
      mapping["isOn"]?.scalar.map {
        "use a 'button' with this 'symbol' in place of the toggle: 'selected: \($0.text)' shows it as switched on, "
          + "and its action carries no value"
      }
    },
    .tint,
  ]
}
