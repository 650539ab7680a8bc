#if canImport(UIKit)
import UIKit

/// The content that a data source shows, with its items by id and its sections in order.
@MainActor
final class ShownContent<Content: ScreenContent> {
  private(set) var content = Content()
  private(set) var items: [Content.Item.ID: Content.Item] = [:]
  /// The sections that have anything to show.
  private(set) var sections: [Content.Section] = []
  private var boundaries: [Content.Section: SectionBoundaries] = [:]

  /// Takes new content and says what it changes.
  func replace(with newContent: Content) -> ContentChanges<Content> {
    let changes = ContentChanges(from: items, boundaries, to: newContent)
    content = newContent
    items = changes.items
    sections = changes.snapshot.sectionIdentifiers
    boundaries = changes.boundaries
    return changes
  }

  func section(at index: Int) -> Content.Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func header(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(content.header(of:))
  }

  func footer(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(content.footer(of:))
  }
}

/// Which views a section has besides its cells.
struct SectionBoundaries: Equatable {
  var hasHeader: Bool
  var hasFooter: Bool
}
#endif
