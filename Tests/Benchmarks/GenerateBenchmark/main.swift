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
  floor: "\(folders[0])/generate-floor")
if programs.python == nil {
  report("python3 has no yaml or jinja2: the script is not run beside cellgen\n")
}

var results: [Int: Measured] = [:]
var instructions: Instructions?
var growth: ManifestGrowth?
if part != "compile" {
  results = GenerationBenchmark(programs: programs, workFolder: folders[2]).run()
  instructions = Instructions(of: programs, workFolder: folders[2])
  growth = ManifestGrowth(of: programs, workFolder: folders[2])
  report(instructions?.report ?? "valgrind is missing: instructions are not counted\n")
}
var compilation: CompilationBenchmark.Ratios?
if part != "generate" {
  compilation =
    CompilationBenchmark(
      programs: programs, modules: "\(folders[1])/Modules", workFolder: folders[2]
    ).run()
}

let all = requirements(of: results, instructions, growth, compilation: compilation)
report("\nRatios of time by the clock, of what the processors took, of memory and of instructions")
for requirement in all { report(requirement.report) }
exit(all.allSatisfy(\.isMet) ? 0 : 1)
