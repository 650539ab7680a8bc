extension Resolver {
  /// Reads the `layout` of a view: a stack, one other element, or a list of elements.
  ///
  /// - Shape: always a stack; other elements are wrapped in a vertical stack. It has insets by default.
  mutating func resolveLayout(_ entry: Mapping.Entry, of view: ViewDraft) -> StackElement? {
    scope = ViewScope(view)
    guard var root = readRoot(entry) else { return nil }
    root.look.insets = root.look.insets ?? .fixed(.standard)
    root.isOutermost = true
    readSpeech(of: view)
    reportUnnamedControls(in: root)
    reportHiddenControls(in: root)
    reportUnreadable(in: root, of: view)
    reportSilentActions(of: view)
    return root
  }

  /// Reads the elements of a layout or of a preview.
  ///
  /// - Shape: as above, but without default insets.
  mutating func readRoot(_ entry: Mapping.Entry) -> StackElement? {
    scope.hasState = true
    scope.isInLayout = true
    switch entry.value.content {
    case .sequence:
      var stack = StackElement(property: scope.names.next("", .stack))
      stack.children = readElements(entry)
      return stack
    case .mapping(let mapping):
      scope.isOutermost = true
      defer { scope.isOutermost = false }
      if mapping.entries.count == 1, Element.isStack(mapping.entries[0].key.text) {
        guard case .stack(let stack)? = readElement(mapping, entry.value) else { return nil }
        return stack
      }
      if let second = mapping.secondElement {
        report(.elementsWithoutDashes(second, in: mapping))
        return nil
      }
      var stack = StackElement(property: scope.names.next("", .stack))
      guard let element = readElement(mapping, entry.value) else { return nil }
      stack.children = [element]
      // An element with its own insets needs no others.
      if element.look.insets != nil { stack.look.insets = .fixed(Insets()) }
      return stack
    case .broken: return nil
    case .scalar, .empty:
      report(
        scope.preview.map { .previewOfWrongKind(entry.value, $0, example: scope.fields.example) }
          ?? .layoutOfWrongKind(entry.value, example: scope.fields.example))
      return nil
    }
  }

  /// Reads what VoiceOver reads for the whole view.
  mutating func readSpeech(of view: ViewDraft) {
    guard let entry = view.written?.accessibility.value else { return }
    scope.hasState = true
    scope.speech = read(entry)
  }

  /// Warns about controls without a name if the view has no text to name them, or if they would share it.
  private mutating func reportUnnamedControls(in root: StackElement) {
    let elements = Element.stack(root).all.map(\.model)
    let hasText = scope.speech?.label != nil || elements.contains(where: \.namesRow)
    let controls = elements.filter { $0.holdsValue && $0.look.accessibility?.isHidden != true }
    guard !hasText || controls.count > 1 else { return }
    for control in scope.unnamedControls { report(.unnamedControl(control, shares: hasText)) }
  }

  /// Warns about actions that no element reports.
  mutating func reportSilentActions(of view: ViewDraft) {
    for action in view.actions.all where !scope.reported.contains(action.name.text) {
      report(.silentAction(action, of: view.name))
    }
  }
}

extension Mapping {
  /// The second of several elements in one mapping, as in a list without dashes.
  fileprivate var secondElement: Mapping.Key? {
    guard entries.count > 1, entries.allSatisfy({ Construct.element.has($0.key.text) }) else {
      return nil
    }
    return entries[1].key
  }
}

extension DiagnosticCode {
  package static let silentAction = Self("silent-action", .warning, .elements, waits: .forAll)
}

extension Diagnostic {
  static func layoutOfWrongKind(_ node: Node, example field: String) -> Diagnostic {
    let isCustom = node.scalar?.text == "custom"
    return .wrongKind(
      "the 'layout' of a view", expected: "an element or a list of elements", found: node,
      help: isCustom
        ? "write 'view: custom' if you write the view yourself"
        : "write '- label: \(field)' on a line below it, with a field of the view")
  }

  /// Returns the error about several elements as the keys of 'layout'.
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

  static func silentAction(_ action: ActionDraft, of view: Name) -> Diagnostic {
    let name = action.name.text
    let remedy =
      if !action.values.isEmpty {
        "add an element that reports it"
      } else if isNamedForSeen(name) {
        "add 'seen: \(name)' to the view, for cells that have been visible, or 'select: \(name)', or an element that "
          + "reports it"
      } else {
        "add 'select: \(name)' to the view, or 'swipe: [\(name)]', or "
          + "'button: { title: …, action: \(name) }' to its layout"
      }
    return Diagnostic(
      .silentAction,
      "no element of \(quoted(view.text)) reports the action \(quoted(action.name.text))",
      at: Annotation(action.name.span, "never reported"),
      help: "\(remedy), or remove the action")
  }
}
