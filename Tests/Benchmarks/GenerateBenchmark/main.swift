// What generating costs, and what compiling the output costs: Tests/Benchmarks/generate builds all that
// this compares and runs it.
//
//     generate-benchmark RELEASE DEBUG WORK [generate|compile]
//
// RELEASE and DEBUG are the folders of the two builds' products, WORK one to write to.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else { fatalError("run Tests/Benchmarks/generate instead") }
let folders = Array(arguments.prefix(3))
let part = arguments.dropFirst(3).first
let programs = Programs(
  release: "\(folders[0])/cellgen", debug: "\(folders[1])/cellgen",
  floor: "\(folders[0])/generate-floor", empty: "\(folders[0])/generate-empty")

var results: [Int: Measured] = [:]
if part != "compile" {
  results = GenerationBenchmark(programs: programs, workFolder: folders[2]).run()
}
var compilation: CompilationBenchmark.Ratios?
if part != "generate" {
  compilation =
    CompilationBenchmark(
      programs: programs, modules: "\(folders[1])/Modules", workFolder: folders[2]
    ).run()
}

let all = requirements(of: results, compilation: compilation)
report("\nRatios of CPU seconds and of memory")
for requirement in all { report(requirement.report) }
exit(all.allSatisfy(\.isMet) ? 0 : 1)
