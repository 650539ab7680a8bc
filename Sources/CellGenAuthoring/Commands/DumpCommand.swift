import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests → what cellgen understood, as JSON.
  static let dump = Command(
    name: "dump",
    abstract: "Print the parsed manifests as JSON.",
    discussion: """
      For debugging, and for other tools. The tree is the plain YAML: every scalar is
      a string, an empty value is null, and keys are in file order. For several
      manifests, it is an object that maps each path to its tree. The model is what
      code is generated from, with all names resolved and all defaults filled in. It
      has a 'version'; the tree does not.
      """,
    operand: .manifests,
    options: [.stage, .format, .module, .standardInputName],
    examples: [("cellgen dump Listing.sections --stage tree", "Print the tree of a manifest.")],
    run: { arguments, terminal throws(Failure) in try runDump(arguments, terminal) })
}

extension CommandOption {
  fileprivate static let stage = CommandOption(
    "stage", .choice(of: Stage.allCases.map(\.rawValue), placeholder: "stage"),
    "What to print: 'tree' or 'model'.", fallback: Stage.tree.rawValue)
  fileprivate static let format = CommandOption(
    "format", .choice(of: ["json"], placeholder: "format"), "The output format.", fallback: "json")
}

/// A value between two phases.
private enum Stage: String, CaseIterable {
  case tree, model
}

private func runDump(_ arguments: ParsedArguments, _ terminal: Terminal) throws(Failure) -> ExitCode
{
  let sources = try arguments.manifestFinder().read(arguments.operands)
  let (json, diagnostics) =
    switch arguments[.stage, as: Stage.self] {
    case .tree: dumpTrees(sources, forPeople: terminal.showsResults)
    case .model: dumpModel(sources)
    }
  terminal.report(diagnostics, of: sources)
  guard let json, !diagnostics.hasErrors else { return .failure }
  try terminal.printResult(json + "\n")
  return .success
}

/// The tree of one manifest, or an object with the trees of several; only YAML mistakes are reported.
///
/// - Parameter isForPeople: true to break it into lines, false to keep it on one.
private func dumpTrees(
  _ sources: [SourceText], forPeople isForPeople: Bool
) -> (json: String?, Diagnostics) {
  var diagnostics = Diagnostics()
  let entries = sources.map { source in
    let nowhere = SourceSpan(file: source.index, start: 0, end: 0)
    let root = parse(source, &diagnostics) ?? Node(.empty, span: nowhere)
    return Mapping.Entry(key: .init(text: source.path, span: nowhere), value: root)
  }
  guard let first = entries.first else { return (nil, diagnostics) }
  let all = Node(.mapping(Mapping(entries: entries, isFlow: false)), span: first.key.span)
  let root = entries.count == 1 ? first.value : all
  return (isForPeople ? JSONValue(root).rendered() : renderJSON(root), diagnostics)
}

private func dumpModel(_ sources: [SourceText]) -> (json: String?, Diagnostics) {
  let analysis = analyze(sources)
  return (analysis.module.map { renderJSON($0) }, analysis.diagnostics)
}
