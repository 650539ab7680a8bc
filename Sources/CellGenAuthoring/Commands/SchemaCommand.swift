import CellGenCommand

extension Command {
  /// Nothing → the JSON Schema of manifests.
  static let schema = Command(
    name: "schema",
    abstract: "Print the JSON Schema of manifests, or of a command's JSON output.",
    discussion: """
      With the schema, editors that support YAML complete keys and words in manifests,
      show what they mean, and mark mistakes. Save it next to the manifests, and name
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

      '--of lint' prints the schema of the JSON output of 'cellgen lint'. The same
      works for every command with '--format json'. Each output begins with the key
      'version'.
      """,
    operand: nil,
    options: [.of],
    examples: [
      ("cellgen schema > cellgen.schema.json", "Save the schema."),
      ("cellgen schema --of lint", "Print the schema of 'cellgen lint --format json'."),
    ],
    run: { arguments, terminal throws(Failure) in
      let output = PublishedOutput.named(arguments[.of] ?? "")
      try terminal.printResult(output?.schema ?? manifestSchema())
      return .success
    })
}

extension CommandOption {
  fileprivate static let of = CommandOption(
    "of", .choice(of: ["manifest"] + PublishedOutput.all.map(\.command), placeholder: "form"),
    "The JSON to describe: a manifest, or the output of a command.", fallback: "manifest")
}
