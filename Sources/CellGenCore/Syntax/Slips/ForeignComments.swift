/// `// Photos` and `/* Photos */`: comments of other languages.
@Sendable func foreignComment(_ text: TextPlace) -> Diagnostic? {
  guard text.bytes.startsForeignComment(text.start) else { return nil }
  return .slashComment(text.bytes.quoted(text.start, text.start + 2))
}

extension Parser {
  mutating func reportForeignComment(_ start: Int) {
    report(.slashComment(bytes.quoted(start, start + 2)))
  }
}

extension ManifestBytes {
  /// Returns true if a line starts with `//` or `/*`, as comments of other languages do.
  func startsForeignComment(_ content: Int) -> Bool {
    byte(content) == Byte.slash
      && (byte(content + 1) == Byte.slash || byte(content + 1) == Byte.asterisk)
  }
}

extension DiagnosticCode {
  package static let slashComment = Self("slash-comment", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func slashComment(_ sign: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .slashComment, "comments start with '#', not \(sign.text)",
      at: Annotation(sign.span, "not a comment"),
      help: "write '#' instead",
      fix: sign.text == "'//'" ? Fix(sign.span, replacement: "#") : nil)
  }
}
