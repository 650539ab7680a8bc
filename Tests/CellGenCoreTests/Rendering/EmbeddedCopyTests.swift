import FixtureSupport
import Testing

/// The copies of the runtime, the explanations and the templates that the program has.
///
/// `CELLGEN_RECORD=1 swift test` writes them, and fails. All other tests read the files themselves, so that an edit of
/// them takes one recording run.
@Suite("Copies of other files")
struct EmbeddedCopyTests {
  @Test("Each is up to date", arguments: EmbeddedCopy.all)
  func copy(_ copy: EmbeddedCopy) {
    for failure in copy.failures() { Issue.record("\(failure)") }
  }
}
