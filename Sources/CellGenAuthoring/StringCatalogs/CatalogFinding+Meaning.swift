/// Descriptions of the kinds of findings, for `cellgen explain` and the manual.
extension CatalogFinding.Kind {
  /// The kind in a few words: lower case, no full stop.
  package var title: String {
    switch self {
    case .missing: "in a manifest, and not in the catalog"
    case .outdated: "a run without '--check' would update the entry"
    case .stale: "neither a manifest nor code has the key anymore"
    case .otherText: "another text than the manifest's"
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
      Delete the entry in Xcode, or let it be managed by hand there if the key is
      still in use.
      """
    case .otherText:
      """
      Users see the catalog's text in the source language: change it there, or
      write the same text in the manifest.
      """
    case .untranslated:
      """
      Translate the text, or mark it in Xcode as one that is not translated.
      """
    case .needsReview: "Mark the translation as reviewed in Xcode."
    case .samePlural:
      """
      They are as 'cellgen strings' added them: write the form for one, or mark
      both as reviewed if they are meant to be the same.
      """
    case .lostPlaceholder:
      """
      Insert the value; only the forms of a plural besides 'other' may leave it
      out.
      """
    case .wrongPlaceholder:
      """
      The source language has a value of another type there, or none: write the
      placeholder as the source language has it. A percent sign before a space
      can be one, too, as in '100% de': write '%%'.
      """
    }
  }

  /// The page of `cellgen explain`.
  package var page: String {
    "\(rawValue): \(title)\n\nA finding of 'cellgen strings --check'.\n\n\(remedy)\n"
  }
}
