extension MappingKind {
  /// What keys of one mapping ask of each other.
  package enum Rule: Sendable {
    /// At least one of these keys.
    case oneOf([String])
    /// Not both.
    case excludes(Condition, Condition)
    /// One of the second wherever all of the first hold.
    case needs([Condition], oneOf: [Condition])
  }

  /// A key that is there, whatever its value, or with a value among some words or not among them.
  package enum Condition: Sendable {
    case has(String)
    case isOne(String, of: [String])
    case isNone(String, of: [String])

    package var key: String {
      switch self {
      case .has(let key), .isOne(let key, _), .isNone(let key, _): key
      }
    }
  }

  /// The rules that a mapping of this kind breaks only with an error.
  package var rules: [Rule] {
    switch self {
    case .manifest: [.needs([.has("states")], oneOf: [.has("sections")])]
    case .view: Self.viewRules
    case .swipe: [.oneOf(["leading", "trailing"])]
    case .grid, .carousel: [.excludes(.has("height"), .has("estimatedHeight"))]
    case .states: [.oneOf(["loading", "empty", "failed"])]
    case .placeholder: [.oneOf(["title", "message", "symbol"])]
    case .image: [.oneOf(["asset", "symbol"]), .excludes(.has("asset"), .has("symbol"))]
    case .button: [.oneOf(["title", "symbol"])]
    case .insets:
      [
        .excludes(.has("horizontal"), .has("leading")),
        .excludes(.has("horizontal"), .has("trailing")),
        .excludes(.has("vertical"), .has("top")), .excludes(.has("vertical"), .has("bottom")),
      ]
    default: []
    }
  }

  /// A view is shown by elements, by a class of the user's, or by another view, which then decides
  /// about its actions and, unless it is a class of the user's that takes this data, too, its size.
  private static var viewRules: [Rule] {
    let isCustom = Condition.isOne("view", of: ["custom"])
    let isMapped = Condition.isNone("view", of: ["custom"])
    let isOverloaded = Condition.isOne("map", of: ["custom"])
    return [
      .excludes(.has("view"), .has("layout")),
      .needs([.has("map")], oneOf: [isMapped]),
      .excludes(isMapped, .has("actions")),
      .needs([isMapped, .has("size")], oneOf: [isOverloaded]),
      .needs([.isOne("size", of: ["custom"])], oneOf: [isCustom, isOverloaded]),
    ]
  }
}
