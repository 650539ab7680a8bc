import CellGenCore

extension Feature {
  /// The canonical form of a manifest, as `cellgen format` writes it; no edits if its YAML has errors.
  static let formatting = Feature(
    "textDocument/formatting", capability: ["documentFormattingProvider": true]
  ) { request throws(ResponseError) in
    let manifest = try request.manifest()
    guard let text = format(manifest.source).text else { return .null }
    return .array(minimalEdits(from: manifest.lines, to: text))
  }
}
