/// Gives the properties that hold a view's elements their names, each once.
package struct ElementNames {
  /// What a property holds, which is how its name ends.
  package struct Suffix: Sendable {
    let text: String
    /// The ending for a name that UIView has already: `inputView` becomes `inputSubview`.
    let other: String

    init(_ text: String, other: String? = nil) {
      self.text = text
      self.other = other ?? "Own" + text
    }

    package static let view = Suffix("View", other: "Subview")
  }

  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  package init() {}

  /// Whether none has been given yet.
  var isEmpty: Bool { used.isEmpty }

  /// A name from that of a field or an action, or from nothing: `titleLabel`, `stack2`.
  package mutating func next(_ stem: String, _ suffix: Suffix) -> String {
    var base = stem.isEmpty ? lowerCamelCase(suffix.text) : stem + suffix.text
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
