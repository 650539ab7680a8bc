import TestSupport
import Testing

@Suite struct ExplainTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aCodeIsExplained() throws {
    let outcome = try Tool.run("explain", "unknown-key", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("unknown-key: an unknown key\n\nEvery mapping"))
    #expect(
      outcome.output.contains(
        """
        cellgen says:

          Listing.sections:5:5: error: a view has no key 'acions' [unknown-key]
            |
        """))
  }

  @Test func aKindOfFindingsIsExplained() throws {
    let outcome = try Tool.run("explain", "same-plural", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(
      outcome.output == """
        same-plural: the forms for one and several are the same

        A finding of 'cellgen strings --check'.

        Both forms are still as 'cellgen strings' added them. Write the form for
        one, or mark both as reviewed if they are meant to be the same.

        """)
  }

  @Test func allCodesAreListed() throws {
    let outcome = try Tool.run("explain", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output.hasPrefix("Files and characters:\n  empty-manifest            a man"))
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func aSlipInACodeIsNamed() throws {
    let outcome = try Tool.run("explain", "low-contrsat", in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: cellgen has no code 'low-contrsat'
          = help: did you mean 'low-contrast'?
        Usage: cellgen explain [<code>] [--format <format>]
          See 'cellgen explain --help' for more information.

        """)
  }

  @Test func aNameThatIsNearNoCodeLeadsToTheList() throws {
    let outcome = try Tool.run("explain", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 64)
    #expect(outcome.messages.contains("  = help: 'cellgen explain' lists all codes\n"))
  }

  @Test func thereIsOneCodeAtATime() throws {
    let outcome = try Tool.run("explain", "anchor", "alias", in: folder)
    #expect(outcome.exitCode == 64)
    #expect(
      outcome.messages.hasPrefix(
        "error: 'cellgen explain' takes no more arguments, found 'alias'\n"))
  }
}
