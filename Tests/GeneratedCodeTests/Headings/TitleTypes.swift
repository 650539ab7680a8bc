#if canImport(UIKit)
import CellGenRuntime

/// What the manifest names.
nonisolated enum DayKind: ScreenValue { case usual, pinned, starred, hidden }

enum InboxTexts {
  static let starred = "Starred"
}
#endif
