/// One mistake in a manifest, as facts: what, where, why and how to mend it.
///
/// `DiagnosticRenderer` alone turns it into text.
public struct Diagnostic: Sendable {
  /// How much a diagnostic matters to the run.
  public enum Severity: String, Sendable {
    /// Nothing is written.
    case error
    /// The meaning is clear and the output still correct.
    case warning
  }

  /// A place with a few words about it.
  public struct Annotation: Sendable {
    public var span: SourceSpan
    /// Words beside the underline: why this place matters; empty for the underline alone.
    public var label: String

    public init(_ span: SourceSpan, _ label: String = "") {
      self.span = span
      self.label = label
    }
  }

  /// An edit that is certain to be what the author meant.
  public struct Fix: Sendable {
    public var span: SourceSpan
    public var replacement: String

    public init(_ span: SourceSpan, replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  public var code: DiagnosticCode
  /// That of the code, unless the run takes no warnings.
  public var severity: Severity
  /// The headline: lower case, one phrase, no full stop; it makes sense alone.
  public var message: String
  /// The smallest span that shows the mistake.
  public var primary: Annotation
  /// Further places where two matter: "first defined here", "opened here".
  public var secondary: [Annotation]
  /// One thing to do.
  public var help: String?
  /// The rule that was broken.
  public var note: String?
  public var fix: Fix?

  public init(
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
