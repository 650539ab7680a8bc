import Foundation
import PackagePlugin

/// A target whose manifests are read as one module.
struct TargetRun {
  var name: String
  private var folder: URL
  /// The package's folder, which paths in messages are relative to.
  private var package: URL
  private var importsRuntime: Bool
  /// True if the target's own bundle contains string tables.
  private var hasTexts: Bool
  /// The modules that it depends on, with their folders, for the manifests that its own ones use.
  private var modules: [(name: String, folder: URL)]

  init(_ target: any Target, in package: URL) {
    name = target.name
    self.package = package
    folder = URL(fileURLWithPath: String(describing: target.directory), isDirectory: true)
    let files = (target as? any SourceModuleTarget)?.sourceFiles
    hasTexts =
      files?.contains { file in
        file.type == .resource
          && ["xcstrings", "strings", "stringsdict"].contains(file.url.pathExtension)
      } ?? false
    modules = target.recursiveTargetDependencies.compactMap { target in
      guard let module = target as? any SourceModuleTarget else { return nil }
      let folder = URL(fileURLWithPath: String(describing: target.directory), isDirectory: true)
      return Self.holdsManifests(folder) ? (module.moduleName, folder) : nil
    }
    importsRuntime = target.dependencies.contains { dependency in
      switch dependency {
      case .product(let product): product.name == "CellGenRuntime"
      case .target(let target): target.name == "CellGenRuntime"
      @unknown default: false
      }
    }
  }

  var holdsManifests: Bool { Self.holdsManifests(folder) }

  /// Returns true if a folder contains manifests. This searches it, because targets with committed output
  /// exclude their manifests.
  private static func holdsManifests(_ folder: URL) -> Bool {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.contains { ($0 as? URL)?.pathExtension == "sections" } ?? false
  }

  func arguments(for request: Request) -> [String] {
    let output = request.output ?? path(of: folder.appending(path: "Generated"))
    // Keep an earlier choice: a dependency can be limited to one platform, which plugins can't see.
    let isEmbedded = FileManager.default.fileExists(
      atPath: URL(fileURLWithPath: output, relativeTo: package)
        .appending(path: "CellGenRuntime.swift").path)
    let runtime = request.runtime ?? (importsRuntime && !isEmbedded ? "import" : "embed")
    return ["generate", "--runtime", runtime, "--output", output]
      + (hasTexts ? ["--bundle", "module"] : [])
      + modules.flatMap { ["--module", "\($0.name)=\(path(of: $0.folder))"] }
      + request.passed + ["--", path(of: folder)]
  }

  private func path(of file: URL) -> String {
    let parts = file.standardizedFileURL.pathComponents
    let start = package.standardizedFileURL.pathComponents
    guard parts.starts(with: start), parts.count > start.count else { return file.path }
    return parts.dropFirst(start.count).joined(separator: "/")
  }
}
