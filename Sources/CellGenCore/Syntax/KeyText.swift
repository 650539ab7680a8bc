extension String {
  /// Returns true if a text has the same bytes, rather than being canonically equivalent.
  func isExactly(_ other: String) -> Bool {
    // `==` is fast, and texts that compare equal rarely have different bytes.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}

/// The text of a key, compared and hashed by bytes instead of canonical equivalence.
package struct KeyText: Hashable {
  let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: KeyText, right: KeyText) -> Bool {
    left.text.isExactly(right.text)
  }

  package func hash(into hasher: inout Hasher) {
    var text = self.text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
