extension Resolver {
  /// Warns about code that takes the Swift compiler very long.
  ///
  /// The time of its mandatory passes, which every build needs, grows with the cube of the number of stored
  /// properties that an initializer sets. Swift 6.3 takes 1 s for a view with 60 labels, 7 s for 120 and
  /// 50 s for 250; and 1 s for a screen with 60 sections, 12 s for 250 and 85 s for 500.
  mutating func checkCompileTimes() {
    for view in run.views {
      guard case .layout(let layout) = view.presentation else { continue }
      let elements = layout.leaves.count
      guard elements > maximumElements else { continue }
      let parts = "\(elements) elements, more than \(maximumElements)"
      report(
        .slowCompilation(
          "the view \(quoted(view.name.text)) has \(parts)", at: view.name.span,
          help: "split it into views that it shows as 'view' elements"))
    }
    for manifest in run.manifests {
      guard let sections = manifest.sections, sections.count > maximumSections,
        let entry = manifest.sectionsEntry.value
      else { continue }
      let parts = "\(sections.count) sections, more than \(maximumSections)"
      report(
        .slowCompilation(
          "the screen has \(parts)", at: entry.key.span,
          help: "split it into several screens, or show similar content as cells of one section"))
    }
  }
}

/// The maximum number of elements in a view, for which the compiler takes about 4 s.
private let maximumElements = 100

/// The maximum number of sections in a screen, for which the compiler takes about 7 s.
private let maximumSections = 200

extension DiagnosticCode {
  package static let slowCompilation = Self("slow-compilation", .warning, .sections)
}

extension Diagnostic {
  fileprivate static func slowCompilation(
    _ headline: String, at span: SourceSpan, help: String
  ) -> Diagnostic {
    Diagnostic(
      .slowCompilation, headline,
      at: Annotation(span, "slow to compile"),
      help: help,
      note: "twice as many take the Swift compiler about eight times as long")
  }
}
