/// A value that fills in a template's placeholder.
enum Answer: Hashable, Sendable {
  case text(String)
  case flag(Bool)
  case list([Answers])

  /// Its truth value in `{{#if …}}`.
  var holds: Bool {
    switch self {
    case .text(let text): !text.isEmpty
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    }
  }

  /// Its kind in words.
  var noun: String {
    switch self {
    case .text: "a text"
    case .flag: "yes or no"
    case .list: "a list"
    }
  }
}

/// Answers by name.
typealias Answers = [String: Answer]

extension Answer: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral text: String) { self = .text(text) }

  init(booleanLiteral flag: Bool) { self = .flag(flag) }
}
