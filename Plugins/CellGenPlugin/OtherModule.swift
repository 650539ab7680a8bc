import Foundation
import PackagePlugin

/// A module that a target depends on, with the manifests that the target's own can use.
struct OtherModule {
  var name: String
  var manifests: [URL]

  /// Creates the module of a target; nil without manifests.
  init?(_ target: any Target) {
    guard let module = target as? any SourceModuleTarget else { return nil }
    name = module.moduleName
    // Targets with committed output exclude their manifests.
    manifests =
      module.manifests.isEmpty
      ? Self.manifests(in: String(describing: target.directory)) : module.manifests
    if manifests.isEmpty { return nil }
    manifests.sort { $0.path < $1.path }
  }

  private static func manifests(in folder: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder, isDirectory: true), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "sections" }
  }

  var arguments: [String] { manifests.flatMap { ["--module", "\(name)=\($0.path)"] } }
}

extension SourceModuleTarget {
  /// The manifests among its files.
  var manifests: [URL] { sourceFiles.map(\.url).filter { $0.pathExtension == "sections" } }
}
