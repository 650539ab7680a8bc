import CellGenCore

/// Applies every certain fix to manifests.
///
/// One mistake can hide another, so new errors can appear; they are left to the user. But a fix that causes
/// an error fixes nothing, so its manifest is skipped.
func applyFixes(to sources: [SourceText]) -> FixedManifests {
  let found = analyze(sources)
  var skipped: [Int: Diagnostic] = [:]
  while true {
    let fixed = FixedManifests(sources, found, skipping: skipped)
    let regressions = fixed.regressions(from: found.diagnostics)
    if regressions.isEmpty { return fixed }
    skipped.merge(regressions) { first, _ in first }
  }
}

/// Manifests in memory, with fixes applied.
///
///     texts ─analyze→ diagnostics ─fixes→ texts ─analyze→ …     until no certain fix is left
struct FixedManifests {
  /// Enough for mistakes that hide one another; the next run does the rest.
  private static let maximumRounds = 10

  /// In the order of the run.
  private(set) var texts: [FixedText]
  /// The analysis of the fixed manifests.
  private(set) var analysis: Analysis
  /// The manifests left unfixed, by index, each with the error that fixing it would cause.
  let skipped: [Int: Diagnostic]

  var sources: [SourceText] { texts.map(\.source) }
  /// The mistakes that remain.
  var diagnostics: Diagnostics { analysis.diagnostics }

  /// Applies all certain fixes to the manifests that are not skipped.
  fileprivate init(
    _ sources: [SourceText], _ found: Analysis, skipping skipped: [Int: Diagnostic]
  ) {
    texts = sources.map(FixedText.init)
    analysis = found
    self.skipped = skipped
    for _ in 1...Self.maximumRounds {
      let next = nextToFix()
      if next.isEmpty { return }
      for (file, diagnostics) in Dictionary(grouping: next, by: \.file) {
        texts[file].fix(diagnostics)
      }
      analysis = analyze(self.sources)
    }
  }

  /// The mistakes to fix next: first those in the YAML, then those in declared names, then the rest.
  ///
  /// The fix for a mistyped use of a name is a declared name, so declarations are fixed first: if `row`
  /// is declared and `Row` is used, the declaration is wrong.
  private func nextToFix() -> [Diagnostic] {
    var syntax = Diagnostics()
    for source in sources { _ = parse(source, &syntax) }
    let slips = certain(of: syntax)
    if !slips.isEmpty { return slips }
    let mistakes = certain(of: diagnostics)
    let names = mistakes.filter { $0.code == .nameCase }
    return names.isEmpty ? mistakes : names
  }

  private func certain(of diagnostics: Diagnostics) -> [Diagnostic] {
    diagnostics.sorted.filter { mistake in
      texts[mistake.file].source.module == nil && texts[mistake.file].canFix(mistake)
        && skipped[mistake.file] == nil
    }
  }
}

// MARK: - Regressions

extension FixedManifests {
  /// The manifests whose fixes caused an error, by index, each with that error.
  fileprivate func regressions(from found: Diagnostics) -> [Int: Diagnostic] {
    var counts = ErrorCounts(found)
    let changed = changedWords
    var regressions: [Int: Diagnostic] = [:]
    for error in diagnostics.sorted where error.severity == .error && !counts.remove(error) {
      for position in editedTexts(at: error) + (changed[quote(error)] ?? [])
      where regressions[position] == nil {
        regressions[position] = error
      }
    }
    return regressions
  }

  /// The indices of the texts by the words that fixes replaced in them: a replaced name might still be
  /// used elsewhere.
  private var changedWords: [[UInt8]: [Int]] {
    var positions: [[UInt8]: [Int]] = [:]
    for (position, text) in texts.enumerated() {
      for word in Set(text.fixes.map(\.replaced)) { positions[word, default: []].append(position) }
    }
    return positions
  }

  /// The indices of the texts in which an error points at an edit.
  private func editedTexts(at error: Diagnostic) -> [Int] {
    var edited: [Int] = []
    for annotation in [error.primary] + error.secondary {
      let index = Int(annotation.span.file)
      if texts[index].isEdited(in: annotation.span) { edited.append(index) }
    }
    return edited
  }

  /// The text at which an error is reported.
  private func quote(_ error: Diagnostic) -> [UInt8] {
    Array(texts[error.file].source.bytes[error.primary.span.range])
  }
}

/// The number of errors of each kind in each manifest.
private struct ErrorCounts {
  private struct Kind: Hashable {
    var file: Int
    var code: DiagnosticCode
  }

  private var counts: [Kind: Int] = [:]

  init(_ diagnostics: Diagnostics) {
    for error in diagnostics.all where error.severity == .error {
      counts[Kind(file: error.file, code: error.code), default: 0] += 1
    }
  }

  /// Removes an error; returns false if there is none of its kind.
  mutating func remove(_ error: Diagnostic) -> Bool {
    let kind = Kind(file: error.file, code: error.code)
    guard let count = counts[kind], count > 0 else { return false }
    counts[kind] = count - 1
    return true
  }
}

extension Diagnostic {
  /// The index of the text in which it is reported.
  fileprivate var file: Int { Int(primary.span.file) }
}
