import FixtureSupport
import Testing

@testable import CellGenCore

/// Mistakes that the parser finds: to add one, put it into a page of `Fixtures/Slips` and record its messages.
@Suite("Slips")
struct SlipTests {
  @Test(arguments: WrongManifests.slips.all)
  func isReported(_ slip: WrongManifest) {
    var found = Diagnostics()
    _ = parse(slip.source, &found)
    for failure in slip.failures(of: found) { Issue.record("\(failure)") }
  }

  @Test(arguments: WrongManifests.slips.all)
  func isReportedWithOtherLineEnds(_ slip: WrongManifest) {
    let bytes = slip.source.bytes
    let text = String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n")
    #expect(Reading(text).diagnostics.map(\.code) == Reading(bytes).diagnostics.map(\.code))
  }

  @Test(arguments: WrongManifests.slips.all)
  func everyPrefixEnds(_ slip: WrongManifest) {
    let bytes = slip.source.bytes
    for count in bytes.indices {
      let reading = Reading(Array(bytes[..<count]))
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }

  @Test(arguments: WrongManifests.slips.all)
  func messagesKeepTheirForm(_ slip: WrongManifest) {
    for diagnostic in Reading(slip.source.bytes).diagnostics {
      #expect(!diagnostic.message.hasSuffix("."))
      #expect(diagnostic.help != nil)
      #expect(!diagnostic.message.isEmpty)
      let texts = [diagnostic.message, diagnostic.help ?? "", diagnostic.note ?? ""]
      #expect(!texts.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }

  @Test func everyFileBelongsToOne() {
    for failure in WrongManifests.slips.failuresOfFiles() { Issue.record("\(failure)") }
  }

  /// Bytes that are no text have no place in a file with marks.
  @Test(
    arguments: [
      ([0x61, 0x3A, 0x20, 0x63, 0x61, 0x66, 0xE9, 0x0A], "invalid-utf-8", 6),
      ([0x61, 0x3A, 0x20, 0xC0, 0x80], "invalid-utf-8", 3),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "invalid-utf-8", 3),
      ([0x61, 0x3A, 0x20, 0xF0, 0x9F, 0x98], "invalid-utf-8", 3),
      ([0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0, 0x0A, 0], "wrong-encoding", 0),
      ([0xFE, 0xFF, 0, 0x61], "wrong-encoding", 0),
      ([0x61, 0, 0x3A, 0, 0x20, 0], "wrong-encoding", 0),
      ([0, 0, 0, 0x61], "wrong-encoding", 0),
      ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "wrong-encoding", 0),
    ] as [([UInt8], String, Int)])
  func encoding(_ bytes: [UInt8], _ code: String, _ offset: Int) {
    let reading = Reading(bytes)
    #expect(reading.root == nil)
    #expect(reading.diagnostics.map(\.code.rawValue) == [code])
    #expect(reading.offsets == [offset])
  }
}
