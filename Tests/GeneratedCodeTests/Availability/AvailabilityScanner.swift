/// Finds the version of iOS that is certain at each word of Swift source.
///
/// Off Apple's platforms the compiler knows of no versions: `if #available(iOS 15, *)` is always true
/// there, and what stands outside is not checked. So this goes by the text:
///
///     if #available(iOS 15, *) {
///       snapshot.reconfigureItems(ids)      // 15
///     }
///     snapshot.reconfigureItems(ids)        // unknown
///
/// It knows `if`, `while` and `guard #available`, in the rest of their conditions too, and
/// `@available(iOS …)` on declarations. Everything else is unknown, what is in an `else` of `#unavailable`
/// among it.
struct AvailabilityScanner {
  /// A name outside a scope of its version.
  struct Use: Hashable {
    var name: String
    var version: Double
    var place: SourcePlace
  }

  /// What a version of a declaration means.
  enum Meaning: String {
    case introduced, deprecated
  }

  private let tokens: [SwiftToken]
  private let meaning: Meaning
  private var versions: [SourcePlace: Double] = [:]
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

  /// The version at each word of a source where one is known: the one that is certain, or from which on the
  /// declaration around it is deprecated.
  static func versions(in tokens: [SwiftToken], _ meaning: Meaning) -> [SourcePlace: Double] {
    var scanner = Self(tokens, meaning)
    scanner.scan()
    // Of two declarations around a word, the one that was deprecated first counts.
    return meaning == .introduced ? scanner.versions : scanner.versions.mapValues { -$0 }
  }

  /// The uses of names in a source that must run on some iOS, in order.
  ///
  /// - Parameter names: the names by their first token.
  static func uses(
    of names: [String: [NewerName]], in source: SourceVersions, target: Double
  ) -> [Use] {
    let tokens = source.tokens
    return tokens.indices.flatMap { index -> [Use] in
      guard let names = names[tokens[index].text] else { return [] }
      let place = tokens[index].place
      let certain = max(target, source.introduced(at: place) ?? target)
      return names.filter { name in
        name.version > certain
          && tokens[index...].prefix(name.tokens.count).map(\.text) == name.tokens
      }.map { Use(name: $0.text, version: $0.version, place: place) }
    }
  }

  private init(_ tokens: [SwiftToken], _ meaning: Meaning) {
    self.tokens = tokens
    self.meaning = meaning
    scopes = [Scope(version: -.infinity)]
  }

  private mutating func scan() {
    while position < tokens.count {
      let token = tokens[position]
      switch token.text {
      case "#available": raiseCondition(to: readVersion() ?? -.infinity)
      case "#unavailable": _ = readVersion()
      case "@available": if let version = readVersion() { declare(since: version) }
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "{": open()
      case "}": close()
      case "if", "while",
        "guard" where !isMember:
        conditions.append(
          Condition(isGuard: token.text == "guard", version: -.infinity, parentheses: parentheses))
      case "else": endGuard()
      default:
        follow(token)
        if available > -.infinity { versions[token.place] = available }
      }
      position += 1
    }
  }

  private var isMember: Bool { position > 0 && tokens[position - 1].text == "." }

  /// What may be used at the position.
  private var available: Double {
    max(
      scopes.last?.version ?? -.infinity, declaration?.version ?? -.infinity,
      conditions.map(\.version).max() ?? -.infinity)
  }

  /// Reads `(iOS 15, *)` or `(iOS, introduced: 15)` behind the position, up to its last token.
  private mutating func readVersion() -> Double? {
    guard position + 1 < tokens.count, tokens[position + 1].text == "(" else { return nil }
    let end = tokens[position...].firstIndex { $0.text == ")" } ?? tokens.count - 1
    let words = tokens[position...end].map(\.text)
    position = end
    guard let platform = words.firstIndex(of: "iOS") else { return nil }
    let rest = words[(platform + 1)...]
    let version =
      rest.starts(with: [",", meaning.rawValue, ":"])
      ? rest.dropFirst(3).first.flatMap(Double.init) : nil
    return meaning == .introduced ? version ?? rest.first.flatMap(Double.init) : version.map { -$0 }
  }

  private mutating func raiseCondition(to version: Double) {
    guard let last = conditions.indices.last else { return }
    conditions[last].version = max(conditions[last].version, version)
  }

  private mutating func declare(since version: Double) {
    let version = max(version, declaration?.version ?? -.infinity)
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
}

extension AvailabilityScanner {
  /// The types that a source declares for a newer iOS, which only such code may name: those inside others
  /// with their names.
  static func newerTypes(in tokens: [SwiftToken]) -> [NewerName] {
    var outer: String?
    return tokens.indices.compactMap { index in
      if tokens[index].startsLine, tokens[index].column == 1,
        let name = nameOfType(declaredBy: tokens[index...])
      {
        outer = name
      }
      guard tokens[index].text == "@available" else { return nil }
      var scanner = Self(tokens, .introduced)
      scanner.position = index
      guard let version = scanner.readVersion() else { return nil }
      let rest = tokens[(scanner.position + 1)...]
      guard let name = nameOfType(declaredBy: rest), !rest.starts(withExtension: modifiers) else {
        return nil
      }
      let isNested = tokens[index].column > 1
      return NewerName(isNested ? "\(outer ?? "").\(name)" : name, since: version)
    }
  }

  /// The name of the type that a declaration declares or extends.
  private static func nameOfType(declaredBy tokens: ArraySlice<SwiftToken>) -> String? {
    let rest = tokens.drop { modifiers.contains($0.text) || $0.text.hasPrefix("@") }
    guard let keyword = rest.first, rest.count > 1, types.contains(keyword.text) else { return nil }
    return rest[rest.startIndex + 1].text
  }

  private static let types: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]
}

extension ArraySlice<SwiftToken> {
  /// Whether they extend a type, after some modifiers.
  fileprivate func starts(withExtension modifiers: Set<String>) -> Bool {
    first { !modifiers.contains($0.text) && !$0.text.hasPrefix("@") }?.text == "extension"
  }
}
