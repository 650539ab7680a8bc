/// What the elements of one view share while they are read.
struct LayoutScope {
  let view: ViewDraft
  let run: Run
  var names = ElementNames()
  /// The axis of the stack whose elements are being read.
  var axis = StackElement.Axis.vertical
  /// The actions that elements report, and that cells do.
  var reported: Set<String> = []
  /// Whether elements, or what cells report, were lost to a mistake, so that nothing follows from their absence.
  var isIncomplete = false

  /// The manifest that declares the view.
  var manifest: ManifestDraft { run.manifests[view.manifest] }

  /// The name of the first field of a type, optional or not.
  func field(ofType type: String) -> String? {
    view.fields.all.first { $0.type?.unwrapped.simpleName == type }?.name.text
  }

  init(_ view: ViewDraft, in run: Run) {
    self.view = view
    self.run = run
    reported = view.reportedByCells
    isIncomplete = view.hasLostCellActions
  }
}

/// Reads the `layout` of a view: a stack, one other element, or a list of elements.
///
/// - Shape: always a stack; elements without one are wrapped in a vertical stack. It keeps its
///   distance from the edges if nothing else is said.
func resolveLayout(
  _ entry: Mapping.Entry, of view: ViewDraft, in run: Run, _ diagnostics: inout Diagnostics
) -> StackElement? {
  var scope = LayoutScope(view, in: run)
  let reportedBefore = diagnostics.all.count
  guard var root = readRoot(entry, &scope, &diagnostics) else { return nil }
  root.insets = root.insets ?? .standard
  let hasMistakes = diagnostics.all[reportedBefore...].contains { $0.severity == .error }
  if !scope.isIncomplete, !hasMistakes { reportSilentActions(of: scope, &diagnostics) }
  return root
}

private func readRoot(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> StackElement? {
  switch entry.value.content {
  case .sequence: return wrap(entry, &scope, &diagnostics)
  case .mapping(let mapping)
  where mapping.entries.count == 1 && isStack(mapping.entries[0].key.text):
    return resolveStack(mapping.entries[0], isRoot: true, &scope, &diagnostics)
  case .mapping(let mapping):
    if let second = mapping.secondElement {
      diagnostics.report(.elementsWithoutDashes(second, in: mapping))
      return nil
    }
    var stack = StackElement.vertical(named: scope.names.next("", .stack))
    guard let element = resolveElement(mapping, entry.value, &scope, &diagnostics) else {
      return nil
    }
    stack.children = [element]
    return stack
  case .broken: return nil
  case .scalar, .empty:
    diagnostics.report(.layoutOfWrongKind(entry.value, scope.view.fields))
    return nil
  }
}

/// A vertical stack around a bare list of elements.
private func wrap(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> StackElement {
  var stack = StackElement.vertical(named: scope.names.next("", .stack))
  stack.children = resolveChildren(entry.value, entry.key, &scope, &diagnostics)
  return stack
}

private func isStack(_ key: String) -> Bool { key == "vstack" || key == "hstack" }

/// Reads the elements of a list, without those that were reported.
func resolveChildren(
  _ node: Node, _ key: Mapping.Key, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> [Element] {
  guard case .sequence(let sequence) = node.content else {
    scope.isIncomplete = true
    if !node.isBroken, !reportGluedItems(node, &diagnostics) {
      diagnostics.report(.notAList(quoted(key.text), found: node))
    }
    return []
  }
  if sequence.isIncomplete { scope.isIncomplete = true }
  if sequence.items.isEmpty, !sequence.isIncomplete {
    diagnostics.report(.emptyStack(key))
  }
  var elements: [Element] = []
  for (position, item) in sequence.items.enumerated() {
    if let stack = item.emptyStack, !sequence.isFlow, position + 1 < sequence.items.count {
      diagnostics.report(.itemsBesideStack(stack, first: sequence.items[position + 1]))
      scope.isIncomplete = true
      continue
    }
    if let element = resolveItem(item, &scope, &diagnostics) {
      elements.append(element)
    } else {
      scope.isIncomplete = true
    }
  }
  return elements
}

private func resolveItem(
  _ item: Node, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> Element? {
  switch item.content {
  case .mapping(let mapping): return resolveElement(mapping, item, &scope, &diagnostics)
  case .scalar(let scalar) where scalar.text == "spacer":
    return .spacer(SpacerElement(property: scope.names.next("", .spacer), length: nil))
  case .broken: scope.isIncomplete = true
  case .scalar(let scalar)
  where scope.view.fields[scalar.text] == nil
    && (MappingKind.element.wayAround(scalar.text) != nil
      || scope.run.lookUp(scalar.text, from: scope.view.manifest) != nil):
    let key = Mapping.Key(text: scalar.text, span: item.span)
    diagnostics.report(.unknownElement(key, nil, scope))
  case .scalar(let scalar): diagnostics.report(.bareElement(scalar, scope.view.fields, item))
  case .sequence, .empty:
    diagnostics.report(.elementOfWrongKind(item, scope.view.fields))
  }
  return nil
}

/// Reads an element: a mapping whose one key says what it is.
private func resolveElement(
  _ mapping: Mapping, _ node: Node, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> Element? {
  guard let entry = mapping.entries.first else {
    if mapping.isIncomplete {
      scope.isIncomplete = true
    } else {
      diagnostics.report(.elementOfWrongKind(node, scope.view.fields))
    }
    return nil
  }
  if reportGluedItems(node, &diagnostics) {
    scope.isIncomplete = true
    return nil
  }
  if MappingKind.stack.has(entry.key.text) {
    diagnostics.report(.stackKeyWithoutStack(entry.key))
    return nil
  }
  for other in mapping.entries.dropFirst() {
    diagnostics.report(.secondElement(other.key, first: entry))
  }
  // `label:` with its keys at the wrong indentation: they are not missing, only misplaced.
  if mapping.entries.count > 1, entry.value.isEmpty { return nil }
  if entry.value.isBroken || mapping.isIncomplete { scope.isIncomplete = true }
  return resolveElement(entry, &scope, &diagnostics)
}

private func resolveElement(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> Element? {
  if entry.value.isBroken { return nil }
  switch entry.key.text {
  case "label": return resolveLabel(entry, &scope, &diagnostics).map(Element.label)
  case "image": return resolveImage(entry, &scope, &diagnostics).map(Element.image)
  case "button": return resolveButton(entry, &scope, &diagnostics).map(Element.button)
  case "toggle": return resolveToggle(entry, &scope, &diagnostics).map(Element.toggle)
  case "spacer": return resolveSpacer(entry, &scope, &diagnostics).map(Element.spacer)
  case "view": return resolveViewElement(entry, &scope, &diagnostics).map(Element.view)
  case "vstack", "hstack":
    return resolveStack(entry, isRoot: false, &scope, &diagnostics).map(Element.stack)
  default:
    diagnostics.report(.unknownElement(entry.key, entry.value, scope))
    return nil
  }
}

/// Reports the keys such as `-label` that were meant for list items; false if there are none.
private func reportGluedItems(_ node: Node, _ diagnostics: inout Diagnostics) -> Bool {
  guard case .mapping(let mapping) = node.content else { return false }
  let keys = mapping.entries.map(\.key).filter { $0.withoutDash != nil }
  for key in keys {
    diagnostics.report(
      .missingSpaceAfterDash(at: key.dash, suggestion: "- \(key.withoutDash ?? ""): …"))
  }
  return !keys.isEmpty
}

/// Warns of actions that no element reports.
func reportSilentActions(of scope: LayoutScope, _ diagnostics: inout Diagnostics) {
  for action in scope.view.actions.all where !scope.reported.contains(action.name.text) {
    diagnostics.report(.silentAction(action, of: scope.view.name))
  }
}

extension Mapping {
  /// The second of several elements that stand in one mapping, as in a list without dashes.
  fileprivate var secondElement: Mapping.Key? {
    guard entries.count > 1, entries.allSatisfy({ MappingKind.element.has($0.key.text) }) else {
      return nil
    }
    return entries[1].key
  }
}

extension Node {
  /// The key of a stack without elements.
  fileprivate var emptyStack: Mapping.Key? {
    guard case .mapping(let mapping) = content, mapping.entries.count == 1,
      isStack(mapping.entries[0].key.text), mapping.entries[0].value.isEmpty
    else { return nil }
    return mapping.entries[0].key
  }
}

extension Mapping.Key {
  /// The name in a key such as `-label`, which was meant for a list item.
  ///
  /// Nil where the manifest holds more than the key's text, such as quotes: there the dash is not the
  /// first character.
  fileprivate var withoutDash: String? {
    guard text.utf8.first == UInt8(ascii: "-"), text.utf8.count > 1,
      Int(span.end - span.start) == text.utf8.count
    else { return nil }
    return String(text.dropFirst())
  }

  fileprivate var dash: SourceSpan {
    SourceSpan(file: Int(span.file), start: Int(span.start), end: Int(span.start) + 1)
  }
}

extension DiagnosticCode {
  package static let unknownElement = Self("unknown-element", .error, .layouts)
  package static let secondElement = Self("second-element", .error, .layouts)
  package static let emptyLayout = Self("empty-layout", .error, .layouts)
  package static let silentAction = Self("silent-action", .warning, .elements, waits: true)
}

extension Diagnostic {
  static func layoutOfWrongKind(_ node: Node, _ fields: FieldTable) -> Diagnostic {
    let isCustom = node.scalar?.text == "custom"
    return .wrongKind(
      "the 'layout' of a view", expected: "an element or a list of elements", found: node,
      help: isCustom
        ? "write 'view: custom' if you write the view yourself"
        : "write '- label: \(fields.example)' on a line below it, with a field of the view")
  }

  static func emptyStack(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .emptyLayout,
      "\(quoted(key.text)) has no elements",
      at: Annotation(key.span, "nothing to show"),
      help: "add '- label: …' lines below it, one for each element, or remove "
        + quoted(key.text))
  }

  static func itemsBesideStack(_ key: Mapping.Key, first item: Node) -> Diagnostic {
    Diagnostic(
      .emptyLayout,
      "\(quoted(key.text)) has no elements",
      at: Annotation(key.span, "nothing to show"),
      also: [Annotation(item.span, "not indented under it")],
      help: "indent the items below it by 4 more, as far as they belong to it")
  }

  static func stackKeyWithoutStack(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "\(quoted(key.text)) belongs to a stack, and stands where an element should",
      at: Annotation(key.span, "expected an element"),
      help: "write 'vstack:' or 'hstack:' on a line above, and indent its keys below")
  }

  static func bareElement(_ scalar: Scalar, _ fields: FieldTable, _ node: Node) -> Diagnostic {
    let isField = fields[scalar.text] != nil
    return .wrongKind(
      "an element", expected: "a mapping such as 'label: \(fields.example)'", found: node,
      help: isField
        ? "write 'label: \(scalar.text)'" : "write what it is, a ':' and what it shows")
  }

  static func elementOfWrongKind(_ node: Node, _ fields: FieldTable) -> Diagnostic {
    .wrongKind(
      "an element", expected: "a mapping such as 'label: \(fields.example)'", found: node,
      help: "write what it is, a ':' and what it shows; elements side by side go into an 'hstack'")
  }

  /// The message for several elements as the keys of 'layout'.
  static func elementsWithoutDashes(_ key: Mapping.Key, in mapping: Mapping) -> Diagnostic {
    let names = mapping.entries.map(\.key.text)
    return Diagnostic(
      .secondElement,
      "an element has one key, found \(quoted(names[0])) and \(quoted(key.text))",
      at: Annotation(key.span, "a second element"),
      also: [Annotation(mapping.entries[0].key.span, "the first")],
      help: mapping.isFlow
        ? "write a list: '[\(names.map { "{ \($0): … }" }.joined(separator: ", "))]'"
        : "put '- ' before \(enumeration(names)), to make them a list")
  }

  static func secondElement(_ key: Mapping.Key, first: Mapping.Entry) -> Diagnostic {
    Diagnostic(
      .secondElement,
      "an element has one key, found \(quoted(first.key.text)) and \(quoted(key.text))",
      at: Annotation(key.span, "a second key"),
      also: [Annotation(first.key.span, "this says what the element is")],
      help: secondElementRemedy(key, first: first))
  }

  private static func secondElementRemedy(_ key: Mapping.Key, first: Mapping.Entry) -> String {
    if MappingKind.element.has(key.text) {
      return "begin an element of its own with '- \(key.text):'"
    }
    guard let text = first.value.scalar?.text, let name = MappingKind.longForms[first.key.text]
    else {
      return
        "indent \(quoted(key.text)) more than \(quoted(first.key.text)), or put it in its braces"
    }
    return "write '\(first.key.text): { \(name): \(text), \(key.text): … }'"
  }

  static func unknownElement(
    _ key: Mapping.Key, _ value: Node?, _ scope: LayoutScope
  ) -> Diagnostic {
    let known = MappingKind.elementKeys.map(\.name)
    let near = Suggestion.names(near: key.text, among: known)
    return Diagnostic(
      .unknownElement,
      "there is no element \(quoted(key.text))",
      at: Annotation(key.span, "unknown element"),
      help: elementHelp(key.text, value, scope, known),
      note: "the elements are \(enumeration(known))",
      fix: Fix(slip: Name(key.text, span: key.span), near: near))
  }

  /// What to write instead of an element that there is not.
  private static func elementHelp(
    _ word: String, _ value: Node?, _ scope: LayoutScope, _ known: [String]
  ) -> String {
    let isField = scope.view.fields[word] != nil
    if !isField, usualElements[word] == nil,
      let view = scope.run.lookUp(upperCamelCase(word), from: scope.view.manifest),
      scope.run.views[view].name.text != scope.view.name.text
    {
      return viewElement(for: scope.run.views[view].name.text, scope)
    }
    if let way = MappingKind.element.wayAround(word) { return way.help }
    if !isField, var meant = usualElements[word.lowercased()] {
      if meant == "vstack", value.map(isHorizontal) == true { meant = "hstack" }
      return "did you mean '\(meant)'?"
    }
    return Suggestion.help(near: word, among: known)
      ?? (isField ? "write 'label: \(word)'" : "use one of the elements below")
  }

  /// What UIKit, SwiftUI and people call the elements, in lower case.
  private static let usualElements = [
    "text": "label", "title": "label", "switch": "toggle", "uiswitch": "toggle",
    "stack": "vstack", "stackview": "vstack", "uistackview": "vstack", "column": "vstack",
    "row": "hstack", "icon": "image", "symbol": "image", "imageview": "image",
    "uiimageview": "image",
  ]

  /// How to show a declared view that is named where an element should stand.
  private static func viewElement(for view: String, _ scope: LayoutScope) -> String {
    let type = view + "ViewData"
    let new = lowerCamelCase(view)
    let field = scope.field(ofType: type)
    return field.map { "write '- view: \($0)', with the field of type '\(type)'" }
      ?? "add '\(new): \(type)' to 'data', and write '- view: \(new)'"
  }

  /// Whether the keys of a stack say that its elements are side by side.
  private static func isHorizontal(_ stack: Node) -> Bool {
    guard case .mapping(let mapping) = stack.content else { return false }
    let word = (mapping["axis"] ?? mapping["direction"] ?? mapping["orientation"])?.scalar?.text
    return word?.hasSuffix("horizontal") == true || word == "row"
  }

  static func silentAction(_ action: ActionDraft, of view: Name) -> Diagnostic {
    let name = action.name.text
    let remedy =
      action.payload.isEmpty
      ? "add 'select: \(name)' to the view, or 'swipe: [\(name)]', or "
        + "'button: { title: …, action: \(name) }' to its layout"
      : "add the element that reports it"
    return Diagnostic(
      .silentAction,
      "no element of \(quoted(view.text)) reports the action \(quoted(action.name.text))",
      at: Annotation(action.name.span, "never reported"),
      help: "\(remedy), or remove the action")
  }
}
