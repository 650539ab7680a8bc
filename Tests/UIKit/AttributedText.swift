// The text attributes of UIKit, and Foundation's additions to them that exist only on iOS.

extension NSAttributedString.Key {
  public static let font = Self(rawValue: "NSFont")
  public static let foregroundColor = Self(rawValue: "NSColor")
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  public static let link = Self(rawValue: "NSLink")
  @available(iOS 15, *)
  public static let inlinePresentationIntent = Self(rawValue: "NSInlinePresentationIntent")
}

/// The intent that Markdown gives to a run of inline text.
@available(iOS 15, *)
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

/// Foundation's attribute, which Linux does not have.
private enum IntentAttribute: AttributedStringKey {
  typealias Value = InlinePresentationIntent
  static let name = "NSInlinePresentationIntent"
}

/// Lines under or through text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The style that the lines of a paragraph share.
open class NSParagraphStyle: NSObject {
  fileprivate var details = Details()

  struct Details: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineHeightMultiple: CGFloat = 0
  }

  open var alignment: NSTextAlignment { details.alignment }
  open var lineBreakMode: NSLineBreakMode { details.lineBreakMode }
  open var lineHeightMultiple: CGFloat { details.lineHeightMultiple }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.details == details
  }
  open override var hash: Int { details.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { details.alignment }
    set { details.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { details.lineBreakMode }
    set { details.lineBreakMode = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { details.lineHeightMultiple }
    set { details.lineHeightMultiple = newValue }
  }
}

extension NSAttributedString {
  /// Keeps links, fonts, and the intents of Markdown.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let link = run.link { attributes[.link] = link }
      if let intent = run[IntentAttribute.self] {
        attributes[.inlinePresentationIntent] = NSNumber(value: intent.rawValue)
      }
      if let font = run[AttributeScopes.UIKitAttributes.FontAttribute.self] {
        attributes[.font] = font
      }
      let piece = String(attrStr.characters[run.range])
      text.append(NSAttributedString(string: piece, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// Keeps links and fonts.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      var piece = AttributedString(nsStr.attributedSubstring(from: range).string)
      piece.link = attributes[.link] as? URL
      piece[AttributeScopes.UIKitAttributes.FontAttribute.self] = attributes[.font] as? UIFont
      append(piece)
    }
  }

  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    public var interpretedSyntax: InterpretedSyntax

    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Parses strong and emphasized text, code, strikethrough, and links, which can be nested.
  public init(markdown: String, options: MarkdownParsingOptions = .init()) throws {
    precondition(
      options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      "the stand-in reads Markdown within lines only")
    self = Self.inline(Substring(markdown), AttributeContainer())
  }

  private static func inline(_ text: Substring, _ attributes: AttributeContainer) -> Self {
    let marks: [(mark: String, intent: InlinePresentationIntent)] = [
      ("**", .stronglyEmphasized), ("~~", .strikethrough), ("*", .emphasized), ("_", .emphasized),
      ("`", .code),
    ]
    var result = AttributedString()
    var rest = text
    var plain = ""
    let end = {
      result.append(AttributedString(plain, attributes: attributes))
      plain = ""
    }
    while let character = rest.first {
      // CommonMark 2.4: a backslash removes the special meaning of the ASCII punctuation character after it.
      if character == "\\", let sign = rest.dropFirst().first, isEscapable(sign) {
        plain.append(sign)
        rest.removeFirst(2)
        continue
      }
      if let (mark, intent) = marks.first(where: { rest.hasPrefix($0.mark) }),
        let close = closing(mark, in: rest.dropFirst(mark.count)),
        rest.startIndex < close.lowerBound
      {
        end()
        var inner = attributes
        inner[IntentAttribute.self] = (inner[IntentAttribute.self] ?? []).union(intent)
        let content = rest[rest.index(rest.startIndex, offsetBy: mark.count)..<close.lowerBound]
        result.append(
          intent == .code
            ? AttributedString(String(content), attributes: inner) : inline(content, inner))
        rest = rest[close.upperBound...]
      } else if character == "[", let middle = rest.range(of: "]("),
        let close = rest[middle.upperBound...].firstIndex(of: ")"),
        let url = URL(string: String(rest[middle.upperBound..<close]))
      {
        end()
        var inner = attributes
        inner.link = url
        result.append(inline(rest[rest.index(after: rest.startIndex)..<middle.lowerBound], inner))
        rest = rest[rest.index(after: close)...]
      } else {
        plain.append(character)
        rest.removeFirst()
      }
    }
    end()
    return result
  }

  /// Returns the next mark without a backslash before it. In code, a backslash has no special meaning.
  private static func closing(_ mark: String, in text: Substring) -> Range<Substring.Index>? {
    guard mark != "`" else { return text.range(of: mark) }
    var rest = text
    while let character = rest.first {
      if rest.hasPrefix(mark) {
        return rest.startIndex..<rest.index(rest.startIndex, offsetBy: mark.count)
      }
      rest.removeFirst(character == "\\" && rest.dropFirst().first.map(isEscapable) == true ? 2 : 1)
    }
    return nil
  }

  private static func isEscapable(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }
}

extension TextEstimate {
  /// Returns the size of the text as if all of it had its largest font.
  @MainActor
  static func size(
    of text: NSAttributedString, font: UIFont, adjusts: Bool, width: CGFloat?, lines limit: Int
  ) -> CGSize {
    var largest = font
    var multiple: CGFloat = 1
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, _, _ in
      if let font = attributes[.font] as? UIFont, font.pointSize > largest.pointSize {
        largest = font
      }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle, style.lineHeightMultiple > 0
      {
        multiple = max(multiple, style.lineHeightMultiple)
      }
    }
    var size = size(
      of: text.string, font: adjusts ? largest.adjusted() : largest, width: width, lines: limit)
    size.height *= multiple
    return size
  }
}
