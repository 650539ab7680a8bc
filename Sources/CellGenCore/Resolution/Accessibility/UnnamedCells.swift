extension Resolver {
  /// Warns about cells that people can act on but that have no text for VoiceOver to read.
  mutating func checkName(of view: ViewDraft) {
    guard let action = view.row.select?.action ?? view.row.longPress,
      view.display.accessibility?.label == nil, view.display.accessibility?.isHidden != true,
      case .layout(let root)? = view.presentation
    else { return }
    let elements = Element.stack(root).all.map(\.model)
    guard !elements.contains(where: \.mayHaveName) else { return }
    let hasImage = elements.contains { $0.voiceOver == .elementWithName }
    report(.unnamedCell(view, at: action.span, hasImage: hasImage))
  }
}

extension DiagnosticCode {
  package static let unnamedCell = Self(
    "unnamed-cell", .warning, .elements, waits: .forAll, isAboutAccessibility: true)
}

extension Diagnostic {
  fileprivate static func unnamedCell(
    _ view: ViewDraft, at span: SourceSpan, hasImage: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unnamedCell,
      "the cells of \(quoted(view.name.text)) can be tapped, but have no name for VoiceOver",
      at: Annotation(span, "what would be tapped?"),
      also: [Annotation(view.name.span, "shows no text")],
      help: hasImage
        ? "add 'accessibilityLabel: …' to an image, with what it shows"
        : "add 'accessibility: { label: … }' to \(quoted(view.name.text))")
  }
}
