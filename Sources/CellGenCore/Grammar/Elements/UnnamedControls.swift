/// The source of a control's name for VoiceOver, unless the manifest sets it.
enum ControlNaming {
  /// Nothing else: only a key can name it.
  case key
  /// The texts of the view around it.
  case row
  /// Its parts, which have names of their own.
  case ownParts
}

/// A control that the manifest does not name.
struct UnnamedControl: Sendable {
  /// Its name in messages: "a slider".
  var title: String
  var key: Mapping.Key
  var code: DiagnosticCode
  /// How to name it.
  var help: String

  /// - Parameters:
  ///   - short: the key of its field, for a control in its short form.
  ///   - name: the key that names it, with an example.
  init(
    _ title: String, _ written: FormReading, short: String, field: Field, name: String,
    code: DiagnosticCode = .unnamedControl
  ) {
    self.title = title
    key = written.owner
    self.code = code
    help =
      written.isShort
      ? "write '\(key.text): { \(short): \(field.name.text), \(name) }'" : "add '\(name)'"
  }
}

extension DiagnosticCode {
  package static let unnamedControl = Self(
    "unnamed-control", .warning, .elements, waits: .forItsView, isAboutAccessibility: true)
}

extension Diagnostic {
  static func unnamedControl(_ control: UnnamedControl) -> Diagnostic {
    unnamed(control, "\(control.title) has no text of its own, so VoiceOver has no name for it")
  }

  /// - Parameter shares: true if the view has texts, and more than one control without a name.
  /// - Source: a `UISwitch` and the label next to it are two elements to VoiceOver unless code joins them
  ///   (accessibilityupto11.com, "365 days of iOS accessibility", on switches after labels), as the runtime
  ///   does.
  static func unnamedControl(_ control: UnnamedControl, shares: Bool) -> Diagnostic {
    unnamed(
      control,
      shares
        ? "\(control.title) has no name, and shares the texts of the view with another control"
        : "\(control.title) in a view without a text has no name for VoiceOver")
  }

  private static func unnamed(_ control: UnnamedControl, _ message: String) -> Diagnostic {
    Diagnostic(
      control.code, message, at: Annotation(control.key.span, "no name"), help: control.help)
  }
}
