/// A kind of mistake: its stable name, and what is the same for each mistake of this kind.
///
/// Each code is declared beside the functions that make its messages. There is one per kind, so that it
/// can be searched for and explained; a code is never used for two kinds.
package struct DiagnosticCode: Hashable, Sendable {
  /// The name, printed in brackets after the headline.
  package let rawValue: String
  package let severity: Diagnostic.Severity
  /// The area that the mistake belongs to.
  package let topic: Topic
  /// Whether this warning waits until there are no errors: what seems unused may be what a mistake
  /// was meant to name.
  package let waits: Bool

  package init(
    _ rawValue: String, _ severity: Diagnostic.Severity, _ topic: Topic, waits: Bool = false
  ) {
    self.rawValue = rawValue
    self.severity = severity
    self.topic = topic
    self.waits = waits
  }
}

extension DiagnosticCode: CustomStringConvertible {
  package var description: String { rawValue }
}
