import UIKit

/// The colours of an app whose theme can change.
@MainActor
enum Theme {
  static var accent = UIColor.systemPink
}

enum IssueState: Hashable, Sendable {
  case open, merged, closed
}
