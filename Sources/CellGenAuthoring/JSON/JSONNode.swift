/// A JSON value with its position in the file.
struct JSONNode: Sendable {
  indirect enum Content: Sendable {
    /// In the order of the file; no key occurs twice.
    case object([Member])
    case array([JSONNode])
    case string(String)
    case bool(Bool)
    /// A whole number; nil for others.
    case number(Int?)
    case null
  }

  /// A key of an object with its value.
  struct Member: Sendable {
    var key: JSONKey
    /// The key with its quotes.
    var keyRange: Range<Int>
    var value: JSONNode
  }

  var content: Content
  /// The bytes of the value.
  var range: Range<Int>

  /// The members of an object; empty for other values.
  var members: [Member] {
    if case .object(let members) = content { members } else { [] }
  }

  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  var integer: Int? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The name of this kind of value in messages.
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .bool: "true or false"
    case .number: "a number"
    case .null: "null"
    }
  }

  /// The value of a key; nil if this isn't an object.
  subscript(key: String) -> JSONNode? {
    members.first { $0.key.text.utf8.elementsEqual(key.utf8) }?.value
  }
}

/// A key of an object, compared by its exact text.
///
/// Swift strings are equal if they look the same, but to Foundation `é` and `e` with a combining accent are
/// two keys.
struct JSONKey: Hashable, Sendable {
  var text: String

  init(_ text: String) { self.text = text }

  static func == (left: JSONKey, right: JSONKey) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
