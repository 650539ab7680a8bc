#if canImport(UIKit)
import UIKit

/// What the manifest names.
@MainActor
enum GapTheme {
  static var columns = 3
  static let rows = 2
  static let gap: CGFloat = 16
  static let edge: CGFloat = 20
  static let height: CGFloat = 80
  static let width: CGFloat = 240
}
#endif
