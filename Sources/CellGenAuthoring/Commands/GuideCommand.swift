import CellGenCommand

extension Command {
  /// Nothing → one page about manifests.
  static let guide = Command(
    name: "guide",
    abstract: "Print one page that is enough to write a manifest.",
    discussion: """
      For people who are new to cellgen, and for coding agents that see nothing else:
      a whole manifest, ten rules, all elements, the keys of views and sections, and
      the commands to run. The page is Markdown of less than 6,000 bytes.
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
