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
  /// The errors that hold this warning back, since it may follow from one of them.
  package let waits: Wait
  /// Whether it is about what some people cannot see, hear, read or touch.
  package let isAboutAccessibility: Bool

  package init(
    _ rawValue: String, _ severity: Diagnostic.Severity, _ topic: Topic, waits: Wait = .forNothing,
    isAboutAccessibility: Bool = false
  ) {
    self.rawValue = rawValue
    self.severity = severity
    self.topic = topic
    self.waits = waits
    self.isAboutAccessibility = isAboutAccessibility
  }
}

extension DiagnosticCode {
  /// The errors without which a warning is certain.
  package enum Wait: Sendable {
    /// It holds whatever else is wrong.
    case forNothing
    /// Those in the view that it is about, and in what all views share: a lost element may have shown what
    /// seems to be unread.
    case forItsView
    /// All: a mistyped name anywhere may have meant what seems unused.
    case forAll
  }
}

extension DiagnosticCode: CustomStringConvertible {
  package var description: String { rawValue }
}
