import CellGenCommand

extension Command {
  /// Nothing → the JSON Schema of manifests.
  static let schema = Command(
    name: "schema",
    abstract: "Print the JSON Schema of manifests, for editors.",
    discussion: """
      With it an editor with YAML support completes keys and words in manifests,
      shows what they mean and marks what is wrong. Save it beside the manifests, and
      name it in the first line of each one:

          # yaml-language-server: $schema=cellgen.schema.json

      In VS Code, with the extension "YAML" by Red Hat, it can be named for all
      manifests at once in '.vscode/settings.json':

          {
            "files.associations": { "*.sections": "yaml" },
            "yaml.schemas": { "./cellgen.schema.json": "*.sections" }
          }

      The schema knows the keys and the forms of their values; 'cellgen lint' knows
      the names, too.
      """,
    operand: nil,
    options: [],
    examples: [("cellgen schema > cellgen.schema.json", "Save the schema.")],
    run: { _, terminal throws(Failure) in
      try terminal.printResult(manifestSchema())
      return .success
    })
}
