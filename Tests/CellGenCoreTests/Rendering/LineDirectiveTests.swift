import FixtureSupport
import Testing

@testable import CellGenCore

/// Where the compiler believes that lines of the generated code stand.
@Suite struct LineDirectiveTests {
  /// Each piece of output that a manifest supplied, found in the output by its text, is located at
  /// the line of the manifest that holds the mark behind it.
  @Test(arguments: [
    ("LineDirectives+ViewData.swift", "public var id: Int", "id: Int"),
    ("LineDirectives+ViewData.swift", "public var text: String", "text: String"),
    ("LineDirectives+ViewData.swift", "public var sent: Date?", "sent: Date?"),
    ("LineDirectives+ViewData.swift", "isRead: Bool = false", "isRead: Bool = false"),
    ("LineDirectives+ViewData.swift", "sent: Date? = nil,", "sent: Date?"),
    ("LineDirectives+ViewData.swift", "case reply(text: String, at: Date)", "reply: {"),
    ("LineDirectives+ViewData.swift", "case forward(to: String)", "to: String"),
    ("LineDirectives+ViewData.swift", "id: key,\n", "      id: key"),
    ("LineDirectives+ViewData.swift", "text: body\n", "text: body\n"),
    ("LineDirectives+ViewData.swift", "id: key, text: body", "map: { id: key,"),
    ("LineDirectives+ViewData.swift", "LetterViewData(key: 2", "- { key: 2"),
    ("LineDirectives+ViewData.swift", "init(_ delivery: Delivery", "from: Delivery"),
    ("LineDirectives+ViewData.swift", "id: delivery.id", "id: Int\n      # The property"),
    ("LineDirectives+ViewData.swift", "to: delivery.address.city", "from: address.city"),
  ])
  func pointToTheManifest(file: String, output: String, input: String) throws {
    let golden = GoldenCase(name: "LineDirectives")
    let manifest = String(decoding: try golden.sources()[0].bytes, as: UTF8.self)
    let text = try #require(try golden.generation().files.first { $0.name == file }?.text)
    #expect(locatedLine(of: output, in: text) == lineNumber(of: input, in: manifest))
  }

  /// swiftc warns at each directive of a module that has two files of one name.
  @Test func manifestsOfOneNameHaveNone() {
    let paths = ["Feed/Listing", "Search/Listing", "Search/History"]
    let texts = paths.enumerated().map { index, path in
      let views = "screen: Screen\(index)\nviews: { View\(index): { data: { text: String } } }\n"
      return SourceText(
        path: "/App/\(path).sections", relativePath: "\(path).sections", bytes: Array(views.utf8),
        index: index)
    }
    let located = generate(texts, options: Options(lineDirectives: true)).files
      .filter { $0.text.contains("#sourceLocation") }.map(\.name)
    #expect(located == ["Search_History+ViewData.swift"])
  }

  private func lineNumber(of part: String, in text: String) -> Int? {
    text.firstRange(of: part).map { range in
      text[..<range.lowerBound].count { $0 == "\n" } + 1
    }
  }

  /// The line that the compiler reports for a part of a text, or nil outside of all directives.
  private func locatedLine(of part: String, in text: String) -> Int? {
    guard let range = text.firstRange(of: part) else { return nil }
    var line: Int?
    for before in text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast()
    {
      if let match = before.firstMatch(
        of: /#sourceLocation\(file: "LineDirectives.sections", line: (\d+)\)/)
      {
        line = Int(match.1)
      } else if before.contains("#sourceLocation()") {
        line = nil
      } else {
        line = line.map { $0 + 1 }
      }
    }
    return line
  }
}
