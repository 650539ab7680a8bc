/// The header of a block scalar, its first line.
struct BlockScalarHeader {
  /// The indentation digit, if there is one.
  var indent: Int?
  var chomping = Chomping.clip
}

extension Parser {
  /// Reads the header of a block scalar up to the end of its line.
  ///
  ///     header → ('|' | '>') (digit chomp? | chomp digit?)? comment?
  ///
  /// - Returns: nil after a report.
  /// - Errors: `block-header`, `tab-separation`, `comment-without-space`.
  /// - Source: YAML 1.2.2 §8.1.1.
  mutating func readBlockScalarHeader(parent: Int) -> BlockScalarHeader? {
    let start = position
    var header = BlockScalarHeader()
    var hasChomping = false
    position += 1
    while true {
      let sign = bytes.byte(position)
      if sign == Byte.dash || sign == Byte.plus, !hasChomping {
        header.chomping = sign == Byte.dash ? .strip : .keep
        hasChomping = true
      } else if isDigit(sign), sign != Byte.zero, header.indent == nil {
        header.indent = Int(sign - Byte.zero)
      } else {
        break
      }
      position += 1
    }
    let signsEnd = position
    skipSpaces(after: bytes.quote(start, signsEnd))
    if bytes.isLineEnd(position) || (bytes.byte(position) == Byte.hash && position > signsEnd) {
      return header
    }
    if bytes.byte(position) == Byte.hash {
      report(.commentWithoutSpace(at: bytes.span(position, position + 1)))
    } else {
      reportAfterBlockScalarHeader(position, header: start)
    }
    return nil
  }

  mutating func reportAfterBlockScalarHeader(_ rest: Int, header: Int) {
    let textEnd = bytes.contentEnd(rest)
    let place = bytes.quoted(rest, textEnd)
    let isGlued = bytes.base[rest - 1] != Byte.space
    report(
      .blockHeader(
        place, sign: bytes.excerpt(header, header + 1), isGlued: isGlued,
        quoted: bytes.quotedRest(header)))
  }
}

extension DiagnosticCode {
  package static let blockHeader = Self("block-header", .error, .textBlocks)
}

extension Diagnostic {
  static func blockHeader(
    _ text: QuotedPlace, sign: String, isGlued: Bool, quoted: String
  ) -> Diagnostic {
    Diagnostic(
      .blockHeader, "found \(text.text) after '\(sign)', which starts a block scalar",
      at: Annotation(text.span, isGlued ? "not part of the header" : "belongs on the next line"),
      help: "start the text on the next line, or quote the value: \(quoted)",
      note: "'\(sign)' may be followed by '-' or '+', a digit from 1 to 9, and a comment")
  }
}
