/// What the manifest says of a view class that the user writes, or nil if it says nothing.
func customViewDeclaration(_ view: View, _ context: RenderContext) -> Declaration? {
  let hasFixedHeight = if case .height = view.size { true } else { false }
  guard hasFixedHeight || !view.actions.isEmpty else { return nil }
  return Declaration(
    modules: hasFixedHeight ? ["UIKit"] : [], types: view.payloadTypes,
    conformsToRuntime: !view.actions.isEmpty
  ) { w in
    renderCustomView(view, context, w)
  }
}

/// Writes the actions and the height of a view class that the user writes.
///
///     extension PhotoView {
///       public enum Action: ViewData {
///         case open
///       }
///     }
private func renderCustomView(_ view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.block("extension \(view.viewType)") { w in
    if !view.actions.isEmpty {
      renderActionEnum(of: view, context, w)
    }
    w.gap()
    renderFixedSize(of: view, context, w)
  }
}
