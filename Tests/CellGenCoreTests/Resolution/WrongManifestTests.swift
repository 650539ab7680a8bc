import CellGenCore
import FixtureSupport
import Testing

/// Manifests with one mistake each: to add one, put it into a page of `Fixtures/Wrong` and record its message.
@Suite("Wrong manifests")
struct WrongManifestTests {
  @Test(
    "One mistake, one message where it is marked, and a help that leads to a right manifest",
    arguments: WrongManifests.wrong.all)
  func message(_ wrong: WrongManifest) {
    for failure in wrong.failures() { Issue.record("\(failure)") }
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
    let line = "'border: { color: systemRed, width: 2 }'"
    #expect(
      analyze([source]).diagnostics.all.map(\.help)
        == ["write \(line)", "remove it: 'border' covers both"])
  }

  @Test("The bounds of a range that are two keys lead to one, which is written once")
  func boundsOfRange() {
    let slider =
      "slider: { value: volume, minimumValue: 0, maximumValue: 10, accessibilityLabel: Volume }"
    let text = "views:\n  Post:\n    data: { volume: Double }\n    layout: { \(slider) }\n"
    #expect(
      resolved(text).diagnostics.sorted.map(\.help)
        == ["write 'in: 0...10'", "remove it: 'in' covers both"])
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

  @Test("Every file belongs to one of them, and pages have their one form")
  func files() {
    for failure in WrongManifests.wrong.failuresOfFiles() { Issue.record("\(failure)") }
  }
}
