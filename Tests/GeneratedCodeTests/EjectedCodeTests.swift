#if os(Linux)
import CellGenCore
import FixtureSupport
import Foundation
import TestSupport
import Testing

/// The output of `cellgen eject` reads as the app's own code, and runs. `GoldenCompilationTests` compiles it.
@Suite struct EjectedCodeTests {
  /// The words of cellgen that may remain, where users have to see them: the module that they import, and the prefix
  /// that keeps the runtime's own names, which no app writes, apart from those of the app.
  private static let allowed = ["import CellGenRuntime", "CellGen", "cellGen"]

  private static let words = [
    "manifest", "cellgen", "CELLGEN", "CellGenInterface", "cellGenFits", "regenerat", "enerated by",
    "enerated from", "enerated code", "enerated file", ".sections\"", "#sourceLocation",
    "swiftlint",
    "swiftformat", "swift-format",
  ]

  /// The lines with a word of cellgen that may not remain.
  private func lines(withWordsIn text: String) -> [Substring] {
    guard Self.words.contains(where: text.contains) || text.contains("CellGen") else { return [] }
    return text.split(separator: "\n").filter { line in
      if Self.words.contains(where: line.contains) { return true }
      let rest = Self.allowed.reduce(String(line)) { $0.replacingOccurrences(of: $1, with: "") }
      return rest.lowercased().contains("cellgen")
    }
  }

  @Test(arguments: GoldenCase.all + GoldenCase.modules)
  func noWordOfCellgenIsLeft(_ golden: GoldenCase) throws {
    let generation = generate(
      try golden.sources(), options: Options(runtime: .import, owner: .team))
    try #require(!generation.files.isEmpty)
    for file in generation.files {
      #expect(lines(withWordsIn: file.text) == [], "\(file.name)")
      #expect(!file.text.hasPrefix("// ") && !file.text.hasPrefix("\n"), "\(file.name)")
    }
  }

  /// In all parts of it.
  @Test func noWordOfCellgenIsLeftInTheRuntime() throws {
    let manifest = Array("views: { A: { data: { b: Int }, layout: [{ label: b }] } }\n".utf8)
    let options = Options(runtime: .embedAll, owner: .team)
    let files = generate([SourceText(path: "A.sections", bytes: manifest)], options: options).files
    let runtime = try #require(files.first { $0.name == runtimeFileName })
    #expect(lines(withWordsIn: runtime.text) == [])
  }

  /// A screen of the app's own passes the tests of the generated one: the command writes it, and a program runs the
  /// functions of the test suite.
  @Test func aScreenPassesItsTests() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let screens = package.appendingPathComponent("Tests/EightScreensTests")
    let folder = try TemporaryFolder()
    let manifest = screens.appendingPathComponent("Mailbox/Mailbox.sections").path
    let outcome = try Subprocess.run(
      [BuildProducts.executable("cellgen").path, "eject", manifest, "-o", "Own", "--quiet"],
      in: folder.url)
    try #require(outcome.exitCode == 0, "\(outcome.messages)")
    for name in [
      "Mailbox/MailboxModel", "Mailbox/MailboxViewController",
      "Mailbox/PlainMailboxViewController", "PlainParts", "Seen",
    ] {
      let file = screens.appendingPathComponent("\(name).swift")
      let text = try String(contentsOf: file, encoding: .utf8)
      try folder.write(text, to: "Own/\(file.lastPathComponent)")
    }
    let suite = try String(
      contentsOf: screens.appendingPathComponent("Mailbox/MailboxScreenTests.swift"),
      encoding: .utf8)
    let tests = suite.matches(of: /@Test func (\w+)\(\)( throws)?/)
      .map {
        (name: String($0.1), call: ($0.2 == nil ? "" : "try ") + "MailboxScreenTests().\($0.1)()")
      }
    try #require(tests.count >= 6)
    try folder.write(Self.program(of: suite), to: "Own/Suite.swift")
    try folder.write(Self.main(running: tests), to: "Own/Main.swift")
    let output = try Compilation.output(
      of: folder.names(in: "Own").map { folder.url.appendingPathComponent("Own/\($0)") },
      in: ["TZ": "GMT", "SWIFT_BACKTRACE": "enable=no"])
    #expect(output == tests.map { "\($0.name) passed\n" }.joined())
  }

  /// A test suite as plain code, which calls functions in place of macros.
  private static func program(of suite: String) -> String {
    suite.replacing("import CellGenRuntime\n", with: "").replacing("import Testing\n", with: "")
      .replacing("@Suite ", with: "").replacing("@Test ", with: "")
      .replacing("#expect(", with: "expect(").replacing("#require(", with: "require(")
  }

  private static func main(running tests: [(name: String, call: String)]) -> String {
    """
    struct IsMissing: Error {}

    func expect(_ isTrue: Bool, line: Int = #line) {
      if !isTrue { fatalError("line \\(line) of the suite") }
    }

    func require<Value>(_ value: Value?) throws -> Value {
      guard let value else { throw IsMissing() }
      return value
    }

    @main struct Program {
      @MainActor static func main() throws {
    \(tests.map { "    try run(\"\($0.name)\") { \($0.call) }\n" }.joined())  }

      @MainActor private static func run(_ name: String, _ test: () throws -> Void) throws {
        try test()
        print("\\(name) passed")
      }
    }
    """
  }
}
#endif
