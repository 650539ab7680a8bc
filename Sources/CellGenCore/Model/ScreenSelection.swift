/// The cells of a screen that stay selected: a single one, or several.
package struct ScreenSelection: Sendable {
  package enum Moment: String, CaseIterable, Sendable {
    case editing, always
  }

  /// When several cells can be selected; nil to select only one at a time.
  package var multiple: Moment?
}
