import Foundation

/// A message in the mailbox.
struct Mail: Hashable, Sendable {
  var id: Int
  var sender: Sender
  var subject: String
  var preview: String
  var date: Date
  var isRead = false
  var isLocked = false

  /// Who wrote a message.
  struct Sender: Hashable, Sendable {
    var name: String
    var address: String
  }

  /// Whether the message has a text that is searched for; an empty text is in every message.
  func matches(_ query: String) -> Bool {
    query.isEmpty
      || [sender.name, subject, preview].contains { $0.localizedCaseInsensitiveContains(query) }
  }
}

extension Mail {
  static let samples = [
    Mail(
      id: 1, sender: Sender(name: "Ada Lovelace", address: "ada@example.com"),
      subject: "The engine", preview: "It weaves algebraic patterns as the loom weaves flowers.",
      date: Date(timeIntervalSince1970: 1_760_000_000)),
    Mail(
      id: 2, sender: Sender(name: "Grace Hopper", address: "grace@example.com"),
      subject: "A moth", preview: "First actual case of a bug being found.",
      date: Date(timeIntervalSince1970: 1_759_900_000), isRead: true),
    Mail(
      id: 3, sender: Sender(name: "Payroll", address: "payroll@example.com"),
      subject: "Your payslip", preview: "This message is kept for seven years.",
      date: Date(timeIntervalSince1970: 1_759_000_000), isRead: true, isLocked: true),
  ]
}
