/// `-title`, `--title` and `– title`: a dash that does not start an item.
@Sendable func brokenDash(_ text: TextPlace) -> Diagnostic? {
  let (bytes, start) = (text.bytes, text.start)
  guard bytes.startsWithDash(start) else { return nil }
  guard bytes.byte(start) == Byte.dash else {
    let (value, length) = bytes.scalar(start)
    return .bullet(at: bytes.span(start, start + length), character: characterName(value))
  }
  var dashEnd = start
  while bytes.byte(dashEnd) == Byte.dash { dashEnd += 1 }
  if dashEnd - start > 1 { return .doubleDash(bytes.quoted(start, dashEnd)) }
  let item = min(bytes.afterSpaces(dashEnd), text.end)
  return .missingSpaceAfterDash(
    at: bytes.span(start, start + 1), suggestion: "- " + bytes.excerpt(item, text.end))
}

/// `* title`: a bullet instead of a dash.
@Sendable func bullet(_ text: TextPlace) -> Diagnostic? {
  let (bytes, start) = (text.bytes, text.start)
  guard bytes.byte(start) == Byte.asterisk, bytes.byte(start + 1) == Byte.space else { return nil }
  return .bullet(at: bytes.span(start, start + 1), character: "'*'")
}

extension DiagnosticCode {
  package static let missingSpaceAfterDash = Self("missing-space-after-dash", .error, .lists)
  package static let doubleDash = Self("double-dash", .error, .lists)
  package static let lookAlikeDash = Self("look-alike-dash", .error, .lists)
}

extension Diagnostic {
  static func missingSpaceAfterDash(at span: SourceSpan, suggestion: String) -> Diagnostic {
    Diagnostic(
      .missingSpaceAfterDash, "missing space after '-'",
      at: Annotation(span, "starts an item only before a space"),
      help: "put a space after '-': '\(suggestion)'",
      fix: Fix(span, replacement: "- "))
  }

  static func doubleDash(_ dashes: QuotedPlace) -> Diagnostic {
    Diagnostic(
      .doubleDash, "expected one '-' and a space, found \(dashes.text)",
      at: Annotation(dashes.span, "does not start an item"),
      help: "write '- ' before the item, or quote the text if the dashes are part of it")
  }

  static func bullet(at span: SourceSpan, character: String) -> Diagnostic {
    Diagnostic(
      .lookAlikeDash, "found \(character) where '- ' is expected",
      at: Annotation(span, "not a dash"),
      help: "start list items with '- '",
      fix: Fix(span, replacement: "-"))
  }
}
