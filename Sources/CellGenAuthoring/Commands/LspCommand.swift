import CellGenCommand
import Foundation

extension Command {
  /// Messages from an editor → messages about its manifests.
  static let languageServer = Command(
    name: "lsp",
    abstract: "Serve editors: mistakes while you type, fixes, formatting and more.",
    discussion: """
      Speaks the Language Server Protocol 3.17 on standard input and output. Editors
      and agents start it; the manual describes how to set each of them up.

      The manifests of a target are checked together, including those they use from
      other modules. Targets are found in packages and Xcode projects, as by 'cellgen
      doctor'. In a folder that belongs to neither, the manifests are checked
      together. Documents that are open in the editor take precedence over their
      files. Messages about the server itself go to standard error.
      """,
    operand: nil,
    options: [.standardStreams],
    examples: [("cellgen lsp", "Serve the editor that runs this command.")],
    run: { _, terminal throws(Failure) in
      if isatty(STDIN_FILENO) == 1 {
        terminal.printMessage(
          "cellgen lsp: editors start this command; press Ctrl-D to end it\n")
      }
      let server = LanguageServer(
        input: STDIN_FILENO, output: STDOUT_FILENO, log: { terminal.printMessage($0) })
      return server.run()
    })
}

extension CommandOption {
  fileprivate static let standardStreams = CommandOption(
    "stdio", .flag, "Use standard input and output, which is the default.")
}
