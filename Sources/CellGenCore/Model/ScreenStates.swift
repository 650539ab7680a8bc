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
/// - Shape: has a view and nothing else, or a title, a message or a picture: a symbol, an asset or an image, of which
///   there is one at most.
package struct Placeholder: Sendable {
  /// The state, as it is written: `empty`.
  package var state = Name.blank
  package var title: Text?
  package var message: Text?
  /// The name of an SF Symbol.
  package var symbol: Text?
  /// The name of an image in the asset catalog.
  package var asset: Text?
  /// An image that only the app has.
  package var image: SwiftMember?
  /// The tint of its picture, or of the activity indicator; nil for UIKit's.
  package var color: Value<Color>?
  package var button: PlaceholderButton?
  package var view: ViewReference?
  package var place = Place.center

  /// Where a view is in the room that can be seen.
  package enum Place: String, CaseIterable, Sendable {
    case center, top, fill
  }

  /// The data that the state itself has, by the name of the field of a view that shows them.
  package static let data: [String: String] = ["failed": "message", "search": "query"]

  /// Its texts, in order, besides those of pictures.
  package var texts: [Text] { [title, message, button?.title].compactMap(\.self) }

  /// All values that may come from what the state has.
  private var fields: [Field] {
    (texts + [symbol, asset].compactMap(\.self)).flatMap(\.fields) + (color?.fields ?? [])
  }

  /// True for a failure whose message is added, since none of its texts has it.
  var addsMessage: Bool { state.text == "failed" && texts.allSatisfy(\.fields.isEmpty) }

  /// True for one that shows the message or the query of its state.
  var usesData: Bool { addsMessage || !fields.isEmpty }
}

/// The button of a placeholder, such as "Try Again".
package struct PlaceholderButton: Sendable {
  package var title: Text
  /// The action of the screen that it reports.
  package var action: Name
}
