extension Resolver {
  /// Returns the layout of a view that declares none: a vertical stack with an element for each field.
  ///
  /// Text and numbers are shown in labels, with the first text as a headline; a Bool is a switch labeled with
  /// its field's name. A field `id` that only identifies cells isn't shown, and neither are the fields in
  /// `unshown`.
  ///
  /// The scope is that of the view.
  mutating func resolveDefaultLayout(of view: ViewDraft) -> StackElement {
    var stack = StackElement(property: scope.names.next("", .stack))
    stack.look.insets = .fixed(.standard)
    var hasHeadline = false
    for field in view.declared.complete where !isHidden(field, in: view) {
      switch KnownType(field.type).unwrapped {
      case .bool:
        var toggle = ToggleElement.blank
        toggle.property = scope.names.next(.field(field), .toggle)
        toggle.isOn = field
        toggle.accessibilityLabel = .constant(.literal(field.switchName))
        stack.children.append(.toggle(toggle))
      case let type where type.isLabelText:
        var label = LabelElement.blank
        label.property = scope.names.next(.field(field), .label)
        label.text = .field(field)
        if type == .text, !hasHeadline {
          label.font = .constant(.style("headline"))
          hasHeadline = true
        }
        stack.children.append(.label(label))
      // Its layout could have been misplaced.
      case _ where run.manifests[view.manifest].isOpen: continue
      default:
        report(
          .noObviousElement(field, of: view), of: field,
          meant: field.type.misspelt { $0.isLabelText || $0 == .bool })
      }
    }
    readSpeech(of: view)
    reportUnreadable(in: stack, of: view)
    reportSilentActions(of: view)
    if stack.children.isEmpty { reportNothingToShow(view) }
    return stack
  }
}

private func isHidden(_ field: Field, in view: ViewDraft) -> Bool {
  if view.unshown.contains(field.name.text) { return true }
  guard field.name.text == "id", case .field("id") = view.identity else { return false }
  return true
}

extension Resolver {
  private mutating func reportNothingToShow(_ view: ViewDraft) {
    let fields = view.declared.complete
    // Sections that couldn't be read could be repeated for its data, which nothing shows in that case.
    guard !run.manifests.contains(where: \.sectionsEntry.isLost), !view.fields.isOpen,
      !fields.isEmpty, fields.count == view.fields.all.count,
      fields.allSatisfy({ isHidden($0, in: view) })
    else { return }
    report(.nothingToShow(view.name))
  }
}

extension DiagnosticCode {
  package static let noObviousElement = Self("no-obvious-element", .error, .layouts)
}

extension Diagnostic {
  static func noObviousElement(_ field: Field, of view: ViewDraft) -> Diagnostic {
    Diagnostic(
      .noObviousElement,
      "\(quoted(field.name.text)) is \(article(before: field.type.description)) '\(field.type)', which no element can show by default",
      at: Annotation(field.typeSpan, "not text, a number or a Bool"),
      also: [Annotation(view.name.span, "has neither 'layout' nor 'view'")],
      help: field.type.isError
        ? "write a String for its text, which in the state 'failed' is 'message: String?'"
        : "add 'view: custom' and write '\(view.typeName)View', or a 'layout' without this field",
      note: "a view without 'layout' or 'view' gets a label or a switch for each field")
  }

  static func nothingToShow(_ view: Name) -> Diagnostic {
    Diagnostic(
      .emptyLayout,
      "the view \(quoted(view.text)) has nothing to show except its 'id'",
      at: Annotation(view.span),
      help: "add a field, a 'layout', or 'view: custom'",
      note: "a view without 'layout' or 'view' shows each field except its identity")
  }
}
