/// The references from token values to other tokens in a run.
///
/// Each query takes time linear in the number of tokens, however often their values refer to each other.
struct TokenGraph: Sendable {
  private var values: [TokenReference: any TokenValue] = [:]
  /// For each token, the tokens whose values name it.
  private var users: [TokenReference: [TokenReference]] = [:]

  init() {}

  /// Creates the graph of a run's tokens.
  ///
  /// - Parameter manifests: The tokens of each manifest of the run, in order.
  init(_ manifests: [Tokens]) {
    for (position, tokens) in manifests.enumerated() {
      for kind in TokenReference.Kind.allCases {
        for (name, value) in tokens.all(kind) {
          let token = TokenReference(kind: kind, manifest: position, name: name.text)
          guard values.updateValue(value, forKey: token) == nil else { continue }
          for named in value.tokens { users[named, default: []].append(token) }
        }
      }
    }
  }

  /// Returns the tokens that the values of some tokens lead to.
  func reached(from tokens: [TokenReference]) -> Set<TokenReference> {
    closure(of: tokens) { values[$0]?.tokens ?? [] }
  }

  /// Returns the tokens that are, or lead to, a member in the app; these can change while the app runs.
  func live() -> Set<TokenReference> {
    closure(of: values.filter { $0.value.hasMember }.map(\.key)) { users[$0] ?? [] }
  }

  /// Returns the tokens that lead to a token that refers to itself, directly or indirectly.
  func endless() -> Set<TokenReference> {
    if values.isEmpty { return [] }
    var named = values.mapValues { $0.tokens.filter { values[$0] != nil }.count }
    var ending = named.filter { $0.value == 0 }.map(\.key)
    while let token = ending.popLast() {
      named[token] = nil
      for user in users[token] ?? [] {
        guard let rest = named[user] else { continue }
        named[user] = rest - 1
        if rest == 1 { ending.append(user) }
      }
    }
    return Set(named.keys)
  }

  private func closure(
    of tokens: [TokenReference], _ next: (TokenReference) -> [TokenReference]
  ) -> Set<TokenReference> {
    var seen: Set<TokenReference> = []
    var open = tokens
    while let token = open.popLast() {
      if seen.insert(token).inserted { open += next(token) }
    }
    return seen
  }
}
