/// `tags: [String]?` and `scores: [String: Int]`: a Swift type that begins with a bracket, which is a list in
/// YAML.
@Sendable func typeInBrackets(_ mistake: Mistake) -> Advice? {
  let (bytes, start) = (mistake.text.bytes, mistake.text.start)
  switch mistake.code {
  case .pairInList:
    return mistake.typeOfBrackets.map {
      quoteType($0, label: "turns the text before it into a key")
    }
  case .missingComma, .textAfterBracket:
    let type =
      mistake.typeOfBrackets ?? bytes.bracketedType(start, inFlow: !mistake.brackets.isEmpty)
    return type.map { quoteType($0) }
  default: return nil
  }
}

private func quoteType(_ type: QuotedPlace, label: String? = nil) -> Advice {
  let quoted = "\"\(type.text)\""
  return Advice(
    help: "put the whole type in quotes: \(quoted)",
    fix: Diagnostic.Fix(type.span, replacement: quoted), label: label)
}

/// `[String: Some.Type<…>]`: a dictionary that is too complex for ``typeInBrackets(_:)``.
@Sendable func dictionaryType(_ mistake: Mistake) -> Advice? {
  let text = mistake.text
  guard mistake.code == .pairInList, let open = mistake.brackets.last,
    text.bytes.afterSpaces(open + 1) == text.start, isUpper(text.bytes.base[text.start]),
    let rest = text.bytes.restOfList(open, colon: Int(mistake.place.start)),
    // A name that begins in lower case is not a type: `[Theme.ink: black]`.
    rest.split(separator: ":").dropFirst().first?.first(where: { $0 != " " })?.isLowercase != true
  else { return nil }
  return Advice(help: "put the whole type in quotes: \"[\(rest)]\"")
}

/// `[String]? = nil` inside other brackets: a Swift operator after a type.
@Sendable func typeBeforeSign(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .missingComma else { return nil }
  let (bytes, place) = (mistake.text.bytes, mistake.place.range)
  let type = mistake.text.excerpt
  switch bytes.byte(place.lowerBound) {
  case Byte.openBracket:
    let end = (place.lowerBound..<bytes.lineEnd(place.lowerBound))
      .first { bytes.byte($0) == Byte.closeBracket }
    return end.flatMap { Diagnostic.collectionHelp(type + bytes.text(place.lowerBound, $0 + 1)) }
      .map { Advice(help: $0) }
  case Byte.question: return Advice(help: "quote the whole value: \"\(type)?\"")
  case Byte.equals where place.count == 1:
    if let whole = mistake.text.quotedTypeWithDefault(after: place.lowerBound) {
      return Advice(help: "move the default into the quotes: \(whole)")
    }
    return Advice(help: "quote the whole value: \"\(type) = …\"")
  case Byte.doubleQuote where type.hasPrefix("\"") && type.hasSuffix("= \""):
    // The default is inside the quotes around the value, as in "String = """.
    let rest = mistake.text.bytes.excerpt(place.lowerBound, place.upperBound)
    guard rest.count == 2 else { return nil }
    return Advice(help: "put single quotes around it: '\(type.dropFirst().dropLast())\(rest)'")
  default: return nil
  }
}

/// `{ names: Dictionary<String, Int> }`: a generic type, whose comma ends the entry.
@Sendable func typeWithComma(_ mistake: Mistake) -> Advice? {
  guard mistake.code == .missingValue, !mistake.text.isEmpty,
    mistake.text.excerpt.hasSuffix(">")
  else { return nil }
  return Advice(help: "quote the preceding value if the comma is part of it")
}

extension TextPlace {
  /// `"String" = ""`: a type in quotes, with its default moved inside them; nil for a type without quotes.
  ///
  /// - Parameter sign: the offset of `=`.
  fileprivate func quotedTypeWithDefault(after sign: Int) -> String? {
    guard let quote = excerpt.first, quote == "\"" || quote == "'", excerpt.last == quote,
      excerpt.utf8.count > 2
    else { return nil }
    let valueStart = bytes.afterSpaces(sign + 1)
    var valueEnd = bytes.flowWordEnd(valueStart)
    let first = bytes.byte(valueStart)
    if first == Byte.doubleQuote || first == Byte.singleQuote {
      let line = (valueStart + 1)..<bytes.lineEnd(valueStart)
      guard let close = line.first(where: { bytes.base[$0] == first }) else { return nil }
      valueEnd = close + 1
    }
    var value = bytes.excerpt(valueStart, valueEnd)
    if first == Byte.singleQuote { value = "\"\(value.dropFirst().dropLast())\"" }
    let outer = value.contains("\"") ? "'" : "\""
    return "\(outer)\(excerpt.dropFirst().dropLast()) = \(value)\(outer)"
  }
}

extension Mistake {
  /// The type that was written, where YAML reads lists around the text.
  fileprivate var typeOfBrackets: QuotedPlace? {
    var outermost = brackets.count
    while outermost > 0, text.bytes.base[brackets[outermost - 1]] == Byte.openBracket {
      outermost -= 1
    }
    guard outermost < brackets.count else { return nil }
    return text.bytes.bracketedType(brackets[outermost], inFlow: outermost > 0)
  }
}

extension ManifestBytes {
  /// The type at an offset with its question marks and default, if its extent is clear.
  ///
  ///     type → '[' type (':' type)? ']' '?'* ('=' default)?       names begin with a capital
  ///
  /// - Parameter inFlow: true if it is inside other brackets.
  fileprivate func bracketedType(_ start: Int, inFlow: Bool) -> QuotedPlace? {
    guard byte(start) == Byte.openBracket, var index = typeEnd(start) else { return nil }
    while byte(index) == Byte.question { index += 1 }
    let sign = afterSpaces(index)
    if byte(sign) == Byte.equals {
      guard let defaultEnd = defaultEnd(afterSpaces(sign + 1)) else { return nil }
      index = defaultEnd
    }
    guard endsValue(index, inFlow: inFlow), byte(afterSpaces(index)) != Byte.colon else {
      return nil
    }
    return QuotedPlace(text: text(start, index), span: span(start, index))
  }

  /// The end of the brackets at an offset, if they contain only type names and their punctuation.
  private func typeEnd(_ start: Int) -> Int? {
    var (index, brackets, angles) = (start, 0, 0)
    repeat {
      switch byte(index) {
      case Byte.openBracket, Byte.colon:
        let next = byte(afterSpaces(index + 1))
        guard next == Byte.openBracket || isUpper(next) else { return nil }
        if base[index] == Byte.openBracket { brackets += 1 }
      case Byte.closeBracket: brackets -= 1
      case Byte.less: angles += 1
      case Byte.greater: angles -= 1
      case Byte.comma: guard angles > 0 else { return nil }
      case Byte.question, Byte.dot, Byte.space: break
      default: guard index < end, isWordByte(base[index]) else { return nil }
      }
      index += 1
    } while brackets > 0
    return index
  }

  /// The end of `[]`, `[:]`, `nil` or `.member`.
  private func defaultEnd(_ start: Int) -> Int? {
    for word: StaticString in ["[]", "[:]"] where starts(start, with: word) {
      return start + word.utf8CodeUnitCount
    }
    var index = byte(start) == Byte.dot ? start + 1 : start
    while index < end, isWordByte(base[index]) { index += 1 }
    return index > start + 1 ? index : nil
  }
}
