import CellGenCore

/// Descriptions of keys in words: their values, defaults, meanings and rules.
///
/// The manual, the terminal and editors show the same text; only the manual has sections to link to.
package enum Wording: Sendable {
  /// With links to sections of the manual's page of keys.
  case manual
  /// Self-contained Markdown: a mapping is referred to by the name that `cellgen keys` takes.
  case help
}

extension Wording {
  /// The default of a key: `body` in backticks, or words.
  package func fallback(of key: Construct.Key) -> String {
    if key.isRequired { return "required" }
    guard let value = key.defaultText else { return "none" }
    return value.contains(" ") || Self.defaultsInWords.contains(value)
      ? value.replacing(/'(?<word>\w+)'/) { code(String($0.word)) } : code(value)
  }

  /// The defaults that aren't values.
  private static let defaultsInWords: Set = ["always", "never", "UIKit's"]

  package func meaning(of key: Construct.Key) -> String {
    guard !key.reserved.isEmpty else { return key.doc }
    return key.doc + " Reserved names: \(listed(key.reserved.map(code), "and"))."
  }

  package func words(for rule: Construct.Rule) -> String {
    switch rule {
    case .oneOf(let keys): "At least one of \(listed(keys.map(code), "or"))."
    case .excludes(let one, let other): "Not both \(words(for: one)) and \(words(for: other))."
    case .needs(let conditions, let others):
      "\(capitalized(listed(conditions.map(words(for:)), "and"))) only with "
        + "\(listed(others.map(words(for:)), "or"))."
    }
  }

  private func words(for condition: Construct.Condition) -> String {
    switch condition {
    case .has(let key): code(key)
    case .isOne(let key, let values):
      listed(values.map { code("\(key): \($0)") }, "or")
    case .isNone(let key, let values):
      "\(code(key)) other than \(listed(values.map(code), "or"))"
    case .isMapping(let key): code("\(key): { … }")
    }
  }
}

// MARK: - Values

extension Wording {
  /// The values that a key accepts, as one phrase.
  package func words(for value: Construct.ValueKind) -> String {
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
    case .mapping(let kind): mapping(kind())
    case .either(let values): words(forEither: values)
    }
  }

  /// The forms that a value can have, each as a phrase: those of a color are words, a token, a member and so
  /// on.
  package func forms(of value: Construct.ValueKind) -> [String] {
    var forms: [String] = []
    for form in value.alternatives.map(words(for:)) where !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  /// The forms that a value can have, short ones first if the long ones are lists of them.
  func words(forEither all: [Construct.ValueKind]) -> String {
    // The other values of the short form are explained with its key.
    let short = all.flatMap { value -> [String] in
      guard case .mapping(let construct) = value else { return [] }
      return construct().shortKinds.compactMap { kind in
        if case .mapping(let other) = kind { other().name } else { nil }
      }
    }
    let values = all.filter { value in
      if case .mapping(let construct) = value { !short.contains(construct().name) } else { true }
    }
    if let family = ValueFamily(values) { return words(for: family, first: values[0]) }
    if let fixed = words(forFixed: values) { return fixed }
    if let stateless = words(forStateless: values) { return stateless }
    return switch (values.first, values.last) {
    case (.list(let item)?, let one?)
    where values.count == 2 && words(for: item) == words(for: one):
      "\(words(for: one)); or a list of these"
    case (.name?, .names(_, let value)?):
      "a name, alone or with \(words(for: value.withoutNothing))"
    default: wordsOfEach(values).joined(separator: "; or ")
    }
  }

  /// The words for each value; color names are combined into one.
  private func wordsOfEach(_ values: [Construct.ValueKind]) -> [String] {
    let names = values.map(words(for:))
    let colors = ValueFamily.colorWord.alternatives.map(words(for:))
    guard names.starts(with: colors) else { return names }
    let color = link(to: ValueFamily.color.heading, "color")
    return ["a fixed \(color) in one word"] + names.dropFirst(colors.count)
  }

  /// A value whose forms are described in their own section. If the first form is a name, a plain word is a
  /// field.
  private func words(for family: ValueFamily, first: Construct.ValueKind) -> String {
    let link = link(to: family.heading, family.title)
    if case .name = first { return "a field; or \(link) in braces" }
    return link
  }

  /// A value that takes only the fixed forms of a section.
  private func words(forFixed values: [Construct.ValueKind]) -> String? {
    let names = values.flatMap(\.alternatives).map(words(for:))
    if let family = ValueFamily.allCases.first(where: {
      $0.fixed.alternatives.map(words(for:)) == names
    }) {
      return fixed(family)
    }
    guard case .number(let range)? = values.first(where: \.isNumber),
      case let others = values.filter({ !$0.isNumber && !$0.isNamedNumber }),
      others.count + 3 == values.count
    else { return nil }
    let number = words(for: range)
      .replacing(ValueFamily.number.title, with: fixed(.number))
    return ([number] + others.map(words(for:))).joined(separator: "; or ")
  }

  /// A value that takes all forms of a section except values by state.
  private func words(forStateless values: [Construct.ValueKind]) -> String? {
    let names = values.flatMap(\.alternatives).map(words(for:))
    let labelText = ValueFamily.labelText
    if names == labelText.dropLast().map(words(for:)) {
      return words(forEither: labelText) + ", but not by state"
    }
    return ValueFamily.allCases.first { family in
      family.fixed.alternatives.map(words(for:)) + [dependency(.data)] == names
    }.map { "\(link(to: $0.heading, $0.title)), but not by state" }
  }

  /// `a fixed [color](…)`
  private func fixed(_ family: ValueFamily) -> String {
    "a fixed \(link(to: family.heading, String(family.title.dropFirst(2))))"
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

  /// The words themselves, or a reference to their list.
  private func words(forChoice choices: [String]) -> String {
    if let list = WordList.allCases.first(where: { $0.words == choices }) {
      return "one of " + (self == .manual ? link(to: list.heading) : "the " + list.title)
    }
    return listed(choices.map(code), "or")
  }
}

extension Construct.ValueKind {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  /// True for a spacing or a member that can replace a number.
  fileprivate var isNamedNumber: Bool {
    switch self {
    case .token(.spacings), .swiftMember: true
    default: false
    }
  }

  fileprivate var withoutNothing: Construct.ValueKind {
    if case .either(let values) = self, case .nothing? = values.first, values.count == 2 {
      values[1]
    } else {
      self
    }
  }
}

// MARK: - Sections of the manual

extension Construct {
  /// The heading of its section in the manual.
  package var heading: String {
    Dependency(self)?.heading ?? titleInWords(name) + " Keys"
  }
}

extension ValueFamily {
  /// The heading of the section in the manual that explains its forms.
  package var heading: String { title.capitalized }
}

extension Dependency {
  /// The name of its part of the manual.
  package var part: String { self == .data ? "values from data" : "values by state" }

  package var heading: String { part.capitalized }
}

/// Words that several keys take, listed in one place in the manual.
package enum WordList: String, CaseIterable, Sendable {
  case fonts
  case colors

  package var words: [String] {
    switch self {
    case .fonts: Vocabulary.fonts
    case .colors: Vocabulary.colors
    }
  }

  /// What sentences call them.
  package var title: String { self == .fonts ? "text styles" : "colors of UIKit" }

  package var heading: String {
    switch self {
    case .fonts: "Text Styles"
    case .colors: "Colors"
    }
  }

  /// The list, with the version of iOS that a word requires.
  package var reference: String {
    let items = words.map { word in
      code(word) + (Vocabulary.newerColors[word].map { " (iOS \($0))" } ?? "")
    }
    return listed(items, "and") + "."
  }
}

// MARK: - Markdown

extension Wording {
  /// The keys of a mapping: a link to their table, or the name that `cellgen keys` takes.
  private func mapping(_ construct: Construct) -> String {
    if let dependency = Dependency(construct) { return self.dependency(dependency) }
    return self == .manual ? link(to: construct.heading) : "keys of \(code(construct.name))"
  }

  package func dependency(_ dependency: Dependency) -> String {
    switch self {
    case .manual: link(to: dependency.heading)
    case .help: dependency == .data ? "`{ field: … }` from data" : "`{ normal: … }` by state"
    }
  }

  /// A link to a heading on the page of keys.
  package func link(to heading: String) -> String {
    link(to: heading, heading)
  }

  /// A link with its own text; only the text if there is nothing to link to.
  package func link(to heading: String, _ words: String) -> String {
    self == .manual ? "[\(words)](\(Self.target(heading)))" : words
  }

  private static func target(_ heading: String) -> String {
    "doc:ManifestKeys#\(heading.replacing(" ", with: "-"))"
  }
}

package func code(_ text: String) -> String { "`\(text)`" }

/// `a, b and c`
package func listed(_ items: [String], _ word: String) -> String {
  guard let last = items.last, items.count > 1 else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " \(word) \(last)"
}
