import CellGenCore
import Foundation
import TestSupport
import Testing

/// Nothing newer than the iOS that code must run on is used without asking for the version: not in the
/// runtime, which must run on iOS 13, and not in what is generated for a deployment target.
@Suite struct AvailabilityTests {
  @Test func theRuntimeRunsOnIOS13() throws {
    let files = try Sources.runtime()
    #expect(files.count > 20)
    for file in files {
      #expect(try uses(in: file, floor: 13) == [], "\(file.lastPathComponent)")
    }
  }

  @Test func theRuntimeWouldNotRunThereWithoutItsChecks() throws {
    let files = try Sources.runtime().filter {
      // These ask for what belongs to a later list, which the scanner does not know by its name.
      try String(contentsOf: $0, encoding: .utf8).contains("available(iOS ")
        && !["CellTextEditor.swift", "CellTextView.swift", "SpokenRow.swift"]
          .contains($0.lastPathComponent)
    }
    #expect(files.count > 5)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing(/[#@]available\(iOS [0-9.]+, \*\)/, with: "")
      let uses = AvailabilityScanner.uses(in: text, floor: 13, names: try Self.names())
      #expect(uses.count > 0, "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: try Sources.manifests())
  func whatIsGeneratedRunsOnItsDeploymentTarget(manifests: URL) throws {
    let sources = try Sources.texts(in: manifests)
    let module = try #require(analyze(sources).module)
    for manifest in module.manifests {
      let name = (manifest.source.path as NSString).deletingPathExtension
      let files = try Sources.generated(by: name, in: manifests.lastPathComponent)
      #expect(files.count == 4, "the goldens of \(name)")
      for file in files {
        let uses = try uses(in: file, floor: Double(manifest.deploymentTarget))
        #expect(uses == [], "\(file.lastPathComponent)")
      }
    }
  }

  /// What resolves for an old iOS must not need a newer one either.
  @Test(arguments: try Sources.manifests(), [13, 14])
  func whatIsGeneratedForAnOldIOSRunsThere(manifests: URL, target: Int) throws {
    let sources = try Sources.texts(in: manifests, deploymentTarget: target)
    for file in generate(sources, options: Options(runtime: .import)).files {
      let uses = AvailabilityScanner.uses(
        in: file.text, floor: Double(target), names: try Self.names())
      #expect(uses == [], "\(file.name)")
    }
  }

  private func uses(in file: URL, floor: Double) throws -> [String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return AvailabilityScanner.uses(in: text, floor: floor, names: try Self.names())
      .map(\.description)
  }

  /// The names of the system, the types that the runtime declares for a newer iOS, and its one function
  /// that is told from an older one by its argument: `list(_:)`, `list()`.
  private static func names() throws -> [NewerName] {
    let types = try Sources.runtime().flatMap {
      AvailabilityScanner.newerTypes(in: try String(contentsOf: $0, encoding: .utf8))
    }
    #expect(types.map(\.text).contains("ConfigurableListCell"))
    return NewerName.all + types + [NewerName(".list(.", since: 14)]
  }
}

/// The files that are looked at.
private enum Sources {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let fixtures = package.appendingPathComponent("Tests/CellGenCoreTests/Fixtures")

  /// All files of the runtime.
  static func runtime() throws -> [URL] {
    let folder = package.appendingPathComponent("Sources/CellGenRuntime")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The folders of manifests for which there are goldens.
  static func manifests() throws -> [URL] {
    try contents(of: fixtures.appendingPathComponent("Inputs"))
  }

  /// The manifests of a folder, for another deployment target if one is given.
  static func texts(in folder: URL, deploymentTarget: Int? = nil) throws -> [SourceText] {
    try contents(of: folder).enumerated().map { index, file in
      var text = try String(contentsOf: file, encoding: .utf8)
      if let deploymentTarget {
        text.replace(/(?m)^deploymentTarget:.*$/, with: "")
        text += "\ndeploymentTarget: \(deploymentTarget)\n"
      }
      return SourceText(path: file.lastPathComponent, bytes: Array(text.utf8), index: index)
    }
  }

  /// The goldens of a manifest.
  static func generated(by manifest: String, in folder: String) throws -> [URL] {
    try contents(of: fixtures.appendingPathComponent("Generated/\(folder)"))
      .filter { $0.lastPathComponent.hasPrefix("\(manifest)+") }
  }

  private static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }
  }
}
