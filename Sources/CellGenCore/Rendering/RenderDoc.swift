/// Writes a text as the documentation of the next declaration. Long lines are broken between words, except
/// those that begin with a space, which Markdown can take for code.
///
///     /// A cell that shows a `PhotoView`, told apart by its `url`.
func renderDoc(_ text: String, _ w: SwiftWriter) {
  for line in commentLines(text) {
    let comment: SwiftLine = line.isEmpty ? "///" : "/// \(line)"
    if w.fits(comment) || line.utf8.first == UInt8(ascii: " ") {
      w.line(comment)
    } else {
      renderBroken(line, w)
    }
  }
}

private func renderBroken(_ text: String, _ w: SwiftWriter) {
  var line = "///"
  for word in text.split(separator: " ") {
    if !w.fits("\(line) \(word)"), line.utf8.count > 3 {
      w.line("\(line)")
      line = "///"
    }
    line += " "
    line += word
  }
  w.line("\(line)")
}
