/// Writes HTML into one growing text; the nesting of its calls shows that of the output.
///
///     w.element("ul", ["class": "views"]) { w in
///       w.leaf("li", [:], htmlText("Post"))
///     }
///
/// The indentation is a value handed down; all copies share the text.
struct HTMLWriter {
  private let buffer = Buffer()
  private var indentation = ""

  private final class Buffer {
    var text = ""
  }

  /// What has been written.
  var text: String { buffer.text }

  /// A writer of the same text, one step further to the right.
  private var indented: HTMLWriter {
    var writer = self
    writer.indentation += "  "
    return writer
  }

  /// Writes one line.
  func line(_ html: String) { buffer.text += "\(indentation)\(html)\n" }

  /// Writes lines as they are, such as a style sheet.
  func verbatim(_ lines: String) { buffer.text += lines }

  /// Writes an element with others in it, on lines of their own; without any on one line.
  func element(
    _ name: String, _ attributes: HTMLAttributes = HTMLAttributes(), _ body: (HTMLWriter) -> Void
  ) {
    line("<\(name)\(attributes.html)>")
    let start = buffer.text.utf8.count
    body(indented)
    if buffer.text.utf8.count == start {
      buffer.text.removeLast()
      buffer.text += "</\(name)>\n"
    } else {
      line("</\(name)>")
    }
  }

  /// Writes an element around HTML that has no lines, in which white space would count.
  func leaf(_ name: String, _ attributes: HTMLAttributes = HTMLAttributes(), _ html: String) {
    line("<\(name)\(attributes.html)>\(html)</\(name)>")
  }
}

/// The attributes of an element, in the order in which they are set.
struct HTMLAttributes: ExpressibleByDictionaryLiteral {
  private var all: [(name: String, value: String?)] = []

  init() {}

  init(dictionaryLiteral elements: (String, String)...) {
    all = elements.map { ($0.0, $0.1) }
  }

  /// Sets an attribute; nil sets none.
  subscript(name: String) -> String? {
    get { all.first { $0.name == name }?.value }
    set {
      all.removeAll { $0.name == name }
      if let newValue { all.append((name, newValue)) }
    }
  }

  /// Sets an attribute without a value, such as `hidden`.
  mutating func set(_ name: String, if isSet: Bool = true) {
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

  /// Sets the style, unless there is none.
  mutating func set(_ style: CSSDeclarations) {
    if !style.isEmpty { self["style"] = style.css }
  }

  var html: String {
    all.map { name, value in
      value.map { " \(name)=\"\(htmlText($0))\"" } ?? " \(name)"
    }.joined()
  }
}

/// Declarations of a style sheet, in the order in which they are set.
struct CSSDeclarations {
  private var all: [(property: String, value: String)] = []

  var isEmpty: Bool { all.isEmpty }

  /// Sets a property; nil sets none.
  subscript(property: String) -> String? {
    get { all.first { $0.property == property }?.value }
    set {
      all.removeAll { $0.property == property }
      if let newValue { all.append((property, newValue)) }
    }
  }

  mutating func add(_ other: CSSDeclarations) {
    for (property, value) in other.all { self[property] = value }
  }

  var css: String { all.map { "\($0.property): \($0.value)" }.joined(separator: "; ") }
}

/// A text in HTML, inside of an element or of an attribute.
///
/// What has no place in HTML or could be mistaken for something else is shown as the sign for what is
/// missing.
func htmlText(_ text: String) -> String {
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

/// A number in CSS: at most three decimals, and none where it is whole.
func cssNumber(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 1e9 else { return "0" }
  let thousandths = (number * 1000).rounded()
  let whole = Int(thousandths)
  if whole % 1000 == 0 { return "\(whole / 1000)" }
  let sign = whole < 0 ? "-" : ""
  let digits = "\(whole.magnitude % 1000)"
  var fraction = String(repeating: "0", count: 3 - digits.utf8.count) + digits
  while fraction.last == "0" { fraction.removeLast() }
  return "\(sign)\(whole.magnitude / 1000).\(fraction)"
}

/// Points as CSS pixels.
func px(_ points: Double) -> String { points == 0 ? "0" : cssNumber(points) + "px" }
