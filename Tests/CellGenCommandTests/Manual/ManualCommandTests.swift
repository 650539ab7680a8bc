import Foundation
import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

/// The manual's page about the command names all that the command line takes.
@Suite("Manual: command") struct ManualCommandTests {
  @Test("Has a section for each subcommand", arguments: Command.all.map(\.name))
  func commands(_ name: String) throws {
    #expect(try section(of: name) != nil)
  }

  @Test("Names each option of a subcommand in its section", arguments: Command.all.map(\.name))
  func options(_ name: String) throws {
    let section = try section(of: name) ?? ""
    let command = try #require(Command.all.first { $0.name == name })
    for option in ([command] + command.subcommands).flatMap(\.options) {
      #expect(section.contains("`--\(option.name)`"), "--\(option.name)")
    }
    for subcommand in command.subcommands {
      #expect(section.contains("`\(subcommand.invocation)`"))
    }
  }

  @Test("Names the options of the tool, and shows the facts about a build") func version() throws {
    let page = try ManualArticle.read("Command")
    for option in CommandOption.ofTool { #expect(page.text.contains("`\(option.long)`")) }
    let shown = try #require(
      page.blocks.first { $0.text.hasPrefix("cellgen \(CellGenCommand.version)\n") })
    let keys = { (text: String) in text.split(separator: "\n").map { $0.prefix { $0 != ":" } } }
    #expect(keys(shown.text) == keys(BuildFacts.current.text))
  }

  @Test("Prints the transcript that the page about VoiceOver shows") func transcript() throws {
    let page = try ManualArticle.read("Accessibility")
    let folder = try TemporaryFolder()
    let manifest = try #require(page.manifests.first { $0.manifestName == "Letters.sections" })
    try folder.write(manifest.text, to: "Letters.sections")
    let outcome = try Tool.run(["lint", "Letters.sections", "--accessibility"], in: folder)
    let shown = try #require(page.blocks.first { $0.text.hasPrefix("Letters.sections\n") })
    #expect(outcome.output == shown.text)
  }

  /// The text from a subcommand's heading to the next.
  private func section(of name: String) throws -> String? {
    try ManualArticle.read("Command").text.components(separatedBy: "\n### ")
      .first { $0.hasPrefix("cellgen \(name)\n") }
  }
}
