/// A person whose made-up details belong together.
struct UsualPerson: Sendable {
  var first: String
  var last: String

  var name: String { "\(first) \(last)" }
  var initials: String { String(first.prefix(1) + last.prefix(1)) }
  var username: String { first.lowercased() }
  var email: String { "\(username)@example.com" }

  /// Several of them share an initial, for sections by letter.
  static let all = [
    ("Ada", "Lovelace"), ("Grace", "Hopper"), ("Alan", "Turing"), ("Emmy", "Noether"),
    ("Claude", "Shannon"), ("Betty", "Holberton"), ("George", "Boole"), ("Edith", "Clarke"),
    ("Charles", "Babbage"), ("Annie", "Easley"), ("Dorothy", "Vaughan"), ("Blaise", "Pascal"),
    ("Cecilia", "Payne"), ("Edsger", "Dijkstra"), ("Gertrude", "Blanch"), ("Dennis", "Ritchie"),
    ("Beatrice", "Worsley"), ("Niklaus", "Wirth"), ("Hedy", "Lamarr"), ("Konrad", "Zuse"),
    ("Mary", "Somerville"), ("Ida", "Rhodes"), ("Tony", "Brooker"), ("Joan", "Clarke"),
  ].map { UsualPerson(first: $0.0, last: $0.1) }

  /// Returns true if a field is about a different person than the view's other fields: whoever boosted a post
  /// didn't write it.
  static func isOther(_ words: [String]) -> Bool {
    words.dropFirst().last == "by" || !others.isDisjoint(with: words)
  }

  private static let others: Set<String> = [
    "recipient", "receiver", "reviewer", "assignee", "approver", "guest", "partner",
  ]

  /// The distance between the other person and the view's own.
  static let distanceOfOthers = 5
}
