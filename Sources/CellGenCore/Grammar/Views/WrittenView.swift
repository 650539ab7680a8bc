/// The entries of a view; most are read later, when more is known.
struct WrittenView: Sendable {
  var doc: String?
  /// The first line of the documentation.
  var summary: String? { doc?.split(separator: "\n").first.map(String.init) }
  var from = Reading<Mapping.Entry>.absent
  var data = Reading<Mapping.Entry>.absent
  var id = Reading<Mapping.Entry>.absent
  var unshown = Reading<Mapping.Entry>.absent
  var actions = Reading<Mapping.Entry>.absent
  var renamed = Reading<Mapping.Entry>.absent
  /// The entries that concern its rows.
  var row = Mapping(entries: [], isFlow: false)
  var view = Reading<Mapping.Entry>.absent
  var map = Reading<Mapping.Entry>.absent
  var layout = Reading<Mapping.Entry>.absent
  var plainRow = Reading<Mapping.Entry>.absent
  var size = Reading<Mapping.Entry>.absent
  var background = Reading<Mapping.Entry>.absent
  var overlay = Reading<Mapping.Entry>.absent
  var accessibility = Reading<Mapping.Entry>.absent
  var samples = Reading<Mapping.Entry>.absent
  var preview = Reading<Mapping.Entry>.absent
  var animates = false

  /// True if it certainly has neither data nor anything to show without data.
  var isNothing: Bool {
    data.isAbsent && view.isAbsent && layout.isAbsent && plainRow.isAbsent
  }

  /// The word for a custom view.
  static let custom = "custom"

  /// The word for a SwiftUI view.
  static let swiftUI = "swiftUI"

  /// The words that are not the name of another view.
  static let words = [custom, swiftUI]

  /// The word for a view with at most one cell.
  static let only = "only"
}

/// The actions of a class: a mapping from names to values, or a list.
let actionsKind: Construct.ValueKind = {
  let payload = Construct.ValueKind.either([.nothing, .names(.member, to: .type)])
  return .either([
    .names(.member, to: payload),
    .list(of: .either([.name(.member), .names(.member, to: payload)])),
  ])
}()

extension WrittenView: FormModel {
  static let data = Key(
    "data", \.data, .later(.names(.member, to: .either([.type, WrittenField.form.kind]))),
    "The fields of its view data: `name: Type` or `name: Type = default`."
  ).fallback("none: it always looks the same").notEmpty().reserving(
    ReservedNames.fields.keys.sorted()
  ).synonyms("fields properties props")

  private static let actions = Key(
    "actions", \.actions,
    .later(actionsKind),
    "The actions the view reports, with the values each carries."
  ).reserving(ReservedNames.actions.keys.sorted())

  private static let renamed = Key(
    "renamed", \.renamed, .later(.names(.member, to: .name(.member))),
    "The field or action that replaces each earlier name, which remains as a deprecated declaration."
  ).synonyms("deprecated oldnames formernames aliases")

  static let view = Key(
    "view", \.view, .later(.either([.choice(words), .name(.type), OwnClass.form.kind])),
    "The view that shows it: `custom` for your own class, `swiftUI` for your own SwiftUI view, a cell class "
      + "or nib, or another view of the manifest.")

  private static let map = Key(
    "map", \.map,
    .later(.either([.choice([custom]), .names(.member, to: .name(.member))])),
    "For a view that another view shows: the field of this view for each field of that one; "
      + "`custom` if your class also takes this data.")

  static let layout = Key(
    "layout", \.layout,
    .later(.either([.mapping { Construct.element }, elementsKind])),
    "The elements of the view that cellgen generates."
  ).fallback("a vertical stack with an element for each field").synonyms("body subviews").notEmpty()

  fileprivate static let plainRow = Key(
    "row", \.plainRow, .later(PlainRow.form.kind),
    "Texts and a picture that UIKit's own row shows, in place of a view."
  ).synonyms("content listcontent contentconfiguration")

  private static let preview = Key(
    "preview", \.preview,
    .later(.either([.mapping { Construct.element }, elementsKind])),
    "The elements that pictures show in place of your own class."
  ).fallback("a placeholder").notEmpty()

  private static let size = Key(
    "size", \.size, .later(Size.form.kind),
    "The height of its cells."
  ).fallback("automatic")

  private static let accessibility = Key(
    "accessibility", \.accessibility, .later(Accessibility.form.kind),
    "How VoiceOver reads the whole view; with `none`, it skips the view."
  ).fallback("the texts of its elements")

  private static let from = Key(
    "from", \.from, .later(.model),
    "Your own type to create the data from: the view data gets an initializer for it."
  ).synonyms("model source")

  private static let declarations: [Key] = [
    Key("doc", \.doc, .doc, "A description of the view, for the generated documentation.").fixed(
      .comment),
    from, data,
    Key(
      "id", \.id, .later(.either([.choice([only]), .name(.member)])),
      "The identity of its cells: a field, or `only` for at most one on the screen."
    ).fallback("the field 'id'"),
    Key(
      "unshown", \.unshown, .later(.list(of: .name(.member))),
      "Fields that no element shows because only your code reads them."),
    actions, renamed,
  ]

  private static let presentation: [Key] = [
    view, map, layout, plainRow, preview, size,
    Key(
      "background", \.background, .later(ValueForm.cellBackground.kind),
      "The background of its cells, headers and footers."
    ).fallback("UIKit's").synonyms("backgroundcolor"),
    Key(
      "overlay", \.overlay, .later(ValueForm.overlay.kind),
      "A color over the content of its cells; `clear` in the states that it does not name."),
    animates,
  ]

  private static let animates = Key(
    "animates", \.animates, .flag,
    "Animates new data of a cell that is on the screen, but never a change to another item."
  ).fixed(.code).synonyms("animated animation animations withanimation")

  private static let samples = Key(
    "samples", \.samples, .later(.list(of: .names(.member, to: .sample))),
    "Example data, for previews and tests.")

  package static let form = Form(
    "view", "a view", blank: WrittenView(), foreign: foreign, mayBeNothing: true,
    declarations + Row.doings.map(\.inView) + presentation + Row.looks.map(\.inView)
      + [accessibility, samples],
    rules: rules)

  /// A view is shown by elements, by a class of the user, or by another view. That other view then determines
  /// the actions, and the size as well unless its custom class has an overload for this data. SwiftUI, cells
  /// and nibs determine their own size.
  private static let rules: [FormRule] = {
    let isCustom = Construct.Condition.isOne(Self.view.name, of: [custom])
    let isSwiftUI = Construct.Condition.isOne(Self.view.name, of: [swiftUI])
    let isOwnClass = Construct.Condition.isMapping(Self.view.name)
    let isMapped = Construct.Condition.isNone(Self.view.name, of: words)
    let isOverloaded = Construct.Condition.isOne(Self.map.name, of: [custom])
    return [
      .needs(data, for: from),
      .excludes(Self.view, anyOf: [animates], isLoss: false) { _, shower, key in
        .animationWithoutLayout(key, besides: shower)
      },
      .excludes(plainRow, anyOf: [animates], isLoss: false) { _, row, key in
        .animationWithoutLayout(key, besides: row)
      },
      .excludes(Self.view, anyOf: [layout], isLoss: false) { view, shower, layout in
        .layoutAndView(layout, shower, isMapped: view.isMapped)
      },
      .excludes(Self.view, anyOf: [accessibility], isLoss: false) { view, shower, key in
        .accessibilityAndView(key, shower, isMapped: view.isMapped)
      },
      .excludes(plainRow, anyOf: [layout, Self.view, accessibility], isLoss: false) {
        _, row, other in
        .rowAndOther(other, row)
      },
      FormRule(
        .excludes(.has(plainRow.name), .has(Self.size.name)),
        .excludes(isSwiftUI, .has(Self.size.name)), .excludes(isOwnClass, .has(Self.size.name)),
        isLoss: false
      ) { view in
        guard let size = view.key(size), let maker = view.maker else { return nil }
        return .selfSizing(size, maker: maker)
      },
      FormRule(
        .oneOf([data.name, Self.view.name, Self.layout.name, plainRow.name]), isLoss: false
      ) { view in
        [data, Self.view, layout, plainRow].allSatisfy { view.lacks($0) }
          ? .viewOfNothing(view.owner) : nil
      },
      .ofViews(.needs([.has(Self.map.name)], oneOf: [isMapped])),
      .ofViews(.excludes(isMapped, .has(Self.actions.name))),
      .ofViews(.needs([isMapped, .has(Self.size.name)], oneOf: [isOverloaded])),
      .ofViews(.needs([.isOne(Self.size.name, of: [custom])], oneOf: [isCustom, isOverloaded])),
      .ofViews(
        .needs([.has(preview.name)], oneOf: [isCustom, isSwiftUI, isOwnClass, isOverloaded])),
    ]
  }()
}

extension FormReading {
  /// True for a view that another one shows, or for a word that does not name a different way to show one.
  fileprivate var isMapped: Bool {
    mapping[WrittenView.view.name]?.scalar.map { !WrittenView.words.contains($0.text) } ?? false
  }

  /// What determines the view's size; nil if nothing does.
  fileprivate var maker: String? {
    mapping[WrittenView.plainRow.name] != nil
      ? "UIKit's own row" : mapping[WrittenView.view.name]?.maker
  }
}

extension ValueForm where Value == String {
  /// Documentation text, without trailing line breaks.
  static var doc: ValueForm {
    ValueForm(.text) { entry, resolver in resolver.readDoc(entry) }
  }
}

extension Diagnostic {
  fileprivate static func animationWithoutLayout(
    _ key: Mapping.Key, besides other: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .layoutAndView,
      "\(quoted(key.text)) needs a layout that cellgen generates",
      at: Annotation(key.span, "nothing to animate"),
      also: [Annotation(other.span, "shows the data")],
      help: other.text == WrittenView.plainRow.name
        ? "remove it, because UIKit draws the row"
        : "remove it, or write it for the view that shows this one",
      note: other.text == WrittenView.plainRow.name
        ? nil : "your own class can override 'animatesNewData' if it is a 'DeclaredView'")
  }

  fileprivate static func viewOfNothing(_ owner: Mapping.Key) -> Diagnostic {
    let name = upperCamelCase(owner.text)
    return .requiredKey(
      "data", of: .view, at: owner.span,
      help: "add 'data: { title: String }' with the fields \(name) shows",
      note: "a view that always looks the same needs a 'layout', or a class in 'view'")
  }
}
