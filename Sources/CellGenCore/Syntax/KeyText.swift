/// A key's text, equal and hashed by its bytes and not by canonical equivalence.
package struct KeyText: Hashable {
  let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: KeyText, right: KeyText) -> Bool {
    let (a, b) = (left.text.utf8, right.text.utf8)
    // Texts of other bytes are seldom canonically equal, and `==` finds out quickly.
    return a.count == b.count && left.text == right.text && a.elementsEqual(b)
  }

  package func hash(into hasher: inout Hasher) {
    var text = self.text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
