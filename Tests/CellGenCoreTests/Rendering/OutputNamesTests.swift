import FixtureSupport
import Testing

@testable import CellGenCore

@Suite struct OutputNamesTests {
  @Test(arguments: [
    ("Listing.sections", "Listing"),
    ("Feed/Listing.sections", "Feed_Listing"),
    ("a.b/Listing.test.sections", "a.b_Listing.test"),
    ("a.b/Listing", "a.b_Listing"),
  ])
  func comeFromThePath(path: String, prefix: String) {
    let source = SourceText(path: "/somewhere/else", relativePath: path, bytes: [])
    let kinds = ["ViewData", "Views", "ViewCreator", "AccessibilityIDs"]
    #expect(outputNames(of: source) == kinds.map { "\(prefix)+\($0).swift" })
  }

  @Test(arguments: GoldenCase.all)
  func areThoseOfTheFiles(_ golden: GoldenCase) throws {
    let names = try golden.generation().files.map(\.name)
    #expect(names == outputNames(of: try golden.sources(), options: golden.options))
  }

  @Test func theRuntimeIsWrittenOnce() {
    let sources = ["A", "B"].map { SourceText(path: $0, bytes: []) }
    #expect(outputNames(of: sources, options: Options()).last == runtimeFileName)
    #expect(outputNames(of: sources, options: Options()).count == 9)
    #expect(outputNames(of: sources, options: Options(runtime: .import)).count == 8)
    #expect(outputNames(of: [], options: Options()).isEmpty)
  }
}
