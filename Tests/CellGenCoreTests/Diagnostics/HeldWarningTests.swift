import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Testing

@Suite("Warnings beside errors")
struct HeldWarningTests {
  /// A manifest with an error in one of its views, which nothing else has to do with.
  private static let broken = SourceText(
    path: "Broken.sections", relativePath: "Broken.sections",
    bytes: Array("views:\n  Broken: { data: { text: Strin g } }\n".utf8), index: 1)

  @Test(
    "A warning about a view is reported beside an error in another one",
    arguments: DiagnosticCode.all.filter { $0.waits == .forItsView })
  func inAnotherView(_ code: DiagnosticCode) throws {
    let example = code.explanationInTree.wrong
    let source = try #require(example.sources.only)
    let found = analyze([source, Self.broken]).diagnostics.all.map(\.code)
    #expect(found.contains(code) && found.count == 2)
  }

  @Test("What may follow from an error in its view is not reported")
  func inItsView() {
    let manifest = { (type: String) in
      """
      views:
        Mail:
          data: { id: Int, title: String, isNew: \(type) }
          layout:
            - label: { text: title, color: "#FFFFFF", background: "#EEEEEE" }
            - label: titel
      """
    }
    #expect(headlines(resolved(manifest("Bool"))) == ["there is no field 'titel' in 'data'"])
    let other = manifest("Bool").replacing("titel", with: "title")
    #expect(resolved(other).diagnostics.all.contains { $0.code.rawValue == "low-contrast" })
  }

  @Test("What may follow from an error in what views share is not reported")
  func inWhatIsShared() {
    let analysis = resolved(
      """
      styles:
        card: { background: blak }
      views:
        Mail:
          data: { id: Int, title: String }
          background: "#FFFFFF"
          layout:
            - label: { text: title, color: "#FFFFFF", style: card }
      """)
    #expect(analysis.diagnostics.all.map(\.severity) == [.error])
  }

  @Test("An error on the screen holds back what may be unused, and nothing about views")
  func onTheScreen() {
    let analysis = resolved(
      """
      views:
        Mail:
          data: { id: Int, title: String }
          layout:
            - label: { text: title, color: "#FFFFFF", background: "#EEEEEE" }
        Spam:
          data: { id: Int, title: String }
      sections:
        mails: { cells: [Mial], layout: list }
      """)
    #expect(
      analysis.diagnostics.sorted.map(\.code.rawValue) == ["low-contrast", "unknown-view"])
  }
}

extension Array {
  /// Its element, if there is one alone.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
