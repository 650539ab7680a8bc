import CellGenCore

/// The explanation of a kind of mistake: the rule, its reason, and how to fix it.
///
/// Every code has one, for `cellgen explain`. The message is not part of it: cellgen produces it from
/// ``wrong``.
package struct Explanation: Sendable {
  /// The mistake in a few words: lower case, no full stop.
  package var title: String
  /// The rule and its reason, in lines of at most 76 columns.
  package var text: String
  /// A run with this mistake and no other.
  package var wrong: Example
  /// The same run, corrected.
  package var right: Example
}

extension Explanation {
  /// The manifests of a run, small enough to read at a glance.
  ///
  /// Either texts by path, a template, a string catalog, or bytes with a description, if the text is too long
  /// or isn't text.
  package struct Example: Sendable {
    /// The description to show instead of the text.
    package var words: String?
    /// The answers, if the example is a template instead of a run.
    private var answers: Answers?
    /// True if the example is a string catalog instead of a run.
    private var isCatalog = false
    private let files: @Sendable () -> [(path: String, bytes: [UInt8])]

    init(_ words: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
      self.words = words
      files = { [(Self.path, bytes())] }
    }

    init(_ texts: [(path: String, text: String)]) {
      files = { texts.map { path, text in (path, Array((text + "\n").utf8)) } }
    }

    /// A template instead of manifests.
    static func template(_ text: String, _ answers: Answers) -> Example {
      var example = Example([("Listing.swift", text)])
      example.answers = answers
      return example
    }

    /// A string catalog instead of manifests.
    static func catalog(_ text: String) -> Example {
      var example = Example([("Shop.xcstrings", text)])
      example.isCatalog = true
      return example
    }

    /// The default path of an example's manifest.
    static let path = "Listing.sections"

    /// cellgen's message about the example.
    package func diagnose() -> Diagnostics {
      var diagnostics = Diagnostics()
      if isCatalog {
        for source in sources { _ = StringCatalog(source, &diagnostics) }
        return diagnostics
      }
      if let report = breakingReport() { return report.diagnostics }
      guard let answers else { return generate(sources, options: Options()).diagnostics }
      for source in sources {
        _ = fill(parseTemplate(source, &diagnostics), with: answers, &diagnostics)
      }
      return diagnostics
    }

    /// What a change breaks, if the example has an earlier state.
    private func breakingReport() -> BreakingReport? {
      let all = sources
      let old = all.filter { isBefore($0.path) }.enumerated().map { index, source in
        SourceText(
          path: String(source.path.dropFirst(earlierFolder.count)), bytes: source.bytes,
          index: index)
      }
      guard !old.isEmpty else { return nil }
      let (before, after) = (analyze(old), analyze(all.filter { !isBefore($0.path) }))
      guard let earlier = before.module, let later = after.module else { return nil }
      return BreakingReport(from: before, earlier, to: after, later, origin: "main")
    }

    /// The manifests; created on each call, since some are large.
    package var sources: [SourceText] {
      let files = files()
      // The earlier state of a run is `before/Listing.sections`, and comes last.
      let ordered = files.filter { !isBefore($0.path) } + files.filter { isBefore($0.path) }
      return ordered.enumerated().map { index, file in
        // `DesignSystem:Brand.sections` belongs to another module.
        let parts = file.path.split(separator: ":", maxSplits: 1).map(String.init)
        let (module, path) = parts.count == 2 ? (parts[0], parts[1]) : (nil, file.path)
        return SourceText(
          path: module.map { "\($0)/\(path)" } ?? path, relativePath: path, bytes: file.bytes,
          index: index, module: module)
      }
    }
  }
}

/// The folder of the earlier state in an example about a change.
private let earlierFolder = "before/"

private func isBefore(_ path: String) -> Bool { path.hasPrefix(earlierFolder) }
