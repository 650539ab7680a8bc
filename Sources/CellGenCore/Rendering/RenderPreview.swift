/// Previews of the manifest's views with their samples, all in one place behind one guard.
func previewDeclarations(_ context: RenderContext) -> [Declaration] {
  let previews = context.views.compactMap { preview(of: $0, context) }
  guard !previews.isEmpty else { return [] }
  return [Declaration { renderPreviews(previews, $0) }]
}

/// A view with examples of what it shows.
private struct Preview {
  var name: String
  /// The expression that makes what the preview shows.
  var value: String
}

/// The preview of a view; nil where nothing is known that it could show.
private func preview(of view: View, _ context: RenderContext) -> Preview? {
  guard !view.samples.isEmpty else { return nil }
  let shown = context.shownBy(view).viewType
  let samples = "\(view.viewDataType).samples"
  switch view.presentation {
  case .layout, .custom:
    return Preview(name: view.name.text, value: "\(shown).preview(of: \(samples))")
  case .mapped, .overloaded:
    guard view.identity != nil else { return nil }
    let models = "\(samples).map { \(view.cellModelType)(\(view.storedModel): $0) }"
    return Preview(name: view.name.text, value: "\(shown).preview(of: \(models))")
  }
}

/// Writes the previews.
///
///     #if DEBUG && canImport(DeveloperToolsSupport)
///     @available(iOS 17, *)
///     #Preview("Title") { TitleView.preview(of: TitleViewData.samples) }
///     #endif
private func renderPreviews(_ previews: [Preview], _ w: SwiftWriter) {
  w.line("#if DEBUG && canImport(DeveloperToolsSupport)")
  for (index, preview) in previews.enumerated() {
    if index > 0 { w.gap() }
    w.line("@available(iOS 17, *)")
    w.shortBlock("#Preview(\(swiftLiteral(preview.name)))", preview.value)
  }
  w.line("#endif")
}
