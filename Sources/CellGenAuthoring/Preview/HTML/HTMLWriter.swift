/// Writes HTML into one growing text; the nesting of its calls shows that of the output.
///
///     w.element("ul", ["class": "views"]) { w in
///       w.leaf("li", [:], "\(name)")
///     }
///
/// The indentation is a value handed down; all copies share the text.
struct HTMLWriter {
  private let buffer = Buffer()
  private var indentation = HTML()

  private final class Buffer {
    var html = HTML()
    /// Whether a start tag is the last that was written.
    var isAfterStart = false

    func append(_ other: HTML) {
      if isAfterStart { html += "\n" }
      isAfterStart = false
      html += other
    }
  }

  /// What has been written.
  var html: HTML { buffer.html }

  /// A writer of the same text, one step further to the right.
  private var indented: HTMLWriter {
    var writer = self
    writer.indentation += "  "
    return writer
  }

  /// Writes one line.
  func line(_ html: HTML) {
    buffer.append(indentation)
    buffer.append(html)
    buffer.append("\n")
  }

  /// Writes lines as they are.
  func verbatim(_ lines: HTML) {
    if lines != HTML() { buffer.append(lines) }
  }

  /// Writes an element with others in it, on lines of their own; without any on one line.
  func element(
    _ name: StaticString, _ attributes: HTMLAttributes = HTMLAttributes(),
    _ body: (HTMLWriter) -> Void
  ) {
    buffer.append(indentation)
    buffer.append(.startTag(name, attributes))
    buffer.isAfterStart = true
    body(indented)
    if buffer.isAfterStart { buffer.isAfterStart = false } else { buffer.append(indentation) }
    buffer.append(.endTag(name))
    buffer.append("\n")
  }

  /// Writes an element around HTML that has no lines, in which white space would count.
  func leaf(
    _ name: StaticString, _ attributes: HTMLAttributes = HTMLAttributes(), _ html: HTML
  ) {
    line(.element(name, attributes, html))
  }
}
