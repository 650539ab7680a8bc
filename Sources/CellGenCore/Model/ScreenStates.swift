/// The placeholders that replace a screen's sections while there is nothing to show.
package struct ScreenStates: Sendable {
  package var loading: Placeholder?
  package var empty: Placeholder?
  package var failed: Placeholder?
  package var search: Placeholder?

  /// The states that the manifest describes, in the order of the properties.
  package var placeholders: [Placeholder] { [loading, empty, failed, search].compactMap { $0 } }

  /// The actions of their buttons, without duplicates, in order.
  package var actions: [Name] {
    var seen: Set<String> = []
    return placeholders.compactMap { $0.button?.action }.filter { seen.insert($0.text).inserted }
  }
}

/// A placeholder for a screen's sections.
///
/// - Shape: either has only a view, or has a title, a message, or a picture. The picture is a symbol, an
///   asset, or an image; there is at most one.
package struct Placeholder: Sendable {
  /// The state, as the manifest names it: `empty`.
  package var state = Name.blank
  package var title: Text?
  package var message: Text?
  /// The name of an SF Symbol.
  package var symbol: Text?
  /// The name of an image in the asset catalog.
  package var asset: Text?
  /// An image that only the app can supply.
  package var image: SwiftMember?
  /// The tint of its picture, or of the activity indicator; nil for UIKit's default.
  package var color: Value<Color>?
  package var button: PlaceholderButton?
  package var view: ViewReference?
  package var place = Place.center

  /// The position of a view in the visible area.
  package enum Place: String, CaseIterable, Sendable {
    case center, top, fill
  }

  /// The data that a state itself supplies, by the name of the view's field that shows it.
  package static let data: [String: String] = ["failed": "message", "search": "query"]

  /// Its texts, in order, except those of pictures.
  package var texts: [Text] { [title, message, button?.title].compactMap(\.self) }

  /// The fields whose values the state may supply.
  private var fields: [Field] {
    (texts + [symbol, asset].compactMap(\.self)).flatMap(\.fields) + (color?.fields ?? [])
  }

  /// True for a failure whose message is added because none of its texts contains it.
  var addsMessage: Bool { state.text == "failed" && texts.allSatisfy(\.fields.isEmpty) }

  /// True if it shows the message or the query of its state.
  var usesData: Bool { addsMessage || !fields.isEmpty }
}

/// The button of a placeholder, such as "Try Again".
package struct PlaceholderButton: Sendable {
  package var title: Text
  /// The screen's action that it reports.
  package var action: Name
}
