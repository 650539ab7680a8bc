/// Returns the SwiftUI views of a manifest that asks for them: a function on the data of each view, and the
/// screen.
func swiftUIDeclarations(_ context: RenderContext) -> [Declaration] {
  guard context.manifest.swiftUI else { return [] }
  let views = context.views.filter { $0.isSwiftUIView(context) }
  let modules = [runtimeModule, "UIKit", "SwiftUI"]
  var declarations = views.map { view in
    // Its signature has a type of the runtime only if it reports actions.
    let runtime = context.shownBy(view).reportsActions ? [runtimeModule] : []
    return Declaration(modules: runtime + ["SwiftUI"], modulesInside: modules) { w in
      renderViewFunction(of: view, context, w)
    }
  }
  if !views.isEmpty {
    // It's private.
    declarations.append(Declaration(modulesInside: modules) { w in renderWrapper(context, w) })
  }
  guard let screen = context.manifest.screen else { return declarations }
  let screenContext = ScreenContext(screen, context)
  let kinds = [
    screenContext.hasCollection ? SwiftUIScreen.collection : nil,
    screenContext.hasTable ? .table : nil,
  ]
  declarations += kinds.compactMap(\.self).map { kind in
    Declaration(modules: modules) { w in kind.render(screenContext, w) }
  }
  return declarations
}

extension View {
  /// Returns true if its data has a SwiftUI view. A cell class has none, because only its container makes it.
  package func isSwiftUIView(_ context: RenderContext) -> Bool {
    !isOnlyData && !context.shownBy(self).isCell
  }
}

/// Writes the function that makes a SwiftUI view of data.
///
///     @available(iOS 16, *)
///     extension PhotoViewData {
///       /// A SwiftUI view of the data, as wide as the width it's offered.
///       @MainActor
///       public func view(
///         onAction: @escaping ActionHandler<Action> = { _ in }
///       ) -> some SwiftUI.View {
///         CellGenSwiftUIView(data: self, onAction: onAction)
///       }
///     }
private func renderViewFunction(of view: View, _ context: RenderContext, _ w: SwiftWriter) {
  renderSwiftUIAvailability(context, w)
  w.block("extension \(view.viewDataType)") { w in
    renderDoc("A SwiftUI view of the data, as wide as the width it's offered.", w)
    w.line("@MainActor")
    let reports = context.shownBy(view).reportsActions
    w.function(
      "\(context.access)func view",
      reports ? ["onAction: @escaping ActionHandler<Action> = { _ in }"] : [],
      " -> some SwiftUI.View"
    ) { w in
      w.line("CellGenSwiftUIView(data: self, onAction: \(reports ? "onAction" : "{ _ in }"))")
    }
  }
}

/// Writes the code that the views of this file share. In the runtime, it would have to import SwiftUI.
private func renderWrapper(_ context: RenderContext, _ w: SwiftWriter) {
  renderDoc("Shows data in SwiftUI.", w)
  renderSwiftUIAvailability(context, w)
  w.block("private struct CellGenSwiftUIView<Data: ViewData>: UIViewRepresentable") { w in
    w.line("let data: Data")
    w.line("let onAction: ActionHandler<Data.Action>")
    w.gap()
    w.block("func makeUIView(context: Context) -> _CellGenLoneView<Data>") { w in
      w.line("_CellGenLoneView(of: Data.self)")
    }
    w.gap()
    w.block("func updateUIView(_ view: _CellGenLoneView<Data>, context: Context)") { w in
      renderEnvironment(w)
      // In Swift 5, passing on a closure that isn't explicitly sendable is an error here.
      w.line("view.show(data, onAction: { onAction($0) }, in: environment)")
    }
    w.gap()
    w.line("func sizeThatFits(")
    w.indented.line(
      "_ proposal: ProposedViewSize, uiView view: _CellGenLoneView<Data>, context: Context")
    w.block(") -> CGSize?") { w in
      w.line("view.size(proposing: proposal.width)")
    }
  }
}

private func renderEnvironment(_ w: SwiftWriter) {
  w.line("let environment = _CellGenEnvironment(")
  w.indented.line("textSize: UIContentSizeCategory(context.environment.dynamicTypeSize),")
  w.indented.line(
    "direction: UITraitEnvironmentLayoutDirection(context.environment.layoutDirection),")
  w.indented.line("isEnabled: context.environment.isEnabled)")
}

private func renderSwiftUIAvailability(_ context: RenderContext, _ w: SwiftWriter) {
  if context.manifest.deploymentTarget < 16 { w.line("@available(iOS 16, *)") }
}

/// A screen in a container, as a SwiftUI view.
private enum SwiftUIScreen {
  case collection, table

  /// Writes the screen.
  ///
  ///     /// The Listing screen in SwiftUI, in a collection view.
  ///     @available(iOS 16, *)
  ///     public struct ListingScreen: UIViewRepresentable {
  ///       private let state: ListingState
  ///       …
  ///     }
  func render(_ context: ScreenContext, _ w: SwiftWriter) {
    let (type, source, view) =
      switch self {
      case .collection:
        (context.swiftUIType, context.dataSourceType, "collectionView")
      case .table: (context.swiftUITableType, context.tableDataSourceType, "tableView")
      }
    let container = self == .collection ? "UICollectionView" : "UITableView"
    let access = context.access
    renderDoc(
      "The \(context.name) screen in SwiftUI, in a \(self == .collection ? "collection" : "table") view.",
      w)
    renderSwiftUIAvailability(context.file, w)
    w.block("\(access)struct \(type): UIViewRepresentable") { w in
      w.line("private let state: \(context.stateType)")
      w.line("private let dataSource: @MainActor () -> \(source)")
      if context.reportsAnything {
        w.line("private let onAction: ActionHandler<\(context.actionType)>")
      }
      w.gap()
      renderInitializers(of: context, source, w)
      w.gap()
      w.block("\(access)func makeCoordinator() -> \(source)") { w in
        w.line("dataSource()")
      }
      w.gap()
      w.block("\(access)func makeUIView(context: Context) -> \(container)") { w in
        w.line("context.coordinator.apply(state, animatingDifferences: false)")
        w.line("return context.coordinator.\(view)")
      }
      w.gap()
      w.block("\(access)func updateUIView(_ view: \(container), context: Context)") { w in
        renderEnvironment(w)
        w.line("environment.apply(to: view)")
        w.line("context.coordinator._update(")
        let isAnimated = "to: state, isAnimated: !context.transaction.disablesAnimations"
        if context.reportsAnything {
          w.indented.line("\(isAnimated),")
          w.indented.line("onAction: { onAction($0) })")
        } else {
          w.indented.line("\(isAnimated))")
        }
      }
    }
  }

  /// Writes the initializers for content and for arbitrary states.
  private func renderInitializers(
    of context: ScreenContext, _ source: String, _ w: SwiftWriter
  ) {
    let isMadeByUser = self == .collection && !layoutParameters(context).isEmpty
    let reports = context.reportsAnything
    let parameters = [
      (
        "Shows content.", "_ content: \(context.contentType)",
        "self.init(.content(content), dataSource: dataSource()\(reports ? ", onAction: onAction" : ""))"
      ),
      (
        "Shows content, or the reason there is none.", "_ state: \(context.stateType)", nil
      ),
    ]
    for (doc, first, call) in parameters {
      w.gap()
      renderDoc(doc, w)
      renderDoc("", w)
      renderDoc("- Parameters:", w)
      renderDoc("  - \(call == nil ? "state: the state." : "content: the content.")", w)
      renderDoc("  - dataSource: creates the data source when the screen is first shown.", w)
      if reports { renderDoc("  - onAction: called with every action that the screen reports.", w) }
      w.line("\(context.access)init(")
      w.indented.line("\(first),")
      let parameter: SwiftLine = "dataSource: @autoclosure @escaping @MainActor () -> \(source)"
      let end = reports ? "," : ""
      if isMadeByUser || w.indented.fits("\(parameter) = \(source)()\(end)") {
        w.indented.line("\(parameter)\(isMadeByUser ? "" : " = \(source)()")\(end)")
      } else {
        w.indented.line("\(parameter) =")
        w.indented.indented.line("\(source)()\(end)")
      }
      if reports {
        w.indented.line("onAction: @escaping ActionHandler<\(context.actionType)> = { _ in }")
      }
      w.block(")") { w in
        if let call { return w.line("\(call)") }
        w.line("self.state = state")
        w.line("self.dataSource = dataSource")
        if reports { w.line("self.onAction = onAction") }
      }
    }
  }
}
