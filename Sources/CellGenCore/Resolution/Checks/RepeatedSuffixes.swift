extension Resolver {
  /// Warns about a name that ends with a suffix of generated types: `RowView` results in `RowViewView`.
  ///
  /// It doesn't if the name without the suffix is taken by another view, or by a type of the runtime or the
  /// system. A name can also end with `Cell` alone, because it can describe a cell's content.
  mutating func checkSuffix(of view: ViewDraft) {
    let stems = suffixes.lazy.compactMap { stem(of: view.name.text, $0) }
    guard let name = stems.first, run.viewPositions[name] == nil, takenType(ofView: name) == nil
    else { return }
    report(.repeatedSuffix(view, name))
  }
}

private let suffixes = ["ViewData", "View", "TableViewCell", "CollectionViewCell"]

extension DiagnosticCode {
  package static let repeatedSuffix = Self("repeated-suffix", .warning, .names, waits: .forAll)
}

extension Diagnostic {
  fileprivate static func repeatedSuffix(_ view: ViewDraft, _ name: String) -> Diagnostic {
    let type = view.prefix + name
    return Diagnostic(
      .repeatedSuffix,
      "the view \(quoted(view.name.text)) generates types such as '\(view.typeName)ViewData'",
      at: Annotation(view.name.span, "cellgen adds 'View' and 'ViewData'"),
      help: "write '\(name)', from which cellgen makes '\(type)View' and '\(type)ViewData'")
  }
}
