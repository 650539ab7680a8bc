/// A kind of mistake: its stable name, and the properties that all mistakes of this kind share.
///
/// Each code is declared next to the functions that create its messages. Every kind has its own code, so
/// users can search for it and read an explanation of it.
package struct DiagnosticCode: Hashable, Sendable {
  /// The name, printed in brackets after the headline.
  package let rawValue: String
  package let severity: Diagnostic.Severity
  /// The area that the mistake belongs to.
  package let topic: Topic
  /// The errors that suppress this warning because they may have caused it.
  package let waits: Wait
  /// True if it concerns people who cannot see, hear, read or touch something.
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
  /// The errors that make a warning uncertain.
  package enum Wait: Sendable {
    /// None: the warning is right whatever else is wrong.
    case forNothing
    /// The errors in its view and in what all views share: a lost element may have shown a field that looks
    /// unread.
    case forItsView
    /// All errors: a mistyped name anywhere may have been meant for something that looks unused.
    case forAll
  }
}

extension DiagnosticCode: CustomStringConvertible {
  package var description: String { rawValue }
}
