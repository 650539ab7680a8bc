/// A person whose texts are made: each of them belongs to the others.
struct UsualPerson: Sendable {
  var first: String
  var last: String

  var name: String { "\(first) \(last)" }
  var initials: String { String(first.prefix(1) + last.prefix(1)) }
  var username: String { first.lowercased() }
  var email: String { "\(username)@example.com" }

  /// Several of them have the same initial, for sections by letters.
  static let all = [
    ("Ada", "Lovelace"), ("Grace", "Hopper"), ("Alan", "Turing"), ("Emmy", "Noether"),
    ("Claude", "Shannon"), ("Betty", "Holberton"), ("George", "Boole"), ("Edith", "Clarke"),
    ("Charles", "Babbage"), ("Annie", "Easley"), ("Dorothy", "Vaughan"), ("Blaise", "Pascal"),
    ("Cecilia", "Payne"), ("Edsger", "Dijkstra"), ("Gertrude", "Blanch"), ("Dennis", "Ritchie"),
    ("Beatrice", "Worsley"), ("Niklaus", "Wirth"), ("Hedy", "Lamarr"), ("Konrad", "Zuse"),
    ("Mary", "Somerville"), ("Ida", "Rhodes"), ("Tony", "Brooker"), ("Joan", "Clarke"),
  ].map { UsualPerson(first: $0.0, last: $0.1) }

  /// True if a field is about somebody else than the others of its view: who boosted a post did not write it.
  static func isOther(_ words: [String]) -> Bool {
    words.dropFirst().last == "by" || !others.isDisjoint(with: words)
  }

  private static let others: Set<String> = [
    "recipient", "receiver", "reviewer", "assignee", "approver", "guest", "partner",
  ]

  /// Who they are is that far from the others of a view.
  static let distanceOfOthers = 5
}
