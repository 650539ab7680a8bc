extension Resolver {
  /// Warns about code that takes the Swift compiler very long.
  ///
  /// A screen with 100 sections takes Swift 6.3 about 4 s, one with 200 about 8 s; an initializer that sets as
  /// many properties, which exported content has, takes longer: its mandatory passes grow with the cube of
  /// their number. Views set none: the elements of one with 240 labels are compiled in a second.
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
      note: "the Swift compiler takes about 40 ms for each, and more where the content is public")
  }
}
