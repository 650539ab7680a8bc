import Foundation

/// The policy for what a page can do: run its own scripts and apply its own style sheet, and nothing else,
/// whatever text is on it.
///
/// - Source: W3C, *Content Security Policy Level 3*: a script whose hash is not listed is not run, and
///   neither is any attribute such as `onerror`. Browsers that don't know `style-src-elem` and
///   `style-src-attr` follow `style-src`.
struct PagePolicy {
  var scripts: [PageScript]
  var styleSheet: CSS
  /// True if the page loads itself in a frame, to find out whether its file has changed.
  var hasFrame: Bool

  /// The value of the policy's `meta` element.
  var text: String {
    let own = scripts.map { Self.source($0.text) }.joined(separator: " ")
    var rules = [
      "default-src 'none'", "base-uri 'none'", "form-action 'none'", "script-src \(own)",
      // Pictures take their colors, fonts and sizes from the attribute `style`, which loads nothing.
      "style-src 'unsafe-inline'", "style-src-elem \(Self.source(styleSheet.text))",
      "style-src-attr 'unsafe-inline'",
    ]
    if hasFrame { rules.append("frame-src 'self' file:") }
    return rules.joined(separator: "; ")
  }

  private static func source(_ content: String) -> String {
    "'sha256-\(Data(SHA256.hash(Array(content.utf8))).base64EncodedString())'"
  }
}
