extension Resolver {
  /// Warns of what the Swift compiler takes very long for.
  ///
  /// Its mandatory passes, at which all builds wait, grow with the cube of the stored properties of a class
  /// that it initializes and of the parts that an initializer sets. Swift 6.3 takes 1 s for a view of 60
  /// labels, 7 s for 120 and 50 s for 250; 1 s for a screen of 60 sections, 12 s for 250 and 85 s for 500.
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

/// The most elements of a view for which the compiler takes about 4 s.
private let maximumElements = 100

/// The most sections of a screen for which the compiler takes about 7 s.
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
