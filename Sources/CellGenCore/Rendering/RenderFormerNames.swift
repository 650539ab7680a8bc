/// Returns an extension with the former names of a view's fields: deprecated properties, and initializers with
/// the labels from before each rename.
///
///     extension TitleViewData {
///       @available(*, deprecated, renamed: "detail")
///       var subtitle: String? {
///         get { detail }
///         set { detail = newValue }
///       }
///
///       @available(*, deprecated, renamed: "init(id:detail:)")
///       init(id: Int, subtitle: String?) {
///         self.init(id: id, detail: subtitle)
///       }
///     }
///
/// They are in an extension because a struct that declares an initializer itself has no memberwise one.
func formerNamesExtension(of view: View, _ context: RenderContext) -> Declaration? {
  let names = view.formerFields
  guard !names.isEmpty else { return nil }
  let types = view.fields.map(\.type) + [view.origin?.type].compactMap(\.self)
  return Declaration(types: types) { w in
    w.block("extension \(view.viewDataType)") { w in
      for (old, field) in names {
        renderFormerProperty(old.text, of: field, context, w)
        w.gap()
      }
      for (_, arguments) in view.formerArguments(view.fields) {
        renderFormerInitializer(arguments, context, w)
        w.gap()
      }
      renderFormerInitializersFromModel(of: view, context, w)
    }
  }
}

private func renderFormerProperty(
  _ name: String, of field: Field, _ context: RenderContext, _ w: SwiftWriter
) {
  let new = field.name.text
  w.located(at: context.line(of: field.typeSpan).map { $0 - 1 }, context) {
    renderDeprecation(renamed: new, w)
    w.block("\(context.access)var \(escapedIdentifier(name)): \(field.type)") { w in
      w.shortBlock("get", "\(calledName(new))")
      // In a setter, the bare name is the value that is set.
      let target = new == "newValue" ? "self.newValue" : calledName(new)
      w.shortBlock("set", "\(target) = newValue")
    }
  }
}

private func renderFormerInitializer(
  _ arguments: [LabeledField], _ context: RenderContext, _ w: SwiftWriter
) {
  let labels = arguments.map { "\($0.field.name.text):" }.joined()
  let line = context.line(of: arguments[0].field.typeSpan)
  w.located(at: line.map { $0 - 1 }, context) {
    renderDeprecation(renamed: "init(\(labels))", w)
    renderInitializer(arguments.map { LocatedText(parameter($0), at: nil) }, context, w) { w in
      w.call("self.init", arguments.map(passed))
    }
  }
}

/// Writes the initializers that make the data from the app's model, with the labels from before each rename.
private func renderFormerInitializersFromModel(
  of view: View, _ context: RenderContext, _ w: SwiftWriter
) {
  guard let origin = view.origin else { return }
  for (_, arguments) in view.formerArguments(view.fieldsBesideOrigin) {
    let names = Set(arguments.map(\.label))
    let model = escapedIdentifier(origin.parameter(beside: names))
    let labels = arguments.map { "\($0.field.name.text):" }.joined()
    w.located(at: context.line(of: origin.typeSpan).map { $0 - 1 }, context) {
      renderDeprecation(renamed: "init(_:\(labels))", w)
      let parameters = ["_ \(model): \(origin.type)"] + arguments.map(parameter)
      renderInitializer(parameters.map { LocatedText($0, at: nil) }, context, w) { w in
        w.call("self.init", [model] + arguments.map(passed))
      }
    }
    w.gap()
  }
}

private func parameter(_ argument: LabeledField) -> String {
  let field = argument.field
  let parameter = "\(parameterName(argument.label)): \(field.type)"
  guard !argument.isRequired, let value = field.defaultValue else { return parameter }
  return "\(parameter) = \(swiftText(value, as: KnownType(field.type)))"
}

/// Returns the argument for the initializer with the present names.
private func passed(_ argument: LabeledField) -> String {
  "\(labelName(argument.field.name.text)): \(escapedIdentifier(argument.label))"
}

/// Returns an extension with the former names of a view's actions. An enum can't have two cases for one
/// value, so these only make actions.
///
///     extension TitleViewData.Action {
///       @available(*, deprecated, renamed: "open")
///       static var tapped: Self { .open }
///
///       @available(*, deprecated, renamed: "favorite(isOn:)")
///       static func like(isOn: Bool) -> Self { .favorite(isOn: isOn) }
///     }
func formerActionsExtension(of view: View, _ context: RenderContext) -> Declaration? {
  let names = view.formerActions
  guard !names.isEmpty else { return nil }
  return Declaration(types: names.flatMap(\.action.payload).map(\.type)) { w in
    w.block("extension \(view.viewDataType).Action") { w in
      for (old, action) in names {
        w.located(at: context.line(of: action.name.span).map { $0 - 1 }, context) {
          renderFormerAction(old.text, of: action, context, w)
        }
        w.gap()
      }
    }
  }
}

private func renderFormerAction(
  _ name: String, of action: Action, _ context: RenderContext, _ w: SwiftWriter
) {
  let new = action.name.text
  let name =
    "\(context.access)static \(action.payload.isEmpty ? "var" : "func") \(escapedIdentifier(name))"
  guard !action.payload.isEmpty else {
    renderDeprecation(renamed: new, w)
    return w.shortBlock("\(name): Self", ".\(memberName(new))")
  }
  let labels = action.payload.map { "\($0.name.text):" }.joined()
  let arguments = action.payload.map {
    "\(labelName($0.name.text)): \(escapedIdentifier($0.name.text))"
  }
  renderDeprecation(renamed: "\(new)(\(labels))", w)
  w.function(
    name, action.payload.map { "\(parameterName($0.name.text)): \($0.type)" }, " -> Self",
    short: ".\(memberName(new))(\(arguments.joined(separator: ", ")))")
}

/// Writes the attribute that deprecates a declaration in favor of another one.
///
/// The name has no backticks: Swift expects a name that is not quoted.
private func renderDeprecation(renamed name: String, _ w: SwiftWriter) {
  w.line("@available(*, deprecated, renamed: \(swiftLiteral(name)))")
}
