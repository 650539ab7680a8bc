/// Returns a class for each view that the manifest lays out, and for other views, what the manifest specifies
/// about the class that the app writes.
func viewDeclarations(_ context: RenderContext) -> [Declaration] {
  tokenDeclarations(context)
    + context.views.compactMap { view in
      switch view.presentation {
      case .layout(let layout): viewDeclaration(view, layout, context)
      case .custom: customViewDeclaration(view, context)
      case .own, .swiftUI, .row, .mapped, .overloaded, .data: nil
      }
    } + previewDeclarations(context)
}

private func viewDeclaration(
  _ view: View, _ layout: StackElement, _ context: RenderContext
) -> Declaration {
  // The runtime declares the superclass, so signatures refer to UIKit only for the element at which a line
  // begins.
  let modules = view.separatorStart == nil ? [runtimeModule] : [runtimeModule, "UIKit"]
  return Declaration(modules: modules, modulesInside: ["UIKit"], conformsToRuntime: true) { w in
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
  // Each element's model is computed only once.
  let elements = view.elements.map { $0.content }
  let spoken = view.accessibility?.settings(context) ?? []
  let ofElements = elements.map { $0.settings(context) }
  let settings = ofElements.flatMap(\.self) + spoken.filter { $0.moment != .setup }
  let states = settings.filter { $0.moment == .state }
  // Most views don't depend on any state.
  let hasStates = !states.isEmpty || elements.contains { $0.innerViews != nil }
  var scopes = hasStates ? Element.stack(layout).stateScopes(ofElements) : [StateScope()]
  scopes[0].settings += spoken.filter { $0.moment == .state }
  let needsData = states.contains(where: \.needsData)
  renderDoc(view.doc ?? "Shows `\(view.viewDataType)`.", w)
  w.type("\(access)final class \(view.viewType)", ["DeclaredView", view.viewProtocol]) { w in
    if view.reportsActions {
      w.line("\(context.access)var onAction: ActionHandler<\(view.viewDataType).Action>?")
    }
    w.gap()
    for element in elements { element.renderProperty(context, w) }
    if needsData { w.line("private var data: \(view.viewDataType)?") }
    w.gap()
    if view.animates {
      w.shortBlock("\(access)override var animatesNewData: Bool", "true")
      w.gap()
    }
    if let start = view.separatorStart {
      let property = escapedIdentifier(start.model.property)
      w.shortBlock("\(access)override var separatorStart: UIView?", "\(property)")
      w.gap()
    }
    w.block("\(context.access)override func makeElements()") { w in
      layout.renderRoot(context, w)
      for setting in spoken where setting.moment == .setup { setting.write(w) }
    }
    w.gap()
    let names = Set(elements.flatMap(\.names))
    w.locals(besides: names) {
      w.function("\(access)func configure", ["with data: \(view.viewDataType)"]) { w in
        for setting in settings where setting.moment == .configuration && !setting.isLast {
          setting.write(w)
        }
        for setting in settings where setting.isLast { setting.write(w) }
        if needsData { w.line("self.data = data") }
        if scopes.contains(where: \.followsConfiguration) { w.line("update(for: cellState)") }
      }
    }
    renderReuse(elements.compactMap(\.endingCall), context, w)
    w.locals(besides: names) { renderStates(scopes, context, w) }
    for element in elements { element.renderMethods(context, w) }
  }
}

extension View {
  /// The protocol that its class conforms to.
  package var viewProtocol: String { reportsActions ? "ReportingView" : "ConfigurableView" }
}

extension ElementModel {
  /// The names of its properties in the class of a view.
  fileprivate var names: [String] { [property, look.box].compactMap(\.self) }
}

/// Writes the calls that end activity when the view's cell is reused.
private func renderReuse(_ calls: [String], _ context: RenderContext, _ w: SwiftWriter) {
  guard !calls.isEmpty else { return }
  w.gap()
  w.block("\(context.access)override func prepareForReuse()") { w in
    for call in calls { w.line("\(call)") }
  }
}

/// Writes the code that depends on the state of the cell, of a tapped element, or of a control.
///
///     override func update(for state: CellState) {
///       super.update(for: state)
///       titleLabel.textColor = state.choose(.label, selected: .white)
///       update(tapped: chipBox) { state in
///         chipLabel.textColor = state.choose(.label, highlighted: .white)
///       }
///       update(control: likeButton) { state in
///         likeButton.alpha = state.choose(1, disabled: 0.4)
///       }
///     }
private func renderStates(_ scopes: [StateScope], _ context: RenderContext, _ w: SwiftWriter) {
  guard scopes.contains(where: { !$0.isEmpty }) else { return }
  w.gap()
  w.block("\(context.access)override func update(for state: CellState)") { w in
    w.line("super.update(for: state)")
    renderStates(scopes[0], w) { w in
      for scope in scopes.dropFirst() {
        w.block("update(\(scope.kind): \(scope.view))", parameters: "state in") {
          renderStates(scope, $0)
        }
      }
    }
  }
}

/// Writes the code of one scope.
///
/// - Parameter others: Writes the code that doesn't need the data of this scope.
private func renderStates(
  _ scope: StateScope, _ w: SwiftWriter, others: (SwiftWriter) -> Void = { _ in }
) {
  for view in scope.views { w.line("\(view).update(for: state)") }
  for setting in scope.settings where !setting.needsData { setting.write(w) }
  others(w)
  guard scope.settings.contains(where: \.needsData) else { return }
  w.line("guard let data else { return }")
  for setting in scope.settings where setting.needsData { setting.write(w) }
}

/// The code that depends on one state: the cell's, that of a tapped element, or a control's own.
private struct StateScope {
  /// The label of the runtime function that passes the state; empty for the cell.
  var kind = ""
  /// The view that has the state; empty for the cell.
  var view = ""
  var settings: [Setting] = []
  /// The properties that hold declared views, which receive the state.
  var views: [String] = []
  /// True if the state itself is decided when the view is configured.
  var isConfigured = false

  var isEmpty: Bool { settings.isEmpty && views.isEmpty }

  var followsConfiguration: Bool {
    isConfigured || settings.contains(where: \.followsConfiguration)
  }
}

extension Element {
  /// Returns the code that depends on the cell's state, then the code for each tapped element and control in
  /// it.
  ///
  /// - Parameter settings: The settings of the element and of all elements inside it, in the order of
  ///   ``all``.
  fileprivate func stateScopes(_ settings: [[Setting]]) -> [StateScope] {
    var scopes = [StateScope()]
    var rest = settings[...]
    collect(into: &scopes, at: 0, &rest)
    return scopes
  }

  private func collect(
    into scopes: inout [StateScope], at around: Int, _ rest: inout ArraySlice<[Setting]>
  ) {
    let content = content
    let look = content.look
    var scope = content.isControl || look.tap != nil ? 0 : around
    if look.showsTouch {
      scopes.append(StateScope(kind: "tapped", view: content.outer))
      scope = scopes.count - 1
    }
    let settings = rest.removeFirst()
    var states = settings.filter { $0.moment == .state }
    if content.hasOwnState, states.contains(where: { !$0.decidesState }) {
      scopes[0].settings += states.filter(\.decidesState)
      states.removeAll(where: \.decidesState)
      scopes.append(StateScope(kind: "control", view: escapedIdentifier(content.property)))
      scope = scopes.count - 1
      scopes[scope].isConfigured = settings.contains(where: \.decidesState)
    }
    scopes[scope].settings += states
    if let views = content.innerViews { scopes[scope].views.append(views) }
    for child in children { child.collect(into: &scopes, at: scope, &rest) }
  }
}
