/// A struct for each view of the manifest that holds what it shows.
func viewDataDeclarations(_ context: RenderContext) -> [Declaration] {
  context.views.map { view in
    Declaration(types: view.fields.map(\.type), conformsToRuntime: true) { w in
      renderViewData(of: view, context, w)
    }
  }
}

/// Writes the data of a view.
///
///     /// What a `PhotoView` shows.
///     public struct PhotoViewData: ViewData {
///       public var url: URL
///       public var caption: String?
///
///       public init(url: URL, caption: String? = nil) {
///         self.url = url
///         self.caption = caption
///       }
///     }
private func renderViewData(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  renderDoc(view.doc ?? defaultDoc(of: view, context), w)
  w.type("\(context.access)struct \(view.viewDataType)", ["ViewData"]) { w in
    renderProperties(of: view, context, w)
    if context.isExported {
      w.gap()
      renderInitializer(of: view, context, w)
    }
    if !view.samples.isEmpty {
      w.gap()
      renderSamples(of: view, context, w)
    }
  }
}

private func defaultDoc(of view: View, _ context: RenderContext) -> String {
  let shown = withArticle(context.shownBy(view).viewType)
  return switch view.presentation {
  case .layout, .custom: "What \(shown) shows."
  case .mapped, .overloaded: "Another model that \(shown) shows."
  }
}

/// Writes the stored properties; with their defaults where the initializer is synthesized.
private func renderProperties(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.located(view.fields, context) {
    context.line(of: $0.typeSpan)
  } write: { field in
    let name = "\(context.access)var \(escapedIdentifier(field.name.text))"
    w.property(name, "\(field.type)", context.isExported ? nil : writtenDefault(of: field))
  }
}

/// The default that a property needs in writing: `T?` has nil without it.
private func writtenDefault(of field: Field) -> String? {
  guard let value = field.defaultValue, !(value == .nil && field.type.isOptional) else {
    return nil
  }
  return swiftText(value)
}

/// Writes the memberwise initializer.
private func renderInitializer(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let parameters = view.fields.map { field in
    LocatedText(parameter(for: field), at: context.line(of: field.typeSpan))
  }
  renderInitializer(parameters, context, w) { w in
    for field in view.fields {
      let name = field.name.text
      w.assign("self.\(memberName(name))", escapedIdentifier(name))
    }
  }
}

private func parameter(for field: Field) -> String {
  let parameter = "\(parameterName(field.name.text)): \(field.type)"
  return field.defaultValue.map { "\(parameter) = \(swiftText($0))" } ?? parameter
}

/// Writes an initializer on one line, or with its parameters one a line.
///
///     public init(
///       title: String,
///       subtitle: String? = nil
///     ) {
///       self.title = title
///       self.subtitle = subtitle
///     }
func renderInitializer(
  _ parameters: [LocatedText], _ context: RenderContext, _ w: SwiftWriter,
  _ body: (SwiftWriter) -> Void
) {
  let name = "\(context.access)init("
  let whole = "\(name)\(parameters.map(\.text).joined(separator: ", ")))"
  let lines = parameters.compactMap(\.line)
  if w.fits(whole + " {"), lines.first == lines.last {
    w.located(at: lines.first, context) { w.block(whole, body) }
  } else {
    w.located(at: lines.first.map { $0 - 1 }, context) {
      w.line(name)
      w.indented.items(parameters)
      w.block(")", body)
    }
  }
}
