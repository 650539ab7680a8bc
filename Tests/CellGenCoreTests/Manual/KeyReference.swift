import FixtureSupport
import Foundation

@testable import CellGenAuthoring
@testable import CellGenCore

/// The reference of a mapping's keys, as the manual shows it: a table, then the rules.
///
///     | Key | Value | Default | Meaning |
///     |---|---|---|---|
///     | `height` | a number above 0 | required | A fixed height in points. |
///
/// The keys of every element have a table of their own, to which those of elements link.
func keyReference(of kind: Construct) -> String {
  let choice = kind.isChoiceOfOne ? ["Exactly one of them."] : []
  let rules = (choice + kind.rules.map(words(for:))).map { "- \($0)\n" }.joined()
  return [table(of: kind.keys.filter { !$0.isCommon }), commonWords(of: kind), rules]
    .filter { !$0.isEmpty }.joined(separator: "\n")
}

/// The keys that every element has.
let commonKeys = Construct.label.keys.filter(\.isCommon)

/// The table of the keys that every element has.
func commonReference() -> String { table(of: commonKeys) }

/// The heading of the keys that every element has.
let commonHeading = "Every Element"

/// The heading under which the manual shows a kind of mapping.
func heading(of kind: Construct) -> String {
  Dependency(kind)?.heading ?? titleInWords(kind.name) + " Keys"
}

/// A key's row in a table, without the line break.
func row(of key: Construct.Key) -> String {
  "| `\(key.name)` | \(words(for: key.value)) | \(defaultWords(of: key)) | \(meaning(of: key)) |"
}

private func table(of keys: [Construct.Key]) -> String {
  guard !keys.isEmpty else { return "" }
  let rows = keys.map { row(of: $0) + "\n" }
  return "| Key | Value | Default | Meaning |\n|---|---|---|---|\n" + rows.joined()
}

/// Where the keys of every element are listed, and which of them an element does not have.
private func commonWords(of kind: Construct) -> String {
  guard kind.keys.contains(where: \.isCommon) else { return "" }
  let missing = commonKeys.map(\.name).filter { name in !kind.keys.contains { $0.name == name } }
  let exception = missing.isEmpty ? "" : ", except \(list(missing.map(code), "and"))"
  return "All keys of \(link(to: commonHeading))\(exception).\n"
}

// MARK: - Values that may depend on something

/// The kinds of value that may be fixed, come from data or depend on a state.
///
/// Each has a section of the manual that explains its forms, to which the tables link.
enum ValueSection: String, CaseIterable {
  case color, font, number, length, flag, text

  /// The name in tables: "a color".
  var title: String {
    switch self {
    // Messages still spell it as the British do.
    case .color: Color.title.replacing("colour", with: "color")
    case .font: Font.title
    case .number: Number.title
    case .length: Length.title
    case .flag: Flag.title
    case .text: "a text"
    }
  }

  var heading: String { title.capitalized }

  /// What it may be where it is fixed.
  var fixed: Construct.ValueKind {
    switch self {
    case .color: ValueForm<Color>.constant(Color.self).kind
    case .font: ValueForm<Font>.constant(Font.self).kind
    case .number: ValueForm<Number>.constant(Number.self).kind
    case .length: ValueForm<Length>.constant(Length.self).kind
    case .flag: ValueForm<Flag>.constant(Flag.self).kind
    case .text: ValueForm<TextConstant>.constant(TextConstant.self).kind
    }
  }

  /// The section for values of which one of these is from data; nil for other values.
  init?(_ values: [Construct.ValueKind]) {
    let names = values.compactMap { value in
      if case .mapping(let kind) = value { kind().name } else { nil }
    }
    guard
      let section = Self.allCases.first(where: { section in
        Dependency.allCases.allSatisfy { names.contains(section.rawValue + $0.suffix) }
      })
    else { return nil }
    self = section
  }

  /// The section as the manual shows it.
  var reference: String {
    let dependencies = Dependency.allCases.map { link(to: $0.heading) }
    return (fixed.alternatives.map(words(for:)) + dependencies).map { "- \($0)\n" }.joined()
  }
}

/// What a value may depend on; each has a table for all kinds of value.
enum Dependency: CaseIterable {
  case data, state

  /// The dependency that a kind of mapping describes.
  init?(_ kind: Construct) {
    guard let dependency = Self.allCases.first(where: { kind.name.hasSuffix($0.suffix) }) else {
      return nil
    }
    self = dependency
  }

  /// The end of the names of such mappings.
  var suffix: String { self == .data ? "ByData" : "ByState" }

  /// The name of its part of the manual.
  var part: String { self == .data ? "values from data" : "values by state" }

  var heading: String { part.capitalized }

  /// The table of one kind of value, as that of all.
  func reference(of section: ValueSection) -> String {
    let kind = Construct.all.first { $0.name == section.rawValue + suffix }
    return (kind.map { table(of: $0.keys) } ?? "")
      .replacing(link(to: section.heading, section.title), with: "a value")
  }
}

/// The defaults that are no values.
private let defaultsInWords: Set = ["always", "never", "UIKit's"]

private func defaultWords(of key: Construct.Key) -> String {
  if key.isRequired { return "required" }
  guard let value = key.defaultText else { return "none" }
  return value.contains(" ") || defaultsInWords.contains(value)
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
  case .field(let types): "the name of a field" + (types.map { ": \($0)" } ?? "")
  case .type: "a Swift type"
  case .model: "the name of a Swift type"
  case .propertyPath: "a property such as `sender.name`"
  case .sample: "a value of the field's type"
  case .integer(let least, Int(Int32.max)): "a whole number from \(least)"
  case .integer(let only, let most) where only == most: "`\(only)`"
  case .integer(let least, let most): "a whole number from \(least) to \(most)"
  case .number(let range): words(for: range)
  case .flag: "`true` or `false`"
  case .choice(let choices): words(forChoice: choices)
  case .token(let kind): "one of your `\(kind.rawValue)`"
  case .swiftMember: "a Swift member, `Type.member`"
  case .hexColor: "a color such as `\"#FF8800\"`"
  case .phrase: "a text with fields in braces"
  case .percentage: "a part such as `33%`"
  case .range: "a range such as `0...1`"
  case .nothing: "nothing"
  case .list(let item): "a list of: \(words(for: item).replacing("; or ", with: " or "))"
  case .names(.type, let value): "capitalized names, each with \(words(for: value))"
  case .names(.swiftMember, let value): "Swift members, each with \(words(for: value))"
  case .names(.colorSource, let value):
    "Swift members and names of color assets, each with \(words(for: value))"
  case .names(_, let value): "names, each with \(words(for: value))"
  case .mapping(let kind): link(to: heading(of: kind()))
  case .either(let values): words(forEither: values)
  }
}

/// The forms that a value may have, short ones first where the long ones are lists of them.
private func words(forEither all: [Construct.ValueKind]) -> String {
  // What the short form may be besides a word is explained with its key.
  let short = all.flatMap { value -> [String] in
    guard case .mapping(let construct) = value else { return [] }
    return construct().shortKinds.compactMap { kind in
      if case .mapping(let other) = kind { other().name } else { nil }
    }
  }
  let values = all.filter { value in
    if case .mapping(let construct) = value { !short.contains(construct().name) } else { true }
  }
  if let section = ValueSection(values) { return words(for: section, first: values[0]) }
  if let fixed = words(forFixed: values) { return fixed }
  if let stateless = words(forStateless: values) { return stateless }
  return switch (values.first, values.last) {
  case (.list(let item)?, let one?) where values.count == 2 && words(for: item) == words(for: one):
    "\(words(for: one)); or a list of such"
  case (.name?, .names(_, let value)?):
    "a name, alone or with \(words(for: withoutNothing(value)))"
  default: wordsOfEach(values).joined(separator: "; or ")
  }
}

/// The words for each value; those that name a color are one.
private func wordsOfEach(_ values: [Construct.ValueKind]) -> [String] {
  let names = values.map(words(for:))
  let colors = Color.word.alternatives.map(words(for:))
  guard names.starts(with: colors) else { return names }
  let color = link(to: ValueSection.color.heading, "color")
  return ["a fixed \(color) in one word"] + names.dropFirst(colors.count)
}

/// A value whose forms a section explains; what is first says whether a plain word is a field.
private func words(for section: ValueSection, first: Construct.ValueKind) -> String {
  let link = link(to: section.heading, section.title)
  if case .name = first { return "a field; or \(link) in braces" }
  return link
}

/// A value whose forms a section explains, but for those that depend on something.
private func words(forFixed values: [Construct.ValueKind]) -> String? {
  let names = values.flatMap(\.alternatives).map(words(for:))
  if let section = ValueSection.allCases.first(where: {
    $0.fixed.alternatives.map(words(for:)) == names
  }) {
    return fixedLink(to: section)
  }
  guard case .number(let range)? = values.first(where: \.isNumber),
    case let others = values.filter({ !$0.isNumber && !$0.isNamedNumber }),
    others.count + 3 == values.count
  else { return nil }
  let number = words(for: range).replacing(Number.title, with: fixedLink(to: .number))
  return ([number] + others.map(words(for:))).joined(separator: "; or ")
}

/// A value whose forms a section explains, but for those that depend on a state.
private func words(forStateless values: [Construct.ValueKind]) -> String? {
  let names = values.flatMap(\.alternatives).map(words(for:))
  let labelText = ValueForm<Text>.labelTextKinds
  if names == labelText.dropLast().map(words(for:)) {
    return words(forEither: labelText) + ", but not by state"
  }
  return ValueSection.allCases.first { section in
    section.fixed.alternatives.map(words(for:)) + [link(to: Dependency.data.heading)] == names
  }.map { "\(link(to: $0.heading, $0.title)), but not by state" }
}

/// `a fixed [color](…)`
private func fixedLink(to section: ValueSection) -> String {
  "a fixed \(link(to: section.heading, String(section.title.dropFirst(2))))"
}

extension Construct.ValueKind {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  /// Whether it is a spacing or a member that may take a number's place.
  fileprivate var isNamedNumber: Bool {
    switch self {
    case .token(.spacings), .swiftMember: true
    default: false
    }
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
  case .format: "one of your `formats`"
  case .swiftMember: "a Swift member"
  case .colorSource: "a Swift member or a color asset"
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
    case .colors: "Colors"
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

// MARK: - Limits

/// The ways to write values that keys do not take, with the reasons, as a table.
func limitReference() -> String {
  let rows = LimitReason.allCases.flatMap { reason -> [String] in
    var keys: [[Writing]: [String]] = [:]
    for slot in Slot.all {
      let lacking = slot.lacking.filter { slot.reason(for: $0) == reason }
      guard !lacking.isEmpty, keys[lacking]?.contains(slot.key.name) != true else { continue }
      keys[lacking, default: []].append(slot.key.name)
    }
    return keys.sorted { $0.key.count > $1.key.count }.map { lacking, names in
      let owners = names.map { name in words(forSlotsOf: name, lacking, reason) }
      let reason = capitalized(reason.words)
      return
        "| \(owners.joined(separator: ", ")) | \(list(lacking.map(words(for:)), "or")) | \(reason). |\n"
    }
  }
  return "| Keys | Not by | Why |\n|---|---|---|\n" + rows.joined()
}

/// A key, with the mappings that it is meant in where others have a key of that name without the limit.
private func words(
  forSlotsOf key: String, _ lacking: [Writing], _ reason: LimitReason
) -> String {
  let slots = Slot.all.filter { $0.key.name == key }
  let limited = slots.filter { slot in
    slot.lacking.filter { slot.reason(for: $0) == reason } == lacking
  }
  if slots.count == limited.count { return code(key) }
  // Apple's spelling is American.
  let owners = limited.map { $0.construct.title.replacing("colour", with: "color") }
  return "\(code(key)) of \(list(owners, "and"))"
}

private func words(for writing: Writing) -> String {
  switch writing {
  case .token: "token"
  case .member: "Swift member"
  case .field: "field"
  case .cases: "cases"
  case .states: "state"
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
private func link(to heading: String) -> String { "<\(target(heading))>" }

/// A link with words of its own.
private func link(to heading: String, _ words: String) -> String {
  "[\(words)](\(target(heading)))"
}

private func target(_ heading: String) -> String {
  "doc:ManifestKeys#\(heading.replacing(" ", with: "-"))"
}

/// `a, b and c`
private func list(_ items: [String], _ word: String) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
}
