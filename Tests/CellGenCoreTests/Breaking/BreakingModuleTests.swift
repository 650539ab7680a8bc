import CellGenCore
import Testing

@testable import CellGenAuthoring

/// Changes of modules with several manifests.
@Suite struct BreakingModuleTests {
  private static let title = """
    views:
      Title:
        data: { text: String, mark: String }

    """
  private static let lists = """
    views:
      Row: { data: { id: Int, text: String }, layout: { label: text } }
    sections:
      all: { header: { title: All }, cells: [Row] }

    """

  /// A view of the same name in an untouched manifest has nothing to do with it.
  @Test func aViewIsGoneOfTwoWithOneName() throws {
    let (one, two) = ("prefix: One\n" + Self.title, "prefix: Two\n" + Self.title)
    let found = try headlines(
      from: ["A": one + "  Other: { data: { text: String } }\n", "B": two],
      to: ["A": "prefix: One\nviews:\n  Other: { data: { text: String } }\n", "B": two])
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("A:2:1: the view 'Title' is gone, and with it 'OneTitleViewData'")
        == true, "\(found)")
  }

  @Test func aFieldIsGoneOfAViewThatMoved() throws {
    let moved = Self.title.replacing(", mark: String", with: "")
    let found = try headlines(
      from: ["A": Self.title, "B": "colors: { ink: black }\n"],
      to: ["A": "spacings: { small: 4 }\n", "B": "colors: { ink: black }\n" + moved])
    #expect(
      found == [
        "B:4:5: the field 'mark' is gone, and with it 'TitleViewData.mark' [breaking-member]"
      ])
  }

  /// Another screen with the same sections is not the same one.
  @Test func aHeaderIsGoneInAManifestWithANewName() throws {
    let basket = "prefix: Basket\n" + Self.lists
    let found = try headlines(
      from: ["Basket": basket, "Feed": "prefix: Feed\n" + Self.lists],
      to: [
        "Basket": basket,
        "News": "prefix: Feed\n" + Self.lists.replacing("header: { title: All }, ", with: ""),
      ])
    #expect(!found.contains { $0.hasPrefix("Basket:") }, "\(found)")
  }

  @Test func namesOfTwoViewsAreSuggestedForEach() throws {
    let (one, two) = ("prefix: One\n" + Self.title, "prefix: Two\n" + Self.title)
    let helps = try #require(
      report(
        from: ["A": one, "B": two],
        to: [
          "A": one.replacing("text:", with: "words:"), "B": two.replacing("text:", with: "lines:"),
        ])
    ).diagnostics.sorted.compactMap(\.help)
    #expect(
      helps.map { String($0.prefix { $0 != ":" }) + ($0.contains("words") ? " words" : " lines") }
        == ["write 'renamed words", "write 'renamed lines"])
    #expect(helps.allSatisfy { !($0.contains("words") && $0.contains("lines")) })
  }

  /// Names of tokens never depend on the order of hashes.
  @Test func tokensOfTwoManifestsMeet() throws {
    let found = try headlines(
      from: ["Alpha": "colors: { ink: black }\n", "Beta": "colors: { paper: white }\n"],
      to: ["Gamma": "colors: { ink: black, paper: white }\n"])
    #expect(found.filter { $0.hasPrefix("Gamma:") }.count == 2)
    #expect(!found.contains { $0.contains("AlphaColors.paper") || $0.contains("BetaColors.ink") })
    #expect(!found.contains { $0.contains("'paper' is gone") }, "\(found)")
  }

  @Test func aScreenIsGoneWithItsIdentifiers() throws {
    let view = "views:\n  Row: { data: { id: Int, text: String }, layout: { label: text } }\n"
    let report = try #require(self.report(from: ["Feed": Self.lists], to: ["Feed": view]))
    let aspects = Set(report.findings.flatMap(\.finding.aspects))
    #expect(aspects.contains(.identifiers) && aspects.contains(.swift))
  }

  private func headlines(
    from old: [String: String], to new: [String: String]
  ) throws -> [String] {
    let report = try #require(self.report(from: old, to: new))
    return report.diagnostics.sorted.map { diagnostic in
      let source = report.sources[Int(diagnostic.primary.span.file)]
      let place = LineTable(source).location(at: Int(diagnostic.primary.span.start))
      let name = source.path.prefix { $0 != "." }
      return
        "\(name):\(place.line):\(place.column): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
    }
  }

  private func report(from old: [String: String], to new: [String: String]) -> BreakingReport? {
    let states = [old, new].map { manifests in
      analyze(
        manifests.sorted { $0.key < $1.key }.enumerated().map { index, manifest in
          SourceText(
            path: manifest.key + ".sections", bytes: Array(manifest.value.utf8), index: index)
        })
    }
    guard let before = states[0].module, let after = states[1].module else { return nil }
    return BreakingReport(from: states[0], before, to: states[1], after, origin: "main")
  }
}
