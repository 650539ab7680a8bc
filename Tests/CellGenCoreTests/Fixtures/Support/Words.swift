import UIKit

/// The kinds of messages that a user of the golden files would have.
enum BubbleKind: ScreenValue {
  case text, link
}

/// What a user of the golden files would decide for the whole app.
@MainActor
enum BubbleTheme {
  static var showsNotes = true
  static var isLocked = false
  static var opacity: CGFloat = 0.3
  static var level = "Level"
  static var lines = 2
  static var least = 0.0
  static var most = 8.0
  static var today = Date()
  static var strength = UILayoutPriority.defaultHigh
  static var gap: CGFloat = 12
  static var page = URL(string: "https://pictures.example/page.png")!
  static var symbol = "tray"
}

nonisolated enum AtelierAssets {
  static let bundle = Bundle.main
}
