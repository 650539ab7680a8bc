import TestSupport
import Testing

/// Colors, verdicts and totals: what people read after a run.
@Suite("The terminal") struct TerminalTests {
  private let folder: TemporaryFolder
  private let escape = "\u{1B}["

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("views: { A: { dta: { b: Int } } }\n", to: "Wrong.sections")
  }

  @Test(
    "Messages have colors when they are asked for",
    arguments: [
      ([], [:], false), (["--color", "always"], [:], true), (["--color=never"], [:], false),
      ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "0"], false),
      ([], ["FORCE_COLOR": "1"], true), ([], ["FORCE_COLOR": "0"], false),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["--color", "never"], ["CLICOLOR_FORCE": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true),
    ] as [([String], [String: String], Bool)])
  func colors(_ options: [String], _ environment: [String: String], _ isColored: Bool) throws {
    let run = try Tool.run(
      ["lint", "Wrong.sections"] + options, in: folder, environment: environment)
    #expect(run.exitCode == 1)
    #expect(run.messages.contains(escape) == isColored, "\(run.messages)")
  }

  @Test("Lint says how many manifests are right, and what it could fix")
  func verdicts() throws {
    try folder.write("colors: { ink: red }\naccess: public\n", to: "Right/A.sections")
    try folder.write("colors: { sky: blue }\naccess: public\n", to: "Right/B.sections")
    #expect(try Tool.run("lint", "Right", in: folder).messages == "No problems in 2 manifests\n")
    #expect(try Tool.run("lint", "Right", "--quiet", in: folder).messages == "")
    let wrong = try Tool.run("lint", "Wrong.sections", in: folder)
    #expect(wrong.messages.hasSuffix("1 error\n1 fixable with '--fix'\n"), "\(wrong.messages)")
    let fixed = try Tool.run("lint", "Wrong.sections", "--fix", in: folder)
    #expect(!fixed.messages.contains("fixable"))
  }

  @Test("More files than fit at a glance are added up")
  func totals() throws {
    for name in ["A", "B", "C"] {
      try folder.write("views: { \(name): { data: { b: Int } } }\n", to: "Screens/\(name).sections")
    }
    let first = try Tool.run("generate", "Screens", "-o", "Out", in: folder)
    let lines = first.output.split(separator: "\n")
    #expect(lines.last == "\(lines.count - 1) created")
    let again = try Tool.run("generate", "Screens", "-o", "Out", in: folder)
    #expect(again.output == "\(lines.count - 1) files unchanged\n")
  }
}
