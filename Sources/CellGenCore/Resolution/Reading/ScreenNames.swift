/// Returns a name for a screen that is as close as possible to a file name that isn't itself valid.
///
///     1st-page       → FirstPage
///     2024-summary   → Summary2024
///     404            → Screen404
package func screenName(_ baseName: String) -> String {
  let name = upperCamelCase(baseName)
  let digits = name.prefix { $0.isASCII && $0.isNumber }
  let rest = String(name.dropFirst(digits.count))
  if let ordinal = ordinal(digits, rest) { return ordinal + rest.dropFirst(2) }
  if rest.isEmpty { return digits.isEmpty ? "Listing" : "Screen" + digits }
  return upperCamelCase(rest) + digits
}

/// Returns `First` for `1` and `st…`.
private func ordinal(_ digits: Substring, _ rest: String) -> String? {
  let words = [
    "1st": "First", "2nd": "Second", "3rd": "Third", "4th": "Fourth", "5th": "Fifth",
    "6th": "Sixth", "7th": "Seventh", "8th": "Eighth", "9th": "Ninth", "10th": "Tenth",
  ]
  guard rest.dropFirst(2).first?.isLowercase != true else { return nil }
  return words[digits + rest.prefix(2).lowercased()]
}
