/// What a button's configuration has, which is new in iOS 15.
extension FormKey where Model == ButtonElement {
  /// The keys that only configurations have.
  static var configured: [FormKey] {
    let availability = Availability(
      version: 15, subject: "the look of a button",
      instead: "show a view of your own: '- view: badge' with a field of a 'view: custom'")
    return [
      FormKey(
        "asset", \.asset, .string(for: .imageName), "The name of an image in the asset catalog."
      ),
      FormKey("color", \.color, .value(of: Color.self), "The colour of title and image.")
        .synonyms("titlecolor textcolor foregroundcolor"),
      FormKey("font", \.font, .constant(Font.self), "The font of the title.").fallback(
        "that of UIKit's buttons"),
      FormKey(
        "enabled", \.enabled, .value(of: Bool.self), "When it can be tapped."
      ).fallback("it is always enabled").synonyms("isenabled"),
      FormKey(
        "selected", \.selected, .value(of: Bool.self), "When it is in its selected state."
      ).fallback("it is never selected").synonyms("isselected"),
      FormKey("spacing", \.spacing, .spacing(), "The space between image and title, in points."),
      FormKey(
        "alignment", \.alignment, .choice(Vocabulary.buttonAlignments, standard: "center"),
        "Where its content is when it is wider than that."
      ).fallback("center"),
    ].map { $0.needs(availability) }
  }
}

extension ButtonElement {
  /// The style of its configuration.
  package var style: String { look.style.last(where: Vocabulary.buttonStyles.contains) ?? "plain" }

  /// Whether it says what only a configuration has.
  func needsConfiguration(_ written: FormReading) -> Mapping.Key? {
    ["background", "cornerRadius", "insets", "style"].lazy
      .compactMap { written.mapping.entry($0)?.key }.first
  }
}

extension Vocabulary {
  /// `UIControl.ContentHorizontalAlignment`.
  static let buttonAlignments = ["center", "leading", "trailing"]

  /// The styles of buttons, which a button's `style` names beside those of the manifest.
  static let buttonStyles = ["plain", "gray", "tinted", "filled"]
}
