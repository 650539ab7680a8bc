import CellGenCore

extension Feature {
  /// The meaning of a name or a key, the VoiceOver text, and the reason for a warning.
  static let hover = Feature("textDocument/hover", capability: ["hoverProvider": true]) {
    request throws(ResponseError) in
    let manifest = try request.manifest()
    let offset = try manifest.offset(request.params)
    let findings = manifest.run.findings.value
    let hover =
      findings.broken.contains(manifest.index)
      ? findings.language.hover(ofKeyAt: offset, in: manifest.lines.bytes)
      : findings.language.hover(at: offset, in: manifest.index) { view in
        request.server.link(to: view, of: manifest)
      }
    guard let hover else { return .null }
    let formats = request.client.capabilities["textDocument"]["hover"]["contentFormat"]
    return [
      "contents": request.client.markup(hover.markdown, formats),
      "range": manifest.lines.json(hover.range),
    ]
  }
}
