import CellGenAuthoring
import TestSupport
import Testing

/// `cellgen schema` on the command line.
@Suite struct SchemaTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func theSchemaIsPrinted() throws {
    let outcome = try Tool.run("schema", in: folder)
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(outcome.output == manifestSchema())
    #expect(outcome.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/"))
  }

  @Test func itTakesNoArgument() throws {
    let outcome = try Tool.run("schema", "Listing.sections", in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: 'cellgen schema' takes no more arguments, found 'Listing.sections'
        Usage: cellgen schema [--of <form>]
          See 'cellgen schema --help' for more information.

        """)
  }

  @Test func itsHelpSaysHowEditorsFindIt() throws {
    let outcome = try Tool.run("help", "schema", in: folder)
    #expect(outcome.output.contains("USAGE: cellgen schema [--of <form>]\n"))
    #expect(outcome.output.contains("# yaml-language-server: $schema="))
    #expect(outcome.output.contains("\"yaml.schemas\""))
    #expect(!outcome.output.contains("ARGUMENTS"))
  }
}
