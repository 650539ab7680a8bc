/// The spans of parts of a scalar's text.
///
/// If the text is in the file byte for byte, each part has its own span. If it contains escapes or line
/// breaks, the span of every part is the whole scalar.
struct ScalarSpans {
  private let whole: SourceSpan
  /// The offset at which the text begins in the file, if it is unchanged there.
  private let start: Int?

  /// Creates the spans of a scalar.
  ///
  /// - Parameter source: The manifest; nil while its own keys are being read.
  init(_ node: Node, in source: SourceText?) {
    whole = node.span
    start = source.flatMap { source in
      node.scalar.flatMap { textStart($0, node.span, source) }
    }
  }

  /// True if parts of the text have their own spans, which allows editing them.
  var areExact: Bool { start != nil }

  /// Returns the span of a range of the text's bytes.
  func span(_ range: Range<Int>) -> SourceSpan {
    guard let start else { return whole }
    return SourceSpan(
      file: Int(whole.file), start: start + range.lowerBound, end: start + range.upperBound)
  }
}

private func textStart(_ scalar: Scalar, _ span: SourceSpan, _ source: SourceText) -> Int? {
  let text = scalar.text.utf8
  switch scalar.style {
  case .literal, .folded: return nil
  case .plain, .expression, .singleQuoted, .doubleQuoted:
    let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    let start = Int(span.start) + (isQuoted ? 1 : 0)
    guard start + text.count <= min(Int(span.end), source.bytes.count) else { return nil }
    var written = scalar.text
    let isUnchanged = written.withUTF8 { text in
      source.bytes.withUnsafeBufferPointer { bytes in
        var position = 0
        while position < text.count, bytes[start + position] == text[position] { position += 1 }
        return position == text.count
      }
    }
    return isUnchanged ? start : nil
  }
}
