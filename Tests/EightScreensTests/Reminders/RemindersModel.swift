import Foundation

/// Something to do.
struct Reminder: Hashable, Sendable {
  var id: Int
  var title: String
  var due: Date?
  var isDone = false
  var isFlagged = false

  var isOverdue: Bool { !isDone && due.map { $0 < Date() } ?? false }
}

/// A list of things to do.
struct ReminderList: Hashable, Sendable {
  var id: Int
  var name: String
  var reminders: [Reminder] = []

  /// How many are still to be done.
  var open: Int { reminders.count { !$0.isDone } }
}

extension ReminderList {
  static let samples = [
    ReminderList(
      id: 1, name: "Home",
      reminders: [
        Reminder(id: 1, title: "Water the plants", due: Date(timeIntervalSince1970: 1_700_000_000)),
        Reminder(id: 2, title: "Call the plumber", isDone: true),
        Reminder(id: 3, title: "Buy stamps", isFlagged: true),
      ]),
    ReminderList(id: 2, name: "Work", reminders: [Reminder(id: 4, title: "Write the report")]),
  ]
}
