/// What the manifest says of a view class that the user writes, or nil if it says nothing.
func customViewDeclaration(_ view: View, _ context: RenderContext) -> Declaration? {
  let hasFixedHeight = if case .height = view.size { true } else { false }
  let isOverloaded = context.isOverloaded(view)
  guard hasFixedHeight || isOverloaded || !view.actions.isEmpty else { return nil }
  return Declaration(
    modules: hasFixedHeight ? ["UIKit"] : [], types: view.payloadTypes,
    conformsToRuntime: !view.actions.isEmpty
  ) { w in
    renderCustomView(view, context, w)
  }
}

/// Writes the actions and the height of a view class that the user writes, and which of the data that
/// it takes is its own: with several overloads of `configure(with:)` Swift cannot tell.
///
///     extension PhotoView {
///       public typealias Data = PhotoViewData
///
///       public enum Action: ViewData {
///         case open
///       }
///     }
private func renderCustomView(_ view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.block("extension \(view.viewType)") { w in
    if context.isOverloaded(view) {
      w.line("\(context.access)typealias Data = \(view.viewDataType)")
      w.gap()
    }
    if !view.actions.isEmpty {
      // The class may leave out a handler that nothing in it would call.
      let conformance = view.leavesActionsToCells ? "CellReportedAction" : "ViewData"
      renderActionEnum(of: view, conformingTo: conformance, context, w)
    }
    w.gap()
    renderFixedSize(of: view, context, w)
  }
}
