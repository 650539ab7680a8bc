extension Parser {
  /// Reports anchors and tags before a node and skips them, so the node can be read.
  ///
  /// - Errors: `anchor`, `tag`; only for the first, since they share a line.
  mutating func skipProperties() {
    let start = position
    let inFlow = !brackets.isEmpty
    let wordEnd = bytes.propertyEnd(start, inFlow: inFlow)
    let word = bytes.quoted(start, wordEnd)
    let rest = bytes.quotedRest(start, inFlow: inFlow)
    let isAnchor = bytes.byte(start) == Byte.ampersand
    if isAnchor {
      report(.anchor(word, quoted: rest))
    } else {
      report(.tag(word, quoted: rest), about: start..<bytes.restEnd(start, inFlow: inFlow))
    }
    position = bytes.afterWhiteSpace(wordEnd)
    while bytes.byte(position) == Byte.ampersand || bytes.byte(position) == Byte.exclamation {
      position = bytes.afterWhiteSpace(bytes.propertyEnd(position, inFlow: inFlow))
    }
  }
}

extension ManifestBytes {
  /// The end of an anchor, a tag or an alias.
  func propertyEnd(_ start: Int, inFlow: Bool) -> Int {
    var index = start + 1
    while index < end, !isSeparated(index) {
      if inFlow, isFlowIndicator(base[index]) { break }
      index += 1
    }
    return index
  }

  /// The end of the text that begins with an indicator in a flow collection.
  private func flowTextEnd(_ start: Int) -> Int {
    max(scanPlain(start, inFlow: true), propertyEnd(start, inFlow: true))
  }

  /// The end of the value at an offset, if it is a single text.
  func restEnd(_ start: Int, inFlow: Bool) -> Int {
    inFlow ? flowTextEnd(start) : contentEnd(start)
  }

  /// The value at an offset in quotes, if quotes are probably missing.
  func quotedRest(_ start: Int, inFlow: Bool = false) -> String {
    let textEnd = restEnd(start, inFlow: inFlow)
    var needsEscape = false
    for index in start..<textEnd
    where base[index] == Byte.doubleQuote || base[index] == Byte.backslash {
      needsEscape = true
    }
    let text = excerpt(start, textEnd)
    return needsEscape ? "'\(text)'" : "\"\(text)\""
  }
}

extension DiagnosticCode {
  package static let anchor = Self("anchor", .error, .outsideTheSubset)
  package static let tag = Self("tag", .error, .outsideTheSubset)
}

extension Diagnostic {
  static func anchor(_ anchor: QuotedPlace, quoted: String) -> Diagnostic {
    Diagnostic(
      .anchor, "anchors such as \(anchor.text) are not supported",
      at: Annotation(anchor.span, "an anchor in YAML"),
      help: "remove it, or quote the value if '&' is text: \(quoted)")
  }

  static func tag(_ tag: QuotedPlace, quoted: String) -> Diagnostic {
    Diagnostic(
      .tag, "tags such as \(tag.text) are not supported",
      at: Annotation(tag.span, "a tag in YAML"),
      help: "remove it, or quote the value if '!' is text: \(quoted)",
      note: "the type of a value follows from its place in the manifest")
  }
}
