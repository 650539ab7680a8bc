#if canImport(UIKit)
/// The cells of a screen that can be selected, and those that stay selected.
public enum ListSelection: Swift.Sendable {
  /// Cells whose view declares `select`. They are deselected after reporting it.
  case reported
  /// One cell, which stays selected.
  case single
  /// Several cells while the screen is being edited; at other times as ``reported``.
  case multipleWhileEditing
  /// Several cells at any time.
  case multiple

  /// True if a selected cell stays selected.
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
