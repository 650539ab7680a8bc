/// Reads a label; short form: the field that it shows.
func resolveLabel(
  _ entry: Mapping.Entry, _ scope: inout LayoutScope, _ diagnostics: inout Diagnostics
) -> LabelElement? {
  guard case .mapping = entry.value.content else {
    if entry.value.isEmpty {
      diagnostics.report(.emptyLabel(entry.key, scope.view.fields.names.first ?? "title"))
      return nil
    }
    return readLabelText(entry.value, scope, &diagnostics)
      .map { .plain($0, named: scope.names.next($0, .label)) }
  }
  guard let mapping = readMapping(entry.value, .label, of: entry.key, &diagnostics) else {
    return nil
  }
  let text = mapping["text"].flatMap { readLabelText($0, scope, &diagnostics) }
  if mapping["text"] == nil, !mapping.isIncomplete {
    diagnostics.report(.labelWithoutText(entry.key))
  }
  let font = readFont(mapping, &diagnostics)
  let color = readColor(mapping, in: scope.manifest, &diagnostics)
  let lines = mapping["lines"].flatMap {
    readInteger(
      $0, "'lines'", atLeast: 0, help: "write 0 for as many lines as the text needs", &diagnostics)
  }
  let alignment = mapping.choice("alignment", among: Vocabulary.textAlignments, &diagnostics)
  guard let text else { return nil }
  var label = LabelElement.plain(text, named: scope.names.next(text, .label))
  label.font = font ?? label.font
  label.color = color
  label.lines = lines ?? 0
  label.alignment = alignment == "natural" ? nil : alignment
  label.keepsPlace = readKeepsPlace(mapping, hiddenBy: text.field, &diagnostics)
  return label
}

extension LabelElement {
  /// A label with the defaults.
  static func plain(_ text: Text, named property: String) -> LabelElement {
    LabelElement(
      property: property, text: text, font: "body", color: nil, lines: 0, alignment: nil)
  }
}

/// Reads a text style of Dynamic Type.
func readFont(_ mapping: Mapping, _ diagnostics: inout Diagnostics) -> String? {
  let hint = { (word: String) in
    let weights = ["bold", "semibold", "medium", "light", "heavy", "italic", "system", "regular"]
    return weights.contains(word)
      ? "write a text style, such as 'headline', which is semibold; other fonts are for a custom view"
      : [
        "caption": "did you mean 'caption1' or 'caption2'?", "title": "did you mean 'title1'?",
      ][word]
  }
  return mapping.choice("font", among: Vocabulary.fonts, hint: hint, &diagnostics)
}

/// Reads a colour that follows the appearance.
func readColor(
  _ mapping: Mapping, key: String = "color", among colors: [String] = Vocabulary.colors,
  in manifest: ManifestDraft, _ diagnostics: inout Diagnostics
) -> String? {
  guard let node = mapping[key] else { return nil }
  if node.isEmpty, let comment = node.comment {
    let help = Diagnostic.unknownColor(Name(comment.text, span: comment.span), among: colors).help
    var report = Diagnostic.commentForValue(quoted(key), comment)
    report.help = help
    diagnostics.report(report)
    return nil
  }
  guard let name = readName(node, quoted(key), &diagnostics) else { return nil }
  guard colors.contains(name.text) else {
    diagnostics.report(
      Vocabulary.colors.contains(name.text)
        ? .textColor(name, of: key) : .unknownColor(name, among: colors))
    return nil
  }
  if let version = Vocabulary.newerColors[name.text] {
    checkAvailability(
      of: "the colour \(quoted(name.text))", since: version, in: manifest, at: name.span,
      instead: "use another colour", &diagnostics)
  }
  return name.text
}

private func readLabelText(
  _ node: Node, _ scope: LayoutScope, _ diagnostics: inout Diagnostics
) -> Text? {
  guard let text = readTextSource(node, "'text'", .field, scope, &diagnostics) else { return nil }
  if case .field(let field) = text, !KnownType(field.type).isLabelText {
    diagnostics.report(
      .notLabelText(field, at: textSpan(node)), of: field,
      meant: field.type.misspelt(fitting: \.isLabelText))
    return nil
  }
  return text
}

extension DiagnosticCode {
  package static let unknownColor = Self("unknown-color", .error, .elements)
}

extension Diagnostic {
  static func emptyLabel(_ key: Mapping.Key, _ field: String) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "'label' has no value",
      at: Annotation(key.span, "a value is missing"),
      help: "write 'label: { text: \(field) }' or 'label: \(field)'")
  }

  static func labelWithoutText(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "text", of: .label, at: key.span,
      help: "add 'text: title' with a field, or 'text: { literal: … }' with fixed text")
  }

  static func notLabelText(_ field: Field, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .elementType,
      "a label cannot show \(quoted(field.name.text)), whose type is '\(field.type)'",
      at: Annotation(span, "neither text nor a number"),
      also: [Annotation(field.typeSpan, "its type")],
      help: "make it a String that is ready to be shown, or use 'view: custom'",
      note: "a label shows String, Substring, whole numbers, Double, Float, CGFloat and Decimal")
  }

  /// The message for a colour of text behind something.
  static func textColor(_ name: Name, of key: String) -> Diagnostic {
    Diagnostic(
      .unknownColor,
      "\(quoted(key)) cannot be \(quoted(name.text)), which is a colour of text",
      at: Annotation(name.span, "hides the text before it"),
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
      at: Annotation(name.span, adaptive == nil ? "unknown colour" : "fixed in dark mode too"),
      help: adaptive.map { "write '\($0)'" }
        ?? member.map { "write '\($0)'" + (name.text == "." + $0 ? ", without the dot" : "") }
        ?? Suggestion.help(near: name.text, among: colors)
        ?? (colors.contains("label")
          ? "use a colour of UIKit such as 'label', 'secondaryLabel' or 'systemRed', or a custom "
            + "view for one of your own"
          : "use a colour of UIKit such as 'secondarySystemBackground' or 'systemGray6'"),
      note: "colours are UIKit's semantic ones and those that begin with 'system'",
      fix: adaptive != nil
        ? nil : member.map { Fix(name.span, replacement: $0) } ?? Fix(slip: name, near: near))
  }

  /// The adaptive colour for a fixed one, in British spelling or not.
  private static func adaptiveColor(_ name: String, among colors: [String]) -> String? {
    let american = name.replacing("grey", with: "gray").replacing("Grey", with: "Gray")
    let plain = american.hasPrefix("UIColor.") ? String(american.dropFirst(8)) : american
    guard let color = Vocabulary.adaptiveColors[plain] else { return nil }
    return colors.contains(color) ? color : "systemGray"
  }
}
