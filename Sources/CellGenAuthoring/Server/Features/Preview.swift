import CellGenCommand
import CellGenCore

extension Feature {
  /// "Preview" above each view, and above the sections of a screen.
  static let codeLenses = Feature(
    "textDocument/codeLens", capability: ["codeLensProvider": ["resolveProvider": false]]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    guard let tree = manifest.tree else { return [] }
    let uri = JSON.string(manifest.document.uri)
    let lens = { (key: Mapping.Key, arguments: [JSON]) -> JSON in
      [
        "range": manifest.json(key.span),
        "command": [
          "title": "Preview", "command": .string(previewCommand), "arguments": .array(arguments),
        ],
      ]
    }
    return .array(
      GrammarNode(root: tree).entries.flatMap { key, value -> [JSON] in
        switch key.text {
        case "views": value.entries.map { lens($0.key, [uri, .string($0.key.text)]) }
        case "sections": [lens(key, [uri])]
        default: []
        }
      })
  }

  /// Draws the manifests of a run, and asks the client to show the page at a view or at the screen.
  static let preview = Feature(
    "workspace/executeCommand",
    capability: ["executeCommandProvider": ["commands": [.string(previewCommand)]]]
  ) { request throws(ResponseError) in
    guard request.params["command"].string == previewCommand else {
      throw .invalidParams("cellgen has no command \(request.params["command"].string ?? "")")
    }
    let arguments = request.params["arguments"].items
    guard let uri = arguments.first?.string else {
      throw .invalidParams(
        "'\(previewCommand)' has the address of a manifest as its first argument")
    }
    let manifest = try request.manifest(uri)
    let progress = Progress("Drawing the preview", request)
    defer { progress.end() }
    return try request.server.showPreview(of: manifest, view: arguments.dropFirst().first?.string)
  }
}

private let previewCommand = "cellgen.preview"

extension LanguageServer {
  /// - Parameter view: its name in the manifest; nil for the screen.
  fileprivate func showPreview(
    of manifest: RequestedManifest, view: String?
  ) throws(ResponseError) -> JSON {
    guard let drawn = draw(manifest) else {
      client.show("The manifests have errors. Fix them to see the preview.", .warning)
      return .null
    }
    previews.insert(manifest.document.id)
    let anchor = drawn.page.anchor(of: view, in: manifest.index, drawn.module)
    let address = fileURI(ofPath: drawn.path) + (anchor.map { "#" + $0 } ?? "")
    if client.capabilities["window"]["showDocument"]["support"] == true {
      client.request(
        "window/showDocument", ["uri": .string(address), "external": true, "takeFocus": true])
    } else {
      client.show("The preview is in \(drawn.path)", .info)
    }
    return .string(address)
  }

  /// Writes the page of a manifest's run; nil if the run has errors.
  private func draw(
    _ manifest: RequestedManifest
  ) -> (path: String, page: PreviewPage, module: Module)? {
    draw(
      manifest.run.manifests, manifest.run.findings.value.analysis, manifest.run.sources,
      named: manifest.source.baseName)
  }

  private func draw(
    _ manifests: [WorkspaceRun.Manifest], _ analysis: Analysis, _ sources: [SourceText],
    named name: String
  ) -> (path: String, page: PreviewPage, module: Module)? {
    guard let module = analysis.module else { return nil }
    var page = PreviewPage(of: module, analysis.diagnostics, sources: sources, catalog: nil)
    guard let folder = pages.path else {
      client.log("there is no folder for the preview: temporary files cannot be written")
      return nil
    }
    for index in page.files.indices {
      page.files[index].path = manifests[index].id.path
        .map { relativePath(to: $0, from: physical(folder)) }
    }
    let renderer = PageRenderer(module, places: SourcePlaces(sources))
    guard let path = pages.write(renderer.html(of: page, reloads: true), to: "\(name).html") else {
      client.log("the preview cannot be written into '\(folder)'")
      return nil
    }
    return (path, page, module)
  }

  /// The address of a picture of a view, on a page for its manifest alone, because a whole run would take too
  /// long.
  func link(to view: String, of manifest: RequestedManifest) -> String? {
    let language = manifest.run.findings.value.language
    let files = language.closure(of: manifest.index)
    let sources = files.map { language.sources[$0] }.asRun
    let drawn = draw(
      files.map { manifest.run.manifests[$0] }, analyze(sources), sources,
      named: manifest.source.baseName + "-view")
    guard let drawn else { return nil }
    let anchor = drawn.page.anchor(of: view, in: 0, drawn.module)
    return fileURI(ofPath: drawn.path) + (anchor.map { "#" + $0 } ?? "")
  }

  /// Redraws the pages that have been shown; they reload themselves.
  func refreshPreviews() {
    for id in previews {
      guard let document = workspace.snapshot.documents[id],
        let (run, index) = workspace.snapshot.run(of: id)
      else { continue }
      _ = draw(RequestedManifest(document: document, run: run, index: index))
    }
  }
}

extension PreviewPage {
  /// The anchor of a view, or of the screen of a manifest.
  fileprivate func anchor(of view: String?, in manifest: Int, _ module: Module) -> String? {
    guard let view else {
      return module.manifests[manifest].screen.map { "screen-\($0.name.text)" }
    }
    let shown = views.first { picture in
      let name = module[picture.view].name
      return name.text == view && Int(name.span.file) == manifest
    }
    return shown.map { "view-\($0.name)" }
  }
}
