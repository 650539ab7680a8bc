/// Returns the declaration for a view class that the app writes, or nil if none is needed.
func customViewDeclaration(_ view: View, _ context: RenderContext) -> Declaration? {
  guard context.isOverloaded(view) else { return nil }
  return Declaration { renderCustomView(view, context, $0) }
}

/// Writes which data is the own data of a view class in the app: with several overloads of
/// `configure(with:)`, Swift can't infer it.
///
///     extension PhotoView {
///       public typealias Data = PhotoViewData
///     }
private func renderCustomView(_ view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.block("extension \(view.viewType)") { w in
    w.line("\(context.access)typealias Data = \(view.viewDataType)")
  }
}
