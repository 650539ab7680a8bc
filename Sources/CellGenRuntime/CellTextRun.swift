#if canImport(UIKit)
public import UIKit

/// A piece of text with a look of its own.
///
///     show(CellTextRun(data.title, font: .headline), CellTextRun(" • "), in: titleLabel)
///
/// What a piece leaves open it takes from the label that shows it, so that all of it follows the reader's
/// text size.
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

  /// A text; the attributes that it has win.
  ///
  /// - Parameters:
  ///   - text: nil for a piece that is left out.
  ///   - spoken: what VoiceOver reads in its place; nil for the text itself.
  ///   - font: nil for that of the label.
  ///   - color: nil for that of the label.
  ///   - underline: whether it is underlined.
  ///   - strikethrough: whether it is struck through.
  public init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont? = nil, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text: text?.cellGenRunText, spoken: spoken, font: font, color: color, underline: underline,
      strikethrough: strikethrough)
  }

  /// A text in a style whose size the reader chooses.
  public init<Text: CellRunText>(
    _ text: Text?, spoken: String? = nil, font: UIFont.TextStyle, color: UIColor? = nil,
    underline: Bool = false, strikethrough: Bool = false
  ) {
    self.init(
      text, spoken: spoken, font: .preferredFont(forTextStyle: font), color: color,
      underline: underline, strikethrough: strikethrough)
  }

  /// The Markdown that shows a text as it is, for a value inside of other Markdown.
  public static func plain(_ text: String) -> String {
    var markdown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      // CommonMark 2.4: a backslash before a sign of ASCII takes its meaning.
      if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F, !scalar.properties.isAlphabetic,
        scalar.properties.numericType == nil
      {
        markdown.append("\\")
      }
      markdown.append(scalar)
    }
    return String(markdown)
  }

  /// A text whose Markdown is shown: strong and emphasized text, code, strikethrough and links. Text that is
  /// no Markdown is shown as it is, and so are lines and spaces.
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

  /// A text whose Markdown is shown, in a style whose size the reader chooses.
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

/// What a ``CellTextRun`` shows: a text, or one with attributes.
public protocol CellRunText {
  /// The text with its own attributes, of which it may have none.
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
  /// The text with all its attributes.
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
        // UIKit draws none of what Markdown means.
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

  /// The attributes of text that has none, for lines of some height.
  static func cellGenAttributes(
    font: UIFont?, color: UIColor?, alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode,
    lineHeight: CGFloat?
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font { attributes[.font] = font }
    if let color { attributes[.foregroundColor] = color }
    if let lineHeight {
      // A paragraph style replaces the view's own alignment and line break mode.
      let style = NSMutableParagraphStyle()
      style.lineHeightMultiple = lineHeight
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  /// All pieces in one text; nil where none of them has any.
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
  /// What VoiceOver reads in place of the text; nil where it reads the text itself.
  @MainActor
  var cellGenSpoken: String? {
    guard contains(where: { $0.cellGenSpoken != $0.cellGenText?.string }) else { return nil }
    return compactMap(\.cellGenSpoken).joined()
  }
}

@available(iOS 15, *)
extension [NSAttributedString.Key: Any] {
  /// What Markdown means by a piece of text.
  fileprivate var cellGenIntent: InlinePresentationIntent? {
    switch self[.inlinePresentationIntent] {
    case let intent as InlinePresentationIntent: intent
    case let number as NSNumber: InlinePresentationIntent(rawValue: number.uintValue)
    default: nil
    }
  }
}

extension UIFont {
  /// The font for what Markdown means, in the same size.
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

/// What shows texts of several pieces.
@MainActor
protocol CellGenTextShowing: UIView {
  /// Shows the pieces, which take from the view what they leave open.
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
  /// Shows a text of several pieces in a label, and hides the label while none of them has any text.
  ///
  /// - Parameters:
  ///   - runs: the pieces, in order.
  ///   - label: one of this view's, which has its font and its colour.
  ///   - lineHeight: the height of a line, as a multiple of what its font asks for; nil for the font's own.
  ///   - keepsPlace: whether the place of a hidden label stays empty, one line high.
  public func show(
    _ runs: CellTextRun..., in label: UILabel, lineHeight: CGFloat? = nil, keepsPlace: Bool = false
  ) {
    cellGenShow(runs, in: label, lineHeight: lineHeight, keepsPlace: keepsPlace)
  }

  /// Sets the text of a label to several pieces.
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

/// The pieces of a text that have the same attributes, in their order.
///
/// Strict memory safety asks for `unsafe` because of the pointer by which a closure could stop. Compilers before 6.2
/// do not know the word.
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
