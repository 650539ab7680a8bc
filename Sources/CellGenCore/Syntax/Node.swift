/// A node of the YAML tree with the place it was read from.
///
/// The words are YAML 1.2's: a node is a scalar, a sequence, a mapping or empty.
public struct Node: Sendable {
  /// What a node is.
  public enum Content: Sendable {
    case scalar(Scalar)
    case sequence(Sequence)
    case mapping(Mapping)
    /// Nothing at all, as after `key:`; its span is the empty range where a value would stand.
    case empty
    /// Text that was reported as a mistake and passed over; nothing more is to be said about it.
    case broken
  }

  /// A comment that may be meant for text, as `#12` in `doc: Fixes #12`.
  public struct Comment: Sendable {
    public var text: String
    public var span: SourceSpan
  }

  public var content: Content
  public var span: SourceSpan
  /// What was cut off from a scalar without quotes, or stands in place of a value.
  public var comment: Comment?

  public init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }
}

/// A text with the way it was written.
public struct Scalar: Sendable {
  /// How a scalar was written.
  public enum Style: Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// The text after unescaping and folding; line breaks are LF.
  public var text: String
  public var style: Style

  public init(text: String, style: Style) {
    self.text = text
    self.style = style
  }
}

extension Node {
  /// The items of a block or flow sequence, in file order.
  public struct Sequence: Sendable {
    public var items: [Node]
    /// Whether it was written with brackets.
    public var isFlow: Bool
    /// Whether items were lost to a reported mistake, so that nothing follows from their absence.
    public var isIncomplete: Bool

    public init(items: [Node], isFlow: Bool, isIncomplete: Bool = false) {
      self.items = items
      self.isFlow = isFlow
      self.isIncomplete = isIncomplete
    }
  }
}

/// The entries of a block or flow mapping, in file order.
///
/// - Shape: keys are unique, compared by their UTF-8 bytes.
public struct Mapping: Sendable {
  /// One `key: value`.
  public struct Entry: Sendable {
    public var key: Key
    public var value: Node

    public init(key: Key, value: Node) {
      self.key = key
      self.value = value
    }
  }

  /// A key's text and place; the span of a quoted key includes its quotes.
  public struct Key: Sendable {
    public var text: String
    public var span: SourceSpan

    public init(text: String, span: SourceSpan) {
      self.text = text
      self.span = span
    }
  }

  public var entries: [Entry]
  /// Whether it was written with braces.
  public var isFlow: Bool
  /// Whether entries were lost to a reported mistake, so that nothing follows from their absence.
  public var isIncomplete: Bool

  public init(entries: [Entry], isFlow: Bool, isIncomplete: Bool = false) {
    self.entries = entries
    self.isFlow = isFlow
    self.isIncomplete = isIncomplete
  }

  /// The value of a key; manifests have few keys a mapping, so this searches.
  public subscript(key: String) -> Node? {
    entries.first { $0.key.text.utf8.elementsEqual(key.utf8) }?.value
  }
}
