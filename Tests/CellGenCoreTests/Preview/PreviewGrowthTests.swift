import CellGenCore
import TestSupport
import Testing

@testable import CellGenAuthoring

/// A page for four times as much takes about four times as long to write, and not sixteen times.
@Suite("Growth of the page of previews")
struct PreviewGrowthTests {
  @Test(
    "Is linear",
    arguments: [
      Growth("fields of a view") {
        "views:\n  V:\n    data:\n      id: Int\n" + lines($0) { "      f\($0): Int" } + screen
      },
      Growth("labels in a column") {
        "views:\n  V:\n    data: { id: Int, a: Int }\n    layout:\n"
          + lines($0) { _ in "      - label: a" } + screen
      },
      Growth("labels in a row") {
        "views:\n  V:\n    data: { id: Int, a: Int }\n    layout:\n      - hstack:\n"
          + lines($0) { _ in "          - label: a" } + screen
      },
      Growth("samples") {
        "views:\n  V:\n    data: { id: Int, a: Int }\n    samples:\n"
          + lines($0) { "      - { id: \($0), a: \($0) }" } + screen
      },
      Growth("views") {
        "views:\n" + lines($0) { "  V\($0): { data: { id: Int, a: Int } }" }
          + "sections:\n  s: { cells: [V0] }\n"
      },
      Growth("findings") {
        "views:\n  V:\n    data: { id: Int, a: Int }\n    background: white\n    layout:\n"
          + lines($0) { _ in "      - label: { text: a, color: white }" } + screen
      },
    ])
  func growth(_ growth: Growth) {
    let size = Thoroughness.isNightly ? 300 : 100
    let few = growth.seconds(for: size, draw)
    let many = growth.seconds(for: 4 * size, draw)
    #expect(many < 9 * few, "\(few) s, and \(many) s for four times as much")
  }

  private func draw(_ source: SourceText) {
    let analysis = analyze([source])
    guard let module = analysis.module else { return }
    let page = PreviewPage(of: module, analysis.diagnostics, sources: [source], catalog: nil)
    _ = PageRenderer(module, places: SourcePlaces([source])).html(of: page)
  }
}

private let screen = "sections:\n  s: { cells: [V] }\n"
