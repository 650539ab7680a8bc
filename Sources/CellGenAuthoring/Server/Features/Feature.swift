import CellGenCommand
import CellGenCore

/// A request that the server answers.
///
/// Each feature has a file in this folder, which declares it as a static constant, and an entry in the list.
struct Feature: Sendable {
  typealias Answer = @Sendable (FeatureRequest) throws(ResponseError) -> JSON

  let method: String
  /// The capabilities that the server reports at the start.
  let capability: [String: JSON]
  let answer: Answer

  init(_ method: String, capability: [String: JSON] = [:], _ answer: @escaping Answer) {
    (self.method, self.capability, self.answer) = (method, capability, answer)
  }

  static let all: [Feature] = [
    .codeActions, .formatting, .documentSymbols, .folding, .documentColors, .colorPresentations,
    .codeLenses, .preview,
    .completion, .completionHelp, .hover, .definition, .references, .highlights, .renamable,
    .rename,
  ]
}

/// A request for a feature, with the state used to answer it.
struct FeatureRequest {
  let params: JSON
  let server: LanguageServer

  var client: Client { server.client }
  var snapshot: Snapshot { server.workspace.snapshot }

  /// The document that the request is about, with the run that compiles it.
  ///
  /// - Errors: a request without a document, or one that the client has not opened.
  func manifest() throws(ResponseError) -> RequestedManifest {
    guard let uri = params["textDocument"]["uri"].string else {
      throw .invalidParams("a request names a 'textDocument' by its 'uri'")
    }
    return try manifest(uri)
  }

  func manifest(_ uri: String) throws(ResponseError) -> RequestedManifest {
    let id = DocumentID(uri: uri)
    guard let document = snapshot.documents[id], let (run, index) = snapshot.run(of: id) else {
      throw .invalidParams("the document is not open")
    }
    return RequestedManifest(document: document, run: run, index: index)
  }
}

/// An open document as a manifest of its run.
struct RequestedManifest {
  let document: Document
  let run: WorkspaceRun
  /// The index in the run, which its spans refer to.
  let index: Int

  var source: SourceText { run.manifests[index].source }
  var lines: TextLines { document.lines }

  /// The offset of a request's position.
  ///
  /// - Errors: a request without a position.
  func offset(_ params: JSON) throws(ResponseError) -> Int {
    guard let position = Position(params["position"]) else {
      throw .invalidParams("a position has a 'line' and a 'character'")
    }
    return lines.offset(at: position)
  }

  /// The bytes in a request's range.
  ///
  /// - Errors: a request without a range.
  func range(_ params: JSON) throws(ResponseError) -> Range<Int> {
    guard let range = lines.range(params["range"]) else {
      throw .invalidParams("a range has a 'start' and an 'end'")
    }
    return range
  }

  func json(_ span: SourceSpan) -> JSON { lines.json(span.range) }
}

extension WorkspaceRun {
  /// A place in one of its manifests, which need not be open.
  func location(_ span: SourceSpan) -> JSON {
    let manifest = manifests[Int(span.file)]
    return ["uri": .string(manifest.uri), "range": manifest.lines.json(span.range)]
  }
}

// MARK: - Edits

extension RequestedManifest {
  /// An edit of the document, in a form that the client supports.
  func workspaceEdit(_ edits: [JSON], for client: Client) -> JSON {
    CellGenAuthoring.workspaceEdit([(run.manifests[index], edits)], for: client)
  }
}

extension WorkspaceRun {
  /// An edit of some of its manifests, which need not be open, in a form that the client supports.
  func workspaceEdit(_ edits: [Diagnostic.Fix], for client: Client) -> JSON {
    let byFile = Dictionary(grouping: edits) { Int($0.span.file) }
    let changes = byFile.keys.sorted().map { file -> (manifest: Manifest, edits: [JSON]) in
      let manifest = manifests[file]
      return (
        manifest,
        (byFile[file] ?? []).map { manifest.lines.edit($0.span.range, $0.replacement) }
      )
    }
    return CellGenAuthoring.workspaceEdit(changes, for: client)
  }
}

/// An edit of several manifests, in a form that the client supports.
private func workspaceEdit(
  _ edits: [(manifest: WorkspaceRun.Manifest, edits: [JSON])], for client: Client
) -> JSON {
  if client.capabilities["workspace"]["workspaceEdit"]["documentChanges"] == true {
    let changes = edits.map { manifest, edits -> JSON in
      [
        "textDocument": [
          "uri": .string(manifest.uri),
          // Null for a manifest that isn't open, whose text is the one on disk.
          "version": .optional(manifest.document?.version.map(JSON.integer)),
        ],
        "edits": .array(edits),
      ]
    }
    return ["documentChanges": .array(changes)]
  }
  let changes = edits.map { ($0.manifest.uri, JSON.array($0.edits)) }
  return ["changes": .object(Dictionary(changes) { $1 })]
}

/// The edits that turn a document into another text, one for each run of changed lines.
///
/// An editor keeps its cursor and its marks outside the replaced text.
func minimalEdits(from lines: TextLines, to new: String) -> [JSON] {
  changedRanges(from: lines.bytes, to: Array(new.utf8)).map { old, new in
    lines.edit(old, String(decoding: new, as: UTF8.self))
  }
}
