/// Returns extensions that make the data of views from the app's models.
///
///     extension MailRowViewData {
///       /// Creates the data from a `Mail`.
///       init(_ mail: Mail, isExpanded: Bool = false) {
///         self.init(
///           id: mail.id, title: mail.title, sender: mail.sender.name, isExpanded: isExpanded)
///       }
///     }
///
/// The initializer is in an extension because a struct that declares one itself has no memberwise
/// initializer.
func originExtension(of view: View, _ context: RenderContext) -> Declaration? {
  guard let origin = view.origin else { return nil }
  let others = view.fieldsBesideOrigin
  return Declaration(types: [origin.type] + others.map(\.type)) { w in
    w.block("extension \(view.viewDataType)") { w in
      renderInitializer(from: origin, of: view, context, w)
    }
  }
}

private func renderInitializer(
  from origin: Origin, of view: View, _ context: RenderContext, _ w: SwiftWriter
) {
  let others = view.fieldsBesideOrigin
  let model = escapedIdentifier(origin.parameter(beside: Set(others.map(\.name.text))))
  // The types of the other parameters are those of properties, where their errors are reported.
  let parameters = ["_ \(model): \(origin.type)"] + others.map(dataParameter(for:))
  // The directive precedes the documentation, which belongs to the next declaration.
  w.located(at: context.line(of: origin.typeSpan).map { $0 - 1 }, context) {
    renderDoc("Creates the data from \(withArticle("\(origin.type)")).", w)
    renderInitializer(parameters.map { LocatedText($0, at: nil) }, context, w) { w in
      renderCall(view.fields.map { argument(for: $0, of: model, context) }, context, w)
    }
  }
}

/// Writes the call of the memberwise initializer.
///
/// A directive isn't allowed inside the call, so one before it locates all arguments.
private func renderCall(
  _ arguments: [LocatedText], _ context: RenderContext, _ w: SwiftWriter
) {
  guard let line = arguments.first?.line else {
    return w.call("self.init", arguments.map(\.text))
  }
  w.relocated(at: line - 1, context)
  w.line("self.init(")
  w.indented.items(arguments, end: ")")
}

// MARK: - Arguments

private func argument(
  for field: Field, of model: String, _ context: RenderContext
) -> LocatedText {
  let name = field.name.text
  let (value, span) =
    switch field.origin {
    case .parameter: (escapedIdentifier(name), field.name.span)
    case .namesake:
      (data(of: field, from: "\(model).\(memberName(name))", context), field.name.span)
    case .path(let path): (data(of: field, from: "\(model).\(path)", context), path.span)
    }
  return LocatedText("\(labelName(name)): \(value)", at: context.line(of: span))
}

/// Returns the value of a property for a field: unchanged, or converted to the data of another view.
private func data(of field: Field, from value: String, _ context: RenderContext) -> String {
  guard let type = field.type.heldViewData, context.isMadeFromModel(type) else { return value }
  // The parentheses end an optional chain, so what follows applies to the whole optional.
  let whole = value.contains("?.") ? "(\(value))" : value
  let each = "{ \(type)($0) }"
  return switch field.type {
  case .named: "\(type)(\(value))"
  case .optional(.named): "\(whole).map \(each)"
  case .array: "\(value).map \(each)"
  default: "\(whole)?.map \(each)"
  }
}

extension TypeExpression {
  /// The type name of the view data in it, whether the field holds one or several, optional or not.
  fileprivate var heldViewData: String? {
    switch self {
    case .named: simpleName
    case .optional(.array(let item)), .optional(let item), .array(let item): item.simpleName
    case .dictionary: nil
    }
  }
}

extension RenderContext {
  /// Returns true if a type is the data of a view that can be made from a model alone.
  fileprivate func isMadeFromModel(_ type: String) -> Bool {
    guard let stem = stem(of: type, "ViewData"),
      let view = module.views.first(where: { $0.typeName == stem }), view.origin != nil
    else { return false }
    return view.fieldsBesideOrigin.allSatisfy { $0.defaultValue != nil }
  }
}
