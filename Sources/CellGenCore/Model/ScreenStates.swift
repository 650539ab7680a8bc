/// The placeholders that a screen shows instead of its sections while there is nothing to show.
package struct ScreenStates: Sendable {
  package var loading: Placeholder?
  package var empty: Placeholder?
  package var failed: Placeholder?
  package var search: Placeholder?

  /// The states that the manifest describes, in the order of the properties.
  package var placeholders: [Placeholder] { [loading, empty, failed, search].compactMap { $0 } }

  /// The actions of their buttons, each name once, in order.
  package var actions: [Name] {
    var seen: Set<String> = []
    return placeholders.compactMap { $0.button?.action }.filter { seen.insert($0.text).inserted }
  }
}

/// A placeholder for a screen's sections.
///
/// - Shape: has a view and nothing else, or a title, a message, a symbol or an asset, of which the last two
///   exclude each other.
package struct Placeholder: Sendable {
  /// The state, as it is written: `empty`.
  package var state = Name.blank
  package var title: TextConstant?
  package var message: TextConstant?
  /// The name of an SF Symbol.
  package var symbol: String?
  /// The name of an image in the asset catalog.
  package var asset: String?
  package var button: PlaceholderButton?
  package var view: ViewReference?
  package var place = Place.center

  /// Where a view is in the room that can be seen.
  package enum Place: String, CaseIterable, Sendable {
    case center, top, fill
  }

  /// The data that the state itself has, by the name of the field of a view that shows them.
  package static let data: [String: String] = ["failed": "message", "search": "query"]
}

/// The button of a placeholder, such as "Try Again".
package struct PlaceholderButton: Sendable {
  package var title: TextConstant
  /// The action of the screen that it reports.
  package var action: Name
}
