/// A class for each view of the manifest that is laid out there, and for the others what the
/// manifest says of the class that the user writes.
func viewDeclarations(_ context: RenderContext) -> [Declaration] {
  context.views.compactMap { view in
    switch view.presentation {
    case .layout(let layout): viewDeclaration(view, layout, context)
    case .custom: customViewDeclaration(view, context)
    case .mapped, .overloaded: nil
    }
  } + previewDeclarations(context)
}

private func viewDeclaration(
  _ view: View, _ layout: StackElement, _ context: RenderContext
) -> Declaration {
  // The state of a cell is passed on to views inside, and actions to a handler.
  let namesRuntime = !layout.innerViews.isEmpty || !view.actions.isEmpty
  let modules = ["UIKit"] + (namesRuntime ? [runtimeModule] : [])
  return Declaration(
    modules: modules, types: view.payloadTypes, conformsToRuntime: true
  ) { w in
    renderView(view, layout, context, w)
  }
}

/// Writes a view that cellgen lays out.
///
///     /// Shows `PromoViewData`.
///     public final class PromoView: UIView, ConfigurableView {
///       private let textLabel = UILabel()
///
///       public override init(frame: CGRect) { … }
///
///       public func configure(with data: PromoViewData) {
///         textLabel.text = data.text
///       }
///     }
private func renderView(
  _ view: View, _ layout: StackElement, _ context: RenderContext, _ w: SwiftWriter
) {
  let access = context.access
  let elements = layout.leaves
  renderDoc(view.doc ?? "Shows `\(view.viewDataType)`.", w)
  w.type("\(access)final class \(view.viewType)", ["UIView", "ConfigurableView"]) { w in
    renderActions(of: view, context, w)
    w.gap()
    for element in elements { element.renderProperty(context, w) }
    w.gap()
    renderInitializers(layout, context, w)
    w.gap()
    w.function("\(access)func configure", ["with data: \(view.viewDataType)"]) { w in
      for element in elements { element.renderConfiguration(context, w) }
    }
    renderForwarding(to: layout.innerViews, context, w)
    w.gap()
    renderFixedSize(of: view, context, w)
  }
}

/// Writes what a view reports and the handler that it reports to.
///
///     public enum Action: ViewData {
///       case buy
///       case favorite(isOn: Bool)
///     }
///
///     public var onAction: ActionHandler<Action>?
private func renderActions(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  guard !view.actions.isEmpty else { return }
  renderActionEnum(of: view, context, w)
  w.gap()
  w.line("\(context.access)var onAction: ActionHandler<Action>?")
}

private func renderInitializers(
  _ layout: StackElement, _ context: RenderContext, _ w: SwiftWriter
) {
  w.block("\(context.access)override init(frame: CGRect)") { w in
    w.line("super.init(frame: frame)")
    w.gap()
    layout.renderRoot(context, w)
  }
  w.gap()
  w.line("@available(*, unavailable)")
  w.block("\(context.access)required init?(coder: NSCoder)") { w in
    w.line("fatalError(\"init(coder:) is not supported\")")
  }
}

/// Writes the functions that pass on to views inside what a host tells the view around them.
private func renderForwarding(
  to views: [ViewElement], _ context: RenderContext, _ w: SwiftWriter
) {
  guard !views.isEmpty else { return }
  w.gap()
  w.block("\(context.access)func prepareForReuse()") { w in
    for view in views { w.line("\(escapedIdentifier(view.property)).prepareForReuse()") }
  }
  w.gap()
  w.block("\(context.access)func update(for state: CellState)") { w in
    for view in views { w.line("\(escapedIdentifier(view.property)).update(for: state)") }
  }
}

extension StackElement {
  /// The declared views in it.
  fileprivate var innerViews: [ViewElement] {
    leaves.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }
}

/// Writes the size of a view whose height is fixed.
func renderFixedSize(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  guard case .height(let height) = view.size else { return }
  w.function(
    "\(context.access)static func size",
    ["for data: \(view.viewDataType)", "boundedBy width: CGFloat"], " -> CGSize?"
  ) { w in
    w.line("CGSize(width: width, height: \(swiftText(height)))")
  }
}
