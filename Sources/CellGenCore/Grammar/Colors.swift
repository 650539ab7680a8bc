extension ValueForm where Value == String {
  /// A colour that follows the appearance.
  static func color(among colors: [String] = Vocabulary.colors) -> ValueForm {
    ValueForm(.choice(colors)) { entry, resolver in resolver.readColor(entry, among: colors) }
  }
}

extension Resolver {
  fileprivate mutating func readColor(
    _ entry: Mapping.Entry, among colors: [String]
  ) -> String? {
    let subject = quoted(entry.key.text)
    if entry.value.isEmpty, let comment = entry.value.comment {
      var problem = Diagnostic.commentForValue(subject, comment)
      problem.help =
        Diagnostic.unknownColor(Name(comment.text, span: comment.span), among: colors).help
      report(problem)
      return nil
    }
    guard let name = readName(entry.value, subject) else { return nil }
    guard colors.contains(name.text) else {
      report(
        Vocabulary.colors.contains(name.text)
          ? .textColor(name, of: entry.key.text) : .unknownColor(name, among: colors))
      return nil
    }
    if let version = Vocabulary.newerColors[name.text] {
      checkAvailability(
        of: "the colour \(quoted(name.text))", since: version, at: name.span,
        instead: "use another colour")
    }
    return name.text
  }
}

extension DiagnosticCode {
  package static let unknownColor = Self("unknown-color", .error, .elements)
}

extension Diagnostic {
  /// The message for a text colour used as a background.
  static func textColor(_ name: Name, of key: String) -> Diagnostic {
    Diagnostic(
      .unknownColor,
      "\(quoted(key)) cannot be \(quoted(name.text)), which is a text colour",
      at: Annotation(name.span, "would hide the text"),
      help: "use a colour such as 'secondarySystemBackground' or 'systemFill'")
  }

  static func unknownColor(_ name: Name, among colors: [String]) -> Diagnostic {
    let member =
      colors.first { ["." + $0, "UIColor." + $0].contains(name.text) }
      ?? Vocabulary.colorsOfSwiftUI[name.text].flatMap { colors.contains($0) ? $0 : nil }
    let near = member.map { [$0] } ?? Suggestion.names(near: name.text, among: colors)
    let adaptive = adaptiveColor(name.text, among: colors)
    return Diagnostic(
      .unknownColor,
      "there is no adaptive colour \(quoted(name.text))",
      at: Annotation(name.span, adaptive == nil ? "unknown colour" : "the same in dark mode"),
      help: adaptive.map { "write '\($0)'" }
        ?? member.map { "write '\($0)'" + (name.text == "." + $0 ? ", without the dot" : "") }
        ?? Suggestion.help(near: name.text, among: colors)
        ?? (colors.contains("label")
          ? "use a UIKit colour such as 'label', 'secondaryLabel' or 'systemRed', or a custom "
            + "view for your own colours"
          : "use a UIKit colour such as 'secondarySystemBackground' or 'systemGray6'"),
      note: "the colours are UIKit's semantic ones and those that begin with 'system'",
      fix: adaptive != nil
        ? nil : member.map { Fix(name.span, replacement: $0) } ?? Fix(slip: name, near: near))
  }

  /// The adaptive colour for a fixed one, also in British spelling.
  private static func adaptiveColor(_ name: String, among colors: [String]) -> String? {
    let american = name.replacing("grey", with: "gray").replacing("Grey", with: "Gray")
    let plain = american.hasPrefix("UIColor.") ? String(american.dropFirst(8)) : american
    guard let color = Vocabulary.adaptiveColors[plain] else { return nil }
    return colors.contains(color) ? color : "systemGray"
  }
}
