import CellGenAuthoringTexts
import CellGenCore

extension DiagnosticCode {
  /// The explanation of this kind of mistake, from its file in `Texts`.
  ///
  /// Blank if that file is missing or malformed, which tests report.
  package var explanation: Explanation {
    var reader = ExplanationReader(explanationTexts[rawValue] ?? "", of: self)
    let none = Explanation.Example([])
    return (try? reader.read()) ?? Explanation(title: "", text: "", wrong: none, right: none)
  }
}

/// The files in `Texts`, by the codes that they are named after.
private let explanationTexts: [String: String] = {
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
