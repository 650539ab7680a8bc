import CellGenCore

/// The code of a language in a string catalog: `de`, `pt-BR`, `zh-Hans`.
package struct LanguageCode: Hashable, Sendable {
  /// As catalogs write it.
  package let text: String

  /// Returns nil for text that isn't a code; case is ignored.
  ///
  /// A catalog writes the language in lower case, a script such as `Hans` with its first letter in upper
  /// case, and a region in upper case, as RFC 5646 recommends (section 2.1.1).
  package init?(_ written: String) {
    let parts = written.split(separator: "-", omittingEmptySubsequences: false)
    let isPart = { (part: Substring) in
      1...8 ~= part.utf8.count && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let language = parts.first, 2...3 ~= language.utf8.count,
      language.allSatisfy(\.isLetter), parts.allSatisfy(isPart)
    else { return nil }
    text = ([language.lowercased()] + parts.dropFirst().map(Self.conventional))
      .joined(separator: "-")
  }

  private static func conventional(_ part: Substring) -> String {
    switch part.utf8.count {
    case 2: part.uppercased()
    case 4 where part.allSatisfy(\.isLetter):
      part.prefix(1).uppercased() + part.dropFirst().lowercased()
    default: part.lowercased()
    }
  }
}

extension LanguageCode {
  /// Returns true if the language has a singular form besides the plural form.
  ///
  /// Source: Unicode CLDR, `plurals.xml`: these languages have only the form `other`.
  package static func hasFormForOne(_ code: String) -> Bool {
    !withoutFormForOne.contains(code.prefix { $0.isLetter }.lowercased())
  }

  private static let withoutFormForOne: Set<String> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt",
    "lo", "ms", "my", "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo",
    "yue", "zh",
  ]
}
