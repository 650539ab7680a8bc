import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

/// `cellgen help --man`: a page that says what help says.
@Suite struct ManPageTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let escapes = [
    ("plain text.", "plain text."), ("--output", "\\-\\-output"), ("a\\b", "a\\(rsb"),
    ("'a' `b` ~ ^", "\\(aqa\\(aq \\(gab\\(ga \\(ti \\(ha"), ("…é", "\\[u2026]\\[u00E9]"),
    ("\u{1F600}", "\\[u1F600]"),
  ]

  @Test(arguments: escapes) func textIsEscaped(text: String, escaped: String) {
    #expect(ManPage.escaped(text) == escaped)
  }

  @Test func linesOfTextAreNoMacros() throws {
    let macros: Set = [".TH", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".nf", ".fi", ".nh", ".ad"]
    let page = try page()
    for line in page.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
      #expect(macros.contains(String(line.prefix(3))), "\(line)")
    }
    #expect(page.hasPrefix(#".TH CELLGEN 1 "" "cellgen 0.1.0" "cellgen""#))
    #expect(page.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func everythingIsOnThePage() throws {
    let page = try page()
    for option in CommandOption.ofTool {
      #expect(page.contains(ManPage.escaped(option.help)), "\(option.long)")
    }
    for command in Command.all.flatMap({ [$0] + $0.subcommands }) {
      #expect(page.contains("\n.SS \(ManPage.escaped(command.invocation))\n"))
      #expect(page.contains("\n\(ManPage.escaped(command.abstract))\n"))
      for option in command.allOptions {
        #expect(page.contains(ManPage.escaped(option.long)), "\(option.long)")
        #expect(page.contains(ManPage.escaped(option.help)), "\(option.long)")
      }
      for example in command.examples {
        #expect(page.contains("\n\(ManPage.escaped(example.line))\n"), "\(example.line)")
      }
    }
  }

  @Test func groffSetsIt() throws {
    guard try Subprocess.run(["sh", "-c", "command -v groff"]).exitCode == 0 else { return }
    let path = try folder.write(try page(), to: "cellgen.1")
    let command = "groff -man -ww -Tascii -P-cbou -rLL=100n \(path)"
    let outcome = try Subprocess.run(["sh", "-c", command])
    #expect(outcome.exitCode == 0 && outcome.messages == "", "\(outcome.messages)")
    #expect(outcome.output.contains("\n   cellgen new view\n"))
    #expect(outcome.output.contains("\n           # yaml-language-server: $schema=cellgen.schema"))
  }

  @Test func itIsAboutAllCommands() throws {
    let outcome = try Tool.run("help", "--man", "lint", in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: 'cellgen help' takes no more arguments, found"))
  }

  private func page() throws -> String {
    let outcome = try Tool.run("help", "--man", in: folder)
    try #require(outcome.exitCode == 0 && outcome.messages == "")
    return outcome.output
  }
}
