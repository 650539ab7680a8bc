extension ScreenStates: FormModel {
  private static let loading = Key(
    "loading", \.loading, .state,
    "Shown until the screen receives its first content. Short form: the title.")

  private static let empty = Key(
    "empty", \.empty, .state,
    "Shown when there is no content. Short form: the title."
  ).synonyms("none nothing")

  private static let failed = Key(
    "failed", \.failed, .state,
    "Shown when loading fails; `{message}` in its texts is the message of the failure. Short form: the title."
  ).synonyms("error failure")

  private static let search = Key(
    "search", \.search, .state,
    "Shown when content that was applied with a query is empty; `{query}` in its texts is the query. Short form: the "
      + "title."
  ).synonyms("noresults notfound")

  package static let form = Form(
    "states", "'states'", blank: ScreenStates(), foreign: foreign,
    [loading, empty, failed, search],
    rules: [
      FormRule(.oneOf([loading.name, empty.name, failed.name, search.name])) { states in
        states.mapping.entries.isEmpty && !states.mapping.isIncomplete
          ? .noStates(at: states.span) : nil
      }
    ])
}

extension ValueForm where Value == Placeholder {
  /// A state, whose texts can show its data.
  fileprivate static var state: ValueForm {
    ValueForm(Placeholder.form.kind) { entry, resolver in
      resolver.scope.fields = Placeholder.fields(of: entry.key)
      defer { resolver.scope.fields = NamedTable() }
      return resolver.read(entry)
    }
  }
}

extension Placeholder {
  /// The data of a state, as fields for its texts; most states have none.
  fileprivate static func fields(of state: Mapping.Key) -> NamedTable<FieldDraft> {
    var fields = NamedTable<FieldDraft>()
    guard let name = data[state.text] else { return fields }
    let text = TypeExpression("String")
    let field = FieldDraft(
      name: Name(name, span: state.span), type: state.text == "failed" ? .optional(text) : text,
      typeSpan: state.span, isWellKnown: true, isItem: true)
    fields.add(field, meant: name)
    return fields
  }
}

extension ValueForm where Value == Text {
  /// A text of a state, or the name of its picture, which can come from the state's data.
  fileprivate static func ofState(_ use: TextUse = .words) -> ValueForm {
    ValueForm(
      .either([.text, .swiftMember] + TextConstant.mappingKinds)
    ) { entry, resolver in
      guard resolver.scope.fields.all.isEmpty else {
        return string(for: use).read(entry, &resolver)
      }
      if case .mapping(let mapping) = entry.value.content, mapping["field"] != nil {
        resolver.report(.stateWithoutFields(entry))
        return nil
      }
      return string(for: .state(use)).read(entry, &resolver)
    }
  }
}

extension ValueForm where Value == SwiftMember {
  /// An image that only the app has.
  fileprivate static var imageOfApp: ValueForm {
    ValueForm(.swiftMember) { entry, resolver in
      if case .mapping(let picture) = entry.value.content,
        let inner = picture.entries.first(where: { ["symbol", "asset"].contains($0.key.text) })
      {
        resolver.report(.pictureInImage(entry, inner))
        return nil
      }
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)) else { return nil }
      if let member = memberPath(name) { return member }
      resolver.report(.imageOfNoMember(entry, name))
      return nil
    }
  }
}

extension Placeholder: FormModel {
  private static let title = Key(
    "title", \.title, .ofState(), "The main text."
  ).synonyms("text label")

  private static let message = Key(
    "message", \.message, .ofState(),
    "Longer text below the title."
  ).synonyms("subtitle description")

  private static let symbol = Key(
    "symbol", \.symbol, .ofState(.symbolName),
    "The name of an SF Symbol, shown above the text."
  ).synonyms("icon systemname systemimage")

  private static let asset = Key(
    "asset", \.asset, .ofState(.assetName),
    "The name of an image in the asset catalog, shown above the text."
  )

  private static let image = Key(
    "image", \.image, .imageOfApp,
    "A static `UIImage` member of one of your types, shown above the text."
  ).synonyms("uiimage")

  private static let color = Key(
    "color", \.color, .fixedOrData(Color.self),
    "The tint of the symbol or image, or of the activity indicator while the screen loads."
  ).fallback("UIKit's").synonyms("tint tintcolor symbolcolor imagecolor")

  private static let button = Key("button", \.button, .form, "A button below the text.")

  private static let view = Key(
    "view", \.view, .named,
    "A view to show instead of text. Its field `message` receives the message of a failure, and `query` "
      + "the search query; its other fields need defaults."
  ).essential().synonyms("custom customview cell")

  private static let place = Key(
    "at", \.place, .cases(), "The place of the view; `fill` makes it fill the screen."
  ).fixed(.code).synonyms("place position align alignment")

  package static let form = Form(
    "placeholder", "a state",
    blank: Placeholder(), foreign: foreign,
    short: ShortForm([.text], of: title.name) { entry, placeholder, resolver in
      placeholder.title = ValueForm<Text>.ofState().read(entry, &resolver)
      if let text = entry.value.scalar, text.style == .plain,
        resolver.run.viewPositions[text.text] != nil
      {
        resolver.report(.viewAsText(entry.key, Name(text.text, span: entry.value.span)))
      }
      guard entry.value.isEmptyText else { return placeholder.title != nil }
      resolver.report(.stateWithoutText(entry.key))
      return false
    },
    stateless: { _, _ in "write a value that is always the same" },
    limits: [.stateless(.placeholder)],
    [title, message, symbol, asset, image, color, button, view, place],
    rules: [
      FormRule(.oneOf([title, message, symbol, asset, image, view].map(\.name))) { state in
        guard !state.mapping.isIncomplete else { return nil }
        let isMissing = [title, message, symbol, asset, image, view].allSatisfy {
          state.mapping[$0.name]?.isEmptyText ?? true
        }
        return isMissing ? .stateWithoutText(state.owner) : nil
      },
      .excludes(symbol, asset) { .twoImages($0, $1, of: "a state") },
      .excludes(symbol, image) { .twoImages($0, $1, of: "a state") },
      .excludes(asset, image) { .twoImages($0, $1, of: "a state") },
      .needs(view, for: place),
    ]
      + [title, message, symbol, asset, image, color].map {
        .excludes(view, $0, Diagnostic.besideStateView)
      }
      + [.excludes(view, button, Diagnostic.besideStateView)],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar, scalar.style == .plain else { return nil }
      if entry.key.text == "loading", ["activity", "spinner"].contains(scalar.text) {
        return .indicatorForState(entry)
      }
      return ["true", "false"].contains(scalar.text) ? .flagForState(entry) : nil
    },
    begin: { placeholder, key, _ in placeholder.state = Name(key.text, span: key.span) },
    finish: { placeholder, written, resolver in
      if let key = written.key(color), ["empty", "failed"].contains(placeholder.state.text),
        written.lacks(symbol), written.lacks(asset), written.lacks(image), written.lacks(view)
      {
        resolver.report(.colorOfNoPicture(key))
      }
      if let shown = placeholder.view, let name = written.mapping[view.name] {
        resolver.check(
          shown, named: Name(name.scalar?.text ?? "", span: name.span), in: written.owner)
      }
      return true
    })
}

extension ValueForm where Value == ViewReference {
  /// A view that the manifest can name.
  fileprivate static var named: ValueForm {
    ValueForm(.name(.type)) { entry, resolver in
      resolver.readName(entry.value, quoted(entry.key.text)).flatMap { resolver.findView($0) }
        .map(ViewReference.init)
    }
  }
}

extension Resolver {
  /// Reads the `states` of a manifest, once its views are known.
  mutating func readStates(of manifest: Int) {
    guard case .value(let entry) = run.manifests[manifest].statesEntry else { return }
    scope = ViewScope()
    scope.manifest = manifest
    run.manifests[manifest].states = read(entry) ?? ScreenStates()
  }

  /// Reports a view in a state that would get no data, or that only a cell can show.
  fileprivate mutating func check(_ view: ViewReference, named name: Name, in state: Mapping.Key) {
    let draft = run.views[view.index]
    if draft.isOverloaded { report(.overloadedEdge("state's view", name, draft)) }
    if let cell = run.cellClass(showing: view.index) {
      report(.cellAsHeader("state's view", name, cell: cell))
    }
    let own = Placeholder.data[state.text]
    for field in draft.fields.all {
      guard let type = field.type else { continue }
      if field.name.text == own {
        let isText = KnownType(type).unwrapped == .text
        guard !isText || state.text == "failed" && !type.isOptional else { continue }
        report(.stateDataOfWrongType(field.name, type, in: state, shown: name))
      } else if field.defaultValue == nil {
        if type.isError, draft.isShownByDefault(field) { continue }
        let meant = draft.fields.names.contains(where: { $0 == own }) ? nil : own
        report(.stateWithoutData(name, field.name, type, in: state, meant: meant))
      }
    }
  }

  /// Warns about fields that are always nil: only states show their view, and none of them provides the data.
  mutating func checkData(of view: ViewDraft, in states: [String]) {
    let own = states.compactMap { Placeholder.data[$0] }
    for field in view.fields.all where !own.contains(field.name.text) {
      guard let type = field.type, type.isOptional, case .nil? = field.defaultValue else {
        continue
      }
      // The data of a state has a single name.
      let isText = KnownType(type).unwrapped == .text
      let meant = own.first { isText && view.fields[$0] == nil }
      report(.alwaysNil(field.name, of: view.name, in: states, meant: meant))
    }
  }
}

extension PlaceholderButton: FormModel {
  package static let form = Form(
    "placeholderButton", "the button of a state",
    blank: PlaceholderButton(title: .constant(.literal("")), action: .blank), foreign: foreign,
    stateless: { _, _ in "write a value that is always the same" },
    limits: [.stateless(.placeholder)],
    [
      Key(
        "title", \.title, .ofState(),
        "The button's title."
      ).required("add 'title: …' with the button's title"),
      Key(
        "action", \.action, .screenAction,
        "The action it reports: a case of the screen's actions, with a name of your choice."
      ).required("add 'action: retry', or another name for what the screen reports"),
    ],
    wrongKind: { entry, _ in
      if case .sequence(let buttons) = entry.value.content {
        return .stateButtons(entry.value, count: buttons.items.count)
      }
      return entry.value.scalar.map { .bareStateButton($0.text, entry.value) }
    })
}

extension ViewDraft {
  /// True if a field gets an element because the view declares nothing else; one that cannot have an element
  /// is reported elsewhere.
  fileprivate func isShownByDefault(_ field: FieldDraft) -> Bool {
    guard let written else { return true }
    return written.layout.isAbsent && written.view.isAbsent && !unshown.contains(field.name.text)
  }
}

extension TypeExpression {
  /// True if it is an error, which has no text of its own.
  var isError: Bool { unwrapped.lastName == "Error" }
}

extension ValueForm where Value == Name {
  /// The name of a case of the screen's actions.
  static var screenAction: ValueForm {
    ValueForm(.name(.member)) { entry, resolver in
      if let flag = entry.value.scalar?.text, ["true", "false"].contains(flag) {
        resolver.report(.flagForAction(entry))
        return nil
      }
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)) else { return nil }
      let key = Mapping.Key(text: name.text, span: name.span)
      let checked = resolver.checkMemberName(
        key, "an action", reserved: ReservedNames.screenActions)
      return Name(checked.meant, span: name.span)
    }
  }
}

extension DiagnosticCode {
  package static let mixedState = Self("mixed-state", .error, .sections)
  package static let stateData = Self("state-data", .error, .sections)
  package static let alwaysNil = Self("always-nil", .warning, .sections, waits: .forAll)
  package static let viewAsText = Self("view-as-text", .warning, .sections)
}

extension Diagnostic {
  static func noStates(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'states' has no value",
      at: Annotation(span, "no state"),
      help: "write '{ empty: Nothing here yet }' with your own text, or remove 'states'",
      note: "the states are 'loading', 'empty', 'failed' and 'search'")
  }

  static func stateWithoutText(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "the state \(quoted(key.text)) needs a 'title', a 'message', a 'symbol', an 'asset', an 'image' or a 'view'",
      at: Annotation(key.span, "nothing to show"),
      help: "add 'title: …' with its text, or remove \(quoted(key.text))")
  }

  /// - Parameter own: the name of the state's data.
  static func unknownFieldOfState(_ name: Name, _ own: String) -> Diagnostic {
    Diagnostic(
      .unknownField,
      "the state has no field \(quoted(name.text))",
      at: Annotation(name.span, "unknown field"),
      help: "write '\(own)', or declare a view with its own data, and write 'view: …'",
      note: "of the states, 'failed' has a 'message' and 'search' a 'query'")
  }

  fileprivate static func stateWithoutFields(_ entry: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .mixedState,
      "\(quoted(entry.key.text)) names a field, but the state comes with no data",
      at: Annotation(entry.value.span, "nothing to read it from"),
      help: "write a fixed text, or 'view: …' with a view whose fields have defaults",
      note: "of the states, 'failed' has a 'message' and 'search' a 'query'")
  }

  fileprivate static func colorOfNoPicture(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .mixedState,
      "\(quoted(key.text)) of a state colors its picture, and there is none",
      at: Annotation(key.span, "no effect"),
      help: "add a 'symbol', an 'asset' or an 'image', or remove it")
  }

  fileprivate static func pictureInImage(_ entry: Mapping.Entry, _ inner: Mapping.Entry)
    -> Diagnostic
  {
    .wrongKind(
      quoted(entry.key.text), expected: "a static member of one of your types", found: entry.value,
      help:
        "write '\(inner.key.text): \(inner.value.scalar?.asWritten ?? "…")' in place of \(quoted(entry.key.text))"
    )
  }

  fileprivate static func imageOfNoMember(_ entry: Mapping.Entry, _ name: Name) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "a static member of one of your types", found: entry.value,
      help:
        "write 'symbol: \(name.text)' for an SF Symbol, 'asset: \(name.text)' for an image in the asset catalog, or "
        + "'image: Theme.\(isIdentifier(name.text) ? name.text : "logo")'")
  }

  fileprivate static func besideStateView(_ view: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .mixedState,
      "a state shows either a view or texts, found 'view' and \(quoted(other.text))",
      at: Annotation(other.span, "not shown beside a view"),
      also: [Annotation(view.span, "the view")],
      help: "remove \(quoted(other.text)), and let the view show it")
  }

  fileprivate static func viewAsText(_ state: Mapping.Key, _ view: Name) -> Diagnostic {
    Diagnostic(
      .viewAsText,
      "the state \(quoted(state.text)) shows the text \(quoted(view.text)), which is also the name of a view",
      at: Annotation(view.span, "a text"),
      help: "write '\(state.text): { view: \(view.text) }' for the view, or put the text in quotes")
  }

  fileprivate static func alwaysNil(
    _ field: Name, of view: Name, in states: [String], meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .alwaysNil,
      "\(quoted(field.text)) is always nil: only states show \(quoted(view.text))",
      at: Annotation(field.span, "nothing gives it a value"),
      help: meant.map { "rename it to '\($0)', which the state provides" }
        ?? "remove it, or give it a default",
      note:
        "of the states, 'failed' has a 'message' and 'search' a 'query'; \(quoted(view.text)) is shown in "
        + enumeration(states))
  }

  fileprivate static func stateWithoutData(
    _ view: Name, _ field: Name, _ type: TypeExpression, in state: Mapping.Key, meant: String?
  ) -> Diagnostic {
    let isText = KnownType(type).unwrapped == .text
    let wanted = state.text == "failed" ? "String?" : "String"
    if let meant, type.isError, state.text == "failed" {
      return Diagnostic(
        .stateData,
        "the state 'failed' provides no \(quoted(field.text)) for \(quoted(view.text))",
        at: Annotation(view.span, "shown without data from the app"),
        also: [Annotation(field.span, "a failure does not provide it")],
        help: "write '\(meant): \(wanted)' instead",
        note:
          "a field of that name receives the text of the failure; the error itself stays in your code"
      )
    }
    let other =
      meant.flatMap { isText ? "write '\($0): \(wanted)' instead, or " : nil } ?? ""
    return Diagnostic(
      .stateData,
      "the state \(quoted(state.text)) provides no \(quoted(field.text)) for "
        + quoted(view.text),
      at: Annotation(view.span, "shown without data from the app"),
      also: [Annotation(field.span, "has no default")],
      help: other + "give it a default, or make it optional: '\(field.text): \(type)?'",
      note: other.isEmpty
        ? nil
        : "a field of that name receives the value that the state \(quoted(state.text)) provides")
  }

  fileprivate static func stateDataOfWrongType(
    _ field: Name, _ type: TypeExpression, in state: Mapping.Key, shown view: Name
  ) -> Diagnostic {
    let wanted = state.text == "failed" ? "String?" : "String"
    return Diagnostic(
      .stateData,
      "\(quoted(field.text)) must be of type '\(wanted)' to receive the value of the state "
        + "\(quoted(state.text)), found '\(type)'",
      at: Annotation(field.span, "of another type"),
      also: [Annotation(view.span, "shown in a state")],
      help: "write '\(field.text): \(wanted)'",
      note: state.text == "failed" ? "a failure can come without a message" : nil)
  }

  static func flagForAction(_ entry: Mapping.Entry) -> Diagnostic {
    let key = entry.key.text
    return .wrongKind(
      quoted(key), expected: "the name of an action", found: entry.value,
      help: entry.value.scalar?.text == "true"
        ? "write '\(key): \(key == "refresh" ? "reload" : "retry")', or another name for what the screen reports"
        : "remove \(quoted(key))")
  }

  static func flagForState(_ entry: Mapping.Entry) -> Diagnostic {
    let state = entry.key.text
    return .wrongKind(
      quoted(state), expected: "text or a mapping", found: entry.value,
      help: entry.value.scalar?.text == "true"
        ? "write the text it shows, as in '\(state): \(titleInWords(state))'"
        : "remove \(quoted(state)): without it, the screen shows "
          + (state == "loading" ? "just an activity indicator" : "nothing in this state"))
  }

  /// The message for `loading: activity`.
  fileprivate static func indicatorForState(_ entry: Mapping.Entry) -> Diagnostic {
    let word = entry.value.scalar?.text ?? ""
    return .wrongKind(
      quoted(entry.key.text), expected: "text or a mapping", found: entry.value,
      help: "remove 'loading': the screen always shows an activity indicator while it loads",
      note:
        "a text below the indicator is written as it is, as in 'loading: Loading…', or in quotes: "
        + "\"\(word)\"")
  }

  /// Help for a state with several buttons.
  static var viewWithButtons: String {
    "declare a view with its buttons, and write 'view: …' with its name"
  }

  static func stateButtons(_ node: Node, count: Int) -> Diagnostic {
    .wrongKind(
      "the button of a state", expected: "a mapping with 'title' and 'action'", found: node,
      help: count == 1 ? "remove the brackets" : viewWithButtons,
      note: "a state without a view has one button")
  }

  static func bareStateButton(_ text: String, _ node: Node) -> Diagnostic {
    let isAction = isIdentifier(text) && text.first?.isLowercase == true
    let title = isAction ? "…" : text
    return .wrongKind(
      "the button of a state", expected: "a mapping with 'title' and 'action'", found: node,
      help: "write '{ title: \(title), action: \(isAction ? text : "retry") }'")
  }
}
