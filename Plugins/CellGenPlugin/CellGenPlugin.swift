import Foundation
import PackagePlugin

/// Runs cellgen on a target's manifests before the target is compiled.
///
/// There is one command per target, because manifests can refer to each other's views. The outputs follow
/// from the manifests' paths, never from their contents: the build system asks for them before anything runs.
@main
struct CellGenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let run = GeneratorRun(
      tool: try context.tool(named: "cellgen-generate").url,
      targetName: target.name,
      root: URL(fileURLWithPath: String(describing: target.directory), isDirectory: true),
      manifests: module.manifests,
      modules: target.recursiveTargetDependencies.compactMap(OtherModule.init),
      outputFolder: context.pluginWorkDirectoryURL,
      importsRuntime: dependsOnRuntime(target),
      hasTexts: module.sourceFiles.contains { isTable($0) })
    return run.commands
  }

  /// Returns true if a file is a string table in the bundle of its target.
  private func isTable(_ file: File) -> Bool {
    file.type == .resource
      && ["xcstrings", "strings", "stringsdict"].contains(file.url.pathExtension)
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
