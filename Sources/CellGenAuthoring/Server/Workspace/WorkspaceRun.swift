import CellGenCommand
import CellGenCore

/// Manifests that are compiled together, with the texts of open documents in place of those on disk.
final class WorkspaceRun: Sendable {
  /// A manifest with the document that it is.
  struct Manifest: Sendable {
    var source: SourceText
    var id: DocumentID
    /// As the client writes it.
    var uri: String
    /// Nil for one that is not open.
    var document: Document?
    var lines: TextLines
  }

  let manifests: [Manifest]
  /// What the compiler finds, which takes a few milliseconds when it is first asked for.
  let findings: Lazy<RunFindings>

  private let memory: RunMemory

  var sources: [SourceText] { manifests.map(\.source) }

  /// The names in it, without waiting: while somebody types, those of a moment ago will do.
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

  /// The index of a document's manifest, which this run compiles; nil if it has none.
  func index(of id: DocumentID) -> Int? {
    manifests.firstIndex { $0.id == id && $0.source.module == nil }
  }

  /// True if any of its manifests is open, also those that it only reads.
  var isOpen: Bool { manifests.contains { $0.document != nil } }
}

/// What the compiler finds in a run.
///
/// An error in the YAML of one manifest would hide what is known of the others. So they are analyzed with its last text
/// that had none.
struct RunFindings: Sendable {
  /// That of the texts as they are.
  let analysis: Analysis
  /// The indices of the manifests with errors in their YAML.
  let broken: Set<Int>
  /// The names and findings with earlier texts of those manifests.
  let language: LanguageRun
  /// The diagnostics of each manifest, sorted.
  private let diagnostics: [Int: [Diagnostic]]
  /// Its analysis.
  var sound: Analysis { language.analysis }

  fileprivate init(_ sources: [SourceText], _ memory: RunMemory) {
    let broken = Set(
      sources.indices.filter { index in
        let source = sources[index]
        // Most texts are those of a moment ago.
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
