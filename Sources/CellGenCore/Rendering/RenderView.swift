/// A class for each view of the manifest that is laid out there, and for the others what the
/// manifest says of the class that the user writes.
func viewDeclarations(_ context: RenderContext) -> [Declaration] {
  tokenDeclarations(context)
    + context.views.compactMap { view in
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
  let elements = Element.stack(layout).all
  let settings = elements.flatMap { $0.settings(context) }
  let states = settings.filter { $0.moment == .state }
  let needsData = states.contains(where: \.needsData)
  let conformance = view.reportsActions ? "ReportingView" : "ConfigurableView"
  renderDoc(view.doc ?? "Shows `\(view.viewDataType)`.", w)
  w.type("\(access)final class \(view.viewType)", ["DeclaredView", conformance]) { w in
    if view.reportsActions {
      w.line("\(context.access)var onAction: ActionHandler<\(view.viewDataType).Action>?")
    }
    w.gap()
    for element in elements { element.renderProperty(context, w) }
    if needsData { w.line("private var data: \(view.viewDataType)?") }
    w.gap()
    w.block("\(context.access)override func makeElements()") { layout.renderRoot(context, $0) }
    w.gap()
    w.function("\(access)func configure", ["with data: \(view.viewDataType)"]) { w in
      for setting in settings where setting.moment == .configuration { setting.write(w) }
      if needsData { w.line("self.data = data") }
      if states.contains(where: \.followsConfiguration) { w.line("update(for: cellState)") }
    }
    renderReuse(elements.compactMap(\.endingCall), context, w)
    renderStates(states, elements.compactMap(\.innerViews), context, w)
    for element in elements { element.renderMethods(context, w) }
  }
}

/// Writes what ends when the cell around the view is reused.
private func renderReuse(_ calls: [String], _ context: RenderContext, _ w: SwiftWriter) {
  guard !calls.isEmpty else { return }
  w.gap()
  w.block("\(context.access)override func prepareForReuse()") { w in
    for call in calls { w.line(call) }
  }
}

/// Writes what depends on the state of the cell.
///
///     override func update(for state: CellState) {
///       super.update(for: state)
///       titleLabel.textColor = state.choose(.label, selected: .white)
///     }
private func renderStates(
  _ settings: [Setting], _ views: [String], _ context: RenderContext, _ w: SwiftWriter
) {
  guard !settings.isEmpty || !views.isEmpty else { return }
  w.gap()
  w.block("\(context.access)override func update(for state: CellState)") { w in
    w.line("super.update(for: state)")
    for view in views { w.line("\(view).update(for: state)") }
    for setting in settings where !setting.needsData { setting.write(w) }
    guard settings.contains(where: \.needsData) else { return }
    w.line("guard let data else { return }")
    for setting in settings where setting.needsData { setting.write(w) }
  }
}
