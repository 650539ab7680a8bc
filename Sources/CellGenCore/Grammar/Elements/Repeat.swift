extension RepeatElement: ElementModel {
  package static let facts = Facts<RepeatElement>(
    touches: .around, reports: { $0.action != nil || $0.label?.look.reportsAction == true },
    voiceOver: .contents, namesRow: { _ in .text }, inRow: .text, extent: { _ in .bothSides },
    box: .around, tint: nil, ground: nil, text: nil, hiddenBy: nil, shows: { [.text($0.data)] },
    hasStyles: false)

  fileprivate static let dataKey = Key(
    "data", \.data, .array, "The field with the items: view data, or texts."
  ).required("add 'data: …' with a field that holds an array").synonyms("items foreach field")

  fileprivate static let labelKey = Key(
    "label", .later(.mapping { Construct.repeatedLabel }),
    "The look of each text: the keys of a label, except its text.",
    get: { $0.label.map(FormValue.value) ?? .omitted }, set: { _, _ in }
  ).fallback("a label in 'body'")

  fileprivate static let actionKey = Key(
    "action", .later(.name(.member)),
    "The action that carries the action of an item's view.",
    get: { $0.action.map(FormValue.value) ?? .omitted }, set: { _, _ in })

  private static let columns = Key(
    "columns", \.columns,
    .wholeNumber(atLeast: 1) { _ in "write a whole number, such as 3" },
    "The number of columns, all equally wide."
  ).fallback("the surrounding stack places the items")

  private static let spacing = Key(
    "spacing", \.spacing, .value(of: Number.self), "The space between columns, in points."
  ).fallback("8 points").synonyms("gap columnspacing itemspacing interitemspacing")

  private static let lineSpacing = Key(
    "lineSpacing", \.lineSpacing, .value(of: Number.self),
    "The space between lines of items, in points."
  ).fallback("the 'spacing'").synonyms("rowspacing verticalspacing rowgap linegap")

  package static let form = Form(
    "repeat", "a 'repeat'",
    blank: RepeatElement(
      property: "", data: .blank,
      shown: .label(LabelElement(property: "", text: .constant(.literal(""))))), foreign: foreign,
    short: ShortForm(dataKey, as: "data"),
    [dataKey, columns, spacing, lineSpacing, labelKey, actionKey],
    rules: [
      .needsColumns(columns, for: spacing), .needsColumns(columns, for: lineSpacing),
    ],
    wrongKind: { entry, _ in entry.value.isEmpty ? .emptyRepeat(entry.key) : nil },
    finish: { element, written, resolver in
      guard let item = element.data.type.item else { return false }
      if resolver.scope.holder == .flow, let key = written.key(columns) {
        resolver.report(.columnsInFlow(key))
      }
      let isText = KnownType(item).isLabelText
      let singular = singular(element.data.name.text)
      // These are the names of parameters in the surrounding code.
      let stem = ["data", "state"].contains(singular) ? "\(singular)Item" : singular
      element.property = resolver.scope.names.next(stem, isText ? .labels : .views)
      let shown =
        isText
        ? resolver.readLabel(of: element, item, stem, written)
        : resolver.readView(of: element, item, written)
      guard let shown else { return false }
      element.shown = shown
      return true
    })

  package var look: Look { Look() }

  /// The label that shows a text; nil if views show the items.
  package var label: LabelElement? { if case .label(let label) = shown { label } else { nil } }

  /// The view that shows an item; nil if labels do.
  package var shownView: ViewReference? { if case .view(let view, _) = shown { view } else { nil } }

  private var action: ItemAction? { if case .view(_, let action) = shown { action } else { nil } }
}

extension ValueForm where Value == Field {
  /// A field that holds an array.
  fileprivate static var array: ValueForm {
    ValueForm(.field(nil)) { entry, resolver in
      guard
        let field = resolver.findField(entry.value.fieldName, quoted(entry.key.text))?.field
      else { return nil }
      if field.type.item != nil { return field }
      resolver.report(.notAnArray(field, at: entry.value.span))
      return nil
    }
  }
}

extension TypeExpression {
  /// The type of the items of an array, optional or not; nil for another type.
  var item: TypeExpression? {
    switch unwrapped {
    case .array(let item): item
    case .named(let components):
      components.last?.name == "Array" ? components.last?.arguments.first : nil
    case .optional, .dictionary: nil
    }
  }
}

extension Resolver {
  /// Reads the label that shows each text.
  fileprivate mutating func readLabel(
    of element: RepeatElement, _ type: TypeExpression, _ stem: String, _ written: FormReading
  ) -> RepeatElement.Shown? {
    if let action = written.key(RepeatElement.actionKey) {
      report(.actionOfTexts(action, element.data))
    }
    let entry: Mapping.Entry
    switch written.entry(RepeatElement.labelKey) {
    case .value(let label): entry = label
    case .absent: entry = Mapping.Entry(key: written.owner, value: Node(.empty, span: written.span))
    case .lost: return nil
    }
    let field = element.data
    let item = Field(
      name: Name(stem, span: field.name.span), type: type, typeSpan: field.typeSpan,
      defaultValue: field.defaultValue, isItem: true, origin: field.origin)
    let outer = (scope.repeatedItem, scope.axis, scope.holder)
    (scope.repeatedItem, scope.axis, scope.holder) = (item, .vertical, .repeated)
    defer { (scope.repeatedItem, scope.axis, scope.holder) = outer }
    return read(entry, LabelElement.repeated).map { .label($0) }
  }

  /// Reads the view that shows each item.
  fileprivate mutating func readView(
    of element: RepeatElement, _ item: TypeExpression, _ written: FormReading
  ) -> RepeatElement.Shown? {
    let span = written.mapping.entry(RepeatElement.dataKey.name)?.value.span ?? written.span
    guard let view = findInner(of: element.data, item, at: span, Diagnostic.notItems) else {
      return nil
    }
    if let label = written.key(RepeatElement.labelKey) {
      report(.labelOfViews(label, element.data))
    }
    let inner = run.views[view]
    switch written.entry(RepeatElement.actionKey) {
    case .value(let entry):
      guard let action = readItemAction(entry.value, of: inner) else { return nil }
      return .view(ViewReference(index: view), action: action)
    case .absent where !inner.actions.all.isEmpty:
      report(.lostItemActions(of: inner, at: written.owner.span))
    case .absent, .lost: break
    }
    return .view(ViewReference(index: view), action: nil)
  }

  /// Reads the action that forwards the reports of an item's view, optionally with the item.
  private mutating func readItemAction(_ node: Node, of inner: ViewDraft) -> ItemAction? {
    let type = "\(inner.typeName)ViewData"
    guard let action = findAction(node, carrying: "index: Int, action: \(type).Action") else {
      return nil
    }
    scope.reported.insert(action.name.text)
    guard case .value(let payload) = action.payload,
      !payload.contains(where: { $0.type == nil })
    else { return nil }
    if let last = payload.last, last.type?.description == "\(type).Action", payload.count < 3 {
      let name = action.name.text
      guard payload.count == 2 else {
        return ItemAction(name: name, item: nil, label: last.name.text)
      }
      if let item = itemKind(payload[0], of: inner, type) {
        return ItemAction(
          name: name, item: (item, payload[0].name.text), label: last.name.text)
      }
    }
    report(
      .elementAction(
        action, of: "this 'repeat'",
        "must carry the inner action as one '\(type).Action', after 'index: Int' or "
          + "'id: \(type).ID', which identifies the item", at: node.span))
    return nil
  }

  private func itemKind(
    _ value: FieldDraft, of inner: ViewDraft, _ type: String
  ) -> ItemAction.Item? {
    if value.type == TypeExpression("Int"), ["index", "position"].contains(value.name.text) {
      return .index
    }
    guard case .field(let id) = inner.identity else { return nil }
    let isID = value.type?.description == "\(type).ID" || value.type == inner.fields[id]?.type
    return isID ? .id(id) : nil
  }
}

extension FormRule {
  /// Allows a space between items only if they are in columns.
  fileprivate static func needsColumns(
    _ columns: FormKey<RepeatElement>, for key: FormKey<RepeatElement>
  ) -> FormRule {
    FormRule(.needs([.has(key.name)], oneOf: [.has(columns.name)])) { reading in
      guard let written = reading.key(key), reading.lacks(columns) else { return nil }
      return .spaceOfItems(written)
    }
  }
}

extension Construct {
  package static let repeatedLabel = LabelElement.repeated.construct

  package static let repeated = RepeatElement.form.construct
}

/// The singular of a plural: `tag` for `tags`, `category` for `categories`.
private func singular(_ name: String) -> String {
  for (ending, other) in [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("ss", "ss")]
  where name.hasSuffix(ending) && name.count > ending.count {
    return name.dropLast(ending.count) + other
  }
  return name.hasSuffix("s") && name.count > 1 ? String(name.dropLast()) : name
}

extension ElementNames.Suffix {
  static let labels = Self("Labels", other: "TextLabels")
  static let views = Self("Views", other: "OwnSubviews")
}

extension Diagnostic {
  static func emptyRepeat(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'repeat' has no value",
      at: Annotation(key.span, "a value is missing"),
      help: "name the field with the items, as in 'repeat: tags'")
  }

  fileprivate static func spaceOfItems(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "\(quoted(key.text)) is for items in columns",
      at: Annotation(key.span, "no 'columns'"),
      help: "add 'columns: 3', or write it on the stack or the 'flow' around it, which places the "
        + "items")
  }

  fileprivate static func columnsInFlow(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "a 'flow' places the items itself",
      at: Annotation(key.span, "has no effect"),
      help: "remove it, or use a 'vstack' in place of the 'flow'",
      note: "the elements of a 'flow' are side by side, at their natural sizes")
  }

  static func notAnArray(_ field: Field, at span: SourceSpan) -> Diagnostic {
    misfit(
      "a 'repeat' cannot show", field, at: span, "not an array",
      help: "name a field that holds an array, such as '[String]' or '[FeeViewData]'")
  }

  /// - Parameter example: another view whose data an item can be.
  static func notItems(_ field: Field, example: String?, _ span: SourceSpan) -> Diagnostic {
    misfit(
      "a 'repeat' cannot show", field, at: span, "neither texts nor view data",
      help: "give it the type of a view's data, such as '[\(example ?? "Fee")ViewData]'"
        + (example == nil ? ", and declare that view" : "") + ", or make its items texts")
  }

  static func actionOfTexts(_ key: Mapping.Key, _ field: Field) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "labels that show texts report no action",
      at: Annotation(key.span, "has no effect"),
      also: [Annotation(field.typeSpan, "holds texts")],
      help: "declare a view with 'tap', and make its view data the items")
  }

  static func labelOfViews(_ key: Mapping.Key, _ field: Field) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "the items of \(quoted(field.name.text)) are shown by their own view",
      at: Annotation(key.span, "has no effect"),
      also: [Annotation(field.typeSpan, "holds view data")],
      help: "remove 'label'")
  }

  static func lostItemActions(of view: ViewDraft, at span: SourceSpan) -> Diagnostic {
    let type = "\(view.typeName)ViewData.Action"
    return Diagnostic(
      .lostActions,
      "the actions of \(quoted(view.name.text)) are not reported",
      at: Annotation(span, "no 'action'"),
      help: "declare an action that carries 'index: Int' and 'action: \(type)', and name it in "
        + "'action'")
  }
}

extension RepeatElement {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "axis direction alignment align distribution insets padding visible hidden "
        + "tap longpress width height",
      "write it on the stack or the 'flow' around it, which places the items"),
    ForeignWord(
      "font color textcolor lines truncation shrink style background cornerradius border shadow alpha",
      "write it in 'label: { … }' for texts; a view has it in its own layout"),
    .formatOfItems,
    .needless("view", "the type of the items decides which view shows them"),
  ]
}

extension ForeignWord {
  /// A format of repeated texts, at the list or at its label.
  static let formatOfItems = ForeignWord.needless(
    "format formats formatter",
    "a repeated label shows each item as it is; for items with a format, declare a view and make its view "
      + "data the items")
}
