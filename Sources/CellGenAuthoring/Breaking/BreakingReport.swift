import CellGenCore

/// The findings about a change to a module's manifests.
///
///     earlier manifests ─analyze→ Module ─┐
///                                         ├─compare→ findings ─accept→ diagnostics
///     manifests ───────analyze→ Module ───┘
struct BreakingReport: Sendable {
  /// The findings, with the diagnostic for each, in the order of files and positions.
  private(set) var findings: [(finding: BreakingFinding, diagnostic: Diagnostic)] = []
  /// The diagnostics, and those that comments accept.
  private(set) var diagnostics = Diagnostics()
  /// The manifests of both states, for the places of diagnostics.
  private(set) var sources: [SourceText]
  /// The same, with the paths of files rather than of a git revision.
  private(set) var files: [SourceText]
  /// The earlier places by finding: file, line, and column.
  private let lines: [Int32: LineTable]
  private let old: Analysis

  /// - Parameter origin: the name of the earlier state: a git revision or a folder.
  init(
    from old: Analysis, _ oldModule: Module, to new: Analysis, _ newModule: Module, origin: String
  ) {
    self.old = old
    let later = new.trees.map(\.source)
    // Places in manifests that are gone come after all others.
    sources = later
    sources += old.trees.map { tree in
      SourceText(
        path: placed(tree.source.path, in: origin), relativePath: tree.source.relativePath,
        bytes: tree.source.bytes, index: later.count + tree.source.index)
    }
    files = later
    files += old.trees.map { tree in
      SourceText(
        path: tree.source.path, relativePath: tree.source.relativePath, bytes: tree.source.bytes,
        index: later.count + tree.source.index)
    }
    lines = Dictionary(
      old.trees.map { (Int32($0.source.index), LineTable($0.source)) },
      uniquingKeysWith: { first, _ in first })
    let all = breakingChanges(from: old, oldModule, to: new, newModule)
    var pairs = all.map { ($0, diagnostic(for: $0, laterCount: later.count, origin)) }
    pairs.sort { left, right in
      let (a, b) = (left.1.primary.span, right.1.primary.span)
      return (a.file, a.start, left.1.code.rawValue, left.1.message)
        < (b.file, b.start, right.1.code.rawValue, right.1.message)
    }
    for (_, diagnostic) in pairs { diagnostics.report(diagnostic) }
    diagnostics.settleAcceptances(
      of: new.trees.filter { $0.source.module == nil },
      comparison: AcceptanceComparison(
        codes: DiagnosticCode.breakingChanges, earlier: old.trees))
    let accepted = Set(diagnostics.accepted.map { Key($0.diagnostic) })
    findings = pairs.filter { !accepted.contains(Key($0.1)) }
  }

  private struct Key: Hashable {
    var span: SourceSpan
    var message: String

    init(_ diagnostic: Diagnostic) {
      (span, message) = (diagnostic.primary.span, diagnostic.message)
    }
  }

  /// The place of a finding in the earlier state.
  func origin(of finding: BreakingFinding) -> (path: String, location: SourceLocation)? {
    guard let tree = old.trees.first(where: { $0.source.index == Int(finding.origin.file) }),
      let lines = lines[finding.origin.file]
    else { return nil }
    return (tree.source.path, lines.location(at: Int(finding.origin.start)))
  }

  private func diagnostic(
    for finding: BreakingFinding, laterCount: Int, _ name: String
  ) -> Diagnostic {
    let origin = origin(of: finding).map {
      "was at \(placed($0.path, in: name)):\($0.location.line)"
    }
    var gone = finding.origin
    gone.file += Int32(laterCount)
    return Diagnostic(
      finding.code, finding.message, at: Diagnostic.Annotation(finding.place ?? gone),
      help: finding.help, note: origin)
  }
}

/// Returns a path in a git revision as git writes it, `main:Screens/Shop.sections`; a path in a folder has the
/// folder already.
func placed(_ path: String, in origin: String) -> String {
  let folder = origin.hasSuffix("/") ? origin : origin + "/"
  return path.hasPrefix(folder) ? path : "\(origin):\(path)"
}

/// Returns everything that a change breaks.
func breakingChanges(
  from old: Analysis, _ oldModule: Module, to new: Analysis, _ newModule: Module
) -> [BreakingFinding] {
  let renames = Renames(from: oldModule, to: newModule)
  let before = PublishedAPI(of: old, oldModule, renames)
  let after = PublishedAPI(of: new, newModule)
  return SwiftDifference(from: before, to: after, renames).findings
    + unseenDifferences(from: before, to: after, renames)
}

extension DiagnosticCode {
  /// The codes of all findings.
  static var breakingChanges: [DiagnosticCode] { all.filter { $0.topic == .changes } }
}
