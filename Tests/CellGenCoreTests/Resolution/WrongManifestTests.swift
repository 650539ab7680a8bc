import CellGenCore
import Testing

/// Manifests with one mistake each: to add one, put it into `Fixtures/Wrong` and record its message.
@Suite("Wrong manifests")
struct WrongManifestTests {
  @Test("One mistake, one message, where it is marked", arguments: WrongManifests.wrong.all)
  func message(_ wrong: WrongManifest) throws {
    let (source, marks) = try wrong.input()
    let analysis = analyze([source])
    #expect(marks.count == 1)
    #expect((analysis.module == nil) == analysis.diagnostics.hasErrors)
    try wrong.check(analysis.diagnostics)
  }

  @Test("A certain edit answers its message", arguments: WrongManifests.wrong.all)
  func edit(_ wrong: WrongManifest) throws {
    let source = try wrong.input().source
    let found = analyze([source]).diagnostics
    guard let edited = edited(source, found) else { return }
    let rest = analyze([edited])
    #expect(!rest.diagnostics.all.contains { $0.code == found.all[0].code }, "\(rendered(rest))")
    if wrong.isFixed { #expect(rendered(rest) == "") }
  }

  @Test(
    "The help leads to a right manifest",
    arguments: WrongManifests.wrong.all.filter(\.isFixed))
  func fixed(_ wrong: WrongManifest) throws {
    let fixed = try wrong.fixed()
    #expect(rendered(resolved(fixed)) == "")
    #expect(!fixed.contains { marks.contains($0) })
    for diagnostic in analyze([try wrong.input().source]).diagnostics.all {
      for line in linesToWrite(in: diagnostic.help ?? "") {
        #expect(fixed.contains(line), "\(line)")
      }
    }
  }

  @Test("Two keys that are one in a manifest lead to the same line")
  func twoKeysForOne() {
    let text = """
      views:
        Post:
          data: { id: Int, title: String }
          layout:
            - label: { text: title, borderColor: systemRed, borderWidth: 2 }
      """
    let source = SourceText(path: "Listing.sections", bytes: Array(text.utf8))
    let line = "write 'border: { color: systemRed, width: 2 }'"
    #expect(analyze([source]).diagnostics.all.map(\.help) == [line, line])
  }

  @Test(
    "Another word for a key or an element hides no mistake in its value",
    arguments: [
      ("label: { text: title, textColor: .secondaryLabel }", ["unknown-key", "unknown-color"]),
      ("label: { text: title, foregroundStyle: secondary }", ["unknown-key", "unknown-color"]),
      ("switch: { on: isOn, accessibilityLabel: On }", ["unknown-element", "unknown-key"]),
    ])
  func valuesUnderAnotherWord(_ element: String, _ codes: [String]) {
    let text =
      "views:\n  Post:\n    data: { title: String, isOn: Bool }\n    layout: { \(element) }\n"
    #expect(resolved(text).diagnostics.sorted.map(\.code.rawValue) == codes)
  }

  @Test("Every file belongs to one of them")
  func files() throws { try WrongManifests.wrong.checkFiles() }

  /// What a help quotes to be written as it is, and not as one of two ways.
  private func linesToWrite(in help: String) -> [String] {
    let quoted = help.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return quoted.filter { line in
      line.contains(": ") && !line.contains("…") && !help.contains("'\(line)', or")
        && !help.contains(", or '\(line)'")
    }
  }
}
