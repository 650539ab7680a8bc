import CellGenCommand

extension Command {
  /// Nothing → one page about manifests.
  static let guide = Command(
    name: "guide",
    abstract: "Print one page that is enough to write a manifest.",
    discussion: """
      The page is for people who begin and for coding agents who see nothing else: a
      whole manifest, ten rules, all elements and keys of views and sections, and the
      commands to run. It is Markdown of less than 6,000 bytes.
      """,
    operand: nil,
    options: [],
    examples: [
      ("cellgen guide", "Read the page."),
      ("cellgen guide >> AGENTS.md", "Give it to coding agents."),
    ],
    run: { _, terminal throws(Failure) in
      try terminal.printResult(guidePage())
      return .success
    })
}
