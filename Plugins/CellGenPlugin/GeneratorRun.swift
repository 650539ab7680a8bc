import Foundation
import PackagePlugin

let runtimeModule = "CellGenRuntime"

/// The input of cellgen for one target.
struct GeneratorRun {
  var tool: URL
  var targetName: String
  /// The folder that output names are relative to.
  var root: URL
  var manifests: [URL]
  /// The modules whose manifests the target's own can use.
  var modules: [OtherModule] = []
  var outputFolder: URL
  var importsRuntime: Bool
  /// True if the target's own bundle contains string tables.
  var hasTexts = false

  var commands: [Command] {
    guard !manifests.isEmpty else {
      Diagnostics.warning(
        "target '\(targetName)' uses CellGenPlugin but has no manifest (a file named *.sections)"
      )
      return []
    }
    let manifests = manifests.sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Generating cells of \(targetName)",
        executable: tool,
        arguments: arguments(for: manifests),
        inputFiles: manifests + modules.flatMap(\.manifests),
        outputFiles: outputs(of: manifests))
    ]
  }

  private func arguments(for manifests: [URL]) -> [String] {
    // Nothing compiles the old files of a renamed manifest, so they are removed silently.
    ["generate", "--quiet", "--prune", "--line-directives"]
      + ["--runtime", importsRuntime ? "import" : "embed"]
      + (hasTexts ? ["--bundle", "module"] : [])
      + modules.flatMap(\.arguments)
      + ["--root", root.path, "--output", outputFolder.path, "--"]
      + manifests.map(\.path)
  }

  private func outputs(of manifests: [URL]) -> [URL] {
    let parts = ["ViewData", "Views", "ViewCreator", "AccessibilityIDs"]
    let names = manifests.map(prefix(of:)).flatMap { name in parts.map { "\(name)+\($0).swift" } }
    let runtime = importsRuntime ? [] : ["\(runtimeModule).swift"]
    return (names + runtime).map { outputFolder.appending(path: $0) }
  }

  /// Returns `Feed_Listing` for `Feed/Listing.sections`.
  private func prefix(of manifest: URL) -> String {
    let parts = manifest.deletingPathExtension().standardizedFileURL.pathComponents
    return parts.dropFirst(root.standardizedFileURL.pathComponents.count).joined(separator: "_")
  }
}

/// Returns the deepest folder that contains a project and all its manifests, which can be outside the
/// project.
func sharedFolder(of manifests: [URL], and project: URL) -> URL {
  var folder = project.standardizedFileURL
  func holds(_ file: URL) -> Bool {
    file.standardizedFileURL.pathComponents.starts(with: folder.pathComponents)
  }
  while !manifests.allSatisfy(holds) { folder.deleteLastPathComponent() }
  return folder
}

/// Returns true if a source file imports the runtime's module.
///
/// Xcode doesn't list the dependencies of targets (swiftlang/swift-package-manager#6003). If a source file
/// imports the module, a second runtime in the target would make all of its names ambiguous.
func importsRuntime(_ file: URL) -> Bool {
  guard file.pathExtension == "swift", let text = try? String(contentsOf: file, encoding: .utf8)
  else { return false }
  return text.split(whereSeparator: \.isNewline).contains { line in
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }.prefix { !$0.hasPrefix("//") }
    return words.contains("import") && words.contains { $0 == runtimeModule }
  }
}
