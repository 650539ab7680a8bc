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

  /// Whether a file is a table of texts in the bundle of its target.
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
