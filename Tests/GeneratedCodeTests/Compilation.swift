#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Swift's compiler over generated code, as an app's build would run it, against the stand-in.
///
/// Linux only: elsewhere no stand-in is built, and a Mac has no UIKit for its own processor.
struct Compilation {
  /// How a team may have set up its target.
  struct Mode: Sendable, CustomTestStringConvertible {
    var name: String
    var flags: [String]

    var testDescription: String { name }
  }

  /// The modes in which tests compile generated code: all, or the two that differ most.
  static let modes = Thoroughness.isNightly ? allModes : differingModes

  /// Those in which the goldens are compiled, which have all that can be generated.
  static let modesOfGoldens = Thoroughness.isFull ? allModes : differingModes

  static let differingModes = [upcomingFeatures, newProject]

  /// The modes in which generated code must compile without a warning.
  private static let allModes = [
    Mode(name: "Swift 5", flags: ["-swift-version", "5"]),
    Mode(
      name: "Swift 5, complete checking",
      flags: ["-swift-version", "5", "-strict-concurrency=complete"]),
    swift6,
    Mode(
      name: "Swift 5, MainActor by default",
      flags: ["-swift-version", "5", "-default-isolation", "MainActor"]),
    Mode(
      name: "Swift 6, MainActor by default",
      flags: ["-swift-version", "6", "-default-isolation", "MainActor"]),
    upcomingFeatures,
    newProject,
    Mode(
      name: "Swift 6, otherwise as Xcode 26 sets up a new project",
      flags: ["-swift-version", "6", "-default-isolation", "MainActor"]
        + upcoming("MemberImportVisibility") + approachableConcurrency),
  ]

  /// What Xcode 26 calls approachable concurrency, but for the three features that Swift 6 has anyway:
  /// `DisableOutwardActorInference`, `GlobalActorIsolatedTypesUsability`, `InferSendableFromCaptures`.
  private static let approachableConcurrency = upcoming(
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances")

  /// The modes that differ in what an import without an access level means: all, or the two that differ most.
  static let importModes =
    Thoroughness.isNightly ? allImportModes : [allImportModes[0], upcomingFeatures]

  private static let allImportModes = [
    Mode(
      name: "Swift 5, internal imports",
      flags: ["-swift-version", "5"] + upcoming("InternalImportsByDefault")),
    swift6,
    upcomingFeatures,
    Mode(
      name: "Swift 6, MainActor by default, internal imports",
      flags: ["-swift-version", "6", "-default-isolation", "MainActor"]
        + upcoming("InternalImportsByDefault", "MemberImportVisibility")),
  ]

  /// The modes in which an app's own types belong to the main actor unless they say otherwise.
  static let mainActorModes = modes.filter { $0.flags.contains("MainActor") }

  private static func upcoming(_ features: String...) -> [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private static let newProject = Mode(
    name: "Swift 5, as Xcode 26 sets up a new project",
    flags: ["-swift-version", "5", "-default-isolation", "MainActor"]
      + upcoming("MemberImportVisibility") + approachableConcurrency
      + upcoming(
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferSendableFromCaptures"))

  static let swift6 = Mode(name: "Swift 6", flags: ["-swift-version", "6"])

  private static let upcomingFeatures = Mode(
    name: "Swift 6, upcoming features, strict memory safety",
    flags: ["-swift-version", "6", "-strict-memory-safety"]
      + upcoming("InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny"))

  /// What the compiler says of some files up to its last diagnostics, which is nothing when all is
  /// well.
  static func messages(
    of files: [URL], mode: Mode, modules: [URL] = []
  ) throws -> String {
    try messages(of: files, ["-emit-sil", "-o", "/dev/null"] + mode.flags, modules: modules)
  }

  /// What a program prints that is made of some files and the stand-in, without a word of the compiler's.
  ///
  /// - Parameter others: more of the package's modules that the program is linked with.
  static func output(
    of files: [URL], with others: [String] = [], modules: [URL] = [],
    in environment: [String: String] = [:]
  ) throws -> String {
    let objects = try (["UIKit", "Network"] + others).flatMap(objects)
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    let seen = try Seen([compiler, "output"] + variables, files + objects)
    if let output = seen.text { return output }
    let folder = try TemporaryFolder()
    let program = folder.path("program")
    let messages = try Self.messages(
      of: files + objects, ["-parse-as-library", "-o", program] + swift6.flags, modules: modules)
    guard messages.isEmpty else { throw ProgramMessages(description: messages) }
    let run = try Subprocess.run([program], environment: environment)
    guard run.exitCode == 0, run.messages.isEmpty else { throw Subprocess.Failed(run) }
    try seen.set(run.output)
    return run.output
  }

  /// Messages about a program that should have compiled without any.
  struct ProgramMessages: Error, CustomStringConvertible {
    var description: String
  }

  /// What the compiler says of some files at first sight, which takes a third of the time: without the flow of
  /// values through their code.
  static func messages(of paths: [String], checkedIn mode: Mode) throws -> String {
    try messages(
      of: paths.map { URL(fileURLWithPath: $0) }, ["-typecheck"] + mode.flags, modules: [])
  }

  private static func objects(of module: String) throws -> [URL] {
    let folder = "\(module).build"
    let objects = try BuildProducts.folder(of: folder).appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: objects.path)
      .filter { $0.hasSuffix(".o") }.sorted().map { objects.appendingPathComponent($0) }
  }

  private static func messages(
    of files: [URL], _ flags: [String], modules: [URL]
  ) throws -> String {
    let folders = modules + [try BuildProducts.folder(of: "UIKit.swiftmodule")]
    let options =
      ["-wmo", "-warnings-as-errors", "-module-name", "App", "-package-name", "app"] + flags
    // A program is needed afterwards; anything else need not be compiled twice.
    let seen =
      flags.contains("/dev/null") || flags.contains("-typecheck")
      ? try Seen([compiler] + options, files + imported(by: files, in: folders)) : nil
    if seen?.isSet == true { return "" }
    let run = try Subprocess.run(
      ["swiftc"] + options + folders.flatMap { ["-I", $0.path] } + files.map(\.path))
    if run.exitCode == 0, run.messages.isEmpty { try seen?.set() }
    return run.exitCode == 0 ? run.messages : "exit code \(run.exitCode)\n\(run.messages)"
  }

  static let compiler = (try? Subprocess.run(["swiftc", "--version"]))?.output ?? ""

  /// The modules in some folders that files import.
  private static func imported(by files: [URL], in folders: [URL]) throws -> [URL] {
    let names = try Set(
      files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(
          of: /\bimport (?:class |struct )?`?(\w+)/
        )
        .map { String($0.1) }
      })
    let modules = names.sorted().flatMap { name in
      folders.map { $0.appendingPathComponent("\(name).swiftmodule") }
    }
    return modules.filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Builds a module of some files, for others to import, into a folder that may have modules that it imports.
  static func buildModule(_ name: String, of files: [URL], in folder: TemporaryFolder) throws {
    let standIn = try BuildProducts.folder(of: "UIKit.swiftmodule")
    let run = try Subprocess.run(
      ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-wmo"]
        + ["-package-name", "app", "-I", standIn.path, "-I", folder.url.path]
        + ["-module-name", name, "-o", folder.path("\(name).swiftmodule")] + files.map(\.path))
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
  }

  /// A folder with a module of a name that declares nothing of use, for the sake of its import.
  static func emptyModule(_ name: String, in folder: TemporaryFolder) throws -> URL {
    try module(name, declaring: "public struct Empty: Sendable {}\n", in: folder)
  }

  /// A folder with a module of a name that declares what it is told to; it may import the stand-in.
  static func module(
    _ name: String, declaring text: String, in folder: TemporaryFolder
  ) throws -> URL {
    let source = try folder.write(text, to: "\(name).swift")
    let standIn = try BuildProducts.folder(of: "UIKit.swiftmodule")
    let run = try Subprocess.run(
      ["swiftc", "-emit-module", "-parse-as-library", "-swift-version", "6", "-I", standIn.path]
        + ["-module-name", name, source, "-o", folder.path("\(name).swiftmodule")])
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    return folder.url
  }
}
#endif
