/// Words of SwiftUI, UIKit, CSS and others for features that a construct has under another name or in another
/// form.
struct ForeignWord: Sendable {
  /// The names of the unknown key, in lower case.
  let words: String
  /// The key that has this effect with another value; nil if there is none.
  let meant: String?
  /// The help of a message, as one sentence.
  let help: String
  /// True if nothing else in the manifest depends on it.
  let isApart: Bool
  /// Help that shows what to write for a value in its mapping; nil for other values.
  private let helpForValue: Help

  typealias Help = @Sendable (Node, Mapping) -> String?

  /// - Parameters:
  ///   - words: in lower case, without dashes, separated by spaces.
  ///   - meant: the key with this effect; nil if no single key has it.
  init(
    _ words: String, means meant: String? = nil, _ help: String, isApart: Bool = false,
    _ helpForValue: @escaping Help = { _, _ in nil }
  ) {
    self.words = words
    self.meant = meant
    self.help = help
    self.isApart = isApart
    self.helpForValue = helpForValue
  }

  /// The help for a key with a value.
  ///
  /// - Parameter mapping: the mapping with the key; empty for an element.
  func help(for value: Node?, in mapping: Mapping = Mapping(entries: [], isFlow: true)) -> String {
    value.flatMap { helpForValue($0, mapping) } ?? help
  }

  fileprivate func holds(_ word: String) -> Bool {
    words.split(separator: " ").contains { $0 == word }
  }
}

extension Construct {
  /// The foreign word that a key of this construct means; nil for an unknown one.
  func foreignWord(_ key: String) -> ForeignWord? {
    // In a manifest, `enum Kind:` is an attempt to declare an enum.
    let name = self == .manifest ? key.prefix { $0 != " " } : key[...]
    let word = name.lowercased().filter { $0 != "-" && $0 != "_" }
    if keys.contains(where: { $0.name.lowercased() == word }) || usual(word) != nil { return nil }
    if let known = foreignWords.first(where: { $0.holds(word) }) { return known }
    return self == .element && leafElements.contains(word)
      ? ForeignWord(word, customView(named: lowerCamelCase(upperCamelCase(key)))) : nil
  }

  /// Its own words, before those of similar elements.
  var foreignWords: [ForeignWord] {
    foreign() + Self.wordsOfElements.flatMap { $0.elements.contains(self) ? $0.words : [] }
  }

  /// The words for features that groups of elements have, or lack, because of their nature.
  private static let wordsOfElements: [(elements: Set<Construct>, words: [ForeignWord])] = [
    (Set(elements { $0.isTyped }), .typed),
    (Set(elements { $0.handlesValueTouches }), .touches),
    (Set(elements { $0.handlesValueTouches }.filter { $0.has("action") }), .reports),
    (Set(elements.filter(\.takesStyles)), Look.foreign),
  ]
}

// MARK: - What words mean

extension ForeignWord {
  /// Another name for a key, with the same value.
  static func renamed(_ words: String, _ key: String, example: String) -> ForeignWord {
    ForeignWord(words, means: key, "write '\(key): \(example)'", sameValue(key))
  }

  /// Help with an example such as `size: ‹80›`, in which the value replaces the part in quotes.
  ///
  /// - Parameter value: the text for a value; nil to leave the example unchanged.
  static func example(
    _ words: String, means meant: String? = nil, _ help: String,
    _ value: @escaping @Sendable (Node) -> String?
  ) -> ForeignWord {
    let parts = help.split(omittingEmptySubsequences: false) { $0 == "‹" || $0 == "›" }
    precondition(parts.count == 3, "one example")
    return ForeignWord(words, means: meant, parts.joined()) { node, _ in
      value(node).map { parts[0] + $0 + parts[2] }
    }
  }

  /// A word for something that is always the case, or that cannot be changed.
  static func needless(_ words: String, _ reason: String) -> ForeignWord {
    ForeignWord(words, "remove it: \(reason)")
  }

  /// The value of a key in one state.
  static func byState(
    _ words: String, _ key: String, _ state: String, normal: String
  ) -> ForeignWord {
    ForeignWord(
      words, means: key, "write '\(key): { normal: \(normal), \(state): … }'",
      valueByState(key, state, normal: normal))
  }

  /// A key of `accessibility`, which contains everything that VoiceOver reads.
  static func spoken(_ words: String, _ key: String) -> ForeignWord {
    ForeignWord(
      words, means: "accessibility", "write 'accessibility: { \(key): … }'", spokenValue(key))
  }
}

extension Node {
  /// Its text, if that is an identifier; nil for another value.
  var identifier: String? { scalar.flatMap { isIdentifier($0.text) ? $0.text : nil } }

  /// The name of a field or an action that it may be; nil for another value.
  var field: String? { identifier.flatMap { isFlagWord($0) ? nil : $0 } }
}

let hiddenWords = "hidden ishidden hide unless hiddenwhen hiddenif"

/// Help to write one number for a square, or a mapping with both.
@Sendable func widthAndHeight(_ size: Node, _ mapping: Mapping) -> String? {
  if let side = size.scalar, isPlainNumber(side) {
    return "write 'width: \(side.text), height: \(side.text)'"
  }
  guard case .mapping(let mapping) = size.content, let width = mapping["width"]?.scalar?.text,
    let height = mapping["height"]?.scalar?.text
  else { return nil }
  return "write 'width: \(width), height: \(height)'"
}

/// Help to write another key with the same value.
func sameValue(_ key: String) -> @Sendable (Node, Mapping) -> String? {
  { value, _ in
    value.scalar.map { "write '\(key): \($0.asWritten)'" }
  }
}

/// Help to write a value for each state.
func valueByState(
  _ key: String, _ state: String, normal: String
) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    guard let word = value.scalar?.text,
      let normal = mapping[key].map({ $0.scalar?.text }) ?? normal
    else { return nil }
    return "write '\(key): { normal: \(inYAML(normal)), \(state): \(inYAML(word)) }'"
  }
}

/// Help to write the opposite value under another key.
func opposite(_ key: String) -> @Sendable (Node, Mapping) -> String? {
  { value, _ in opposite(of: value).map { "write '\(key): \($0)'" } }
}

/// Help to hide something, or to remove it if it is always hidden.
///
/// - Parameter thing: the owner of the key, without an article.
func hidden(_ thing: String) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    switch value.scalar?.text {
    case "true"?: "remove the \(thing), or write 'visible: { not: … }' with a Bool field"
    case "false"?: "remove it: without 'visible', the \(thing) is always shown"
    default: opposite("visible")(value, mapping)
    }
  }
}

/// Help to hide something at the edge of a row, which no state can hide.
func hiddenInRow(_ thing: String) -> @Sendable (Node, Mapping) -> String? {
  { value, mapping in
    if case .mapping(let mapping) = value.content, mapping.namesStates { return nil }
    return hidden(thing)(value, mapping)
  }
}

/// The opposite of a flag as it is written: `{ normal: true, selected: false }` for a flag by state; nil if
/// it is not a flag.
private func opposite(of value: Node) -> String? {
  if let word = value.scalar?.text {
    if word == "true" || word == "false" { return "\(word == "false")" }
    if word.hasPrefix("!"), isIdentifier(String(word.dropFirst())) {
      return String(word.dropFirst())
    }
    return isIdentifier(word) ? "{ not: \(word) }" : nil
  }
  guard case .mapping(let mapping) = value.content, !mapping.entries.isEmpty else { return nil }
  if let not = mapping["not"] { return not.scalar?.text }
  if let field = mapping["field"] {
    guard let name = field.scalar?.text else { return nil }
    guard let cases = mapping["cases"] else { return "{ not: \(name) }" }
    return opposites(in: cases).map { "{ field: \(name), cases: { \($0) } }" }
  }
  // States that are left out are false, so their opposite must be written.
  let isByState = mapping.entries.allSatisfy { Flag.forms.states.construct.has($0.key.text) }
  let others = isByState && mapping["normal"] == nil ? "normal: true, " : ""
  return opposites(in: value).map { "{ \(others)\($0) }" }
}

private func opposites(in value: Node) -> String? {
  guard case .mapping(let mapping) = value.content else { return nil }
  let entries = mapping.entries.map { entry in
    opposite(of: entry.value).map { "\(entry.key.text): \($0)" }
  }
  return entries.contains(nil) ? nil : entries.compactMap(\.self).joined(separator: ", ")
}

extension Node {
  /// Its text, if that is a number; nil for another value.
  var plainNumber: String? {
    scalar.flatMap { isPlainNumber($0) ? $0.text : nil }
  }

  /// The names in its list, as in `[photo, video]`; nil for another value.
  var onlyNames: [String]? {
    guard case .sequence(let list) = content, !list.items.isEmpty else { return nil }
    let names = list.items.compactMap(\.scalar?.text)
    return names.count == list.items.count && names.allSatisfy(isIdentifier) ? names : nil
  }
}

/// The meaning of a word from other frameworks.
package struct ForeignMeaning: Sendable {
  /// The names of the constructs that know the word.
  package var owners: [String]
  /// The key with this effect; nil if there is none.
  package let meant: String?
  /// The help of a message, as one sentence.
  package let help: String
}

/// The meanings of a word of another framework in some constructs; those with the same help are one meaning.
package func foreignMeanings(of word: String, in constructs: [Construct]) -> [ForeignMeaning] {
  var meanings: [ForeignMeaning] = []
  for construct in constructs {
    guard let known = construct.foreignWord(word) else { continue }
    if let same = meanings.firstIndex(where: { $0.help == known.help }) {
      meanings[same].owners.append(construct.name)
    } else {
      meanings.append(
        ForeignMeaning(owners: [construct.name], meant: known.meant, help: known.help))
    }
  }
  return meanings
}
