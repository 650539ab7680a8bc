#if os(Linux)
import CellGenCore
import Foundation
import TestSupport
import Testing

/// Random manifests that cellgen takes compile without a warning, and their samples can be read.
///
/// All in one run of the compiler. `CELLGEN_SEEDS=1000-1999 swift test --filter RandomManifestTests`
/// tries others, in two language modes; a failure names the seed of its manifest in all names, as in `Title17X`.
@Suite struct RandomManifestTests {
  private static let givenSeeds = ProcessInfo.processInfo.environment["CELLGEN_SEEDS"]

  private static let seeds: ClosedRange<UInt64> = {
    let ends = (givenSeeds ?? "0-59").split(separator: "-").compactMap { UInt64($0) }
    return ends[0]...ends[ends.count - 1]
  }()

  /// Seeds in portions that the compiler takes at once.
  private static let portions: [[UInt64]] = {
    let all = Array(seeds)
    return stride(from: 0, to: all.count, by: 200).map { start in
      Array(all[start..<min(start + 200, all.count)])
    }
  }()

  /// The two modes that differ most, where seeds are given.
  private static let modes =
    givenSeeds == nil ? [Compilation.swift6] : Compilation.differingModes

  @Test(arguments: portions)
  func theyCompileAndTheirSamplesCanBeRead(_ seeds: [UInt64]) throws {
    let accepted = seeds.map { RandomManifest(seed: $0) }.filter(isTaken)
    #expect(
      accepted.count > seeds.count / 2,
      "\(accepted.count) of \(seeds.count)\n\(seeds.flatMap(mistakes).joined(separator: "\n"))")
    let module = GeneratedModule(
      [RandomManifest.shared] + accepted.map { ($0.name + ".sections", $0.text) },
      types: RandomType.support,
      views: [
        RandomType.imports + RandomType.theme
          + accepted.map(\.classes).joined()
      ])
    for mode in Self.modes {
      let messages = try module.messages(in: mode)
      #expect(messages == "", "\(mode.name)\n\(story(of: accepted, in: messages))")
    }
    let reading = try module.readSamples()
    #expect(reading == "", "\(story(of: accepted, in: reading))")
  }

  /// The manifests that messages of the compiler name.
  private func story(of manifests: [RandomManifest], in messages: String) -> String {
    manifests.filter { messages.contains($0.name + "+") || messages.contains("\($0.name)X") }
      .map { "# \($0.name).sections\n\($0.text)" }.joined(separator: "\n")
  }

  /// Without the compiler, so that there can be many: what is in the table is in some manifest that
  /// cellgen takes.
  @Test func everyKeyOccurs() {
    var missing = Set(
      Construct.all.flatMap { kind in kind.keys.map { "\(kind.name).\($0.name)" } })
    // The classes that are written for these manifests are named after views without a prefix, and a named format is for
    // labels of one type: other tests have both.
    missing.subtract(["manifest.prefix", "manifest.formats"])
    for seed in 0..<14_000 as Range<UInt64> where !missing.isEmpty {
      let manifest = RandomManifest(seed: seed, wanting: missing)
      guard !manifest.keys.isDisjoint(with: missing) else { continue }
      if isTaken(manifest) { missing.subtract(manifest.keys) }
    }
    #expect(missing == [])
  }

  private func isTaken(_ manifest: RandomManifest) -> Bool { mistakes(in: manifest).isEmpty }

  private func mistakes(_ seed: UInt64) -> [String] { mistakes(in: RandomManifest(seed: seed)) }

  private func mistakes(in manifest: RandomManifest) -> [String] {
    GeneratedModule([RandomManifest.shared, (manifest.name + ".sections", manifest.text)]).mistakes
  }
}
#endif
