extension Parser {
  /// Returns the node of a plain scalar, and moves the cursor to its end.
  ///
  /// - Errors: `invisible-character`, `tab-separation`; the text is used as it is.
  mutating func plainNode(_ start: Int, _ textEnd: Int) -> Node {
    position = textEnd
    let place = bytes.span(start, textEnd)
    if !checkPlain(start, textEnd) { return Node(.broken, span: place) }
    return scalarNode(Scalar(text: bytes.text(start, textEnd), style: .plain), place)
  }

  /// Returns the node of a scalar. It is broken if it contains a reported character or escape, so nothing
  /// more is reported about it.
  func scalarNode(_ scalar: Scalar, _ place: SourceSpan) -> Node {
    let isReported =
      holdsReportedCharacter(place) || (scalar.style == .doubleQuoted && holdsLastReport(place))
    return Node(isReported ? .broken : .scalar(scalar), span: place)
  }

  private func holdsLastReport(_ place: SourceSpan) -> Bool {
    guard let last = reports.last?.primary.span else { return false }
    return last.start >= place.start && last.end <= place.end
  }

  /// Returns true if a plain scalar has no tabs or invisible characters; reports the ones it has.
  @discardableResult
  mutating func checkPlain(_ start: Int, _ textEnd: Int) -> Bool {
    var index = start
    while index < textEnd {
      let byte = bytes.base[index]
      if byte >= Byte.space, byte < 0x80 {
        index += 1
        continue
      }
      if byte == Byte.tab {
        report(.tabInPlain(at: bytes.span(index, index + 1)))
        return false
      }
      let (value, length) = bytes.scalar(index)
      if isInvisible(value) {
        reportInvisible(value, at: index, in: start, textEnd)
        return false
      }
      index += length
    }
    return true
  }

  private mutating func reportInvisible(_ value: UInt32, at index: Int, in start: Int, _ end: Int) {
    let place = bytes.span(index, index + bytes.scalar(index).length)
    let isIndentation = index == start && index == bytes.afterSpaces(lineStart)
    if index > 0, bytes.base[index - 1] == Byte.colon {
      report(.lookAlikeSpace(at: place, value))
      return
    }
    report(.invisibleCharacter(at: place, value, isIndentation: isIndentation))
  }
}

extension ManifestBytes {
  /// Returns true if a plain scalar can start at an offset.
  ///
  /// - Source: YAML 1.2.2 §7.3.3; `?` and `:` do not start one in a flow collection, because libyaml reads
  ///   `{?k: v}` differently.
  package func isPlainStart(_ start: Int, inFlow: Bool = false) -> Bool {
    switch byte(start) {
    case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace:
      return false
    case Byte.hash, Byte.ampersand, Byte.asterisk, Byte.exclamation, Byte.bar: return false
    case Byte.greater, Byte.singleQuote, Byte.doubleQuote: return false
    case Byte.percent, Byte.at, Byte.backquote: return false
    case Byte.dash:
      return !isSeparated(start + 1) && (!inFlow || !isFlowIndicator(byte(start + 1)))
    case Byte.question, Byte.colon: return !isSeparated(start + 1) && !inFlow
    case 0xE2: return !isCurlyQuote(scalar(start).value)
    default: return !isLineEnd(start)
    }
  }

  /// The end of the plain scalar that starts at an offset, in or outside flow collections.
  package func scanPlain(_ start: Int, inFlow: Bool = false) -> Int {
    inFlow ? scanFlowPlain(start) : scanBlockPlain(start)
  }

  /// The end of a plain scalar: before ` #`, `: `, or the end of the line.
  fileprivate func scanBlockPlain(_ start: Int) -> Int {
    let (base, end) = (self.base, self.end)
    var index = start
    while index < end {
      let byte = base[index]
      if byte > Byte.colon || (byte < Byte.colon && byte > Byte.hash) {
        index += 1
        continue
      }
      if byte == Byte.lineFeed { break }
      if byte == Byte.colon, isSeparated(index + 1) { break }
      if byte == Byte.hash, index > start, isSpaceBefore(index) { break }
      if byte == Byte.carriageReturn, isLineEnd(index) { break }
      index += 1
    }
    return trimmed(start, index)
  }

  /// The end of a plain scalar in a flow collection: also before `,`, `[`, `]`, `{`, `}` and a colon before
  /// one of them.
  fileprivate func scanFlowPlain(_ start: Int) -> Int {
    let (base, end) = (self.base, self.end)
    var index = start
    loop: while index < end {
      switch base[index] {
      case Byte.lineFeed: break loop
      case let byte where isFlowIndicator(byte): break loop
      case Byte.colon where isSeparated(index + 1) || isFlowIndicator(byte(index + 1)): break loop
      case Byte.hash where index > start && isSpaceBefore(index): break loop
      case Byte.carriageReturn where isLineEnd(index): break loop
      default: index += 1
      }
    }
    return trimmed(start, index)
  }

  /// The end of a range without its trailing white space.
  fileprivate func trimmed(_ start: Int, _ textEnd: Int) -> Int {
    var index = textEnd
    while index > start, isWhiteSpace(base[index - 1]) { index -= 1 }
    return index
  }
}

extension Diagnostic {
  static func tabInPlain(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .tabSeparation, "tab in unquoted text",
      at: Annotation(span, "a tab"),
      help: "use a space, or write \\t in double quotes",
      note: "tabs are allowed only in comments, quoted text and block scalars")
  }

  static func invisibleCharacter(
    at span: SourceSpan, _ value: UInt32, isIndentation: Bool
  ) -> Diagnostic {
    let isSpace = LookAlike(value) == .space
    let place = isIndentation ? "in the indentation" : "in unquoted text"
    let remedy = isSpace ? "use ordinary spaces" : "remove it"
    return Diagnostic(
      .invisibleCharacter, "found \(characterName(value)) \(place)",
      at: Annotation(span, isSpace ? "only looks like a space" : "an invisible character"),
      help: isIndentation ? remedy : "\(remedy), or quote the text if it is intended")
  }
}
