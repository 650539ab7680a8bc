#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Disks that take no more, as real as they can be had.
@Suite struct FullDiskTests {
  let folder: TemporaryFolder
  let executable: String

  init() throws {
    folder = try TemporaryFolder()
    executable = try BuildProducts.executable("cellgen").path
  }

  /// Fills a file system of 64 KiB, which holds the old files and not the new ones as well.
  @Test(.enabled(if: mayMount, "only root may mount a file system"))
  func aFullDiskKeepsAllFilesAsTheyAre() throws {
    try writeManifest(views: 1)
    let outcome = try shell(
      """
      mkdir Out && mount -t tmpfs -o size=64k tmpfs Out || exit 99
      "$0" generate Screens -o Out --runtime import --quiet || exit 98
      cp -r Out Before
      cp More.sections Screens/Listing.sections
      "$0" generate Screens -o Out --runtime import; code=$?
      diff -r Before Out && ls -A Out | grep -c cellgen-
      exit $code
      """)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "0\n")
    #expect(outcome.messages.hasPrefix("error: cannot write 'Out/Listing+"))
    #expect(outcome.messages.hasSuffix("': no space left on device\n"))
  }

  /// The system ends a process that writes a file beyond its limit, unless it ignores the signal, as
  /// cellgen does.
  @Test func aFileThatMayNotGrowKeepsAllFilesAsTheyAre() throws {
    try writeManifest(views: 1)
    let outcome = try shell(
      """
      "$0" generate Screens -o Out --runtime import --quiet || exit 98
      cp -r Out Before
      cp More.sections Screens/Listing.sections
      ulimit -f 16
      "$0" generate Screens -o Out --runtime import; code=$?
      diff -r Before Out && ls -A Out | grep -c cellgen-
      exit $code
      """)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "0\n")
    #expect(outcome.messages.hasPrefix("error: cannot write 'Out/Listing+"))
    #expect(outcome.messages.hasSuffix("': file too large\n"))
  }

  @Test func aResultThatCannotBePrintedIsAFailure() throws {
    try writeManifest(views: 1)
    let outcome = try shell("\"$0\" dump Screens > /dev/full")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages == "error: cannot write to 'standard output': no space left on device\n")
  }

  private func writeManifest(views: Int) throws {
    try folder.write(manifest(views: 1), to: "Screens/Listing.sections")
    try folder.write(manifest(views: 60), to: "More.sections")
  }

  /// Runs a script in which the command is `$0`, with mounts of its own.
  private func shell(_ script: String) throws -> Subprocess.Outcome {
    let isolation = mayMount ? ["unshare", "--mount"] : []
    return try Subprocess.run(isolation + ["sh", "-c", script, executable], in: folder.url)
  }
}

private let mayMount: Bool = {
  let probe = ["unshare", "--mount", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"]
  return (try? Subprocess.run(probe))?.exitCode == 0
}()

private func manifest(views: Int) -> String {
  let names = (1...views).map { "Row\($0)" }
  let declarations = names.map { "  \($0):\n    data: { id: Int, title: String }\n" }
  return "views:\n\(declarations.joined())sections:\n  main:\n"
    + "    cells: [\(names.joined(separator: ", "))]\n"
}
#endif
