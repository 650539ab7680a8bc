/// The placeholders that a screen shows instead of its sections while there is nothing to show.
package struct ScreenStates: Sendable {
  package var loading: Placeholder?
  package var empty: Placeholder?
  package var failed: Placeholder?
  package var search: Placeholder?

  /// The states that the manifest describes, in the order of the properties.
  var placeholders: [Placeholder] { [loading, empty, failed, search].compactMap { $0 } }

  /// The actions of their buttons, each name once, in order.
  package var actions: [Name] {
    var seen: Set<String> = []
    return placeholders.compactMap { $0.button?.action }.filter { seen.insert($0.text).inserted }
  }
}

/// A placeholder for a screen's sections.
///
/// - Shape: has a title, a message or a symbol.
package struct Placeholder: Sendable {
  package var title: TextConstant?
  package var message: TextConstant?
  /// The name of an SF Symbol.
  package var symbol: String?
  package var button: PlaceholderButton?
}

/// The button of a placeholder, such as "Try Again".
package struct PlaceholderButton: Sendable {
  package var title: TextConstant
  /// The action of the screen that it reports.
  package var action: Name
}
