extension SegmentsElement: ControlModel {
  package static let facts = Facts<SegmentsElement>(
    touches: .control(enabled: { $0.enabled }), reports: { $0.action != nil }, voiceOver: .parts,
    namesRow: { _ in .label }, inRow: .flexible, extent: { _ in .bothSides }, box: .around,
    tint: "selectedSegmentTintColor", ground: nil, text: nil, hiddenBy: nil,
    shows: { [.option($0.selected, of: $0.options)] }, hasStyles: false)

  static let title = "a segmented control"
  var shown: Field { selected }

  private static let selected = Key(
    "selected", \.selected,
    .field(
      FieldFit(
        "\(title) cannot show", "Int, or an enum", lack: "neither an enum nor an Int"
      ) {
        $0 == .unknown || isInt($0)
      }), "The field it shows: an enum, or the position of a segment as an Int."
  ).fixed(.control).required("add 'selected: …' with a field whose type is an enum").synonyms(
    "value field selection")

  private static let options = Key(
    "options", .later(optionsKind),
    "Its segments, in order: the cases of the enum, with titles where these differ from the names; or the "
      + "titles for an Int.",
    get: { $0.options.isEmpty ? .nothing : .value($0.options) }, set: { _, _ in }
  ).required("add 'options: […]' with the cases of the enum").notEmpty()
    .synonyms("cases segments items titles choices")

  package static let form = Form(
    "segments", title, blank: SegmentsElement(property: "", selected: .blank), foreign: [.tint],
    [selected, options] + Key.control(names: false),
    finish: { segments, written, resolver in
      guard case .value(let entry) = written.mapping.reading("options"),
        let options = resolver.readOptions(entry, of: segments.selected)
      else { return false }
      segments.options = options
      resolver.finishControl(
        &segments, written, .segments, short: "selected", naming: .ownParts, hides: false)
      return true
    })
}

private let optionsKind = Construct.ValueKind.either([
  .list(of: ValueForm<Text>.string().kind), .names(.member, to: ValueForm<Text>.string().kind),
])

@Sendable private func isInt(_ type: KnownType) -> Bool {
  if case .integer = type { true } else { false }
}

extension Resolver {
  /// Reads the segments: cases, optionally with titles, or titles alone.
  fileprivate mutating func readOptions(
    _ entry: Mapping.Entry, of field: Field
  ) -> [SegmentOption]? {
    let isPosition = isInt(KnownType(field.type).unwrapped)
    var options: [SegmentOption] = []
    if case .mapping(let mapping) = entry.value.content, !isPosition {
      for each in mapping.entries {
        let name = Name(each.key.text, span: each.key.span)
        let title = ValueForm<Text>.string().read(each, &self)
        guard checkOption(name, of: field), let title else { return nil }
        options.append(SegmentOption(name: name, title: title))
      }
      return mapping.isIncomplete ? nil : options
    }
    if entry.value.scalar?.text == "all" || entry.value.scalar?.text == "allCases" {
      report(.allOptions(entry, of: field))
      return nil
    }
    guard let items = readList(entry.value, quoted(entry.key.text)) else { return nil }
    if let titled = titledOptions(items) {
      report(.listOfTitledOptions(entry, titled))
      return nil
    }
    for item in items {
      if isPosition {
        let title = ValueForm<Text>.string().read(
          Mapping.Entry(key: entry.key, value: item), &self)
        guard let title else { return nil }
        options.append(SegmentOption(title: title))
        continue
      }
      guard let name = readName(item, "an item of 'options'"), checkOption(name, of: field) else {
        return nil
      }
      if let first = options.lazy.compactMap(\.name).first(where: { $0.text == name.text }) {
        report(.repeatedName(name, in: "'options'", first: first))
        continue
      }
      options.append(
        SegmentOption(
          name: name, title: .named(Mapping.Key(text: name.text, span: name.span), self)))
    }
    return options
  }

  /// The mapping equivalent to a list with a title for some of the cases; nil for a list without titles.
  private func titledOptions(_ items: [Node]) -> String? {
    if items.allSatisfy({ $0.scalar != nil }) { return nil }
    let options = items.compactMap { item -> String? in
      if let name = item.identifier { return "\(name): \(titleInWords(name))" }
      guard case .mapping(let mapping) = item.content, mapping.entries.count == 1,
        !TextConstant.forms.any.has(mapping.entries[0].key.text),
        let title = mapping.entries[0].value.scalar
      else { return nil }
      let text = title.asWritten
      return "\(mapping.entries[0].key.text): \(text)"
    }
    guard !items.isEmpty, options.count == items.count else { return nil }
    return options.joined(separator: ", ")
  }

  /// Returns true if a name can be a case; reports one that cannot.
  private mutating func checkOption(_ name: Name, of field: Field) -> Bool {
    if isIdentifier(name.text) {
      checkCase(name, of: field)
      return true
    }
    report(.optionIsNoCase(name, of: field))
    return false
  }
}

extension ElementNames.Suffix {
  static let segments = Self("Segments")
}

extension Diagnostic {
  fileprivate static func allOptions(_ entry: Mapping.Entry, of field: Field) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "a list of cases", found: entry.value,
      help: "write each case, as in '[newest, oldest]': the cases of '\(field.type)' are not known "
        + "here")
  }

  fileprivate static func listOfTitledOptions(
    _ entry: Mapping.Entry, _ options: String
  ) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "one mapping for cases with titles", found: entry.value,
      help: "write '{ \(options) }'")
  }

  fileprivate static func optionIsNoCase(_ name: Name, of field: Field) -> Diagnostic {
    let word = lowerCamelCase(
      name.text.split { !$0.isLetter && !$0.isNumber }.map { upperCamelCase(String($0)) }.joined())
    return Diagnostic(
      .notAnIdentifier,
      "an option of \(quoted(field.name.text)) must be a case of '\(field.type)', found "
        + quoted(name.text),
      at: Annotation(name.span, "not the name of a case"),
      also: [Annotation(field.typeSpan, "the enum")],
      help: "write 'options: { \(isIdentifier(word) ? word : "newest"): \(name.text) }' for a case "
        + "with its title")
  }
}
