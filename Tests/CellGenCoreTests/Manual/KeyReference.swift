@testable import CellGenAuthoring
@testable import CellGenCore

/// The reference of a mapping's keys, as the manual shows it: a table, then the rules.
///
///     | Key | Value | Default | Meaning |
///     |---|---|---|---|
///     | `height` | a number above 0 | required | A fixed height in points. |
func keyReference(of kind: Construct) -> String {
  let rows = kind.keys.map { key in
    "| `\(key.name)` | \(words(for: key.value)) | \(defaultWords(of: key)) | \(meaning(of: key)) |\n"
  }
  let table = "| Key | Value | Default | Meaning |\n|---|---|---|---|\n" + rows.joined()
  let choice = kind.isChoiceOfOne ? ["Exactly one of them."] : []
  let rules = choice + kind.rules.map(words(for:))
  return rules.isEmpty ? table : table + "\n" + rules.map { "- \($0)\n" }.joined()
}

/// The heading under which the manual shows a kind of mapping.
func heading(of kind: Construct) -> String { titleInWords(kind.name) + " Keys" }

private func defaultWords(of key: Construct.Key) -> String {
  if key.isRequired { return "required" }
  guard let value = key.defaultText else { return "none" }
  return value.contains(" ")
    ? value.replacing(/'(?<word>\w+)'/) { code(String($0.word)) } : code(value)
}

private func meaning(of key: Construct.Key) -> String {
  guard !key.reserved.isEmpty else { return key.doc }
  return key.doc + " Names that are taken: \(list(key.reserved.map(code), "and"))."
}

// MARK: - Values

private func words(for value: Construct.ValueKind) -> String {
  switch value {
  case .text: "a text"
  case .name(let naming): words(for: naming)
  case .type: "a Swift type"
  case .sample: "a value of the field's type"
  case .integer(let least, Int(Int32.max)): "a whole number from \(least)"
  case .integer(let least, let most): "a whole number from \(least) to \(most)"
  case .number(let range): words(for: range)
  case .flag: "`true` or `false`"
  case .choice(let choices): words(forChoice: choices)
  case .token(let kind): "one of `\(kind.rawValue)`"
  case .swiftMember: "a Swift member such as `Theme.ink`"
  case .hexColor: "a colour such as `\"#FF8800\"`"
  case .percentage: "a part such as `33%`"
  case .nothing: "nothing"
  case .list(let item): "a list of: \(words(for: item).replacing("; or ", with: " or "))"
  case .names(.type, let value): "capitalized names, each with \(words(for: value))"
  case .names(_, let value): "names, each with \(words(for: value))"
  case .mapping(let kind): link(to: heading(of: kind()))
  case .either(let values): words(forEither: values)
  }
}

/// The forms that a value may have, short ones first where the long ones are lists of them.
private func words(forEither values: [Construct.ValueKind]) -> String {
  switch (values.first, values.last) {
  case (.list(let item)?, let one?) where values.count == 2 && words(for: item) == words(for: one):
    "\(words(for: one)); or a list of such"
  case (.name?, .names(_, let value)?):
    "a name, alone or with \(words(for: withoutNothing(value)))"
  default: values.map(words(for:)).joined(separator: "; or ")
  }
}

private func withoutNothing(_ value: Construct.ValueKind) -> Construct.ValueKind {
  if case .either(let values) = value, case .nothing? = values.first, values.count == 2 {
    values[1]
  } else {
    value
  }
}

private func words(for naming: Construct.Naming) -> String {
  switch naming {
  case .type: "a capitalized name"
  case .member: "a name"
  case .module: "a module's name"
  case .manifest: "a manifest's file name"
  }
}

private func words(for range: Construct.NumberRange) -> String {
  switch range {
  case .any: "a number"
  case .atLeastZero: "a number from 0"
  case .fraction: "a number from 0 to 1"
  case .aboveZero: "a number above 0"
  }
}

/// The words themselves, or where they are listed.
private func words(forChoice choices: [String]) -> String {
  if let list = WordList.allCases.first(where: { $0.words == choices }) {
    return "one of \(link(to: list.heading))"
  }
  return list(choices.map(code), "or")
}

/// The words that several keys take, which have a list of their own in the manual.
enum WordList: String, CaseIterable {
  case fonts
  case colors

  var words: [String] {
    switch self {
    case .fonts: Vocabulary.fonts
    case .colors: Vocabulary.colors
    }
  }

  var heading: String {
    switch self {
    case .fonts: "Text Styles"
    case .colors: "Colours"
    }
  }

  /// The list as the manual shows it, with the iOS that a word needs.
  var reference: String {
    let items = words.map { word in
      code(word) + (Vocabulary.newerColors[word].map { " (iOS \($0))" } ?? "")
    }
    return list(items, "and") + ".\n"
  }
}

// MARK: - Rules

private func words(for rule: Construct.Rule) -> String {
  switch rule {
  case .oneOf(let keys): "At least one of \(list(keys.map(code), "or"))."
  case .excludes(let one, let other): "Not both \(words(for: one)) and \(words(for: other))."
  case .needs(let conditions, let others):
    "\(capitalized(list(conditions.map(words(for:)), "and"))) only with "
      + "\(list(others.map(words(for:)), "or"))."
  }
}

private func words(for condition: Construct.Condition) -> String {
  switch condition {
  case .has(let key): code(key)
  case .isOne(let key, let values): list(values.map { code("\(key): \($0)") }, "or")
  case .isNone(let key, let values):
    "\(code(key)) other than \(list(values.map(code), "or"))"
  case .isMapping(let key): code("\(key): { … }")
  }
}

private func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

// MARK: - Markdown

func code(_ text: String) -> String { "`\(text)`" }

/// A link to a heading of the page of keys.
private func link(to heading: String) -> String {
  "<doc:ManifestKeys#\(heading.replacing(" ", with: "-"))>"
}

/// `a, b and c`
private func list(_ items: [String], _ word: String) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
}
