import CellGenAuthoring
import CellGenCore

/// A rule that holds for every input, and that one broke.
struct BrokenRule: Error, CustomStringConvertible {
  var description: String
}

/// Throws the words for a rule that does not hold.
func require(_ holds: Bool, _ rule: @autoclosure () -> String) throws(BrokenRule) {
  guard !holds else { return }
  throw BrokenRule(description: rule())
}

/// How an input fared.
enum Outcome {
  /// It has errors, and nothing was generated.
  case rejected
  case generated
}

/// What one input does to cellgen, with the rules that hold whatever the input is.
///
///     input ─split→ texts ─parse, resolve→ diagnostics and model ─render→ files
///                            rules of trees and diagnostics        rules of files
///
/// The fuzzer and the tests run the same, so that a find can be kept as a row of a table.
struct Execution {
  /// What stands between two manifests of one input.
  static let separator: [UInt8] = [0x1E, 0x0A]

  let sources: [SourceText]

  /// - Parameter input: one to three manifests, with ``separator`` between them.
  init(_ input: [UInt8]) {
    let texts = splitAtSeparators(input)
    sources = zip(["A", "B", "C"], texts).enumerated().map { index, file in
      SourceText(path: "\(file.0).sections", bytes: file.1, index: index)
    }
  }

  init(_ input: String) {
    self.init(Array(input.utf8))
  }

  /// Reads the texts and prints their trees.
  ///
  /// - Parameter shows: whether the messages are laid out as well, for people and for tools.
  @discardableResult
  func parse(shows: Bool = true) throws(BrokenRule) -> Outcome {
    var diagnostics = Diagnostics()
    for source in sources {
      let root = CellGenCore.parse(source, &diagnostics)
      try check(root, of: source, diagnostics)
      if let root { try checkJSON(renderJSON(root)) }
    }
    try check(diagnostics)
    try checkReportsPerLine(diagnostics)
    if shows { try checkMessages(of: diagnostics) }
    return diagnostics.hasErrors ? .rejected : .generated
  }

  /// Goes through all phases, the last one once for each of the options.
  ///
  /// - Parameters:
  ///   - shows: whether the messages are laid out as well, for people and for tools.
  ///   - repeats: whether everything is done twice and compared.
  @discardableResult
  func generate(
    _ options: [Options] = Execution.allOptions, shows: Bool = true, repeats: Bool = true
  ) throws(BrokenRule) -> Outcome {
    let analysis = analyze(sources)
    for tree in analysis.trees { try check(tree.root, of: tree.source, analysis.diagnostics) }
    try check(analysis.diagnostics)
    if shows { try checkMessages(of: analysis.diagnostics) }
    try require(
      (analysis.module == nil) == analysis.diagnostics.hasErrors,
      "there is a model exactly if there is no error")
    for options in options {
      let files = analysis.module.map { render($0, options: options) } ?? []
      try checkFiles(files, options)
      guard repeats else { continue }
      let again = CellGenCore.generate(sources, options: options)
      try require(again.files == files, "two runs write the same files")
      try require(
        again.diagnostics.all.elementsEqual(analysis.diagnostics.all, by: areEqual),
        "two runs say the same")
    }
    guard let module = analysis.module else { return .rejected }
    if repeats { try checkJSON(renderJSON(module)) }
    return .generated
  }

  /// Both places of the runtime, with and without line directives.
  static let allOptions = Options.Runtime.allCases.flatMap { runtime in
    [false, true].map { Options(runtime: runtime, lineDirectives: $0) }
  }

  private func checkFiles(_ files: [GeneratedFile], _ options: Options) throws(BrokenRule) {
    guard !files.isEmpty else { return }
    try require(
      files.map(\.name) == outputNames(of: sources, options: options),
      "the files' names come from the manifests' paths")
    for file in files where file.name != runtimeFileName {
      do {
        try checkGeneratedSwift(file.text)
      } catch {
        throw BrokenRule(description: "\(file.name):\(error)")
      }
    }
  }
}

/// The first three pieces between separators; whatever follows belongs to the third.
private func splitAtSeparators(_ input: [UInt8]) -> [[UInt8]] {
  var texts: [[UInt8]] = []
  var start = 0
  var position = 0
  while texts.count < 2, position + 1 < input.count {
    guard input[position] == Execution.separator[0], input[position + 1] == Execution.separator[1]
    else {
      position += 1
      continue
    }
    texts.append(Array(input[start..<position]))
    position += 2
    start = position
  }
  return texts + [Array(input[start...])]
}
