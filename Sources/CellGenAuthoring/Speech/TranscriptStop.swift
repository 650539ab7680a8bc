extension Transcript {
  /// A VoiceOver stop, with the text that is read there.
  package struct Stop: Equatable, Sendable {
    /// A trait that VoiceOver announces after the text.
    package enum Trait: String, CaseIterable, Sendable {
      case heading
      case textField = "text field"
      case button, toggle, adjustable, image, selected, dimmed
    }

    /// Nil for a stop without a name.
    package var label: String?
    package var value: String?
    package var hint: String?
    /// In order of declaration.
    package var traits: [Trait] = []
    /// The actions in the rotor, in order.
    package var actions: [String] = []
  }
}

extension Transcript.Stop {
  /// The text that is read, followed by the rotor's actions and the effect of a double tap.
  ///
  ///     Ada, now, See you; button
  ///       actions: Archive, Delete Ada
  var lines: [String] {
    let parts = [label ?? Self.nameless, spokenValue] + [traitWords]
    let first = parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "; ")
    let names = actions.map { $0.isEmpty ? Self.nameless : $0 }
    return [first] + (hint.map { ["  hint: \($0)"] } ?? [])
      + (names.isEmpty ? [] : ["  actions: " + names.joined(separator: ", ")])
  }

  private static let nameless = "(no name)"

  /// A switch is read as on or off, whatever its value is.
  private var spokenValue: String? {
    guard traits.contains(.toggle) else { return value }
    return ["1": "on", "0": "off"][value ?? ""] ?? value
  }

  private var traitWords: String {
    let words = traits.filter { $0 != .button || !traits.contains(.toggle) }
    return words.map { $0 == .toggle ? "switch" : $0.rawValue }.joined(separator: ", ")
  }
}
