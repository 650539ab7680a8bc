extension Resolver {
  /// Warns about a comment that could be intended as part of the text.
  mutating func checkComment(of node: Node, _ subject: String) {
    guard let scalar = node.scalar, scalar.style == .plain, let comment = node.comment else {
      return
    }
    report(.commentInText(subject, scalar.text, comment))
  }
}

extension DiagnosticCode {
  package static let commentInText = Self("comment-in-text", .warning, .keysAndValues)
}

extension Diagnostic {
  static func commentInText(
    _ subject: String, _ text: String, _ comment: Node.Comment
  ) -> Diagnostic {
    Diagnostic(
      .commentInText,
      "\(subject) ends before ' #', which starts a comment",
      at: Annotation(comment.span, "ignored"),
      help: comment.quoted(after: text).map { "put the whole text in quotes: \($0)" }
        ?? "put the whole text in quotes",
      note: "if this is meant to be a comment, write a space after '#'")
  }

  static func commentForValue(_ subject: String, _ comment: Node.Comment) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) has no value: ' #' starts a comment, so \(quoted(comment.text)) is ignored",
      at: Annotation(comment.span, "a comment"),
      help: comment.quoted(after: "").map { "put it in quotes if it is text: \($0)" }
        ?? "put the whole value in quotes if it is text")
  }

  static func commentForDefault(
    _ field: Name, _ text: String, _ comment: Node.Comment, isQuoted: Bool
  ) -> Diagnostic {
    // Swift quotes protect the '#' only without a space before it.
    let remedy =
      comment.rawText.map { "write it without '#': \(text) \"\($0)\"" }
      ?? (isQuoted
        ? "put the type and the default in single quotes: '\(text) \(comment.text)'"
        : "put the text in double quotes: \(text) \"\(comment.text)\"")
    return Diagnostic(
      .defaultSyntax,
      "the default of \(quoted(field.text)) is cut off: ' #' starts a comment, so "
        + "\(quoted(comment.text)) is ignored",
      at: Annotation(comment.span, "a comment"),
      help: comment.quoted(after: text, isLiteral: true) == nil
        ? "put the type and the default in single quotes" : remedy)
  }
}

extension Node.Comment {
  /// Returns a text and the comment after it, in quotes, if it is short and needs no escapes.
  fileprivate func quoted(after text: String, isLiteral: Bool = false) -> String? {
    let whole = text.isEmpty ? self.text : text + " " + self.text
    let needsEscape = whole.unicodeScalars.contains {
      $0 == "'" || $0 == "\\" || ($0 == "\"" && !isLiteral) || $0.value < 0x20
    }
    return whole.count <= 40 && !needsEscape ? "\"\(whole)\"" : nil
  }
}
