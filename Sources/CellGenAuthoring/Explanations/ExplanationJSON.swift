import CellGenCore

/// The page of a code, for other tools.
struct PageOfCode {
  let code: String
  /// `error` or `warning`, or `finding` of a catalog or a project.
  let kind: String
  let topic: String
  let title: String
  var text: String?
  var examples: (wrong: Explanation.Example, right: Explanation.Example)?

  init(_ code: DiagnosticCode) {
    let explanation = code.explanation
    self.code = code.rawValue
    (kind, topic) = (code.severity.rawValue, code.topic.rawValue)
    (title, text) = (explanation.title, explanation.text)
    examples = (explanation.wrong, explanation.right)
  }

  init(_ check: DoctorCheck) {
    (code, kind, topic) = (check.name, "finding", "Findings of 'cellgen doctor'")
    (title, text) = (check.title, check.text)
  }

  init(_ kind: CatalogFinding.Kind) {
    (code, self.kind, topic) = (kind.rawValue, "finding", "Findings of 'cellgen strings --check'")
    (title, text) = (kind.title, kind.remedy)
  }

  /// The page as it appears in a list of all pages.
  var withoutText: PageOfCode {
    var page = self
    (page.text, page.examples) = (nil, nil)
    return page
  }
}

/// Pages of codes as JSON.
///
///     { "version": 1, "pages": [ { "code", "kind", "topic", "title", "text", "wrong", "message", "right" } ] }
///
///     wrong, right  [ { "path", "text" } ]
///
/// All keys are always present, in this order. In a list, the text and all keys after it are null. Examples
/// of findings are null as well, and so are those that are too long or aren't text.
func renderJSON(_ pages: [PageOfCode]) -> String {
  JSONValue.object([versionEntry, ("pages", .array(pages.map(\.json)))]).rendered() + "\n"
}

extension PageOfCode {
  fileprivate var json: JSONValue {
    .object([
      ("code", .string(code)), ("kind", .string(kind)), ("topic", .string(topic)),
      ("title", .string(title)), ("text", .optional(text)),
      ("wrong", examples?.wrong.json ?? .null), ("message", .optional(message)),
      ("right", examples?.right.json ?? .null),
    ])
  }

  /// cellgen's message about the wrong example.
  private var message: String? {
    examples.map { DiagnosticRenderer(sources: $0.wrong.sources).render($0.wrong.diagnose()) }
  }
}

extension Explanation.Example {
  fileprivate var json: JSONValue {
    if words != nil { return .null }
    return .array(
      sources.map { source in
        .object([
          ("path", .string(source.path)),
          ("text", .string(String(decoding: source.bytes, as: UTF8.self))),
        ])
      })
  }
}
