#if os(Linux)
import Foundation
import TestSupport

/// The versions of iOS that brought what Swift's modules and Foundation declare, as their own sources say.
struct SystemVersions {
  static let modules = [
    "Swift", "_Concurrency", "_StringProcessing", "Observation", "Foundation",
    "FoundationEssentials", "FoundationInternationalization",
  ]

  /// The oldest version of each name, with that of its type and without the types around it: the tree has
  /// `Weekday.wide` for `Date.FormatStyle.Symbol.Weekday.wide`.
  private var versions: [String: Double] = [:]
  /// The types that are newer than iOS 13, without those inside others.
  private(set) var newerTypes: [NewerName] = []

  init() throws {
    let folder = try TemporaryFolder()
    for module in Self.modules {
      let run = try Subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", module, "-target", Self.target()]
          + [
            "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
          ]
          + ["-output-dir", folder.url.path])
      guard run.exitCode == 0 else { throw Subprocess.Failed(run) }
    }
    let graphs = try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil)
    for graph in graphs.sorted(by: { $0.path < $1.path }) {
      for symbol in try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph)).symbols {
        add(symbol)
      }
    }
  }

  /// The version that brought a name of the compiler's tree; nil where it has none.
  subscript(name: String) -> Double? {
    let parts = name.split(separator: ".")
    return versions[parts.suffix(2).joined(separator: ".")]
  }

  private mutating func add(_ symbol: Graph.Symbol) {
    let path = symbol.pathComponents
    let version = symbol.version
    let isType = ["struct", "class", "enum", "protocol", "typealias"]
      .contains { symbol.kind.identifier == "swift.\($0)" }
    if path.count == 1, isType, version > 13 {
      newerTypes.append(NewerName(path[0], since: version))
    }
    // The tree has no labels where there are only underscores, except for initializers.
    let last = path.last ?? ""
    let name = last.hasPrefix("init(") ? last : last.replacing(/\((?:_:)+\)$/, with: "")
    let key = (path.dropLast().suffix(1) + [name]).joined(separator: ".")
    versions[key] = min(versions[key] ?? .infinity, version)
  }

  private static func target() throws -> String {
    let info = try Subprocess.run(["swiftc", "-print-target-info"])
    let triple = try JSONDecoder().decode(TargetInfo.self, from: Data(info.output.utf8))
    return triple.target.triple
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }

    var target: Target
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      var kind: Kind
      var pathComponents: [String]
      var availability: [Availability]?

      /// 13 and less count as 0, since all code runs there.
      var version: Double {
        let introduced = availability?.first { $0.domain == "iOS" }?.introduced
        return introduced.flatMap { Double("\($0.major).\($0.minor ?? 0)") } ?? 0
      }
    }
    struct Kind: Decodable { var identifier: String }
    struct Availability: Decodable {
      var domain: String?
      var introduced: Version?
    }
    struct Version: Decodable {
      var major: Int
      var minor: Int?
    }

    var symbols: [Symbol]
  }
}
#endif
