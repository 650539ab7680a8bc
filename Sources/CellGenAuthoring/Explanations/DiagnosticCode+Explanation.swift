import CellGenAuthoringTexts
import CellGenCore

extension DiagnosticCode {
  /// What there is to know about mistakes of this kind: what its file in `Texts` says.
  ///
  /// Blank while that file is missing or malformed, which tests report.
  package var explanation: Explanation {
    var reader = ExplanationReader(explanationTexts[rawValue] ?? "", of: self)
    let none = Explanation.Example([])
    return (try? reader.read()) ?? Explanation(title: "", text: "", wrong: none, right: none)
  }
}

/// The files of `Texts` by the codes after which they are named.
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
