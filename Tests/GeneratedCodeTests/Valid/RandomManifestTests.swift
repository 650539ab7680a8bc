#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Random manifests that cellgen takes compile without a warning, and their samples can be read.
///
/// All in one run of the compiler. `CELLGEN_SEEDS=1000-1999 swift test --filter RandomManifestTests`
/// tries others; a failure names the seed of its manifest in all names, as in `Title17X`.
@Suite struct RandomManifestTests {
  private static let seeds: ClosedRange<UInt64> = {
    let given = ProcessInfo.processInfo.environment["CELLGEN_SEEDS"] ?? "0-59"
    let ends = given.split(separator: "-").compactMap { UInt64($0) }
    return ends[0]...ends[ends.count - 1]
  }()

  @Test func theyCompileAndTheirSamplesCanBeRead() throws {
    var accepted: [RandomManifest] = []
    for seed in Self.seeds {
      let manifest = RandomManifest(seed: seed)
      if isTaken(manifest) { accepted.append(manifest) }
    }
    #expect(accepted.count > Self.seeds.count / 4, "\(accepted.count) of \(Self.seeds.count)")
    let module = GeneratedModule(
      [RandomManifest.shared] + accepted.map { ($0.name + ".sections", $0.text) },
      types: RandomType.support,
      views: [
        "import CellGenRuntime\nimport SwiftUI\nimport UIKit\n\n" + accepted.map(\.classes).joined()
      ])
    let story = accepted.map { "# \($0.name).sections\n\($0.text)" }.joined(separator: "\n")
    let messages = try module.messages()
    #expect(messages == "", "seeds \(Self.seeds)\n\(story)")
    let reading = try module.readSamples()
    #expect(reading == "", "seeds \(Self.seeds)\n\(story)")
  }

  /// Without the compiler, so that there can be many: what is in the table is in some manifest that
  /// cellgen takes.
  @Test func everyKeyOccurs() {
    var missing = Set(
      Construct.all.flatMap { kind in kind.keys.map { "\(kind.name).\($0.name)" } })
    for seed in 0..<14_000 as Range<UInt64> where !missing.isEmpty {
      let manifest = RandomManifest(seed: seed, wanting: missing)
      guard !manifest.keys.isDisjoint(with: missing) else { continue }
      if isTaken(manifest) { missing.subtract(manifest.keys) }
    }
    #expect(missing == [])
  }

  private func isTaken(_ manifest: RandomManifest) -> Bool {
    let module = GeneratedModule([
      RandomManifest.shared, (manifest.name + ".sections", manifest.text),
    ])
    return !module.generate().diagnostics.hasErrors
  }
}
#endif
