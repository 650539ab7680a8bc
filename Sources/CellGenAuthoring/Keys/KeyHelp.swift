import CellGenCore

/// The help for a key: the values it takes, its default and its meaning.
///
///     keyHelp(Construct.label.key("font")!, of: .label).text
///
/// Terminals show its ``text``, editors its ``markdown``. All of it comes from the grammar.
package struct KeyHelp: Sendable {
  /// `font`
  package let name: String
  /// The name of the construct that has the key: `label`.
  package let owner: String
  /// Its title: "a label".
  package let ownerTitle: String
  /// The values it takes, as one phrase of Markdown: "a font".
  package let value: String
  /// Each form of a value, as phrases of Markdown; a single one if there is no choice.
  package let forms: [String]
  /// The shared word lists whose words it takes.
  package let wordLists: [WordList]
  /// The default in Markdown; nil if the key is required or has none.
  package let fallback: String?
  package let isRequired: Bool
  /// Its meaning as sentences of Markdown.
  package let meaning: String
  /// The major version of iOS that it requires, if newer than the oldest supported one.
  package let since: Int?
  /// Other names for it, in UIKit, SwiftUI or common use, in lower case.
  package let synonyms: [String]
  /// The constructs whose keys its value can have: `border`.
  package let mappings: [String]
  /// An entry with the key, as it appears in a manifest; nil if there is none.
  package let example: String?
  /// Other constructs with the same key, as far as a search has found them.
  package var otherOwners: [String] = []

  /// The path of the key: `label.font`.
  package var path: String { "\(owner).\(name)" }
}

/// The help for a key of a construct.
package func keyHelp(_ key: Construct.Key, of construct: Construct) -> KeyHelp {
  let wording = Wording.help
  let hasFallback = !key.isRequired && key.defaultText != nil
  return KeyHelp(
    name: key.name, owner: construct.name, ownerTitle: construct.title,
    value: wording.words(for: key.value), forms: wording.forms(of: key.value),
    wordLists: WordList.allCases.filter { list in
      key.value.leaves.contains { leaf in
        if case .choice(let words) = leaf { words == list.words } else { false }
      }
    },
    fallback: hasFallback ? wording.fallback(of: key) : nil, isRequired: key.isRequired,
    meaning: wording.meaning(of: key),
    since: [key.since, key.value.since].compactMap(\.self).max(),
    synonyms: key.synonyms.split(separator: " ").map(String.init),
    mappings: key.value.innerConstructs.filter { Dependency($0) == nil }.map(\.name),
    example: KeyExamples.entry(of: key.name, in: construct.name))
}

extension Construct.ValueKind {
  /// The version of iOS that every form of the value requires; nil if a form works in all versions.
  fileprivate var since: Int? {
    let needs = held.map(\.since)
    return needs.contains(nil) ? nil : needs.compactMap(\.self).min()
  }
}

extension KeyHelp {
  /// The help as Markdown.
  package var markdown: String {
    let facts = facts.map { "- \($0)" }.joined(separator: "\n")
    var parts = ["**`\(name)`** of \(ownerTitle)", meaning, facts]
    if let example { parts.append("```yaml\n\(example)```") }
    return parts.joined(separator: "\n\n")
  }

  /// The help as plain text of at most 80 columns, ending with a line break.
  package var text: String {
    var parts = [
      "\(name) of \(ownerTitle)", hanging(withQuotes(meaning)),
      facts.map { hanging(withQuotes($0), after: "- ") }.joined(separator: "\n"),
    ]
    if let example { parts.append("Example:\n\n" + indented(example, by: 2)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The facts besides the meaning, as one phrase each.
  private var facts: [String] {
    // A title such as "a font" stands for its forms.
    let isTitle = forms.count > 1 && !value.contains(";")
    var facts = ["Value: \(value)\(isTitle ? ": " + forms.joined(separator: "; ") : "")."]
    if isRequired {
      facts.append("Required.")
    } else if let fallback {
      facts.append("Default: \(fallback).")
    }
    if let since { facts.append("Needs iOS \(since).") }
    facts += wordLists.map { "\(capitalized($0.title)): \($0.reference)" }
    return facts
  }
}

/// The help for a kind of mapping: its keys and the rules between them.
package struct ConstructHelp: Sendable {
  /// `label`
  package let name: String
  /// "a label"
  package let title: String
  /// The places in manifests where it can be used, with the meaning there: `element.label`, "A UILabel; short
  /// form: …".
  package let places: [(path: String, meaning: String)]
  /// Its keys, without those of every element.
  package let keys: [KeyHelp]
  /// The names of its keys that every element has.
  package let commonKeys: [String]
  /// The rules between its keys, as sentences of Markdown.
  package let rules: [String]
  /// The key whose value can be written instead of a mapping.
  package let shortKey: String?
  /// The major version of iOS that it requires, if newer than the oldest supported one.
  package let since: Int?
  /// A manifest without mistakes that uses it; nil if there is none.
  package let example: String?
}

/// The help for a construct.
package func constructHelp(_ construct: Construct) -> ConstructHelp {
  let choice = construct.isChoiceOfOne ? ["Exactly one of them."] : []
  return ConstructHelp(
    name: construct.name, title: construct.title, places: construct.places,
    keys: construct.keys.filter { !$0.isCommon }.map { keyHelp($0, of: construct) },
    commonKeys: construct.keys.filter(\.isCommon).map(\.name),
    rules: choice + construct.rules.map(Wording.help.words(for:)), shortKey: construct.shortKey,
    since: construct.since, example: KeyExamples.manifest(of: construct.name))
}

extension Construct {
  /// The keys that take it as a value, with their meanings.
  fileprivate var places: [(path: String, meaning: String)] {
    Construct.all.flatMap { other in
      other.keys.filter { $0.value.innerConstructs.contains(self) }
        .map { ("\(other.name).\($0.name)", $0.doc) }
    }
  }
}

extension ConstructHelp {
  /// The help as Markdown: the meaning, and a line for each key.
  package var markdown: String {
    var parts = ["**\(capitalized(title))**"]
    if let meaning { parts.append(meaning) }
    parts.append(keys.map { "- `\($0.name)`: \($0.meaning)" }.joined(separator: "\n"))
    if !commonKeys.isEmpty { parts.append("And the keys of every element.") }
    if !rules.isEmpty { parts.append(rules.map { "- \($0)" }.joined(separator: "\n")) }
    if let since { parts.append("Needs iOS \(since).") }
    return parts.joined(separator: "\n\n")
  }

  /// The help as plain text of at most 80 columns, ending with a line break.
  package var text: String {
    var parts = [hanging(capitalized(title) + (since.map { " (iOS \($0))" } ?? ""))]
    if let meaning { parts.append(hanging(withQuotes(meaning))) }
    parts.append(table(of: keys))
    if !commonKeys.isEmpty {
      parts.append(
        hanging("The keys of every element: " + commonKeys.joined(separator: ", ") + "."))
    }
    if !rules.isEmpty {
      parts.append(rules.map { hanging(withQuotes($0), after: "- ") }.joined(separator: "\n"))
    }
    if let example { parts.append("Example:\n\n" + indented(example, by: 2)) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The meaning it has in all places; nil if the meanings differ.
  package var meaning: String? {
    let meanings = Set(places.map(\.meaning))
    return meanings.count == 1 ? meanings.first : nil
  }
}

/// A row for each key: its name, its meaning, its value and its default.
private func table(of keys: [KeyHelp]) -> String {
  let width = (keys.map(\.name.count).max() ?? 0) + 4
  return keys.map { key in
    var facts = ["Value: \(key.value)."]
    if key.isRequired { facts.append("Required.") }
    if let fallback = key.fallback { facts.append("Default: \(fallback).") }
    if let since = key.since { facts.append("iOS \(since).") }
    let name = padded("  " + key.name, to: width)
    let gap = String(repeating: " ", count: width)
    return hanging(withQuotes(key.meaning), after: name) + "\n"
      + hanging(withQuotes(facts.joined(separator: " ")), after: gap)
  }.joined(separator: "\n")
}
