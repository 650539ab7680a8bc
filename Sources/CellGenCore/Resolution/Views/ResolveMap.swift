extension Resolver {
  /// Reads `view: Title` with its `map`: the field of the view for each field of the target.
  mutating func resolveMapping(
    of view: ViewDraft, to name: Name, _ written: WrittenView
  ) -> Presentation? {
    guard let position = findTarget(name, of: view) else { return nil }
    reportKeysOfTarget(view, shownBy: name)
    let target = run.views[position]
    if view.isOverloaded { return resolveOverload(written, shownBy: target, at: position) }
    let property = lowerCamelCase(target.typeName + "ViewData")
    if let field = view.fields[property] { report(.mappedMember(field.name, target.name)) }
    checkFormerName(property, of: view, "'view: \(name.text)' generates a property of that name")
    guard let feeders = readMap(written, of: view, target) else { return nil }
    var map: [MappedField] = []
    for field in target.fields.all {
      switch feeder(of: field, in: feeders, of: view) {
      case .value(let feeder): map.append(feeder)
      case .absent where field.defaultValue == nil && field.type != nil:
        let same = view.fields[field.name.text]
        report(.unfedField(field, name, same: same, hasMap: written.map.value != nil))
      case .absent, .lost: break
      }
    }
    return .mapped(to: ViewReference(index: position), map: map)
  }

  /// Reads `map: custom`: the class of the other view also has a `configure(with:)` for this data.
  private mutating func resolveOverload(
    _ view: WrittenView, shownBy target: ViewDraft, at position: Int
  ) -> Presentation? {
    if !target.isCustom, target.written?.view.isLost != true, let map = view.map.value {
      report(.overloadWithoutClass(target, at: map.value.span))
      return nil
    }
    return .overloaded(ViewReference(index: position))
  }
}

/// The fields that a `map` names, by the names of the target's fields.
private struct FeederTable {
  private(set) var feeders: [String: Reading<MappedField>] = [:]
  /// True if entries were lost because of a mistake.
  var isOpen = false

  subscript(target: String) -> Reading<MappedField> {
    get { feeders[target] ?? (isOpen ? .lost : .absent) }
    set { feeders[target] = newValue }
  }
}

/// Returns the source of a target's field: the field that the map names, or the field with the same name.
private func feeder(
  of field: FieldDraft, in map: FeederTable, of view: ViewDraft
) -> Reading<MappedField> {
  let written = map[field.name.text]
  guard case .absent = written else { return written }
  return view.fields.reading(field.name.text).flatMap { source in
    guard feeds(source, field) else { return .absent }
    let name = source.name
    return .value(MappedField(target: name.text, source: name.text, span: name.span))
  }
}

/// Returns true if a field's values can be assigned to another field: `T` fits `T` and `T?`, textually.
private func feeds(_ source: FieldDraft, _ target: FieldDraft) -> Bool {
  // A type that was reported fits anything, so its consequences aren't reported.
  guard let from = source.type, let to = target.type else { return true }
  return from == to || .optional(from) == to
}

extension Resolver {
  private mutating func findTarget(
    _ name: Name, of view: ViewDraft
  ) -> Int? {
    if name.text == view.name.text || name.text == view.typeName {
      report(.shownByItself(name, view.name))
      return nil
    }
    if run.viewPositions[name.text] == nil, let word = word(meantBy: name.text) {
      report(.mistypedWord(name, for: word))
      return nil
    }
    if run.viewPositions[name.text] == nil, let stem = stem(of: name.text, "Cell"),
      run.viewPositions[stem] == nil || [view.name.text, view.typeName].contains(stem)
    {
      report(.cellClassForView(name))
      return nil
    }
    if run.viewPositions[name.text] == nil, let stem = stem(of: name.text, "View"),
      run.viewPositions[stem] == nil || [view.name.text, view.typeName].contains(stem)
    {
      report(.classForView(name, of: view))
      return nil
    }
    if ["true", "false"].contains(name.text) {
      report(.flagForView(name))
      return nil
    }
    guard let position = findView(name, except: view.name.text) else { return nil }
    let target = run.views[position]
    if target.isMapped {
      // A word that isn't a view's name could be a typo, which is reported elsewhere.
      guard target.viewName.flatMap({ run.viewPositions[$0] }) != nil else { return nil }
      report(.targetIsMapped(name, target.name, shownBy: target.viewName))
      return nil
    }
    return target.written == nil ? nil : position
  }
}

/// Returns the keyword that an unknown view's name stands for, allowing for a typo or different case.
private func word(meantBy name: String) -> String? {
  WrittenView.words.first { Suggestion.isSpelling(name, of: $0) }
    ?? (name.first?.isLowercase == true
      ? Suggestion.names(near: name, among: WrittenView.words).first : nil)
}

extension Resolver {
  /// Reads the key `map` by the names of the target's fields; empty if it is missing.
  private mutating func readMap(
    _ written: WrittenView, of view: ViewDraft, _ target: ViewDraft
  ) -> FeederTable? {
    guard let entry = written.map.value else { return FeederTable(isOpen: written.map.isLost) }
    let (node, subject) = (entry.value, quoted(entry.key.text))
    let custom = node.scalar.flatMap {
      Suggestion.help(near: $0.text, among: [WrittenView.custom])
    }
    if let custom {
      report(.notAMapping(node, subject: subject, help: custom))
      return nil
    }
    guard let map = readNames(node, subject: subject) else { return nil }
    if isTurnedRound(map, of: view, target) {
      report(.mapTurnedRound(map, view.name, target.name))
      return nil
    }
    var feeders = FeederTable(isOpen: map.isIncomplete)
    for entry in map.entries { readFeeder(entry, in: map, of: target, into: &feeders) }
    return feeders
  }

  private mutating func readFeeder(
    _ entry: Mapping.Entry, in map: Mapping, of target: ViewDraft,
    into feeders: inout FeederTable
  ) {
    let key = Name(entry.key.text, span: entry.key.span)
    let fed = target.fields.reading(key.text)
    if fed.isAbsent {
      let known = target.fields.names
      report(.unknownField(key, known: known, of: target.name.text))
      for name in Suggestion.names(near: key.text, among: known) where map[name] == nil {
        feeders[name] = .lost
      }
    }
    if let field = fed.value { noteName(key, as: field.name) }
    let name = fed.value?.name.text ?? key.text
    feeders[name] = .lost
    guard let source = findField(entry.value, "a field in 'map'") else { return }
    feeders[name] = .value(
      MappedField(target: name, source: source.name.text, span: entry.value.span))
    if let fed = fed.value, !feeds(source, fed) {
      report(.mapMismatch(source, fed, at: entry.value.span))
    }
  }
}

/// Returns true if a map is reversed: its keys are fields of the view, and its values fields of the target.
private func isTurnedRound(_ map: Mapping, of view: ViewDraft, _ target: ViewDraft) -> Bool {
  guard !map.entries.isEmpty, !view.fields.isOpen, !target.fields.isOpen else {
    return false
  }
  let fits = map.entries.allSatisfy { entry in
    guard let value = entry.value.scalar else { return false }
    return view.fields[entry.key.text] != nil && target.fields[value.text] != nil
  }
  return fits
    && map.entries.contains { entry in
      target.fields[entry.key.text] == nil
        || view.fields[entry.value.scalar?.text ?? ""] == nil
    }
}

extension DiagnosticCode {
  package static let shownByItself = Self("shown-by-itself", .error, .sharedViews)
  package static let targetIsMapped = Self("target-is-mapped", .error, .sharedViews)
  package static let mapMismatch = Self("map-mismatch", .error, .sharedViews)
  package static let unfedField = Self("unfed-field", .error, .sharedViews)
  package static let overloadWithoutClass = Self("overload-without-class", .error, .sharedViews)
}

extension Diagnostic {
  static func mappedMember(_ field: Name, _ target: Name) -> Diagnostic {
    Diagnostic(
      .memberCollision,
      "the field \(quoted(field.text)) and 'view: \(target.text)' both generate the property "
        + quoted(field.text),
      at: Annotation(field.span, "generates \(quoted(field.text))"),
      help: "rename the field")
  }

  static func shownByItself(_ name: Name, _ view: Name) -> Diagnostic {
    Diagnostic(
      .shownByItself,
      "the view \(quoted(view.text)) cannot show itself",
      at: Annotation(name.span, "its own name"),
      help: "write 'view: custom' for your own class, or name another view")
  }

  static func mistypedWord(_ name: Name, for word: String) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: "did you mean '\(word)'?",
      fix: Fix(name.span, replacement: word))
  }

  /// Returns the error about the name of a cell class alone.
  static func cellClassForView(_ name: Name) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: "write 'view: { cell: \(name.text) }' if \(quoted(name.text)) is your own cell class",
      note: presentationsNote)
  }

  private static let presentationsNote =
    "'view' is 'custom', 'swiftUI', the name of a view of the manifest, or '{ cell: … }' or "
    + "'{ nib: … }' with the name of your class"

  /// Returns the error about the name of the class that `view: custom` would refer to.
  static func classForView(_ name: Name, of view: ViewDraft) -> Diagnostic {
    let custom = view.typeName + "View"
    return Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: name.text == custom
        ? "write 'view: custom' if \(quoted(name.text)) is your own class"
        : "write 'view: custom' for your own class, named \(quoted(custom))",
      note: presentationsNote)
  }

  static func flagForView(_ name: Name) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "no name"),
      help: name.text == "true"
        ? "write 'view: custom' for your own class" : "remove 'view', and cellgen generates it",
      note: presentationsNote)
  }

  static func targetIsMapped(_ name: Name, _ target: Name, shownBy other: String?) -> Diagnostic {
    Diagnostic(
      .targetIsMapped,
      "\(quoted(name.text)) has no class of its own, so it cannot show another view",
      at: Annotation(name.span, "is itself shown by another view"),
      also: [Annotation(target.span, "declared here with 'view: \(other ?? "")'")],
      help: other.map { "write 'view: \($0)'" })
  }

  static func overloadWithoutClass(_ target: ViewDraft, at span: SourceSpan) -> Diagnostic {
    let name = target.name.text
    let fields = target.fields.all.filter { $0.defaultValue == nil }.map { "\($0.name.text): …" }
    return Diagnostic(
      .overloadWithoutClass,
      target.foreignMaker.map {
        "'map: custom' needs a custom view, but \(quoted(name)) is shown by \($0)"
      } ?? "'map: custom' needs your own class, but cellgen generates '\(target.typeName)View'",
      at: Annotation(span, "no custom class takes this data"),
      also: [Annotation(target.name.span, "declared here without 'view: custom'")],
      help: "write 'map: { \(fields.isEmpty ? "…" : fields.joined(separator: ", ")) }' with the "
        + "fields for \(quoted(name))")
  }

  static func mapMismatch(
    _ source: FieldDraft, _ target: FieldDraft, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .mapMismatch,
      "\(quoted(source.name.text)) of type '\(written(source))' cannot be mapped to "
        + "\(quoted(target.name.text)) of type '\(written(target))'",
      at: Annotation(span, "'\(written(source))'"),
      also: [
        Annotation(source.typeSpan, "this type"), Annotation(target.typeSpan, "needs this type"),
      ],
      help: "map a field of type '\(written(target))', or change one of the types",
      note: "types are compared as written; 'T' can also be mapped to 'T?'")
  }

  static func unfedField(
    _ field: FieldDraft, _ target: Name, same source: FieldDraft?, hasMap: Bool
  ) -> Diagnostic {
    let problem = source.map { "\(quoted($0.name.text)) here has type '\(written($0))'" }
    return Diagnostic(
      .unfedField,
      "no value for field \(quoted(field.name.text)) of \(quoted(target.text))"
        + (problem.map { ": \($0), not '\(written(field))'" } ?? ""),
      at: Annotation(target.span, "needs \(quoted(field.name.text))"),
      also: [Annotation(field.name.span, "this field has no default")],
      help: hasMap
        ? "add '\(field.name.text): …' to 'map', with a field of type '\(written(field))'"
        : "add 'map: { \(field.name.text): … }' with a field of type '\(written(field))'")
  }

  static func mapTurnedRound(_ map: Mapping, _ view: Name, _ target: Name) -> Diagnostic {
    let entries = map.entries.map { "\($0.value.scalar?.text ?? ""): \($0.key.text)" }
    return Diagnostic(
      .unknownField,
      "the keys of 'map' must be fields of \(quoted(target.text)), found fields of "
        + quoted(view.text),
      at: Annotation(map.entries[0].key.span, "a field of \(quoted(view.text))"),
      also: [Annotation(target.span, "the view that shows it")],
      help: "write '{ \(entries.joined(separator: ", ")) }'",
      note: "each entry of 'map' is a field of \(quoted(target.text)), ':' and "
        + "the field of \(quoted(view.text)) with its value")
  }

  private static func written(_ field: FieldDraft) -> String { field.type?.description ?? "" }
}
