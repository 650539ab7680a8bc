/// A piece of text with its own style.
package struct TextRun: Sendable {
  package var text = Text.constant(.literal(""))
  /// The format as the manifest gives it; the text includes it as well.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  /// The font; nil for that of the surrounding text.
  package var font: Value<Font>?
  /// The color; nil for that of the surrounding text.
  package var color: Value<Color>?
  package var underline: Value<Flag>?
  package var strikethrough: Value<Flag>?
}

/// The attributes that plain text doesn't have.
package struct TextAttributes: Sendable {
  /// The pieces of the text, in order; empty for uniform text.
  package var runs: [TextRun] = []
  /// True if the text is Markdown, where `**bold**` is bold.
  package var isMarkdown = false
  package var underline: Value<Flag>?
  package var strikethrough: Value<Flag>?
  /// The height of a line, as a multiple of its font's natural line height; nil for the font's own height.
  package var lineHeight: Value<Number>?
}

/// Text with links that people can tap: a `UITextView`.
package struct TextElement: Sendable {
  /// The kinds of data that the system detects in text, as members of `UIDataDetectorTypes`.
  package enum Detection: String, CaseIterable, Sendable {
    case links, phoneNumbers, addresses, events, flights, trackingNumbers, money

    /// The member's name.
    package var member: String {
      switch self {
      case .links: "link"
      case .phoneNumbers: "phoneNumber"
      case .addresses: "address"
      case .events: "calendarEvent"
      case .flights: "flightNumber"
      case .trackingNumbers: "shipmentTrackingNumber"
      case .money: "money"
      }
    }
  }

  package var property: String
  @Boxed package var look = Look()
  package var text: Text
  /// The format as the manifest gives it; the text includes it as well.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  @Boxed package var attributes = TextAttributes()
  package var font = Value<Font>.constant(.style("body"))
  package var color: Value<Color>?
  /// The maximum number of lines; 0 for no limit.
  package var lines = Value.constant(WholeNumber.noLimit)
  /// The alignment; nil for natural alignment.
  package var alignment: Value<TextAlignment>?
  package var detect: [Detection] = []
  /// True if people can select and copy the text.
  package var isSelectable = Value.constant(Flag.literal(false))
  /// The action that tapping a link reports, which carries the link's URL.
  package var link: ReportedValue?
}
