import CellGenCore

/// Writes diagnostics in the protocol's format.
struct DiagnosticWriter {
  let client: Client
  let pages: PageFolder

  func json(_ diagnostic: Diagnostic, in run: WorkspaceRun) -> JSON {
    let lines = run.manifests[Int(diagnostic.primary.span.file)].lines
    var json: JSON = [
      "range": lines.json(diagnostic.primary.span.range),
      "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .string(diagnostic.code.rawValue),
      "source": "cellgen",
      "message": .string(paragraphs(of: diagnostic)),
    ]
    if knows("codeDescriptionSupport"), let page = explanation(of: diagnostic.code) {
      json = json.merging(["codeDescription": ["href": .string(fileURI(ofPath: page))]])
    }
    if diagnostic.code.isAboutSomethingUnused, isSupported(tag: 1) {
      json = json.merging(["tags": [1]])
    }
    let related = self.related(diagnostic, in: run)
    if knows("relatedInformation"), !related.isEmpty {
      json = json.merging(["relatedInformation": .array(related)])
    }
    if knows("dataSupport"), let fix = diagnostic.fix {
      json = json.merging(["data": ["fix": lines.edit(fix.span.range, fix.replacement)]])
    }
    return json
  }

  /// The other places that a diagnostic refers to.
  ///
  /// If a manifest has YAML errors, an earlier version of it was read, so places in it don't match its text.
  private func related(_ diagnostic: Diagnostic, in run: WorkspaceRun) -> [JSON] {
    let broken = run.findings.value.broken
    let own = Int(diagnostic.primary.span.file)
    return diagnostic.secondary.compactMap { annotation in
      let file = Int(annotation.span.file)
      guard file == own || !broken.contains(file) else { return nil }
      let label = annotation.label.isEmpty ? "related" : annotation.label
      return ["location": run.location(annotation.span), "message": .string(label)]
    }
  }

  /// The path of the page that explains a code; it is written when it is first needed.
  ///
  /// The manual for this version might not be available online.
  private func explanation(of code: DiagnosticCode) -> String? {
    pages.page("\(code.rawValue).txt") { explanationPage(of: code) }
  }

  private func knows(_ part: String) -> Bool {
    client.capabilities["textDocument"]["publishDiagnostics"][part] == true
  }

  private func isSupported(tag: Int) -> Bool {
    client.capabilities["textDocument"]["publishDiagnostics"]["tagSupport"]["valueSet"].items
      .contains(.integer(tag))
  }
}

extension DiagnosticCode {
  /// True for something that can be removed without any effect, which editors fade.
  fileprivate var isAboutSomethingUnused: Bool {
    rawValue.hasPrefix("unused-") || rawValue.hasPrefix("unshown-")
  }
}
