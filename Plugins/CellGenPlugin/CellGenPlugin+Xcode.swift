#if canImport(XcodeProjectPlugin)
import Foundation
import PackagePlugin
import XcodeProjectPlugin

/// The same for a target of an Xcode project.
///
/// Xcode lists only files in the target's build phases, so a manifest must be a member of the target.
extension CellGenPlugin: XcodeBuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
    let files = target.inputFiles.map(\.url)
    let manifests = files.filter { $0.pathExtension == "sections" }
    let run = GeneratorRun(
      tool: try context.tool(named: "cellgen-generate").url,
      targetName: target.displayName,
      root: sharedFolder(of: manifests, and: context.xcodeProject.directoryURL),
      manifests: manifests,
      outputFolder: context.pluginWorkDirectoryURL,
      importsRuntime: dependsOnRuntime(target) || files.contains(where: importsRuntime))
    return run.commands
  }

  private func dependsOnRuntime(_ target: XcodeTarget) -> Bool {
    target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == runtimeModule
      case .target(let target): target.displayName == runtimeModule
      @unknown default: false
      }
    }
  }
}
#endif
