import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Testing

/// The full text of the message of every code, as a terminal shows it.
///
/// `CELLGEN_RECORD=1 swift test` rewrites the goldens and fails; read their diff by eye: would
/// following the message alone fix the manifest?
@Suite("Messages")
struct MessageGoldenTests {
  @Test("Each is as recorded", arguments: DiagnosticCode.all)
  func golden(_ code: DiagnosticCode) {
    for failure in code.failuresOfMessage() { Issue.record("\(failure)") }
  }

  @Test("There is no golden of a code that is gone")
  func leftovers() {
    for failure in DiagnosticCode.failuresOfLeftovers() { Issue.record("\(failure)") }
  }
}
