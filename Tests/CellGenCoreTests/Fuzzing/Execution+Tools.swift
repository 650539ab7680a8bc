import CellGenAuthoring
import CellGenCore

extension Execution {
  /// Formats the texts, which changes neither their meaning nor, the second time, anything, and
  /// makes each fix alone, which ends the mistake.
  @discardableResult
  func format() throws(BrokenRule) -> Outcome {
    var formatted: [SourceText] = []
    for source in sources {
      let formatting = CellGenAuthoring.format(source)
      try require(
        (formatting.text == nil) == formatting.diagnostics.hasErrors,
        "what can be read can be formatted")
      guard let text = formatting.text else { continue }
      let result = source.with(Array(text.utf8))
      try require(CellGenAuthoring.format(result).text == text, "what was formatted stays as it is")
      formatted.append(result)
    }
    try checkFixes()
    guard formatted.count == sources.count else { return .rejected }
    let options = Options(runtime: .import)
    try require(
      CellGenCore.generate(sources, options: options).files
        == CellGenCore.generate(formatted, options: options).files,
      "formatting changes nothing in what is generated")
    return .generated
  }

  private func checkFixes() throws(BrokenRule) {
    let diagnostics = analyze(sources).diagnostics.all
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fix else { continue }
      var fixed = sources
      let file = Int(fix.span.file)
      var text = EditedText(sources[file])
      text.make([fix])
      fixed[file] = text.source
      try require(
        !analyze(fixed).diagnostics.all.contains {
          ($0.code, $0.message, $0.primary.span.start, $0.primary.span.file)
            == (
              diagnostic.code, diagnostic.message, diagnostic.primary.span.start,
              diagnostic.primary.span.file
            )
        }, "[\(diagnostic.code.rawValue)] a fix ends the mistake")
    }
  }
}

extension SourceText {
  fileprivate func with(_ bytes: [UInt8]) -> SourceText {
    SourceText(path: path, relativePath: relativePath, bytes: bytes, index: index)
  }
}
