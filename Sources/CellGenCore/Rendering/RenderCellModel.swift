/// A cell model for each view of the manifest that can be a cell.
func cellModelDeclarations(_ context: RenderContext) -> [Declaration] {
  context.views.compactMap { view in
    view.identity.map { identity in
      Declaration(
        modules: view.isOverloaded ? ["UIKit"] : [], types: identity.types,
        conformsToRuntime: true
      ) { w in
        renderCellModel(of: view, identity, context, w)
      }
    }
  }
}

extension Identity {
  /// The type of the manifest that tells cells apart.
  fileprivate var types: [TypeExpression] {
    switch self {
    case .only: []
    case .field(let field): [field.type]
    }
  }
}

/// Writes what tells a view's cells apart, what they show, and the view that shows it.
///
///     /// A cell that shows a `PhotoView`, told apart by its `url`.
///     public struct PhotoCellModel: CellModel {
///       public typealias View = PhotoView
///
///       public var data: PhotoViewData
///
///       public var id: URL { data.url }
///
///       public init(data: PhotoViewData) {
///         self.data = data
///       }
///     }
private func renderCellModel(
  of view: View, _ identity: Identity, _ context: RenderContext, _ w: SwiftWriter
) {
  let access = context.access
  renderDoc(doc(of: view, identity, context), w)
  w.type("\(access)struct \(view.cellModelType)", ["CellModel"]) { w in
    w.line("\(access)typealias View = \(context.shownBy(view).viewType)")
    if case .only = identity {
      w.gap()
      w.block("\(access)enum ID: ViewData") { $0.line("case only") }
    }
    let stored = view.storedModel
    w.gap()
    w.property("\(access)var \(stored)", view.viewDataType)
    w.gap()
    renderID(identity, of: stored, context, w)
    if case .mapped(let target, let map) = view.presentation {
      w.gap()
      renderMappedData(for: context.module[target], map, context, w)
    }
    if case .overloaded(let target) = view.presentation {
      w.gap()
      renderOverload(of: view, for: context.module[target], context, w)
    }
    if context.isExported {
      w.gap()
      w.function("\(access)init", ["\(stored): \(view.viewDataType)"]) { w in
        w.line("self.\(stored) = \(stored)")
      }
    }
  }
}

extension View {
  fileprivate var isOverloaded: Bool {
    if case .overloaded = presentation { true } else { false }
  }

  /// The property of its cell model that holds its data.
  var storedModel: String {
    if case .mapped = presentation { "model" } else { "data" }
  }
}

private func doc(of view: View, _ identity: Identity, _ context: RenderContext) -> String {
  let shown = withArticle(context.shownBy(view).viewType)
  let subject =
    switch view.presentation {
    case .layout, .custom: "A cell that shows \(shown)"
    case .mapped, .overloaded: "A cell that shows `\(view.viewDataType)` in \(shown)"
    }
  return switch identity {
  case .only: "\(subject); a screen has at most one."
  case .field(let field): "\(subject), told apart by its `\(field.name.text)`."
  }
}

private func renderID(
  _ identity: Identity, of stored: String, _ context: RenderContext, _ w: SwiftWriter
) {
  switch identity {
  case .only: w.line("\(context.access)var id: ID { .only }")
  case .field(let field):
    let value = "\(stored).\(memberName(field.name.text))"
    w.shortBlock("\(context.access)var id: \(field.type)", value)
  }
}

/// Writes what the target of a mapped view shows.
///
///     public var data: TitleViewData {
///       TitleViewData(
///         title: model.name,
///         subtitle: model.maker
///       )
///     }
private func renderMappedData(
  for target: View, _ map: [MappedField], _ context: RenderContext, _ w: SwiftWriter
) {
  let arguments = map.map { LocatedText(argument($0), at: context.line(of: $0.span)) }
  // The arguments begin two lines below.
  w.located(at: arguments.first?.line.map { $0 - 2 }, context) {
    w.block("\(context.access)var data: \(target.viewDataType)") { w in
      guard arguments.count > 1 else {
        return w.call(target.viewDataType, arguments.map(\.text))
      }
      w.line("\(target.viewDataType)(")
      w.indented.items(arguments)
      w.line(")")
    }
  }
}

/// Writes how a view of the user's shows data that is not its own.
///
///     @MainActor
///     public func configure(_ view: PhotoView) {
///       view.configure(with: data)
///     }
///
///     @MainActor
///     public func size(boundedBy width: CGFloat) -> CGSize? { nil }
private func renderOverload(
  of view: View, for target: View, _ context: RenderContext, _ w: SwiftWriter
) {
  // The call stands two lines below.
  w.located(at: context.line(of: view.name.span).map { $0 - 2 }, context) {
    w.line("@MainActor")
    w.block("\(context.access)func configure(_ view: \(target.viewType))") { w in
      w.line("view.configure(with: data)")
    }
  }
  w.gap()
  let size =
    switch view.size {
    case .automatic: "nil"
    case .height(let height): "CGSize(width: width, height: \(swiftText(height)))"
    case .custom: "\(target.viewType).size(for: data, boundedBy: width)"
    }
  w.line("@MainActor")
  w.shortBlock("\(context.access)func size(boundedBy width: CGFloat) -> CGSize?", size)
}

private func argument(_ field: MappedField) -> String {
  "\(labelName(field.target)): model.\(memberName(field.source))"
}

/// A mapped view's data as that of its target, in an expression: for headers and footers, which
/// have no cell model.
func mappedData(_ map: [MappedField], for target: View) -> String {
  "\(target.viewDataType)(\(map.map(argument).joined(separator: ", ")))"
}

extension SwiftWriter {
  /// Writes a head and one expression in braces, on one line where it fits.
  func shortBlock(_ head: String, _ value: String) {
    let whole = "\(head) { \(value) }"
    if fits(whole) {
      line(whole)
    } else {
      block(head) { $0.line(value) }
    }
  }
}
