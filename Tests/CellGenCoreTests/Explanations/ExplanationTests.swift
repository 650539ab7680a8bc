import CellGenCore
import FixtureSupport
import Testing

@testable import CellGenAuthoring

@Suite("Explanations")
struct ExplanationTests {
  @Test(
    "Has its form, shows this mistake and no other, and a right run", arguments: DiagnosticCode.all)
  func explanation(_ code: DiagnosticCode) {
    for failure in code.failuresOfExplanation() { Issue.record("\(failure)") }
  }

  @Test("A page shows the message that cellgen gives", arguments: DiagnosticCode.all)
  func page(_ code: DiagnosticCode) {
    let page = explanationPage(of: code, in: .tree)
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "\(code.rawValue): \(code.explanationInTree.title)")
    #expect(lines.count { $0.hasSuffix(" [\(code.rawValue)]") } == 1)
    #expect(lines.contains("Wrong:") && lines.contains("Right:"))
    #expect(page.hasSuffix("\n") && !page.hasSuffix("\n\n"))
  }

  @Test("The list has each code and kind of finding once, under its topic, in lines that fit")
  func list() {
    let lines = explanationList(in: .tree).split(separator: "\n").map(String.init)
    let codes = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    let known =
      DiagnosticCode.all.map(\.rawValue) + CatalogFinding.Kind.allCases.map(\.rawValue)
      + DoctorCheck.all.map(\.name)
    #expect(codes.map(String.init).sorted() == known.sorted())
    #expect(Set(known).count == known.count)
    #expect(
      lines.filter { !$0.hasPrefix("  ") }
        == Topic.allCases.map { $0.rawValue + ":" } + [
          "Findings of 'cellgen strings --check':", "Findings of 'cellgen doctor':",
        ])
    #expect(lines.allSatisfy { $0.count <= 80 })
  }
}
