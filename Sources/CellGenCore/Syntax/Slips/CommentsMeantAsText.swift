extension ManifestBytes {
  /// The comment at an offset, if it may be meant as text: a letter or a digit directly follows the '#', as
  /// in `#12` and `#F2F2F7`, but not in `# like this`; or it is a raw Swift string, such as `#"a"#`.
  func commentMeantAsText(_ offset: Int) -> Node.Comment? {
    let start = afterWhiteSpace(offset)
    guard byte(start) == Byte.hash, isAtComment(start), start + 1 < end,
      isWordByte(base[start + 1]) || base[start + 1] == Byte.doubleQuote
    else { return nil }
    let textEnd = contentEnd(start)
    let comment = Node.Comment(text: text(start, textEnd), span: span(start, textEnd))
    return isWordByte(base[start + 1]) || comment.rawText != nil ? comment : nil
  }
}

extension Node.Comment {
  /// The text in `#"a"#`; nil for another comment.
  var rawText: String? {
    guard text.hasPrefix("#\""), text.hasSuffix("\"#"), text.utf8.count > 4 else { return nil }
    let inner = text.dropFirst(2).dropLast(2)
    return inner.contains("\"") || inner.contains("\\") ? nil : String(inner)
  }
}
