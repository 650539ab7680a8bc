extension Parser {
  /// Reads the document of a manifest.
  ///
  ///     document → directive* ('---' comment?)? node ('...' comment?)?
  ///
  /// - Errors: `directive`, `text-after-marker`, `empty-manifest`, `second-document`,
  ///   `text-after-end`; the text after the document is not read.
  /// - Source: YAML 1.2.2 §9, with one document and no directives.
  mutating func parseDocument() -> Node? {
    let start = position
    advance(from: start)
    skipDirectives()
    let isMarked = marker.map { !$0.isEnd } ?? false
    if let marker, isMarked, !enterDocument(marker) { return nil }
    guard line != nil else { return parseNothing(isMarked: isMarked) }
    let root = parseBlockNode(parent: -1)
    if let rest = line {
      if !lost { reportDeeperLine(rest, than: CompleteValue(node: root, name: nil, indent: -1)) }
      skipLines(deeperThan: -1)
    }
    if let marker { parseEnd(marker) }
    return root
  }

  /// Skips lines such as `%YAML 1.2` before a document.
  ///
  /// - Errors: `directive`, once.
  private mutating func skipDirectives() {
    var isFirst = true
    while let next = line, next.indent == 0, bytes.byte(next.content) == Byte.percent {
      if isFirst {
        report(.directive(at: bytes.span(next.content, bytes.contentEnd(next.content))))
        isFirst = false
      }
      advance(from: bytes.nextLineStart(next.content))
    }
  }

  /// Skips the marker `---`; returns false if there is text after it.
  private mutating func enterDocument(_ marker: Marker) -> Bool {
    if let text = textAfter(marker) {
      report(.textAfterMarker(at: text, marker: "---"))
      return false
    }
    advance(from: bytes.nextLineStart(marker.start))
    return true
  }

  /// Reads the end of the document: `...`, and then only comments.
  private mutating func parseEnd(_ first: Marker) {
    guard first.isEnd else {
      report(.secondDocument(at: bytes.span(first.start, first.start + 3)))
      return
    }
    if let text = textAfter(first) {
      report(.textAfterMarker(at: text, marker: "..."))
      return
    }
    advance(from: bytes.nextLineStart(first.start))
    let place = bytes.span(first.start, first.start + 3)
    if let next = line {
      report(
        .textAfterEnd(at: bytes.span(next.content, bytes.contentEnd(next.content)), end: place))
    } else if let marker {
      report(.secondDocument(at: bytes.span(marker.start, marker.start + 3)))
    }
  }

  /// Text on the line of a marker, other than a comment.
  private mutating func textAfter(_ marker: Marker) -> SourceSpan? {
    position = marker.start + 3
    skipSpaces(after: marker.isEnd ? "'...'" : "'---'")
    if bytes.isLineEnd(position) || bytes.byte(position) == Byte.hash { return nil }
    return bytes.span(position, bytes.contentEnd(position))
  }

  /// The root of a document with no content: an empty node after `---`, otherwise an error.
  ///
  /// - Errors: `empty-manifest`, unless something was reported.
  private mutating func parseNothing(isMarked: Bool) -> Node? {
    let place = marker?.start ?? 0
    if !reports.isEmpty { return nil }
    if !isMarked {
      report(.emptyManifest(at: bytes.span(place, place)), about: place..<place)
      return nil
    }
    if let marker { parseEnd(marker) }
    return Node(.empty, span: bytes.span(place, place))
  }
}

extension DiagnosticCode {
  package static let emptyManifest = Self("empty-manifest", .error, .characters)
  package static let directive = Self("directive", .error, .outsideTheSubset)
  package static let textAfterMarker = Self("text-after-marker", .error, .outsideTheSubset)
  package static let secondDocument = Self("second-document", .error, .outsideTheSubset)
  package static let textAfterEnd = Self("text-after-end", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func emptyManifest(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyManifest, "the manifest is empty",
      at: Annotation(span, "expected 'key: value'"))
  }

  static func directive(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .directive, "directives such as '%YAML' are not supported",
      at: Annotation(span, "a directive"),
      help: "remove this line",
      note: "a manifest is always read as YAML 1.2")
  }

  static func textAfterMarker(at span: SourceSpan, marker: String) -> Diagnostic {
    Diagnostic(
      .textAfterMarker, "text on the same line as '\(marker)'",
      at: Annotation(span, "belongs on its own line"),
      help: "put it on the next line, or remove it",
      note: "only a comment may follow '\(marker)' on the same line")
  }

  static func secondDocument(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .secondDocument, "a manifest contains one document, but a second one starts here",
      at: Annotation(span, "a second document"),
      help: "remove this line, or move what follows to its own file")
  }

  static func textAfterEnd(at span: SourceSpan, end: SourceSpan) -> Diagnostic {
    Diagnostic(
      .textAfterEnd, "text after the end of the document",
      at: Annotation(span, "not part of the document"),
      also: [Annotation(end, "the document ends here")],
      help: "remove the line '...', or what follows it")
  }
}
