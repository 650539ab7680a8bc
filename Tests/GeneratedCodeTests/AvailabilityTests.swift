#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Nothing newer than the iOS that code must run on is used without asking for the version, and nothing that is
/// deprecated there: not in the runtime, which must run on iOS 13, and not in what is generated for a deployment
/// target.
@Suite struct AvailabilityTests {
  /// What is known of versions, and the code that is looked at: the runtime, the goldens by their deployment
  /// targets, and an example of what is wrong.
  private struct Known {
    var versions: Availability
    var runtime: [Code] = []
    var goldens: [(target: Int, code: Code)] = []
    var example: Code
  }

  /// A file with what it names.
  private struct Code {
    var path: String
    var name: String { URL(fileURLWithPath: path).lastPathComponent }
    var source: SourceVersions
    var named: [NamedDeclaration]

    init(_ path: String, _ named: [String: [NamedDeclaration]]) throws {
      self.path = path
      source = SourceVersions(try String(contentsOfFile: path, encoding: .utf8))
      self.named = named[path] ?? []
    }
  }

  private static let known = Result {
    let folder = try TemporaryFolder()
    var goldens: [Int: String] = [:]
    for manifests in try Sources.manifests() {
      let module = try #require(analyze(Sources.texts(in: manifests)).module)
      for manifest in module.manifests {
        let name = (manifest.source.path as NSString).deletingPathExtension
        let files = try Sources.generated(by: name, in: manifests.lastPathComponent)
        #expect(files.count == 4, "the goldens of \(name)")
        for file in files {
          goldens[manifest.deploymentTarget, default: ""] += Sources.withoutVersion(
            try String(contentsOf: file, encoding: .utf8))
        }
      }
    }
    let targets = goldens.keys.sorted()
    let paths = try targets.map { try folder.write(goldens[$0] ?? "", to: "Goldens\($0).swift") }
    let example = try folder.write(Sources.example, to: "Example.swift")
    let runtime = try Sources.runtime()
    let named = try NamedDeclaration.all(
      in: runtime + paths + [example], with: Sources.support())
    let code = try runtime.map { try Code($0, named) }
    return Known(
      versions: try Availability(
        runtime: Dictionary(uniqueKeysWithValues: code.map { ($0.path, $0.source) })),
      runtime: code,
      goldens: try zip(targets, paths).map { ($0, try Code($1, named)) },
      example: try Code(example, named))
  }

  private static func findings(in code: Code, target: Int) throws -> [String] {
    try known.get().versions.findings(in: code.source, naming: code.named, target: Double(target))
      .map { "\(code.name):\($0)" }
  }

  @Test func theRuntimeNamesWhatThereIs() throws {
    let files = try Self.known.get().runtime
    #expect(files.count > 20)
    #expect(files.map(\.named.count).reduce(0, +) > 1500)
    for target in Manifest.deploymentTargets.all {
      #expect(try files.flatMap { try Self.findings(in: $0, target: target) } == [])
    }
  }

  /// The checks of the runtime that choose what to do rather than what to name.
  private static let choices = [
    // Both symbols have names, but the one that follows the direction of writing is newer.
    "AccessoryBar.swift: #available iOS 14 ,", "Collapsing.swift: #available iOS 14 ,",
    // A newer iOS does the rest by itself.
    "CellBox.swift: #available iOS 17 ,", "CellDivider.swift: #available iOS 17 ,",
    "CellTurningRow.swift: #available iOS 17 ,", "DeclaredView.swift: #available iOS 17 ,",
    "ConfigurableCollectionViewCell.swift: #available iOS 14 ,",
    "ConfigurableTableViewCell.swift: #available iOS 14 ,", "Hosted.swift: #available iOS 14 ,",
    "List.swift: #available iOS 15 ,", "List.swift: #available iOS 15 ,",
    "CellTextEditor.swift: #available iOS 16 ,",
    // Requirements of a protocol which methods of UIKit meet.
    "List.swift: @available iOS 15 ,", "List.swift: @available iOS 15 ,",
  ]

  /// Without any other of its checks, the runtime would name what there is not.
  @Test func theRuntimeNeedsEachOfItsChecks() throws {
    var needless: [String] = []
    var count = 0
    for file in try Self.known.get().runtime {
      for (check, source) in file.source.withoutEachCheck {
        count += 1
        var code = file
        code.source = source
        let isMissed = try Manifest.deploymentTargets.all.contains {
          try !Self.findings(in: code, target: $0).isEmpty
        }
        if !isMissed { needless.append("\(file.name): \(check)") }
      }
    }
    #expect(count > 100)
    #expect(needless.sorted() == Self.choices.sorted())
  }

  @Test func goldensNameWhatThereIs() throws {
    for (targetOfGoldens, code) in try Self.known.get().goldens {
      // One manifest alone has the newest target.
      #expect(code.named.count > 40)
      for target in Manifest.deploymentTargets.all where target >= targetOfGoldens {
        #expect(try Self.findings(in: code, target: target) == [])
      }
    }
  }

  /// The claims about UIKit, and tests of screens, are compiled for iOS 15 where they are run on a simulator.
  @Test(arguments: ["UIKitClaims", "Screens"])
  func testsInTheHostAppNameWhatThereIs(target: String) throws {
    let files = try XcodeProject().sources(of: target).map(\.path)
    let named = try NamedDeclaration.all(in: files, with: [], hasTests: true)
    let code = try files.map { try Code($0, named) }
    #expect(code.map(\.named.count).reduce(0, +) > 1000)
    let findings = try code.flatMap { try Self.findings(in: $0, target: 15) }
    #expect(findings == [])
  }

  /// What resolves for an old iOS must not need a newer one either.
  @Test(arguments: [13, 14])
  func whatIsGeneratedForAnOldIOSNamesWhatThereIs(target: Int) throws {
    let folder = try TemporaryFolder()
    // One file for each folder, because what is private has the same name in several of them.
    var paths: [String] = []
    for manifests in try Sources.manifests() {
      let sources = try Sources.texts(in: manifests, deploymentTarget: target)
      let text = generate(sources, options: Options()).files.filter { $0.name.contains("+") }
        .map { Sources.withoutVersion($0.text) }.joined()
      paths.append(try folder.write(text, to: "\(manifests.lastPathComponent).swift"))
    }
    let runtime = try folder.write(Sources.embeddedRuntime(), to: "CellGenRuntime.swift")
    let named = try NamedDeclaration.all(in: paths, with: [runtime] + Sources.support())
    let code = try paths.map { try Code($0, named) }
    #expect(code.map(\.named.count).reduce(0, +) > 200)
    var versions = try Self.known.get().versions
    versions.add(try String(contentsOfFile: runtime, encoding: .utf8), of: runtime)
    let findings = code.flatMap {
      versions.findings(in: $0.source, naming: $0.named, target: Double(target))
    }
    #expect(findings == [])
  }

  @Test func findingsAreWhereNothingChecks() throws {
    let example = try Self.known.get().example
    let lines = { target in
      try Self.findings(in: example, target: target).map { $0.split(separator: ":")[1] }
    }
    #expect(try lines(13) == ["4", "7", "8", "9", "9", "10", "10"])
    #expect(try lines(17) == ["12"])
  }

  /// What a run of an older iOS lacks is what the compiler of an older deployment target lacks.
  @Test func whatTheStandInRequiresIsMarked() throws {
    #expect(try Self.known.get().versions.standIns.unmarked == [])
  }
}

/// The files that are looked at.
private enum Sources {
  static let fixtures = Package.folder.appendingPathComponent("Tests/CellGenCoreTests/Fixtures")

  /// What names something newer in each way, and something that is deprecated.
  static let example = """
    import UIKit

    @MainActor func change(_ view: UICollectionView, _ other: UIView) {
      view.reconfigureItems(at: [])
      if #available(iOS 15, *) { view.reconfigureItems(at: []) }
      if #available(iOS 14, *) { view.isEditing = true }
      let _: UICollectionViewListCell? = nil
      let _: UICollectionView.CellRegistration<UICollectionViewCell, Int>? = nil
      let _ = (1.formatted(), \\UICollectionView.isEditing)
      guard #available(iOS 16, *) else { return view.selfSizingInvalidation = .disabled }
      view.selfSizingInvalidation = .disabled
      other.traitCollectionDidChange(nil)
    }

    @available(iOS, deprecated: 17)
    @MainActor func changeOlder(_ other: UIView) { other.traitCollectionDidChange(nil) }

    """

  /// All files of the runtime.
  static func runtime() throws -> [String] {
    try Package.swiftFiles(in: "Sources/CellGenRuntime").map(\.path)
  }

  /// What users write beside the goldens.
  static func support() throws -> [String] {
    try Package.swiftFiles(in: "Tests/CellGenCoreTests/Fixtures/Support").map(\.path)
  }

  /// The runtime as it is embedded.
  static func embeddedRuntime() throws -> String {
    let text = "access: public\nviews: { A: { data: { b: Int } } }\n"
    let manifest = SourceText(path: "Any.sections", bytes: Array(text.utf8))
    let files = generate([manifest], options: Options(runtime: .embedAll)).files
    return try #require(files.first { $0.name == "CellGenRuntime.swift" }).text
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

  /// A generated file without the function that each has of its own, for one file of all.
  static func withoutVersion(_ text: String) -> String {
    text.replacing(/private func cellGenFits.*\n/, with: "")
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
#endif
