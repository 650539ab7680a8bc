#if canImport(UIKit)
import UIKit

extension ReportingView {
  /// Reports an action for a change that the user has made in the view.
  ///
  /// The view may now differ from its data, so the next content configures it again, even if the data is the
  /// same. To reject a change, apply the current content again.
  public func reportChange(_ action: Data.Action) {
    CellGenUserChange.note(in: self)
    onAction?(action)
  }
}

/// A list that is notified when the user changes its cells, headers, and footers.
@MainActor
protocol CellGenChangeableList: AnyObject {
  /// - Parameter view: the cell, header, or footer.
  func userChanged(_ view: UIView)
}

/// A change that the data does not show: one that the user has made, or an image that could not be loaded.
@MainActor
enum CellGenUserChange {
  /// Notifies the list that contains a view that the view may differ from its data.
  static func note(in view: UIView) {
    var shown: UIView?
    var next: UIView? = view
    while let view = next {
      if let list = list(in: view), let shown { return list.userChanged(shown) }
      if isShownByList(view) { shown = view }
      next = view.superview
    }
  }

  /// Returns the list of a container; nil for a container without one.
  private static func list(in view: UIView) -> (any CellGenChangeableList)? {
    switch view {
    case let table as UITableView: table.dataSource as? any CellGenChangeableList
    case let collection as UICollectionView:
      collection.dataSource as? any CellGenChangeableList
        // The delegate of a feed.
        ?? collection.delegate as? any CellGenChangeableList
    default: nil
    }
  }

  private static func isShownByList(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UITableViewCell
      || view is UITableViewHeaderFooterView
  }
}

/// The items that cells show, and the cells that the user has changed since they were configured.
///
/// Index paths may be out of date by the time this is used. UIKit keeps a few cells and reuses them, so it
/// remains small.
struct CellGenCellIDs<ID: Swift.Hashable> {
  private var ids: [Swift.ObjectIdentifier: ID] = [:]
  private var changed: Swift.Set<Swift.ObjectIdentifier> = []

  /// The id that a cell was last configured with; nil for a cell of another list.
  subscript(cell: UIView) -> ID? { ids[Swift.ObjectIdentifier(cell)] }

  /// The items whose cells the user has changed. They remain in it until the cells are configured, since some
  /// offscreen cells return unchanged.
  var changedByUser: Swift.Set<ID> { Swift.Set(changed.compactMap { ids[$0] }) }

  func isChangedByUser(_ cell: UIView) -> Bool { changed.contains(Swift.ObjectIdentifier(cell)) }

  mutating func userChanged(_ cell: UIView) { changed.insert(Swift.ObjectIdentifier(cell)) }

  mutating func didConfigure(_ cell: UIView, as id: ID) {
    ids[Swift.ObjectIdentifier(cell)] = id
    didConfigureAgain(cell)
  }

  /// Called when a cell has been configured again in place.
  mutating func didConfigureAgain(_ cell: UIView) { changed.remove(Swift.ObjectIdentifier(cell)) }
}

/// The views of a screen that the user has changed since they were configured.
struct CellGenUserChanges<Content: ScreenContent> {
  var items: Swift.Set<Content.Item.ID> = []
  var headers: Swift.Set<Content.Section> = []
  var footers: Swift.Set<Content.Section> = []
  /// True if the screen's header or footer was changed, above or below all sections.
  var areAtEdges = false

  var areNone: Bool { items.isEmpty && headers.isEmpty && footers.isEmpty && !areAtEdges }
}
#endif
