/// Renders diagnostics as text: the location, the headline, the line of the manifest and help.
///
///     Listing.sections:7:5: error: a view has no key 'acions' [unknown-key]
///       |
///     5 |   Title:
///       |   ----- in this view
///     ...
///     7 |     acions: [buy]
///       |     ^^^^^^ unknown key
///       |
///       = help: did you mean 'actions'?
///
/// The first line has the form of the Swift compiler's messages, so terminals and editors turn it into a
/// link. The renderer determines the layout, and a ``DiagnosticDecorator`` the colors. The output is always
/// printable, whatever a manifest contains.
///
/// - Units: locations count bytes; underlines count columns of a terminal.
package struct DiagnosticRenderer: Sendable {
  /// The maximum number of diagnostics to show; the rest are only counted.
  package static let limit = 20

  private let sources: [SourceText]
  let decorator: DiagnosticDecorator
  /// The columns of the terminal, to which help and notes are wrapped; nil for no wrapping.
  let width: Int?

  package init(
    sources: [SourceText], decorator: DiagnosticDecorator = .plain, width: Int? = nil
  ) {
    self.sources = sources
    self.decorator = decorator
    self.width = width
  }

  /// All diagnostics in file order, with a last line that counts them; empty if there are none.
  ///
  /// If there are too many, errors take precedence over warnings. A note is shown only with the first
  /// diagnostic that has it: three mistyped keys need only one list of the valid keys.
  package func render(_ diagnostics: Diagnostics) -> String {
    let sorted = diagnostics.sorted
    guard !sorted.isEmpty else { return "" }
    let shown = mostImportant(of: sorted)
    let files = DiagnosticFiles(of: shown, among: sources)
    var text = ""
    var notes: Set<String> = []
    for var diagnostic in shown {
      // Notes about changes are earlier places, not rules.
      if let note = diagnostic.note, diagnostic.code.topic != .changes,
        !notes.insert(note).inserted
      {
        diagnostic.note = nil
      }
      text += render(diagnostic, in: files).map { $0 + "\n" }.joined() + "\n"
    }
    if let rest = countOfRest(sorted, shown) { text += "... and \(rest)\n" }
    return text + count(sorted) + "\n"
  }

  private func mostImportant(of sorted: [Diagnostic]) -> [Diagnostic] {
    guard sorted.count > Self.limit else { return sorted }
    let errors = sorted.indices.filter { sorted[$0].severity == .error }
    let warnings = sorted.indices.filter { sorted[$0].severity == .warning }
    return (errors + warnings).prefix(Self.limit).sorted().map { sorted[$0] }
  }
}

// MARK: - One diagnostic

extension DiagnosticRenderer {
  private func render(_ diagnostic: Diagnostic, in files: DiagnosticFiles) -> [String] {
    let snippets = snippets(of: diagnostic, in: files)
    let gutter = Gutter(lastLine: snippets.map(\.lastLine).max() ?? 1, decorator: decorator)
    var lines = [headline(diagnostic, in: files)]
    for (position, snippet) in snippets.enumerated() {
      if position > 0 { lines += [gutter.empty, gutter.file(snippet.place)] }
      lines.append(gutter.empty)
      lines += render(snippet, gutter, severity: diagnostic.severity)
    }
    let remarks = [("help", diagnostic.help), ("note", diagnostic.note)]
      .flatMap { kind, text in text.map { gutter.remark(kind, printable($0), width) } ?? [] }
    if !remarks.isEmpty { lines.append(gutter.empty) }
    return lines + remarks
  }

  private func headline(_ diagnostic: Diagnostic, in files: DiagnosticFiles) -> String {
    let span = diagnostic.primary.span
    let severity = diagnostic.severity
    let place = files[span].place(of: span)
    return decorator.decorate("\(place): ", as: .headline)
      + decorator.decorate("\(severity.rawValue): ", as: .severity(severity))
      + decorator.decorate(printable(diagnostic.message), as: .headline)
      + " [\(diagnostic.code.rawValue)]"
  }
}

// MARK: - Counting

extension DiagnosticRenderer {
  /// "2 errors", "1 error and 3 warnings".
  private func count(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    return phrase(errors: errors, warnings: diagnostics.count - errors, "")
  }

  /// "5 more errors"; nil if all are shown.
  private func countOfRest(_ all: [Diagnostic], _ shown: [Diagnostic]) -> String? {
    guard shown.count < all.count else { return nil }
    let allErrors = all.count { $0.severity == .error }
    let shownErrors = shown.count { $0.severity == .error }
    let errors = allErrors - shownErrors
    return phrase(errors: errors, warnings: all.count - shown.count - errors, "more ")
  }

  private func phrase(errors: Int, warnings: Int, _ more: String) -> String {
    [(errors, "error"), (warnings, "warning")]
      .filter { $0.0 > 0 }
      .map { "\($0) \(more)\($1)\($0 == 1 ? "" : "s")" }
      .joined(separator: " and ")
  }
}
