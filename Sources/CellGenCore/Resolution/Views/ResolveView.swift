extension Resolver {
  /// Reads a view's own entries: its data, identity, actions, and size.
  mutating func resolveDeclaration(of view: inout ViewDraft) {
    guard let written = view.written else { return }
    scope = ViewScope(manifest: view.manifest)
    scope.name = view.name
    scope.summary = written.summary
    var declared = ViewDeclaration()
    declared.origin = readOrigin(written)
    declared.fields = readData(written)
    declared.complete = declared.fields.complete
    scope.fields = declared.fields
    for entry in written.renamed.value?.value.entries ?? [] {
      scope.formerNames[entry.key.text] = entry.value.scalar?.text
    }
    declared.identity = resolveIdentity(written)
    declared.unshown = readUnshown(written)
    declared.look = readCellLook(of: view, written)
    declared.shownByCell = Set(scope.shown)
    declared.chosenColors = scope.chosenColors
    if !view.isMapped { declared.actions = readActions(written) }
    declared.formerNames = readFormerNames(of: view, written, declared)
    if !view.isMapped || view.isOverloaded { declared.size = readSize(of: view, written) }
    view.declared = declared
    checkShadowedTypes(of: view)
  }

  private mutating func readData(_ view: WrittenView) -> NamedTable<FieldDraft> {
    guard let entry = view.data.value else {
      return NamedTable(isOpen: view.data.isLost || view.isNothing)
    }
    let fields = resolveFields(entry.value, of: view)
    if fields.isCertainlyEmpty { report(.emptyData(entry.key, of: scope.name)) }
    return fields
  }

  /// Reads the fields that elements don't have to show.
  private mutating func readUnshown(_ view: WrittenView) -> Set<String> {
    guard let entry = view.unshown.value else { return [] }
    let subject = quoted(entry.key.text)
    let items = readList(entry.value, subject) ?? []
    return Set(items.compactMap { findField($0, "an item of \(subject)")?.name.text })
  }

  private mutating func readActions(_ view: WrittenView) -> NamedTable<ActionDraft> {
    switch view.actions {
    case .value(let entry): resolveActions(entry.value)
    case .absent: NamedTable()
    case .lost: NamedTable(isOpen: true)
    }
  }

  private mutating func readSize(of view: ViewDraft, _ written: WrittenView) -> Size {
    guard let entry = written.size.value, view.foreignMaker == nil, let size: Size = read(entry)
    else { return .automatic }
    let isCustom = view.isCustom || view.isOverloaded || written.view.isLost
    if case .custom = size, !isCustom { report(.customSize(at: entry.value.span)) }
    return size
  }

  /// Reads a documentation text, without trailing line breaks.
  mutating func readDoc(_ entry: Mapping.Entry) -> String? {
    let (node, subject) = (entry.value, quoted(entry.key.text))
    guard let text = readText(node, subject) else { return nil }
    // A carriage return ends a line in Swift, so the rest of the comment would become code.
    let isControl = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }
    if let control = text.unicodeScalars.first(where: isControl) {
      report(.controlCharacter(control, in: subject, at: node.span))
      return nil
    }
    var scalars = text.unicodeScalars[...]
    while scalars.last == "\n" { scalars.removeLast() }
    return scalars.isEmpty ? nil : String(scalars)
  }

  /// Reports the keys of a mapped view that belong to its target.
  ///
  /// A class with an overload for the data can have a separate size for it.
  mutating func reportKeysOfTarget(_ view: ViewDraft, shownBy target: Name) {
    // An unknown word in `map` is probably a typo for `custom`.
    let isOverloaded = view.isOverloaded || view.written?.map.value?.value.scalar != nil
    let keys = isOverloaded ? [view.written?.actions] : [view.written?.actions, view.written?.size]
    for entry in keys.compactMap({ $0?.value }) {
      report(.keyOfMappedView(entry.key, target: target))
    }
  }
}

extension DiagnosticCode {
  package static let controlInDoc = Self("control-in-doc", .error, .keysAndValues)
  package static let emptyData = Self("empty-data", .error, .types)
  package static let keyOfMappedView = Self("key-of-mapped-view", .error, .sharedViews)
}

extension Diagnostic {
  static func controlCharacter(
    _ scalar: Unicode.Scalar, in subject: String, at span: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .controlInDoc,
      "\(subject) contains the control character \(quoted(String(scalar)))",
      at: Annotation(span),
      help: "remove it; in generated comments it would end the line or hide text")
  }

  static func emptyData(_ key: Mapping.Key, of view: Name) -> Diagnostic {
    Diagnostic(
      .emptyData,
      "the view \(quoted(view.text)) has no fields",
      at: Annotation(key.span, "no fields"),
      help:
        "add the fields it shows: 'data: { title: String }', or remove 'data' if it always looks "
        + "the same, and has a 'layout' or a class")
  }

  static func keyOfMappedView(_ key: Mapping.Key, target: Name) -> Diagnostic {
    Diagnostic(
      .keyOfMappedView,
      "\(quoted(key.text)) cannot be set for a view shown by \(quoted(target.text))",
      at: Annotation(key.span, "belongs to \(quoted(target.text))"),
      also: [Annotation(target.span, "shown by this view")],
      help: "remove it, or move it to \(quoted(target.text))")
  }
}

extension Node {
  /// Its entries; none unless it is a mapping.
  fileprivate var entries: [Mapping.Entry] {
    if case .mapping(let mapping) = content { mapping.entries } else { [] }
  }
}
