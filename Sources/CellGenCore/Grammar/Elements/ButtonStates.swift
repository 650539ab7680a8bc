/// The values of a button depend on the button's own state, which its other keys set.
extension Resolver {
  /// Checks a button's values by state: whether it can have any, and whether it is ever in these states.
  mutating func checkStates(of button: ButtonElement, _ written: FormReading) {
    let values = written.mapping.entries.flatMap { entry in
      ["enabled", "selected"].contains(entry.key.text)
        ? [] : entry.value.valuesByState.map { (key: entry.key, states: $0) }
    }
    if let key = values.first?.key { checkAvailability(.buttonLook, at: key.span) }
    for states in values.map(\.states) {
      if let key = states.entry("disabled")?.key, button.enabled == nil,
        written.lacks("enabled")
      {
        report(.neverDisabled(key))
      }
      if let key = states.entry("selected")?.key, button.selected == nil,
        written.lacks("selected")
      {
        report(.neverSelected(key, isTouched: states.entry("highlighted") == nil))
      }
    }
  }
}

extension Node {
  /// The values by state in the value of a key.
  fileprivate var valuesByState: [Mapping] {
    guard case .mapping(let mapping) = content else { return [] }
    if mapping.entry("normal") != nil { return [mapping] }
    // The cases of an enum can be named like states.
    return mapping.entries.flatMap { $0.key.text == "cases" ? [] : $0.value.valuesByState }
  }
}

extension Diagnostic {
  fileprivate static func neverDisabled(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .neverShown,
      "the value for 'disabled' is never shown: the button is always enabled",
      at: Annotation(key.span, "the state of the button"),
      help: "add 'enabled: …' with a Bool field, or remove the value",
      note: "the values of a button follow its own state, not the state of its cell")
  }

  /// - Parameter isTouched: true if the value is shown while the button is touched.
  fileprivate static func neverSelected(_ key: Mapping.Key, isTouched: Bool) -> Diagnostic {
    Diagnostic(
      .neverShown,
      isTouched
        ? "the button is never selected, and shows the value for 'selected' only while it is touched"
        : "the value for 'selected' is never shown: the button is never selected",
      at: Annotation(key.span, "the state of the button"),
      help: "add 'selected: …' with a Bool field, or "
        + (isTouched ? "write 'highlighted'" : "remove the value"),
      note: "the values of a button follow its own state, not the state of its cell")
  }
}
