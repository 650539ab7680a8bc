/// A node of the YAML tree, with its span.
///
/// In the terms of YAML 1.2, a node is a scalar, a sequence, a mapping or empty.
package struct Node: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case scalar(Scalar)
    case sequence(Sequence)
    case mapping(Mapping)
    /// No value, as after `key:`; its span is the empty range where a value would be.
    case empty
    /// Text that was reported and skipped; nothing more is reported about it.
    case broken
  }

  /// A comment that may be meant as text, such as `#12` in `doc: Fixes #12`.
  struct Comment: Sendable {
    package var text: String
    var span: SourceSpan
  }

  package var content: Content
  package var span: SourceSpan
  /// The comment after a plain scalar, or in place of a value.
  var comment: Comment?

  package init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }
}

/// A text with its style.
package struct Scalar: Sendable {
  /// The style in which a scalar was written.
  package enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// An expression of another language, which is not YAML; it has been reported.
    case expression
  }

  /// The text after unescaping and folding; line breaks are LF.
  package var text: String
  package var style: Style

  package init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

extension Node {
  /// The only item of a list; nil for any other node.
  var onlyItem: Node? {
    guard case .sequence(let list) = content, list.items.count == 1 else { return nil }
    return list.items[0]
  }

  package var isEmpty: Bool {
    if case .empty = content { true } else { false }
  }

  /// The items of a block or flow sequence, in file order.
  package struct Sequence: Sendable {
    package var items: [Node]
    /// True if it is written in brackets.
    package var isFlow: Bool
    /// True if a reported mistake cost it items, in which case a missing item is not another mistake.
    var isIncomplete = false
  }
}

/// The entries of a block or flow mapping, in file order.
///
/// - Shape: keys are unique, compared by their UTF-8 bytes.
package struct Mapping: Sendable {
  /// One `key: value`.
  package struct Entry: Sendable {
    package var key: Key
    package var value: Node

    package init(key: Key, value: Node) {
      self.key = key
      self.value = value
    }
  }

  /// The text and span of a key; the span of a quoted key includes its quotes.
  package struct Key: Sendable {
    package var text: String
    package var span: SourceSpan

    package init(text: String, span: SourceSpan) {
      self.text = text
      self.span = span
    }
  }

  package var entries: [Entry]
  /// True if it is written in braces.
  package var isFlow: Bool
  /// True if a reported mistake cost it entries, in which case a missing key is not another mistake.
  var isIncomplete: Bool

  package init(entries: [Entry], isFlow: Bool, isIncomplete: Bool = false) {
    self.entries = entries
    self.isFlow = isFlow
    self.isIncomplete = isIncomplete
  }

  /// The value of a key. A linear search: mappings in manifests have few keys.
  package subscript(key: String) -> Node? {
    entries.first { $0.key.text.isExactly(key) }?.value
  }
}
