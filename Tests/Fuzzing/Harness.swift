// The entry points for libFuzzer. Run it with
//
//     Tests/Fuzzing/run --seconds 60
//
// which says at its end how many inputs were tried, or which input broke which rule and how to run
// that one again. The rules are those of `Execution` in `Tests/CellGenCoreTests/Fuzzing`; keep a
// find there, in the table of `FoundByFuzzingTests`.

import CellGenCore
// The fuzzer runs on Linux: Xcode has no libFuzzer.
import Glibc

/// What is done with an input.
private enum Variant: String {
  /// All phases: parse, resolve and render.
  case pipeline
  /// The first one alone.
  case parsing
  /// What `cellgen format` and `cellgen lint --fix` do.
  case tools
}

/// How many inputs were tried, by what became of them.
private struct Tally {
  var rejected = 0
  var generated = 0
}

private nonisolated(unsafe) var tally = Tally()
private nonisolated(unsafe) var variant = Variant.pipeline

/// Called once, before all inputs.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ argumentCount: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer
) -> CInt {
  variant = getenv("CELLGEN_FUZZ").map { Variant(rawValue: String(cString: $0))! } ?? .pipeline
  atexit {
    let sum = tally.rejected + tally.generated
    print("\(variant): \(sum) inputs, \(tally.generated) of them without an error")
  }
  return 0
}

/// Called for every input; a broken rule ends the process, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    switch try outcome(of: input) {
    case .rejected: tally.rejected += 1
    case .generated: tally.generated += 1
    }
  } catch {
    fatalError(error.description)
  }
  return 0
}

/// Goes through the phases. What takes long and tells little more each time is done for a part of
/// the inputs, chosen by their bytes so that a find can be reproduced.
private func outcome(of input: [UInt8]) throws(BrokenRule) -> Outcome {
  let execution = Execution(input)
  let choice = Int(hash(input) % 8192)
  let isShown = choice / 8 % 64 == 0
  switch variant {
  case .parsing: return try execution.parse(shows: isShown)
  case .tools: return try execution.format()
  case .pipeline:
    return try execution.generate(
      ways[choice % 8], shows: isShown, repeats: choice / 512 == 0)
  }
}

/// The options of an input: some are rendered in all ways, and few with the embedded runtime, which
/// is much text and always the same.
private let ways: [[Options]] = [
  [Options(runtime: .import, lineDirectives: true)], [Options(runtime: .import)],
  [Options(runtime: .import, lineDirectives: true)], [Options(runtime: .import)],
  [Options(runtime: .import, lineDirectives: true)], [Options(runtime: .import)],
  [Options(runtime: .embed, lineDirectives: true)], Execution.allOptions,
]

/// FNV-1a; Swift's own hashes differ from process to process.
private func hash(_ bytes: [UInt8]) -> UInt64 {
  let sum = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return sum ^ sum >> 29
}
