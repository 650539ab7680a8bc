#if canImport(UIKit)
import UIKit

extension ReportingView {
  /// Reports an action for what the user has changed in the view.
  ///
  /// The view may now differ from its data, so the next content configures it again, even if the data have not
  /// changed. To reject a change, an app applies the content that it has.
  public func reportChange(_ action: Data.Action) {
    CellGenUserChange.note(in: self)
    onAction?(action)
  }
}

/// A list that is told which of its cells, headers and footers the user has changed.
@MainActor
protocol CellGenChangeableList: AnyObject {
  /// - Parameter view: the cell, header or footer.
  func userChanged(_ view: UIView)
}

/// A change that the data don't show: what the user has changed, or an image that could not be loaded.
@MainActor
enum CellGenUserChange {
  /// Tells the list around a view that something in it may differ from its data.
  static func note(in view: UIView) {
    var shown: UIView?
    var next: UIView? = view
    while let view = next {
      if let list = list(in: view), let shown { return list.userChanged(shown) }
      if isShownByList(view) { shown = view }
      next = view.superview
    }
  }

  /// The list of a container; nil for one that shows something else.
  private static func list(in view: UIView) -> (any CellGenChangeableList)? {
    switch view {
    case let table as UITableView: table.dataSource as? any CellGenChangeableList
    case let collection as UICollectionView:
      collection.dataSource as? any CellGenChangeableList
        // That of a feed.
        ?? collection.delegate as? any CellGenChangeableList
    default: nil
    }
  }

  private static func isShownByList(_ view: UIView) -> Bool {
    view is UICollectionReusableView || view is UITableViewCell
      || view is UITableViewHeaderFooterView
  }
}

/// The items that cells show, and which of the cells the user has changed since they were configured.
///
/// By the time that it is asked, index paths may have moved on. UIKit keeps a few cells and uses them again, so it
/// stays small.
struct CellGenCellIDs<ID: Swift.Hashable> {
  private var ids: [Swift.ObjectIdentifier: ID] = [:]
  private var changed: Swift.Set<Swift.ObjectIdentifier> = []

  /// The id that a cell was configured with last; nil for a cell of another list.
  subscript(cell: UIView) -> ID? { ids[Swift.ObjectIdentifier(cell)] }

  /// The items whose cells the user has changed. They are among them until those are configured: of the cells that
  /// are off the screen, some come back as they were.
  var changedByUser: Swift.Set<ID> { Swift.Set(changed.compactMap { ids[$0] }) }

  func isChangedByUser(_ cell: UIView) -> Bool { changed.contains(Swift.ObjectIdentifier(cell)) }

  mutating func userChanged(_ cell: UIView) { changed.insert(Swift.ObjectIdentifier(cell)) }

  mutating func didConfigure(_ cell: UIView, as id: ID) {
    ids[Swift.ObjectIdentifier(cell)] = id
    didConfigureAgain(cell)
  }

  /// Takes that a cell has been configured where it is.
  mutating func didConfigureAgain(_ cell: UIView) { changed.remove(Swift.ObjectIdentifier(cell)) }
}

/// What the user has changed on a screen since it was configured.
struct CellGenUserChanges<Content: ScreenContent> {
  var items: Swift.Set<Content.Item.ID> = []
  var headers: Swift.Set<Content.Section> = []
  var footers: Swift.Set<Content.Section> = []
  /// Whether that is above or below all sections.
  var areAtEdges = false

  var areNone: Bool { items.isEmpty && headers.isEmpty && footers.isEmpty && !areAtEdges }
}
#endif
