import Foundation
import TestSupport
import Testing

/// Wherever the name of a file becomes an operand of another program, it cannot be an option of it.
@Suite struct OperandTests {
  private static let project = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  // MARK: Our own programs

  /// A name with a dash, as hooks, the rule for Bazel and the plugins pass it.
  @Test func aNameMayBeginWithADash() throws {
    let folder = try TemporaryFolder()
    let manifest = """
      screen: Goods

      views:
        Good:
          data: { id: Int, name: String }

      sections:
        goods: { cells: [Good] }

      """
    try folder.write(manifest, to: "-x.sections")
    try folder.write("--\n-x.sections\n", to: "operands")
    for arguments in [
      ["format", "--quiet", "--", "-x.sections"], ["lint", "--", "-x.sections"],
      ["generate", "--quiet", "--root=.", "--output", "Out", "@operands"],
      ["preview", "--quiet", "--", "-x.sections"],
    ] {
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.exitCode == 0, "\(arguments): \(outcome.messages)")
    }
    #expect(try folder.names(in: "Out").contains("-x+Views.swift"))
  }

  /// A hook gets the names of files after its arguments, unless it says that it takes none.
  @Test func hooksEndTheirOptions() throws {
    let hooks = try read(".pre-commit-hooks.yaml").components(separatedBy: "\n- id: ").dropFirst()
    #expect(hooks.count == 4)
    for hook in hooks where !hook.contains("\n  pass_filenames: false\n") {
      #expect(hook.contains("\n  args: [\"--\"]\n"), "\(hook)")
    }
  }

  @Test func theRuleForBazelEndsItsOptions() throws {
    let rule = try read("Plugins/Bazel/cellgen.bzl")
    #expect(rule.contains("operands.add(\"--\")\n    operands.add_all(manifests)"))
    // A value that may begin with a dash is part of its option.
    #expect(rule.contains("format = \"--root=%s\""))
    #expect(rule.matches(of: /\.add_all\(/).count == 2)
  }

  // MARK: Programs that scripts run

  /// Each line of a script that passes something from a checkout, a run or its caller.
  @Test func scriptsEndTheirOptions() throws {
    let folder = Self.project.appending(path: ".github/actions/cellgen")
    var found = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where !name.contains(".") {
      let script = try read(".github/actions/cellgen/" + name).replacing("\\\n", with: " ")
      for line in script.split(separator: "\n") where !line.hasPrefix("#") {
        guard line.contains(#/\b(cellgen (generate|lint|preview)|fetch|cat|grep|rm) /#) else {
          continue
        }
        guard line.contains(#/"\$[A-Za-z{]/#), !line.contains("::error") else { continue }
        found += 1
        let isEnded = line.contains(" -- ") || line.contains("--end-of-options")
        #expect(isEnded, "\(name): \(line)")
      }
    }
    #expect(found >= 6)
  }

  /// All code of ours that starts a program. Whoever adds a place decides how names become operands there, and
  /// adds it.
  @Test func noOtherCodeStartsPrograms() throws {
    let places = [
      // The repository is an absolute path, and the names of objects are lines of its input.
      "Sources/CellGenAuthoring/Preview/Git/GitObjects.swift",
      // The page is an absolute path.
      "Sources/CellGenAuthoring/Commands/Browser.swift",
      // Operands of cellgen, after `--`.
      "Plugins/CellGenCommandPlugin/CellGenCommandPlugin.swift",
    ]
    var found: [String] = []
    for root in ["Sources", "Plugins"] {
      let files = FileManager.default.enumerator(atPath: Self.project.appending(path: root).path)
      for case let file as String in files ?? .init() where file.hasSuffix(".swift") {
        let text = try read("\(root)/\(file)")
        if text.contains(#/\bProcess\(\)|\bposix_spawn|\bpopen\(|\bexecv|\bfork\(/#) {
          found.append("\(root)/\(file)")
        }
      }
    }
    #expect(found.sorted() == places.sorted())
    // The plugins pass their manifests after `--`.
    for file in ["CellGenPlugin/GeneratorRun", "CellGenCommandPlugin/TargetRun"] {
      #expect(try read("Plugins/\(file).swift").contains("\"--\""), "\(file)")
    }
  }

  private func read(_ path: String) throws -> String {
    try String(contentsOf: Self.project.appending(path: path), encoding: .utf8)
  }
}
