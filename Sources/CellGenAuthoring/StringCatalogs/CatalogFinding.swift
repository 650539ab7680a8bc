import CellGenCore

/// Something about a text that a person should check.
package struct CatalogFinding: Sendable {
  /// The kind of a finding, in the order in which findings are counted.
  package enum Kind: String, CaseIterable, Sendable {
    /// The manifest's key is not in the catalog.
    case missing
    /// The entry would be updated.
    case outdated
    /// The key is no longer used by any manifest or code.
    case stale
    /// The catalog's text in the source language differs from the manifest's.
    case otherText = "other-text"
    case untranslated
    case needsReview = "needs-review"
    /// The singular and plural forms are identical, as they were added.
    case samePlural = "same-plural"
    /// A translation leaves out a value.
    case lostPlaceholder = "lost-placeholder"
    /// A translation inserts a value of another type, or one that doesn't exist.
    case wrongPlaceholder = "wrong-placeholder"
  }

  package var kind: Kind
  /// Nil if it concerns all languages.
  package var language: String?
  package var key: String
  /// Details beyond the kind; empty if there are none.
  package var detail: String
  /// The place in the catalog; for a missing key, in the manifest.
  package var span: SourceSpan
}

extension StringCatalog {
  /// Returns the missing, unused and doubtful parts of the catalog: first those of all languages, then
  /// language by language, each in file order.
  ///
  /// - Parameters:
  ///   - texts: The texts of this catalog's table.
  ///   - merge: The result of merging them.
  ///   - others: The languages that texts need besides those already in the catalog.
  package func findings(
    for texts: [TranslatableText], merge: CatalogMerge, in others: [String] = []
  ) -> [CatalogFinding] {
    let wanted = CatalogTexts(texts)
    var checker = CatalogChecker(file: source.index, sourceLanguage: sourceLanguage)
    let languages = languages(with: others)
    let known = Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0) })
    for (key, change) in merge.changes {
      checker.check(change, key, known[JSONKey(key)], wanted[JSONKey(key)])
    }
    let markedNow = Set(merge.changes.filter { $0.change == .stale }.map { JSONKey($0.key) })
    for entry in entries {
      let text = wanted[entry.key]
      let isStale = entry.extractionState == CatalogEntry.ExtractionState.stale && text == nil
      if isStale { checker.report(.stale, entry) }
      if isStale || markedNow.contains(entry.key) { continue }
      checker.check(entry, text, languages: languages)
    }
    return checker.sorted(languages)
  }

  /// The languages with any translation, and others, sorted.
  private func languages(with others: [String]) -> [String] {
    var all = Set(others.map { JSONKey($0) })
    for entry in entries { all.formUnion(entry.localizations.map(\.key)) }
    all.remove(JSONKey(sourceLanguage))
    return all.map(\.text).sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }
}

/// Collects the findings of a catalog.
private struct CatalogChecker {
  let file: Int
  let sourceLanguage: String
  private var findings: [CatalogFinding] = []

  init(file: Int, sourceLanguage: String) {
    self.file = file
    self.sourceLanguage = sourceLanguage
  }

  func sorted(_ languages: [String]) -> [CatalogFinding] {
    let ranks = Dictionary(uniqueKeysWithValues: zip(languages, 2...))
    func rank(_ finding: CatalogFinding) -> Int {
      finding.language.map { ranks[$0] ?? 1 } ?? 0
    }
    let order = findings.indices.sorted { left, right in
      let (a, b) = (findings[left], findings[right])
      return (rank(a), a.span.file, a.span.start, Int32(left))
        < (rank(b), b.span.file, b.span.start, Int32(right))
    }
    return order.map { findings[$0] }
  }

  mutating func report(
    _ kind: CatalogFinding.Kind, _ entry: CatalogEntry, _ language: String? = nil,
    _ detail: String = "", at range: Range<Int>? = nil
  ) {
    let range = range ?? entry.keyRange
    findings.append(
      CatalogFinding(
        kind: kind, language: language, key: entry.key.text, detail: detail,
        span: SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)))
  }

  /// Reports a change that a merge would make.
  mutating func check(
    _ change: CatalogMerge.Change, _ key: String, _ entry: CatalogEntry?, _ text: TranslatableText?
  ) {
    guard let entry else {
      guard let text else { return }
      findings.append(
        CatalogFinding(kind: .missing, language: nil, key: key, detail: "", span: text.span))
      return
    }
    switch change {
    case .added: return
    case .stale: report(.stale, entry)
    case .comment: report(.outdated, entry, nil, "its comment differs from the manifest's")
    case .text: report(.outdated, entry, sourceLanguage, "its text differs from the manifest's")
    case .plural: report(.outdated, entry, sourceLanguage, "it has no forms for one and several")
    case .used: report(.outdated, entry, nil, "it is marked as unused, but a manifest has it")
    }
  }

  mutating func check(_ entry: CatalogEntry, _ text: TranslatableText?, languages: [String]) {
    let source = entry.localization(sourceLanguage)
    if let wanted = text?.text, let unit = source?["stringUnit"], let value = unit["value"],
      unit["state"]?.string != "new", let found = value.string,
      JSONKey(found) != JSONKey(wanted)
    {
      report(
        .otherText, entry, sourceLanguage, "the manifest has '\(printable(wanted))'",
        at: value.range)
    }
    guard entry.isTranslated, !entry.key.text.isEmpty else { return }
    let expected = text?.placeholders ?? placeholders(ofSource: source, key: entry.key.text)
    if let source {
      check(source, of: entry, in: sourceLanguage, expected)
      checkPlural(source, of: entry)
    }
    let localizations = Dictionary(
      entry.localizations.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
    for language in languages {
      guard let localization = localizations[JSONKey(language)] else {
        report(.untranslated, entry, language)
        continue
      }
      check(localization, of: entry, in: language, expected)
    }
  }

  private mutating func check(
    _ localization: JSONNode, of entry: CatalogEntry, in language: String,
    _ expected: [FormatPlaceholder]
  ) {
    let texts = LocalizedText.all(in: localization)
    let states = texts.map(\.state)
    if language != sourceLanguage, texts.isEmpty || states.contains("new") {
      report(.untranslated, entry, language)
    }
    if let text = texts.first(where: { $0.state == "needs_review" }) {
      report(.needsReview, entry, language, at: text.range)
    }
    for text in texts where text.hasValue && !(text.state == "new" && text.placeholders.isEmpty) {
      check(text, of: entry, in: language, expected)
    }
  }

  /// Reports forms that nobody has written yet; if they are marked as translated, they are meant to be
  /// identical.
  private mutating func checkPlural(_ source: JSONNode, of entry: CatalogEntry) {
    let forms = source["variations"]?["plural"]
    guard let one = forms?["one"]?["stringUnit"], let other = forms?["other"]?["stringUnit"],
      one["state"]?.string == "new", let text = one["value"]?.string,
      let several = other["value"]?.string, JSONKey(text) == JSONKey(several),
      LanguageCode.hasFormForOne(sourceLanguage)
    else { return }
    report(
      .samePlural, entry, sourceLanguage, "both forms are '\(printable(text))'",
      at: one["value"]?.range)
  }

  private mutating func check(
    _ text: LocalizedText, of entry: CatalogEntry, in language: String,
    _ expected: [FormatPlaceholder]
  ) {
    if !expected.isEmpty {
      for found in text.spaced {
        report(
          .wrongPlaceholder, entry, language,
          "it has '\(found)', which inserts a value; write '%%' for a percent sign", at: text.range)
      }
    }
    for wanted in expected where text.isComplete {
      guard !text.placeholders.contains(where: { $0.position == wanted.position }) else { continue }
      report(
        .lostPlaceholder, entry, language, "it lacks '\(wanted.description)'", at: text.range)
    }
    for found in text.placeholders {
      let wanted = expected.first { $0.position == found.position }
      guard wanted?.kind != found.kind else { continue }
      report(
        .wrongPlaceholder, entry, language,
        wanted.map { "it has '\(found.description)' instead of '\($0.description)'" }
          ?? "it has '\(found.description)', which has no value", at: text.range)
    }
  }

  /// The placeholders of the text in the source language, which is the key if there is no other text.
  private func placeholders(
    ofSource localization: JSONNode?, key: String
  ) -> [FormatPlaceholder] {
    let texts = localization.map(LocalizedText.all) ?? []
    return texts.first { $0.isComplete && $0.hasValue }?.placeholders
      ?? FormatText(key).placeholders
  }
}

/// A text of a localization: its only one, or one of its variations.
private struct LocalizedText {
  var state: String?
  /// The bytes of the text.
  var range: Range<Int>
  /// True for a single text, false for a set of synonyms.
  var hasValue = true
  /// True if it must insert all values: "one photo" needn't insert the number.
  var isComplete = true
  var placeholders: [FormatPlaceholder] = []
  /// Text that a formatter would mistake for placeholders with a space as a flag.
  var spaced: [String] = []

  /// All texts of a localization, in file order.
  static func all(in localization: JSONNode) -> [LocalizedText] {
    all(in: localization, localization["substitutions"]?.members ?? [], isComplete: true)
  }

  private static func all(
    in node: JSONNode, _ substitutions: [JSONNode.Member], isComplete: Bool
  ) -> [LocalizedText] {
    var texts: [LocalizedText] = []
    if let unit = node["stringUnit"], let value = unit["value"], let text = value.string {
      texts.append(
        LocalizedText(
          state: unit["state"]?.string, range: value.range, isComplete: isComplete,
          placeholders: placeholders(of: text, substitutions), spaced: FormatText(text).spaced))
    }
    if let set = node["stringSet"] {
      texts.append(LocalizedText(state: set["state"]?.string, range: set.range, hasValue: false))
    }
    for kind in node["variations"]?.members ?? [] {
      for form in kind.value.members {
        let canLeaveOut = kind.key.text == "plural" && form.key.text != "other"
        texts += all(in: form.value, substitutions, isComplete: isComplete && !canLeaveOut)
      }
    }
    return texts
  }

  /// The placeholders of a text, with those of its substitutions.
  private static func placeholders(
    of text: String, _ substitutions: [JSONNode.Member]
  ) -> [FormatPlaceholder] {
    let format = FormatText(text)
    return format.substitutions.reduce(into: format.placeholders) { found, place in
      guard let node = substitutions.first(where: { $0.key == JSONKey(place.name) })?.value
      else { return }
      let specifier = node["formatSpecifier"]?.string ?? "lld"
      let position = node["argNum"]?.integer ?? place.position
      found.append(FormatPlaceholder(position: position, specifier: specifier))
      for text in all(in: node, [], isComplete: false) {
        found += text.placeholders.filter { inner in
          !found.contains { $0.position == inner.position }
        }
      }
    }
  }
}
