import TestSupport
import Testing

@testable import CellGenAuthoring

/// `cellgen keys` and `cellgen guide` on the command line.
@Suite struct KeysTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func anElementIsExplained() throws {
    let outcome = try Tool.run("keys", "label", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("A label\n\nA UILabel; short form: the field it shows.\n\n"))
    #expect(outcome.output.contains("\n  font"))
    #expect(outcome.output.contains("Example:\n\n  views:\n"))
  }

  @Test(arguments: [["label", "font"], ["label.font"]]) func aKeyIsExplained(_ words: [String])
    throws
  {
    let outcome = try Tool.run(["keys"] + words, in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("font of a label\n\nIts font.\n\n- Value: a font"))
    #expect(outcome.output.contains("\n- Default: 'body'.\n"))
  }

  @Test func wordsOfOtherFrameworksLeadToKeys() throws {
    #expect(try Tool.run("keys", "UILabel", in: folder).output.hasPrefix("label of a layout\n"))
    #expect(try Tool.run("keys", "tableView", in: folder).output.contains("manifest.table"))
    #expect(try Tool.run("keys", "onTapGesture", in: folder).output.contains("tap"))
  }

  @Test func allIsListedWithoutAWord() throws {
    let outcome = try Tool.run("keys", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("The keys of a manifest:\n  cellgen"))
  }

  @Test func aSlipIsNamed() throws {
    let outcome = try Tool.run("keys", "labl", in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: cellgen has no key 'labl'\n  = help: did you mean"))
    #expect(outcome.messages.contains("'label'"))
    let other = try Tool.run("keys", "xyzzyqux", in: folder)
    #expect(other.messages.contains("'cellgen keys' lists all elements and mappings"))
  }

  @Test func otherToolsReadJSON() throws {
    let outcome = try Tool.run("keys", "label", "font", "--format", "json", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("{\n  \"version\": 1,\n  \"words\": [\"label\", \"font\"],"))
    let none = try Tool.run("keys", "labl", "--format", "json", in: folder)
    #expect(none.exitCode == 0 && none.output.contains("\"suggestions\": [\"label\""))
  }

  @Test func theGuideIsPrinted() throws {
    let outcome = try Tool.run("guide", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == guidePage())
  }
}
