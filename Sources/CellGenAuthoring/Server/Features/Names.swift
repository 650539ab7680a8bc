import CellGenCommand
import CellGenCore

extension Feature {
  /// The declaration of a name: in a manifest, or in Swift for the types that implement views.
  static let definition = Feature(
    "textDocument/definition", capability: ["definitionProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    let offset = try manifest.offset(request.params)
    let language = manifest.run.findings.value.language
    let place = manifest.nameOffset(at: offset)
    let found = place.flatMap { language.declaration(at: $0, in: manifest.index) }
    // From a declaration, or a name without one, go to Swift.
    if found == nil || found?.place == found?.declaration.span {
      let types = language.swiftTypes(at: place ?? offset, of: manifest)
      let swift = SwiftUses(types.isEmpty ? [] : request.server.swiftTexts(withGenerated: true))
      let declarations = types.flatMap(swift.declarations)
      if !declarations.isEmpty {
        return .array(declarations.map { request.server.location($0) })
      }
    }
    return .array(
      [found?.declaration.span].compactMap(\.self).map { language.location($0, in: manifest.run) })
  }

  static let references = Feature(
    "textDocument/references", capability: ["referencesProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    let language = manifest.run.findings.value.language
    guard let place = manifest.nameOffset(at: try manifest.offset(request.params)) else {
      return []
    }
    let isWithDeclaration = request.params["context"]["includeDeclaration"] != false
    let found = language.references(
      at: place, in: manifest.index, isWithDeclaration: isWithDeclaration)
    return .array(found.map { language.location($0, in: manifest.run) })
  }

  /// The uses of a name in the document, to be highlighted.
  static let highlights = Feature(
    "textDocument/documentHighlight", capability: ["documentHighlightProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    let language = manifest.run.findings.value.language
    guard !manifest.isBroken else { return [] }
    let offset = try manifest.offset(request.params)
    let found = language.references(at: offset, in: manifest.index, isWithDeclaration: true)
    return .array(
      found.filter { Int($0.file) == manifest.index }.map { ["range": manifest.json($0)] })
  }

  static let renamable = Feature("textDocument/prepareRename") { request throws(ResponseError) in
    let manifest = try request.manifest()
    let offset = try manifest.offset(request.params)
    guard !manifest.isBroken else { throw .brokenManifest }
    let language = manifest.run.findings.value.language
    return .optional(language.renamable(at: offset, in: manifest.index).map(manifest.json))
  }

  /// Renames something in all manifests of the workspace that refer to it.
  static let rename = Feature(
    "textDocument/rename", capability: ["renameProvider": ["prepareProvider": true]]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    let offset = try manifest.offset(request.params)
    guard let name = request.params["newName"].string else {
      throw .invalidParams("a rename has a 'newName'")
    }
    let findings = manifest.run.findings.value
    guard findings.broken.isEmpty else { throw .brokenManifest }
    let renaming: Renaming
    do throws(RenameProblem) {
      renaming = try findings.language.renaming(at: offset, in: manifest.index, to: name)
    } catch {
      throw .failed(error.words)
    }
    request.server.tell(ofSwiftUses: renaming.declaration, in: manifest)
    return manifest.run.workspaceEdit(renaming.edits.values.flatMap(\.self), for: request.client)
  }
}

extension ResponseError {
  fileprivate static let brokenManifest = failed(
    "a manifest has syntax errors: correct them first")
}

// MARK: - Places

extension RequestedManifest {
  /// True if its text has syntax errors. Names then come from an earlier version of the text.
  var isBroken: Bool { run.findings.value.broken.contains(index) }

  /// The offset of a name in the version of the text whose names are known.
  ///
  /// If the text has syntax errors, that is the first place with the same word.
  fileprivate func nameOffset(at offset: Int) -> Int? {
    guard isBroken else { return offset }
    let word = Array(lines.bytes[wordRange(in: lines.bytes, at: offset)])
    let language = run.findings.value.language
    let spans = language.names.uses.map(\.span) + language.names.declarations.map(\.span)
    let same = spans.first { span in
      Int(span.file) == index && language.sources[index].bytes[span.range].elementsEqual(word)
    }
    return same.map { Int($0.start) }
  }
}

extension LanguageRun {
  /// A place in one of its texts, which can differ from the documents.
  fileprivate func location(_ span: SourceSpan, in run: WorkspaceRun) -> JSON {
    let manifest = run.manifests[Int(span.file)]
    let source = sources[Int(span.file)]
    let isSame = source.bytes == manifest.source.bytes
    let lines =
      isSame
      ? manifest.lines
      : TextLines(source.bytes, manifest.lines.encoding, isOnDisk: manifest.document == nil)
    return ["uri": .string(manifest.uri), "range": lines.json(span.range)]
  }

  /// The Swift types behind a name in a manifest: those of a view, or a class.
  fileprivate func swiftTypes(at offset: Int, of manifest: RequestedManifest) -> [String] {
    if let (_, name) = declaration(at: offset, in: manifest.index) {
      guard name.kind == .view else { return [] }
      return [name.typeName + "View", name.typeName + "ViewData"]
    }
    let bytes = sources[manifest.index].bytes
    let word = String(decoding: bytes[wordRange(in: bytes, at: offset)], as: UTF8.self)
    let type = word.split(separator: ".").first.map(String.init) ?? word
    return type.first?.isUppercase == true && isIdentifier(type) ? [type] : []
  }
}

// MARK: - Swift

extension LanguageServer {
  /// The Swift files of the workspace.
  ///
  /// - Parameter isWithGenerated: true to include those that cellgen wrote.
  fileprivate func swiftTexts(withGenerated isWithGenerated: Bool) -> [(
    path: String, bytes: [UInt8]
  )] {
    workspace.folders.flatMap { folder in
      ProjectFiles(in: folder).swift.compactMap { path -> (path: String, bytes: [UInt8])? in
        let path = join(folder, path)
        guard let bytes = try? FileSystem.contents(of: path, limit: 4 << 20) else { return nil }
        if !isWithGenerated, isGenerated(bytes) { return nil }
        return (path, bytes)
      }
    }
  }

  private func isGenerated(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array(generatedFileMark.utf8))
  }

  fileprivate func location(_ place: SwiftPlace) -> JSON {
    let lines = TextLines(place.text, workspace.encoding, isOnDisk: true)
    return ["uri": .string(fileURI(ofPath: place.path)), "range": lines.json(place.range)]
  }

  /// Reports the places where Swift code could use what was renamed in manifests; the code isn't changed.
  fileprivate func tell(ofSwiftUses name: DeclaredName, in manifest: RequestedManifest) {
    let swift = SwiftUses(swiftTexts(withGenerated: false))
    let uses = swift.uses(of: name, screen: upperCamelCase(manifest.source.baseName))
    guard !uses.isEmpty else { return }
    let places = uses.prefix(20).map { use -> String in
      let line = TextLines(use.text, .utf8, isOnDisk: true).line(of: use.range.lowerBound) + 1
      let folder = workspace.folders.first { isBelow(use.path, $0) }
      return (folder.map { relativePath(to: use.path, from: $0) } ?? use.path) + ":\(line)"
    }
    for place in places { client.log("'\(name.text)' may be used in \(place)") }
    let rest = uses.count > places.count ? ", and \(uses.count - places.count) more" : ""
    client.show(
      "Swift code may still use the \(name.kind.title) '\(name.text)' in "
        + "\(counted(uses.count, "place")): \(places.joined(separator: ", "))\(rest)", .warning)
  }
}
