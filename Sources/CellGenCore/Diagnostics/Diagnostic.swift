/// A mistake in a manifest: what is wrong, where, why and how to fix it.
///
/// `DiagnosticRenderer` renders it as text.
package struct Diagnostic: Sendable {
  /// The effect of a diagnostic on the run.
  package enum Severity: String, Sendable {
    /// No files are written.
    case error
    /// The meaning is clear, and the output is still correct.
    case warning
  }

  /// A position with a few words about it.
  package struct Annotation: Sendable {
    package var span: SourceSpan
    /// The words next to the underline, which explain why this position matters; empty for an underline
    /// alone.
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

  /// The places that the help fixes.
  package enum Reach: Sendable {
    case place
    /// All places in a view with the same message.
    case view
    /// All places in a manifest with the same message.
    case manifest
  }

  package var code: DiagnosticCode
  /// The severity of the code, unless the run treats warnings as errors.
  package var severity: Severity
  /// The headline: one phrase in lower case, without a full stop, that makes sense on its own.
  package var message: String
  /// The smallest span that shows the mistake.
  package var primary: Annotation
  /// Related positions: "first defined here", "opened here".
  package var secondary: [Annotation]
  /// One thing to do.
  package var help: String?
  /// The rule that was broken.
  package var note: String?
  package var fix: Fix?
  /// The area in which the same message is not repeated.
  package var reach: Reach

  package init(
    _ code: DiagnosticCode,
    _ message: String,
    at primary: Annotation,
    also secondary: [Annotation] = [],
    help: String? = nil,
    note: String? = nil,
    fix: Fix? = nil,
    reach: Reach = .place
  ) {
    self.code = code
    self.severity = code.severity
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.help = help
    self.note = note
    self.fix = fix
    self.reach = reach
  }
}
