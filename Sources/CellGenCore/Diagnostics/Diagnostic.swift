/// One mistake in a manifest, as facts: what, where, why and how to fix it.
///
/// `DiagnosticRenderer` alone turns it into text.
package struct Diagnostic: Sendable {
  /// The effect of a diagnostic on the run.
  package enum Severity: String, Sendable {
    /// Nothing is written.
    case error
    /// The meaning is clear and the output still correct.
    case warning
  }

  /// A place with a few words about it.
  package struct Annotation: Sendable {
    package var span: SourceSpan
    /// Words beside the underline: why this place matters; empty for the underline alone.
    package var label: String

    package init(_ span: SourceSpan, _ label: String = "") {
      self.span = span
      self.label = label
    }
  }

  /// An edit that is certain to be what the author meant.
  package struct Fix: Sendable {
    package var span: SourceSpan
    package var replacement: String

    package init(_ span: SourceSpan, replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  package var code: DiagnosticCode
  /// That of the code, unless the run takes no warnings.
  package var severity: Severity
  /// The headline: lower case, one phrase, no full stop; it makes sense alone.
  package var message: String
  /// The smallest span that shows the mistake.
  package var primary: Annotation
  /// Further places where two matter: "first defined here", "opened here".
  package var secondary: [Annotation]
  /// One thing to do.
  package var help: String?
  /// The rule that was broken.
  package var note: String?
  package var fix: Fix?

  package init(
    _ code: DiagnosticCode,
    _ message: String,
    at primary: Annotation,
    also secondary: [Annotation] = [],
    help: String? = nil,
    note: String? = nil,
    fix: Fix? = nil
  ) {
    self.code = code
    self.severity = code.severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.help = help
    self.note = note
    self.fix = fix
  }
}
