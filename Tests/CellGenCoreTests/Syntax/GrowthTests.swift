import Testing

@testable import CellGenCore

/// Large and hostile inputs: they end, and say what they should.
@Suite("Growth")
struct GrowthTests {
  @Test func manyKeys() throws {
    let text = (0..<20_000).map { "key\($0): v\n" }.joined() + "key7: again\n"
    #expect(Reading(text).summaries == ["duplicate-key: duplicate key 'key7'"])
  }

  @Test func manyErrorsAreAllCollected() {
    let text = String(repeating: "a: @\nb: 1\n", count: 2_000)
    #expect(Reading(text).diagnostics.count == 3_999)
  }

  @Test func manyErrorsOnALineAreOne() {
    let text = "a: {" + String(repeating: "b: 1, ", count: 20_000) + "}\nc: @\n"
    #expect(Reading(text).diagnostics.map(\.code) == [.duplicateKey, .reservedCharacter])
  }

  @Test(arguments: [
    String(repeating: "[", count: 5_000), String(repeating: "{a: ", count: 5_000),
    String(repeating: "- ", count: 5_000),
    (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ])
  func nestingIsLimited(_ text: String) {
    #expect(Reading(text).summaries.first?.hasPrefix("too-deep: ") == true)
  }

  @Test func aHundredLevelsAreRead() {
    let text = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    #expect(Reading(text).summaries == [])
  }

  @Test func largeFilesAreRefused() {
    let bytes = [UInt8](repeating: 0x23, count: 16 * 1024 * 1024 + 1)
    #expect(Reading(bytes).diagnostics.map(\.code) == [.fileTooLarge])
  }

  @Test func longKeys() {
    #expect(Reading(String(repeating: "é", count: 1024) + ": 1\n").summaries == [])
    let long = Reading(String(repeating: "é", count: 1025) + ": 1\n")
    #expect(long.diagnostics.map(\.code) == [.longKey])
  }
}
