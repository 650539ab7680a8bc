/// The word for rows without lines.
private let nothing = "none"

extension Separator: FormModel {

  private static let inset = Key(
    "inset", \.inset, .form,
    "Its distance from the edges of the row; short form: from the leading edge."
  ).fixed(.line).synonyms("insets separatorinset leading left")

  private static let alignedTo = Key(
    "alignedTo", \.alignedTo, .shownField,
    "A field that an element shows: the line begins where the element does."
  ).synonyms("aligned align alignto alignment")

  static let color = Key(
    "color", \.color, .constant(Color.self),
    "Its color in a list of a collection view; a table has one for all lines."
  ).fixed(.line).fallback("the color of the list's separators").synonyms("separatorcolor tint")

  package static let form = Form(
    "separator", "'separator'", blank: Separator(),
    foreign: [
      ForeignWord(
        "field cases", "write what is the same in all rows; for other lines, declare a second view")
    ],
    short: noLines { $0.isHidden = true },
    [inset, alignedTo, color],
    rules: [
      .oneOf([inset, alignedTo, color]) { .emptyValue(quoted($0.owner.text), at: $0.span) },
      .excludes(inset, alignedTo, Diagnostic.twoStarts),
    ],
    wrongKind: { entry, _ in
      .notLines(entry, "write 'none', '{ inset: 16 }' or '{ alignedTo: … }' with a field") {
        "write 'none', '{ inset: 16 }' or '{ alignedTo: \($0) }'"
      }
    })
}

extension SeparatorInset: FormModel {
  private static let leading = Key(
    "leading", \.leading, .spacing(.atLeastZero), "From the leading edge, in points."
  ).fallback("UIKit's").synonyms("left start")

  package static let form = Form(
    "separatorInset", "'inset'", blank: SeparatorInset(), short: ShortForm(leading, as: "inset"),
    limits: [.fixed(.line)],
    [
      leading,
      Key("trailing", \.trailing, .spacing(.atLeastZero), "From the trailing edge, in points.")
        .fallback("UIKit's").synonyms("right end"),
    ])
}

extension ListSeparators: FormModel {
  package static let form = Form(
    "separators", "'separators'", blank: ListSeparators(), short: noLines { $0.isShown = false },
    mayBeNothing: true, limits: [.fixed(.list)],
    [
      Key(
        "inset", \.inset, ValueForm<SeparatorInset>.fixedInsets,
        "Their distance from the edges of the rows; short form: from the leading edge."
      ).synonyms("insets separatorinset leading left"),
      Key("color", \.color, .constant(Color.self), "Their color.").fallback("UIKit's")
        .synonyms("separatorcolor tint"),
    ],
    wrongKind: { entry, _ in
      let help = "write 'none' for no lines, or '{ inset: 16 }'"
      return .notLines(entry, help) { _ in help }
    })
}

extension FormKey {
  /// The lines between the rows of a list or a table.
  static func separators(_ path: WritableKeyPath<Model, ListSeparators> & Sendable) -> FormKey {
    FormKey("separators", path, .form, "The lines between the rows.")
      .fallback("UIKit's lines")
  }
}

/// The short form for no lines, as a word.
private func noLines<Model>(_ set: @escaping @Sendable (inout Model) -> Void) -> ShortForm<Model> {
  ShortForm([.choice([nothing])]) { _, model, _ in
    set(&model)
    return true
  }
}

extension ValueForm where Value == Name {
  /// A field, of any type.
  fileprivate static var shownField: ValueForm {
    ValueForm(.field(nil)) { entry, resolver in
      resolver.findField(entry.value.fieldName, quoted(entry.key.text))
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

  /// The keys whose texts are never visible, or only while nothing else is.
  private static let unseenKeys = ["accessibilityLabel", "placeholder"]
}

extension Resolver {
  /// Reports a line that should begin at an element that isn't there, or whose color has no effect in a
  /// table.
  ///
  /// - Source: the color of a table's lines is that of the table view (Apple, `UITableView.separatorColor`);
  ///   a cell has only their inset (`UITableViewCell.separatorInset`).
  mutating func checkSeparator(of view: ViewDraft) {
    if view.row.separator?.color != nil, !run.manifests[view.manifest].mayBeShown(in: .collection),
      case .mapping(let separator)? = view.written?.row["separator"]?.content,
      let key = separator.entry(Separator.color.name)?.key
    {
      report(.needlessInTable(key, in: run.manifests[view.manifest]))
    }
    guard let field = view.row.separator?.alignedTo, let presentation = view.presentation else {
      return
    }
    guard case .layout(let root) = presentation else {
      return report(.nothingLaidOut(field))
    }
    if Element.stack(root).element(showing: field.text) == nil { report(.nothingShowing(field)) }
  }
}

extension Diagnostic {
  /// The message for a value that is neither the word for no lines nor a mapping; nil for that word.
  ///
  /// - Parameters:
  ///   - help: what to write instead of something that is not a word.
  ///   - helpForWord: what to write instead of another word.
  fileprivate static func notLines(
    _ entry: Mapping.Entry, _ help: String, helpForWord: (String) -> String
  ) -> Diagnostic? {
    let scalar = entry.value.scalar
    if scalar?.text == nothing { return nil }
    var (help, fix): (String, Fix?) = (help, nil)
    switch scalar {
    case let number? where isPlainNumber(number): help = "write '{ inset: \(number.text) }'"
    case let word?:
      switch word.text {
      case "false", "no", "off", "hidden", "clear":
        help = "write '\(nothing)'"
        fix = Fix(entry.value.span, replacement: nothing)
      case "true", "yes", "on", "automatic", "default":
        help = "remove \(quoted(entry.key.text))"
        if word.text == "true" { fix = Fix(entry.value.span, replacement: "{}") }
      default: help = helpForWord(word.text)
      }
    case nil: break
    }
    return .wrongKind(
      quoted(entry.key.text), expected: "'\(nothing)' or a mapping", found: entry.value, help: help,
      fix: fix)
  }

  @Sendable fileprivate static func twoStarts(
    _ inset: Mapping.Key, _ alignedTo: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "'inset' and 'alignedTo' both decide where the separator begins",
      at: Annotation(alignedTo.span, "where an element does"),
      also: [Annotation(inset.span, "at a distance from the edge")],
      help: "remove one of them")
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
