/// `title：Hello`: a character that looks like a colon, or like the space after one.
@Sendable func lookAlikeColon(_ text: TextPlace) -> Diagnostic? {
  let bytes = text.bytes
  guard let place = bytes.lookAlikeNearColon(text.start, text.end) else { return nil }
  let (value, length) = bytes.scalar(place)
  let found = bytes.span(place, place + length)
  guard LookAlike(value) == .colon else { return .lookAlikeSpace(at: found, value) }
  return .lookAlikeColon(
    at: found, value, after: bytes.quote(text.start, place),
    meaning: bytes.isSeparated(place + length) ? ":" : ": ")
}

extension ManifestBytes {
  /// A look-alike of a colon, or of the space after one, in a line without a key.
  func lookAlikeNearColon(_ start: Int, _ textEnd: Int) -> Int? {
    var index = start
    while index < min(textEnd, start + 1024) {
      if base[index] >= 0x80 {
        let (value, length) = scalar(index)
        switch LookAlike(value) {
        case .colon?: return index
        case .space?, .nothing?: if index > start, base[index - 1] == Byte.colon { return index }
        default: break
        }
        index += length
      } else {
        index += 1
      }
    }
    return nil
  }
}

extension DiagnosticCode {
  package static let lookAlikeColon = Self("look-alike-colon", .error, .keysAndColons)
}

extension Diagnostic {
  static func lookAlikeColon(
    at span: SourceSpan, _ value: UInt32, after key: String, meaning colon: String
  ) -> Diagnostic {
    Diagnostic(
      .lookAlikeColon, "found \(characterName(value)) after \(key) where ':' is expected",
      at: Annotation(span, "not a colon"),
      help: "write ': '",
      fix: Fix(span, replacement: colon))
  }

  static func lookAlikeSpace(at span: SourceSpan, _ value: UInt32) -> Diagnostic {
    let isSpace = LookAlike(value) == .space
    return Diagnostic(
      .invisibleCharacter, "found \(characterName(value)) after ':'",
      at: Annotation(span, isSpace ? "only looks like a space" : "an invisible character"),
      help: "use an ordinary space",
      fix: Fix(span, replacement: " "))
  }
}
