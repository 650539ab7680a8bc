/// Which cells of a screen stay selected: one, or any number.
package struct ScreenSelection: Sendable {
  package enum Moment: String, CaseIterable, Sendable {
    case editing, always
  }

  /// When any number of cells can be selected; nil for one at a time.
  package var multiple: Moment?
}
