/// Chooses unique names for the properties of a view's elements.
package struct ElementNames: Sendable {
  /// The kind of element, which is the suffix of the name.
  package struct Suffix: Sendable {
    let text: String
    /// The suffix for a name that UIView already has: `inputView` becomes `inputSubview`.
    let other: String

    /// Its prefixes of one word and more, as they are and as they begin a name, with the rest after each.
    private let beginnings: [(words: String, name: String, rest: String)]

    init(_ text: String, other: String? = nil) {
      self.text = text
      self.other = other ?? "Own" + text
      let ends = text.indices.dropFirst().filter { text[$0].isUppercase } + [text.endIndex]
      beginnings = ends.reversed().map { end in
        let words = String(text[..<end])
        return (words, lowerCamelCase(words), String(text[end...]))
      }
    }

    /// Returns a stem with the suffix. Words that end the stem and begin the suffix aren't repeated, as in
    /// `imageView` for a field `image`.
    fileprivate func name(after stem: String) -> String {
      guard !stem.isEmpty else { return lowerCamelCase(text) }
      let overlap = beginnings.first { ends(stem, with: $0.words) || stem == $0.name }
      return stem + (overlap?.rest ?? text)
    }

    package static let view = Suffix("View", other: "Subview")
  }

  private var used = SmallSet<String>()
  /// The number of names derived from the same name, if there are several.
  private var counts: [String: Int] = [:]

  package init() {}

  /// True if no name has been chosen yet.
  var isEmpty: Bool { used.isEmpty }

  /// Returns a name derived from a field or an action, or from neither: `titleLabel`, `stack2`.
  package mutating func next(_ stem: String, _ suffix: Suffix) -> String {
    var base = suffix.name(after: stem)
    if ReservedNames.viewMembers.contains(base) { base = stem + suffix.other }
    if used.insert(base) { return base }
    var count = counts[base, default: 1]
    var name = ""
    repeat {
      count += 1
      name = "\(base)\(count)"
    } while !used.insert(name)
    counts[base] = count
    return name
  }

  /// Returns a name derived from the first field of a text; fixed text has no field.
  mutating func next(_ text: Text, _ suffix: Suffix) -> String {
    next((text.field ?? text.constant?.fields.first)?.name.text ?? "", suffix)
  }

  /// Returns a name derived from a field.
  mutating func next(_ field: Field, _ suffix: Suffix) -> String { next(field.name.text, suffix) }
}
