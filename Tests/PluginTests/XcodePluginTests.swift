#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The half of the plugin that Xcode runs, as far as it can be tried where there is no Xcode.
@Suite struct XcodePluginTests {
  private let plugin = try! NestedBuilds().cellgen.appending(path: "Plugins/CellGenPlugin")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Against a module of the interface that Xcode's has.
  @Test func itTypeChecks() throws {
    let module = try NestedBuilds().cellgen.appending(
      path: "Tests/PluginTests/XcodeProjectPlugin/XcodeProjectPlugin.swift")
    try compile(
      ["-parse-as-library", "-emit-module", "-module-name", "XcodeProjectPlugin"]
        + ["-emit-module-path", folder.path("XcodeProjectPlugin.swiftmodule"), module.path])
    let sources = ["CellGenPlugin", "CellGenPlugin+Xcode", "GeneratorRun", "OtherModule"]
      .map { plugin.appending(path: "\($0).swift").path }
    try compile(
      ["-parse-as-library", "-typecheck", "-warnings-as-errors", "-I", folder.url.path] + sources)
  }

  /// Projects and their manifests have one root, and a source tells that the runtime is imported.
  @Test func itFindsTheRootAndTheRuntime() throws {
    try folder.write("import UIKit; public import CellGenRuntime\n", to: "A.swift")
    try folder.write("  @_exported import CellGenRuntime // for all\n", to: "B.swift")
    try folder.write("import UIKit // not import CellGenRuntime\n", to: "C.swift")
    try folder.write("import CellGenRuntimeTests\nlet x = 1\n", to: "D.swift")
    try folder.write("import CellGenRuntime\n", to: "E.txt")
    try folder.write(
      """
      import Foundation
      func url(_ path: String) -> URL { URL(fileURLWithPath: path) }
      func root(_ manifests: [String], _ project: String) -> String {
        sharedFolder(of: manifests.map(url), and: url(project)).path
      }
      print(root(["/app/ios/A.sections", "/app/ios/B/C.sections"], "/app/ios"))
      print(root(["/app/shared/A.sections", "/app/ios/A.sections"], "/app/ios"))
      print(root([], "/app/ios"))
      for name in CommandLine.arguments.dropFirst() { print(importsRuntime(url(name))) }

      """, to: "main.swift")
    try compile(
      [folder.path("main.swift")]
        + ["GeneratorRun.swift", "OtherModule.swift"].map { plugin.appending(path: $0).path }
        + ["-o", folder.path("program")])
    let names = ["A.swift", "B.swift", "C.swift", "D.swift", "E.txt", "F.swift"].map(folder.path)
    let run = try Subprocess.run([folder.path("program")] + names)
    #expect(
      run.output.split(separator: "\n")
        == ["/app/ios", "/app", "/app/ios", "true", "true", "false", "false", "false", "false"],
      "\(run.messages)")
  }

  /// Calls the compiler as the package manager does for plugins.
  private func compile(_ arguments: [String]) throws {
    let api = try pluginAPI().path
    let run = try Subprocess.run(
      ["swiftc", "-swift-version", "6", "-package-description-version", "6.0.0"]
        + ["-I", api, "-L", api, "-lPackagePlugin", "-Xlinker", "-rpath", "-Xlinker", api]
        + arguments)
    try #require(run.exitCode == 0, "\(run.words)")
  }

  /// The toolchain's folder of the module that plugins import.
  private func pluginAPI() throws -> URL {
    let which = try Subprocess.run(["which", "swift"]).output
    let swift = URL(fileURLWithPath: which.trimmingCharacters(in: .whitespacesAndNewlines))
      .resolvingSymlinksInPath()
    return swift.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "lib/swift/pm/PluginAPI")
  }
}
#endif
