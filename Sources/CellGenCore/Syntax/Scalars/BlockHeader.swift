/// What the first line of block text says.
struct BlockHeader {
  /// The digit, if there is one.
  var indent: Int?
  var chomping = Chomping.clip
}

extension Parser {
  /// Reads the header of block text up to the end of its line.
  ///
  ///     header → ('|' | '>') (digit chomp? | chomp digit?)? comment?
  ///
  /// - Returns: nil after a report.
  /// - Errors: `block-header`, `tab-separation`, `comment-without-space`.
  /// - Source: YAML 1.2.2 §8.1.1.
  mutating func readBlockHeader(parent: Int) -> BlockHeader? {
    let start = position
    var header = BlockHeader()
    var hasChomping = false
    position += 1
    while true {
      let sign = byte(position)
      if sign == Byte.dash || sign == Byte.plus, !hasChomping {
        header.chomping = sign == Byte.dash ? .strip : .keep
        hasChomping = true
      } else if (0x31...0x39).contains(sign), header.indent == nil {
        header.indent = Int(sign) - 0x30
      } else {
        break
      }
      position += 1
    }
    let signsEnd = position
    skipSpaces(after: quote(start, signsEnd))
    if isLineEnd(position) || (byte(position) == Byte.hash && position > signsEnd) { return header }
    if byte(position) == Byte.hash {
      report(.commentWithoutSpace(at: span(position, position + 1)))
    } else {
      reportAfterHeader(position, header: start)
    }
    return nil
  }

  mutating func reportAfterHeader(_ rest: Int, header: Int) {
    let textEnd = contentEnd(rest)
    let place = QuotedPlace(text: quote(rest, textEnd), span: span(rest, textEnd))
    let isGlued = base[rest - 1] != 0x20
    report(
      .blockHeader(
        place, sign: excerpt(header, header + 1), isGlued: isGlued, quoted: quotedRest(header)))
  }
}

extension Diagnostic {
  static func blockHeader(
    _ text: QuotedPlace, sign: String, isGlued: Bool, quoted: String
  ) -> Diagnostic {
    Diagnostic(
      .blockHeader, .error, "found \(text.text) after '\(sign)', which starts a block of text",
      at: Annotation(text.span, isGlued ? "not part of a header" : "belongs on the next line"),
      help: "start the text on the next line, or quote the value: \(quoted)",
      note: "'\(sign)' may be followed by '-' or '+', a digit 1 to 9, and a comment")
  }
}
