import CellGenCore
import Testing

@Suite("Runs on several cores")
struct ConcurrentRunTests {
  @Test("Results are in the order of the elements", arguments: [1, 2, 7, 100])
  func order(cores: Int) {
    let numbers = Array(0..<50)
    // The first elements take longest.
    let sums = numbers.concurrentMap(on: cores) { number in
      (0..<(50 - number) * 1000).reduce(number) { sum, _ in sum } * 2
    }
    #expect(sums == numbers.map { $0 * 2 })
    #expect([Int]().concurrentMap(on: cores) { $0 }.isEmpty)
  }

  @Test("The files of many manifests are the same each time")
  func files() {
    let sources = sources { number in
      "  Shown\(number):\n    data: { id: Int, title: String }\n    layout:\n"
        + "      - label: { text: title, style: card, color: ink }\n"
    }
    let first = generate(sources, options: Options())
    #expect(first.diagnostics.all.isEmpty)
    #expect(first.files.count == 4 * 31 + 1)
    for _ in 0..<5 { #expect(generate(sources, options: Options()).files == first.files) }
  }

  @Test("The mistakes of many manifests are the same each time, each reported once")
  func mistakes() {
    let sources = sources(colors: "ink: { light: blakc, dark: white }") { number in
      "  Shown\(number):\n    data: { id: Int, title: Strin }\n    layout:\n"
        + "      - label: { text: titel, style: card, color: ink }\n"
    }
    let first = analyze(sources)
    let messages = headlines(first)
    #expect(messages.count { $0.contains("blakc") } == 1)
    #expect(messages.count { $0.contains("titel") } == 30)
    for _ in 0..<5 { #expect(headlines(analyze(sources)) == messages) }
  }

  /// A manifest with tokens, and 30 that use it.
  private func sources(
    colors: String = "ink: { light: black, dark: white }", view: (Int) -> String
  ) -> [SourceText] {
    let shared =
      "colors:\n  \(colors)\nstyles:\n  card: { font: headline }\n"
      + "views:\n  Badge: { data: { text: String } }\n"
    let texts =
      [shared]
      + (0..<30).map { number in
        "uses: [S0]\nviews:\n\(view(number))"
          + "sections:\n  main: { header: Badge, cells: Shown\(number) }\n"
      }
    return texts.enumerated().map { index, text in
      SourceText(path: "S\(index).sections", bytes: Array(text.utf8), index: index)
    }
  }
}
