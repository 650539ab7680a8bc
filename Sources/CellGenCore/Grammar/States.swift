extension ScreenStates: FormModel {
  private static let loading = Key(
    "loading", \.loading, .form,
    "Shown until the screen receives its first content. Short form: the title.")

  private static let empty = Key(
    "empty", \.empty, .form,
    "Shown when there is no content. Short form: the title."
  ).synonyms("none nothing")

  private static let failed = Key(
    "failed", \.failed, .form,
    "Shown when loading failed. Short form: the title."
  ).synonyms("error failure")

  private static let search = Key(
    "search", \.search, .form,
    "Shown when content that was applied with a query is empty. Short form: the title."
  ).synonyms("noresults notfound")

  package static let form = Form(
    "states", "'states'", blank: ScreenStates(), [loading, empty, failed, search],
    rules: [
      FormRule(rule: .oneOf([loading.name, empty.name, failed.name, search.name])) { states in
        states.mapping.entries.isEmpty && !states.mapping.isIncomplete
          ? .noStates(at: states.span) : nil
      }
    ])
}

extension Placeholder: FormModel {
  private static let title = Key(
    "title", \.title, .fixedText(for: .state()), "The main text."
  ).synonyms("text label")

  private static let message = Key(
    "message", \.message, .fixedText(for: .state()),
    "Longer text below the title."
  ).synonyms("subtitle description")

  private static let symbol = Key(
    "symbol", \.symbol, .text(for: .state(isImageName: true)),
    "The name of an SF Symbol, shown above the text."
  ).synonyms("image icon systemname systemimage")

  package static let form = Form(
    "placeholder", "a state",
    blank: Placeholder(),
    short: ShortForm([.text], of: title.name) { entry, placeholder, resolver in
      placeholder.title = ValueForm<TextConstant>.fixedText(for: .state()).read(entry, &resolver)
      guard entry.value.isEmptyText else { return placeholder.title != nil }
      resolver.report(.stateWithoutText(entry.key))
      return false
    },
    [title, message, symbol, Key("button", \.button, .form, "A button below the text.")],
    rules: [.textOf([title, message, symbol]) { .stateWithoutText($0.owner) }],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar, scalar.style == .plain,
        ["true", "false"].contains(scalar.text)
      else { return nil }
      return .flagForState(entry)
    })
}

extension PlaceholderButton: FormModel {
  package static let form = Form(
    "placeholderButton", "the button of a state",
    blank: PlaceholderButton(title: .literal(""), action: .blank),
    [
      Key(
        "title", \.title, .fixedText(for: .state()),
        "The button's title."
      ).required("add 'title: …' with the button's title"),
      Key(
        "action", \.action, .screenAction,
        "The action it reports: a case of the screen's actions, with a name of your choice."
      ).required("add 'action: retry', or another name for what the screen reports"),
    ],
    wrongKind: { entry, _ in
      entry.value.scalar.map { .bareStateButton($0.text, entry.value) }
    })
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
      "the state \(quoted(key.text)) needs a 'title', a 'message' or a 'symbol'",
      at: Annotation(key.span, "nothing to show"),
      help: "add 'title: …' with its text, or remove \(quoted(key.text))")
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
        : "remove \(quoted(state)): without it, the screen shows nothing in this state")
  }

  static func bareStateButton(_ text: String, _ node: Node) -> Diagnostic {
    let isAction = isIdentifier(text) && text.first?.isLowercase == true
    let title = isAction ? "…" : text
    return .wrongKind(
      "the button of a state", expected: "a mapping with 'title' and 'action'", found: node,
      help: "write '{ title: \(title), action: \(isAction ? text : "retry") }'")
  }
}
