import CellGenCommand
import CellGenCore

extension Command {
  /// A template → a project that builds.
  static let initialize = Command(
    name: "init",
    abstract: "Create a package with a screen, or a first manifest.",
    discussion: """
      The files are created from a template. They build, their tests pass, and they
      are yours to edit. Existing files are never overwritten. The screen is named
      after the folder, unless you pass '--name'.

      A template can also be a folder of your own, passed as a path with a '/'. Its
      files are copied; '{{name}}' is replaced in them and in their paths, and
      '{{#if answer}}', '{{else}}' and '{{/if}}' mark optional parts. The answers are
      those that cellgen's own templates use. Files that are not UTF-8 text are copied
      unchanged, and scripts stay executable.

      The package depends on cellgen in the checkout that this program was built in,
      unless you pass '--cellgen' or '--cellgen-path'.
      """,
    operand: Operand(
      name: "dir", help: "The folder to write to; created if it is missing. (default: .)",
      isRequired: false, isRepeated: false, completion: .folders),
    options: [.template, .name, .cellgen, .cellgenPath, .list],
    conflicts: [(.cellgen, .cellgenPath)],
    examples: [
      ("cellgen init Orders", "Create a package with a screen in the folder 'Orders'."),
      ("cellgen init Orders --template committed", "The same with the generated code checked in."),
      ("cellgen init --list", "List the templates."),
    ],
    run: { arguments, terminal throws(Failure) in
      try InitRun(arguments: arguments, terminal: terminal).run()
    })
}

extension CommandOption {
  fileprivate static let template = CommandOption(
    "template", .text(placeholder: "name"),
    "The template: \(templateNames), or the path of a folder.",
    fallback: Template.projects[0].name, completion: .words(Template.projects.map(\.name)))
  fileprivate static let name = CommandOption(
    "name", .text(placeholder: "name"), "The name of the screen, such as 'Orders'.")
  fileprivate static let cellgen = CommandOption(
    "cellgen", .text(placeholder: "url"), "The repository to depend on for cellgen.")
  fileprivate static let cellgenPath = CommandOption(
    "cellgen-path", .text(placeholder: "dir"),
    "The checkout to depend on for cellgen.",
    completion: .folders)
  fileprivate static let list = CommandOption("list", .flag, "List the templates and exit.")

  private static var templateNames: String {
    Template.projects.map { "'\($0.name)'" }.joined(separator: ", ")
  }
}

/// One run of `cellgen init`.
private struct InitRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  func run() throws(Failure) -> ExitCode {
    if arguments.has(.list) {
      try terminal.printResult(list)
      return .success
    }
    if arguments.operands.first == "" { throw .emptyFolderName }
    var template = try template()
    let name = try name()
    if template.folder == nil { template.files.append(.schema) }
    let source = needsSource(template) ? try packageSource() : nil
    let answers = projectAnswers(for: name, template, from: source)
    return try ScaffoldRun(terminal: terminal).run(
      template, answers: answers, into: folder, next: nextSteps(template, name))
  }

  /// A line for each template.
  private var list: String {
    let width = Template.projects.map(\.name.count).max() ?? 0
    return Template.projects.map { template in
      let gap = String(repeating: " ", count: width - template.name.count)
      return "\(template.name)\(gap)  \(template.summary)\n"
    }.joined()
  }

  private var folder: String { arguments.operands.first ?? "." }

  private func template() throws(Failure) -> Template {
    let name = arguments[.template] ?? ""
    if name.contains("/") { return try TemplateFolder.read(name) }
    let known = Template.projects.map(\.name)
    guard let template = Template.projects.first(where: { $0.name == name }) else {
      throw Failure(
        "there is no template '\(name)'",
        help: Suggestion.help(near: name, among: known) ?? "'cellgen init --list' lists them")
    }
    return template
  }

  private func name() throws(Failure) -> ScaffoldName {
    if let name = arguments[.name] {
      return try .named(name) { "use '--name \($0)'" }
    }
    let path = absolute(folder)
    do throws(UnusableName) {
      return try ScaffoldName(folder: path == "/" ? path : fileName(of: path))
    } catch {
      throw Failure(
        "cannot name the screen after the folder '\(error.text)': \(error.reason)",
        help: "choose a name, such as '--name \(error.remedy ?? "Orders")'")
    }
  }
}

extension Failure {
  /// An empty name, as in `cellgen init "$FOLDER"` with `FOLDER` unset, must not mean the current folder.
  fileprivate static var emptyFolderName: Failure {
    .usageError(
      "the folder name is empty", help: "omit it, or pass '.', to use the current folder")
  }
}

// MARK: - Where cellgen comes from

extension InitRun {
  /// Returns true if any of the template's files refers to cellgen's package.
  private func needsSource(_ template: Template) -> Bool {
    template.files.contains { file in
      PackageSource.answerNames.contains { file.text.contains($0) }
    }
  }

  private func packageSource() throws(Failure) -> PackageSource {
    if let url = arguments[.cellgen] {
      return .repository(url: url, version: version)
    }
    if let path = arguments[.cellgenPath] { return try checkout(path) }
    guard let checkout = Checkout.folder else {
      throw Failure(
        "cannot tell which copy of cellgen the package should depend on",
        help:
          "pass a repository with '--cellgen <url>', or a checkout with '--cellgen-path <dir>'")
    }
    return relative(checkout)
  }

  /// A checkout, by its path relative to the package's folder.
  ///
  /// Both paths have their links resolved: SwiftPM resolves the folder, and takes the package's name from the
  /// last component of the path.
  private func relative(_ checkout: String) -> PackageSource {
    let full = physical(checkout)
    return .checkout(
      path: relativePath(to: full, from: physical(folder)), name: fileName(of: full))
  }

  /// A checkout, by its path relative to the package's folder unless the given path is absolute.
  private func checkout(_ path: String) throws(Failure) -> PackageSource {
    guard try FileSystem.kind(of: join(path, "Package.swift"), to: "use the checkout") == .file
    else { throw .cannot("use the checkout", path, "it has no 'Package.swift'") }
    guard path.hasPrefix("/") else { return relative(path) }
    return .checkout(path: path, name: fileName(of: absolute(path)))
  }
}

// MARK: - What to do next

extension InitRun {
  private func nextSteps(_ template: Template, _ name: ScaffoldName) -> [NextStep] {
    let enter = NextStep.type("cd \(shellWord(folder))")
    let steps =
      template.files.contains { $0.path == "Package.swift" }
      ? packageSteps(template) : manifestSteps(template, name)
    return (folder == "." || steps.isEmpty ? [] : [enter]) + steps
  }

  private func packageSteps(_ template: Template) -> [NextStep] {
    #if os(Linux)
    let test = NextStep.type("swift test", effect: "Build the package and run its tests.")
    #else
    let test = NextStep.type(
      "open Package.swift", effect: "Choose a simulator in Xcode, and run the tests with Command-U."
    )
    #endif
    guard template.generation != nil else { return [test] }
    let line = "swift package generate-cells --runtime embed"
    return [test, .type(line, effect: "Run this whenever you change the manifest.")]
  }

  private func manifestSteps(_ template: Template, _ name: ScaffoldName) -> [NextStep] {
    guard template.name == Template.firstManifest.name else { return [] }
    return generationSteps(of: "\(name.text).sections")
  }
}

/// The next steps for a new manifest.
func generationSteps(of manifest: String) -> [NextStep] {
  let manifest = shellWord(manifest)
  return [
    .type("cellgen lint \(manifest)", effect: "Check it after each change."),
    .type("cellgen generate \(manifest) --output Generated", effect: "Generate its Swift code."),
  ]
}

extension ScaffoldName {
  /// A name from the command line.
  static func named(
    _ text: String, remedy: (String) -> String
  ) throws(Failure) -> ScaffoldName {
    do throws(UnusableName) {
      return try ScaffoldName(text)
    } catch {
      throw Failure(
        "'\(error.text)' cannot be the name of a screen: \(error.reason)",
        help: error.remedy.map(remedy) ?? "choose another name, such as 'Orders'")
    }
  }
}
