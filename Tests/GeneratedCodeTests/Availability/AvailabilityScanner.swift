/// Finds names in Swift source that are newer than the iOS for which the source is.
///
/// Off Apple's platforms the compiler knows of no versions: `if #available(iOS 15, *)` is always true
/// there, and what stands outside is not checked. So this goes by the text:
///
///     if #available(iOS 15, *) {
///       snapshot.reconfigureItems(ids)      // fine
///     }
///     snapshot.reconfigureItems(ids)        // reported for every floor below 15
///
/// It knows `if`, `while` and `guard #available`, in the rest of their conditions too, and
/// `@available(iOS …)` on declarations. Everything else is reported rather than overlooked, what is in an
/// `else` of `#unavailable` among it.
struct AvailabilityScanner {
  /// A name outside a scope of its version.
  struct Use: Hashable, Sendable, CustomStringConvertible {
    var name: String
    var version: Double
    var line: Int
    /// What may be used there.
    var available: Double

    var description: String {
      "\(line): '\(name)' needs iOS \(version.short), only iOS \(available.short) is certain"
    }
  }

  /// The names by their first token.
  private let names: [String: [NewerName]]
  private let tokens: [SwiftToken]
  private var uses: [Use] = []
  private var position = 0
  private var parentheses = 0
  private var scopes: [Scope]
  private var conditions: [Condition] = []
  private var declaration: Declaration?
  /// What the rest of a scope may use once the `else` that comes now has been left.
  private var guarded: Double?

  /// What stands in braces.
  private struct Scope {
    var version: Double
    /// What the scope around may use afterwards: this is the `else` of a guard.
    var guarded: Double?
  }

  /// A condition that is being read.
  private struct Condition {
    var isGuard: Bool
    var version: Double
    var parentheses: Int
  }

  /// A declaration with an `@available`, up to its body.
  private struct Declaration {
    var version: Double
    var parentheses: Int
    var depth: Int
    var hasKeyword = false
  }

  /// The uses in a source that must run on some iOS, in order.
  static func uses(
    in source: String, floor: Double, names: [NewerName] = NewerName.all
  ) -> [Use] {
    var scanner = Self(SwiftTokenizer.tokens(of: source), floor, names)
    scanner.scan()
    return scanner.uses
  }

  private init(_ tokens: [SwiftToken], _ floor: Double, _ names: [NewerName]) {
    self.tokens = tokens
    let own = Self.privateConstants(in: tokens.map(\.text))
    self.names = Dictionary(grouping: names.filter { !own.contains($0.tokens[0]) }) {
      $0.tokens[0]
    }
    scopes = [Scope(version: floor)]
  }

  /// The names that the source gives to its own constants, such as the label of a field `subtitle`.
  private static func privateConstants(in words: [String]) -> Set<String> {
    Set(
      words.indices.dropFirst(2)
        .filter { words[$0 - 2] == "private" && words[$0 - 1] == "let" }.map { words[$0] })
  }

  private mutating func scan() {
    while position < tokens.count {
      let token = tokens[position]
      switch token.text {
      case "#available": raiseCondition(to: readVersion() ?? 0)
      case "#unavailable": _ = readVersion()
      case "@available": declare(since: readVersion() ?? 0)
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "{": open()
      case "}": close()
      case "if", "while",
        "guard" where !isMember:
        conditions.append(
          Condition(isGuard: token.text == "guard", version: 0, parentheses: parentheses))
      case "else": endGuard()
      default:
        follow(token)
        report(token)
      }
      position += 1
    }
  }

  private var isMember: Bool { position > 0 && tokens[position - 1].text == "." }

  /// What may be used at the position.
  private var available: Double {
    max(
      scopes.last?.version ?? 0, declaration?.version ?? 0,
      conditions.map(\.version).max() ?? 0)
  }

  /// Reads `(iOS 15, *)` or `(iOS, introduced: 15)` behind the position, up to its last token.
  private mutating func readVersion() -> Double? {
    guard position + 1 < tokens.count, tokens[position + 1].text == "(" else { return nil }
    let end = tokens[position...].firstIndex { $0.text == ")" } ?? tokens.count - 1
    let words = tokens[position...end].map(\.text)
    position = end
    guard let platform = words.firstIndex(of: "iOS") else { return nil }
    let rest = words[(platform + 1)...]
    return rest.first.flatMap(Double.init)
      ?? (rest.starts(with: [",", "introduced", ":"])
        ? rest.dropFirst(3).first.flatMap(Double.init) : nil)
  }

  private mutating func raiseCondition(to version: Double) {
    guard let last = conditions.indices.last else { return }
    conditions[last].version = max(conditions[last].version, version)
  }

  private mutating func declare(since version: Double) {
    guard version > 0 else { return }
    let version = max(version, declaration?.version ?? 0)
    declaration = Declaration(version: version, parentheses: parentheses, depth: scopes.count)
  }

  private mutating func open() {
    if let version = guarded {
      guarded = nil
      scopes.append(Scope(version: available, guarded: version))
      return
    }
    let scope = Scope(version: available)
    if let condition = conditions.last, !condition.isGuard, condition.parentheses == parentheses {
      conditions.removeLast()
    } else if let declaration, declaration.hasKeyword, declaration.parentheses == parentheses,
      declaration.depth == scopes.count
    {
      self.declaration = nil
    }
    scopes.append(scope)
  }

  private mutating func close() {
    guard scopes.count > 1 else { return }
    let closed = scopes.removeLast()
    if let version = closed.guarded {
      scopes[scopes.count - 1].version = max(scopes[scopes.count - 1].version, version)
    }
    if let declaration, declaration.depth > scopes.count { self.declaration = nil }
  }

  /// Behind the `else` of a guard the condition does not hold.
  private mutating func endGuard() {
    guard let condition = conditions.last, condition.isGuard,
      condition.parentheses == parentheses
    else { return }
    conditions.removeLast()
    guarded = condition.version
  }

  /// Ends a declaration without a body where the next one begins.
  private mutating func follow(_ token: SwiftToken) {
    guard let current = declaration, current.parentheses == parentheses,
      current.depth == scopes.count
    else { return }
    if current.hasKeyword, token.startsLine, Self.startsDeclaration(token.text) {
      declaration = nil
    } else if Self.keywords.contains(token.text) {
      declaration?.hasKeyword = true
    }
  }

  private static func startsDeclaration(_ text: String) -> Bool {
    keywords.contains(text) || modifiers.contains(text) || text.hasPrefix("@")
      || text.hasPrefix("#")
  }

  private static let keywords: Set<String> = [
    "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "init",
    "let", "macro", "protocol", "struct", "subscript", "typealias", "var", "#Preview",
  ]

  private static let modifiers: Set<String> = [
    "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "override", "package", "private", "public", "required",
    "static", "unowned", "weak",
  ]

  private mutating func report(_ token: SwiftToken) {
    for name in names[token.text] ?? [] where name.version > available {
      guard matches(name) else { continue }
      uses.append(
        Use(name: name.text, version: name.version, line: token.line, available: available))
    }
  }

  private func matches(_ name: NewerName) -> Bool {
    guard position + name.tokens.count <= tokens.count else { return false }
    let isThere = name.tokens.indices.allSatisfy {
      name.tokens[$0] == tokens[position + $0].text
    }
    return isThere && (!name.isImplicit || isImplicitMember)
  }

  /// Whether the dot at the position has no value before it.
  private var isImplicitMember: Bool {
    guard position > 0, tokens[position].isGlued else { return true }
    return ["(", "[", ",", ":", "{", "="].contains(tokens[position - 1].text)
  }
}

extension AvailabilityScanner {
  /// The types that a source declares for a newer iOS, which only such code may name.
  static func newerTypes(in source: String) -> [NewerName] {
    let tokens = SwiftTokenizer.tokens(of: source)
    return tokens.indices.compactMap { index in
      guard tokens[index].text == "@available" else { return nil }
      var scanner = Self(tokens, 0, [])
      scanner.position = index
      guard let version = scanner.readVersion() else { return nil }
      let rest = tokens[(scanner.position + 1)...].drop { modifiers.contains($0.text) }
      guard let keyword = rest.first, rest.count > 1,
        ["class", "struct", "enum", "protocol", "typealias", "actor"].contains(keyword.text)
      else { return nil }
      return NewerName(rest[rest.startIndex + 1].text, since: version)
    }
  }
}

extension Double {
  /// A version as people write it: `15`, `17.4`.
  fileprivate var short: String {
    self == rounded() ? "\(Int(self))" : "\(self)"
  }
}
