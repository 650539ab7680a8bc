import CellGenCore

extension PublishedOutput {
  /// The outputs of all commands that print JSON, by the names of the commands.
  static let all: [PublishedOutput] = [
    lint, preview, breaking, strings, importFiles, doctor, dump, keys, explain,
  ]

  static func named(_ command: String) -> PublishedOutput? { all.first { $0.command == command } }

  private static let lint = PublishedOutput(
    command: "lint",
    entries: {
      [
        ("diagnostics", .list(.object(diagnostic))), ("errors", .integer), ("warnings", .integer),
        ("accepted", .list(.object(diagnostic + [("reason", .optional(.text))]))),
        ("transcript", .maybe(.list(.named("transcript")))),
      ]
    },
    definitions: {
      ranges + [
        ("transcript", .object([("file", .text), ("rows", .list(.named("spokenRow")))])),
        (
          "spokenRow",
          .object([
            ("view", .text), ("role", .text), ("sample", .optional(.integer)),
            (
              "stops",
              .list(
                .object([
                  ("label", .optional(.text)), ("value", .optional(.text)),
                  ("hint", .optional(.text)), ("traits", .list(.text)), ("actions", .list(.text)),
                ]))
            ),
          ])
        ),
      ]
    })

  private static var ranges: [OutputSchema.Entry] {
    [
      ("position", .object([("line", .integer), ("column", .integer), ("offset", .integer)])),
      ("range", .object([("start", .named("position")), ("end", .named("position"))])),
    ]
  }

  private static let breaking = PublishedOutput(
    command: "breaking",
    entries: {
      [
        ("against", .text),
        (
          "findings",
          .list(
            .object([
              ("code", .words(DiagnosticCode.breakingChanges.map(\.rawValue))),
              ("severity", .words(["warning"])),
              ("breaks", .list(.words(BreakingFinding.Aspect.allCases.map(\.rawValue)))),
              ("file", .text), ("range", .named("range")), ("message", .text), ("help", .text),
              (
                "was",
                .optional(.object([("file", .text), ("line", .integer), ("column", .integer)]))
              ),
              ("before", .text), ("after", .optional(.text)), ("declarations", .list(.text)),
            ]))
        ),
        (
          "accepted",
          .list(
            .object([
              ("code", .text), ("file", .text), ("line", .integer), ("message", .text),
              ("reason", .optional(.text)),
            ]))
        ),
      ]
    },
    definitions: { ranges })

  private static var diagnostic: [OutputSchema.Entry] {
    [
      ("code", .text), ("severity", .words(["error", "warning"])), ("file", .text),
      ("range", .named("range")), ("message", .text), ("label", .optional(.text)),
      (
        "related",
        .list(
          .object([
            ("file", .text), ("range", .named("range")), ("label", .optional(.text)),
          ]))
      ),
      ("help", .optional(.text)), ("note", .optional(.text)),
      ("fix", .optional(.object([("range", .named("range")), ("replacement", .text)]))),
    ]
  }

  private static let preview = PublishedOutput(
    command: "preview",
    entries: {
      [
        ("generatedBy", .words(["cellgen preview"])), ("manifests", .list(.text)),
        (
          "screens",
          .list(
            .object([
              ("name", .text),
              (
                "sections",
                .list(.object([("name", .text), ("rows", .list(.named("row")))]))
              ),
              (
                "states",
                .list(
                  .object([
                    ("name", .text), ("title", .optional(.text)), ("message", .optional(.text)),
                    ("button", .optional(.text)), ("view", .optional(.named("drawing"))),
                  ]))
              ),
            ]))
        ),
        (
          "views",
          .list(
            .object([
              ("name", .text), ("place", .text),
              (
                "pictures",
                .list(
                  .object([
                    ("title", .text), ("isMade", .flag), ("row", .named("row")),
                    ("spoken", .list(.text)),
                  ]))
              ),
            ]))
        ),
        (
          "findings",
          .list(
            .object([
              ("code", .text), ("message", .text), ("help", .optional(.text)), ("place", .text),
              ("view", .optional(.text)), ("isAboutAccessibility", .flag),
            ]))
        ),
      ]
    },
    definitions: {
      [
        ("row", .object([("view", .text), ("content", .named("drawing"))])),
        // Only the values that a kind of element has are present.
        (
          "drawing",
          .object([
            ("kind", .text), ("name", .maybe(.text)), ("isHidden", .maybe(.flag)),
            ("text", .maybe(.optional(.text))), ("detail", .maybe(.optional(.text))),
            ("value", .maybe(.optional(.text))), ("isOn", .maybe(.flag)),
            ("axis", .maybe(.words(["vertical", "horizontal"]))), ("view", .maybe(.text)),
            ("children", .maybe(.list(.named("drawing")))),
          ])
        ),
      ]
    })

  private static let strings = PublishedOutput(
    command: "strings",
    entries: {
      [
        ("catalog", .text), ("status", .maybe(.words(["created", "updated", "unchanged"]))),
        (
          "changes",
          .maybe(
            .list(
              .object([
                ("key", .text), ("change", .words(CatalogMerge.Change.allCases.map(\.rawValue))),
              ])))
        ),
        (
          "findings",
          .maybe(
            .list(
              .object([
                ("kind", .words(CatalogFinding.Kind.allCases.map(\.rawValue))),
                ("language", .optional(.text)), ("key", .text), ("file", .text),
                ("line", .integer), ("column", .integer), ("detail", .optional(.text)),
              ])))
        ),
        ("skipped", .integer),
      ]
    })

  private static let importFiles = PublishedOutput(
    command: "import",
    entries: {
      [
        (
          "files",
          .list(
            .object([
              ("path", .text), ("manifest", .optional(.text)),
              (
                "views",
                .list(
                  .object([
                    ("name", .text), ("line", .integer), ("result", .words(["whole", "partly"])),
                    ("findings", .list(.named("finding"))),
                  ]))
              ),
              ("findings", .list(.named("finding"))), ("text", .text),
            ]))
        ),
        ("summary", .object([("views", .integer), ("whole", .integer), ("partly", .integer)])),
      ]
    },
    definitions: {
      [
        (
          "finding",
          .object([
            ("line", .integer), ("column", .integer), ("subject", .text), ("kind", .text),
            ("degree", .text), ("text", .text),
          ])
        )
      ]
    })

  private static let doctor = PublishedOutput(
    command: "doctor",
    entries: {
      [
        ("folder", .text),
        (
          "findings",
          .list(
            .object([
              ("check", .words(DoctorCheck.all.map(\.name))), ("file", .text),
              ("line", .optional(.integer)), ("column", .optional(.integer)), ("message", .text),
              ("help", .text),
            ]))
        ),
        (
          "examined",
          .object([
            ("packages", .integer), ("xcodeProjects", .integer), ("targets", .integer),
            ("manifests", .integer), ("generatedFiles", .integer), ("stringCatalogs", .integer),
          ])
        ),
        ("unreadable", .list(.text)),
      ]
    })

  /// Trees and models: `manifests` contains the tree for each path, or the manifests of the model.
  private static let dump = PublishedOutput(
    command: "dump",
    entries: {
      let manifest = OutputSchema.object([
        ("path", .text), ("module", .optional(.text)), ("prefix", .optional(.text)),
        ("access", .text), ("imports", .list(.text)), ("containers", .list(.text)),
        ("deploymentTarget", .integer), ("swiftUI", .flag), ("views", .list(.text)),
        ("screen", .any),
      ])
      let view = OutputSchema.object([
        ("name", .text), ("manifest", .text), ("doc", .optional(.text)), ("types", .map(.text)),
        ("case", .text), ("fields", .list(.any)), ("actions", .list(.any)),
      ])
      return [
        ("manifests", .list(manifest)), ("views", .list(view)),
      ]
    })

  private static let keys = PublishedOutput(
    command: "keys",
    entries: {
      [
        ("words", .list(.text)),
        (
          "constructs",
          .list(
            .object([
              ("name", .text), ("title", .text), ("meaning", .optional(.text)),
              ("since", .optional(.integer)), ("shortKey", .optional(.text)),
              ("places", .list(.text)), ("keys", .list(.named("key"))),
              ("commonKeys", .list(.text)),
              ("rules", .list(.text)), ("example", .optional(.text)),
            ]))
        ),
        ("keys", .list(.named("key"))),
        (
          "foreign",
          .list(
            .object([
              ("owners", .list(.text)), ("means", .optional(.text)), ("help", .text),
            ]))
        ),
        ("suggestions", .list(.text)),
      ]
    },
    definitions: {
      [
        (
          "key",
          .object([
            ("name", .text), ("owner", .text), ("alsoIn", .list(.text)), ("meaning", .text),
            ("value", .text), ("forms", .list(.text)), ("mappings", .list(.text)),
            ("required", .flag), ("default", .optional(.text)), ("since", .optional(.integer)),
            ("synonyms", .list(.text)), ("example", .optional(.text)),
          ])
        )
      ]
    })

  private static let explain = PublishedOutput(
    command: "explain",
    entries: {
      let example = OutputSchema.optional(
        .list(.object([("path", .text), ("text", .text)])))
      return [
        (
          "pages",
          .list(
            .object([
              ("code", .text), ("kind", .text), ("topic", .text), ("title", .text),
              ("text", .optional(.text)), ("wrong", example), ("message", .optional(.text)),
              ("right", example),
            ]))
        )
      ]
    })
}
