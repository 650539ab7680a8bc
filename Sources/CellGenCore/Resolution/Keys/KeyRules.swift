extension MappingKind {
  /// What keys of one mapping ask of each other.
  public enum Rule: Sendable {
    /// At least one of these keys.
    case oneOf([String])
    /// Not both.
    case excludes(Condition, Condition)
    /// The second wherever the first holds.
    case needs(Condition, Condition)
  }

  /// A key that is there, whatever its value, or with a value among some words or not among them.
  public enum Condition: Sendable {
    case has(String)
    case isOne(String, of: [String])
    case isNone(String, of: [String])

    public var key: String {
      switch self {
      case .has(let key), .isOne(let key, _), .isNone(let key, _): key
      }
    }
  }

  /// The rules that a mapping of this kind breaks only with an error.
  public var rules: [Rule] {
    switch self {
    case .view: Self.viewRules
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
  /// about its actions and its size.
  private static var viewRules: [Rule] {
    let isCustom = Condition.isOne("view", of: ["custom"])
    let isMapped = Condition.isNone("view", of: ["custom"])
    return [
      .excludes(.has("view"), .has("layout")),
      .needs(.has("map"), isMapped),
      .excludes(isMapped, .has("actions")),
      .excludes(isMapped, .has("size")),
      .needs(.isOne("size", of: ["custom"]), isCustom),
    ]
  }
}
