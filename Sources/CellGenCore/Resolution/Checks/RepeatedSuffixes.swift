extension Resolver {
  /// Warns about a name that ends with what generated types end with, too: `RowView` has a `RowViewView`.
  ///
  /// Not where the name without it is taken: by another view, or by a type of the runtime or the system. Nor for
  /// `Cell` alone, with which the name of what a cell shows may end.
  mutating func checkSuffix(of view: ViewDraft) {
    let stems = suffixes.lazy.compactMap { stem(of: view.name.text, $0) }
    guard let name = stems.first, run.viewPositions[name] == nil, takenType(ofView: name) == nil
    else { return }
    report(.repeatedSuffix(view.name, name))
  }
}

private let suffixes = ["ViewData", "View", "TableViewCell", "CollectionViewCell"]

extension DiagnosticCode {
  package static let repeatedSuffix = Self("repeated-suffix", .warning, .names, waits: .forAll)
}

extension Diagnostic {
  fileprivate static func repeatedSuffix(_ view: Name, _ name: String) -> Diagnostic {
    Diagnostic(
      .repeatedSuffix,
      "the view \(quoted(view.text)) generates types such as '\(view.text)ViewData'",
      at: Annotation(view.span, "cellgen adds 'View' and 'ViewData'"),
      help: "write '\(name)', from which cellgen makes '\(name)View' and '\(name)ViewData'")
  }
}
