/// Gives the properties that hold a view's elements their names, each once.
package struct ElementNames {
  /// What a property holds, which is how its name ends.
  package enum Suffix: String {
    case label = "Label"
    case imageView = "ImageView"
    case button = "Button"
    case toggle = "Switch"
    case view = "View"
    case stack = "Stack"
    /// A horizontal stack in another.
    case row = "Row"
    /// A vertical stack in another.
    case column = "Column"
    case spacer = "Spacer"

    /// The ending for a name that UIView has already: `inputView` becomes `inputSubview`.
    fileprivate var other: String {
      switch self {
      case .label: "TextLabel"
      case .view: "Subview"
      default: "Own" + rawValue
      }
    }
  }

  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  package init() {}

  /// Whether none has been given yet.
  var isEmpty: Bool { used.isEmpty }

  /// A name from that of a field or an action, or from nothing: `titleLabel`, `stack2`.
  package mutating func next(_ stem: String, _ suffix: Suffix) -> String {
    var base = stem.isEmpty ? lowerCamelCase(suffix.rawValue) : stem + suffix.rawValue
    if ReservedNames.viewMembers.contains(base) { base = stem + suffix.other }
    var count = counts[base, default: 0] + 1
    var name = count == 1 ? base : "\(base)\(count)"
    while !used.insert(name).inserted {
      count += 1
      name = "\(base)\(count)"
    }
    counts[base] = count
    return name
  }

  /// A name from the field that a text comes from; fixed text has no name to give.
  mutating func next(_ text: Text, _ suffix: Suffix) -> String {
    switch text {
    case .literal: next("", suffix)
    case .field(let field): next(field.name.text, suffix)
    }
  }
}
