/// HTML that other text can't break out of: literals of this program, and everything else, escaped.
///
///     let html: HTML = "<code>\(finding.place)</code> \(finding.message)"
///
/// Interpolated text is escaped, and interpolated HTML is inserted as is. Text can't be turned into HTML
/// without escaping: a literal is a `StaticString`.
///
/// - Shape: interpolations are between tags. A tag with attributes is an ``element(_:_:_:)``.
struct HTML: Hashable, ExpressibleByStringInterpolation, Joinable {
  private(set) var text: String

  /// No HTML.
  init() { text = "" }

  init(stringLiteral literal: StaticString) { text = literal.description }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  private init(unchecked text: String) { self.text = text }

  /// Text, escaped.
  init(_ text: String) { self.text = escaped(text) }

  struct StringInterpolation: StringInterpolationProtocol {
    typealias StringLiteralType = StaticString

    fileprivate var text = ""
    private var context = Context.text

    /// The context in which a literal ends.
    private enum Context {
      case text, tag
      /// The content of a script or a style sheet, where escapes have no meaning.
      case raw
    }

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 16 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: StaticString) {
      let literal = literal.description
      text += literal
      guard let start = literal.utf8.lastIndex(of: UInt8(ascii: "<")) else {
        if context == .tag, literal.utf8.contains(UInt8(ascii: ">")) { context = .text }
        return
      }
      let tag = literal.utf8[start...]
      let isRaw = tag.starts(with: "<script".utf8) || tag.starts(with: "<style".utf8)
      context = isRaw ? .raw : tag.contains(UInt8(ascii: ">")) ? .text : .tag
    }

    mutating func appendInterpolation(_ text: String) { append(escaped(text)) }

    mutating func appendInterpolation(_ number: Int) { append("\(number)") }

    mutating func appendInterpolation(_ html: HTML) { append(html.text) }

    private mutating func append(_ html: String) {
      precondition(context == .text, "an interpolation is between tags: \(text)")
      text += html
    }
  }

  static func + (one: HTML, other: HTML) -> HTML {
    var html = one
    html += other
    return html
  }

  static func += (html: inout HTML, other: HTML) { html.text += other.text }
}

/// Text that is put together from parts.
protocol Joinable {
  /// Nothing.
  init()

  static func += (one: inout Self, other: Self)
}

extension Sequence where Element: Joinable {
  func joined(separator: Element = Element()) -> Element {
    var joined = Element()
    for (index, part) in enumerated() {
      if index > 0 { joined += separator }
      joined += part
    }
    return joined
  }
}

// MARK: - Elements

extension HTML {
  /// An element around HTML on a single line, where white space would be significant.
  static func element(
    _ name: StaticString, _ attributes: HTMLAttributes = HTMLAttributes(),
    _ content: HTML = HTML()
  ) -> HTML {
    startTag(name, attributes) + content + endTag(name)
  }

  static func startTag(_ name: StaticString, _ attributes: HTMLAttributes = HTMLAttributes())
    -> HTML
  {
    let name = name.description
    precondition(name != "script" && name != "style", "'\(name)' has a function of its own")
    var tag = "<\(name)"
    for (name, value) in attributes.all {
      tag += " \(name.text)"
      if let value { tag += "=\"\(escaped(value))\"" }
    }
    return HTML(unchecked: tag + ">")
  }

  static func endTag(_ name: StaticString) -> HTML { HTML(unchecked: "</\(name)>") }

  /// - Shape: its content is exactly the script, whose hash is in the page's policy.
  static func script(_ script: PageScript) -> HTML {
    HTML(unchecked: "<script>\(script.text)</script>")
  }

  /// - Shape: its content is exactly the style sheet, whose hash is in the page's policy.
  static func style(_ sheet: CSS) -> HTML { HTML(unchecked: "<style>\(sheet.text)</style>") }

  /// Text whose line breaks are preserved, for `pre`.
  static func lines(_ text: String) -> HTML {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { HTML(String($0)) }.joined(separator: "\n")
  }
}

// MARK: - Attributes

/// The name of an attribute: a literal, or one for the text in a language.
///
/// - Shape: a browser never does more with the value than show it. Styles and links have their own functions.
struct HTMLAttributeName: Hashable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral literal: StaticString) {
    text = literal.description
    precondition(
      !text.hasPrefix("on") && !["style", "href", "src", "srcdoc", "action"].contains(text),
      "'\(text)' is not an attribute for any text")
  }

  private init(unchecked literal: StaticString) { text = literal.description }

  fileprivate static let style = Self(unchecked: "style")
  fileprivate static let link = Self(unchecked: "href")

  /// `data-pt-br`, for the text in Brazilian Portuguese.
  ///
  /// - Shape: a code has only letters, digits and hyphens.
  init(textIn language: LanguageCode) { text = "data-" + language.text.lowercased() }
}

extension HTML {
  /// Its text, without tags.
  var words: String {
    var words = ""
    var isTag = false
    for character in text {
      switch character {
      case "<": isTag = true
      case ">": isTag = false
      default: if !isTag { words.append(character) }
      }
    }
    return words.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&#10;", with: " ").replacing("&#9;", with: " ")
      .replacing("&amp;", with: "&")
  }
}

/// The attributes of an element, in the order in which they are set.
struct HTMLAttributes: ExpressibleByDictionaryLiteral {
  fileprivate var all: [(name: HTMLAttributeName, value: String?)] = []

  init() {}

  init(dictionaryLiteral elements: (HTMLAttributeName, String)...) {
    all = elements.map { ($0.0, $0.1) }
  }

  var isEmpty: Bool { all.isEmpty }

  /// Sets an attribute; nil leaves it unset.
  subscript(name: HTMLAttributeName) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      all.removeAll { $0.name == name }
      if let newValue { all.append((name, newValue)) }
    }
  }

  /// Sets an attribute without a value, such as `hidden`.
  mutating func set(_ name: HTMLAttributeName, if isSet: Bool = true) {
    if isSet { all.append((name, nil)) }
  }

  /// Adds a class.
  mutating func addClass(_ name: String?) {
    guard let name else { return }
    if let index = all.firstIndex(where: { $0.name == "class" }) {
      all[index].value = [all[index].value, name].compactMap { $0 }.joined(separator: " ")
    } else {
      all.insert(("class", name), at: 0)
    }
  }

  /// Sets the style if there is one.
  mutating func set(_ style: CSSDeclarations) {
    if !style.isEmpty { self[.style] = style.css.text }
  }

  /// The declarations of its style, as written; nil for none.
  var style: String? { self[.style] }

  var isHidden: Bool { all.contains { $0.name == "hidden" } }

  /// Links to a part of the page.
  mutating func link(toPart id: String) { self[.link] = "#" + id }
}

/// A text in HTML, inside an element or an attribute.
///
/// Characters that aren't allowed in HTML, or that could be mistaken for something else, are shown as the
/// replacement character.
private func escaped(_ text: String) -> String {
  var html = ""
  html.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": html += "&amp;"
    case "<": html += "&lt;"
    case ">": html += "&gt;"
    case "\"": html += "&quot;"
    case "\n": html += "&#10;"
    case "\t": html += "&#9;"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": html += "\u{FFFD}"
    default: html.unicodeScalars.append(scalar)
    }
  }
  return html
}
