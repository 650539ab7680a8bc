/// The actions at one edge, each with its settings.
let swipeActionsKind = Construct.ValueKind.list(
  of: .either([.name(.member), .names(.member, to: SwipeAction.form.kind)]))

extension Swipes: FormModel {
  private static let leading = Key(
    "leading", \.leading, .swipeActions,
    "The actions at the leading edge; a full swipe performs the first."
  ).notEmpty().synonyms("left")

  private static let trailing = Key(
    "trailing", \.trailing, .swipeActions,
    "The actions at the trailing edge; a full swipe performs the first."
  ).notEmpty().synonyms("right")

  /// A condition for a whole edge: only single actions have one.
  private static let conditionOfActions = ForeignWord(
    "visible isvisible enabled isenabled show if when",
    "write 'trailing: [{ …: { visible: … } }]'"
  ) { value, mapping in
    guard let flag = value.inBraces else { return nil }
    let edges = mapping.entries.filter { isEdge($0.key.text) }.compactMap { edge in
      edge.value.onlyNames.map { names in
        let items = names.map { "{ \($0): { visible: \(flag) } }" }
        return "\(edge.key.text): [\(items.joined(separator: ", "))]"
      }
    }
    return edges.isEmpty ? nil : "write '\(edges.joined(separator: ", "))'"
  }

  /// Returns true if a key is an edge.
  private static func isEdge(_ key: String) -> Bool { key == leading.name || key == trailing.name }

  package static let form = Form(
    "swipe", "'swipe'", blank: Swipes(), foreign: [conditionOfActions], short: ShortForm(trailing),
    [leading, trailing],
    rules: [
      FormRule(
        .oneOf([leading.name, trailing.name]),
        within: { swipe, resolver in
          guard swipe.mapping.entries.isEmpty, !swipe.mapping.isIncomplete else { return nil }
          return .emptySwipe(quoted(swipe.owner.text), at: swipe.span, resolver.scope)
        })
    ],
    accepts: { swipe, resolver in
      if let problem = edgeAsValue([swipe], resolver.scope) {
        resolver.report(problem)
        return false
      }
      let action = swipe.entries.first { entry in
        !isEdge(entry.key.text) && resolver.scope.actions[entry.key.text] != nil
      }
      guard let action else { return true }
      resolver.report(.swipeWithoutList(action, isFlow: swipe.isFlow))
      return false
    })
}

extension SwipeAction: FormModel {
  package static let form = Form(
    "swipeAction", "a swipe action",
    blank: SwipeAction(action: .blank), foreign: [.destructive, .hiddenAction],
    mayBeNothing: true,
    stateless: helpByState, limits: [.stateless(.edge)],
    Key.ofCommand() + [.background(\.background)],
    rules: FormRule.onePicture(SwipeAction.self, of: "a swipe action"),
    wrongKind: { entry, _ in
      entry.value.scalar.map { .bareSwipeSetting($0.text, of: entry) }
    },
    finish: { action, written, resolver in
      action.finish(written, &resolver)
      if action.picture == nil {
        action.title = action.title ?? .named(written.owner, resolver)
        return true
      }
      if written.lacks(Key.title), action.title == nil {
        resolver.report(.unnamedSwipe(written.owner))
      }
      // An empty title means that the action shows only its picture.
      if case .value(let title) = written.entry(Key.title), title.value.isEmptyText {
        action.title = nil
      }
      return true
    })
}

extension CommandStyle: WrittenWord {
  static let title = "a style"
  static let fieldTypes = ""
  static let words = [standard, "destructive"]
  static let standard = "normal"
  /// A row's actions have no states.
  static let hasStates = false
  static let forms = ValueForms<CommandStyle>("commandStyle", blank: (), [])

  /// The styles of swipes and of menus have different types in UIKit.
  static func fits(_ type: TypeExpression) -> Bool { false }

  static func hint(_ word: String) -> String? {
    switch word {
    case "default", "cancel", "plain": "write 'normal', or remove 'style'"
    case "delete", "danger", "red": "write 'destructive'"
    default: nil
    }
  }
}

extension FormKey where Model: RowCommand {
  fileprivate static var title: FormKey {
    FormKey(
      "title", \.title, .titleOfRow, "Its title, which can come from a field or its cases."
    ).fallback("the action's name in words").synonyms("text label name")
  }

  /// - Parameter hasEnabled: true if it has a key for actions that are shown but cannot be chosen.
  fileprivate static func visible(hasEnabled: Bool) -> FormKey {
    FormKey(
      "visible", \.visible, .flagOfRow,
      "When it is offered: while a Bool is true, or while an optional is not nil."
    ).fallback("always").synonyms(
      "isvisible show if when visiblewhen visibleif showif" + (hasEnabled ? "" : " enabled"))
  }

  static func background(_ path: WritableKeyPath<Model, Value<Color>?> & Sendable) -> FormKey {
    FormKey(
      "background", path, .value(of: Color.self),
      "Its background color in a swipe; by default, that of its style."
    ).synonyms("color backgroundcolor tint tintcolor")
  }

  /// The keys of a row's action, wherever the row offers it.
  static func ofCommand(hasEnabled: Bool = false) -> [FormKey] {
    [title] + picture + [
      FormKey(
        "style", \.style, .word(CommandStyle.self),
        "`destructive` for an action that deletes something."
      ).fallback("normal").synonyms("role"),
      visible(hasEnabled: hasEnabled),
    ]
  }
}

extension RowCommand {
  /// Takes the look of the action from the view's `commands`, for keys that are not written here.
  ///
  /// - Parameter lacks: returns true if a key is not written.
  mutating func takeLook(of command: ViewCommand?, _ lacks: (String) -> Bool) {
    guard let command else { return }
    if lacks(FormKey<Self>.title.name) { title = command.title }
    if FormKey<Self>.picture.allSatisfy({ lacks($0.name) }) { picture = command.picture }
    if lacks("style") { style = command.style }
    if lacks(Self.visible) { visible = command.visible }
    guard var swipe = self as? SwipeAction, lacks("background") else { return }
    swipe.background = command.background
    if let action = swipe as? Self { self = action }
  }

  private static var visible: String { "visible" }

  /// Help for a value by state.
  @Sendable static func helpByState(_ command: Self, _ key: String) -> String {
    switch key {
    case visible, "enabled": "write a Bool field, or an optional"
    default:
      "write one \(key), or '{ field: …, cases: { … } }' with \(article(before: key)) \(key) for each case "
        + "of a field"
    }
  }

  /// Completes it with the view's `commands`.
  mutating func finish(_ written: FormReading, _ resolver: inout Resolver) {
    takeLook(of: resolver.scope.commands[written.owner.text]) { written.lacks($0) }
    if picture == nil, case .value(let title) = written.entry(FormKey<Self>.title),
      title.value.isEmptyText, written.lacksPicture(of: Self.self)
    {
      resolver.report(.commandOfNothing(title, Self.form.construct, action: written.owner))
    }
    // Mistakes in the view's `commands` are reported there.
    if visible?.isNeverTrue == true, visible?.dependsOnState == false,
      let entry = written.mapping.entry(Self.visible)
    {
      resolver.report(.neverShown("action", by: entry))
    }
  }
}

extension Text {
  /// The title of an action without a title of its own.
  static func named(_ action: Mapping.Key, _ resolver: Resolver) -> Text {
    .constant(resolver.text(inWords: action.text, at: action.span))
  }
}

extension ValueForm where Value == Text {
  /// A text that can depend on data, but not on a state: it is requested when a row is swiped.
  fileprivate static var titleOfRow: ValueForm {
    let text = string()
    return ValueForm(
      .either([
        .text, .swiftMember, .mapping { TextConstant.forms.constants.construct },
        .mapping { TextConstant.forms.data.construct },
      ])
    ) { entry, resolver in text.read(entry, &resolver) }
  }
}

extension ValueForm where Value == Swipes {
  /// The actions at both edges, or a list of those at the trailing edge.
  static var swipes: ValueForm {
    ValueForm(.either([.mapping { Swipes.form.construct }, swipeActionsKind])) {
      entry, resolver in resolver.read(entry)
    }
  }
}

extension ValueForm where Value == [SwipeAction] {
  fileprivate static var swipeActions: ValueForm {
    ValueForm(swipeActionsKind) { entry, resolver in resolver.readCommands(entry, of: "swipe") }
  }
}

extension Resolver {
  /// Reads a row's actions, each only once.
  ///
  /// - Parameter key: the key of the view.
  mutating func readCommands<Item: RowCommand>(
    _ entry: Mapping.Entry, of key: String
  ) -> [Item]? {
    let subject = quoted(entry.key.text)
    guard case .sequence(let list) = entry.value.content else {
      report(
        entry.value.isEmpty
          ? .emptyValue(subject, at: entry.value.span)
          : .titleOfMenu(entry) ?? .notAList(subject, found: entry.value))
      return nil
    }
    let mappings = list.items.compactMap { item in
      if case .mapping(let mapping) = item.content { mapping } else { nil }
    }
    if let problem = edgeAsValue(mappings, scope) {
      report(problem)
      return nil
    }
    if list.items.isEmpty, !list.isIncomplete {
      report(.emptySwipe(subject, at: entry.value.span, scope))
    }
    var first: [String: Name] = [:]
    return list.items.compactMap { item in
      guard let command: Item = readCommand(item, in: subject, of: key) else { return nil }
      if let other = first[command.action.text] {
        report(.repeatedName(command.action, in: subject, first: other))
        return nil
      }
      first[command.action.text] = command.action
      return command
    }
  }

  /// Reads an action's name, or a mapping from that name to its settings.
  private mutating func readCommand<Item: RowCommand>(
    _ item: Node, in list: String, of key: String
  ) -> Item? {
    if key == "menu", let part = partOfMenu(item), scope.actions[part.text] == nil {
      report(.partOfMenu(part))
      return nil
    }
    guard case .mapping(let mapping) = item.content else {
      guard let name = readName(item, "an item of \(list)"),
        let action = findCellAction(item, of: key)
      else { return nil }
      var command = Item.form.blank
      command.action = action
      command.takeLook(of: scope.commands[name.text]) { _ in true }
      command.title = command.title ?? .constant(text(inWords: name.text, at: name.span))
      return command
    }
    guard let entry = mapping.entries.first else {
      if !mapping.isIncomplete { report(.emptySwipeItem(item, of: list, scope)) }
      return nil
    }
    let construct = Item.form.construct
    if scope.actions[entry.key.text] == nil, mapping.namesAction(among: construct, scope) {
      report(.swipeKeysWithoutAction(entry.key, in: mapping, construct, scope))
      return nil
    }
    for other in mapping.entries.dropFirst() {
      report(.secondSwipeKey(other.key, first: entry, construct))
    }
    let name = Node(.scalar(Scalar(text: entry.key.text, style: .plain)), span: entry.key.span)
    guard let action = findCellAction(name, of: key), var command: Item = read(entry)
    else { return nil }
    command.action = action
    return command
  }
}

extension Mapping {
  /// The entry whose value is the name of an action, such as `name` in `{ name: delete, role: destructive }`.
  fileprivate func entryOfAction(among construct: Construct, _ scope: ViewScope) -> Entry? {
    let words = ["action", "name", "id", "identifier"]
    let entries =
      words.lazy.compactMap { entry($0) } + self.entries.filter { construct.has($0.key.text) }
    return entries.first { $0.value.scalar.map { scope.actions[$0.text] != nil } ?? false }
      ?? entry("action")
  }

  /// Returns true if its first key is a setting of an action, or has an action's name as its value.
  fileprivate func namesAction(among construct: Construct, _ scope: ViewScope) -> Bool {
    let key = entries[0].key
    return construct.has(key.text) || construct.usual(key.text.lowercased()) != nil
      || entryOfAction(among: construct, scope)?.key.span == key.span
  }

  /// The settings of an action, as they would be written below its name.
  fileprivate func settings(
    of construct: Construct, besides key: Key?, _ scope: ViewScope
  ) -> [String] {
    let settings = entries.filter { $0.key.span != key?.span }.map { entry in
      let value = entry.value.scalar.map(\.asWritten)
      return "\(entry.meant(of: construct, scope)): \(value ?? "…")"
    }
    // A picture alone has no text for VoiceOver.
    guard let action = key.flatMap({ self[$0.text] })?.scalar?.text,
      settings.contains(where: { setting in
        FormKey<SwipeAction>.picture.contains { setting.hasPrefix("\($0.name): ") }
      }),
      !settings.contains(where: { $0.hasPrefix("title: ") })
    else { return settings }
    return ["title: \(titleInWords(action))"] + settings
  }
}

extension Mapping.Entry {
  /// The key of the setting that an entry is meant to be: elsewhere, an image can be a symbol.
  fileprivate func meant(of construct: Construct, _ scope: ViewScope) -> String {
    let name = key.text
    let image = FormKey<SwipeAction>.image.name
    if name == image, let word = value.scalar, scope.fields[word.text] == nil,
      memberPath(Name(word.text, span: value.span)) == nil
    {
      return FormKey<SwipeAction>.symbol.name
    }
    return construct.has(name) ? name : construct.usual(name.lowercased()) ?? name
  }
}

extension Diagnostic {
  fileprivate static func commandOfNothing(
    _ title: Mapping.Entry, _ construct: Construct, action: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "\(construct.title) needs a 'title' or a 'symbol'",
      at: Annotation(title.value.span, "nothing to show"),
      help: "write 'title: \(titleInWords(action.text))', or add 'symbol: …'")
  }
}

/// The message for `{ edge: trailing, actions: [delete] }`; nil for mappings without an edge.
private func edgeAsValue(_ swipes: [Mapping], _ scope: ViewScope) -> Diagnostic? {
  let words = ["edge", "side", "direction"]
  let edges = swipes.compactMap { swipe in
    swipe.entries.first { words.contains($0.key.text) && scope.actions[$0.key.text] == nil }
      .map { (swipe, $0) }
  }
  guard let first = edges.first?.1.key else { return nil }
  let lists = edges.map { swipe, edge in
    let word = edge.value.scalar?.text.drop { $0 == "." }.lowercased() ?? ""
    let name = ["leading", "left", "start"].contains(word) ? "leading" : "trailing"
    let actions = swipe["actions"] ?? swipe["items"] ?? swipe["action"]
    var names = [actions?.scalar?.text ?? "…"]
    if case .sequence(let list)? = actions?.content {
      names = list.items.map { $0.scalar?.text ?? "…" }
    }
    return "\(name): [\(names.joined(separator: ", "))]"
  }
  return .edgeAsValue(first, lists)
}

/// A divider or a submenu in place of an action; nil for anything else.
private func partOfMenu(_ item: Node) -> Name? {
  let parts = ["divider", "separator", "line", "spacer", "menu", "submenu", "group", "section"]
  if let text = item.scalar?.text {
    return parts.contains(text) ? Name(text, span: item.span) : nil
  }
  guard case .mapping(let mapping) = item.content, let entry = mapping.entries.first else {
    return nil
  }
  let isList = if case .sequence = entry.value.content { true } else { false }
  return isList || parts.contains(entry.key.text) ? Name(entry.key.text, span: entry.key.span) : nil
}

extension DiagnosticCode {
  package static let unnamedSwipe = Self(
    "unnamed-swipe", .warning, .sections, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  /// - Source: `UIContextualAction` has a `title` and an `image`, but no separate label for VoiceOver; a
  ///   library that offers swipes to VoiceOver automatically also requires a title or a label
  ///   (square/Listable#474).
  static func unnamedSwipe(_ action: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unnamedSwipe,
      "a swipe action with only a picture has no text for VoiceOver",
      at: Annotation(action.span, "no title"),
      help: "add 'title: \(titleInWords(action.text))'")
  }

  fileprivate static func edgeAsValue(_ edge: Mapping.Key, _ lists: [String]) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "'swipe' has no key \(quoted(edge.text))",
      at: Annotation(edge.span, "unknown key"),
      help: "write 'swipe: { \(lists.joined(separator: ", ")) }'",
      note: "the keys of 'swipe' are 'leading' and 'trailing'")
  }

  fileprivate static func partOfMenu(_ part: Name) -> Diagnostic {
    Diagnostic(
      .unknownAction,
      "a menu has no \(quoted(part.text)): it lists actions",
      at: Annotation(part.span, "not an action"),
      help:
        "remove it, and list the actions one after the other; a menu in groups needs a custom view")
  }

  /// The message for `menu: { title: Share, items: [copy, send] }`; nil for another value.
  fileprivate static func titleOfMenu(_ entry: Mapping.Entry) -> Diagnostic? {
    guard entry.key.text == "menu", case .mapping(let mapping) = entry.value.content else {
      return nil
    }
    let names = mapping.entries.lazy.compactMap { entry -> [String?]? in
      guard case .sequence(let list) = entry.value.content else { return nil }
      return list.items.map { $0.scalar?.text }
    }.first
    guard let names, !names.contains(nil) else { return nil }
    return .wrongKind(
      "'menu'", expected: "a list", found: entry.value,
      help:
        "write 'menu: [\(names.compactMap(\.self).joined(separator: ", "))]': a menu has actions only"
    )
  }

  static func emptySwipe(
    _ subject: String, at span: SourceSpan, _ scope: ViewScope
  ) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(subject) has no actions",
      at: Annotation(span, "no actions to reveal"),
      help:
        "write [\(scope.actions.example ?? "delete")] with an action of the view, or remove \(subject)"
    )
  }

  static func emptySwipeItem(
    _ node: Node, of side: String, _ scope: ViewScope
  ) -> Diagnostic {
    .wrongKind(
      "an item of \(side)", expected: "the name of an action", found: node,
      help: "write '\(scope.actions.example ?? "delete")' with an action of the view")
  }

  static func swipeWithoutList(_ entry: Mapping.Entry, isFlow: Bool) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "the actions of 'swipe' must be a list, found the key \(quoted(entry.key.text))",
      at: Annotation(entry.key.span, "expected a list"),
      help: isFlow
        ? "write '[{ \(entry.key.text): … }]'" : "write '- ' before \(quoted(entry.key.text))",
      note: "'swipe' is a list, or a mapping with the lists 'leading' and 'trailing'")
  }

  static func swipeKeysWithoutAction(
    _ key: Mapping.Key, in mapping: Mapping, _ construct: Construct, _ scope: ViewScope
  ) -> Diagnostic {
    let named = mapping.entryOfAction(among: construct, scope)
    let action = named?.value.scalar?.text ?? scope.actions.example ?? "delete"
    let settings = mapping.settings(of: construct, besides: named?.key, scope)
    let item = "\(action): { \(settings.isEmpty ? "title: …" : settings.joined(separator: ", ")) }"
    return Diagnostic(
      .wrongKind,
      "\(construct.title) must be the name of an action, found the key \(quoted(key.text))",
      at: Annotation(key.span, "expected the name of an action"),
      help: mapping.isFlow ? "write '{ \(item) }'" : "write '\(item)'")
  }

  static func secondSwipeKey(
    _ key: Mapping.Key, first: Mapping.Entry, _ construct: Construct
  ) -> Diagnostic {
    Diagnostic(
      .secondElement,
      "\(construct.title) has one key, found \(quoted(first.key.text)) and \(quoted(key.text))",
      at: Annotation(key.span, "a second key"),
      also: [Annotation(first.key.span, "this names the action")],
      help: construct.has(key.text)
        ? "indent \(quoted(key.text)) more than \(quoted(first.key.text)), or put it in its braces"
        : "start a new item with '- \(key.text)'")
  }

  static func bareSwipeSetting(_ text: String, of entry: Mapping.Entry) -> Diagnostic {
    let isStyle = CommandStyle.words.contains(text)
    return .wrongKind(
      quoted(entry.key.text), expected: "a mapping of keys to values", found: entry.value,
      help: "write '\(entry.key.text): { \(isStyle ? "style" : "title"): \(text) }'")
  }
}
