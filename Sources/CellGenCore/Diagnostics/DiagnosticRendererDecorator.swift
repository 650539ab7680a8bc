/// Adds color to the parts of a message, or leaves them plain.
///
/// Color only repeats what the words and shapes show; no information is lost without it.
package enum DiagnosticDecorator: Sendable {
  /// The role of a piece of text in a message.
  package enum Role: Sendable {
    /// "error:" or "warning:", and the `^^^^` of the primary position.
    case severity(Diagnostic.Severity)
    case headline
    /// Line numbers and the bars next to them.
    case gutter
    /// The `-----` of a secondary position.
    case secondary
    /// "help:" and "note:".
    case remark
  }

  /// Plain text.
  case plain
  /// Text with ANSI escape sequences for a terminal.
  case ansi

  package func decorate(_ text: String, as role: Role) -> String {
    switch self {
    case .plain: text
    case .ansi: text.isEmpty ? "" : "\u{1B}[\(style(of: role))m\(text)\u{1B}[0m"
    }
  }

  private func style(of role: Role) -> String {
    switch role {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .headline, .remark: "1"
    case .gutter, .secondary: "36"
    }
  }
}
