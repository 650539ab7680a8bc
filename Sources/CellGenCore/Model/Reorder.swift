/// The places to which people can move the cells of a section.
package struct Reorder: Sendable {
  /// The sections to which cells can be moved; nil to move them only within their own section.
  package var targets: [Name]?
  /// True if a long press lifts cells even while the screen isn't being edited.
  package var always = false
  /// The span of this setting in the manifest.
  package var alwaysSpan: SourceSpan?
  /// The span of its key.
  var span: SourceSpan?
}

extension Section {
  /// True if a long press lifts its cells.
  package var lifts: Bool { reorder?.always == true }
}

extension Screen {
  /// The names of the sections that accept cells of other sections. These are shown even while they are
  /// empty.
  package var namesOfTargets: Set<String> {
    Set(
      sections.flatMap { section in
        (section.reorder?.targets ?? []).map(\.text).filter { $0 != section.name.text }
      })
  }
}
