/// Returns previews of the manifest's views with their samples, all inside one `#if`.
func previewDeclarations(_ context: RenderContext) -> [Declaration] {
  let previews = context.views.compactMap { preview(of: $0, context) }
  guard !previews.isEmpty else { return [] }
  // The macro belongs to UIKit, and the runtime makes what it shows.
  return [
    Declaration(modulesInside: ["UIKit", runtimeModule]) { renderPreviews(previews, $0) }
  ]
}

/// A view with sample data.
private struct Preview {
  var name: String
  /// The type of its data.
  var data: String
}

/// Returns the preview of a view. Returns nil if there is no data to show, and for a cell class, because only
/// collection and table views make cells.
private func preview(of view: View, _ context: RenderContext) -> Preview? {
  guard !view.samples.isEmpty, !view.isOnlyData, !context.shownBy(view).isCell else { return nil }
  return Preview(name: view.name.text, data: view.viewDataType)
}

/// Writes the previews.
///
///     #if DEBUG && canImport(DeveloperToolsSupport)
///     @available(iOS 17, *)
///     #Preview("Title") { TitleViewData.preview(of: TitleViewData.samples) }
///     #endif
private func renderPreviews(_ previews: [Preview], _ w: SwiftWriter) {
  w.line("#if DEBUG && canImport(DeveloperToolsSupport)")
  for (index, preview) in previews.enumerated() {
    if index > 0 { w.gap() }
    w.line("@available(iOS 17, *)")
    let head: SwiftLine = "#Preview(\(swiftLiteral(preview.name)))"
    let (callee, argument) = ("\(preview.data).preview", "of: \(preview.data).samples")
    if w.fits("\(head) { \(callee)(\(argument)) }") {
      w.line("\(head) { \(callee)(\(argument)) }")
    } else {
      w.block(head) { $0.call(callee, [argument]) }
    }
  }
  w.line("#endif")
}
