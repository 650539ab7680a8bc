import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests and a string catalog → the catalog with the manifests' texts.
  static let strings = Command(
    name: "strings",
    abstract: "Keep a string catalog up to date with the texts of manifests.",
    discussion: """
      Adds the fixed texts of the manifests to the catalog of one table, in Xcode's
      format, and creates the catalog if it is missing. The table is named after the
      file. Translations don't change, texts are not removed, and comments that
      someone might have written are kept. With '--check', nothing is written; texts
      that are missing, unused or untranslated, and mistakes in translations, are
      listed by language.
      """,
    operand: .manifests,
    options: [
      .catalog, .sourceLanguage, .manual, .markStale, .checkCatalog, .languages, .catalogFormat,
      .module, .standardInputName, .quiet,
    ],
    examples: [
      ("cellgen strings Screens --catalog Shop.xcstrings", "Add the texts of the table 'Shop'."),
      ("cellgen strings Screens --catalog Shop.xcstrings --check", "In CI: list what is missing."),
      ("cellgen strings Screens --check --languages de,ar", "List what two new languages lack."),
    ],
    run: { arguments, terminal throws(Failure) in
      try StringsRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let catalog = CommandOption(
    "catalog", .text(placeholder: "file"), "The string catalog; created if it is missing.",
    fallback: TranslatableText.defaultTable + catalogExtension)
  fileprivate static let sourceLanguage = CommandOption(
    "source-language", .text(placeholder: "code"),
    "The language of the manifests' texts, such as 'en'; it must match the catalog if that exists. "
      + "By default, the catalog's language, or 'en' for a new catalog.")
  fileprivate static let manual = CommandOption(
    "manual", .flag,
    "Add keys as managed manually, for projects in which Xcode does not extract texts from code.")
  fileprivate static let markStale = CommandOption(
    "mark-stale", .flag,
    "Mark manually managed keys as unused if no manifest has them; pass all manifests of the "
      + "table.")
  fileprivate static let checkCatalog = CommandOption(
    "check", .flag, "Write nothing; list what needs attention, and exit with 1 if anything does.")
  fileprivate static let languages = CommandOption(
    "languages", .text(placeholder: "codes"),
    "With '--check': languages that all texts need, separated by commas, in addition to those that "
      + "the catalog has texts in.")
  fileprivate static let catalogFormat = CommandOption(
    "format", .choice(of: StringsFormat.allCases.map(\.rawValue), placeholder: "format"),
    "The output format: 'text' or 'json'.", fallback: StringsFormat.text.rawValue)
}

private let catalogExtension = ".xcstrings"

/// The output formats.
private enum StringsFormat: String, CaseIterable {
  case text, json
}

/// One run of `cellgen strings`.
private struct StringsRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  /// The maximum size of a catalog, in bytes.
  private static let largest = 1 << 28

  func run() throws(Failure) -> ExitCode {
    let path = arguments[.catalog] ?? ""
    let table = try table(of: path)
    let languages = try languages()
    let sources = try arguments.manifestFinder().read(arguments.operands)
    let analysis = analyze(sources)
    if arguments.has(.checkCatalog) {
      return try run(path, table, languages, sources, analysis, nil)
    }
    // Held from before the catalog is read until it is written, so each run adds to the previous one's
    // result.
    return try withExclusiveAccess(to: [FileSystem.target(of: path)], drafts: .manifest) {
      access throws(Failure) in
      try run(path, table, languages, sources, analysis, access)
    }
  }

  /// - Parameter access: nil to write nothing, and only report what needs attention.
  private func run(
    _ path: String, _ table: String, _ languages: [String], _ sources: [SourceText],
    _ analysis: Analysis, _ access: ExclusiveAccess?
  ) throws(Failure) -> ExitCode {
    let oldBytes = try readCatalog(path)
    let source = SourceText(
      path: path, bytes: oldBytes ?? StringCatalog.emptyBytes(sourceLanguage: language),
      index: sources.count)
    var diagnostics = analysis.diagnostics
    let catalog = StringCatalog(source, &diagnostics)
    terminal.report(diagnostics, of: sources + [source])
    guard let catalog, let module = analysis.module, !diagnostics.hasErrors else { return .failure }
    try checkLanguage(of: catalog)

    let all = translatableTexts(of: module)
    let texts = all.filter { JSONKey($0.table) == JSONKey(table) }
    let report = StringsReport(
      path: path, files: sources + [source], skipped: all.count - texts.count)
    try checkTexts(texts, report)
    if oldBytes == nil, texts.isEmpty, !all.isEmpty { throw .otherTables(all, path, table) }
    let merge = catalog.merge(texts, options: options)
    if let access { return try write(merge, over: oldBytes, report, access) }
    return try check(catalog.findings(for: texts, merge: merge, in: languages), report)
  }

  private var language: String { arguments[.sourceLanguage] ?? "en" }

  private var options: CatalogOptions {
    CatalogOptions(isManual: arguments.has(.manual), marksStale: arguments.has(.markStale))
  }

  private func write(
    _ merge: CatalogMerge, over oldBytes: [UInt8]?, _ report: StringsReport,
    _ access: ExclusiveAccess
  ) throws(Failure) -> ExitCode {
    let status: StringsReport.Status =
      oldBytes == nil ? .created : oldBytes == merge.bytes ? .unchanged : .updated
    if status != .unchanged { try replace(report.path, oldBytes, merge.bytes, access) }
    switch arguments[.catalogFormat, as: StringsFormat.self] {
    case .json: try terminal.printResult(report.json(merge, status))
    case .text where !arguments.has(.quiet): try terminal.printResult(report.text(merge, status))
    case .text: break
    }
    return .success
  }

  private func check(
    _ findings: [CatalogFinding], _ report: StringsReport
  ) throws(Failure) -> ExitCode {
    switch arguments[.catalogFormat, as: StringsFormat.self] {
    case .json: try terminal.printResult(report.json(findings))
    case .text:
      if !arguments.has(.quiet) { try terminal.printResult(report.text(findings)) }
      guard !findings.isEmpty else { break }
      terminal.report(report.failure(findings))
    }
    return findings.isEmpty ? .success : .failure
  }
}

// MARK: - Files

extension StringsRun {
  /// The table of a catalog: its file name.
  private func table(of path: String) throws(Failure) -> String {
    let name = fileName(of: path)
    guard name.hasSuffix(catalogExtension), name.utf8.count > catalogExtension.utf8.count else {
      throw .usageError(
        "'--catalog' must be a file '*\(catalogExtension)', found '\(path)'")
    }
    return String(name.dropLast(catalogExtension.utf8.count))
  }

  /// Returns nil if there is no catalog yet.
  private func readCatalog(_ path: String) throws(Failure) -> [UInt8]? {
    switch try FileSystem.kind(of: path, to: "read") {
    case nil: return nil
    case .folder: throw .cannot("read", path, "it is a folder")
    case .other: throw .cannot("read", path, "it is not a regular file")
    case .file, .link:
      let bytes = try FileSystem.contents(of: path, limit: Self.largest + 1)
      guard bytes.count <= Self.largest else { throw .cannot("read", path, "it is too large") }
      return bytes
    }
  }

  /// Replaces the catalog; if it is a link, replaces its target.
  private func replace(
    _ path: String, _ oldBytes: [UInt8]?, _ newBytes: [UInt8], _ access: ExclusiveAccess
  ) throws(Failure) {
    let target = try FileSystem.target(of: path)
    if oldBytes != nil, !FileSystem.isWritable(target) {
      throw .cannot("write", target, "permission denied")
    }
    try access.replace([FileReplacement(path: target, oldBytes: oldBytes, newBytes: newBytes)])
  }
}

// MARK: - Mistakes

extension StringsRun {
  private func checkLanguage(of catalog: StringCatalog) throws(Failure) {
    guard let wanted = arguments[.sourceLanguage], wanted != catalog.sourceLanguage else { return }
    throw Failure(
      "the source language of '\(arguments[.catalog] ?? "")' is '\(catalog.sourceLanguage)', "
        + "not '\(wanted)'", help: "leave out '--source-language', or change it in Xcode")
  }

  /// The requested languages.
  private func languages() throws(Failure) -> [String] {
    guard let list = arguments[.languages] else { return [] }
    guard arguments.has(.checkCatalog) else {
      throw .usageError(
        "'--languages' needs '--check': a catalog gets a language with its first translation")
    }
    let codes = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var languages: [String] = []
    for code in codes {
      guard let language = LanguageCode(code) else {
        throw .usageError(
          "'--languages' must be language codes such as 'de,pt-BR', found '\(printable(code))'")
      }
      languages.append(language.text)
    }
    return languages
  }

  /// Reports keys with more than one text.
  private func checkTexts(
    _ texts: [TranslatableText], _ report: StringsReport
  ) throws(Failure) {
    var first: [JSONKey: TranslatableText] = [:]
    _ = try texts.mapAll { text throws(Failure) in
      let key = JSONKey(text.key)
      let other = first[key] ?? text
      first[key] = other
      guard JSONKey(other.defaultText) != JSONKey(text.defaultText) else { return }
      throw Failure(
        "\(report.place(of: text.span)): the key '\(text.key)' has two texts: '\(text.defaultText)' "
          + "here and '\(other.defaultText)' at \(report.place(of: other.span))",
        help: "give one of them another key, or both the same text")
    }
  }
}

extension Failure {
  /// The failure for a table without texts, for which no catalog is created.
  fileprivate static func otherTables(
    _ texts: [TranslatableText], _ path: String, _ table: String
  ) -> Failure {
    let tables = Set(texts.map(\.table)).sorted().map { printable($0) }
    let names = tables.map { "'\($0)'" }.joined(separator: ", ")
    let folder = printable(String(path.dropLast(fileName(of: path).count)))
    let options = tables.map { "'--catalog \(folder)\($0)\(catalogExtension)'" }
    return Failure(
      "no text belongs to the table '\(printable(table))'; the texts of the manifests belong to \(names)",
      help: "pass \(options.joined(separator: " or ")); each table has its own catalog")
  }
}
