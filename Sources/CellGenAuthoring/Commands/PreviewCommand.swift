import CellGenCommand
import CellGenCore

extension Command {
  /// Manifests → a page with pictures of them.
  static let preview = Command(
    name: "preview",
    abstract: "Draw the views and screens of manifests on a web page.",
    discussion: """
      Writes a self-contained HTML file with every view, drawn with its samples and
      with others that cellgen makes, and every screen with its sections and states.
      The page has controls for appearance, text size, direction, width and language,
      and lists the findings of 'cellgen lint'. It is drawn from the manifests alone,
      without an app, with the fonts of the browser and with neutral drawings in place
      of SF Symbols.

      With '--diff', the page shows only the differences from the manifests of a git
      revision or of another folder, before and after, and a summary in Markdown goes
      to standard output. With '--check', nothing is written, and the exit code is 1
      if the file is out of date.
      """,
    operand: .manifests,
    options: [
      .page, .open, .catalog, .diff, .check, .watch, .format, .module, .standardInputName, .quiet,
    ],
    conflicts: [
      (.watch, .check), (.watch, .diff), (.diff, .check), (.open, .check),
    ],
    examples: [
      (
        "cellgen preview Orders.sections --open",
        "Write 'preview.html', and show it in the browser."
      ),
      (
        "cellgen preview Screens -o screens.html --watch",
        "Keep a page up to date that reloads in the browser."
      ),
      (
        "cellgen preview Screens --diff main -o changes.html",
        "For a pull request: show what looks different, and print a summary."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      try PreviewRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let page = CommandOption(
    "output", short: "o", .text(placeholder: "file"),
    "The file to write, or '-' for standard output. By default, 'preview.html', or 'changes.html' "
      + "with '--diff', and standard output for JSON.")
  fileprivate static let open = CommandOption(
    "open", .flag, "Show the page in the browser.")
  fileprivate static let catalog = CommandOption(
    "catalog", .text(placeholder: "file"),
    "A string catalog; the page can show its languages.")
  fileprivate static let diff = CommandOption(
    "diff", .text(placeholder: "revision"),
    "Show only the differences from a git revision, or from the manifests in a folder.",
    completion: .folders)
  fileprivate static let format = CommandOption(
    "format", .choice(of: PreviewFormat.allCases.map(\.rawValue), placeholder: "format"),
    "What to write: 'html' or 'json'.", fallback: PreviewFormat.html.rawValue)
}

private enum PreviewFormat: String, CaseIterable {
  case html, json
}

/// One run of `cellgen preview`.
///
///     manifests ─analyze→ Module ─draw→ PreviewPage ─write→ file
private struct PreviewRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    let format = arguments[.format, as: PreviewFormat.self]
    if arguments.has(.diff), format == .json {
      throw .usageError("'--diff' cannot be used with '--format json'", help: "remove '--format'")
    }
    if arguments.has(.diff), arguments.readsStandardInput { throw .needsFiles("'--diff'") }
    if arguments.has(.open), output == nil || format == .json {
      throw .usageError(
        "'--open' needs a page to show",
        help: format == .json ? "remove '--format'" : "name a file with '-o'")
    }
    guard arguments.has(.watch) else {
      if try runOnce() == nil { return .failure }
      open()
      return .success
    }
    if output == nil { throw .usageError("'--watch' needs a file to write") }
    let watch = Watch(
      arguments.operands, try arguments.manifestFinder(), terminal, isQuiet: arguments.has(.quiet))
    var isOpen = false
    return try watch.start { () throws(Failure) in
      guard let line = try runOnce() else { return "nothing written" }
      if !isOpen { open() }
      isOpen = true
      return line
    }
  }

  /// Opens the page if asked to; a page that can't be opened has still been written.
  private func open() {
    guard arguments.has(.open), let path = output else { return }
    if Browser.show(absolute(path)) { return }
    terminal.warn(
      "the page cannot be shown: '\(Browser.program)' cannot be run here",
      help: "open '\(path)' in a browser")
  }

  /// - Returns: a one-line summary; nil if the manifests have errors or a check failed.
  private func runOnce() throws(Failure) -> String? {
    let finder = try arguments.manifestFinder()
    let sources = try finder.read(arguments.operands)
    let catalog = try catalog()
    guard let page = page(of: sources, catalog) else { return nil }
    if let old = arguments[.diff] { return try writeDifference(from: old, to: page, catalog) }
    return try deliver(text(of: page.page, page.renderer), page.page.summary)
  }

  private func text(of page: PreviewPage, _ renderer: PageRenderer) -> String {
    switch arguments[.format, as: PreviewFormat.self] {
    case .html: renderer.html(of: page, reloads: arguments.has(.watch))
    case .json: page.json().rendered() + "\n"
    }
  }

  /// Nil for manifests with errors, which are reported; everything else that was found is on the page.
  private func page(
    of sources: [SourceText], _ catalog: PictureCatalog?
  ) -> (page: PreviewPage, renderer: PageRenderer)? {
    let analysis = analyze(sources)
    guard let module = analysis.module else {
      terminal.report(analysis.diagnostics, of: sources)
      return nil
    }
    var page = PreviewPage(
      of: module, analysis.diagnostics, sources: sources, catalog: catalog)
    // Standard input is not a file that the page can link to.
    if !arguments.readsStandardInput {
      let folder = output.map { CellGenCommand.folder(of: physical($0)) } ?? physical(".")
      for index in page.files.indices {
        page.files[index].path = relativePath(to: physical(sources[index].path), from: folder)
      }
    }
    return (page, PageRenderer(module, places: SourcePlaces(sources)))
  }

  private func catalog() throws(Failure) -> PictureCatalog? {
    guard let path = arguments[.catalog] else { return nil }
    let source = SourceText(path: path, bytes: try FileSystem.contents(of: path), index: 0)
    var diagnostics = Diagnostics()
    let catalog = StringCatalog(source, &diagnostics)
    terminal.report(diagnostics, of: [source])
    guard let catalog, !diagnostics.hasErrors else {
      throw .cannot("read", path, "it is not a string catalog")
    }
    let pictures = PictureCatalog([catalog])
    for name in pictures.otherNames {
      terminal.warn(
        "'\(path)' has texts in '\(name)', which is not a language code; they are not shown",
        help: "name the language by its code, such as 'de' or 'pt-BR'")
    }
    return pictures
  }
}

// MARK: - Differences

extension PreviewRun {
  private func writeDifference(
    from old: String, to new: (page: PreviewPage, renderer: PageRenderer),
    _ catalog: PictureCatalog?
  ) throws(Failure) -> String? {
    let finder = try arguments.manifestFinder()
    let sources = try EarlierManifests(old, finder).read(arguments.operands)
    guard !sources.isEmpty else {
      throw Failure("the revision '\(old)' has no manifests at these paths")
    }
    let analysis = analyze(sources)
    guard let module = analysis.module else {
      terminal.report(analysis.diagnostics, of: sources)
      throw Failure("the manifests of '\(old)' have errors and cannot be drawn")
    }
    let page = PreviewPage(of: module, analysis.diagnostics, sources: sources, catalog: catalog)
    let earlier = (page: page, renderer: PageRenderer(module, places: SourcePlaces(sources)))
    let difference = PreviewDifference(from: earlier, to: new, earlier: old)
    guard let line = try deliver(difference.html(), difference.summary) else { return nil }
    if output != nil { try terminal.printResult(difference.markdown()) }
    return line
  }
}

// MARK: - The file

extension PreviewRun {
  /// The path of the file; nil for standard output.
  private var output: String? {
    let path = arguments[.page]
    switch arguments[.format, as: PreviewFormat.self] {
    case .html:
      // A page of differences is a file of its own, so the page of the whole run stays.
      return path == "-" ? nil : path ?? (arguments.has(.diff) ? "changes.html" : "preview.html")
    case .json: return path == "-" ? nil : path
    }
  }

  /// Writes the page, or compares it with the existing one; never overwrites other files.
  ///
  /// - Returns: nil if a check failed.
  private func deliver(_ text: String, _ summary: String) throws(Failure) -> String? {
    guard let path = output else {
      if arguments.has(.check) { throw .usageError("'--check' needs a file to compare with") }
      try terminal.printResult(text)
      return summary
    }
    let new = Array(text.utf8)
    if arguments.has(.check) {
      let old = try contents(of: path)
      if old == new { return summary }
      terminal.report(
        Failure(
          old == nil ? "'\(path)' is missing" : "'\(path)' is out of date",
          help: "run it again without '--check'"))
      return nil
    }
    let isUnchanged = try !write(new, to: path)
    let line = "\(isUnchanged ? "unchanged" : "wrote") \(printable(path)): \(summary)"
    let isSaidByWatch = arguments.has(.watch)
    if !isSaidByWatch, !arguments.has(.quiet) {
      // With `--diff`, the result is the summary of the differences.
      if arguments.has(.diff) {
        terminal.printMessage(line + "\n")
      } else {
        try terminal.printResult(line + "\n")
      }
    }
    return line
  }

  /// Replaces the file; for a link, replaces its target.
  ///
  /// - Returns: true if the file changed.
  private func write(_ new: [UInt8], to path: String) throws(Failure) -> Bool {
    let target = try FileSystem.target(of: path)
    return try withExclusiveAccess(to: [target], drafts: .page) { access throws(Failure) in
      let old = try contents(of: path)
      if old == new { return false }
      try access.replace([FileReplacement(path: target, oldBytes: old, newBytes: new)])
      return true
    }
  }

  /// The bytes of the page at a path; nil if there is no file.
  private func contents(of path: String) throws(Failure) -> [UInt8]? {
    switch try FileSystem.kind(of: path, to: "write") {
    case nil: return nil
    case .folder: throw .cannot("write", path, "it is a folder", help: "name a file")
    case .other: throw .cannot("write", path, "it is not a regular file")
    case .file, .link:
      let bytes = try FileSystem.contents(of: path)
      guard isBlank(bytes) || PreviewPage.isOwn(bytes) else {
        throw .cannot(
          "write", path, "it was not written by 'cellgen preview'",
          help: "name another file with '-o', or remove it")
      }
      return bytes
    }
  }
}

extension Draft.Kind {
  fileprivate static let page = Self(prefix: ".cellgen-page-", marks: PreviewPage.marks)
}
