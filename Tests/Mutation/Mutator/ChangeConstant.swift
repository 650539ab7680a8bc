extension GeneratedFile {
  /// A number, a text, a truth value, or a word of UIKit that is another one:
  ///
  ///     constrain(imageView, width: (cellGenMutant(1) ? 17 : 16))
  func changedConstants() -> [Mutant] {
    tokens.indices.compactMap { position in
      guard isShipped(position), let changed = changed(at: position) else { return nil }
      var range = tokens[position].range
      // The dot of an implicit member belongs to it.
      if tokens[position].kind == .word, tokens[position].text != "true",
        tokens[position].text != "false"
      {
        range = tokens[position - 1].range.lowerBound..<range.upperBound
      }
      return mutant(
        .changeConstant, replacing: range, by: changed,
        wraps: [
          Mutant.Wrap(range: range, before: "(cellGenMutant(#) ? \(changed) : ", after: ")")
        ])
    }
  }

  private func changed(at position: Int) -> String? {
    let token = tokens[position]
    let before = position > 0 ? tokens[position - 1].text : ""
    if isRawValue(position) { return nil }
    switch token.kind {
    case .number:
      // Positions in tuples and versions of systems.
      if before == "." || before == "iOS" { return nil }
      return changedNumber(token.text)
    case .string:
      return isIdentifier(position) ? nil : String(token.text.dropLast()) + "!\""
    case .word where token.text == "true": return "false"
    case .word where token.text == "false": return "true"
    case .word:
      guard before == ".", isImplicitMember(position) else { return nil }
      return Self.otherWords[token.text].map { "." + $0 }
    default: return nil
    }
  }

  private func changedNumber(_ text: String) -> String? {
    if text.hasPrefix("0x") {
      // Another red.
      let digits = text.dropFirst(2)
      guard let first = digits.first else { return nil }
      return "0x" + (first == "0" ? "8" : "0") + digits.dropFirst()
    }
    if let whole = Int(text) { return String(whole + 1) }
    guard let point = text.firstIndex(of: "."), let last = text.last?.wholeNumberValue else {
      return nil
    }
    return String(text[...point]) + text[text.index(after: point)...].dropLast()
      + String((last + 2) % 10)
  }

  /// Returns true if a string is a name: of a cell to reuse, or of an element for UI tests.
  private func isIdentifier(_ position: Int) -> Bool {
    let line = tokens[position].line
    if lines[line].code.contains("accessibilityIdentifier") { return true }
    return position >= 2 && tokens[position - 1].text == ":"
      && tokens[position - 2].text.hasSuffix("dentifier")
  }

  private func isRawValue(_ position: Int) -> Bool {
    let code = lines[tokens[position].line].code
    return code.hasPrefix("case ") && code.contains(" = ")
  }

  /// Returns true if there is no owner before a word's dot.
  private func isImplicitMember(_ position: Int) -> Bool {
    guard position >= 2 else { return false }
    let dot = tokens[position - 1].range
    let owner = tokens[position - 2]
    return owner.range.upperBound < dot.lowerBound || owner.kind == .open
  }

  private static let otherWords: [String: String] = [
    "leading": "center", "center": "trailing", "trailing": "leading",
    "top": "bottom", "bottom": "top", "topLeading": "topTrailing", "topTrailing": "topLeading",
    "bottomLeading": "bottomTrailing", "bottomTrailing": "bottomLeading",
    "firstBaseline": "center", "lastBaseline": "center",
    "fill": "center", "fillEqually": "equalSpacing", "equalSpacing": "fillEqually",
    "fillProportionally": "fill", "natural": "center",
    "horizontal": "vertical", "vertical": "horizontal",
    "body": "footnote", "headline": "body", "subheadline": "headline", "callout": "body",
    "footnote": "caption1", "caption1": "footnote", "caption2": "footnote", "title1": "title2",
    "title2": "title3", "title3": "title2", "largeTitle": "title1",
    "regular": "bold", "medium": "bold", "semibold": "bold", "bold": "regular", "light": "bold",
    "heavy": "regular", "black": "white", "white": "black", "clear": "black",
    "label": "secondaryLabel", "secondaryLabel": "label", "tertiaryLabel": "label",
    "systemRed": "systemGreen", "systemGreen": "systemRed", "systemBlue": "systemRed",
    "systemOrange": "systemBlue", "systemPurple": "systemBlue", "systemGray": "systemRed",
    "systemYellow": "systemBlue", "systemTeal": "systemBlue", "systemPink": "systemBlue",
    "systemIndigo": "systemBlue", "tintColor": "label", "separator": "label",
    "opaqueSeparator": "separator", "systemFill": "secondarySystemFill",
    "secondarySystemFill": "systemFill", "systemBackground": "systemFill",
    "secondarySystemBackground": "systemFill", "secondarySystemGroupedBackground": "systemFill",
    "systemGroupedBackground": "systemFill",
    "scaleAspectFill": "scaleAspectFit", "scaleAspectFit": "scaleAspectFill", "fit": "fill",
    "scaleDown": "fill",
    "plain": "grouped", "grouped": "plain", "insetGrouped": "plain", "sidebar": "plain",
    "tinted": "filled", "filled": "tinted", "gray": "filled", "bordered": "filled",
    "single": "multiple", "multiple": "single", "none": "single",
    "byTruncatingMiddle": "byTruncatingTail", "byTruncatingTail": "byTruncatingMiddle",
    "byTruncatingHead": "byTruncatingTail", "byWordWrapping": "byTruncatingTail",
    "alwaysTemplate": "alwaysOriginal", "alwaysOriginal": "alwaysTemplate",
    "destructive": "normal", "medium_": "large", "large": "medium", "date": "time",
    "time": "date", "dateAndTime": "date", "always": "never", "never": "always",
    "whileEditing": "always", "continuous": "groupPaging", "groupPaging": "continuous",
    "default": "numberPad", "emailAddress": "numberPad", "decimalPad": "numberPad",
    "numberPad": "decimalPad", "phonePad": "numberPad", "systemMaterial": "systemThinMaterial",
  ]
}
