/// Reads `view: Title` with its `map`: which field of the view feeds which field of the target.
func resolveMapping(
  of view: ViewDraft, to name: Name, _ mapping: Mapping, in run: Run,
  _ diagnostics: inout Diagnostics
) -> Presentation? {
  guard let position = findTarget(name, of: view, in: run, &diagnostics) else { return nil }
  reportKeysOfTarget(mapping, isOverloaded: view.isOverloaded, &diagnostics)
  let target = run.views[position]
  if view.isOverloaded {
    return resolveOverload(mapping, shownBy: target, at: position, &diagnostics)
  }
  guard let written = readMap(mapping, of: view, target, &diagnostics) else { return nil }
  var map: [MappedField] = []
  var unfed: [FieldDraft] = []
  for field in target.fields.all {
    if let source = written[field.name.text] {
      map.append(source)
    } else if let source = view.fields[field.name.text], feeds(source, field) {
      let name = source.name
      map.append(MappedField(target: name.text, source: name.text, span: name.span))
    } else if field.defaultValue == nil, field.type != nil {
      unfed.append(field)
    }
  }
  reportUnfed(unfed, name, of: view, mapping, &diagnostics)
  return .mapped(to: ViewReference(index: position), map: map)
}

/// Reads `map: custom`: the class of the other view has a `configure(with:)` for this data, too.
private func resolveOverload(
  _ mapping: Mapping, shownBy target: ViewDraft, at position: Int,
  _ diagnostics: inout Diagnostics
) -> Presentation? {
  let isUnknown = target.mapping?.isIncomplete == true || target.mapping?["view"]?.isBroken == true
  if !target.isCustom, !isUnknown, let map = mapping["map"] {
    diagnostics.report(.overloadWithoutClass(target, at: map.span))
    return nil
  }
  return .overloaded(ViewReference(index: position))
}

/// Whether a field's values can be given to another: `T` feeds `T` and `T?`, as written.
private func feeds(_ source: FieldDraft, _ target: FieldDraft) -> Bool {
  // A type that was reported feeds anything: nothing is to be said of its consequences.
  guard let from = source.type, let to = target.type else { return true }
  return from == to || .optional(from) == to
}

private func findTarget(
  _ name: Name, of view: ViewDraft, in run: Run, _ diagnostics: inout Diagnostics
) -> Int? {
  if name.text == view.name.text {
    diagnostics.report(.shownByItself(name, view.name))
    return nil
  }
  if run.viewPositions[name.text] == nil, isCustom(name.text) {
    diagnostics.report(.mistypedCustom(name))
    return nil
  }
  if run.viewPositions[name.text] == nil, let stem = stem(of: name.text, "View"),
    run.viewPositions[stem] == nil || stem == view.name.text
  {
    diagnostics.report(.classForView(name, of: view.name))
    return nil
  }
  if ["true", "false"].contains(name.text) {
    diagnostics.report(.flagForView(name))
    return nil
  }
  guard
    let position = run.find(
      name, from: view.manifest, except: view.name.text, &diagnostics)
  else { return nil }
  let target = run.views[position]
  if target.isMapped {
    diagnostics.report(.targetIsMapped(name, target.name, shownBy: target.viewName))
    return nil
  }
  return target.mapping == nil ? nil : position
}

/// Whether a name that no view has is `custom` with another case or a slip.
private func isCustom(_ name: String) -> Bool {
  Suggestion.isSpelling(name, of: "custom")
    || (name.first?.isLowercase == true
      && !Suggestion.names(near: name, among: ["custom"]).isEmpty)
}

/// Reads the key `map` by the names of the target's fields; empty where it is missing.
private func readMap(
  _ mapping: Mapping, of view: ViewDraft, _ target: ViewDraft, _ diagnostics: inout Diagnostics
) -> [String: MappedField]? {
  guard let node = mapping["map"] else { return [:] }
  if let help = node.scalar.flatMap({ Suggestion.help(near: $0.text, among: ["custom"]) }) {
    diagnostics.report(
      .wrongKind("'map'", expected: "a mapping of keys to values", found: node, help: help))
    return nil
  }
  guard let map = readNames(node, subject: "'map'", &diagnostics) else { return nil }
  if isTurnedRound(map, of: view, target) {
    diagnostics.report(.mapTurnedRound(map, view.name, target.name))
    return nil
  }
  var result: [String: MappedField] = [:]
  for entry in map.entries {
    let key = Name(entry.key.text, span: entry.key.span)
    let to = target.fields[key.text]
    if to == nil, !target.fields.isIncomplete {
      diagnostics.report(
        .unknownField(key, known: target.fields.names, of: target.name.text))
      for name in Suggestion.names(near: key.text, among: target.fields.names)
      where map[name] == nil {
        result[name] = MappedField(target: name, source: "", span: entry.value.span)
      }
    }
    // A placeholder for an unknown source, so that its target does not count as unfed.
    let target = to?.name.text ?? key.text
    result[target] = MappedField(target: target, source: "", span: entry.value.span)
    guard let from = view.fields.find(entry.value, "a field in 'map'", &diagnostics) else {
      continue
    }
    result[target]?.source = from.name.text
    if let to, !feeds(from, to) {
      diagnostics.report(.mapMismatch(from, to, at: entry.value.span))
    }
  }
  return map.isIncomplete && result.isEmpty ? nil : result
}

/// Whether the keys of a map are fields of the view and its values fields of the target.
private func isTurnedRound(_ map: Mapping, of view: ViewDraft, _ target: ViewDraft) -> Bool {
  guard !map.entries.isEmpty, !view.fields.isIncomplete, !target.fields.isIncomplete else {
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

private func reportUnfed(
  _ unfed: [FieldDraft], _ target: Name, of view: ViewDraft, _ mapping: Mapping,
  _ diagnostics: inout Diagnostics
) {
  var isCut = mapping.isIncomplete || view.fields.isIncomplete
  if let node = mapping["map"], case .mapping(let map) = node.content {
    isCut = isCut || map.isIncomplete
  }
  guard !isCut else { return }
  for field in unfed {
    diagnostics.report(
      .unfedField(
        field, target, same: view.fields[field.name.text], hasMap: mapping["map"] != nil))
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
  static func shownByItself(_ name: Name, _ view: Name) -> Diagnostic {
    Diagnostic(
      .shownByItself,
      "the view \(quoted(view.text)) cannot be shown by itself",
      at: Annotation(name.span, "its own name"),
      help: "write 'view: custom' for a class of yours, or name another view")
  }

  static func mistypedCustom(_ name: Name) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: "did you mean 'custom'?",
      fix: Fix(name.span, replacement: "custom"))
  }

  /// The message for the name of the class that `view: custom` would mean.
  static func classForView(_ name: Name, of view: Name) -> Diagnostic {
    let custom = view.text + "View"
    return Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: name.text == custom
        ? "write 'view: custom' if \(quoted(name.text)) is a class of yours, which that means"
        : "write 'view: custom' for a class of yours, and call that \(quoted(custom))",
      note: "'view' is 'custom' or the name of a view of the manifest")
  }

  static func flagForView(_ name: Name) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "no name"),
      help: name.text == "true"
        ? "write 'view: custom' for a class of yours" : "remove 'view': cellgen writes it then",
      note: "'view' is 'custom' or the name of a view of the manifest")
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
      "'map: custom' needs a class of yours, and cellgen writes '\(name)View'",
      at: Annotation(span, "no class of yours takes this data"),
      also: [Annotation(target.name.span, "declared here without 'view: custom'")],
      help: "write 'map: { \(fields.isEmpty ? "…" : fields.joined(separator: ", ")) }' with the "
        + "fields that feed \(quoted(name))")
  }

  static func mapMismatch(
    _ source: FieldDraft, _ target: FieldDraft, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .mapMismatch,
      "\(quoted(source.name.text)) is '\(written(source))' and cannot feed "
        + "\(quoted(target.name.text)), which is '\(written(target))'",
      at: Annotation(span, "'\(written(source))'"),
      also: [
        Annotation(source.typeSpan, "this type"), Annotation(target.typeSpan, "takes this type"),
      ],
      help: "map a field of type '\(written(target))', or change one of the types",
      note: "types are compared as they are written; 'T' also feeds 'T?'")
  }

  static func unfedField(
    _ field: FieldDraft, _ target: Name, same source: FieldDraft?, hasMap: Bool
  ) -> Diagnostic {
    let problem = source.map { "\(quoted($0.name.text)) here is '\(written($0))'" }
    return Diagnostic(
      .unfedField,
      "nothing feeds \(quoted(field.name.text)) of \(quoted(target.text))"
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
      also: [Annotation(target.span, "the view that is fed")],
      help: "write '{ \(entries.joined(separator: ", ")) }'",
      note: "'map' names a field of \(quoted(target.text)) and, after the ':', "
        + "the field of \(quoted(view.text)) that feeds it")
  }

  private static func written(_ field: FieldDraft) -> String { field.type?.description ?? "" }
}
