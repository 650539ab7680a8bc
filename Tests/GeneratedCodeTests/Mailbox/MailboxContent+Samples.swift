#if canImport(UIKit)
import CellGenRuntime

extension MailboxContent {
  /// Something in every section.
  static var full: MailboxContent {
    MailboxContent(
      suggestions: [.suggestion(1), .suggestion(2)],
      messagesHeader: HeadingViewData(title: "Inbox"),
      messages: [
        .message(1, from: "Ann", "Hello", excerpt: "How are you?"),
        .message(2, from: "Bo", "Lunch"),
        .draft(1, to: "Cy", "Re: Lunch"),
      ],
      messagesFooter: SummaryViewData(text: "3 messages"),
      foldersHeader: HeadingViewData(title: "Folders"),
      folders: [.folder("Work", 7), .smartFolder("Unread", "is:unread")],
      foldersFooter: HeadingViewData(title: "2 folders"),
      contacts: [.contact(1, "Ann"), .contact(2, "Bo"), .contact(3, "Cy")],
      wallHeader: HeadingViewData(title: "Wall"),
      wall: [.banner(1, "Sale"), .banner(2, "New")])
  }

  /// Messages and nothing else.
  static func messages(_ ids: some Sequence<Int>) -> MailboxContent {
    MailboxContent(messages: ids.map { .message($0, from: "Ann", "Message \($0)") })
  }
}

extension MailboxContent.MessagesItem {
  static func message(
    _ id: Int, from sender: String, _ subject: String, excerpt: String? = nil
  ) -> Self {
    .message(
      MessageViewData(id: id, sender: sender, subject: subject, excerpt: excerpt))
  }

  static func draft(_ id: Int, to recipient: String, _ subject: String) -> Self {
    .draft(
      DraftViewData(id: id, recipient: recipient, subject: subject))
  }
}

extension MailboxContent.FoldersItem {
  static func folder(_ name: String, _ count: Int) -> Self {
    .folder(FolderViewData(name: name, count: count))
  }

  static func smartFolder(_ name: String, _ query: String) -> Self {
    .smartFolder(SmartFolderViewData(name: name, query: query))
  }
}

extension SuggestionViewData {
  static func suggestion(_ id: Int) -> Self {
    SuggestionViewData(id: id, text: "Suggestion \(id)")
  }
}

extension ContactViewData {
  static func contact(_ id: Int, _ name: String) -> Self {
    ContactViewData(id: id, name: name)
  }
}

extension BannerViewData {
  static func banner(_ id: Int, _ text: String) -> Self {
    BannerViewData(id: id, text: text)
  }
}
#endif
