import Foundation
import PackagePlugin

/// Runs cellgen over a target's manifests before the target is compiled.
///
/// One command a target, since manifests may name each other's views. The outputs follow from the
/// manifests' paths, never from what they say: the build system asks for them before anything runs.
@main
struct CellGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let run = GeneratorRun(
      tool: try context.tool(named: "cellgen").url,
      targetName: target.name,
      root: URL(fileURLWithPath: String(describing: target.directory), isDirectory: true),
      manifests: module.sourceFiles.map(\.url).filter { $0.pathExtension == "sections" },
      outputFolder: context.pluginWorkDirectoryURL,
      importsRuntime: dependsOnRuntime(target))
    return run.commands
  }

  private func dependsOnRuntime(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == runtimeModule
      case .target(let target): target.name == runtimeModule
      @unknown default: false
      }
    }
  }
}

let runtimeModule = "CellGenRuntime"

/// What cellgen is run on for one target.
struct GeneratorRun {
  var tool: URL
  var targetName: String
  /// The folder that output names are relative to.
  var root: URL
  var manifests: [URL]
  var outputFolder: URL
  var importsRuntime: Bool

  var commands: [Command] {
    guard !manifests.isEmpty else {
      Diagnostics.warning(
        "target '\(targetName)' uses CellGenPlugin but holds no manifest (a file named *.sections)"
      )
      return []
    }
    let manifests = manifests.sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Generating cells of \(targetName)",
        executable: tool,
        arguments: arguments(for: manifests),
        inputFiles: manifests,
        outputFiles: outputs(of: manifests))
    ]
  }

  private func arguments(for manifests: [URL]) -> [String] {
    ["generate", "--quiet", "--line-directives"]
      + ["--runtime", importsRuntime ? "import" : "embed"]
      + ["--root", root.path, "--output", outputFolder.path, "--"]
      + manifests.map(\.path)
  }

  private func outputs(of manifests: [URL]) -> [URL] {
    let parts = ["ViewData", "Views", "CellModels", "ViewCreator", "AccessibilityIDs"]
    let names = manifests.map(prefix(of:)).flatMap { name in parts.map { "\(name)+\($0).swift" } }
    let runtime = importsRuntime ? [] : ["\(runtimeModule).swift"]
    return (names + runtime).map { outputFolder.appending(path: $0) }
  }

  /// `Feed/Listing.sections` makes `Feed_Listing`.
  private func prefix(of manifest: URL) -> String {
    let parts = manifest.deletingPathExtension().standardizedFileURL.pathComponents
    return parts.dropFirst(root.standardizedFileURL.pathComponents.count).joined(separator: "_")
  }
}
