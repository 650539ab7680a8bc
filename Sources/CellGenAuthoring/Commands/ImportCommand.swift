import CellGenCommand
import CellGenCore

extension Command {
  /// Sample responses, nibs and storyboards → manifests.
  static let importFiles = Command(
    name: "import",
    abstract: "Create manifests from sample responses, nibs and storyboards.",
    discussion: """
      A JSON file becomes a view with the types of its data and with samples, and
      nested objects become further views. A nib or a storyboard becomes a view for
      each of its cells. The imported files don't change.

      The manifest goes to standard output, or with '-o' to a new file or folder. With
      '--into', its views are added to an existing manifest, in which nothing else
      changes. Views and files are never overwritten.

      Anything that was converted only partly, or not at all, is reported on standard
      error and in comments of the manifest. With '--format json', standard output
      has one JSON object with the outcome for each view and the texts of the
      manifests.
      """,
    operand: Operand(
      name: "file", help: "JSON files, nibs ('.xib') and storyboards.", isRequired: true,
      isRepeated: true),
    options: [
      .importOutput, .into, .viewName, .at, .model, .dynamicType, .uses, .importFormat, .quiet,
    ],
    conflicts: [(.importOutput, .into)],
    examples: [
      ("cellgen import feed.json -o Sources/App/Feed.sections", "Create a screen from a response."),
      (
        "cellgen import feed.json --at data.items --name Article",
        "Print a view for a part of a response."
      ),
      (
        "cellgen import ProfileCell.xib --into Sources/App/Profile.sections",
        "Add the view of a nib to a manifest."
      ),
    ],
    run: { arguments, terminal throws(Failure) in
      try ImportRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let importOutput = CommandOption(
    "output", short: "o", .text(placeholder: "path"),
    "The manifest to create, which ends in '.sections', or a folder for one manifest per file; by default, "
      + "standard output.", completion: .manifests)
  fileprivate static let into = CommandOption(
    "into", .text(placeholder: "manifest"),
    "The manifest that the views are added to; created if it is missing.", completion: .manifests)
  fileprivate static let viewName = CommandOption(
    "name", .text(placeholder: "name"), "The name of the view; by default, taken from the file.")
  fileprivate static let at = CommandOption(
    "at", .text(placeholder: "path"),
    "For JSON: the part of the document to show, such as 'data.items'; by default, its list of objects."
  )
  fileprivate static let model = CommandOption(
    "from", .text(placeholder: "type"),
    "For JSON: the type that the app decodes the response into; the view data gets initializers that take it."
  )
  fileprivate static let dynamicType = CommandOption(
    "dynamic-type", .flag,
    "For nibs: turn fixed sizes of the system font into text styles, which follow the reader's text size."
  )
  fileprivate static let uses = CommandOption(
    "uses", .text(placeholder: "manifest"),
    "For nibs: use the color names of this manifest; repeat the option for more.",
    completion: .manifests)
  fileprivate static let importFormat = CommandOption(
    "format", .choice(of: ImportFormat.allCases.map(\.rawValue), placeholder: "format"),
    "The output format: the manifests ('text'), or the outcome for each view ('json').",
    fallback: ImportFormat.text.rawValue)
}

/// The output formats.
private enum ImportFormat: String, CaseIterable {
  case text, json
}

/// One run of `cellgen import`.
private struct ImportRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  /// A manifest to print or to write.
  private struct Result {
    /// Nil if the manifest is printed.
    var path: String?
    var text: String
  }

  func run() throws(Failure) -> ExitCode {
    try checkArguments()
    let sources = try arguments.operands.mapAll { path throws(Failure) in try read(path) }
    try checkOptions(of: sources.map(\.kind))
    guard let tokens = try tokenColors() else { return .failure }
    let files = try sources.mapAll { source throws(Failure) in
      ImportedFile(path: source.path, imported: try convert(source, tokens))
    }
    let used = sources.map { source in source.kind == .nib ? tokens.map(\.manifest) : [] }
    guard let results = try write(files, used) else { return .failure }
    try report(files, results)
    return .success
  }

  // MARK: Arguments

  private var output: String? { arguments[.importOutput] }

  private var isFile: Bool { output?.hasSuffix(".sections") == true }

  private func checkArguments() throws(Failure) {
    if let output, let end = fileName(of: output).split(separator: ".").last,
      ["yaml", "yml", "swift", "json", "section", "txt"].contains(end.lowercased())
    {
      throw .usageError(
        "'-o' needs a folder or a manifest, whose name ends in '.sections', found '\(output)'",
        help: "write '-o \(output.dropLast(end.count))sections'")
    }
    if let target = arguments[.into], !target.hasSuffix(".sections") {
      throw .usageError(
        "'--into' needs a manifest, whose name ends in '.sections', found '\(target)'",
        help: "write '--into \(target).sections'")
    }
    if let name = arguments[.viewName], !isViewName(name) {
      throw .usageError(
        "'--name' must be a name for a view, found '\(name)'",
        help: typeName(name).map { "write '--name \($0)'" }
          ?? "begin it with a capital letter, as in '--name Article'")
    }
    if let model = arguments[.model],
      !model.split(separator: ".").allSatisfy({ isViewName(String($0)) })
    {
      throw .usageError(
        "'--from' must be the name of a type, found '\(model)'",
        help: "write the type that one object is decoded as, such as '--from Article'")
    }
    guard arguments.operands.count > 1 else { return }
    if arguments.has(.viewName) {
      throw .usageError(
        "'--name' is the name of one view, but \(arguments.operands.count) files are imported",
        help: "import one file at a time")
    }
    if output == nil && !arguments.has(.into) && !isJSON {
      throw .usageError(
        "several files become a manifest each, so they need a folder",
        help: "add '-o Screens', or '--into Screen.sections' for one manifest with all views")
    }
    if isFile, let output {
      throw .usageError(
        "'-o \(output)' is one manifest, but \(arguments.operands.count) files are imported",
        help: "name a folder, or write '--into \(output)' for one manifest with all views")
    }
  }

  private func isViewName(_ name: String) -> Bool {
    isIdentifier(name) && name.first?.isLowercase == false && name.first?.isLetter == true
      && !["None", "Self"].contains(name) && takenType(ofView: name) == nil
  }

  /// Refuses options that apply to none of the run's files.
  private func checkOptions(of kinds: [ImportKind]) throws(Failure) {
    for option in [CommandOption.at, .model] where arguments.has(option) && !kinds.contains(.json) {
      throw .usageError("'\(option.long)' is for JSON files", help: "remove it")
    }
    for option in [CommandOption.dynamicType, .uses]
    where arguments.has(option) && !kinds.contains(.nib) {
      throw .usageError("'\(option.long)' is for nibs and storyboards", help: "remove it")
    }
  }

  private var isJSON: Bool { arguments[.importFormat, as: ImportFormat.self] == .json }
}

// MARK: - Reading

extension ImportRun {
  fileprivate struct Source {
    var path: String
    var bytes: [UInt8]
    var kind: ImportKind
  }

  private func read(_ path: String) throws(Failure) -> Source {
    switch try FileSystem.kind(of: path, to: "read") {
    case .folder:
      throw .cannot("read", path, "it is a folder", help: "name the files in it")
    case nil: throw .cannot("read", path, "no such file or directory")
    default: break
    }
    let bytes = try FileSystem.contents(of: path, limit: ImportKind.largest + 1)
    return Source(path: path, bytes: bytes, kind: try ImportKind(bytes, path: path))
  }

  private func convert(
    _ source: Source, _ tokens: [TokenColors]
  ) throws(Failure) -> Imported {
    switch source.kind {
    case .json:
      return try importJSON(
        source.bytes, path: source.path,
        options: JSONOptions(
          name: arguments[.viewName], at: arguments[.at], model: arguments[.model]))
    case .nib:
      var options = NibOptions()
      options.dynamicType = arguments.has(.dynamicType)
      for token in tokens { options.colors.merge(token.names) { first, _ in first } }
      var imported = try importNib(source.bytes, path: source.path, options: options)
      if let name = arguments[.viewName] {
        guard imported.views.count == 1 else {
          throw .usageError(
            "'--name' is the name of one view, but '\(source.path)' has \(imported.views.count)",
            help: "remove '--name', and rename the views in the manifest")
        }
        imported.rename(to: name)
      }
      return imported
    }
  }

  /// The colors of the manifests that the result uses; nil if they have mistakes, which are reported.
  private func tokenColors() throws(Failure) -> [TokenColors]? {
    var all: [TokenColors] = []
    for path in arguments.all(.uses) {
      let sources = try ManifestFinder().read([path])
      let analysis = analyze(sources)
      guard sources.count == 1 else {
        throw .usageError(
          "'--uses' needs one manifest, found the folder '\(path)'",
          help: "name the manifest with the colors")
      }
      guard let module = analysis.module else {
        terminal.report(analysis.diagnostics, of: sources)
        return nil
      }
      all.append(TokenColors(module))
    }
    return all
  }
}

// MARK: - Writing

extension ImportRun {
  /// Writes the manifests, all or none, and returns one for each file; nil if there were mistakes, which are
  /// reported.
  private func write(_ files: [ImportedFile], _ uses: [[String]]) throws(Failure) -> [Result]? {
    if let target = arguments[.into] {
      return try add(files, uses, to: target).map { text in
        files.map { _ in Result(path: target, text: text) }
      }
    }
    let texts = zip(files, uses).map { $0.imported.manifest(uses: $1) }
    guard let output else { return texts.map { Result(path: nil, text: $0) } }
    let names = isFile ? [fileName(of: output)] : files.map { $0.imported.name + ".sections" }
    let target = isFile ? folder(of: output) : output
    try checkNames(names, of: files)
    for name in names { try checkIsNew(join(target, name)) }
    _ = try ScaffoldWriter(folder: target).write(
      zip(names, texts).map { Template.File(path: $0, contents: .text($1)) })
    return zip(names, texts).map { Result(path: join(target, $0), text: $1) }
  }

  private func checkNames(_ names: [String], of files: [ImportedFile]) throws(Failure) {
    var first: [String: String] = [:]
    for (name, file) in zip(names, files) {
      if let other = first.updateValue(file.path, forKey: name.lowercased()) {
        throw Failure(
          "'\(other)' and '\(file.path)' would both become '\(name)'",
          help: "import them one after the other, each with '-o' and a file's name")
      }
    }
  }

  private func checkIsNew(_ path: String) throws(Failure) {
    guard try FileSystem.kind(of: path, followingLinks: false, to: "write") != nil else { return }
    throw .cannot(
      "write", path, "it already exists",
      help: "add the views to it with '--into \(shellWord(path))', or name a new file")
  }

  /// Adds the views to a manifest, or creates it. Returns its new text, or nil if it has mistakes, which are
  /// reported.
  private func add(
    _ files: [ImportedFile], _ uses: [[String]], to path: String
  ) throws(Failure) -> String? {
    let target = try FileSystem.target(of: path)
    return try withExclusiveAccess(to: [target], drafts: .manifest) { access throws(Failure) in
      let old =
        try FileSystem.kind(of: target, to: "read") == nil
        ? nil : try FileSystem.contents(of: target, limit: ImportKind.largest)
      var bytes = old ?? []
      for (index, file) in files.enumerated() {
        if index == 0 && old == nil {
          bytes = Array(file.imported.manifest(uses: uses[0]).utf8)
          continue
        }
        let source = SourceText(path: path, bytes: bytes)
        var diagnostics = Diagnostics()
        let tree = parse(source, &diagnostics)
        guard let tree, !diagnostics.hasErrors else {
          terminal.report(diagnostics, of: [source])
          return nil
        }
        var insertion = try ManifestInsertion(source, tree)
        try insertion.add(file, uses: uses[index])
        bytes = insertion.bytes
      }
      try access.replace([FileReplacement(path: target, oldBytes: old, newBytes: bytes)])
      return String(decoding: bytes, as: UTF8.self)
    }
  }
}

// MARK: - Reporting

extension ImportRun {
  private func report(_ files: [ImportedFile], _ results: [Result]) throws(Failure) {
    let report = ImportReport(files: files)
    if isJSON {
      return try terminal.printResult(
        report.json(results.map { ($0.path, $0.text) }).rendered() + "\n")
    }
    let isQuiet = arguments.has(.quiet)
    let paths =
      arguments.has(.into)
      ? Array(results.compactMap(\.path).prefix(1)) : results.compactMap(\.path)
    if paths.isEmpty {
      for result in results { try terminal.printResult(result.text) }
    } else if !isQuiet {
      // The manifests that these use must be in the same run.
      let used = arguments.all(.uses).filter { !paths.contains($0) }
      let verb = arguments.has(.into) ? "wrote" : "created"
      try terminal.printResult(
        paths.map { "\(verb) \(printable($0))\n" }.joined()
          + NextStep.text(of: [
            .type(
              "cellgen preview \((paths + used).map(shellWord).joined(separator: " ")) --open",
              effect: "See the views.")
          ]))
    }
    terminal.printMessage(report.findings(quiet: isQuiet) + (isQuiet ? "" : report.share))
  }
}
