/// Descriptions of the kinds of findings, for `cellgen explain` and the manual.
extension CatalogFinding.Kind {
  /// The kind in a few words: lower case, no full stop.
  package var title: String {
    switch self {
    case .missing: "a manifest's text is not in the catalog"
    case .outdated: "a run without '--check' would update the entry"
    case .stale: "no manifest and no code has the key anymore"
    case .otherText: "the text is not the one in the manifest"
    case .untranslated: "a language has no text, or one in the state 'new'"
    case .needsReview: "a translation is marked for review"
    case .samePlural: "the forms for one and several are the same"
    case .lostPlaceholder: "a translation leaves out a value"
    case .wrongPlaceholder: "a translation inserts a value that does not fit"
    }
  }

  /// The remedy, in lines of at most 76 columns.
  package var remedy: String {
    switch self {
    case .missing, .outdated: "Run 'cellgen strings' without '--check'."
    case .stale:
      """
      Delete the entry in Xcode, or mark it there as managed manually if the key
      is still in use.
      """
    case .otherText:
      """
      In the source language, people see the catalog's text. Change it there, or
      write the same text in the manifest.
      """
    case .untranslated:
      """
      Translate the text, or mark it in Xcode as not to be translated.
      """
    case .needsReview: "Mark the translation as reviewed in Xcode."
    case .samePlural:
      """
      Both forms are still as 'cellgen strings' added them. Write the form for
      one, or mark both as reviewed if they are meant to be the same.
      """
    case .lostPlaceholder:
      """
      Insert the value. Only plural forms other than 'other' can leave it out.
      """
    case .wrongPlaceholder:
      """
      The source language has a value of another type there, or none. Write the
      placeholder as in the source language. A percent sign before a space can
      also be a placeholder, as in '100% de': write '%%'.
      """
    }
  }

  /// The page of `cellgen explain`.
  package var page: String {
    "\(rawValue): \(title)\n\nA finding of 'cellgen strings --check'.\n\n\(remedy)\n"
  }
}
