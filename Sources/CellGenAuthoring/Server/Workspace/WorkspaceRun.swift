import CellGenCommand
import CellGenCore

/// Manifests that are compiled together, with the texts of open documents in place of those on disk.
final class WorkspaceRun: Sendable {
  /// A manifest with its document.
  struct Manifest: Sendable {
    var source: SourceText
    var id: DocumentID
    /// The URI as the client writes it.
    var uri: String
    /// Nil if it isn't open.
    var document: Document?
    var lines: TextLines
  }

  let manifests: [Manifest]
  /// The compiler's findings, which take a few milliseconds on first use.
  let findings: Lazy<RunFindings>

  private let memory: RunMemory

  var sources: [SourceText] { manifests.map(\.source) }

  /// The names in the run, without waiting: while someone is typing, slightly outdated names will do.
  var knownLanguage: LanguageRun {
    let made = findings.valueIfMade?.language
    return made ?? manifests.first.flatMap { memory.language(of: $0.source.path) }
      ?? findings.value.language
  }

  init(_ manifests: [Manifest], _ memory: RunMemory) {
    (self.manifests, self.memory) = (manifests, memory)
    let sources = manifests.map(\.source)
    findings = Lazy { RunFindings(sources, memory) }
  }

  /// The index of a document's manifest among those that this run compiles; nil if it has none.
  func index(of id: DocumentID) -> Int? {
    manifests.firstIndex { $0.id == id && $0.source.module == nil }
  }

  /// True if any of its manifests is open, including those that it only reads.
  var isOpen: Bool { manifests.contains { $0.document != nil } }
}

/// The compiler's findings in a run.
///
/// A YAML error in one manifest would hide the findings in the others. So a manifest with YAML errors is
/// replaced by its last text without any.
struct RunFindings: Sendable {
  /// The analysis of the current texts.
  let analysis: Analysis
  /// The indices of the manifests with YAML errors.
  let broken: Set<Int>
  /// The names and findings with earlier texts in place of those manifests.
  let language: LanguageRun
  /// The diagnostics of each manifest, sorted.
  private let diagnostics: [Int: [Diagnostic]]
  /// The analysis with earlier texts.
  var sound: Analysis { language.analysis }

  fileprivate init(_ sources: [SourceText], _ memory: RunMemory) {
    let broken = Set(
      sources.indices.filter { index in
        let source = sources[index]
        // Most texts haven't changed since the last analysis.
        return source.module == nil && memory.soundBytes(of: source.path) != source.bytes
          && !isSound(source)
      })
    self.broken = broken
    for source in sources where !broken.contains(source.index) { memory.keep(source) }
    var earlier = sources
    for index in broken {
      if let bytes = memory.soundBytes(of: sources[index].path) {
        earlier[index] = sources[index].with(bytes: bytes)
      }
    }
    let kept = sources.first.flatMap { memory.language(of: $0.path) }
    let isKept = kept.map { $0.sources.elementsEqual(earlier, by: isSameText) } ?? false
    language = (isKept ? kept : nil) ?? LanguageRun(earlier)
    let isSame = broken.allSatisfy { earlier[$0].bytes == sources[$0].bytes }
    analysis = isSame ? language.analysis : analyze(sources)
    let byFile = { (analysis: Analysis) in
      Dictionary(grouping: analysis.diagnostics.sorted) { Int($0.primary.span.file) }
    }
    let ofBroken = isSame ? [:] : byFile(analysis).filter { broken.contains($0.key) }
    diagnostics = byFile(language.analysis).filter { isSame || !broken.contains($0.key) }
      .merging(ofBroken) { $1 }
    if let first = sources.first { memory.keep(language, of: first.path) }
  }

  /// The diagnostics of a manifest, sorted.
  func diagnostics(of index: Int) -> [Diagnostic] { diagnostics[index] ?? [] }
}

private func isSameText(_ one: SourceText, _ other: SourceText) -> Bool {
  one.path == other.path && one.module == other.module && one.bytes == other.bytes
}

private func isSound(_ source: SourceText) -> Bool {
  var diagnostics = Diagnostics()
  return parse(source, &diagnostics) != nil && !diagnostics.hasErrors
}
