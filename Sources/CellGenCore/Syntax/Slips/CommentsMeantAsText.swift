extension ManifestBytes {
  /// The comment at an offset, if it may be meant as text: a letter or a digit directly follows the '#',
  /// as in `#12` and `#F2F2F7`, but not in `# like this`.
  func commentMeantAsText(_ offset: Int) -> Node.Comment? {
    let start = afterWhiteSpace(offset)
    guard byte(start) == Byte.hash, isAtComment(start), start + 1 < end, isWordByte(base[start + 1])
    else { return nil }
    let textEnd = contentEnd(start)
    return Node.Comment(text: text(start, textEnd), span: span(start, textEnd))
  }
}
