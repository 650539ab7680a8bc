extension Resolver {
  /// Warns about code that takes the Swift compiler very long.
  ///
  /// Swift 6.3 takes about 4 s for a screen with 100 sections and about 8 s for 200. An initializer that sets
  /// as many properties, which exported content has, takes longer: the compiler's mandatory passes are cubic
  /// in their number. Views have no such initializers: the elements of a view with 240 labels compile in a
  /// second.
  mutating func checkCompileTimes() {
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

/// The maximum number of sections in a screen, which takes the compiler about 7 s.
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
      note: "the Swift compiler takes about 40 ms for each, and more if the content is public")
  }
}
