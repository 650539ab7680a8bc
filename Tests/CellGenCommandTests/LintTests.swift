import TestSupport
import Testing

/// `cellgen lint` and `cellgen dump`, from manifests on disk to text on the two streams.
@Suite struct LintTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aMistakeIsShownAtItsPlace() throws {
    try folder.write("views:\n  Title: [\n", to: "Listing.sections")
    let outcome = try Tool.run("lint", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Listing.sections:"))
    #expect(outcome.messages.contains(": error: "))
    #expect(outcome.messages.hasSuffix("\n1 error\n"))
    #expect(!outcome.messages.contains("\u{1B}"))
  }

  @Test func aTreeIsPrinted() throws {
    try folder.write("b: [1, x]\na:\n  c: \"\"\n  d:\n", to: "Listing.sections")
    let outcome = try Tool.run(
      "dump", "Listing.sections", "--stage", "tree", "--format", "json", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == #"{"b":["1","x"],"a":{"c":"","d":null}}"# + "\n")
  }

  @Test func severalTreesAreKeyedByTheirPaths() throws {
    try folder.write("a: 1\n", to: "Screens/One.sections")
    try folder.write("b: 2\n", to: "Two \"2\".sections")
    let outcome = try Tool.run("dump", "Two \"2\".sections", "Screens", in: folder)
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == #"{"Two \"2\".sections":{"b":"2"},"Screens/One.sections":{"a":"1"}}"# + "\n"
    )
  }

  @Test func onlyTheSyntaxOfATreeCounts() throws {
    try folder.write("viewz: 1\n", to: "Listing.sections")
    let outcome = try Tool.run("dump", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 0 && outcome.output == #"{"viewz":"1"}"# + "\n")
  }

  @Test func aWrongTreeIsNotPrinted() throws {
    try folder.write("a: [\n", to: "Listing.sections")
    let outcome = try Tool.run("dump", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("Listing.sections:"))
  }

  @Test func aFileThatIsTooLargeIsAMistake() throws {
    try folder.write(String(repeating: "#\n", count: 17 << 19), to: "Listing.sections")
    let outcome = try Tool.run("lint", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.hasPrefix("Listing.sections:"))
  }
}
