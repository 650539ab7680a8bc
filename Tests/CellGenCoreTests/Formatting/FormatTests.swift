import Testing

@testable import CellGenAuthoring
@testable import CellGenCore

/// A manifest before and after formatting; nil for one that is right as it is.
struct FormatCase: Sendable, CustomTestStringConvertible {
  var name: String
  var before: String
  var after: String

  init(_ name: String, _ before: String, _ after: String? = nil) {
    (self.name, self.before, self.after) = (name, before, after ?? before)
  }

  var testDescription: String { name }
}

/// `cellgen format`'s pure part, case by case.
@Suite("Formatting") struct FormatTests {
  @Test(arguments: formatCases) func isFormatted(_ row: FormatCase) {
    #expect(formatted(row.before) == row.after)
    #expect(formatted(row.after) == row.after)
  }

  @Test(arguments: formatCases) func lineEndsAndMarksDoNotMatter(_ row: FormatCase) {
    #expect(formatted(row.before.replacing("\n", with: "\r\n")) == row.after)
    #expect(formatted("\u{FEFF}" + row.before) == row.after)
  }

  @Test func whatIsNoYAMLIsNotFormatted() {
    let formatting = format(SourceText(path: "", bytes: Array("a: [\n".utf8)))
    #expect(formatting.text == nil && formatting.diagnostics.hasErrors)
  }

  @Test(arguments: formatCases) func everyPrefixEnds(_ row: FormatCase) {
    let bytes = Array(row.before.utf8)
    for count in bytes.indices {
      _ = format(SourceText(path: "", bytes: Array(bytes[..<count])))
    }
  }
}

/// A manifest in the canonical form; empty when it has errors.
func formatted(_ text: String) -> String {
  format(SourceText(path: "Listing.sections", bytes: Array(text.utf8))).text ?? ""
}
