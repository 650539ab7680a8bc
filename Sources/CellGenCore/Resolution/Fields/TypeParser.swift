/// The reason why text isn't a valid type for a field, with the bytes to point at.
struct TypeProblem: Error {
  /// The kind of problem.
  enum Kind: Equatable {
    /// Something other than a type.
    case missing(found: String)
    /// A bracket without its counterpart.
    case unclosed(String)
    /// More text after a complete type.
    case trailing(String)
    case closure
    case tuple
    /// `any P`, `some P`, `P & Q`: cannot be compared.
    case existential(String)
    case attribute
    /// `T!`
    case implicitOptional
    /// `T??`
    case doubleOptional
    /// A well-known type that isn't `Equatable`, or has no values.
    case notHashable(String)
    case keyword(String)
    case tooDeep
  }

  var kind: Kind
  var range: Range<Int>
}

/// Reads a Swift type expression.
///
///     type      → primary ('?' | '!')*
///     primary   → name ('.' name)* | '[' type (':' type)? ']' | '(' type ')'
///     name      → identifier ('<' type (',' type)* '>')?
///
/// - Shape: `Optional<T>`, `Array<T>`, and `Dictionary<K, V>` become `T?`, `[T]`, and `[K: V]`, which are the
///   same types.
struct TypeParser {
  private var lexer: TypeLexer
  private var token: TypeToken
  private var depth = 0

  init(_ text: String) {
    lexer = TypeLexer(Array(text.utf8))
    token = lexer.next()
  }

  /// Reads a type up to the end of the text or to the `=` of a default.
  ///
  /// - Returns: The type, its bytes, and the offset just past the `=`, if there is one.
  mutating func parse() throws(TypeProblem) -> (
    type: TypeExpression, range: Range<Int>, defaultStart: Int?
  ) {
    let start = token.range.lowerBound
    let (type, end) = try parseType()
    switch token.kind {
    case .end: return (type, start..<end, nil)
    case .mark("="): return (type, start..<end, token.range.upperBound)
    case .mark("->"): throw TypeProblem(kind: .closure, range: start..<lexer.text.count)
    case .mark("&"): throw problem(.existential("&"))
    default: throw problem(.trailing(spelling))
    }
  }

  /// Reads a type; returns it and the offset at which it ends.
  private mutating func parseType() throws(TypeProblem) -> (TypeExpression, Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= 40 else { throw problem(.tooDeep) }
    let start = token.range.lowerBound
    var (type, end) = try parsePrimary()
    while case .mark(let mark) = token.kind, mark == "?" || mark == "!" {
      let range = start..<token.range.upperBound
      if mark == "!" { throw TypeProblem(kind: .implicitOptional, range: range) }
      if type.isOptional {
        throw TypeProblem(kind: .doubleOptional, range: start..<endOfQuestionMarks())
      }
      type = .optional(type)
      end = token.range.upperBound
      token = lexer.next()
    }
    if type.isOptional, type.wrappedOnce.isOptional {
      throw TypeProblem(kind: .doubleOptional, range: start..<end)
    }
    return (type, end)
  }

  /// Returns the end of the run of question marks that includes the current token.
  private mutating func endOfQuestionMarks() -> Int {
    var end = token.range.upperBound
    while token.kind == .mark("?") {
      end = token.range.upperBound
      token = lexer.next()
    }
    return end
  }

  private mutating func parsePrimary() throws(TypeProblem) -> (TypeExpression, Int) {
    switch token.kind {
    case .name: try parseNamed()
    case .mark("["): try parseCollection()
    case .mark("("): try parseParenthesized()
    case .mark("@"): throw problem(.attribute)
    default: throw problem(.missing(found: spelling))
    }
  }

  /// Reads a qualified name; the first name is the current token.
  private mutating func parseNamed() throws(TypeProblem) -> (TypeExpression, Int) {
    let start = token.range.lowerBound
    var end = token.range.upperBound
    var components: [TypeExpression.Component] = []
    while true {
      guard case .name(let name) = token.kind else {
        throw problem(.missing(found: spelling))
      }
      try check(name, isFirst: components.isEmpty, from: start)
      end = token.range.upperBound
      token = lexer.next()
      var component = TypeExpression.Component(name: name)
      if token.kind == .mark("<") { (component.arguments, end) = try parseArguments() }
      components.append(component)
      guard token.kind == .mark(".") else { return (shortened(components), end) }
      token = lexer.next()
    }
  }

  /// Rejects names that aren't types of values.
  private func check(_ name: String, isFirst: Bool, from start: Int) throws(TypeProblem) {
    guard !token.isEscaped else { return }
    if name.utf8.first.map(isDigit) == true || name == "_" {
      throw problem(.missing(found: name))
    }
    switch (name, isFirst) {
    case ("any", true), ("some", true): throw problem(.existential(name))
    case ("Any", true), ("AnyObject", true), ("AnyClass", true), ("Never", true), ("Void", true),
      ("Self", true):
      throw problem(.notHashable(name))
    case ("Type", false), ("Protocol", false), ("self", false):
      throw TypeProblem(
        kind: .notHashable(".\(name)"), range: start..<token.range.upperBound)
    default: break
    }
    if escapedIdentifier(name) != name { throw problem(.keyword(name)) }
  }

  /// Reads `<A, B>`; the current token is `<`.
  private mutating func parseArguments() throws(TypeProblem) -> ([TypeExpression], Int) {
    let open = token.range
    token = lexer.next()
    var arguments: [TypeExpression] = []
    repeat {
      if !arguments.isEmpty { token = lexer.next() }
      if token.kind == .end { throw TypeProblem(kind: .unclosed("<"), range: open) }
      arguments.append(try parseType().0)
    } while token.kind == .mark(",")
    return (arguments, try close(">", opened: "<", at: open))
  }

  /// Reads `[T]` or `[K: V]`; the current token is `[`.
  private mutating func parseCollection() throws(TypeProblem) -> (TypeExpression, Int) {
    let open = token.range
    token = lexer.next()
    let first = try parseType().0
    guard token.kind == .mark(":") else {
      return (.array(first), try close("]", opened: "[", at: open))
    }
    token = lexer.next()
    let value = try parseType().0
    return (.dictionary(key: first, value: value), try close("]", opened: "[", at: open))
  }

  /// Reads `(T)`; the current token is `(`. Tuples, `()`, and closures are problems.
  private mutating func parseParenthesized() throws(TypeProblem) -> (TypeExpression, Int) {
    let open = token.range
    let (end, hasComma, isClosure) = lookPastParenthesis()
    if isClosure { throw TypeProblem(kind: .closure, range: open.lowerBound..<end) }
    if hasComma { throw TypeProblem(kind: .tuple, range: open.lowerBound..<end) }
    token = lexer.next()
    if token.kind == .mark(")") {
      throw TypeProblem(kind: .notHashable("()"), range: open.lowerBound..<end)
    }
    let type = try parseType().0
    if token.kind == .mark(":") {
      throw TypeProblem(kind: .tuple, range: open.lowerBound..<end)
    }
    return (type, try close(")", opened: "(", at: open))
  }

  /// Looks ahead past the `(` at the parser's position, using a copy of the lexer.
  private func lookPastParenthesis() -> (end: Int, hasComma: Bool, isClosure: Bool) {
    var ahead = lexer
    var nesting = 1
    var hasComma = false
    var end = token.range.upperBound
    while nesting > 0 {
      let next = ahead.next()
      end = next.range.upperBound
      switch next.kind {
      case .mark("("), .mark("["), .mark("<"): nesting += 1
      case .mark(")"), .mark("]"), .mark(">"): nesting -= 1
      case .mark(","): hasComma = hasComma || nesting == 1
      case .end: return (end, hasComma, false)
      default: break
      }
    }
    let isClosure: Bool =
      switch ahead.next().kind {
      case .mark("->"), .name("async"), .name("throws"): true
      default: false
      }
    return (isClosure ? lexer.text.count : end, hasComma, isClosure)
  }

  private mutating func close(
    _ closer: String, opened opener: String, at open: Range<Int>
  ) throws(TypeProblem) -> Int {
    switch token.kind {
    case .mark(closer):
      let end = token.range.upperBound
      token = lexer.next()
      return end
    case .end, .mark("="): throw TypeProblem(kind: .unclosed(opener), range: open)
    case .mark("->"):
      throw TypeProblem(kind: .closure, range: open.lowerBound..<lexer.text.count)
    case .mark("&"): throw problem(.existential("&"))
    default: throw problem(.trailing(spelling))
    }
  }

  private func problem(_ kind: TypeProblem.Kind) -> TypeProblem {
    TypeProblem(kind: kind, range: token.range)
  }

  /// The text of the current token.
  private var spelling: String { String(decoding: lexer.text[token.range], as: UTF8.self) }
}

/// Returns a named type, or the shorthand for it.
private func shortened(_ components: [TypeExpression.Component]) -> TypeExpression {
  let isQualified = components.count == 2 && components[0] == .init(name: "Swift")
  guard components.count == 1 || isQualified, let last = components.last else {
    return .named(components)
  }
  let arguments = last.arguments
  return switch (last.name, arguments.count) {
  case ("Optional", 1): .optional(arguments[0])
  case ("Array", 1): .array(arguments[0])
  case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
  default: .named(components)
  }
}

extension TypeExpression {
  /// The type without its outermost optional.
  fileprivate var wrappedOnce: TypeExpression {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }
}
