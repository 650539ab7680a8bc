import Foundation
import Mutation
import TestSupport

/// A copy of what the behavior tests need, whose generated Swift contains mutants.
///
/// It's a separate package, which is built without cellgen, in a folder that remains: only files that have changed are
/// compiled again.
struct MutatedPackage {
  let folder: URL
  let files: [(file: GeneratedFile, path: String, text: String)]
  private let root: URL

  init(root: URL) throws {
    self.root = root
    folder = root.appendingPathComponent(".build/mutation/package")
    files = try Self.targets.flatMap { target in
      try Self.relativePaths(in: root.appendingPathComponent("Tests/\(target)/Generated")).map {
        name in
        let path = "Tests/\(target)/Generated/\(name)"
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        return (GeneratedFile(name: "\(target)/\(name)", text: text), path, text)
      }
    }
  }

  private static let targets = ["EightScreensTests", "GeneratedCodeTests"]

  /// Folders and files of tests that compile code or read other files of the repository, and drive no screen.
  private static let omitted: Set = [
    "Availability", "AvailabilityTests.swift", "Changes", "EjectedCodeTests.swift",
    "GoldenCompilationTests.swift", "HostApp", "ImportedManifestTests.swift",
    "InterfaceTests.swift",
    "LineTests.swift", "Manual", "Names", "NeighborTests.swift", "Phone",
    "PublishedEstimateTests.swift", "ReadmeTests.swift", "SampleErrorTests.swift", "Valid",
  ]

  /// The mutated files, by their paths in the package.
  private func schemata(_ mutants: [(number: Int, mutant: Mutant)]) -> [String: Schemata] {
    var schemata: [String: Schemata] = [:]
    for (file, path, text) in files {
      let own = mutants.filter { $0.mutant.file == file.name }
      if !own.isEmpty { schemata[path] = Schemata(text, own) }
    }
    return schemata
  }

  /// Copies all sources.
  ///
  /// - Parameter schemata: The mutated files; nil to leave generated files as they are.
  private func write(_ schemata: [String: Schemata]?) throws {
    var wanted: [String: Data] = ["Package.swift": Data(Self.manifest.utf8)]
    for source in Self.sources {
      for name in try Self.relativePaths(in: root.appendingPathComponent(source)) {
        let path = "\(source)/\(name)"
        let data = try Data(contentsOf: root.appendingPathComponent(path))
        if isNeeded(path, data) { wanted[path] = data }
      }
    }
    for target in Self.targets {
      wanted["Tests/\(target)/CellGenMutant.swift"] = Data(Self.switchboard.utf8)
    }
    for (_, path, _) in files {
      if let schemata {
        if let text = schemata[path]?.text { wanted[path] = Data(text.utf8) }
      } else if let present = try? Data(contentsOf: folder.appendingPathComponent(path)) {
        wanted[path] = present
      }
    }
    try write(wanted)
  }

  /// Writes only files that differ; the others aren't compiled again.
  private func write(_ wanted: [String: Data]) throws {
    for (path, data) in wanted {
      let file = folder.appendingPathComponent(path)
      if let present = try? Data(contentsOf: file), present == data { continue }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    for source in Self.sources {
      for name in try Self.relativePaths(in: folder.appendingPathComponent(source)) {
        let path = "\(source)/\(name)"
        if wanted[path] == nil {
          try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
        }
      }
    }
  }

  private func isNeeded(_ path: String, _ data: Data) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    if !Self.targets.contains(where: names.contains) {
      return path.hasSuffix(".swift") || path.hasSuffix(".xcstrings")
    }
    if names.contains(where: Self.omitted.contains) { return false }
    if path.hasSuffix(".sections") { return false }
    let imports = ["CellGenAuthoring", "CellGenCommand", "CellGenCore", "FixtureSupport"]
    return !imports.contains { data.range(of: Data("import \($0)\n".utf8)) != nil }
  }

  private static func relativePaths(in folder: URL) throws -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  private static let sources = [
    "Sources/CellGenRuntime", "Tests/CellGenCoreTests/Fixtures/Localized",
    "Tests/EightScreensTests", "Tests/GeneratedCodeTests", "Tests/Network", "Tests/Stage",
    "Tests/SwiftUI", "Tests/TestSupport", "Tests/UIKit", "Tests/ViewRecording",
    "Tests/_Testing_UIKit",
  ]

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "mutants",
      platforms: [.iOS(.v15), .macOS(.v13)],
      targets: [
        .target(name: "UIKit", path: "Tests/UIKit"),
        .target(name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUI"),
        .target(name: "Network", path: "Tests/Network"),
        .target(name: "_Testing_UIKit", path: "Tests/_Testing_UIKit"),
        .target(name: "Stage", dependencies: ["UIKit"], path: "Tests/Stage"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(
          name: "ViewRecording", dependencies: ["CellGenRuntime", "TestSupport", "UIKit"],
          path: "Tests/ViewRecording"),
        .target(name: "CellGenRuntime", dependencies: ["Network", "UIKit", "_Testing_UIKit"]),
        .testTarget(
          name: "GeneratedCodeTests",
          dependencies: [
            "CellGenRuntime", "Network", "Stage", "SwiftUI", "TestSupport", "UIKit", "ViewRecording",
            "_Testing_UIKit",
          ]),
        .testTarget(
          name: "EightScreensTests",
          dependencies: [
            "CellGenRuntime", "TestSupport", "UIKit", "ViewRecording", "_Testing_UIKit",
          ]),
      ]
    )

    """

  /// Chooses a mutant by its number, and notes which ones are reached.
  private static let switchboard = """
    import Foundation

    private let chosen = ProcessInfo.processInfo.environment["CELLGEN_MUTANT"].flatMap { Int($0) } ?? -1
    private let reached = ProcessInfo.processInfo.environment["CELLGEN_MUTANTS_REACHED"].map { Reached($0) }

    private final class Reached: @unchecked Sendable {
      private let lock = NSLock()
      private let file: UnsafeMutablePointer<FILE>?
      private var numbers: Set<Int> = []

      init(_ path: String) { file = fopen(path, "a") }

      func note(_ number: Int) {
        lock.withLock {
          guard numbers.insert(number).inserted, let file else { return }
          fputs("\\(number)\\n", file)
          fflush(file)
        }
      }
    }

    func cellGenMutant(_ number: Int) -> Bool {
      reached?.note(number)
      return number == chosen
    }

    private final class Former: @unchecked Sendable {
      private let lock = NSLock()
      private var objects: [ObjectIdentifier: () -> AnyObject?] = [:]

      func isFirst(_ object: AnyObject) -> Bool {
        lock.withLock {
          if objects[ObjectIdentifier(object)]?() === object { return false }
          objects[ObjectIdentifier(object)] = { [weak object] in object }
          return true
        }
      }
    }

    private let former = Former()

    func cellGenMutant(_ number: Int, firstOf object: AnyObject) -> Bool {
      !cellGenMutant(number) || former.isFirst(object)
    }

    """

  // MARK: Building

  /// The number of rounds in which mutants that don't compile are left out.
  private static let rounds = 12

  /// Builds the package with all mutants that compile.
  ///
  /// Only the types of the mutated files are checked until no mutant is wrong, which takes seconds, while a build takes
  /// minutes.
  ///
  /// - Returns: The numbers of those that don't.
  func build(_ mutants: [(number: Int, mutant: Mutant)]) throws -> Set<Int> {
    try write(nil)
    let modules = try run(["swift", "build"])
    guard modules.exitCode == 0 else { throw Subprocess.Failed(modules) }
    var uncompilable: Set<Int> = []
    for round in 1...Self.rounds {
      let schemata = schemata(mutants.filter { !uncompilable.contains($0.number) })
      let checks = try Self.targets.map { try check($0, schemata) }
      var failed = checks.filter { $0.exitCode != 0 }
      if failed.isEmpty {
        try write(schemata)
        let build = try run(
          ["swift", "build", "--build-tests", "-Xswiftc", "-continue-building-after-errors"])
        if build.exitCode == 0 { return uncompilable }
        failed = [build]
      }
      let output = failed.map { $0.output + $0.messages }.joined(separator: "\n")
      let wrong = numbers(in: output, schemata)
      progress("round \(round): \(wrong.count) mutants don't compile")
      guard !wrong.isEmpty else { throw Subprocess.Failed(failed[0]) }
      uncompilable.formUnion(wrong)
    }
    throw Failure(description: "after \(Self.rounds) rounds, some mutants don't compile yet")
  }

  private func run(_ arguments: [String]) throws -> Subprocess.Outcome {
    try Subprocess.run(arguments, in: folder)
  }

  /// Checks the types of a target's mutated files.
  private func check(
    _ target: String, _ schemata: [String: Schemata]
  ) throws -> Subprocess.Outcome {
    let all = try Self.relativePaths(in: folder.appendingPathComponent("Tests/\(target)"))
      .filter { $0.hasSuffix(".swift") }.map { "Tests/\(target)/\($0)" }
    let plugins = try pluginFolder()
    let checked = folder.deletingLastPathComponent().appendingPathComponent("checked")
    for (path, schemata) in schemata {
      let file = checked.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(schemata.text.utf8).write(to: file)
    }
    return try run(
      [
        "swiftc", "-frontend", "-typecheck", "-module-name", target, "-swift-version", "6",
        "-package-name", "mutants", "-enable-testing", "-I", ".build/debug/Modules",
        "-plugin-path", plugins, "-plugin-path", plugins + "/testing",
      ] + all.flatMap { schemata[$0] == nil ? [$0] : ["-primary-file", checked.path + "/" + $0] })
  }

  /// The folder of the compiler's own macros.
  private func pluginFolder() throws -> String {
    struct Info: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
    let info = try run(["swiftc", "-print-target-info"])
    guard info.exitCode == 0 else { throw Subprocess.Failed(info) }
    return try JSONDecoder().decode(Info.self, from: Data(info.output.utf8)).paths
      .runtimeResourcePath + "/host/plugins"
  }

  private func numbers(in output: String, _ schemata: [String: Schemata]) -> Set<Int> {
    var numbers: Set<Int> = []
    for line in output.split(separator: "\n") where line.contains(": error: ") {
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, let row = Int(parts[1]), let column = Int(parts[2]),
        let path = schemata.keys.first(where: parts[0].hasSuffix)
      else { continue }
      numbers.formUnion(schemata[path]!.mutants(at: row, column))
    }
    return numbers
  }

  /// The program that runs the tests.
  var tests: URL {
    folder.appendingPathComponent(".build/debug/mutantsPackageTests.xctest")
  }
}

/// Prints what is being done.
func progress(_ text: String) {
  FileHandle.standardError.write(Data("== \(text)\n".utf8))
}
