/// Writes and updates the entries of a catalog.
///
/// An entry's members are sorted by their keys, as everywhere in Xcode's catalogs; a member that does not
/// change keeps its bytes.
struct EntryEditor {
  let style: CatalogStyle
  let bytes: [UInt8]
  /// The source language.
  let language: String
  let options: CatalogOptions

  /// The level of an entry's braces.
  private let depth = 2

  /// A new entry with its key.
  func member(_ text: TranslatableText) -> [UInt8] {
    var members: [Member] = []
    if let comment = text.comment { set(comment: comment, in: &members) }
    if let state = state(for: text) { set("extractionState", .string(state), in: &members) }
    if let localization = localization(for: text, isPlural: text.isPlural) {
      set("localizations", .object([(language, localization)]), in: &members)
    }
    return style.quote(text.key) + style.colon + render(members)
  }

  /// Updates an entry.
  ///
  /// - Parameter text: The manifests' text; nil if no manifest has this key.
  /// - Returns: the new bytes of the entry, or nil if it doesn't change.
  func update(
    _ entry: CatalogEntry, to text: TranslatableText?
  ) -> (text: [UInt8]?, changes: [CatalogMerge.Change]) {
    var members = entry.node.members.map { Member($0, in: bytes) }
    var changes: [CatalogMerge.Change] = []
    if let text {
      if updateState(of: entry, to: text, in: &members) { changes.append(.used) }
      if let change = updateText(of: entry, to: text, in: &members) { changes.append(change) }
      if updateComment(of: entry, to: text, in: &members) { changes.append(.comment) }
    } else if options.marksStale, entry.extractionState == CatalogEntry.ExtractionState.manual {
      set("extractionState", .string(CatalogEntry.ExtractionState.stale), in: &members)
      changes.append(.stale)
    }
    return (changes.isEmpty ? nil : render(members), changes)
  }
}

// MARK: - What to write

extension EntryEditor {
  /// The state that records where a key comes from; nil for one that Xcode extracts without a text.
  private func state(for text: TranslatableText) -> String? {
    if options.isManual { return CatalogEntry.ExtractionState.manual }
    return text.text == nil ? nil : CatalogEntry.ExtractionState.extractedWithValue
  }

  /// The localization in the source language; nil if the key is the whole text.
  private func localization(for text: TranslatableText, isPlural: Bool) -> JSONValue? {
    if isPlural {
      let unit = unit(text.defaultText, state: "new")
      let forms = LanguageCode.hasFormForOne(language) ? ["one", "other"] : ["other"]
      return .object([("variations", .object([("plural", .object(forms.map { ($0, unit) }))]))])
    }
    // Xcode marks extracted texts as `new`, and manually maintained ones as `translated`.
    return text.text.map { unit($0, state: options.isManual ? "translated" : "new") }
  }

  private func unit(_ text: String, state: String) -> JSONValue {
    .object([("stringUnit", .object([("state", .string(state)), ("value", .string(text))]))])
  }

  /// Restores the state of a key that was marked as unused and is used again.
  private func updateState(
    of entry: CatalogEntry, to text: TranslatableText, in members: inout [Member]
  ) -> Bool {
    guard entry.extractionState == CatalogEntry.ExtractionState.stale else { return false }
    if let state = state(for: text) {
      set("extractionState", .string(state), in: &members)
    } else {
      remove("extractionState", in: &members)
    }
    return true
  }

  private func updateText(
    of entry: CatalogEntry, to text: TranslatableText, in members: inout [Member]
  ) -> CatalogMerge.Change? {
    if let localization = entry.localization(language) {
      guard entry.extractionState == CatalogEntry.ExtractionState.extractedWithValue,
        let new = text.text, let unit = localization["stringUnit"],
        unit["state"]?.string == "new", let old = unit["value"]?.string,
        JSONKey(old) != JSONKey(new),
        !["stringSet", "substitutions", "variations"].contains(where: { localization[$0] != nil })
      else { return nil }
      setText(new, of: unit, in: localization, of: entry, in: &members)
      return .text
    }
    // If the text was translated without plural forms, the translators decided that it needs none.
    let isPlural = text.isPlural && entry.localizations.isEmpty && entry.isTranslated
    guard let new = localization(for: text, isPlural: isPlural) else { return nil }
    setLocalization(style.render(new, depth: depth + 2), of: entry, in: &members)
    return isPlural ? .plural : .text
  }

  /// Sets the text of a localization, and leaves its other members alone.
  private func setText(
    _ text: String, of unit: JSONNode, in localization: JSONNode, of entry: CatalogEntry,
    in members: inout [Member]
  ) {
    var unitMembers = unit.members.map { Member($0, in: bytes) }
    set("value", .string(text), in: &unitMembers)
    var localizationMembers = localization.members.map { Member($0, in: bytes) }
    set("stringUnit", render(unitMembers, depth: depth + 3), in: &localizationMembers)
    setLocalization(render(localizationMembers, depth: depth + 2), of: entry, in: &members)
  }

  private func setLocalization(
    _ value: [UInt8], of entry: CatalogEntry, in members: inout [Member]
  ) {
    var localizations = entry.localizations.map { Member($0, in: bytes) }
    set(language, value, in: &localizations)
    set("localizations", render(localizations, depth: depth + 1), in: &members)
  }

  private func updateComment(
    of entry: CatalogEntry, to text: TranslatableText, in members: inout [Member]
  ) -> Bool {
    guard let comment = text.comment, entry.comment.map(JSONKey.init) != JSONKey(comment),
      entry.comment == nil || entry.isCommentGenerated
    else { return false }
    set(comment: comment, in: &members)
    return true
  }

  private func set(comment: String, in members: inout [Member]) {
    set("comment", .string(comment), in: &members)
    if options.isManual {
      set("isCommentAutoGenerated", .bool(true), in: &members)
    } else {
      remove("isCommentAutoGenerated", in: &members)
    }
  }
}

// MARK: - Members

extension EntryEditor {
  /// A key with its value, both as JSON.
  fileprivate struct Member {
    var name: String
    var key: [UInt8]
    var value: [UInt8]
  }

  private func set(_ name: String, _ value: JSONValue, in members: inout [Member]) {
    set(name, style.render(value, depth: depth + 1), in: &members)
  }

  /// Replaces the value of a key, or adds the key before the first one that follows it.
  private func set(_ name: String, _ value: [UInt8], in members: inout [Member]) {
    if let index = members.firstIndex(where: { $0.name == name }) {
      members[index].value = value
      return
    }
    let member = Member(name: name, key: style.quote(name), value: value)
    members.insert(member, at: members.firstIndex { $0.name > name } ?? members.endIndex)
  }

  private func remove(_ name: String, in members: inout [Member]) {
    members.removeAll { $0.name == name }
  }

  private func render(_ members: [Member], depth: Int = 2) -> [UInt8] {
    style.object(members.map { ($0.key, $0.value) }, depth: depth)
  }
}

extension EntryEditor.Member {
  fileprivate init(_ member: JSONNode.Member, in bytes: [UInt8]) {
    name = member.key.text
    key = Array(bytes[member.keyRange])
    value = Array(bytes[member.value.range])
  }
}
