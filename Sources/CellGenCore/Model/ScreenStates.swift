/// What a screen shows in place of its sections while there is nothing to show.
package struct ScreenStates: Sendable {
  package var loading: Placeholder?
  package var empty: Placeholder?
  package var failed: Placeholder?

  /// Those that the manifest describes, in the order of their names here.
  var placeholders: [Placeholder] { [loading, empty, failed].compactMap { $0 } }

  /// What their buttons report, each name once, in order.
  package var actions: [Name] {
    var seen: Set<String> = []
    return placeholders.compactMap { $0.button?.action }.filter { seen.insert($0.text).inserted }
  }
}

/// A text in place of a screen's sections.
///
/// - Shape: has a title, a message or a symbol.
package struct Placeholder: Sendable {
  package var title: String?
  package var message: String?
  /// The name of an SF Symbol.
  package var symbol: String?
  package var button: PlaceholderButton?
}

/// The button of a placeholder, such as the one that tries again.
package struct PlaceholderButton: Sendable {
  package var title: String
  /// The case of the screen's actions that it reports.
  package var action: Name
}
