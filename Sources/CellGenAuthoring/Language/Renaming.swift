import CellGenCore

/// The reason why something can't be renamed, worded for the user.
package struct RenameProblem: Error {
  package var words: String
}

/// The edits that rename something.
package struct Renaming: Sendable {
  package var declaration: DeclaredName
  /// By file, sorted and without overlaps.
  package var edits: [Int: [Diagnostic.Fix]]
}

extension LanguageRun {
  /// The place of the name at an offset that can be renamed; nil if there is none.
  package func renamable(at offset: Int, in file: Int) -> SourceSpan? {
    guard let (place, declaration) = declaration(at: offset, in: file),
      declaration.kind != .manifest
    else { return nil }
    return place
  }

  /// Renames what an offset refers to, wherever the run's manifests name it.
  ///
  /// The compiler has the last word: if a name would then mean something else, or a new mistake would appear,
  /// nothing is changed.
  ///
  /// - Errors: the name at the offset can't be changed, or the new name can't be used.
  package func renaming(
    at offset: Int, in file: Int, to name: String
  ) throws(RenameProblem) -> Renaming {
    guard let (_, declaration) = declaration(at: offset, in: file) else {
      throw RenameProblem(words: "there is no name here that can be renamed")
    }
    guard declaration.kind != .manifest else {
      throw RenameProblem(words: "a manifest is named after its file: rename the file")
    }
    guard isIdentifier(name) else {
      throw RenameProblem(words: "'\(name)' is not an identifier: use letters and digits")
    }
    let uses = names.uses.filter { $0.declaration == declaration.span }
    if let use = uses.first(where: { !$0.isLiteral }) {
      throw RenameProblem(
        words:
          "'\(declaration.text)' is written with escapes or on several lines in \(place(use.span)): "
          + "write it plainly there first")
    }
    var edits: [Int: [Diagnostic.Fix]] = [:]
    for span in uses.map(\.span) + [declaration.span] {
      edits[Int(span.file), default: []].append(Diagnostic.Fix(span, replacement: name))
    }
    if let origin = keptOrigin(of: declaration) {
      edits[Int(origin.span.file), default: []].append(origin)
    }
    let plain = sorted(edits)
    do throws(RenameProblem) {
      try check(plain, of: declaration, uses: uses.count, name)
      return Renaming(declaration: declaration, edits: plain)
    } catch {
      guard let identity = namedIdentity(of: declaration, name) else { throw error }
      edits[Int(identity.span.file), default: []].append(identity)
      try check(sorted(edits), of: declaration, uses: uses.count + 1, name)
      return Renaming(declaration: declaration, edits: sorted(edits))
    }
  }

  private func sorted(_ edits: [Int: [Diagnostic.Fix]]) -> [Int: [Diagnostic.Fix]] {
    edits.mapValues { $0.sorted { $0.span.isBefore($1.span) } }
  }

  /// The edit that declares the renamed field as the identity, if its name `id` made it the identity before.
  private func namedIdentity(of declaration: DeclaredName, _ name: String) -> Diagnostic.Fix? {
    let file = Int(declaration.span.file)
    guard declaration.kind == .field, declaration.text == "id", let owner = declaration.owner,
      let view = mapping(["views", owner], in: file), view["id"] == nil,
      let data = view.entries.first(where: { $0.key.text == "data" })
    else { return nil }
    let start = Int(data.key.span.start)
    let gap = view.isFlow ? ", " : "\n" + String(repeating: " ", count: column(of: start, file))
    return Diagnostic.Fix(
      SourceSpan(file: file, start: start, end: start), replacement: "id: \(name)\(gap)")
  }

  /// - Errors: the texts would mean something else after the edits.
  private func check(
    _ edits: [Int: [Diagnostic.Fix]], of declaration: DeclaredName, uses: Int, _ name: String
  ) throws(RenameProblem) {
    let renamed = LanguageRun(sources.edited(edits))
    var counts: [String: Int] = [:]
    for error in analysis.diagnostics.all where error.severity == .error {
      counts[error.code.rawValue, default: 0] += 1
    }
    for error in renamed.analysis.diagnostics.sorted where error.severity == .error {
      counts[error.code.rawValue, default: 0] -= 1
      if counts[error.code.rawValue, default: 0] < 0 {
        throw RenameProblem(
          words:
            "'\(name)' would be a mistake in \(renamed.place(error.primary.span)): \(error.message)"
        )
      }
    }
    let same = renamed.names.declarations.filter {
      $0.kind == declaration.kind && $0.text == name && $0.owner == declaration.owner
        && $0.span.file == declaration.span.file
    }
    let now = same.first.map { found in
      renamed.names.uses.count { $0.declaration == found.span }
    }
    guard same.count == 1, now == uses else {
      throw RenameProblem(
        words: "'\(name)' would mean something else in a place that uses '\(declaration.text)'")
    }
  }

  /// The edit that keeps a field reading the same property of the app's model, which had its old name.
  private func keptOrigin(of declaration: DeclaredName) -> Diagnostic.Fix? {
    let file = Int(declaration.span.file)
    guard declaration.kind == .field, let owner = declaration.owner,
      let view = mapping(["views", owner], in: file), view["from"] != nil,
      case .mapping(let data)? = view["data"]?.content,
      let entry = data.entries.first(where: { $0.key.text == declaration.text }),
      case .scalar(let scalar) = entry.value.content, scalar.style == .plain
    else { return nil }
    let type = String(decoding: sources[file].bytes[entry.value.span.range], as: UTF8.self)
    return Diagnostic.Fix(
      entry.value.span, replacement: "{ type: \(type), from: \(declaration.text) }")
  }

  /// "Mail.sections, line 12"
  func place(_ span: SourceSpan) -> String {
    let source = sources[Int(span.file)]
    let line = LineTable(source).location(at: Int(span.start)).line
    return "\(source.relativePath), line \(line)"
  }

  /// The mapping at a path of keys in a manifest's tree.
  func mapping(_ path: [String], in file: Int) -> Mapping? {
    guard case .mapping(var mapping)? = analysis.trees[file].root?.content else { return nil }
    for key in path {
      guard case .mapping(let inner)? = mapping[key]?.content else { return nil }
      mapping = inner
    }
    return mapping
  }
}
