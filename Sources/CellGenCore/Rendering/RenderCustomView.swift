/// What the manifest says of a view class that the user writes, or nil if it says nothing.
func customViewDeclaration(_ view: View, _ context: RenderContext) -> Declaration? {
  guard context.isOverloaded(view) else { return nil }
  return Declaration { renderCustomView(view, context, $0) }
}

/// Writes which of the data that a view class of the user's takes is its own: with several overloads of
/// `configure(with:)` Swift cannot tell.
///
///     extension PhotoView {
///       public typealias Data = PhotoViewData
///     }
private func renderCustomView(_ view: View, _ context: RenderContext, _ w: SwiftWriter) {
  w.block("extension \(view.viewType)") { w in
    w.line("\(context.access)typealias Data = \(view.viewDataType)")
  }
}
