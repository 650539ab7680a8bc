/// The role of a piece of text.
struct TextUse {
  /// True if it names a symbol or an asset; if not, people read it.
  var isImageName = false
  /// True if it names something that never changes, such as a color asset.
  var isFixedName = false
  /// True if it names a system symbol.
  var isSymbol = false
  /// True if the name of a field is acceptable as text.
  var mayNameField = false
  /// True if it can name fields.
  var hasData = true
  /// True if `none` omits it, because it is one of several texts.
  var mayBeNone = false
  /// The advice if the text can't come from a field.
  var change = "use a custom view for what varies"

  /// True if people read it.
  var isRead: Bool { !isImageName && !mayNameField }

  static let words = TextUse()
  static let assetName = TextUse(isImageName: true)
  static let symbolName = TextUse(isImageName: true, isSymbol: true)
  static let fixedName = TextUse(isFixedName: true)
  /// Text that only tests read, for which a field's name is acceptable.
  static let identifier = TextUse(mayNameField: true)

  /// Returns how a text is used in a state without data.
  static func state(_ use: TextUse) -> TextUse {
    var use = use
    use.hasData = false
    use.change = "for one that varies, write 'view: …' with a view that has a field for it"
    return use
  }
}

extension Resolver {
  /// Reads text in any style, except for the words that other YAML tools read as "no value".
  ///
  /// - Errors: returns nil for anything else, which is reported unless the parser did so. This applies to all
  ///   readers.
  mutating func readText(
    _ node: Node, _ subject: String, for use: TextUse = .words
  ) -> String? {
    switch node.content {
    case .broken: return nil
    case .empty: report(.emptyValue(subject, node))
    case .scalar(let scalar):
      guard isNull(scalar) || isNil(scalar) else {
        if use.isFixedName, fieldInBraces(in: scalar.text) != nil {
          report(.bracesInName(Name(scalar.text, span: node.span), subject))
          return nil
        } else if use.isImageName {
          checkImageName(Name(scalar.text, span: node.span), subject, for: use)
        } else if isTranslation(scalar.text) {
          report(.codeForText(subject, node))
          return nil
        } else {
          checkComment(of: node, subject)
        }
        return scalar.text
      }
      report(.nullText(subject, scalar, at: node.span, mayBeNone: use.mayBeNone))
    case .sequence, .mapping:
      report(
        .wrongKind(
          subject, expected: "text", found: node,
          help: fixedTextHelp(subject, node, use)
            ?? "write text, in quotes if it begins with '[' or '{'"))
    }
    return nil
  }
}

/// Returns help for `{ field: … }` and `{ literal: … }` where only fixed text is allowed.
private func fixedTextHelp(_ subject: String, _ node: Node, _ use: TextUse) -> String? {
  guard case .mapping(let mapping) = node.content else { return nil }
  if let text = mapping["literal"]?.scalar { return "write just \(inYAML(text.text))" }
  if let key = mapping.entries.first?.key.text, key.lowercased().hasPrefix("locali") {
    return "write the text itself, which is looked up in the reader's language, or "
      + "'{ key: …, text: … }' for a key apart from it"
  }
  guard mapping["field"] != nil else { return nil }
  return "write fixed text, as \(subject) cannot come from a field here; \(use.change)"
}

/// Returns the name of a field in braces, as in `{count}.circle`; nil without one.
func fieldInBraces(in text: String) -> String? {
  guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
    return nil
  }
  let name = String(text[text.index(after: open)..<close])
  return isIdentifier(name) ? name : nil
}

/// Returns true if text is Swift code for a localized string.
func isTranslation(_ text: String) -> Bool {
  text.hasPrefix("NSLocalizedString(") || text.hasPrefix("String(localized:")
}

extension Node {
  /// The name in `{ field: name }`.
  fileprivate var namedField: String? {
    guard case .mapping(let mapping) = content, mapping.entries.count == 1 else { return nil }
    return mapping["field"]?.scalar?.text
  }
}

extension Node {
  /// The hexadecimal color whose red, green, and blue are its items, as in `[17, 17, 17]`; nil for another
  /// node.
  fileprivate var colorOfParts: String? {
    guard case .sequence(let list) = content, list.items.count == 3 else { return nil }
    let parts = list.items.compactMap { $0.scalar.flatMap { Double($0.text) } }
    guard parts.count == 3, parts.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let areFractions = parts.allSatisfy { $0 <= 1 } && parts.contains { $0 != $0.rounded() }
    let bytes = areFractions ? parts.map { ($0 * 255).rounded() } : parts
    return Paint(red: bytes[0], green: bytes[1], blue: bytes[2]).digits
  }
}

extension Node {
  /// Returns the given words that are among its items, or all words if there are none.
  fileprivate func words(among words: [String]) -> [String] {
    guard case .sequence(let list) = content else { return words }
    let items = list.items.compactMap(\.scalar?.text).filter(words.contains)
    return items.isEmpty ? words : items
  }
}

extension Resolver {
  /// Reads a name with its span.
  ///
  /// - Parameters:
  ///   - expected: The kind of name.
  ///   - help: The advice for a list or a mapping.
  mutating func readName(
    _ node: Node, _ subject: String, expected: String = "a name",
    help: @autoclosure () -> String = "write one name"
  ) -> Name? {
    switch node.content {
    case .broken: return nil
    case .empty: report(.emptyValue(subject, node))
    case .scalar(let scalar) where !scalar.text.isEmpty:
      return withoutSlashComment(Name(scalar.text, span: node.span), scalar.style)
    default:
      report(
        .wrongKind(
          subject, expected: expected, found: node,
          help: node.namedField.map { "write just '\($0)'" } ?? node.colorOfParts.map {
            "write \"\($0)\""
          }
            ?? help()))
    }
    return nil
  }

  /// Removes a comment in another language's syntax after a name.
  ///
  /// - Errors: `slash-comment`. Text can contain `//`, but names can't.
  private mutating func withoutSlashComment(
    _ name: Name, _ style: Scalar.Style
  ) -> Name {
    guard style == .plain, name.text.utf8.contains(UInt8(ascii: "/")),
      name.span.range.count == name.text.utf8.count,
      let comment = name.text.firstRange(of: " //")
    else { return name }
    let start = Int(name.span.start)
    let sign =
      start + name.text.utf8.distance(from: name.text.startIndex, to: comment.lowerBound) + 1
    let file = Int(name.span.file)
    report(
      .slashComment(
        QuotedPlace(text: "'//'", span: SourceSpan(file: file, start: sign, end: sign + 2))))
    var text = name.text[..<comment.lowerBound]
    while text.last == " " { text.removeLast() }
    return Name(
      String(text), span: SourceSpan(file: file, start: start, end: start + text.utf8.count))
  }

  /// Reads a number in JSON's notation.
  mutating func readNumber(
    _ node: Node, _ subject: String, _ range: Construct.NumberRange,
    help: (Node) -> String? = { _ in nil }
  ) -> Double? {
    guard !node.isBroken, isFixed(node, subject, "a number", help: help) else { return nil }
    guard let scalar = node.scalar, isPlainNumber(scalar), let number = Double(scalar.text),
      number.isFinite
    else {
      report(.notANumber(subject, "a number", node, help: help(node)))
      return nil
    }
    // Swift warns about literals this close to zero, and no length is that small.
    let measure = number.isSubnormal ? 0 : number
    guard range.contains(measure) else {
      report(.outOfRange(subject, range.expectation, node, help: help(node)))
      return nil
    }
    return measure
  }

  /// Reads a whole number without leading zeros.
  mutating func readInteger(
    _ node: Node, _ subject: String, atLeast minimum: Int,
    help: (Node) -> String? = { _ in nil }
  ) -> Int? {
    guard !node.isBroken, isFixed(node, subject, "a whole number") else { return nil }
    guard let scalar = node.scalar, isPlainInteger(scalar) else {
      report(.notANumber(subject, "a whole number", node, help: help(node)))
      return nil
    }
    guard let number = Int(scalar.text), (minimum...Int(Int32.max)).contains(number) else {
      let most = "at most \(Int32.max)"
      let expectation = scalar.text.hasPrefix("-") || scalar.text.utf8.count < 10
      report(.outOfRange(subject, expectation ? "at least \(minimum)" : most, node))
      return nil
    }
    return number
  }

  /// Reads one of a few words, with or without quotes.
  ///
  /// - Parameter other: The advice for a list or a mapping.
  mutating func readChoice(
    _ node: Node, _ subject: String, among words: [String],
    hint: (String) -> String? = { _ in nil }, other: (Node) -> String? = { _ in nil }
  ) -> String? {
    guard isFixed(node, subject, "a word"),
      let name = readName(
        node, subject, expected: "one word",
        help: other(node) ?? "write \(enumeration(node.words(among: words), "or"))")
    else { return nil }
    guard words.contains(name.text) else {
      let help = scope.fields[name.text].map { _ in
        "write one of the words below: no field can decide it here"
      }
      report(.unknownChoice(subject, name, among: words, help: hint(name.text) ?? help))
      return nil
    }
    return name.text
  }

  /// Reads `true` or `false`, without quotes.
  mutating func readFlag(_ node: Node, _ subject: String) -> Bool? {
    guard isFixed(node, subject, "a flag"),
      let name = readName(
        node, subject, expected: "true or false", help: "write true or false")
    else { return nil }
    guard node.scalar?.style == .plain, name.text == "true" || name.text == "false" else {
      report(.notAFlag(subject, name))
      return nil
    }
    return name.text == "true"
  }

  /// Returns true for a fixed value; reports a value that depends on data or a state if neither is allowed.
  private mutating func isFixed(
    _ node: Node, _ subject: String, _ title: String, help: (Node) -> String? = { _ in nil }
  ) -> Bool {
    if node.varies {
      reportNotFixed(subject, title, at: node.span, help: help(node))
    }
    return !node.varies
  }

  /// Reports a value that depends on data or a state if neither is allowed.
  mutating func reportNotFixed(
    _ subject: String, _ title: String, at span: SourceSpan, help: String? = nil
  ) {
    var problem = Diagnostic.valueNotFixed(subject, title, at: span, help: help)
    if let other = scope.helpForFixed {
      problem.help = (problem.help.map { $0 + ", or " } ?? "write ") + other
    }
    report(problem)
  }

  /// Reads the items of a list.
  mutating func readList(_ node: Node, _ subject: String) -> [Node]? {
    switch node.content {
    case .sequence(let sequence): return sequence.items
    case .broken: return nil
    default:
      report(.notAList(subject, found: node))
      return nil
    }
  }
}

/// Returns true if other YAML tools read a scalar as "no value".
package func isNull(_ scalar: Scalar) -> Bool {
  scalar.style == .plain && ["null", "Null", "NULL", "~"].contains(scalar.text)
}

/// Returns true if a scalar is Swift's keyword for no value.
private func isNil(_ scalar: Scalar) -> Bool { scalar.style == .plain && scalar.text == "nil" }

extension Node {
  /// True if it is the word that omits the value of its key.
  var isNone: Bool {
    guard let scalar else { return false }
    return scalar.style == .plain && scalar.text == "none"
  }
}

/// Returns true if a scalar is `-?(0|[1-9][0-9]*)` without quotes.
func isPlainInteger(_ scalar: Scalar) -> Bool {
  guard scalar.style == .plain else { return false }
  let digits = scalar.text.utf8.drop { $0 == UInt8(ascii: "-") }
  return scalar.text.utf8.count - digits.count <= 1 && isCount(digits)
}

/// Returns true if a scalar is a number in JSON's notation, without quotes.
package func isPlainNumber(_ scalar: Scalar) -> Bool {
  guard scalar.style == .plain else { return false }
  var rest = scalar.text.utf8[...]
  if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
  let whole = rest.prefix(while: isDigit)
  guard isCount(whole) else { return false }
  rest = rest.dropFirst(whole.count)
  if rest.first == UInt8(ascii: ".") {
    let fraction = rest.dropFirst().prefix(while: isDigit)
    guard !fraction.isEmpty else { return false }
    rest = rest.dropFirst(fraction.count + 1)
  }
  return rest.isEmpty || isExponent(rest)
}

/// Returns true if text is `e`, an optional sign, and digits.
private func isExponent(_ text: Substring.UTF8View) -> Bool {
  guard text.first == UInt8(ascii: "e") || text.first == UInt8(ascii: "E") else { return false }
  var digits = text.dropFirst()
  if digits.first == UInt8(ascii: "+") || digits.first == UInt8(ascii: "-") {
    digits = digits.dropFirst()
  }
  return !digits.isEmpty && digits.allSatisfy(isDigit)
}

/// Returns true if text is `0|[1-9][0-9]*`.
private func isCount(_ digits: Substring.UTF8View) -> Bool {
  guard let first = digits.first, digits.allSatisfy(isDigit) else { return false }
  return first != UInt8(ascii: "0") || digits.count == 1
}

extension Resolver {
  /// Reports text that can't be the name of an image: a URL, a mapping in quotes, or dots without words
  /// between them.
  mutating func checkImageName(_ name: Name, _ subject: String, for use: TextUse) {
    if name.text.contains("://") {
      report(.urlForImage(name, subject))
    } else if fieldInBraces(in: name.text) != nil {
      // The value of the field is part of the name.
      return
    } else if name.text.hasPrefix("{") {
      report(.bracesForImage(name, subject))
    } else if use.isSymbol, hasEmptyWord(name.text) {
      report(.dotsForImage(name))
    } else if use.isSymbol, name.text.contains(",") {
      report(.commaInSymbol(name, subject))
    } else if use.isSymbol {
      checkSymbol(name)
    }
  }
}

/// Returns true if a symbol's name has a dot with no word on one of its sides.
private func hasEmptyWord(_ name: String) -> Bool {
  name.contains(".") && name.split(separator: ".", omittingEmptySubsequences: false).contains("")
}

extension DiagnosticCode {
  package static let emptyValue = Self("empty-value", .error, .keysAndValues)
  package static let nullText = Self("null-text", .error, .keysAndValues)
  package static let notANumber = Self("not-a-number", .error, .keysAndValues)
  package static let outOfRange = Self("out-of-range", .error, .keysAndValues)
  package static let unknownChoice = Self("unknown-choice", .error, .keysAndValues)
  package static let imageName = Self("image-name", .error, .elements)
}

/// Returns true if a word means true or false in other languages.
func isFlagWord(_ text: String) -> Bool { flagWord(text) != nil }

/// Returns true if a word means UIKit's default for a flag in other languages.
func isDefaultWord(_ text: String) -> Bool {
  let words = ["default", "automatic", "auto", "system", "inherit", "inherited", "unspecified"]
  return words.contains(withoutDot(text).lowercased())
}

/// Returns a word without the leading dot of a Swift member.
private func withoutDot(_ text: String) -> String {
  text.hasPrefix(".") ? String(text.dropFirst()) : text
}

/// Returns the Boolean value that a word means.
private func flagWord(_ text: String) -> String? {
  switch withoutDot(text).lowercased() {
  case "true", "yes", "on", "y", "1": "true"
  case "false", "no", "off", "n", "0", "none": "false"
  default: nil
  }
}

extension Diagnostic {
  static func codeForText(_ subject: String, _ node: Node) -> Diagnostic {
    .wrongKind(
      subject, expected: "text", found: node,
      help: "write just the text: fixed texts are looked up in the reader's language")
  }

  static func urlForImage(_ name: Name, _ subject: String) -> Diagnostic {
    Diagnostic(
      .imageName,
      "\(subject) must be the name of an image, found the URL \(quoted(name.text))",
      at: Annotation(name.span, "no image has this name"),
      help: "declare a field of type URL, and write 'url: …' with it")
  }

  fileprivate static func bracesInName(
    _ name: Name, _ subject: String
  ) -> Diagnostic {
    Diagnostic(
      .imageName,
      "\(subject) must be a name that is always the same, found \(quoted(name.text))",
      at: Annotation(name.span, "nothing is inserted here"),
      help: "write the whole name; to choose between several, write "
        + "'{ field: …, cases: { … } }' one level up, with a field of an enum and one in each case")
  }

  static func bracesForImage(_ name: Name, _ subject: String) -> Diagnostic {
    Diagnostic(
      .imageName,
      "\(subject) must be the name of an image, found \(quoted(name.text))",
      at: Annotation(name.span, "no image has this name"),
      help: "write a name such as 'star'; for an image that varies, write it without quotes: "
        + "'symbol: { field: … }'")
  }

  /// The message for `star, multicolor`, whose second word is meant as a key.
  fileprivate static func commaInSymbol(_ name: Name, _ subject: String) -> Diagnostic {
    let words = name.text.split(separator: ",").map { $0.filter { $0 != " " } }
    let isFlag = words.count == 2 && words[1] == "multicolor"
    return Diagnostic(
      .imageName,
      "the name of a symbol has no commas, found \(quoted(name.text))",
      at: Annotation(name.span, "no symbol has this name"),
      help: "write "
        + (isFlag
          ? quoted("\(subject.dropFirst().dropLast()): \(words[0]), multicolor: true")
          : quoted(words.first ?? "star")))
  }

  static func dotsForImage(_ name: Name) -> Diagnostic {
    let words = name.text.split(separator: ".")
    return Diagnostic(
      .imageName,
      "the name of a symbol has a word on each side of a dot, found \(quoted(name.text))",
      at: Annotation(name.span, "no symbol has this name"),
      help: words.isEmpty
        ? "write the name of a symbol, such as 'star'"
        : "write \(quoted(words.joined(separator: ".")))")
  }

  /// Returns the error about a key without a value, or with a comment in its place.
  static func emptyValue(_ subject: String, _ node: Node) -> Diagnostic {
    node.comment.map { .commentForValue(subject, $0) } ?? .emptyValue(subject, at: node.span)
  }

  static func emptyValue(_ subject: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) has no value",
      at: Annotation(span, "a value is missing"),
      help: "write a value after the ':', or remove the key")
  }

  static func nullText(
    _ subject: String, _ scalar: Scalar, at span: SourceSpan, mayBeNone: Bool = false
  ) -> Diagnostic {
    let word = scalar.text
    return Diagnostic(
      .nullText,
      isNull(scalar)
        ? "\(subject) is empty: YAML reads \(quoted(word)) as no value"
        : "\(subject) must be text, found \(quoted(word))",
      at: Annotation(span, "no text"),
      help: mayBeNone
        ? "write 'none' for nothing in this case, or \"\(word)\" for this text"
        : "write \"\(word)\" for this text, or "
          + (isNull(scalar) ? "\"\" for empty text" : "leave out \(subject)"),
      fix: mayBeNone ? Fix(span, replacement: "none") : nil)
  }

  static func notANumber(
    _ subject: String, _ expected: String, _ node: Node, help: String? = nil
  ) -> Diagnostic {
    let remedy = node.scalar.flatMap { numberRemedy($0) }
    return Diagnostic(
      .notANumber,
      "\(subject) must be \(expected), found \(node.described)",
      at: Annotation(node.span, "expected \(expected)"),
      help: remedy.map(\.help) ?? help
        ?? "write \(expected), such as \(subject == "'aspectRatio'" ? "1.5" : "8")",
      fix: remedy?.replacement.map { Fix(node.span, replacement: $0) })
  }

  static func outOfRange(
    _ subject: String, _ expectation: String, _ node: Node, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .outOfRange,
      "\(subject) must be \(expectation), found \(node.described)",
      at: Annotation(node.span, "not \(expectation)"),
      help: help ?? "write a number that is \(expectation)")
  }

  static func unknownChoice(
    _ subject: String, _ name: Name, among words: [String], help: String? = nil, note: String? = nil
  ) -> Diagnostic {
    let member = words.first { name.text == "." + $0 }
    let near = member.map { [$0] } ?? Suggestion.names(near: name.text, among: words)
    let longer = words.filter { name.text.count > 2 && $0.hasPrefix(name.text) }
    return Diagnostic(
      .unknownChoice,
      "\(subject) cannot be \(quoted(name.text))",
      at: Annotation(name.span, "not one of the choices"),
      help: help ?? member.map { "write '\($0)', without the dot" }
        ?? Suggestion.help(near: name.text, among: words)
        ?? (longer.count == 1
          ? "did you mean '\(longer[0])'?"
          : words.count == 1
            ? "write '\(words[0])', or remove the key" : "use one of the choices below"),
      note: note
        ?? (words.count == 1
          ? "\(subject) is always \(quoted(words[0]))"
          : "\(subject) is \(words.count == 2 ? "either" : "one of") \(enumeration(words, "or"))"),
      fix: help != nil
        ? nil : member.map { Fix(name.span, replacement: $0) } ?? Fix(slip: name, near: near))
  }

  /// Returns the error about a value that isn't a flag.
  ///
  /// - Parameters:
  ///   - words: The allowed words.
  ///   - mayBeField: True if a field can supply the value.
  static func notAFlag(
    _ subject: String, _ name: Name, words: [String] = ["true", "false"], mayBeField: Bool = false
  ) -> Diagnostic {
    let isDefault = isDefaultWord(name.text)
    let meant = flagWord(name.text) ?? (isDefault ? words.first { $0 == "default" } : nil)
    let isInQuotes = words.contains(name.text)
    return Diagnostic(
      .unknownChoice,
      "\(subject) cannot be \(quoted(name.text))",
      at: Annotation(name.span, isInQuotes ? "text, in quotes" : "neither true nor false"),
      help: meant.map { "write \($0)\(isInQuotes ? ", without quotes" : "")" }
        ?? (mayBeField
          ? "write true or false, or name a Bool field"
          : isDefault ? "remove the key, which leaves it to UIKit" : "write true or false"),
      note:
        "\(subject) is \(words.dropLast().joined(separator: ", ")) or \(words.last ?? ""), without quotes",
      fix: meant.map { Fix(name.span, replacement: $0) })
  }

  static func notAList(_ subject: String, found node: Node) -> Diagnostic {
    let text = node.scalar.map(\.text)
    let help =
      text.map { text in
        text.hasPrefix("-") && text.utf8.count > 1
          ? "did you mean '- \(text.dropFirst())'? a list item begins with '-' and a space"
          : "write [\(text)]"
      } ?? "write '- ' before each item, or [ ] around them"
    return .wrongKind(subject, expected: "a list", found: node, help: help)
  }
}

/// The words for numbers, starting at 0.
private let numberWords = [
  "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
]

/// Returns the number in `80pt`, `2 lines`, and the like, and whether its unit is the key's own.
func numberWithUnit(_ scalar: Scalar) -> (digits: String, isUsual: Bool)? {
  let usual = ["pts", "pt", "points", "point", "lines", "line", "columns", "column"]
  let units = usual + ["cells", "items", "rows", "px", "dp", "rem", "em", "pixels"]
  let text = scalar.text
  guard let unit = units.first(where: { text.lowercased().hasSuffix($0) }) else { return nil }
  var digits = text.dropLast(unit.count)
  while digits.last == " " { digits.removeLast() }
  guard isPlainNumber(Scalar(text: String(digits), style: .plain)) else { return nil }
  return (String(digits), usual.contains(unit))
}

/// Returns what to write instead of a scalar that looks like a number to people but not to YAML 1.2.
func numberRemedy(_ scalar: Scalar) -> (help: String, replacement: String?)? {
  if let number = numberWords.firstIndex(of: scalar.text.lowercased()) {
    return ("write '\(number)'", String(number))
  }
  if let number = numberWithUnit(scalar) {
    return ("write '\(number.digits)', without a unit", number.isUsual ? number.digits : nil)
  }
  if isPlainNumber(scalar), Double(scalar.text)?.isInfinite == true {
    return ("write a smaller number", nil)
  }
  var number = scalar.text.filter { $0 != "_" }
  let parts = number.split(separator: ",", omittingEmptySubsequences: false)
  // Three digits after a comma could be thousands.
  if parts.count == 2, parts[1].count != 3 { number = parts.joined(separator: ".") }
  if number.hasPrefix(".") { number = "0" + number }
  if number.hasSuffix(".") { number.removeLast() }
  if number.hasPrefix("+") { number.removeFirst() }
  while number.hasPrefix("0"), number.utf8.dropFirst().first.map(isDigit) == true {
    number.removeFirst()
  }
  guard isPlainNumber(Scalar(text: number, style: .plain)) else { return nil }
  if scalar.style != .plain && number == scalar.text {
    return ("remove the quotes: \(number)", number)
  }
  return scalar.text == number
    ? ("write a whole number, without a fraction", nil) : ("write \(number)", number)
}
