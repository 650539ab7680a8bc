/// Where the user may move the cells of a section.
package struct Reorder: Sendable {
  /// The sections that they may be moved to; nil for within their own.
  package var targets: [Name]?
  /// Whether a long press lifts them, also while the screen is not edited.
  package var always = false
  /// Where the manifest says so.
  package var alwaysSpan: SourceSpan?
  /// That of its key.
  var span: SourceSpan?
}

extension Section {
  /// Whether a long press lifts its cells.
  package var lifts: Bool { reorder?.always == true }
}

extension Screen {
  /// The names of the sections that cells of others may be moved to, so that they are shown while empty.
  package var namesOfTargets: Set<String> {
    Set(
      sections.flatMap { section in
        (section.reorder?.targets ?? []).map(\.text).filter { $0 != section.name.text }
      })
  }
}
