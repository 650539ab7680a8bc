import CellGenCore
import FixtureSupport
import Foundation
import Testing

@testable import CellGenAuthoring

/// Whatever numbers a manifest may have, its pictures are drawn.
@Suite("Numbers beyond all measure")
struct ExtremeNumberTests {
  /// Each number of a manifest that tests have becomes another one, unless that is a mistake there.
  @Test(
    "Are drawn",
    arguments: ["Controls", "LayoutElements", "PlainRows", "Shelves"],
    ["1e308", "-1e308", "1e-300", "999999999999999999"])
  func everyNumber(of input: String, as number: String) throws {
    let folder = Fixtures.inputs.appending(path: input)
    let name = try #require(
      FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .first { $0.hasSuffix(".sections") })
    var text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    try #require(analyze([source(text)]).module != nil)
    var changes = 0
    var rest = 0
    while let match = text.dropFirst(rest).firstMatch(
      of: /[ \[:,](-?[0-9]+(?:\.[0-9]+)?)(?=[,\]}\n ])/)
    {
      let digits = match.output.1
      let changed = text.replacingCharacters(
        in: digits.startIndex..<digits.endIndex, with: number)
      let offset = text.distance(from: text.startIndex, to: digits.startIndex)
      let isKept = analyze([source(changed)]).module != nil
      rest = offset + (isKept ? number.count : digits.count)
      if isKept { text = changed }
      changes += isKept ? 1 : 0
    }
    _ = page(of: text)
    #expect(changes > 0 || number.hasPrefix("-"))
  }

  @Test(
    "Are drawn where they are the ends of a control",
    arguments: ["-1e15...1e15", "-1e15...-1e14", "0...1e-300", "least...most", "1e15...most"])
  func ranges(_ range: String) {
    let page = page(
      of: """
        views:
          Film:
            data: { id: Int, count: Int, small: UInt8, part: Double, least: Double, most: Float }
            actions: { number: { value: Int }, small: { value: UInt8 }, part: { value: Double } }
            samples:
              - { id: 1, count: 3, small: 3, part: 1e308, least: -1e308, most: 3e38 }
              - { id: 2, count: -9223372036854775808, small: 255, part: -1e308, least: 0, most: 0 }
            layout:
              - stepper: { value: count, in: \(range), action: number, accessibilityLabel: A }
              - stepper: { value: small, in: \(range), step: 1e300, action: small, accessibilityLabel: B }
              - slider: { value: part, in: \(range), action: part, accessibilityLabel: C }
              - progress: part
              - label: { text: part, format: percent }
              - label: { text: "{count} and {part}" }
        sections: { films: { cells: [Film] } }

        """)
    #expect(page.contains("Film"))
  }

  private func source(_ text: String) -> SourceText {
    SourceText(path: "Film.sections", bytes: Array(text.utf8))
  }

  private func page(of text: String) -> String {
    let source = source(text)
    let analysis = analyze([source])
    guard let module = analysis.module else {
      Issue.record("\(DiagnosticRenderer(sources: [source]).render(analysis.diagnostics))")
      return ""
    }
    let page = PreviewPage(of: module, analysis.diagnostics, sources: [source], catalog: nil)
    _ = page.json().rendered()
    _ = Transcript(of: module, for: .standard)
    return PageRenderer(module, places: SourcePlaces([source])).html(of: page)
  }
}
