#if canImport(UIKit)
import CellGenRuntime
import Foundation
import TestSupport
import Testing
import UIKit

/// A reader's language with its texts, as an app has them from its catalog.
enum ReaderLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
  case arabic = "ar"

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "CellGenCoreTests/Fixtures/Localized")

  /// Runs something while every text is looked up in the language.
  @MainActor
  func read<Result>(_ body: () throws -> Result) throws -> Result {
    let former = StandIn.texts
    defer { StandIn.texts = former }
    StandIn.texts = ["Localized": try texts()]
    return try body()
  }

  /// The texts by their keys; a plural has its form for several.
  private func texts() throws -> [String: String] {
    let data = try Foundation.Data(contentsOf: Self.folder.appending(path: "Localized.xcstrings"))
    let catalog = try JSONDecoder().decode(Catalogue.self, from: data)
    return catalog.strings.compactMapValues { entry in
      let localization = entry.localizations?[rawValue]
      return localization?.stringUnit?.value
        ?? localization?.variations?.plural?["other"]?.stringUnit?.value
    }
  }

  private struct Catalogue: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?
    }
    struct Unit: Decodable { var value: String }
    struct Variations: Decodable { var plural: [String: Form]? }
    struct Form: Decodable { var stringUnit: Unit? }

    var strings: [String: Entry]
  }
}

/// Three screens with their content, in both containers.
@MainActor
enum LocalizedScreens {
  static func show(_ name: String, in container: ListContainer) -> UIScrollView {
    switch name {
    case "AccountForm": accountForm(container)
    case "Chats": chats(container)
    default: checkout(container)
    }
  }

  nonisolated static let names = ["AccountForm", "Chats", "Checkout"]

  private static func accountForm(_ container: ListContainer) -> UIScrollView {
    let headings = AccountHeadingViewData.samples
    let content = AccountFormContent(
      personHeader: headings[0],
      person: NameRowViewData.samples.map { .nameRow($0) }
        + BirthdayRowViewData.samples.map { .birthdayRow($0) },
      readingHeader: headings[1],
      reading: AlertsRowViewData.samples.map { .alertsRow($0) }
        + TextSizeRowViewData.samples.map { .textSizeRow($0) }
        + ThemeRowViewData.samples.map { .themeRow($0) },
      leaving: SignOutRowViewData.samples)
    return ShownScreen.show(
      content, by: AccountFormViewCreator.self, AccountFormLayout.make(), in: container)
  }

  private static func chats(_ container: ListContainer) -> UIScrollView {
    // How long ago a message was sent is said of this moment.
    let chats = ChatViewData.samples.map { sample in
      var chat = sample
      chat.sentAt = Date()
      return chat
    }
    return ShownScreen.show(
      ChatsContent(chats: chats), by: ChatsViewCreator.self, ChatsLayout.make(), in: container)
  }

  private static func checkout(_ container: ListContainer) -> UIScrollView {
    let content = CheckoutContent(
      lines: CartLineViewData.samples,
      rest: CartNoteViewData.samples.map { .cartNote($0) }
        + CartTotalViewData.samples.map { .cartTotal($0) }
        + CartPayViewData.samples.map { .cartPay($0) })
    return ShownScreen.show(
      content, by: CheckoutViewCreator.self, CheckoutLayout.make(), in: container)
  }
}
#endif
