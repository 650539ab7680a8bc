/// A value before the end of a line.
enum LineEndContext {
  case plain
  /// A quoted scalar that starts at an offset.
  case quote(Int)
  /// A flow collection that starts at an offset.
  case bracket(Int)
}

extension Parser {
  /// Reads the rest of a line after a value and goes to the next line.
  ///
  ///     end → ' '* (' ' '#' text)? break
  ///
  /// - Returns: true if more text probably belongs to the value, which is therefore incomplete.
  /// - Errors: `text-after-quote`, `text-after-bracket`, `comment-without-space`, `tab-separation`; deeper
  ///   lines are then skipped.
  @discardableResult
  mutating func finishLine(after context: LineEndContext, parent: Int) -> Bool {
    let valueEnd = position
    skipSpaces(after: "the value")
    if bytes.isLineEnd(position) || (bytes.byte(position) == Byte.hash && position > valueEnd) {
      advance(from: bytes.nextLineStart(position))
      return false
    }
    let rest = position
    var isCut = false
    if bytes.byte(rest) == Byte.hash {
      report(.commentWithoutSpace(at: bytes.span(rest, rest + 1)))
    } else {
      isCut = reportRest(rest, after: context)
    }
    recover(from: bytes.nextLineStart(rest), deeperThan: parent)
    return isCut
  }

  private mutating func reportRest(_ rest: Int, after context: LineEndContext) -> Bool {
    switch context {
    case .quote(let start):
      reportAfterQuote(rest, opened: start)
      return false
    case .bracket(let start): return reportAfterBracket(rest, opened: start)
    case .plain: return false  // only after a tab, which was reported
    }
  }
}

extension DiagnosticCode {
  package static let commentWithoutSpace = Self("comment-without-space", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func commentWithoutSpace(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .commentWithoutSpace, "missing space before '#'",
      at: Annotation(span, "starts a comment only after a space"),
      help: "put a space before '#'",
      fix: Fix(
        SourceSpan(file: Int(span.file), start: Int(span.start), end: Int(span.start)),
        replacement: " "))
  }
}
