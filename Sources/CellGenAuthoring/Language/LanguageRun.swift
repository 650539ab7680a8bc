import CellGenCore

/// The manifests that are compiled together, with the answers to editors' requests.
///
/// Its texts can be parsed. The text around the cursor might not be parsable while someone is typing.
///
/// - Units: places are ``SourceSpan``s and offsets in bytes; the index of a file is its index in ``sources``.
package struct LanguageRun: Sendable {
  package let sources: [SourceText]
  package let analysis: Analysis
  package let names: NotedNames
  /// The static members of Swift types that the manifests name, in order.
  let members: [String]
  /// The SF Symbols that the manifests name.
  let symbols: [String]

  package init(_ sources: [SourceText]) {
    self.sources = sources
    var names: NotedNames? = NotedNames()
    analysis = analyze(sources, names: &names)
    self.names = names ?? NotedNames()
    let words = WrittenWords(analysis.trees)
    members = words.members.sorted()
    symbols = words.symbols.sorted()
  }

  /// The names that a manifest can use: its own, and those of the manifests that it uses.
  func visibleNames(in file: Int) -> [DeclaredName] {
    let homes = homes(of: file)
    let declared = Dictionary(grouping: names.declarations) { Int($0.span.file) }
    return homes.flatMap { declared[$0] ?? [] }
  }

  /// A manifest and those that it uses, by their indices.
  func homes(of file: Int) -> [Int] {
    let used = names.uses.filter { Int($0.span.file) == file && $0.declaration.end == 0 }
      .map { Int($0.declaration.file) }
    return [file] + Set(used).subtracting([file]).sorted()
  }

  /// A manifest and those that it uses, directly or not, by their indices.
  func closure(of file: Int) -> [Int] {
    var all = [file]
    var next = 0
    while next < all.count {
      for home in homes(of: all[next]) where !all.contains(home) { all.append(home) }
      next += 1
    }
    return all
  }

  /// The declaration whose name, or a use of it, is at an offset.
  func declaration(at offset: Int, in file: Int) -> (place: SourceSpan, declaration: DeclaredName)?
  {
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

extension [SourceText] {
  /// The texts as a separate run, with their positions as indices.
  var asRun: [SourceText] { enumerated().map { $1.with(index: $0) } }

  /// The texts after edits, by file.
  func edited(_ edits: [Int: [Diagnostic.Fix]]) -> [SourceText] {
    map { source in
      guard let edits = edits[source.index] else { return source }
      var text = EditedText(source)
      text.make(edits)
      return text.source
    }
  }
}

/// The words in manifests that are declared elsewhere.
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
    case .mapping(let mapping):
      for entry in mapping.entries { read(entry.value, of: entry.key.text) }
    case .empty, .broken: break
    }
  }

  /// Returns true for text such as `Theme.ink`.
  private func isMember(_ text: String) -> Bool {
    guard text.utf8.first.map({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) == true,
      text.contains(".")
    else { return false }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { isIdentifier(String($0)) }
  }
}
