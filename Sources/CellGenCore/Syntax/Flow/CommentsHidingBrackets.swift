/// A comment inside brackets that contains the closing bracket, such as in `{ color: #888888 }`.
struct HidingComment {
  /// The offset of its `#`.
  var start: Int
  /// The offset of the bracket that it leaves open.
  var open: Int
  /// The number of reports before it; later reports are its consequences.
  var reportCount: Int
  var reportedUpTo: Int
}

extension Parser {
  /// Remembers a comment, in case its brackets turn out to be unclosed.
  mutating func noteHidingComment(_ start: Int) {
    let open = brackets[brackets.count - 1]
    guard hidingComment == nil, open >= lineStart else { return }
    let before = bytes.lastVisible(before: start)
    if before == open || bytes.byte(before) == Byte.comma && bytes.isSeparated(start + 1) { return }
    let closer = bytes.closer(of: open)
    guard (start..<bytes.lineEnd(start)).contains(where: { bytes.base[$0] == closer }) else {
      return
    }
    hidingComment = HidingComment(
      start: start, open: open, reportCount: reports.count, reportedUpTo: reportedUpTo)
  }

  /// Reports a comment instead of its consequences; reading continues at the next line.
  mutating func reportHiding(_ comment: HidingComment) {
    reports.removeSubrange(comment.reportCount...)
    reportedUpTo = comment.reportedUpTo
    resume = bytes.nextLineStart(comment.start)
    let before = bytes.lastVisible(before: comment.start)
    let isText = bytes.byte(before) == Byte.colon || bytes.byte(before) == Byte.comma
    let textEnd = bytes.contentEnd(comment.start)
    let text = bytes.quoted(comment.start, textEnd)
    let open = bytes.quoted(comment.open, comment.open + 1)
    report(
      .hidingComment(
        text, open: open, closer: bytes.excerpt(of: bytes.closer(of: comment.open)),
        value: isText ? bytes.flowText(comment.start) : nil))
  }
}

extension ManifestBytes {
  /// The last byte before an offset that is not white space.
  fileprivate func lastVisible(before offset: Int) -> Int {
    var index = offset - 1
    while index > 0, base[index] <= Byte.space { index -= 1 }
    return index
  }

  /// The text from an offset to the next `,` or bracket.
  fileprivate func flowText(_ start: Int) -> QuotedPlace {
    var index = start
    while !isLineEnd(index), !isFlowIndicator(base[index]) { index += 1 }
    while index > start, isWhiteSpace(base[index - 1]) { index -= 1 }
    return QuotedPlace(text: excerpt(start, index), span: span(start, index))
  }
}

extension Diagnostic {
  static func hidingComment(
    _ comment: QuotedPlace, open: QuotedPlace, closer: String, value: QuotedPlace?
  ) -> Diagnostic {
    Diagnostic(
      .unclosedBracket,
      "unclosed \(open.text): ' #' starts a comment, so \(comment.text) is ignored",
      at: Annotation(comment.span, "a comment"),
      also: [Annotation(open.span, "opened here")],
      help: value.map { "put it in quotes if it is text: \"\($0.text)\"" }
        ?? "put the closing '\(closer)' before ' #', or quote the text if the '#' is part of it",
      fix: value.map { Fix($0.span, replacement: "\"\($0.text)\"") })
  }
}
