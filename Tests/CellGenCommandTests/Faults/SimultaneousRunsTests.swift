import Foundation
import TestSupport
import Testing

@testable import CellGenCommand

/// Two runs at once that would leave different files.
@Suite struct SimultaneousRunsTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Each time the folder is as one of the two leaves it, as if one had followed the other.
  @Test(.timeLimit(.minutes(30))) func theyEndAsIfOneFollowedTheOther() throws {
    _ = try SampleScreens(in: folder)
    let outcome = try shell(
      """
      for round in $(seq 200); do
        "$0" generate Old -o Out --prune --quiet --runtime import & other=$!
        "$0" generate New -o Out --prune --quiet --runtime import || exit 2
        wait $other || exit 3
        diff -r Out OnlyOld > old || diff -r Out OnlyNew > new || { cat old new; exit 4; }
        case $((round % 3)) in 0) rm -r Out;; esac
      done
      """)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.messages)")
  }

  /// The manifests change while both are at work: the files are those of the last state.
  @Test func noRunPutsAnOldStateOverANewOne() throws {
    let screens = try SampleScreens(in: folder)
    let outcome = try shell(
      """
      for round in $(seq 50); do
        rm -rf Screens; cp -r Old Screens
        "$0" generate Screens -o Out --prune --quiet --runtime import & other=$!
        cp New/Listing.sections Screens/.draft; mv Screens/.draft Screens/Listing.sections
        "$0" generate Screens -o Out --prune --quiet --runtime import || exit 2
        wait $other || exit 3
        "$0" generate Screens -o Out --prune --check --runtime import || exit 4
      done
      """)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.messages)")
    #expect(try folder.read("Out/Listing+ViewData.swift") == screens.newViewData)
  }

  /// Each adds the texts of its own manifest to one catalog.
  @Test(.timeLimit(.minutes(30))) func noRunLosesTheKeysOfAnother() throws {
    for number in 1...8 {
      try folder.write(
        """
        views:
          Row\(number):
            data: { id: Int }
            layout: [{ label: { text: { literal: Text \(number) } } }, { label: { text: { literal: Other \(number) } } }]
        sections: { rows: { cells: [Row\(number)] } }

        """, to: "Screen\(number).sections")
    }
    let outcome = try shell(
      """
      for round in $(seq 25); do
        rm -f Localizable.xcstrings
        others=
        for number in 1 2 3 4 5 6 7 8; do
          "$0" strings Screen$number.sections --quiet & others="$others $!"
        done
        for other in $others; do wait $other || exit 2; done
        for number in 1 2 3 4 5 6 7 8; do
          grep -q "\"Text $number\"" Localizable.xcstrings || exit 3
          grep -q "\"Other $number\"" Localizable.xcstrings || exit 4
        done
      done
      ls -A | grep -c '^\\.'
      """)
    #expect(outcome.output == "0\n", "\(outcome.exitCode): \(outcome.messages)")
  }

  /// What a translator saves by renaming is there after each run, whether it succeeded or not.
  @Test(.timeLimit(.minutes(30))) func noRunLosesWhatATranslatorSaves() throws {
    try folder.write(
      """
      views:
        Row:
          data: { id: Int }
          layout: [{ label: { text: { literal: Sold } } }, { label: { text: { literal: Bought } } }]
      sections: { rows: { cells: [Row] } }

      """, to: "Sales.sections")
    let outcome = try shell(
      """
      for round in $(seq 100); do
        printf '{"sourceLanguage":"en","strings":{},"version":"1.0"}' > Localizable.xcstrings
        printf '{"sourceLanguage":"en","strings":{"Round %s":{}},"version":"1.0"}' $round > saved
        "$0" strings Sales.sections --quiet 2> messages & run=$!
        sleep 0.0$((round % 5))$((round % 7))
        mv saved Localizable.xcstrings
        wait $run || grep -q "it was changed during this run" messages || exit 2
        grep -q "\"Round $round\"" Localizable.xcstrings || exit 3
      done
      """)
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.messages)")
  }

  /// A folder comes and goes: it counts as there only together with the lock on it.
  @Test func aFolderThatAnotherRunHasJustMadeIsLockedToo() throws {
    let path = folder.path("Out")
    let changing = Thread {
      while !Thread.current.isCancelled {
        mkdir(path, 0o777)
        rmdir(path)
      }
    }
    changing.start()
    defer { changing.cancel() }
    for _ in 0..<20_000 {
      let lock = try FolderLock.take(path)
      #expect(lock?.isHeld != false)
    }
  }

  /// Runs a script in which the command is `$0`.
  private func shell(_ script: String) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen").path
    return try Subprocess.run(["sh", "-c", script, executable], in: folder.url)
  }
}

extension SampleScreens {
  fileprivate var newViewData: String? { outputs["New"]!["Listing+ViewData.swift"] }
}
