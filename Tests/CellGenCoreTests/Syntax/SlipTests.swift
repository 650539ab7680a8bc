import Testing

@testable import CellGenCore

/// A manifest with mistakes, marked `①`, `②` … where they are reported.
struct Slip: Sendable, CustomTestStringConvertible {
  var name: String
  var input: String
  /// The code and headline of each report.
  var reports: [String]

  init(_ name: String, _ input: String, _ reports: String...) {
    (self.name, self.input, self.reports) = (name, input, reports)
  }

  var testDescription: String { name }
}

let allSlips = textSlips + indentationSlips + keySlips + flowSlips + scalarSlips

@Suite("Slips")
struct SlipTests {
  @Test(arguments: allSlips)
  func isReported(_ slip: Slip) {
    let (bytes, offsets) = stripMarks(slip.input)
    let reading = Reading(bytes)
    #expect(reading.summaries == slip.reports)
    #expect(reading.offsets == offsets)
  }

  @Test(arguments: allSlips)
  func isReportedWithOtherLineEnds(_ slip: Slip) {
    let reading = Reading(stripMarks(slip.input.replacing("\n", with: "\r\n")).bytes)
    #expect(reading.diagnostics.map(\.code.rawValue) == slip.reports.map(code))
  }

  @Test(arguments: allSlips)
  func everyPrefixEnds(_ slip: Slip) {
    let bytes = stripMarks(slip.input).bytes
    for count in bytes.indices {
      let reading = Reading(Array(bytes[..<count]))
      #expect(reading.root != nil || !reading.diagnostics.isEmpty)
    }
  }

  @Test(arguments: allSlips)
  func messagesKeepTheirForm(_ slip: Slip) {
    for diagnostic in Reading(stripMarks(slip.input).bytes).diagnostics {
      #expect(!diagnostic.message.hasSuffix("."))
      #expect(diagnostic.help != nil)
      #expect(!diagnostic.message.isEmpty)
      let texts = [diagnostic.message, diagnostic.help ?? "", diagnostic.note ?? ""]
      #expect(!texts.joined().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
    }
  }

  /// The two tables of encodings have no marks: their bytes are no text.
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

  private func code(_ report: String) -> String { String(report.prefix { $0 != ":" }) }
}
