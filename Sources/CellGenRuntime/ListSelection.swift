#if canImport(UIKit)
/// Which cells of a screen can be selected, and which of them stay selected.
public enum ListSelection: Swift.Sendable {
  /// Cells whose view declares `select`. They are deselected when they have reported it.
  case reported
  /// One cell, which stays selected.
  case single
  /// Any number of cells while the screen is edited; otherwise as ``reported``.
  case multipleWhileEditing
  /// Any number of cells at any time.
  case multiple

  /// Whether a cell that is selected stays so.
  func persists(whileEditing isEditing: Bool) -> Bool {
    switch self {
    case .reported: false
    case .single: !isEditing
    case .multipleWhileEditing: isEditing
    case .multiple: true
    }
  }
}
#endif
