#if os(Linux)
import Foundation
import TestSupport

/// Modules that make the compiler read code as it reads it for a phone: with Objective-C's rules, below a root
/// class that it imports from Objective-C, and with all that `canImport` asks for.
///
/// Nothing can be run with them, not even be made into SIL: code is type-checked only.
struct PhoneModules {
  /// They are made by whoever first needs them.
  static let shared = Result { try PhoneModules() }

  private let folder: TemporaryFolder
  private let sources = Package.folder.appending(path: "Tests/ObjectiveC")

  init() throws {
    folder = try TemporaryFolder()
    try make("ObjectiveC", of: ["ObjectiveC.swift"], ["-import-underlying-module"])
    try make("ImageIO", of: ["ImageIO.swift"])
    try make("DeveloperToolsSupport", of: [])
    try make("UIKit", of: ["UIKit+ObjectiveC.swift"], files: copyOfStandIn())
    try make("SwiftUI", of: [], files: Package.swiftFiles(in: "Tests/SwiftUI"))
    try make("Network", of: [], files: Package.swiftFiles(in: "Tests/Network"))
    try make("_Testing_UIKit", of: [], files: Package.swiftFiles(in: "Tests/_Testing_UIKit"))
    try make("Stage", of: [], files: Package.swiftFiles(in: "Tests/Stage"))
    try make("Kingfisher", of: [])
    // Apart, as an app that embeds the runtime has no such module.
    try make(
      "CellGenRuntime", of: [], files: Package.swiftFiles(in: "Sources/CellGenRuntime"),
      ["-package-name", "cellgen"], in: "Runtime")
  }

  /// The options with which the module of the runtime is found, too.
  private var runtimeOptions: [String] { ["-I", folder.path("Runtime")] }

  /// The options with which the modules are found and Objective-C is known.
  var options: [String] {
    ["-parse-as-library", "-I", folder.url.path, "-I", sources.appending(path: "Modules").path]
      + ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module"]
      .flatMap { ["-Xfrontend", $0] }
  }

  /// What the compiler says of some files, which is nothing when all is well.
  ///
  /// - Parameter importsRuntime: whether they import the runtime, and do not have it in their own module.
  static func messages(
    of files: [URL], mode: Compilation.Mode, importsRuntime: Bool = false
  ) throws -> String {
    let modules = try [
      "Tests/ObjectiveC", "Tests/UIKit", "Tests/SwiftUI", "Tests/Network", "Tests/Stage",
    ]
    .flatMap { try Package.files(in: $0) }
    let runtime = importsRuntime ? try Package.files(in: "Sources/CellGenRuntime") : []
    let seen = try Seen([Compilation.compiler, "phone"] + mode.flags, files + modules + runtime)
    if seen.isSet { return "" }
    let phone = try shared.get()
    let messages = try phone.messages(
      of: files, mode: mode, importsRuntime ? phone.runtimeOptions : [])
    if messages.isEmpty { try seen.set() }
    return messages
  }

  private func messages(
    of files: [URL], mode: Compilation.Mode, _ more: [String]
  ) throws -> String {
    let copies = try TemporaryFolder()
    let paths = try files.enumerated().map { index, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      // There is no way to declare a macro without a program that expands it.
      let copy = Self.replacing("#Preview(", in: text) {
        "@MainActor private let preview\(index)and\($0) = Preview("
      }
      return try copies.write(copy, to: "\(index)/\(file.lastPathComponent)")
    }
    let run = try Subprocess.run(
      ["swiftc", "-typecheck", "-warnings-as-errors", "-D", "DEBUG"]
        + ["-module-name", "App", "-package-name", "app"] + mode.flags + options + more + paths)
    return run.exitCode == 0 ? run.messages : "exit code \(run.exitCode)\n\(run.messages)"
  }

  /// The stand-in with the classes of the main actor below the class that belongs to it.
  private func copyOfStandIn() throws -> [URL] {
    try Package.swiftFiles(in: "Tests/UIKit").map { file in
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(@MainActor\s+open class [^:{]*): NSObject\b/) { "\($0.1): MainActorObject" }
      let path = try folder.write(text, to: "UIKit/\(file.lastPathComponent)")
      return URL(fileURLWithPath: path)
    }
  }

  private func make(
    _ module: String, of names: [String], files: [URL] = [], _ more: [String] = [],
    in place: String = "."
  ) throws {
    try folder.makeFolder(place)
    var paths = names.map { sources.appending(path: $0).path } + files.map(\.path)
    if paths.isEmpty { paths = [try folder.write("", to: "\(module).swift")] }
    let run = try Subprocess.run(
      ["swiftc", "-emit-module", "-wmo", "-swift-version", "6", "-module-name", module]
        + ["-o", folder.path("\(place)/\(module).swiftmodule")] + options + more
        + ["-Xfrontend", "-experimental-skip-all-function-bodies"] + paths)
    guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
  }

  private static func replacing(
    _ part: String, in text: String, with replacement: (Int) -> String
  ) -> String {
    var pieces = text.components(separatedBy: part)[...]
    var result = pieces.popFirst() ?? ""
    for (index, piece) in pieces.enumerated() { result += replacement(index) + piece }
    return result
  }
}

/// The files of this package.
enum Package {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The Swift files in a folder of the package and all folders in it.
  static func swiftFiles(in path: String) throws -> [URL] {
    try files(in: path).filter { $0.pathExtension == "swift" }
  }

  /// All files there.
  static func files(in path: String) throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder.appending(path: path), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}
#endif
