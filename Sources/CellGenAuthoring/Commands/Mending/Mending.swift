import CellGenCore

/// Makes all the edits to manifests that are certain.
///
/// A mistake may hide others, so errors that were not there before may come to light; they are left for
/// the user. But an edit that leads to an error has mended nothing: the manifest that it is in is left
/// as it is.
func mend(_ sources: [SourceText]) -> Mending {
  let found = analyze(sources).diagnostics
  var spared: [Int: Diagnostic] = [:]
  while true {
    let mending = Mending(sources, found, sparing: spared)
    let guilty = mending.consequences(before: found)
    if guilty.isEmpty { return mending }
    spared.merge(guilty) { first, _ in first }
  }
}

/// Manifests in memory with edits made.
///
///     texts ─analyze→ diagnostics ─fixes→ texts ─analyze→ …     until nothing more is certain
struct Mending {
  /// Enough for mistakes that hide behind one another; the rest is for another run.
  private static let mostRounds = 10

  /// In the order of the run.
  private(set) var texts: [MendedText]
  /// What is left to mend by hand.
  private(set) var diagnostics: Diagnostics
  /// The manifests left as they are, by their positions, with the error that edits would have led to.
  let spared: [Int: Diagnostic]

  var sources: [SourceText] { texts.map(\.source) }

  /// Makes all that is certain in the manifests that are not spared.
  fileprivate init(
    _ sources: [SourceText], _ found: Diagnostics, sparing spared: [Int: Diagnostic]
  ) {
    texts = sources.map(MendedText.init)
    diagnostics = found
    self.spared = spared
    for _ in 1...Self.mostRounds {
      let next = nextToFix()
      if next.isEmpty { return }
      for (file, diagnostics) in Dictionary(grouping: next, by: \.file) {
        texts[file].fix(diagnostics)
      }
      diagnostics = analyze(self.sources).diagnostics
    }
  }

  /// The mistakes whose fixes are to be made next: in the YAML, then in declared names, then the rest.
  ///
  /// A remedy for the use of a name is taken from the names that are declared, so these must be right
  /// before: of `row` declared and `Row` used, the first is wrong.
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
    diagnostics.sorted.filter { texts[$0.file].canFix($0) && spared[$0.file] == nil }
  }
}

// MARK: - Consequences

extension Mending {
  /// The manifests that edits have made worse, by their positions, with an error that they led to.
  fileprivate func consequences(before found: Diagnostics) -> [Int: Diagnostic] {
    var counts = ErrorCounts(found)
    let changed = changedWords
    var guilty: [Int: Diagnostic] = [:]
    for error in diagnostics.sorted where error.severity == .error && !counts.remove(error) {
      for position in editedTexts(at: error) + (changed[quote(error)] ?? [])
      where guilty[position] == nil {
        guilty[position] = error
      }
    }
    return guilty
  }

  /// The texts by what edits to them have replaced: what was a name there may still be used elsewhere.
  private var changedWords: [[UInt8]: [Int]] {
    var positions: [[UInt8]: [Int]] = [:]
    for (position, text) in texts.enumerated() {
      for word in Set(text.fixes.map(\.replaced)) { positions[word, default: []].append(position) }
    }
    return positions
  }

  /// The texts in which an error stands at, or refers to, a place that was edited.
  private func editedTexts(at error: Diagnostic) -> [Int] {
    ([error.primary] + error.secondary).map(\.span)
      .filter { texts[Int($0.file)].isEdited(in: $0) }
      .map { Int($0.file) }
  }

  /// The text at which an error is reported.
  private func quote(_ error: Diagnostic) -> [UInt8] {
    Array(texts[error.file].source.bytes[error.primary.span.range])
  }
}

/// How many errors of each kind each manifest has.
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

  /// Takes an error away; false if there is none of its kind.
  mutating func remove(_ error: Diagnostic) -> Bool {
    let kind = Kind(file: error.file, code: error.code)
    guard let count = counts[kind], count > 0 else { return false }
    counts[kind] = count - 1
    return true
  }
}

extension Diagnostic {
  /// The position in the run of the text that it is reported in.
  fileprivate var file: Int { Int(primary.span.file) }
}
