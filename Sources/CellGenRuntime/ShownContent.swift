#if canImport(UIKit)
import UIKit

/// The content that a data source shows, with its items by id.
///
/// While an update is under way UIKit may still lay out what is about to leave, so the content before
/// it is kept until the update has ended: a cell or a header that is missing then stops the program.
@MainActor
final class ShownContent<Content: ScreenContent> {
  private(set) var content = Content()
  private(set) var items: [Content.Item.ID: Content.Item] = [:]
  /// The id of the last item that is shown.
  private(set) var lastID: Content.Item.ID?
  private var boundaries: [Content.Section: SectionBoundaries] = [:]
  private var leavingContent: Content?
  private var leavingItems: [Content.Item.ID: Content.Item] = [:]

  /// Whether there is nothing to show.
  var isEmpty: Bool { boundaries.isEmpty }

  /// Takes new content and says what it changes.
  func replace(with newContent: Content) -> ContentChanges<Content> {
    let changes = ContentChanges(from: items, boundaries, to: newContent)
    leavingContent = content
    leavingItems = items
    content = newContent
    items = changes.items
    lastID = changes.lastID
    boundaries = changes.boundaries
    return changes
  }

  /// Forgets the content before the last update, which has ended.
  func settle() {
    leavingContent = nil
    leavingItems = [:]
  }

  /// The item of an id that UIKit asks a cell for.
  func itemToDisplay(for id: Content.Item.ID) -> Content.Item? {
    items[id] ?? leavingItems[id]
  }

  /// The header of a section that UIKit asks a view for.
  func headerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    content.header(of: section) ?? leavingContent?.header(of: section)
  }

  /// The footer of a section that UIKit asks a view for.
  func footerToDisplay(of section: Content.Section) -> Content.HeaderFooter? {
    content.footer(of: section) ?? leavingContent?.footer(of: section)
  }
}

/// Which views a section has besides its cells.
struct SectionBoundaries: Equatable {
  var hasHeader: Bool
  var hasFooter: Bool
}
#endif
