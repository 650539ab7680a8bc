/// A Swift expression in place of a value, such as `isOn ? "On" : "Off"`, `!isRead` or `user.name`.
///
///     choice  → binary (' ? ' branch ' : ' branch)?
///     branch  → choice | words
///     binary  → unary (' ' operator ' ' unary)*       by their levels
///     unary   → ('!' | 'not ')? postfix
///     postfix → primary ('.' name | '?.' name | '(' arguments ')' | '!')*
///     primary → name | number | text | '.' name | '(' choice ')'
///
/// It covers only what authors have written in manifests. Any other text is a text, a name or a constant.
struct WrittenExpression: Hashable {
  indirect enum Kind: Hashable {
    case name(String)
    case number
    /// A text in quotes, or one with interpolations.
    case string([Piece])
    /// The owner is nil in `.red`.
    case member(WrittenExpression?, String)
    case call(WrittenExpression, [WrittenExpression])
    case not(WrittenExpression)
    case binary(WrittenExpression, String, WrittenExpression)
    case choice(WrittenExpression, WrittenExpression, WrittenExpression)
    /// A branch of a choice that is not an expression.
    case words
  }

  enum Piece: Hashable {
    case words(String)
    case value(WrittenExpression)
  }

  var kind: Kind
  /// The source text of the expression.
  var text: String

  /// - Parameter isField: returns true if a name is that of a field, rather than of the owner of fields, as
  ///   in `data.title`.
  /// - Returns: nil for a text that is not an expression as a whole.
  init?(_ text: String, isField: (String) -> Bool = { _ in false }) {
    // Nobody writes a longer one by hand, and each part keeps its text.
    guard text.utf8.count <= 1000 else { return nil }
    var parser = ExpressionParser(text)
    if let expression = parser.choice(), parser.isAtEnd {
      self = expression.withoutOwners(isField)
      return
    }
    guard text.contains("\\("), let pieces = ExpressionParser.pieces(of: text) else { return nil }
    self = WrittenExpression(kind: .string(pieces), text: text).withoutOwners(isField)
  }

  init(kind: Kind, text: String) {
    (self.kind, self.text) = (kind, text)
  }
}

extension WrittenExpression {
  /// True for anything more than a name, a constant or a text.
  var isCode: Bool {
    switch kind {
    case .name(let name): name != text
    case .member(let owner, _): owner != nil
    case .string(let pieces): pieces.contains { if case .value = $0 { true } else { false } }
    case .number, .words: false
    case .call, .not, .binary, .choice: true
    }
  }

  /// The names of the values that it uses.
  var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .member(let owner, _): owner?.names ?? []
    case .call(let callee, let arguments):
      (callee.isName ? [] : callee.names) + arguments.flatMap(\.names)
    case .not(let other): other.names
    case .binary(let left, _, let right): left.names + right.names
    case .choice(let condition, let value, let other):
      condition.names + value.names + other.names
    case .string(let pieces):
      pieces.flatMap { if case .value(let value) = $0 { value.names } else { [String]() } }
    case .number, .words: []
    }
  }

  /// Its name, if it is one; nil for another expression.
  var name: String? { if case .name(let name) = kind { name } else { nil } }

  private var isName: Bool { name != nil }

  /// True for a text in quotes without interpolations.
  var isLiteral: Bool {
    switch kind {
    case .string: !isCode
    default: false
    }
  }

  var isChoice: Bool { if case .choice = kind { true } else { false } }

  /// The name of a case, as in `.photo` and `Kind.photo`; nil for another expression.
  var caseName: String? {
    guard case .member(let owner, let name) = kind else { return nil }
    return owner?.name.map { $0.first?.isUppercase == true } ?? (owner == nil) ? name : nil
  }

  /// The expression without the owners that hold fields in other languages, such as `data` in `data.title`.
  fileprivate func withoutOwners(_ isField: (String) -> Bool) -> WrittenExpression {
    func inner(_ other: WrittenExpression) -> WrittenExpression { other.withoutOwners(isField) }
    var expression = self
    switch kind {
    case .name(let name) where name.hasPrefix("$"):
      expression.kind = .name(String(name.dropFirst()))
    case .member(let owner?, let name):
      let owned = owner.name.map { owners.contains($0) && !isField($0) } ?? false
      expression.kind = owned ? .name(name) : .member(inner(owner), name)
    case .call(let callee, let arguments):
      expression.kind = .call(inner(callee), arguments.map(inner))
    case .not(let other): expression.kind = .not(inner(other))
    case .binary(let left, let sign, let right):
      expression.kind = .binary(inner(left), sign, inner(right))
    case .choice(let condition, let value, let other):
      expression.kind = .choice(inner(condition), inner(value), inner(other))
    case .string(let pieces):
      expression.kind = .string(
        pieces.map { if case .value(let value) = $0 { .value(inner(value)) } else { $0 } })
    case .name, .number, .member, .words: break
    }
    return expression
  }
}

/// The names of a view's data in other languages and architectures.
private let owners: Set = [
  "data", "self", "this", "viewData", "props", "item", "model", "viewModel",
]

/// A cursor over the characters of an expression.
private struct ExpressionParser {
  private let text: [Character]
  private var position = 0
  /// The number of choices, brackets, arguments and texts around the current position.
  private var depth: Int

  init(_ text: String, depth: Int = 0) {
    self.text = Array(text)
    self.depth = depth
  }

  var isAtEnd: Bool { position == text.count }

  private var next: Character? { isAtEnd ? nil : text[position] }

  /// Returns the text that was read since an offset.
  private func read(since start: Int) -> String { String(text[start..<position]) }

  private func hasNext(_ sign: String) -> Bool { text[position...].starts(with: sign) }

  private mutating func take(_ sign: String) -> Bool {
    guard hasNext(sign) else { return false }
    position += sign.count
    return true
  }

  mutating func choice() -> WrittenExpression? {
    let start = position
    // Nobody nests as deeply by hand, and each level takes space on the stack.
    depth += 1
    defer { depth -= 1 }
    guard depth < 20, let condition = binary(above: 0) else { return nil }
    guard take(" ? ") else { return condition }
    guard let value = branch(before: " : "), take(" : "), let other = branch(before: nil) else {
      return nil
    }
    return WrittenExpression(kind: .choice(condition, value, other), text: read(since: start))
  }

  /// Reads a branch of a choice, which may be text without quotes.
  ///
  /// - Parameter sign: the sign that follows it; nil for the end of the text.
  private mutating func branch(before sign: String?) -> WrittenExpression? {
    let start = position
    if let value = choice(), sign.map(hasNext) ?? (isAtEnd || next == ")" || hasNext(" : ")) {
      return value
    }
    position = start
    while !isAtEnd, !(sign.map(hasNext) ?? false) {
      if "?:[]{}()#\"'".contains(text[position]) { return nil }
      position += 1
    }
    return position == start ? nil : WrittenExpression(kind: .words, text: read(since: start))
  }

  /// - Parameter level: the precedence of the operators before it.
  private mutating func binary(above level: Int) -> WrittenExpression? {
    let start = position
    guard var left = unary() else { return nil }
    while let (sign, next) = operators.first(where: { $0.level > level && hasNext(" \($0.sign) ") }
    ) {
      let end = position
      position += sign.count + 2
      guard let right = binary(above: next) else {
        position = end
        break
      }
      left = WrittenExpression(kind: .binary(left, sign, right), text: read(since: start))
    }
    return left
  }

  private mutating func unary() -> WrittenExpression? {
    let start = position
    guard take("!") || take("not ") else { return postfix() }
    return postfix().map { WrittenExpression(kind: .not($0), text: read(since: start)) }
  }

  private mutating func postfix() -> WrittenExpression? {
    let start = position
    guard var expression = primary() else { return nil }
    while !isAtEnd {
      if hasNext("(") {
        guard let arguments = arguments() else { return nil }
        expression.kind = .call(expression, arguments)
      } else if hasNext("."), position + 1 < text.count || hasNext("?.") {
        position += 1
        guard let name = identifier() else { return nil }
        expression.kind = .member(expression, name)
      } else if hasNext("?.") || hasNext("!.") {
        position += 2
        guard let name = identifier() else { return nil }
        expression.kind = .member(expression, name)
      } else if next == "!" {
        position += 1
      } else {
        break
      }
      expression.text = read(since: start)
    }
    return expression
  }

  private mutating func arguments() -> [WrittenExpression]? {
    position += 1
    var arguments: [WrittenExpression] = []
    while !take(")") {
      let start = position
      if identifier() == nil || !take(": ") { position = start }
      guard let argument = choice() else { return nil }
      arguments.append(argument)
      guard hasNext(")") || take(", ") else { return nil }
    }
    return arguments
  }

  private mutating func primary() -> WrittenExpression? {
    let start = position
    switch next {
    case "\"": return literal()
    case "(":
      position += 1
      guard let inner = choice(), take(")") else { return nil }
      return WrittenExpression(kind: inner.kind, text: read(since: start))
    case ".":
      position += 1
      return identifier().map {
        WrittenExpression(kind: .member(nil, $0), text: read(since: start))
      }
    case let sign? where sign == "-" || sign.isASCII && sign.isNumber:
      return number()
    default:
      let isBinding = take("$")
      return identifier().map {
        WrittenExpression(kind: .name((isBinding ? "$" : "") + $0), text: read(since: start))
      }
    }
  }

  private mutating func number() -> WrittenExpression? {
    let start = position
    if next == "-" { position += 1 }
    while let sign = next, sign.isASCII, sign.isNumber || sign == "." { position += 1 }
    let digits = read(since: start)
    return Double(digits) != nil && digits.last != "."
      ? WrittenExpression(kind: .number, text: digits) : nil
  }

  private mutating func identifier() -> String? {
    let start = position
    while let sign = next, sign.isLetter || sign.isNumber || sign == "_" { position += 1 }
    let name = read(since: start)
    return isIdentifier(name) ? name : nil
  }

  /// Reads a text in quotes.
  private mutating func literal() -> WrittenExpression? {
    let start = position
    position += 1
    var depth = 0
    while let sign = next, sign != "\"" || depth > 0 {
      if take("\\(") {
        depth += 1
      } else {
        if depth > 0, sign == "(" { depth += 1 }
        if depth > 0, sign == ")" { depth -= 1 }
        position += sign == "\\" && position + 1 < text.count ? 2 : 1
      }
    }
    guard take("\""),
      let pieces = Self.pieces(of: String(text[start + 1..<position - 1]), depth: self.depth)
    else { return nil }
    return WrittenExpression(kind: .string(pieces), text: read(since: start))
  }

  /// The parts of a text with interpolations; nil if one of them is not an expression.
  ///
  /// - Parameter depth: the number of choices, brackets, arguments and texts around it.
  static func pieces(of text: String, depth: Int = 0) -> [WrittenExpression.Piece]? {
    var pieces: [WrittenExpression.Piece] = []
    var rest = text[...]
    while let sign = rest.firstRange(of: "\\(") {
      if sign.lowerBound > rest.startIndex {
        pieces.append(.words(String(rest[..<sign.lowerBound])))
      }
      var parser = ExpressionParser(String(rest[sign.upperBound...]), depth: depth)
      guard let value = parser.choice(), parser.take(")") else { return nil }
      pieces.append(.value(value))
      rest = String(parser.text[parser.position...])[...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }
}

/// The binary operators; a higher level binds more tightly.
private let operators: [(sign: String, level: Int)] = [
  ("||", 1), ("&&", 2), ("==", 3), ("!=", 3), ("<=", 3), (">=", 3), ("<", 3), (">", 3), ("??", 4),
  ("+", 5), ("-", 5), ("*", 6), ("/", 6),
]
