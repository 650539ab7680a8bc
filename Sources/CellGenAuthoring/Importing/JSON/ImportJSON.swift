import CellGenCommand
import CellGenCore

/// The options for importing a sample response.
struct JSONOptions {
  /// The name of the view; nil to derive it from the response.
  var name: String?
  /// The part of the document to show, such as `data.items`; nil to find it.
  var at: String?
  /// The type that the app decodes the response as; with it, the views have `from`.
  var model: String?
}

/// Makes views from a sample response, with its first values as their samples.
///
///     bytes ─read→ values ─find→ rows ─plan→ objects by view ─infer→ fields ─write→ entries
///
/// A list of objects becomes one view, or one for each kind if its objects have a field such as `type` and
/// differ in their other fields. An object in an object becomes a view, and so do the objects of a list in
/// one.
///
/// - Errors: the document is not JSON, or has nothing that a view could show.
func importJSON(
  _ bytes: [UInt8], path: String, options: JSONOptions
) throws(Failure) -> Imported {
  let document = try JSONDocument(bytes, path: path)
  let response = try findRows(in: document, at: options.at)
  let fileName = document.source.baseName
  var planner = ViewPlanner(document: document)
  let roots = planner.plan(response, name: options.name, fileName: fileName)
  var inference = FieldInference(document: document, plans: planner.plans)
  let views = try inference.inferViews()
  let writer = ViewWriter(document: document, views: views, model: options.model)
  return Imported(
    name: screenName(fileName), top: response.isList ? [writer.sections(of: roots, response)] : [],
    views: writer.entries(roots: roots, isList: response.isList),
    outcomes: writer.outcomes(findings: inference.findings(of: views)),
    findings: (document.findings + response.findings + inference.findings(of: views))
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) })
}

/// The name of the screen of a file: `FeedPage` for `feed-page.json`.
private func screenName(_ fileName: String) -> String {
  let name = upperCamelCase(fileName)
  let letters = name.drop { !$0.isLetter }
  let plain = letters.isEmpty ? "Sample" : String(letters)
  return takenType(ofScreen: plain) == nil ? plain : plain + "List"
}
