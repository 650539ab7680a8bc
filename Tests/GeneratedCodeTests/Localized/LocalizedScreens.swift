#if canImport(UIKit)
import CellGenRuntime
import Foundation
import TestSupport
import Testing
import UIKit

/// A reader's language with its texts, as an app has them from its catalogue.
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
    let catalogue = try JSONDecoder().decode(Catalogue.self, from: data)
    return catalogue.strings.compactMapValues { entry in
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
  private static let frame = CGRect(x: 0, y: 0, width: 390, height: 3000)

  static func show(_ name: String, in container: ListContainer) -> UIScrollView {
    switch name {
    case "AccountForm": accountForm(container)
    case "Chats": chats(container)
    default: checkout(container)
    }
  }

  nonisolated static let names = ["AccountForm", "Chats", "Checkout"]

  private static func laidOut(_ view: UIScrollView) -> UIScrollView {
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    return view
  }

  private static func accountForm(_ container: ListContainer) -> UIScrollView {
    let content = AccountFormContent(
      personHeader: AccountHeadingViewData(title: "Ada Lovelace"),
      person: [
        .nameRow(NameRowViewData(name: "Ada", hint: nil)),
        .birthdayRow(BirthdayRowViewData(birthday: Date(timeIntervalSince1970: 0))),
      ],
      readingHeader: AccountHeadingViewData(title: "Reading"),
      reading: [
        .alertsRow(AlertsRowViewData(isOn: true)), .textSizeRow(TextSizeRowViewData(size: 1)),
        .themeRow(ThemeRowViewData(theme: .dark)),
      ],
      leaving: [SignOutRowViewData(email: "ada@example.com")])
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: AccountFormLayout.make())
      let source = AccountFormDataSource(collectionView: view)
      source.apply(content)
      return keep(source, for: view)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      let source = AccountFormTableDataSource(tableView: view)
      source.apply(content)
      return keep(source, for: view)
    }
  }

  private static func chats(_ container: ListContainer) -> UIScrollView {
    let now = Date()
    let content = ChatsContent(chats: [
      ChatViewData(id: 1, sender: "Ada", text: "See you", sentAt: now, unread: 3, length: nil),
      ChatViewData(
        id: 2, sender: "Bob", text: "A call", sentAt: now, unread: nil, length: 187, isMuted: true),
    ])
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: ChatsLayout.make())
      let source = ChatsDataSource(collectionView: view)
      source.apply(.content(content))
      return keep(source, for: view)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      let source = ChatsTableDataSource(tableView: view)
      source.apply(.content(content))
      return keep(source, for: view)
    }
  }

  private static func checkout(_ container: ListContainer) -> UIScrollView {
    let content = CheckoutContent(
      lines: [
        CartLineViewData(id: 1, name: "Tea", price: 4, currency: "EUR", quantity: 2, stock: 9)
      ],
      rest: [
        .cartNote(CartNoteViewData(note: "")),
        .cartTotal(
          CartTotalViewData(
            amount: 8, currency: "EUR", saved: 0.25,
            arrival: Date(timeIntervalSince1970: 0), distance: 5)),
        .cartPay(CartPayViewData(canPay: true, isPaying: false)),
      ])
    switch container {
    case .collection:
      let view = UICollectionView(frame: frame, collectionViewLayout: CheckoutLayout.make())
      let source = CheckoutDataSource(collectionView: view)
      source.apply(content)
      return keep(source, for: view)
    case .table:
      let view = UITableView(frame: frame, style: .plain)
      let source = CheckoutTableDataSource(tableView: view)
      source.apply(content)
      return keep(source, for: view)
    }
  }

  /// The data sources of the screens that are shown, which UIKit does not keep.
  private static var sources: [AnyObject] = []

  private static func keep(_ source: AnyObject, for view: UIScrollView) -> UIScrollView {
    sources.append(source)
    return laidOut(view)
  }
}
#endif
