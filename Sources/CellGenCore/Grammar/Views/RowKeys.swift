/// The keys of a view that concern the rows it appears in.
///
/// They are written among the other keys of a view, and are read as one value once the actions and the fields
/// of all views are known.
extension Row: FormModel {
  private static let select = RowKey(
    Key(
      "select", \.select, .cellSelection,
      "The action that selecting a cell reports, without values; if omitted, cells cannot be "
        + "selected. With `{ open: { enabled: … } }`, the data decides which cells can be selected."
    ).synonyms("onselect tap ontap didselect selection selectaction"), of: .cells)

  private static let delete = RowKey(
    Key(
      "delete", \.delete, .cellAction,
      "The action that the delete control of a row reports, without values; the control is shown while "
        + "the screen is edited."
    ).synonyms("ondelete"),
    of: .edges(
      "the control that deletes a cell of a collection", remedy: "put a button into the layout"))

  private static let longPress = RowKey(
    Key(
      "longPress", \.longPress, .cellAction,
      "The action that a long press on a cell reports, without values."
    ).synonyms("onlongpress onlongpressgesture longpressgesture longtap"), of: .longPresses)

  private static let seen = RowKey(
    Key(
      "seen", \.seen, .form,
      "The action that a cell reports once it has been seen, without values; short form: that action."
    ).synonyms(
      "onseen impression impressions onimpression viewed onviewed exposure tracking track onappear "
        + "willdisplay didappear ondisplay"), of: .seenCells)

  private static let commands = RowKey(
    Key(
      "commands", \.commands, .commands,
      "The look of actions without values, in the swipes and menus that name them."
    ).notEmpty().synonyms("command"))

  private static let swipe = RowKey(
    Key(
      "swipe", \.swipes, .swipes,
      "The actions that swiping a cell reveals; short form: those at its trailing edge."
    ).notEmpty().synonyms("swipeactions onswipe trailingswipeactions trailingswipe"), of: .swipes)

  private static let menu = RowKey(
    Key(
      "menu", \.menu, .menu,
      "The actions that a long press on a cell offers, as a context menu."
    ).notEmpty().synonyms("contextmenu"), of: .menus)

  private static let accessory = RowKey(
    Key(
      "accessory", \.accessories, .accessories,
      "The accessories at the trailing edge of its rows, in lists and tables, or with `at` in any cell: "
        + "one, or several in a list."
    ).notEmpty().synonyms("accessories accessorytype accessoryview disclosureindicator"),
    of: .edges(
      "an accessory of a cell in a collection",
      remedy: "add 'at: topTrailing' to draw it over the cells", mayBePlaced: true))

  private static let indent = RowKey(
    Key(
      "indent", \.indent, .indent,
      "How far its rows are indented, in steps of 10 points."
    ).lacks(.states, because: .edge).synonyms("indentation indentationlevel level"),
    of: .edges("indenting a cell in a collection"))

  private static let separator = RowKey(
    Key(
      "separator", \.separator, .form,
      "The line below its rows, in lists and tables; `none` for rows without one."
    ).fallback("the separator of the list or table").synonyms(
      "separators divider separatorstyle separatorinset"),
    of: .separators)

  private static let highlight = RowKey(
    Key(
      "highlight", ValueForm<String>.choice(["none"]),
      "`none` for cells that can be selected but are not highlighted."
    ) { row, _ in row.highlights = false }.fixed(.code).synonyms("selectionstyle"))

  /// The keys for what rows do and have, besides the actions of a view.
  static let doings = [
    commands, select, longPress, swipe, menu, seen, delete, accessory, indent, separator,
  ]

  /// The keys for how rows look, besides the looks of a view.
  static let looks = [highlight]

  /// The places where a key has an effect; nil for one that needs no check.
  static func reach(of key: String) -> RowReach? {
    (doings + looks).first { $0.key.name == key }?.reach
  }

  package static let form = Form("row", "a row", blank: Row(), (doings + looks).map(\.key))
}

/// A key of a view that concerns its rows.
struct RowKey: Sendable {
  let key: FormKey<Row>
  /// The places where it has an effect; nil if it needs no check.
  let reach: RowReach?

  init(_ key: FormKey<Row>, of reach: RowReach? = nil) {
    self.key = key
    self.reach = reach
  }

  /// The key of a view, which keeps the value until rows are read.
  var inView: FormKey<WrittenView> { FormKey(key, in: \.row) }
}

extension ValueForm where Value == Name {
  /// An action of a cell.
  static var cellAction: ValueForm {
    ValueForm(.name(.member)) { entry, resolver in
      resolver.readCellAction(entry)
    }
  }
}

extension CellSelection: FormModel {
  package static let form = Form(
    "cellSelection", "the selection of a cell", blank: CellSelection(action: .blank),
    stateless: { _, _ in "write a Bool field, or an optional" }, limits: [.stateless(.edge)],
    [
      Key(
        "enabled", \.enabled, .flagOfRow,
        "When a cell can be selected: while a Bool is true, or while an optional is not nil."
      ).fallback("always").synonyms(
        "isenabled visible isvisible show if when enabledwhen enabledif visiblewhen visibleif canselect"
      )
    ])
}

extension ValueForm where Value == CellSelection {
  /// An action, or a mapping from its name to the condition on which it is reported.
  fileprivate static var cellSelection: ValueForm {
    ValueForm(.either([.name(.member), .names(.member, to: CellSelection.form.kind)])) {
      entry, resolver in resolver.readCellSelection(entry)
    }
  }
}

extension ValueForm where Value == CellGenCore.Value<WholeNumber> {
  /// A number of steps, a member, or the name of a field.
  fileprivate static var indent: ValueForm {
    let steps = wholeNumberByData(atLeast: 1)
    return ValueForm(.either([.field("Int"), steps.kind])) { entry, resolver in
      guard let word = entry.value.scalar, isIdentifier(word.text) else {
        return steps.read(entry, &resolver)
      }
      guard let field = resolver.findField(entry.value, quoted(entry.key.text))?.field else {
        return nil
      }
      guard WholeNumber.fits(field.type) else {
        resolver.report(.indentOfOtherType(field, at: entry.value.span))
        return nil
      }
      return .field(field)
    }
  }
}

/// Help for an action that only some cells report.
private func secondViewHelp(_ key: String) -> String {
  "for cells that do not report it, declare a second view without '\(key)'"
}

extension Resolver {
  fileprivate mutating func readCellSelection(_ entry: Mapping.Entry) -> CellSelection? {
    guard case .mapping(let mapping) = entry.value.content, let item = mapping.entries.first,
      case .mapping = item.value.content, mapping.entries.count == 1
    else { return readCellAction(entry).map { CellSelection(action: $0) } }
    let name = Node(.scalar(Scalar(text: item.key.text, style: .plain)), span: item.key.span)
    guard let action = findCellAction(name, of: entry.key.text),
      var selection: CellSelection = read(item)
    else { return nil }
    selection.action = action
    return selection
  }

  fileprivate mutating func readCellAction(_ entry: Mapping.Entry) -> Name? {
    let node = entry.value
    if let text = node.scalar?.text, ["true", "false"].contains(text), scope.actions[text] == nil {
      if !scope.actions.isOpen { report(.actionIsNoSwitch(entry, scope)) }
      return nil
    }
    if case .mapping(let mapping) = node.content, let (action, flag) = mapping.actionByData(scope) {
      report(.actionByData(entry, action, flag))
      return nil
    }
    return findCellAction(node, of: entry.key.text)
  }

  /// Finds the action that a node names, which must have no values.
  ///
  /// - Errors: `unknown-action` and `element-action`; nil needs no further report.
  mutating func findCellAction(_ node: Node, of key: String) -> Name? {
    let isField = node.scalar.map { scope.fields[$0.text] != nil } ?? false
    let note = isField ? "\(node.described) is a field; '\(key)' names an action" : nil
    guard let action = findAction(node, quoted(key), carrying: nil, note: note) else { return nil }
    scope.reported.insert(action.name.text)
    if !action.values.isEmpty {
      report(.elementAction(action, of: quoted(key), "must carry no values", at: node.span))
    }
    return Name(action.name.text, span: node.span)
  }
}

extension Mapping {
  /// The action of `{ open: isOpen }` or `{ action: open, when: isOpen }`, and its condition; nil for
  /// anything else.
  fileprivate func actionByData(_ scope: ViewScope) -> (action: String, flag: Node?)? {
    if let action = self["action"]?.scalar?.text, scope.actions[action] != nil {
      return (action, entries.first { $0.key.text != "action" }?.value)
    }
    guard let entry = entries.first, entries.count == 1, scope.actions[entry.key.text] != nil else {
      return nil
    }
    return (entry.key.text, entry.value)
  }
}

extension Diagnostic {
  fileprivate static func actionIsNoSwitch(
    _ entry: Mapping.Entry, _ scope: ViewScope
  ) -> Diagnostic {
    let key = entry.key.text
    return .wrongKind(
      quoted(key), expected: "the name of an action", found: entry.value,
      help: entry.value.scalar?.text == "false"
        ? "remove '\(key)'" + (key == "select" ? ": without it, cells cannot be selected" : "")
        : remedy(key, scope))
  }

  /// - Parameter flag: the condition of the action.
  fileprivate static func actionByData(
    _ entry: Mapping.Entry, _ action: String, _ flag: Node?
  ) -> Diagnostic {
    .wrongKind(
      quoted(entry.key.text), expected: "the name of an action", found: entry.value,
      help: entry.key.text == "select"
        ? "write 'select: { \(action): { enabled: \(flag?.scalar?.text ?? "…") } }'"
        : "write '\(entry.key.text): \(action)': \(secondViewHelp(entry.key.text))")
  }

  private static func remedy(_ key: String, _ scope: ViewScope) -> String {
    if let action = scope.actions.example { return "write '\(key): \(action)'" }
    let owner = scope.owner.map(quoted) ?? "the view"
    let action = key == "delete" ? "remove" : "open"
    return scope.actions.all.isEmpty
      ? "add 'actions: [\(action)]' to \(owner), and write '\(key): \(action)'"
      : "add '\(action)\(scope.actions.isList ? "" : ": {}")' to the 'actions' of \(owner), and write "
        + "'\(key): \(action)'"
  }

  fileprivate static func indentOfOtherType(_ field: Field, at span: SourceSpan) -> Diagnostic {
    misfit(
      "'indent' cannot come from", field, at: span, "not an Int",
      help: "name a field of type Int that is not optional")
  }

  /// - Parameter owner: the owner of the value, such as "an accessory".
  static func stateOf(
    _ owner: String, _ entry: Mapping.Entry, help: String, note: String?
  ) -> Diagnostic {
    Diagnostic(
      .mixedValue,
      "\(quoted(entry.key.text)) of \(owner) cannot differ by state",
      at: Annotation(entry.value.span, "by state"),
      help: help, note: note)
  }
}
