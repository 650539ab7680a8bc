import CellGenCommand
import CellGenCore
import Foundation

extension Command {
  /// A kind and a name → new files in an existing project.
  static let new = Command(
    name: "new",
    abstract: "Add the files of a screen, a view or a manifest to a project.",
    discussion: "Existing files are never overwritten.",
    operand: nil,
    options: [],
    examples: [
      ("cellgen new screen Orders -o Sources/App/Orders", "Add a screen."),
      ("cellgen new view Photo --manifest Listing.sections", "Add the class of a custom view."),
    ],
    subcommands: [.newScreen, .newView, .newManifest, .newXcodeTemplates])
}

extension Command.Operand {
  /// The operand of `new screen` and `new manifest`.
  fileprivate static let screenName = Command.Operand(
    name: "name", help: "The name of the screen, such as 'Orders'.", isRequired: true,
    isRepeated: false)
}

extension CommandOption {
  fileprivate static let runtime = CommandOption(
    "runtime",
    .choice(of: [Options.Runtime.embed, .import].map(\.rawValue), placeholder: "runtime"),
    "Use a runtime that is part of the module ('embed') or imported ('import'); by default, whichever the "
      + "Swift files in that folder and the folders above it use.")
  fileprivate static let screenOutput = CommandOption(
    "output", short: "o", .text(placeholder: "dir"),
    "The folder to write to; created if it is missing; by default, this folder, or in the root of a package "
      + "that uses the plugin, the folder of its target.",
    completion: .folders)
}

extension ParsedArguments {
  fileprivate func importsRuntime(in folder: String) -> Bool {
    guard has(.runtime) else { return Surroundings(of: folder).importsRuntime }
    return self[.runtime, as: Options.Runtime.self] == .import
  }

  /// The folder for the files of a new screen or manifest: the current one by default. In the root of a
  /// package that uses the plugin, it is the folder of the target, because nothing is generated for files
  /// beside it.
  ///
  /// - Errors: in the root of a package with several targets.
  fileprivate func outputFolder() throws(Failure) -> String {
    if let folder = self[.screenOutput] { return folder }
    guard let targets = Surroundings(of: ".").targetsBelowRoot else { return "." }
    guard let target = targets.first, targets.count == 1 else {
      throw Failure(
        "the root of a package belongs to none of its targets",
        help: "name the folder of a target, such as '-o \(targets.first ?? "Sources/App")'")
    }
    return target
  }
}

/// The next steps for a new manifest.
private func generationSteps(of manifest: String, in folder: String) -> [NextStep] {
  guard Surroundings(of: folder).isInTargetWithPlugin else { return generationSteps(of: manifest) }
  return [.note("Building the package generates the code for '\(manifest)'.")]
}

// MARK: - Screens and manifests

extension Command {
  fileprivate static let newScreen = Command(
    name: "new screen",
    abstract: "Add a screen: a manifest, a view controller and a custom view.",
    discussion: """
      The names of its views begin with the name of the screen, because view names are
      unique in a module.
      """,
    operand: .screenName,
    options: [.screenOutput, .runtime],
    examples: [
      ("cellgen new screen Orders -o Sources/App/Orders", "Write four files to a folder.")
    ],
    run: { arguments, terminal throws(Failure) in
      let name = try arguments.screenName(in: "cellgen new screen")
      let folder = try arguments.outputFolder()
      let own: Answers = [
        "isPackage": false, "importsRuntime": .flag(arguments.importsRuntime(in: folder)),
      ]
      return try ScaffoldRun(terminal: terminal).run(
        .screen, answers: name.answers.merging(own) { $1 }, into: folder,
        next: generationSteps(of: join(folder, "\(name.text).sections"), in: folder))
    })

  fileprivate static let newManifest = Command(
    name: "new manifest",
    abstract: "Add a manifest with comments.",
    discussion: "",
    operand: .screenName,
    options: [.screenOutput],
    examples: [("cellgen new manifest Orders", "Write 'Orders.sections'.")],
    run: { arguments, terminal throws(Failure) in
      let name = try arguments.screenName(in: "cellgen new manifest")
      let folder = try arguments.outputFolder()
      return try ScaffoldRun(terminal: terminal).run(
        .manifest, answers: name.answers, into: folder,
        next: generationSteps(of: join(folder, "\(name.text).sections"), in: folder))
    })
}

extension ParsedArguments {
  fileprivate func screenName(in command: String) throws(Failure) -> ScaffoldName {
    try .named(operands[0]) { "use '\(command) \($0)'" }
  }
}

// MARK: - Views

extension CommandOption {
  fileprivate static let manifest = CommandOption(
    "manifest", .text(placeholder: "manifest"),
    "The manifest that declares the view, or the folder with all manifests of its run.",
    fallback: ".", completion: .manifests)
  fileprivate static let viewOutput = CommandOption(
    "output", short: "o", .text(placeholder: "dir"),
    "The folder to write to; created if it is missing; by default, the manifest's.",
    completion: .folders)
}

extension Command {
  fileprivate static let newView = Command(
    name: "new view",
    abstract: "Add the class of a view that a manifest declares with 'view: custom'.",
    discussion: """
      The class takes the view's data, shows texts and numbers in labels, reports
      actions with buttons unless its cells report them, and computes its size if the
      manifest asks for it. A TODO marks everything that labels and buttons cannot do.
      """,
    operand: Operand(
      name: "name", help: "The view's name in the manifest, such as 'Photo'.", isRequired: true,
      isRepeated: false),
    options: [.manifest, .viewOutput, .runtime],
    examples: [
      (
        "cellgen new view Photo --manifest Listing.sections",
        "Write 'PhotoView.swift' for the view 'Photo'."
      )
    ],
    run: { arguments, terminal throws(Failure) in
      try NewViewRun(arguments: arguments, terminal: terminal).run()
    })
}

/// One run of `cellgen new view`.
private struct NewViewRun {
  let arguments: ParsedArguments
  let terminal: Terminal

  private var name: String { arguments.operands[0] }

  func run() throws(Failure) -> ExitCode {
    let found = try ManifestFinder().read([arguments[.manifest] ?? "."])
    let manifests = DeclaringManifests(found)
    let sources = try manifests.run(of: name)
    if sources.isEmpty {
      guard manifests.hasUnreadable else { throw noView(among: manifests.customViews) }
      terminal.report(manifests.diagnostics, of: found)
      return .failure
    }
    let analysis = analyze(sources)
    guard let module = analysis.module else {
      terminal.report(analysis.diagnostics, of: sources)
      return .failure
    }
    let view = try view(in: module)
    let folder = arguments[.viewOutput] ?? folder(of: module.manifests[view.manifest].source.path)
    let answers = viewAnswers(
      view, in: module, importsRuntime: arguments.importsRuntime(in: folder))
    return try ScaffoldRun(terminal: terminal).run(
      .view, answers: answers, into: folder,
      next: [.note("The class is yours: change how it shows its data.")])
  }

  private func view(in module: Module) throws(Failure) -> View {
    let custom = module.ownViews.map { module[$0] }.filter { view in
      if case .custom = view.presentation { true } else { false }
    }
    let namesakes = custom.filter { $0.name.text == name || $0.typeName == name }
    if let view = namesakes.first(where: { $0.typeName == name }) ?? namesakes.first { return view }
    throw Failure(
      "'\(name)' is not declared with 'view: custom'",
      help: "add 'view: custom' to \(name), or name another view")
  }

  private func noView(among names: [String]) -> Failure {
    let plain = name.hasSuffix("View") ? String(name.dropLast(4)) : name
    let help = Suggestion.help(near: plain, among: names)
    return Failure("no manifest declares a view '\(name)'", help: help ?? list(names))
  }

  private func list(_ names: [String]) -> String {
    switch names.count {
    case 0: "declare it with 'view: custom'"
    case 1...20: "the custom views are " + names.map { "'\($0)'" }.joined(separator: ", ")
    default: "name its manifest with '--manifest'"
    }
  }
}

// MARK: - Xcode

extension CommandOption {
  fileprivate static let install = CommandOption(
    "install", .flag, "Write them to the folder where Xcode looks for user templates.")
}

extension Command {
  fileprivate static let newXcodeTemplates = Command(
    name: "new xcode-templates",
    abstract: "Write file templates for Xcode: a configurable view and a manifest.",
    discussion: "Xcode offers them under File > New > File from Template, in the group 'cellgen'.",
    operand: nil,
    options: [.output, .install],
    conflicts: [(.output, .install)],
    examples: [("cellgen new xcode-templates --install", "Add them to Xcode.")],
    run: { arguments, terminal throws(Failure) in
      let isInstalled = arguments.has(.install)
      let folder = isInstalled ? xcodeFolder : arguments[.output] ?? "."
      let next: NextStep =
        isInstalled
        ? .note(
          "In Xcode, choose File > New > File from Template: they are in the group 'cellgen'.")
        : .type("cellgen new xcode-templates --install", effect: "Add them to Xcode.")
      return try ScaffoldRun(terminal: terminal).run(
        .xcodeTemplates, answers: [:], into: folder, next: [next])
    })

  private static var xcodeFolder: String {
    join(homeFolder, "Library/Developer/Xcode/Templates/File Templates/cellgen")
  }

  /// `HOME`, as in a shell; Foundation on Linux ignores it.
  private static var homeFolder: String {
    ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
  }
}
