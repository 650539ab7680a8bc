/// A place after an item or an entry in brackets, where `,` or the closing bracket is expected.
struct PlaceAfterItem {
  var bytes: ManifestBytes
  /// The item or entry before it.
  var item: SourceSpan
  var position: Int
  /// The offset of the innermost bracket.
  var open: Int

  /// The byte found instead.
  var sign: UInt8 { bytes.byte(position) }

  /// The item, as shown in a message.
  var itemExcerpt: String { bytes.excerpt(Int(item.start), Int(item.end)) }

  /// The word found instead, for a message.
  var word: QuotedPlace { bytes.quoted(position, bytes.flowWordEnd(position)) }
}

extension Parser {
  /// Reports text where `,` or the closing bracket is expected.
  ///
  /// - Errors: `missing-comma`, and those of the slips.
  mutating func reportNoComma(_ open: Int, after item: SourceSpan) {
    let place = PlaceAfterItem(bytes: bytes, item: item, position: position, open: open)
    let closer = bytes.excerpt(of: bytes.closer(of: open))
    let diagnostic =
      slips.placesAfterItem.answer(place) ?? .missingComma(place.word, after: item, closer: closer)
    report(diagnostic, about: item.range)
  }
}

/// `[title}`: the wrong closing bracket.
@Sendable func mismatchedBracket(_ place: PlaceAfterItem) -> Diagnostic? {
  guard place.sign == Byte.closeBracket || place.sign == Byte.closeBrace else { return nil }
  let (bytes, open) = (place.bytes, place.open)
  return .mismatchedBracket(
    bytes.quoted(place.position, place.position + 1), opening: bytes.quoted(open, open + 1),
    closer: bytes.excerpt(of: bytes.closer(of: open)))
}

/// `[title: Hello]`: an entry without braces in a list.
@Sendable func pairInList(_ place: PlaceAfterItem) -> Diagnostic? {
  let (bytes, open, colon) = (place.bytes, place.open, place.position)
  guard place.sign == Byte.colon, bytes.base[open] == Byte.openBracket else { return nil }
  let isFirst = bytes.afterSpaces(open + 1) == Int(place.item.start)
  return .pairInList(
    at: bytes.span(colon, colon + 1), key: place.itemExcerpt,
    rest: isFirst ? bytes.restOfList(open, colon: colon) : nil)
}

/// `{ title: a: b }`: a second colon in an entry.
@Sendable func secondColon(_ place: PlaceAfterItem) -> Diagnostic? {
  guard place.sign == Byte.colon else { return nil }
  let next = place.bytes.afterSpaces(place.position + 1)
  return .twoColons(
    at: place.bytes.span(place.position, place.position + 1), after: place.itemExcerpt,
    isEnd: place.bytes.isLineEnd(next) || isFlowIndicator(place.bytes.byte(next)))
}

/// `['It's here']` and `["Say "hi" to me"]`: a quote inside the text that ends it early.
@Sendable func quoteInside(_ place: PlaceAfterItem) -> Diagnostic? {
  let quote = place.bytes.base[Int(place.item.start)]
  guard place.position == Int(place.item.end), isWordByte(place.sign),
    quote == Byte.singleQuote || quote == Byte.doubleQuote
  else { return nil }
  return .quoteInside(place.word, after: place.item, isApostrophe: quote == Byte.singleQuote)
}

/// `[${title}]`: a placeholder in shell syntax.
@Sendable func dollarBraces(_ place: PlaceAfterItem) -> Diagnostic? {
  guard place.sign == Byte.openBrace, place.position == Int(place.item.end),
    place.itemExcerpt.hasSuffix("$")
  else { return nil }
  let bytes = place.bytes
  let textEnd = bytes.templateEnd(place.position, bytes.contentEnd(place.position))
  return .templateBraces(
    place.word, name: nil, quoted: "\"\(bytes.excerpt(Int(place.item.start), textEnd))\"")
}

extension ManifestBytes {
  /// The text between the brackets of a list on one line that contains a colon.
  func restOfList(_ open: Int, colon: Int) -> String? {
    let lineEnd = lineEnd(colon)
    guard let close = (colon..<lineEnd).first(where: { base[$0] == Byte.closeBracket }) else {
      return nil
    }
    var start = open + 1
    var textEnd = close
    while start < textEnd, base[start] == Byte.space { start += 1 }
    while textEnd > start, base[textEnd - 1] == Byte.space { textEnd -= 1 }
    return excerpt(start, textEnd)
  }

  /// The end of a word in a flow collection, for a message.
  func flowWordEnd(_ start: Int) -> Int {
    var index = start
    while index < end, !isSeparated(index), !isFlowIndicator(base[index]) { index += 1 }
    return max(index, min(start + 1, end))
  }
}

extension DiagnosticCode {
  package static let mismatchedBracket = Self("mismatched-bracket", .error, .brackets)
  package static let pairInList = Self("pair-in-list", .error, .brackets)
  package static let missingComma = Self("missing-comma", .error, .brackets)
}

extension Diagnostic {
  static func mismatchedBracket(
    _ found: QuotedPlace, opening: QuotedPlace, closer: String
  ) -> Diagnostic {
    Diagnostic(
      .mismatchedBracket, "\(found.text) does not close \(opening.text)",
      at: Annotation(found.span, "expected ',' or '\(closer)'"),
      also: [Annotation(opening.span, "opened here")],
      help: "write '\(closer)' here")
  }

  /// - Parameter rest: everything between the brackets, if the pair comes first.
  static func pairInList(
    at span: SourceSpan, key: String, rest: String?
  ) -> Diagnostic {
    var help = "write {\(key): …}, or quote the text if the colon is part of it"
    if let rest {
      help =
        isMapping(rest)
        ? pairRemedy(rest)
        : "put each pair in braces: '[{ \(firstItem(of: rest) ?? "\(key): …") }, …]'"
    }
    return Diagnostic(
      .pairInList, "a 'key: value' pair in a list needs braces",
      at: Annotation(span, "makes '\(key)' a key"), help: help)
  }

  /// Help to write pairs with different keys, which can be meant as a list or as one mapping.
  private static func pairRemedy(_ pairs: String) -> String {
    let items = pairs.split(separator: ",").map { "{ \($0.drop { $0 == " " }) }" }
    return
      "write '[\(items.joined(separator: ", "))]' for a list, or '{ \(pairs) }' for keys and values"
  }

  /// Returns true if a list contains pairs with different keys, which braces would turn into a mapping.
  private static func isMapping(_ list: String) -> Bool {
    guard firstItem(of: list) != nil else { return false }
    let items = list.split(separator: ",").map { $0.split(separator: ":") }
    return items.allSatisfy { $0.count > 1 }
      && Set(items.map { $0[0].drop { $0 == " " } }).count == items.count
  }

  /// The text of the first item of a list; nil if brackets in it may contain commas.
  private static func firstItem(of list: String) -> Substring? {
    list.contains { "{[\"'".contains($0) } ? nil : list.prefix { $0 != "," }
  }

  /// - Parameter isEnd: true if nothing follows the second colon.
  static func twoColons(at span: SourceSpan, after text: String, isEnd: Bool) -> Diagnostic {
    let words = text.split(separator: " ")
    var help = "quote the value if the colon is part of it, or put braces around the inner entry"
    if isEnd {
      help = "quote the value if the colon is part of it: \"\(text):\""
    } else if text.contains(";") {
      help = "separate entries with ',', not ';'"
    } else if words.count > 1, let next = words.last {
      help = "put ',' before '\(next)', or quote the value if the colon is part of it"
    }
    return Diagnostic(
      .nestedKey, "a second ':' in one entry",
      at: Annotation(span, "expected ',' or '}'"), help: help)
  }

  static func missingComma(
    _ found: QuotedPlace, after item: SourceSpan, closer: String
  ) -> Diagnostic {
    Diagnostic(
      .missingComma, "expected ',' or '\(closer)' before \(found.text)",
      at: Annotation(found.span, "another value starts here"),
      also: [Annotation(item, "after this value")],
      help: "put a comma between the two, or quote both together if they are one value")
  }

  /// The message for `'It's here'`, whose apostrophe ends the text, and for `"Say "hi""`.
  static func quoteInside(
    _ rest: QuotedPlace, after text: SourceSpan, isApostrophe: Bool
  ) -> Diagnostic {
    Diagnostic(
      .textAfterQuote, "found \(rest.text) after a closing quote",
      at: Annotation(rest.span, "not part of the quoted text"),
      also: [Annotation(text, "the text ends here")],
      help: isApostrophe
        ? "write '' for an apostrophe, or put the text in double quotes"
        : "write \\\" for a quote inside the text, or put the text in single quotes")
  }
}
