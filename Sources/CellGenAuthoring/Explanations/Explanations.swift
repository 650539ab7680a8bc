import CellGenAuthoringTexts
import CellGenCore

extension DiagnosticCode {
  /// The program's built-in explanation of this kind of mistake.
  package var explanation: Explanation { Explanations.embedded[self] }
}

/// The explanations of all codes, from the files in `Texts`.
package struct Explanations: Sendable {
  /// The files, by the codes that they are named after.
  private var texts: [String: String]

  /// The copies of the files that are built into the program.
  package static let embedded = Explanations(texts: embeddedTexts)

  package init(texts: [String: String]) { self.texts = texts }

  /// The explanation of a code; blank if its file is missing or malformed, which tests report.
  package subscript(code: DiagnosticCode) -> Explanation {
    var reader = ExplanationReader(texts[code.rawValue] ?? "", of: code)
    let none = Explanation.Example([])
    return (try? reader.read()) ?? Explanation(title: "", text: "", wrong: none, right: none)
  }
}

private let embeddedTexts: [String: String] = {
  var texts: [String: String] = [:]
  var code = ""
  for line in embeddedExplanations.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.hasPrefix("<!-- "), line.hasSuffix(".md -->") {
      code = String(line.dropFirst("<!-- ".count).dropLast(".md -->".count))
    } else {
      texts[code, default: ""] += line + "\n"
    }
  }
  return texts
}()
