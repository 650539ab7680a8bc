import CellGenAuthoring
import CellGenCore
import Testing

@Suite("Explanations")
struct ExplanationTests {
  @Test("The wrong example has this mistake and no other", arguments: DiagnosticCode.all)
  func wrongExample(_ code: DiagnosticCode) {
    let example = code.explanation.wrong
    #expect(example.diagnose().all.map(\.code) == [code], "\(rendered(example))")
  }

  @Test("The right example has none, not even a warning", arguments: DiagnosticCode.all)
  func rightExample(_ code: DiagnosticCode) {
    #expect(rendered(code.explanation.right) == "")
  }

  @Test("Says the rule in a few plain words", arguments: DiagnosticCode.all)
  func form(_ code: DiagnosticCode) {
    let explanation = code.explanation
    #expect(!explanation.title.isEmpty && explanation.title.count <= 50)
    #expect(explanation.title.first?.isUppercase == false || explanation.title.hasPrefix("Swift"))
    #expect(!explanation.title.hasSuffix("."))
    let words = explanation.text.split { $0.isWhitespace }.count
    #expect((40...120).contains(words))
    #expect(explanation.text.split(separator: "\n").allSatisfy { $0.count <= 76 })
  }

  @Test("A page shows the message that cellgen gives", arguments: DiagnosticCode.all)
  func page(_ code: DiagnosticCode) {
    let page = explanationPage(of: code)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "\(code.rawValue): \(code.explanation.title)")
    #expect(lines.count { $0.hasSuffix(" [\(code.rawValue)]") } == 1)
    #expect(lines.contains("Wrong:") && lines.contains("Right:"))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test("The list has each code and kind of finding once, under its topic, in lines that fit")
  func list() {
    let lines = explanationList().split(separator: "\n").map(String.init)
    let codes = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    let known = DiagnosticCode.all.map(\.rawValue) + CatalogFinding.Kind.allCases.map(\.rawValue)
    #expect(codes.map(String.init).sorted() == known.sorted())
    #expect(Set(known).count == known.count)
    #expect(
      lines.filter { !$0.hasPrefix("  ") }
        == Topic.allCases.map { $0.rawValue + ":" } + ["Findings of 'cellgen strings --check':"])
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
