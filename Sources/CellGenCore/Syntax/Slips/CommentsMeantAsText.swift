extension ManifestBytes {
  /// The comment from an offset on if it may be meant for text: one whose '#' is directly followed
  /// by a letter or a digit, as `#12` and `#F2F2F7` are and `# like this` is not.
  func commentMeantAsText(_ offset: Int) -> Node.Comment? {
    let start = afterWhiteSpace(offset)
    guard byte(start) == Byte.hash, isAtComment(start), start + 1 < end, isWordByte(base[start + 1])
    else { return nil }
    let textEnd = contentEnd(start)
    return Node.Comment(text: text(start, textEnd), span: span(start, textEnd))
  }
}
