import FixtureSupport
import Testing

/// Expressions of Swift in place of values: `Fixtures/Expressions/answers.txt` has what cellgen answers.
@Suite("Expressions of Swift") struct ExpressionTests {
  @Test("Each place answers each expression as it is recorded")
  func answers() {
    for failure in ExpressionTable.failures(isRecording: Fixtures.isRecording) {
      Issue.record("\(failure)")
    }
  }
}
