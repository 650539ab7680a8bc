import CellGenCore
import Foundation
import Mutation
import TestSupport

// Counts how many mistakes in generated Swift the behavior tests notice; `Tests/Mutation/run` describes it.

let options: Options
do { options = try Options(CommandLine.arguments.dropFirst()) } catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(64)
}
do { exit(try measure(options) ? 0 : 1) } catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}

/// Returns whether the score of each operator is high enough.
func measure(_ options: Options) throws -> Bool {
  let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  let package = try MutatedPackage(root: root)
  let equivalent = try EquivalentMutants(
    String(
      contentsOf: root.appendingPathComponent("Tests/Mutation/equivalent.txt"), encoding: .utf8))
  let unmatched = equivalent.unmatched(by: package.files.flatMap(\.file.mutants))
  if !unmatched.isEmpty {
    throw Failure(
      description: "equivalent.txt names no mutant:\n" + unmatched.joined(separator: "\n"))
  }

  // More than needed, because some don't compile.
  let count = options.count.map { $0 * 2 } ?? .max
  let drawn = drawnMutants(of: package.files.map(\.file), count: count, seed: options.seed)
  let numbered = Mutant.Operator.allCases.flatMap { drawn[$0] ?? [] }.enumerated().map {
    (number: $0.offset, mutant: $0.element)
  }
  progress("building \(numbered.count) mutants")
  let uncompilable = try package.build(numbered)

  var scores: [Mutant.Operator: Score] = [:]
  var chosen: [(number: Int, mutant: Mutant)] = []
  for kind in Mutant.Operator.allCases {
    let own = numbered.filter { $0.mutant.kind == kind }
    let compiled = own.filter { !uncompilable.contains($0.number) }.prefix(options.count ?? .max)
    let last = compiled.last?.number ?? -1
    var score = Score()
    score.uncompilable = own.filter { $0.number < last && uncompilable.contains($0.number) }.count
    score.equivalent = compiled.filter { equivalent.contains($0.mutant) }.count
    scores[kind] = score
    chosen += compiled.filter { !equivalent.contains($0.mutant) }
  }

  let run = TestRun(tests: package.tests, folder: root.appendingPathComponent(".build/mutation"))
  let suites = try run.suites().filter { suite in
    !options.omitted.contains(where: suite.contains)
      && (options.only.isEmpty || options.only.contains(where: suite.contains))
  }
  progress("running \(suites.count) suites without a mutant")
  let reached = suites.concurrentMap(on: 2) { suite in (suite, try? run.reach(of: suite)) }
  let failing = reached.filter { $0.1 == nil }.map(\.0)

  let again = options.survivorsOnly ? try survivors(in: run.folder) : nil
  let tried = chosen.filter { again?.contains($0.mutant.key) ?? true }
  progress("trying \(tried.count) mutants")
  let noticed = tried.concurrentMap(on: 2) { number, mutant -> Bool in
    let suites = reached.compactMap { name, reach in
      reach.flatMap { $0.numbers.contains(number) ? (name: name, seconds: $0.seconds) : nil }
    }
    let isNoticed = (try? run.notices(number, in: mutant.manifest, suites)) ?? false
    if options.isVerbose {
      progress("\(isNoticed ? "killed" : "survived") (\(suites.count) suites): \(mutant.key)")
    }
    return isNoticed
  }
  for ((_, mutant), isNoticed) in zip(tried, noticed) {
    if isNoticed {
      scores[mutant.kind]!.killed += 1
    } else {
      scores[mutant.kind]!.survivors.append(mutant)
    }
  }
  for (_, mutant) in chosen where again?.contains(mutant.key) == false {
    scores[mutant.kind]!.killed += 1
  }
  let all = scores.values.flatMap(\.survivors)
  try all.map(\.key).joined(separator: "\n").write(
    to: run.folder.appendingPathComponent("survivors.txt"), atomically: true, encoding: .utf8)
  print(report(scores), terminator: "")
  if !failing.isEmpty {
    throw Failure(
      description: "suites fail without a mutant: \(failing.joined(separator: ", "))")
  }
  return scores.values.allSatisfy { $0.percent >= options.least }
}

/// The mutants that survived the last run.
func survivors(in folder: URL) throws -> Set<String> {
  let text = try String(contentsOf: folder.appendingPathComponent("survivors.txt"), encoding: .utf8)
  return Set(text.split(separator: "\n").map(String.init))
}

/// A reason why nothing can be counted.
struct Failure: Error, CustomStringConvertible {
  var description: String
}
