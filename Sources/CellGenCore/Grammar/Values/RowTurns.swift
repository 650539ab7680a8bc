extension ValueForm where Value == CellGenCore.Value<RowTurn>? {
  /// The condition on which a row becomes a column.
  static var turn: ValueForm {
    let form = ValueForm.word(RowTurn.self)
    return ValueForm(form.kind) { entry, resolver in
      guard let turn = form.read(entry, &resolver) else { return nil }
      if turn == nil { return turn }
      guard resolver.scope.axis == .horizontal else {
        resolver.report(.turnOfColumn(entry.key))
        return nil
      }
      guard turn?.constant.map({ $0.word == "always" && $0.flag == nil }) != true else {
        resolver.report(.rowThatIsAlwaysColumn(entry))
        return nil
      }
      return turn
    }
  }
}

/// A turn is a word, or a flag for a row that turns depending on data.
extension RowTurn: WrittenWord {
  static let title = "a turn"
  static let fieldTypes = Flag.fieldTypes
  static let words = ["accessibility", "compact", "always", standard]
  static let standard = "never"
  static let forms = ValueForms<RowTurn>("rowTurn", Flag.forms.constants)
  static let hasMapping = true
  static let word = Construct.ValueKind.either([
    .choice(words), .flag, .name(.member), .swiftMember,
  ])

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Self>? {
    if let text = entry.value.scalar?.text, resolver.scope.fields[text] == nil {
      if words.contains(text) { return .constant(Self(word: text)) }
      if let help = hint(text) {
        let name = Name(text, span: entry.value.span)
        resolver.report(.unknownChoice(quoted(entry.key.text), name, among: words, help: help))
        return nil
      }
    }
    return resolver.readFlagWord(entry, among: words).map { flags in flags.map { Self($0) } }
  }

  /// Help for a word of a system setting or of another language.
  static func hint(_ word: String) -> String? {
    switch word.lowercased().filter(\.isLetter) {
    case "accessibilitysizes", "accessibilitysize", "accessibilitytext", "isaccessibilitycategory",
      "accessibilitycategory", "largetext", "largesizes", "large", "dynamictype", "axsizes":
      "write 'accessibility'"
    case "compactwidth", "narrow", "small", "phone", "iphone", "portrait", "horizontalsizeclass":
      "write 'compact'"
    case "no", "off", "none", "horizontal": "write 'never', or remove it"
    case "yes", "on", "vertical": "write 'always' in a case, or use a 'vstack' instead"
    case "auto", "automatic", "adaptive", "wrap", "overflow", "fits":
      "write 'accessibility', or use a 'flow' for elements that wrap where they don't fit"
    default: nil
    }
  }

  static func value(
    _ draft: FlagDraft, _ written: Mapping.Entry, _ resolver: inout Resolver
  ) -> Value<Self>? {
    Flag.value(draft, written, &resolver).map { flags in flags.map { Self($0) } }
  }

  static func value(of field: Field) -> Value<Self> { Value.flag(field).map { Self($0) } }

  static func fits(_ type: TypeExpression) -> Bool { Flag.fits(type) }
}

extension Diagnostic {
  fileprivate static func turnOfColumn(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "a 'vstack' is always vertical",
      at: Annotation(key.span, "for an 'hstack'"),
      help: "remove it, or use an 'hstack' in place of the 'vstack'")
  }

  fileprivate static func rowThatIsAlwaysColumn(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "an 'hstack' cannot be vertical in all cases",
      at: Annotation(entry.value.span, "always"),
      help: "remove it, and use a 'vstack' in place of the 'hstack'",
      note: "'vertical' decides when a row becomes a column: 'accessibility', 'compact', or a Bool "
        + "field")
  }
}
