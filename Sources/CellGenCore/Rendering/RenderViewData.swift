/// Returns a struct for each view of the manifest with the data that it shows.
func viewDataDeclarations(_ context: RenderContext) -> [Declaration] {
  context.views.flatMap { view in
    let data = Declaration(
      modules: [runtimeModule] + context.otherModules(of: view.targets),
      modulesInside: view.modulesInside,
      types: view.fields.map { $0.type } + view.payloadTypes, conformsToRuntime: true
    ) { w in
      renderViewData(of: view, context, w)
    }
    return [data]
      + [originExtension(of: view, context), formerNamesExtension(of: view, context)].compactMap(
        \.self)
      + [formerActionsExtension(of: view, context)].compactMap(\.self)
  }
}

/// Writes the data of a view: what it shows, what it reports, and what shows it. With an identity, it is the
/// model of a cell.
///
///     /// The data of a `PhotoView`.
///     public struct PhotoViewData: CellModel {
///       public enum Action: ScreenValue {
///         case open
///       }
///
///       public var url: URL
///       public var caption: String?
///
///       public init(url: URL, caption: String? = nil) {
///         self.url = url
///         self.caption = caption
///       }
///
///       public var id: URL { url }
///
///       @MainActor public static var host: CellHost<Self> { .view(PhotoView.self) }
///     }
private func renderViewData(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  renderDoc(view.doc ?? defaultDoc(of: view, context), w)
  w.type("\(context.access)struct \(view.viewDataType)", view.dataProtocols) { w in
    renderActions(of: view, context, w)
    w.gap()
    renderIDType(of: view, context, w)
    w.gap()
    renderProperties(of: view, context, w)
    w.gap()
    if context.isExported { renderInitializer(of: view, context, w) }
    w.gap()
    renderID(of: view, context, w)
    w.gap()
    if !view.isOnlyData { renderShowing(of: view, context, w) }
    if !view.samples.isEmpty {
      w.gap()
      renderSamples(of: view, context, w)
    }
  }
}

extension View {
  /// The protocols that its data conforms to.
  package var dataProtocols: [String] {
    if isOnlyData { return ["ScreenValue", "Identifiable"] }
    return [identity == nil ? "ViewData" : "CellModel"]
  }
}

/// Writes how the data is shown.
private func renderShowing(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  renderMappedData(of: view, context, w)
  w.gap()
  renderHost(of: view, context, w)
  w.gap()
  renderRow(view.row, context, w)
  w.gap()
  renderCellLook(of: view, context, w)
  w.gap()
  renderImages(of: view, context, w)
}

private func defaultDoc(of view: View, _ context: RenderContext) -> String {
  let shown = withArticle(context.shownBy(view).viewType)
  return switch view.presentation {
  case .layout, .custom, .own, .swiftUI: "The data of \(shown)."
  case .mapped, .overloaded: "Another model that \(shown) can show."
  case .row: "The content of a row that UIKit draws."
  case .data: "The value that a section is repeated for."
  }
}

// MARK: - Actions

private func renderActions(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let shown = context.shownBy(view)
  guard !shown.actions.isEmpty else { return }
  if shown.typeName == view.typeName {
    renderActionEnum(of: view, context, w)
  } else {
    w.line("\(context.access)typealias Action = \(shown.viewDataType).Action")
  }
}

// MARK: - Properties

/// Writes the stored properties, with their defaults if the initializer is synthesized.
private func renderProperties(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.located(view.fields, context) {
    context.line(of: $0.typeSpan)
  } write: { field in
    let name: SwiftLine = "\(context.access)var \(escapedIdentifier(field.name.text))"
    w.property(name, field.type.description, context.isExported ? nil : writtenDefault(of: field))
  }
}

/// Returns the default that a property needs explicitly: `T?` defaults to nil.
private func writtenDefault(of field: Field) -> String? {
  guard let value = field.defaultValue, !(value == .nil && field.type.isOptional) else {
    return nil
  }
  return swiftText(value, as: KnownType(field.type))
}

// MARK: - Identity

private func renderIDType(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  if case .only? = view.identity { w.line("\(context.access)typealias ID = OnlyID") }
}

/// Writes the ID, unless it is a stored property.
private func renderID(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  switch view.identity {
  case nil: break
  case .only?: w.line("\(context.access)var id: ID { .only }")
  case .field(let field)?:
    guard field.name.text != "id" else { return }
    w.shortBlock("\(context.access)var id: \(field.type)", "\(calledName(field.name.text))")
  }
}

// MARK: - Initializer

/// Writes the memberwise initializer.
private func renderInitializer(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  let parameters = view.fields.map { field in
    LocatedText(dataParameter(for: field), at: context.line(of: field.typeSpan))
  }
  renderInitializer(parameters, context, w) { w in
    for field in view.fields {
      let name = field.name.text
      w.assign("self.\(memberName(name))", "\(escapedIdentifier(name))")
    }
  }
}

/// Returns a parameter for a field, with its default.
func dataParameter(for field: Field) -> String {
  let parameter = "\(parameterName(field.name.text)): \(field.type)"
  return field.defaultValue.map { "\(parameter) = \(swiftText($0, as: KnownType(field.type)))" }
    ?? parameter
}

/// Writes an initializer on one line, or with one parameter per line.
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
  let name: SwiftLine = "\(context.access)init("
  let whole: SwiftLine = "\(name)\(parameters.map(\.text).joined(separator: ", ")))"
  let lines = parameters.compactMap(\.line)
  if w.fits("\(whole) {"), lines.first == lines.last {
    w.located(at: lines.first, context) { w.block(whole, body) }
  } else {
    w.located(at: lines.first.map { $0 - 1 }, context) {
      w.line(name)
      w.indented.items(parameters)
      w.block(")", body)
    }
  }
}
