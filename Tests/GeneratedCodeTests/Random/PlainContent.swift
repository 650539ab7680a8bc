#if canImport(UIKit)
import CellGenRuntime
import UIKit

/// A generated screen's content that can be made of a plain screen.
protocol PlainContent: ScreenContent where Section: CaseIterable {
  associatedtype Creator: ViewCreator where Creator.Content == Self

  /// What each section may hold.
  static var shapes: [PlainShape] { get }
  /// The sections whose cells may lie beside the screen.
  static var carousels: Set<Section> { get }

  init(_ plain: PlainScreen)

  static func id(of key: PlainCell.Key) -> Item.ID
  /// The texts that are to be seen in a cell.
  static func texts(of cell: PlainCell) -> [String]
  /// The texts that are to be seen in place of the sections; nil for no view at all.
  static func placeholderTexts(for state: ListState<Self>) -> [String]?

  @MainActor static func makeLayout() -> UICollectionViewLayout
}

extension ListingContent: PlainContent {
  static let shapes = [
    PlainShape(kinds: ["title"], ids: 0..<1), PlainShape(kinds: ["photo"]),
    PlainShape(kinds: ["product"]),
    PlainShape(kinds: ["review", "promo"], hasHeader: true, hasFooter: true),
  ]
  static let carousels: Set<ListingSection> = [.photos]

  init(_ plain: PlainScreen) {
    let sections = plain.sections
    self.init(
      header: sections[0].cells.map { TitleViewData(title: $0.text) },
      photos: sections[1].cells.map {
        PhotoViewData(url: Self.url($0.key.id), caption: $0.text)
      },
      related: sections[2].cells.map {
        let data = ProductTitleViewData(name: "\($0.key.id)", maker: $0.text)
        return data
      },
      reviewsHeader: sections[3].header.map { SectionHeaderViewData(title: $0) },
      reviews: sections[3].cells.map {
        $0.key.kind == "review"
          ? .review(id: $0.key.id, $0.text)
          : .promo(PromoViewData(id: "\($0.key.id)", text: $0.text))
      },
      reviewsFooter: sections[3].footer.map { SectionFooterViewData(note: $0) })
  }

  static func id(of key: PlainCell.Key) -> ListingItem.ID {
    switch key.kind {
    case "title": .title(.only)
    case "photo": .photo(url(key.id))
    case "product": .productTitle("\(key.id)")
    case "review": .review(key.id)
    default: .promo("\(key.id)")
    }
  }

  static func texts(of cell: PlainCell) -> [String] {
    switch cell.key.kind {
    case "title": [cell.text, "0"]
    case "product": ["\(cell.key.id)", cell.text, "0"]
    case "review": ["Bo", cell.text]
    default: [cell.text]
    }
  }

  static func placeholderTexts(for state: ListingState) -> [String]? {
    switch state {
    case .loading: []
    case .failed(let message?): [message]
    case .empty, .failed, .content: nil
    }
  }

  typealias Creator = ListingViewCreator

  @MainActor static func makeLayout() -> UICollectionViewLayout { ListingLayout.make() }

  private static func url(_ id: Int) -> URL { URL(string: "https://example.com/\(id)")! }
}

extension BoardContent: PlainContent {
  static let shapes = [
    PlainShape(kinds: ["card", "note"], hasHeader: true, hasFooter: true),
    PlainShape(kinds: ["card", "note"], hasHeader: true),
    PlainShape(kinds: ["card"], hasFooter: true),
    PlainShape(kinds: ["card", "note"]),
  ]
  static let carousels: Set<BoardSection> = [.parked]

  init(_ plain: PlainScreen) {
    let sections = plain.sections
    self.init(
      todoHeader: sections[0].header.map { ColumnViewData(title: $0) },
      todo: sections[0].cells.map { $0.isCard ? .card($0.card) : .note($0.note) },
      todoFooter: sections[0].footer.map { ColumnViewData(title: $0) },
      doingHeader: sections[1].header.map { ColumnViewData(title: $0) },
      doing: sections[1].cells.map { $0.isCard ? .card($0.card) : .note($0.note) },
      parked: sections[2].cells.map(\.card),
      parkedFooter: sections[2].footer.map { ColumnViewData(title: $0) },
      done: sections[3].cells.map { $0.isCard ? .card($0.card) : .note($0.note) })
  }

  static func id(of key: PlainCell.Key) -> BoardItem.ID {
    key.kind == "card" ? .card(key.id) : .note(key.id)
  }

  static func texts(of cell: PlainCell) -> [String] { [cell.text] }

  static func placeholderTexts(for state: BoardState) -> [String]? {
    switch state {
    case .loading: ["One moment"]
    case .empty: ["Nothing to do"]
    case .failed(let message): message.map { [$0] }
    case .content: nil
    }
  }

  typealias Creator = BoardViewCreator

  @MainActor static func makeLayout() -> UICollectionViewLayout { BoardLayout.make() }
}

extension PlainCell {
  fileprivate var isCard: Bool { key.kind == "card" }

  fileprivate var card: CardViewData { CardViewData(id: key.id, text: text) }

  fileprivate var note: NoteViewData { NoteViewData(id: key.id, text: text) }
}
#endif
