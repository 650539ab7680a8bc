#if canImport(UIKit)
public import UIKit

/// Shows a screen's content in a table view.
///
///     let dataSource = ListingTableDataSource(tableView: tableView, creator: creator)
///     dataSource.apply(ListingContent(photos: photos))
///
/// Keep it alive: the table view does not. It is the table's delegate too, since a table asks its
/// delegate for headers and footers.
@MainActor
public final class TableDataSource<Creator: TableViewCreator>: NSObject, UITableViewDelegate {
  public typealias Content = Creator.Content

  public let creator: Creator
  /// Told of ids that one content holds more than once; the first item of each is shown.
  ///
  /// Stops a debug build unless it is set, since UIKit would stop any build.
  public var onDuplicate: @MainActor ([Content.Item.ID]) -> Void = { ids in
    assertionFailure("ids must be unique in a content, but these are not: \(ids)")
  }

  private let tableView: UITableView
  private let shown: ShownContent<Content>
  private let diffable: UITableViewDiffableDataSource<Content.Section, Content.Item.ID>

  public init(tableView: UITableView, creator: Creator) {
    self.tableView = tableView
    self.creator = creator
    let shown = ShownContent<Content>()
    self.shown = shown
    creator.register(in: tableView)
    diffable = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, id in
      shown.items[id].map { creator.cell(for: $0, at: indexPath, in: tableView) }
    }
    super.init()
    tableView.delegate = self
  }

  /// What is shown now.
  public var content: Content { shown.content }

  /// The item at a place, or nil where there is none.
  public func item(at indexPath: IndexPath) -> Content.Item? {
    diffable.itemIdentifier(for: indexPath).flatMap { shown.items[$0] }
  }

  /// The place of an item, or nil while it is not shown.
  public func indexPath(for id: Content.Item.ID) -> IndexPath? {
    diffable.indexPath(for: id)
  }

  /// The section at a place, or nil where there is none. Sections without content are not shown and
  /// so have no place.
  public func section(at index: Int) -> Content.Section? {
    diffable.sectionIdentifier(for: index)
  }

  /// Shows new content: cells come, go and move by their ids, those that stay and have other data are
  /// configured in place, and so are headers and footers.
  public func apply(
    _ content: Content, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var changes = shown.replace(with: content)
    // A table asks for headers and footers only when it loads their section.
    changes.reloadSectionsWithMovedBoundaries()
    diffable.apply(
      changes.snapshot, animatingDifferences: animatingDifferences, completion: completion)
    updateVisibleHeadersAndFooters()
    if !changes.duplicates.isEmpty {
      onDuplicate(changes.duplicates)
    }
  }

  private func updateVisibleHeadersAndFooters() {
    for index in 0..<tableView.numberOfSections {
      guard let section = section(at: index) else { continue }
      if let view = tableView.headerView(forSection: index),
        let header = content.header(of: section)
      {
        creator.update(view, with: header)
      }
      if let view = tableView.footerView(forSection: index),
        let footer = content.footer(of: section)
      {
        creator.update(view, with: footer)
      }
    }
  }

  // MARK: UITableViewDelegate

  public func tableView(_ tableView: UITableView, viewForHeaderInSection index: Int) -> UIView? {
    header(at: index).map { creator.headerFooterView(for: $0, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, viewForFooterInSection index: Int) -> UIView? {
    footer(at: index).map { creator.headerFooterView(for: $0, in: tableView) }
  }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection index: Int) -> CGFloat {
    header(at: index) == nil ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  public func tableView(_ tableView: UITableView, heightForFooterInSection index: Int) -> CGFloat {
    footer(at: index) == nil ? .leastNormalMagnitude : UITableView.automaticDimension
  }

  private func header(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(content.header(of:))
  }

  private func footer(at index: Int) -> Content.HeaderFooter? {
    section(at: index).flatMap(content.footer(of:))
  }
}
#endif
