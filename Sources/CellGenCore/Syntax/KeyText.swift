/// The text of a key, compared and hashed by bytes instead of canonical equivalence.
package struct KeyText: Hashable {
  let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (left: KeyText, right: KeyText) -> Bool {
    let (a, b) = (left.text.utf8, right.text.utf8)
    // `==` is fast, and texts that it finds equal rarely have different bytes.
    return a.count == b.count && left.text == right.text && a.elementsEqual(b)
  }

  package func hash(into hasher: inout Hasher) {
    var text = self.text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
