/// The span of a part of a scalar's text.
///
/// If the text is in the file byte for byte, a part of it has its own span. If it has escapes or line
/// breaks, the span of every part is the whole scalar.
struct ScalarSpans {
  private let whole: SourceSpan
  /// The offset in the file at which the text begins, if it is unchanged.
  private let start: Int?

  /// - Parameter source: the manifest; nil while its own keys are being read.
  init(_ node: Node, in source: SourceText?) {
    whole = node.span
    start = source.flatMap { source in
      node.scalar.flatMap { textStart($0, node.span, source) }
    }
  }

  /// Whether parts of the text have their own spans, so that they can be edited.
  var areExact: Bool { start != nil }

  /// The span of a range of the text's bytes.
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
