/// Writes HTML; the nesting of its calls mirrors that of the output.
///
///     w.element("ul", ["class": "views"]) { w in
///       w.leaf("li", [:], "\(name)")
///     }
struct HTMLWriter {
  private let parent: HTMLNode

  init() { parent = HTMLNode("div", HTMLAttributes(), .nodes) }

  private init(_ parent: HTMLNode) { self.parent = parent }

  /// The HTML written so far.
  var html: HTML { nodes.html }
  /// The written nodes, for comparing or changing them.
  var nodes: [HTMLNode] { parent.nodes }

  /// Writes one line.
  func line(_ html: HTML) { parent.nodes.append(HTMLNode("div", HTMLAttributes(), .line(html))) }

  /// Writes lines without changes.
  func verbatim(_ lines: HTML) {
    if lines != HTML() { parent.nodes.append(HTMLNode("div", HTMLAttributes(), .lines(lines))) }
  }

  /// Writes an element. Child elements go on their own lines; without any, the element is on one line.
  func element(
    _ name: StaticString, _ attributes: HTMLAttributes = HTMLAttributes(),
    _ body: (HTMLWriter) -> Void
  ) {
    let node = HTMLNode(name, attributes, .nodes)
    parent.nodes.append(node)
    body(HTMLWriter(node))
  }

  /// Writes an element around HTML on a single line, where white space would be significant.
  func leaf(
    _ name: StaticString, _ attributes: HTMLAttributes = HTMLAttributes(), _ html: HTML
  ) {
    parent.nodes.append(HTMLNode(name, attributes, .inline(html)))
  }
}

/// A part of a writer's output.
final class HTMLNode {
  enum Content {
    /// An element with child elements.
    case nodes
    /// An element around HTML on a single line.
    case inline(HTML)
    /// Not an element: a line, or lines as is.
    case line(HTML)
    case lines(HTML)
  }

  let name: StaticString
  var attributes: HTMLAttributes
  let content: Content
  /// The child elements, in order.
  fileprivate(set) var nodes: [HTMLNode] = []

  fileprivate init(_ name: StaticString, _ attributes: HTMLAttributes, _ content: Content) {
    (self.name, self.attributes, self.content) = (name, attributes, content)
  }

  fileprivate func write(_ indentation: HTML, to html: inout HTML) {
    switch content {
    case .lines(let lines): html += lines
    case .line(let line):
      html += indentation
      html += line
      html += "\n"
    case .inline(let inner):
      html += indentation
      html += .element(name, attributes, inner)
      html += "\n"
    case .nodes:
      html += indentation
      html += .startTag(name, attributes)
      if !nodes.isEmpty {
        html += "\n"
        let deeper = indentation + "  "
        for node in nodes { node.write(deeper, to: &html) }
        html += indentation
      }
      html += .endTag(name)
      html += "\n"
    }
  }
}

extension [HTMLNode] {
  var html: HTML {
    var html = HTML()
    for node in self { node.write(HTML(), to: &html) }
    return html
  }
}
