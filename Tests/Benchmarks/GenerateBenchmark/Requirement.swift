import Foundation

/// A ratio that must not be exceeded.
struct Requirement {
  var title: String
  var ratio: Double
  var limit: Double

  /// As far as is printed: the second digit is noise already.
  var isMet: Bool { (ratio * 100).rounded() <= (limit * 100).rounded() }

  var report: String {
    "  " + (isMet ? "ok      " : "MISSED  ")
      + title.padding(toLength: 62, withPad: " ", startingAt: 0)
      + String(format: "%7.2f   at most %5.2f", ratio, limit)
  }
}

/// What the figures may be at most, of what was measured for all sizes.
func requirements(
  of results: [Int: Measured], _ instructions: Instructions?, _ growth: ManifestGrowth?,
  compilation: CompilationBenchmark.Ratios?
) -> [Requirement] {
  var requirements: [Requirement] = []
  func require(_ title: String, _ ratio: Double, atMost limit: Double) {
    requirements.append(Requirement(title: title, ratio: ratio, limit: limit))
  }
  let release = GenerationBenchmark.Contestant.cellgen(isRelease: true, isFresh: true)
  let unchanged = GenerationBenchmark.Contestant.cellgen(isRelease: true, isFresh: false)
  let debug = GenerationBenchmark.Contestant.cellgen(isRelease: false, isFresh: true)
  if let few = results[10] {
    require("10 views: milliseconds", few[release].wall * 1e3, atMost: 4)
  }
  if let some = results[100] {
    require("100 views: debug to release", some[debug].wall / some[release].wall, atMost: 5)
  }
  if let many = results[1_000] {
    let floor = many[.floor(isFresh: true)]
    require("1,000 views: release to the floor", many[release].wall / floor.wall, atMost: 25)
    require("the same, processors", many[release].cpu / floor.cpu, atMost: 25)
    if let most = results[10_000] {
      require(
        "10,000 views to 1,000: processors", most[release].cpu / many[release].cpu, atMost: 11)
      require(
        "10,000 views to 1,000: memory", most[release].memory / many[release].memory, atMost: 11)
      let bytes = Double(most.bytesRead + most.bytesWritten)
      require("10,000 views: memory to bytes", most[release].memory / bytes, atMost: 6)
    }
  }
  for (size, measured) in results.sorted(by: { $0.key < $1.key }) {
    require(
      "\(size) views: unchanged to fresh, processors",
      measured[unchanged].cpu / measured[release].cpu,
      atMost: 1)
  }
  if let growth {
    require("10,000 manifests of a view to 1,000: processors", growth.ratio, atMost: 11)
  }
  if let instructions {
    require("millions of instructions a view", instructions.perView / 1e6, atMost: 0.3)
    require(
      "1,000 views: instructions, unchanged with --cache to fresh", instructions.cached,
      atMost: 0.5)
  }
  if let compilation {
    require("compiling a view: generated to written by hand", compilation.both, atMost: 0.5)
    require("the same for a collection alone", compilation.collection, atMost: 0.5)
    require(
      "compiling a styled view: generated to written by hand", compilation.styled, atMost: 0.6)
  }
  return requirements
}
