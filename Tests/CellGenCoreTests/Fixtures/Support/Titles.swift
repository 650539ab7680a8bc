/// What the manifest names.
nonisolated enum DayKind: ScreenValue { case usual, pinned, starred, hidden }

enum InboxTexts {
  static let starred = "Starred"
}
