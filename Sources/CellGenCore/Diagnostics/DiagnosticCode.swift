/// A kind of mistake: its stable name, and the properties that all mistakes of this kind share.
///
/// Each code is declared next to the functions that create its messages. Every kind has its own code, so
/// that users can search for it and have it explained.
package struct DiagnosticCode: Hashable, Sendable {
  /// The name, printed in brackets after the headline.
  package let rawValue: String
  package let severity: Diagnostic.Severity
  /// The area that the mistake belongs to.
  package let topic: Topic
  /// Whether this warning is held back while there are errors: a mistyped name may have meant what seems
  /// unused.
  package let waits: Bool
  /// Whether it is about what some people cannot see, hear, read or touch.
  package let isAboutAccessibility: Bool

  package init(
    _ rawValue: String, _ severity: Diagnostic.Severity, _ topic: Topic, waits: Bool = false,
    isAboutAccessibility: Bool = false
  ) {
    self.rawValue = rawValue
    self.severity = severity
    self.topic = topic
    self.waits = waits
    self.isAboutAccessibility = isAboutAccessibility
  }
}

extension DiagnosticCode: CustomStringConvertible {
  package var description: String { rawValue }
}
