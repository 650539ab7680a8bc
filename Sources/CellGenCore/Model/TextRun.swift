/// A piece of a text with a look of its own.
package struct TextRun: Sendable {
  package var text = Text.constant(.literal(""))
  /// As they are written; the text has them, too.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  /// Nil for the font of the text around it.
  package var font: Value<Font>?
  /// Nil for the colour of the text around it.
  package var color: Value<Color>?
  package var underline: Value<Flag>?
  package var strikethrough: Value<Flag>?
}

/// What a plain text does not have.
package struct TextAttributes: Sendable {
  /// The pieces of the text, in order; none for a text that is all alike.
  package var runs: [TextRun] = []
  /// Whether `**bold**` is bold.
  package var isMarkdown = false
  package var underline: Value<Flag>?
  package var strikethrough: Value<Flag>?
  /// The height of a line, as a multiple of what its font asks for; nil for the font's own.
  package var lineHeight: Value<Number>?
}

/// A text whose links can be tapped: a `UITextView`.
package struct TextElement: Sendable {
  /// What the system recognizes in a text, as a member of `UIDataDetectorTypes`.
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
  /// As they are written; the text has them, too.
  package var format: TextFormat?
  var formats: [FieldFormat] = []
  @Boxed package var attributes = TextAttributes()
  package var font = Value<Font>.constant(.style("body"))
  package var color: Value<Color>?
  /// The maximum number of lines; 0 for no limit.
  package var lines = Value.constant(WholeNumber.noLimit)
  /// Nil for the natural one.
  package var alignment: Value<TextAlignment>?
  package var detect: [Detection] = []
  /// Whether the reader can select and copy it.
  package var isSelectable = Value.constant(Flag.literal(false))
  /// The action that a tap on a link reports, which carries its URL.
  package var link: ReportedValue?
}
