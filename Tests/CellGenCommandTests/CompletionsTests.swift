import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

/// `cellgen completions`: scripts that their shells take, and what they offer.
@Suite struct CompletionsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["bash", "zsh", "fish"]) func theShellReadsItsScript(shell: String) throws {
    let script = try script(for: shell)
    let path = try folder.write(script, to: "script")
    guard try isInstalled(shell) else { return }
    let check = try Subprocess.run([shell, "-n", path], in: folder.url)
    #expect(check.exitCode == 0 && check.messages == "", "\(check.messages)")
  }

  /// Nothing that help lists is missing from a script.
  @Test(arguments: ["bash", "zsh", "fish"]) func everythingIsOffered(shell: String) throws {
    let script = try script(for: shell)
    for command in Command.all.flatMap({ [$0] + $0.subcommands }) {
      #expect(script.contains(command.word))
      for option in command.allOptions {
        let name = shell == "fish" ? "-l \(option.name) " : option.long
        #expect(script.contains(name), "\(command.name) \(option.long)")
      }
    }
    for option in CommandOption.ofTool where shell != "bash" {
      #expect(script.contains(option.help), "\(option.long)")
    }
  }

  /// A line before the cursor, and all that bash offers then.
  static let lines: [([String], [String])] = [
    (["ge"], ["generate"]),
    (["new", ""], ["screen", "view", "manifest", "xcode-templates"]),
    (["new", "v"], ["view"]),
    (["generate", "--o"], ["--output", "--outputs"]),
    (["generate", ""], ["A.sections", "Folder"]),
    (["generate", "A.sections", "-o", ""], ["Folder"]),
    (["generate", "--runtime", ""], ["embed", "embed-all", "import"]),
    (["generate", "--runtime", "="], ["embed", "embed-all", "import"]),
    (["lint", "--format", "=", "s"], ["sarif"]),
    (["new", "view", "--runtime", "e"], ["embed"]),
    (["new", "view", "--m"], ["--manifest"]),
    (["init", "--template", "m"], ["module", "manifest"]),
    (["init", ""], ["Folder"]),
    (["init", "--name", ""], []),
    (
      ["explain", "template-"],
      ["template-braces", "template-tag", "template-block", "template-name"]
    ),
    (["help", "sch"], ["schema"]),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["--vers"], ["--version"]),
    (["--version", "--ver"], ["--version", "--verbose"]),
  ]

  @Test(arguments: lines) func bashOffers(words: [String], offers: [String]) throws {
    try folder.write("", to: "A.sections")
    try folder.write("", to: "B.txt")
    try folder.makeFolder("Folder")
    try folder.write(try script(for: "bash"), to: ".script")
    try folder.write(
      """
      source ./.script
      COMP_WORDS=(cellgen "$@")
      COMP_CWORD=$#
      _cellgen
      printf '%s\\n' "${COMPREPLY[@]}"
      """, to: ".ask")
    let outcome = try Subprocess.run(["bash", ".ask"] + words, in: folder.url)
    #expect(outcome.messages == "")
    #expect(outcome.output.split(separator: "\n").map(String.init) == offers)
  }

  @Test func anotherShellIsAMistake() throws {
    let outcome = try Tool.run("completions", "tcsh", in: folder)
    #expect(outcome.exitCode == 64 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: cellgen has no completions for 'tcsh'
          = help: use 'bash', 'zsh' or 'fish'

        """)
  }

  @Test func helpKnowsAllCommands() {
    #expect(Command.commandWords == Command.all.map(\.word))
  }

  private func script(for shell: String) throws -> String {
    let outcome = try Tool.run("completions", shell, in: folder)
    try #require(outcome.exitCode == 0 && outcome.messages == "")
    return outcome.output
  }

  private func isInstalled(_ shell: String) throws -> Bool {
    try Subprocess.run(["sh", "-c", "command -v \(shell)"]).exitCode == 0
  }
}
