/// The actions of a button's menu, each with its settings.
let menuKind = Construct.ValueKind.list(
  of: .either([.name(.member), .names(.member, to: MenuItem.form.kind)]))

extension MenuItem: FormModel {
  private static let title = Key(
    "title", \.title, .sameText, "Its title."
  ).fallback("the action's name in words").synonyms("text label name")

  package static let form = Form(
    "menuItem", "an item of a menu", blank: MenuItem(action: .blank), mayBeNothing: true,
    [
      title,
      Key(
        "symbol", \.symbol, .text(for: .swipe(isImageName: true)), "The name of an SF Symbol."
      ).synonyms("image icon systemname systemimage"),
      Key(
        "style", ValueForm<CommandStyle>.cases(),
        "`destructive` for an action that deletes something.",
        standard: { $0.isDestructive ? CommandStyle.destructive : .normal }
      ) { $0.isDestructive = $1 == .destructive }.synonyms("role"),
    ],
    finish: { item, written, resolver in
      item.title =
        item.title ?? resolver.text(inWords: written.owner.text, at: written.owner.span)
      return true
    })
}

extension ValueForm where Value == [MenuItem] {
  static var menu: ValueForm {
    ValueForm(menuKind) { entry, resolver in resolver.readMenu(entry) }
  }
}

extension Resolver {
  /// Reads the items of a menu, each with an action of its own.
  fileprivate mutating func readMenu(_ entry: Mapping.Entry) -> [MenuItem]? {
    let subject = quoted(entry.key.text)
    guard let nodes = readList(entry.value, subject) else { return nil }
    if nodes.isEmpty {
      report(.emptyMenu(at: entry.value.span, scope.actions.example))
      return nil
    }
    var items: [MenuItem] = []
    for node in nodes {
      guard let item = readMenuItem(node) else { return nil }
      if let first = items.first(where: { $0.action.text == item.action.text }) {
        report(.repeatedName(item.action, in: subject, first: first.action))
        continue
      }
      items.append(item)
    }
    return items
  }

  /// Reads the name of an action, or a mapping from that name to its settings.
  private mutating func readMenuItem(_ node: Node) -> MenuItem? {
    guard case .mapping(let mapping) = node.content else {
      guard let name = readName(node, "an item of 'menu'"),
        let action = findCellAction(node, of: "menu")
      else { return nil }
      return MenuItem(action: action, title: text(inWords: name.text, at: name.span))
    }
    guard mapping.entries.count == 1, let entry = mapping.entries.first,
      !(MenuItem.form.construct.has(entry.key.text) && scope.actions[entry.key.text] == nil)
    else {
      if !mapping.isIncomplete { report(.menuItemOfWrongKind(node, scope.actions.example)) }
      return nil
    }
    let name = Node(.scalar(Scalar(text: entry.key.text, style: .plain)), span: entry.key.span)
    guard let action = findCellAction(name, of: "menu"), var item: MenuItem = read(entry) else {
      return nil
    }
    item.action = action
    return item
  }
}

extension Diagnostic {
  fileprivate static func emptyMenu(at span: SourceSpan, _ action: String?) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'menu' has no actions",
      at: Annotation(span, "nothing to choose"),
      help: "write [\(action ?? "share")] with an action of the view, or remove 'menu'")
  }

  fileprivate static func menuItemOfWrongKind(_ node: Node, _ action: String?) -> Diagnostic {
    .wrongKind(
      "an item of 'menu'", expected: "the name of an action", found: node,
      help: "write '\(action ?? "share")', or '{ \(action ?? "share"): { title: … } }'")
  }

  static func menuAndAction(_ action: Mapping.Key, _ menu: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .elementAction,
      "a button with a menu reports no action of its own",
      at: Annotation(menu.span, "a tap opens it"),
      also: [Annotation(action.span, "a tap would report it")],
      help: "remove 'action', or put its action into the menu")
  }
}
