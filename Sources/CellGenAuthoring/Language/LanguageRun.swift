import CellGenCore

/// What editors ask about the manifests that are compiled together.
///
/// - Units: places are ``SourceSpan``s and offsets in bytes; the index of a file is that in ``sources``.
package struct LanguageRun: Sendable {
  package let sources: [SourceText]
  package let analysis: Analysis
  /// The names of the texts as they are, in which whatever follows a mistake in the syntax may be missing.
  package let names: NotedNames
  /// The names of each file by its path, from the last text of it whose syntax was right.
  private let lastNames: [String: [DeclaredName]]
  /// The static members of Swift types that the manifests name, in order.
  let members: [String]
  /// The SF Symbols that they name.
  let symbols: [String]

  /// - Parameter previous: the run before the latest change.
  package init(_ sources: [SourceText], after previous: LanguageRun? = nil) {
    self.sources = sources
    var names: NotedNames? = NotedNames()
    analysis = analyze(sources, names: &names)
    self.names = names ?? NotedNames()
    var lastNames: [String: [DeclaredName]] = [:]
    let declared = Dictionary(grouping: self.names.declarations) { Int($0.span.file) }
    for source in sources {
      let known = declared[source.index] ?? []
      let last = previous?.lastNames[source.path] ?? []
      var syntax = Diagnostics()
      let isBroken = !last.isEmpty && {
        _ = parse(source, &syntax)
        return syntax.hasErrors
      }()
      let texts = Set(known.map(\.identity))
      lastNames[source.path] =
        isBroken ? known + last.filter { !texts.contains($0.identity) } : known
    }
    self.lastNames = lastNames
    let words = WrittenWords(analysis.trees)
    members = words.members.sorted()
    symbols = words.symbols.sorted()
  }

  /// The names that a manifest can use: its own, and those of the manifests that it uses.
  ///
  /// Names of which a mistake in the syntax hides the declaration are among them.
  func visibleNames(in file: Int) -> [DeclaredName] {
    guard sources.indices.contains(file) else { return [] }
    return homes(of: file).flatMap { lastNames[sources[$0].path] ?? [] }
  }

  /// A manifest and those that it uses, by their indices.
  func homes(of file: Int) -> [Int] {
    let used = names.uses.filter { Int($0.span.file) == file && $0.declaration.end == 0 }
      .map { Int($0.declaration.file) }
    return [file] + Set(used).subtracting([file]).sorted()
  }

  /// The declaration whose name, or a use of which, is at an offset.
  func declaration(at offset: Int, in file: Int) -> (place: SourceSpan, declaration: DeclaredName)? {
    let isHere = { (span: SourceSpan) in
      Int(span.file) == file && Int(span.start) <= offset && offset <= Int(span.end)
    }
    if let use = names.uses.first(where: { isHere($0.span) }),
      let declaration = names.declarations.first(where: { $0.span == use.declaration })
    {
      return (use.span, declaration)
    }
    return names.declarations.first { $0.kind != .manifest && isHere($0.span) }
      .map { ($0.span, $0) }
  }
}

extension DeclaredName {
  /// What makes two declarations the same in two versions of a text.
  fileprivate var identity: Identity { Identity(kind: kind, text: text, owner: owner) }

  fileprivate struct Identity: Hashable {
    var kind: Kind
    var text: String
    var owner: String?
  }
}

/// The words that manifests have from elsewhere.
private struct WrittenWords {
  var members: Set<String> = []
  var symbols: Set<String> = []

  init(_ trees: [ParsedManifest]) {
    for tree in trees { if let root = tree.root { read(root, of: nil) } }
  }

  private mutating func read(_ node: Node, of key: String?) {
    switch node.content {
    case .scalar(let scalar):
      let text = scalar.text
      if key == "symbol", !text.contains("{"), !text.isEmpty { symbols.insert(text) }
      if scalar.style == .plain, isMember(text) { members.insert(text) }
    case .sequence(let list): for item in list.items { read(item, of: key) }
    case .mapping(let mapping): for entry in mapping.entries { read(entry.value, of: entry.key.text) }
    case .empty, .broken: break
    }
  }

  /// Whether a text is like `Theme.ink`.
  private func isMember(_ text: String) -> Bool {
    guard text.utf8.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) == true,
      text.contains(".")
    else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { isIdentifier(String($0)) }
  }
}
