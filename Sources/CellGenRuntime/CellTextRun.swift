#if canImport(UIKit)
public import UIKit

/// A run of text with its own appearance.
///
///     show(CellTextRun(data.title, font: .headline), CellTextRun(" • "), in: titleLabel)
///
/// A run takes unset properties from the label that shows it, so the whole text follows the text size.
@MainActor
public struct CellTextRun {
  let cellGenText: NSAttributedString?
  let cellGenSpoken: String?
  fileprivate var font: UIFont?
  fileprivate var color: UIColor?
  fileprivate var isUnderlined: Bool
  fileprivate var isStruckThrough: Bool

  fileprivate init(
    text: NSAttributedString?, spoken: String?, font: UIFont?, color: UIColor?, underline: Bool,
    strikethrough: Bool
  ) {
    cellGenText = text
    cellGenSpoken = spoken ?? text?.string
    self.font = font
    self.color = color
    isUnderlined = underline
    isStruckThrough = strikethrough
  }

  /// Creates a run of text, whose own attributes take precedence.
  ///
  /// - Parameters:
  ///   - text: the text; nil for a run that is left out.
  ///   - spoken: the text that VoiceOver reads instead; nil for the text itself.
  ///   - font: the font; nil for that of the label.
  ///   - color: the color; nil for that of the label.
  ///   - underline: true to underline the text.
  ///   - strikethrough: true to strike the text through.
  public init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont? = nil, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text: text?.cellGenRunText, spoken: spoken, font: font, color: color, underline: underline,
      strikethrough: strikethrough)
  }

  /// Creates a run of text in a text style.
  public init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont.TextStyle, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text, spoken: spoken, font: .preferredFont(forTextStyle: font), color: color,
      underline: underline, strikethrough: strikethrough)
  }

  /// Returns Markdown that shows a text unchanged, for a value inside of other Markdown.
  public static func plain(_ text: String) -> String {
    var markdown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // CommonMark 2.4: a backslash before an ASCII punctuation character removes its special meaning.
      if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F, !scalar.properties.isAlphabetic,
        scalar.properties.numericType == nil
      {
        markdown.append("\\")
      }
      markdown.append(scalar)
    }
    return String(markdown)
  }

  /// Creates a run from Markdown: strong and emphasized text, code, strikethrough, and links. Text that is
  /// not valid Markdown is shown unchanged; line breaks and spaces are kept.
  @available(iOS 15, *)
  public init(
    markdown text: String?, spoken: String? = nil, font: UIFont? = nil, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    let options = Foundation.AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self.init(
      text: text.map { text in
        let parsed = try? Foundation.AttributedString(markdown: text, options: options)
        return parsed?.cellGenRunText ?? text.cellGenRunText
      }, spoken: spoken, font: font, color: color, underline: underline,
      strikethrough: strikethrough)
  }

  /// Creates a run from Markdown, in a text style.
  @available(iOS 15, *)
  public init(
    markdown text: String?, spoken: String? = nil, font: UIFont.TextStyle, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      markdown: text, spoken: spoken, font: .preferredFont(forTextStyle: font), color: color,
      underline: underline, strikethrough: strikethrough)
  }
}

/// A type that a ``CellTextRun`` can show: plain or attributed text.
public protocol CellRunText {
  /// The text with its own attributes, if any.
  var cellGenRunText: NSAttributedString { get }
}

extension String: CellRunText {
  public var cellGenRunText: NSAttributedString { NSAttributedString(string: self) }
}

extension NSAttributedString: CellRunText {
  public var cellGenRunText: NSAttributedString { self }
}

@available(iOS 15, *)
extension Foundation.AttributedString: CellRunText {
  public var cellGenRunText: NSAttributedString { NSAttributedString(self) }
}

extension CellTextRun {
  /// Returns the text with all of its attributes.
  fileprivate func attributed(_ base: [NSAttributedString.Key: Any]) -> NSAttributedString? {
    guard let cellGenText else { return nil }
    var own = base
    if let font { own[.font] = font }
    if let color { own[.foregroundColor] = color }
    if isUnderlined { own[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { own[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    let text = NSMutableAttributedString(string: cellGenText.string, attributes: own)
    for (attributes, range) in CellGenRuns.all(in: cellGenText) {
      var attributes = attributes
      if #available(iOS 15, *), let intent = attributes.cellGenIntent {
        // UIKit does not draw the intents of Markdown.
        let font = attributes[.font] ?? own[.font]
        attributes[.font] = (font as? UIFont)?.cellGenFont(for: intent)
        if intent.contains(.strikethrough) {
          attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
        }
      }
      text.addAttributes(attributes, range: range)
    }
    return text
  }

  /// Returns the attributes of plain text, for lines of a height.
  static func cellGenAttributes(
    font: UIFont?, color: UIColor?, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    lineHeight: CGFloat?
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let color { attributes[.foregroundColor] = color }
    if let lineHeight {
      // A paragraph style replaces the alignment and the line break mode of the view.
      let style = NSMutableParagraphStyle()
      style.lineHeightMultiple = lineHeight
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// Joins all runs into one text; nil if none of them has any text.
  static func cellGenJoined(
    _ runs: [CellTextRun], _ base: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    let texts = runs.compactMap { $0.attributed(base) }
    guard !texts.isEmpty else { return nil }
    let whole = NSMutableAttributedString(string: "")
    for text in texts { whole.append(text) }
    return whole
  }
}

extension [CellTextRun] {
  /// The text that VoiceOver reads instead; nil if it reads the text itself.
  @MainActor
  var cellGenSpoken: String? {
    guard contains(where: { $0.cellGenSpoken != $0.cellGenText?.string }) else { return nil }
    return compactMap(\.cellGenSpoken).joined()
  }
}

@available(iOS 15, *)
extension [NSAttributedString.Key: Any] {
  /// The intent that Markdown gives to a run of text.
  fileprivate var cellGenIntent: InlinePresentationIntent? {
    switch self[.inlinePresentationIntent] {
    case let intent as InlinePresentationIntent: intent
    case let number as NSNumber: InlinePresentationIntent(rawValue: number.uintValue)
    default: nil
    }
  }
}

extension UIFont {
  /// Returns the font for an intent of Markdown, in the same size.
  @available(iOS 15, *)
  fileprivate func cellGenFont(for intent: InlinePresentationIntent) -> UIFont {
    var traits = fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.code) { traits.insert(.traitMonoSpace) }
    guard traits != fontDescriptor.symbolicTraits,
      let descriptor = fontDescriptor.withSymbolicTraits(traits)
    else { return self }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}

/// A view that shows text made of several runs.
@MainActor
protocol CellGenTextShowing: UIView {
  /// Shows the runs, which take unset properties from the view.
  func cellGenShow(_ runs: [CellTextRun], lineHeight: CGFloat?)
}

extension UILabel: CellGenTextShowing {
  func cellGenShow(_ runs: [CellTextRun], lineHeight: CGFloat?) {
    let attributes = CellTextRun.cellGenAttributes(
      font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode,
      lineHeight: lineHeight)
    attributedText = CellTextRun.cellGenJoined(runs, attributes)
    accessibilityLabel = runs.cellGenSpoken
  }
}

extension ConfigurableView {
  /// Shows text made of several runs in a label, and hides the label if none of them has any text.
  ///
  /// - Parameters:
  ///   - runs: the runs, in order.
  ///   - label: one of this view's labels, whose font and color are the defaults.
  ///   - lineHeight: the height of a line, as a multiple of that of its font; nil for the font's own.
  ///   - keepsPlace: true to reserve the space of one line while the label is hidden.
  public func show(
    _ runs: CellTextRun..., in label: UILabel, lineHeight: CGFloat? = nil, keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: label, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets the text of a label to several runs.
  public func set(_ runs: CellTextRun..., in label: UILabel, lineHeight: CGFloat? = nil) {
    label.cellGenShow(runs, lineHeight: lineHeight)
  }

  func cellGenShow(
    _ runs: [CellTextRun], in view: any CellGenTextShowing, lineHeight: CGFloat?, keepsPlace: Bool
  ) {
    let isEmpty = runs.allSatisfy { $0.cellGenText == nil }
    view.cellGenShow(isEmpty && keepsPlace ? [CellTextRun(" ")] : runs, lineHeight: lineHeight)
    if keepsPlace { keepPlace(of: view, whileHidden: isEmpty) } else { hide(view, while: isEmpty) }
  }
}

/// The runs of a text that have the same attributes, in order.
///
/// Strict memory safety requires `unsafe` because of the pointer with which a closure could stop. Compilers
/// before 6.2 do not know the keyword.
enum CellGenRuns {
  nonisolated static func all(
    in text: NSAttributedString
  ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
    var runs: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
    let whole = NSRange(location: 0, length: text.length)
    #if compiler(>=6.2)
    unsafe text.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append((attributes, range))
    }
    #else
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      runs.append((attributes, range))
    }
    #endif
    return runs
  }

  nonisolated static func links(in text: NSAttributedString) -> [(link: Any, range: NSRange)] {
    var links: [(link: Any, range: NSRange)] = []
    let whole = NSRange(location: 0, length: text.length)
    #if compiler(>=6.2)
    unsafe text.enumerateAttribute(.link, in: whole) { link, range, _ in
      if let link { links.append((link, range)) }
    }
    #else
    text.enumerateAttribute(.link, in: whole) { link, range, _ in
      if let link { links.append((link, range)) }
    }
    #endif
    return links
  }
}
#endif
