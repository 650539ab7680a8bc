import Foundation
import PackagePlugin

/// `swift package generate-cells`: writes the generated files into the package, for teams that
/// commit them.
@main
struct CellGenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let request = try Request(arguments)
    if request.wantsHelp { return print(Request.help) }
    let tool = try context.tool(named: "cellgen-generate").url
    let package = context.package
    var hasFailed = false
    for run in try runs(for: request, in: package) {
      let status = try execute(tool, run.arguments(for: request), in: package.directoryURL)
      if status != 0 { hasFailed = true }
    }
    // The tool has already reported its errors.
    if hasFailed { exit(1) }
  }

  /// Returns the targets to generate code for: those passed by name, or all with manifests.
  private func runs(for request: Request, in package: Package) throws -> [TargetRun] {
    let modules = package.targets.filter { $0 is any SourceModuleTarget }
      .sorted { $0.name < $1.name }
    func run(of target: any Target) -> TargetRun { TargetRun(target, in: package.directoryURL) }
    let named = try request.targets.map { name in
      guard let target = modules.first(where: { $0.name == name }) else {
        throw Mistake.noSuchTarget(name, modules.map(\.name))
      }
      return run(of: target)
    }
    if let run = named.first(where: { !$0.holdsManifests }) { throw Mistake.noManifest(run.name) }
    let runs = named.isEmpty ? modules.map(run(of:)).filter(\.holdsManifests) : named
    guard !runs.isEmpty else { throw Mistake.noManifests(package.displayName) }
    if request.output != nil, runs.count > 1 { throw Mistake.oneOutput(runs.map(\.name)) }
    return runs
  }

  private func execute(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
