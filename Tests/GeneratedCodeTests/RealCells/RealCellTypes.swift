#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// The colours of an app whose theme can change.
@MainActor
enum Theme {
  static var accent = UIColor.systemPink
}

enum IssueState: ScreenValue {
  case open, merged, closed
}
#endif
