import CellGenCommand

extension Command {
  /// Nothing → the JSON Schema of manifests.
  static let schema = Command(
    name: "schema",
    abstract: "Print the JSON Schema of manifests, for editors.",
    discussion: """
      With the schema, editors that support YAML complete keys and words in manifests,
      show what they mean and mark mistakes. Save it next to the manifests, and name
      it in the first line of each one:

          # yaml-language-server: $schema=cellgen.schema.json

      In VS Code, with the extension "YAML" by Red Hat, you can set it for all
      manifests in '.vscode/settings.json':

          {
            "files.associations": { "*.sections": "yaml" },
            "yaml.schemas": { "./cellgen.schema.json": "*.sections" }
          }

      The schema checks keys and the forms of their values; 'cellgen lint' also checks
      names.
      """,
    operand: nil,
    options: [],
    examples: [("cellgen schema > cellgen.schema.json", "Save the schema.")],
    run: { _, terminal throws(Failure) in
      try terminal.printResult(manifestSchema())
      return .success
    })
}
