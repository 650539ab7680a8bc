/// A class for each view of the manifest that is laid out there, and for the others what the
/// manifest says of the class that the user writes.
func viewDeclarations(_ context: RenderContext) -> [Declaration] {
  context.views.compactMap { view in
    switch view.presentation {
    case .layout(let layout): viewDeclaration(view, layout, context)
    case .custom: customViewDeclaration(view, context)
    case .own, .swiftUI, .mapped, .overloaded: nil
    }
  } + previewDeclarations(context)
}

private func viewDeclaration(
  _ view: View, _ layout: StackElement, _ context: RenderContext
) -> Declaration {
  // The superclass is the runtime's, so UIKit is named inside only.
  Declaration(modules: [runtimeModule], modulesInside: ["UIKit"], conformsToRuntime: true) { w in
    renderView(view, layout, context, w)
  }
}

/// Writes a view that cellgen lays out.
///
///     /// Shows `PromoViewData`.
///     public final class PromoView: DeclaredView, ConfigurableView {
///       private let textLabel = UILabel()
///
///       public override func makeElements() { … }
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
  let conformance = view.reportsActions ? "ReportingView" : "ConfigurableView"
  renderDoc(view.doc ?? "Shows `\(view.viewDataType)`.", w)
  w.type("\(access)final class \(view.viewType)", ["DeclaredView", conformance]) { w in
    if view.reportsActions {
      w.line("\(context.access)var onAction: ActionHandler<\(view.viewDataType).Action>?")
    }
    w.gap()
    for element in elements { element.renderProperty(context, w) }
    w.gap()
    w.block("\(context.access)override func makeElements()") { layout.renderRoot(context, $0) }
    w.gap()
    w.function("\(access)func configure", ["with data: \(view.viewDataType)"]) { w in
      for element in elements { element.renderConfiguration(context, w) }
    }
    renderForwarding(to: layout.innerViews, context, w)
  }
}

/// Writes the functions that pass on to views inside what a host tells the view around them.
private func renderForwarding(
  to views: [ViewElement], _ context: RenderContext, _ w: SwiftWriter
) {
  guard !views.isEmpty else { return }
  w.gap()
  w.block("\(context.access)override func prepareForReuse()") { w in
    for view in views { w.line("\(escapedIdentifier(view.property)).prepareForReuse()") }
  }
  w.gap()
  w.block("\(context.access)override func update(for state: CellState)") { w in
    for view in views { w.line("\(escapedIdentifier(view.property)).update(for: state)") }
  }
}

extension StackElement {
  /// The declared views in it.
  fileprivate var innerViews: [ViewElement] {
    leaves.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }
}
