import Foundation

/// Python's validator of a JSON Schema, and its reader of YAML.
public struct SchemaValidator {
  /// True if Python has the required packages.
  public static let isInstalled: Bool = {
    let outcome = try? Subprocess.run([
      "python3", "-c", "from jsonschema import Draft202012Validator; from yaml import CSafeLoader",
    ])
    return outcome?.exitCode == 0
  }()

  private let schema: String

  /// Creates a validator.
  ///
  /// - Parameter schema: A JSON Schema, which is checked as well.
  public init(schema: String) { self.schema = schema }

  /// Returns where each manifest violates the schema, as paths such as `$.views.Post.layout`.
  public func complaints(about manifests: [String]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    try folder.write(Self.program, to: "validate.py")
    try folder.write(schema, to: "schema.json")
    let names = try manifests.enumerated().map { index, text in
      try folder.write(text, to: "\(index).yaml")
    }
    let run = try Subprocess.run(["python3", "validate.py"] + names, in: folder.url)
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    return try run.output.split(separator: "\n").map {
      try JSONDecoder().decode([String].self, from: Data($0.utf8))
    }
  }

  private static let program = #"""
    import json, re, sys, yaml, jsonschema

    class Loader(yaml.CSafeLoader):
        """The core schema of YAML 1.2, which editors read with."""

    Loader.yaml_implicit_resolvers = {}
    for tag, pattern, first in [
        ("null", r"^(~|null|Null|NULL|)$", ["~", "n", "N", ""]),
        ("bool", r"^(true|True|TRUE|false|False|FALSE)$", list("tTfF")),
        ("int", r"^[-+]?[0-9]+$", list("-+0123456789")),
        ("float", r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$", list("-+.0123456789")),
    ]:
        Loader.add_implicit_resolver("tag:yaml.org,2002:" + tag, re.compile(pattern), first)

    with open("schema.json") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    checker = jsonschema.Draft202012Validator(schema)
    for name in sys.argv[1:]:
        with open(name) as file:
            errors = checker.iter_errors(yaml.load(file, Loader))
            print(json.dumps([error.json_path for error in errors]))
    """#
}
