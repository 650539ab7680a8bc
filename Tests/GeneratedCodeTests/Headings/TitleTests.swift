#if canImport(UIKit)
import CellGenRuntime
import Foundation
import Testing
import UIKit

/// Headers and footers of repeated sections, whose titles come from their data.
@MainActor
@Suite struct TitleTests {
  private var day: InboxDayViewData {
    InboxDayViewData(id: 1, date: Date(timeIntervalSince1970: 0), unread: 3, sender: "Ada")
  }

  @Test(arguments: ListContainer.allCases)
  func aTextWithFieldsFollowsTheData(in container: ListContainer) {
    let shown = TitleScreen(container)
    var content = TitledInboxContent(dates: [.init(day)])
    shown.show(content)
    let date = day.date.formatted(date: .complete, time: .omitted)
    #expect(shown.labels == [date, "3 unread"])
    content.dates[0].unread = 4
    shown.show(content)
    #expect(shown.labels == [date, "4 unread"])
  }

  @Test(arguments: ListContainer.allCases)
  func aHeaderIsThereWhileItsFieldsHaveValues(in container: ListContainer) {
    let shown = TitleScreen(container)
    var content = TitledInboxContent(senders: [.init(day)])
    shown.show(content)
    #expect(shown.labels.count == 2 && shown.labels[1] == "Ada")
    content.senders[0].sender = nil
    shown.show(content)
    #expect(shown.labels == [])
    content.senders[0].sender = "Bo"
    shown.show(content)
    #expect(shown.labels.count == 2 && shown.labels[0].hasPrefix("Bo, "))
  }

  @Test(arguments: ListContainer.allCases)
  func aCaseWithoutATextHasNoHeader(in container: ListContainer) {
    let shown = TitleScreen(container)
    var content = TitledInboxContent(kinds: [.init(day)])
    for (kind, label) in [
      (DayKind.pinned, "Pinned"), (.hidden, nil), (.starred, "Starred"), (.usual, "3 others"),
    ] {
      content.kinds[0].kind = kind
      shown.show(content)
      #expect(shown.labels == [label].compactMap(\.self))
    }
  }

  @Test(arguments: ListContainer.allCases)
  func anAttributedTextKeepsItsLookAndTakesTheRestFromUIKit(in container: ListContainer) throws {
    let shown = TitleScreen(container)
    let own = UIFont.systemFont(ofSize: 30)
    var motto = AttributedString("Dare more")
    motto[try #require(motto.range(of: "Dare"))][
      AttributeScopes.UIKitAttributes.FontAttribute.self] = own
    var data = day
    (data.kind, data.motto) = (.hidden, motto)
    shown.show(TitledInboxContent(kinds: [.init(data)]))
    #expect(shown.labels == ["Dare more"])
    let text = try #require(shown.footer?.attributedText)
    let usual = UIListContentConfiguration.groupedFooter().textProperties
    let (dare, more) = (
      text.attributes(at: 0, effectiveRange: nil), text.attributes(at: 5, effectiveRange: nil)
    )
    #expect(dare[.font] as? UIFont == own && more[.font] as? UIFont == usual.font)
    #expect(dare[.foregroundColor] as? UIColor == usual.color)
    data.motto = AttributedString("Plain")
    shown.show(TitledInboxContent(kinds: [.init(data)]))
    #expect(shown.footer == .groupedFooter().with("Plain"))
  }

  @Test(arguments: ListContainer.allCases)
  func voiceOverReadsADurationInWords(in container: ListContainer) {
    let shown = TitleScreen(container)
    var data = day
    data.length = .seconds(180)
    shown.show(TitledInboxContent(lengths: [.init(data)]))
    let words = data.length.formatted(.units(allowed: [.minutes, .seconds], width: .wide))
    #expect(shown.labels == [words, "Other days"])
    data.kind = .pinned
    shown.show(TitledInboxContent(lengths: [.init(data)]))
    #expect(shown.labels == [words, "Pinned days"])
  }
}

extension UIListContentConfiguration {
  fileprivate func with(_ text: String) -> Self {
    var content = self
    content.text = text
    return content
  }
}

/// The Inbox screen in a container.
@MainActor
private final class TitleScreen {
  private let view: UIScrollView
  private let collection: TitledInboxDataSource?
  private let table: TitledInboxTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection:
      let source = TitledInboxDataSource()
      (view, collection, table) = (source.collectionView, source, nil)
    case .table:
      let source = TitledInboxTableDataSource()
      (view, collection, table) = (source.tableView, nil, source)
    }
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
  }

  func show(_ content: TitledInboxContent) {
    collection?.apply(content)
    table?.apply(content)
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// What VoiceOver reads, from top to bottom.
  var labels: [String] { StandIn.spoken(in: view).compactMap(\.label) }

  /// What the footer of the first section shows.
  var footer: UIListContentConfiguration? {
    let content =
      table?.tableView.footerView(forSection: 0)?.contentConfiguration
      ?? (collection?.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)) as? UICollectionViewCell)?.contentConfiguration
    return content as? UIListContentConfiguration
  }
}
#endif
