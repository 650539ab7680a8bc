/// `title = Hello`: `=` instead of a colon.
@Sendable func equalsSign(_ text: TextPlace) -> Diagnostic? {
  guard let sign = text.bytes.equalsSign(text.start, text.end) else { return nil }
  return text.equalsSign(at: sign)
}

extension TextPlace {
  /// Returns the report about `=`, `=>` or `==` after a key that begins here.
  func equalsSign(at sign: Int) -> Diagnostic {
    var keyEnd = sign
    while bytes.base[keyEnd - 1] == Byte.space { keyEnd -= 1 }
    let key = bytes.excerpt(start, keyEnd)
    var value = sign + 1
    if bytes.byte(value) == Byte.greater { value += 1 }
    let isOneSign = bytes.byte(value) != Byte.equals
    value = bytes.afterSpaces(value)
    let hasValue = value < end
    return .equalsSign(
      at: bytes.span(sign, sign + 1), key: "'\(key)'",
      suggestion: hasValue ? "\(key): \(bytes.excerpt(value, end))" : "\(key):",
      fix: isOneSign
        ? Diagnostic.Fix(
          bytes.span(keyEnd, hasValue ? value : max(end, sign + 1)),
          replacement: hasValue ? ": " : ":") : nil)
  }
}

extension ManifestBytes {
  /// The `=` in `title = Hello`, after one word.
  func equalsSign(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    while index < textEnd, isWordByte(base[index]) || base[index] == Byte.dash { index += 1 }
    let sign = afterSpaces(index)
    return index > start && sign < textEnd && base[sign] == Byte.equals ? sign : nil
  }
}

extension DiagnosticCode {
  package static let equalsSign = Self("equals-sign", .error, .keysAndColons)
}

extension Diagnostic {
  static func equalsSign(
    at span: SourceSpan, key: String, suggestion: String, fix: Fix?
  ) -> Diagnostic {
    Diagnostic(
      .equalsSign, "expected ':' after the key \(key), found '='",
      at: Annotation(span, "expected ':'"),
      help: "did you mean '\(suggestion)'?",
      fix: fix)
  }
}
