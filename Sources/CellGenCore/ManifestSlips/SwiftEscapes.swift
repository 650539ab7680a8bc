/// `\u{1F600}`: a code point in Swift's notation.
@Sendable func swiftEscape(_ escape: TextPlace) -> ForeignEscape? {
  let (bytes, start) = (escape.bytes, escape.start)
  guard bytes.starts(start, with: "\\u{") else { return nil }
  var value: UInt32 = 0
  var index = start + 3
  while index < start + 11, let digit = hexDigit(bytes.byte(index)) {
    value = value << 4 | digit
    index += 1
  }
  guard index > start + 3, bytes.byte(index) == Byte.closeBrace else { return nil }
  let end = index + 1
  let place = bytes.quoted(start, end)
  return ForeignEscape(diagnostic: .swiftEscape(place, value: value), end: end)
}

extension DiagnosticCode {
  package static let swiftEscape = Self("swift-escape", .error, .escapes)
}

extension Diagnostic {
  fileprivate static func swiftEscape(_ escape: QuotedPlace, value: UInt32) -> Diagnostic {
    let spelled = escapeSpelling(value)
    return Diagnostic(
      .swiftEscape, "\(escape.text) is a Swift escape, not a YAML one",
      at: Annotation(escape.span, "'\\u' needs 4 hexadecimal digits"),
      help: "write \(spelled)",
      fix: Unicode.Scalar(value).map { _ in Fix(escape.span, replacement: spelled) })
  }
}
