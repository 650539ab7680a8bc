import Foundation
import TestSupport
import Testing

@testable import CellGenCommand

/// Paths to things that never end, or are not what they seem.
@Suite struct EndlessInputTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      views:
        Row: { data: { id: Int }, layout: [{ label: { text: { literal: Sold } } }] }
      sections: { rows: { cells: [Row] } }

      """, to: "Row.sections")
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(mkfifo(folder.path("pipe.swift"), 0o600) == 0)
    #expect(mkfifo(folder.path("pipe.xcstrings"), 0o600) == 0)
    try folder.link("zero.xcstrings", to: "/dev/zero")
  }

  /// Every option and operand that names a file to read.
  @Test(arguments: [
    "lint @pipe", "lint @/dev/zero", "generate Row.sections --outputs pipe",
    "generate Row.sections --outputs /dev/zero", "preview Row.sections --catalog pipe",
    "preview Row.sections --catalog /dev/zero", "strings Row.sections --catalog pipe.xcstrings",
    "strings Row.sections --catalog zero.xcstrings --check", "lint pipe", "lint /dev/zero",
    "preview Row.sections -o pipe", "preview Row.sections -o /dev/zero", "format pipe",
  ])
  func nothingWaitsForAPipeOrFillsTheMemory(line: String) throws {
    let outcome = try run(line.split(separator: " ").map(String.init))
    #expect(outcome.exitCode == 1, "\(outcome.messages)")
    #expect(outcome.messages.hasPrefix("error: cannot "))
  }

  @Test func aPipeAmongTheSwiftFilesIsPassedBy() throws {
    #expect(try run(["new", "manifest", "Orders", "-o", "."]).exitCode == 0)
    #expect(try run(["new", "screen", "Letters", "-o", "."]).exitCode == 0)
  }

  @Test func aListWithANullByteIsRefused() throws {
    try folder.write("Row.sections\n\nRow.sec\0tions\n", to: "list")
    let message = "error: cannot read 'list': line 3 has a null byte\n"
    let arguments = try run(["lint", "@list"])
    #expect(arguments.exitCode == 1 && arguments.messages.hasPrefix(message))
    let outputs = try run(["generate", "Row.sections", "--outputs", "list"])
    #expect(outputs.exitCode == 1 && outputs.messages.hasPrefix(message))
  }

  private func run(_ arguments: [String]) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen").path
    // The shell's limits, so that a fault fails and does not hang.
    return try Subprocess.run(
      ["sh", "-c", "ulimit -v 8000000; exec timeout 60 \"$0\" \"$@\"", executable] + arguments,
      in: folder.url)
  }
}
