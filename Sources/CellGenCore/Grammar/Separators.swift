extension Separator: FormModel {
  /// The word for rows without a line.
  private static let nothing = "none"

  private static let inset = Key(
    "inset", \.inset, .form,
    "How far it is from the edges of the row; short form: from the leading edge."
  ).synonyms("insets separatorinset leading left")

  private static let alignedTo = Key(
    "alignedTo", \.alignedTo, .shownField,
    "A field that an element shows: it begins where the element does."
  ).synonyms("aligned align alignto alignment")

  package static let form = Form(
    "separator", "'separator'", blank: Separator(),
    short: ShortForm([.choice([nothing])]) { _, separator, _ in
      separator.isHidden = true
      return true
    },
    [inset, alignedTo],
    rules: [
      .oneOf([inset, alignedTo]) { .emptyValue(quoted($0.owner.text), at: $0.span) },
      .excludes(inset, alignedTo, Diagnostic.twoStarts),
    ],
    wrongKind: { entry, _ in
      if entry.value.scalar?.text == nothing { return nil }
      return .wrongKind(
        quoted(entry.key.text), expected: "'none' or a mapping", found: entry.value,
        help: separatorHelp(entry.value.scalar))
    })
}

extension SeparatorInset: FormModel {
  private static let leading = Key(
    "leading", \.leading, .spacing(.atLeastZero), "From the leading edge, in points."
  ).fallback("UIKit's").synonyms("left start")

  package static let form = Form(
    "separatorInset", "'inset'", blank: SeparatorInset(), short: ShortForm(leading, as: "inset"),
    [
      leading,
      Key("trailing", \.trailing, .spacing(.atLeastZero), "From the trailing edge, in points.")
        .fallback("UIKit's").synonyms("right end"),
    ])
}

extension ListSeparators: FormModel {
  package static let form = Form(
    "separators", "'separators'", blank: ListSeparators(),
    [
      Key(
        "inset", \.inset, .form,
        "How far they are from the edges of the rows; short form: from the leading edge."
      ).synonyms("insets separatorinset leading left"),
      Key("color", \.color, .constant(Color.self), "Their colour.").fallback("UIKit's")
        .synonyms("separatorcolor tint"),
    ])
}

extension FormKey {
  /// The lines between the rows of a list or a table.
  static func separators(_ path: WritableKeyPath<Model, ListSeparators> & Sendable) -> FormKey {
    FormKey(
      "separators", .separators, "Whether lines separate the rows, or how.",
      get: { .value($0[keyPath: path]) }, standard: { $0[keyPath: path].isShown },
      set: { $0[keyPath: path] = $1 })
  }
}

extension ValueForm where Value == ListSeparators {
  /// Whether there are any, or a mapping with their look.
  fileprivate static var separators: ValueForm {
    ValueForm(.either([.flag, .mapping { ListSeparators.form.construct }])) { entry, resolver in
      if case .mapping = entry.value.content, !entry.value.varies { return resolver.read(entry) }
      return resolver.readFlag(entry.value, quoted(entry.key.text))
        .map { ListSeparators(isShown: $0) }
    }
  }
}

extension ValueForm where Value == Name {
  /// A field, of any type.
  fileprivate static var shownField: ValueForm {
    ValueForm(.name(.member)) { entry, resolver in
      resolver.findField(entry.value, quoted(entry.key.text))
        .map { Name($0.name.text, span: entry.value.span) }
    }
  }
}

extension Element {
  /// The first element in it that shows a field.
  func element(showing field: String) -> Element? {
    all.first { element in
      if case .repeated = element { return false }
      return element.model.settings.contains { key, setting in
        guard case .value(let value) = setting, !Self.unseenKeys.contains(key) else { return false }
        return switch value {
        case let shown as Field: shown.name.text == field
        case let text as Text: text.fields.contains { $0.name.text == field }
        default: false
        }
      }
    }
  }

  /// The keys whose texts are not seen, or only while nothing else is.
  private static let unseenKeys = ["accessibilityLabel", "placeholder"]
}

extension Resolver {
  /// Reports a line that is to begin where nothing does.
  mutating func checkSeparator(of view: ViewDraft) {
    guard let field = view.row.separator?.alignedTo, let presentation = view.presentation else {
      return
    }
    guard case .layout(let root) = presentation else {
      return report(.nothingLaidOut(field))
    }
    if Element.stack(root).element(showing: field.text) == nil { report(.nothingShowing(field)) }
  }
}

private func separatorHelp(_ scalar: Scalar?) -> String {
  if let scalar, isPlainNumber(scalar) { return "write '{ inset: \(scalar.text) }'" }
  return switch scalar?.text {
  case "false", "no", "off", "hidden", "clear": "write 'none'"
  case "true", "yes", "on", "automatic", "default": "remove 'separator'"
  case let word?: "write 'none', '{ inset: 16 }' or '{ alignedTo: \(word) }'"
  case nil: "write 'none', '{ inset: 16 }' or '{ alignedTo: … }' with a field"
  }
}

extension Diagnostic {
  @Sendable fileprivate static func twoStarts(
    _ inset: Mapping.Key, _ alignedTo: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "'inset' and 'alignedTo' both say where the separator begins",
      at: Annotation(alignedTo.span, "where an element does"),
      also: [Annotation(inset.span, "at a distance from the edge")],
      help: "remove it, or the other")
  }

  fileprivate static func nothingShowing(_ field: Name) -> Diagnostic {
    Diagnostic(
      .unknownElement,
      "no element shows \(quoted(field.text)), so the separator cannot begin with it",
      at: Annotation(field.span, "not in the layout"),
      help: "name a field that an element shows, or write '{ inset: 16 }'")
  }

  fileprivate static func nothingLaidOut(_ field: Name) -> Diagnostic {
    Diagnostic(
      .unknownElement,
      "'alignedTo' of a separator needs a layout that cellgen generates",
      at: Annotation(field.span, "no element to begin with"),
      help: "write '{ inset: 16 }', with the points from the leading edge")
  }
}
