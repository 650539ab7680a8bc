/// The parts of a button's configuration, which is new in iOS 15.
extension FormKey where Model == ButtonElement {
  /// The keys that only apply to configurations.
  static var configured: [FormKey] {
    [
      FormKey(
        "asset", \.asset, .string(for: .assetName), "The name of an image in the asset catalog."
      ),
      FormKey("color", \.color, .value(of: Color.self), "The color of the title and the image.")
        .synonyms("titlecolor textcolor foregroundcolor foregroundstyle"),
      FormKey("font", \.font, .value(of: Font.self), "The font of the title.").fallback(
        "UIKit's font for buttons"),
      FormKey(
        "enabled", \.enabled, .value(of: Flag.self), "When it can be tapped."
      ).fallback("always").synonyms("isenabled"),
      FormKey(
        "selected", \.selected, .value(of: Flag.self), "When it is in its selected state."
      ).fallback("never").synonyms("isselected"),
      FormKey(
        "spacing", \.spacing, .value(of: Number.self),
        "The space between the image and the title, in points."
      )
      .synonyms("imagepadding titlepadding"),
      FormKey(
        "alignment", \.alignment, .word(ButtonAlignment.self),
        "How its content is aligned when the button is wider than the content."
      ).fallback("center"),
    ].map { $0.needs(.buttonLook) }
  }
}

extension Availability {
  static let buttonLook = Availability(
    version: 15, subject: "the look of a button",
    instead:
      "show your own view class: '- view: badge' with the data of a view that has 'view: custom'")
}

extension ButtonElement {
  /// The style of its configuration.
  package var style: String { look.style.last(where: Vocabulary.buttonStyles.contains) ?? "plain" }

  /// The first key that needs a configuration; nil if there is none.
  func needsConfiguration(_ written: FormReading) -> Mapping.Key? {
    ["background", "cornerRadius", "insets", "style"].lazy
      .compactMap { written.mapping.entry($0)?.key }.first
  }
}

extension Vocabulary {
  /// What to write for a style of UIKit or SwiftUI; nil for another word.
  ///
  /// - Parameter own: the styles of the element, apart from those of the manifest.
  static func keys(forStyle text: String, among own: [String]) -> String? {
    let word = text.hasPrefix(".") ? String(text.dropFirst()) : text
    let words = [
      "borderedProminent": "filled", "prominent": "filled", "primary": "filled",
      "bordered": "gray", "secondary": "gray", "borderedTinted": "tinted", "borderless": "plain",
      "text": "plain", "link": "plain", "graphical": "inline", "calendar": "inline",
      "wheel": "wheels",
    ]
    // A style with a leading dot may have the same name in a manifest.
    let meant = word != text && own.contains(word) ? word : words[word]
    if let meant, own.contains(meant) { return "style: \(meant)" }
    let isButton = own == buttonStyles
    switch word {
    case "destructive", "danger", "delete": return isButton ? "color: systemRed" : nil
    case "capsule", "pill", "rounded", "circle", "circular":
      return isButton ? "style: filled, cornerRadius: circle" : nil
    case "outlined", "outline", "stroked":
      return isButton ? "border: separator, cornerRadius: 8" : nil
    case "roundedRect" where isButton, "roundedBorder" where isButton:
      return "border: separator, cornerRadius: 8"
    case "roundedRect", "roundedBorder", "bezel", "line":
      return own.isEmpty ? "border: separator, cornerRadius: 8, insets: 8" : nil
    default: return nil
    }
  }

  /// The styles of buttons, which `style` accepts in addition to those of the manifest.
  static let buttonStyles = ["plain", "gray", "tinted", "filled"]
}
