#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// What an app's own delegate hears and answers beside the data source.
@MainActor
@Suite struct DelegateTests {
  /// A controller as an app has it, with overrides that are to be called.
  private final class CollectionController: UICollectionViewController {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      log.append("select \(indexPath.section).\(indexPath.item)")
    }

    override func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      log.append("display")
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPaths)")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil)
    }
  }

  private let controller = CollectionController(
    collectionViewLayout: MailboxLayout.make { $0.list() })

  @Test func overridesOfACollectionControllerAreCalledWithoutALine() throws {
    let dataSource = MailboxDataSource(collectionView: controller.collectionView)
    var actions: [MailboxAction] = []
    var shown: [MailboxItem.ID] = []
    dataSource.onAction = { actions.append($0) }
    dataSource.hooks.willDisplay = { shown.append($0) }
    dataSource.apply(.messages(1...2))
    StandIn.show(controller, size: CGSize(width: 400, height: 2000))
    #expect(dataSource.delegate === controller)
    #expect(shown == [.message(1), .message(2)])
    #expect(controller.log == ["display", "display"])
    controller.log = []

    StandIn.tapItem(at: IndexPath(item: 1, section: 0), in: controller.collectionView)
    #expect(actions == [.message(2, .open)])
    #expect(controller.log == ["select 0.1"], "ours first, then theirs")
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
    StandIn.scroll(controller.collectionView, toY: 10)
    #expect(controller.log.last == "scroll")
  }

  @Test func whatTheDataSourceDoesNotAnswerTheDelegateDoes() {
    let dataSource = MailboxDataSource(collectionView: controller.collectionView)
    dataSource.apply(.messages(1...2))
    StandIn.show(controller, size: CGSize(width: 400, height: 2000))
    let path = IndexPath(item: 1, section: 0)
    #expect(StandIn.contextMenu(forItemAt: path, in: controller.collectionView) != nil)
    #expect(controller.log.last == "menu \([path])")
    dataSource.delegate = nil
    #expect(StandIn.contextMenu(forItemAt: path, in: controller.collectionView) == nil)
  }

  @Test func aCellOfWhichTheManifestSaysNothingIsTheDelegatesToSelect() {
    let dataSource = MailboxDataSource(collectionView: controller.collectionView)
    dataSource.apply(MailboxContent(contacts: [ContactViewData(id: 1, name: "Ann")]))
    StandIn.show(controller, size: CGSize(width: 400, height: 2000))
    let path = IndexPath(item: 0, section: 0)
    StandIn.tapItem(at: path, in: controller.collectionView)
    #expect(controller.log.last == "select 0.0")
    #expect(controller.collectionView.indexPathsForSelectedItems == [path], "as UIKit leaves it")
    controller.collectionView.deselectItem(at: path, animated: false)
    controller.log = []
    dataSource.delegate = nil
    StandIn.tapItem(at: path, in: controller.collectionView)
    #expect(controller.log == [])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  /// A table whose manifest says nothing of headers.
  private final class TableController: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      log.append("display \(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let action = UIContextualAction(style: .normal, title: "Theirs") { _, _, finish in
        finish(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
  }

  @Test func overridesOfATableControllerAreCalledWithoutALine() throws {
    let controller = TableController(style: .plain)
    let dataSource = MailboxTableDataSource(tableView: controller.tableView)
    var actions: [MailboxAction] = []
    dataSource.onAction = { actions.append($0) }
    dataSource.apply(
      MailboxContent(
        messages: [.message(1, from: "Ann", "Hello")],
        contacts: [ContactViewData(id: 1, name: "Ann")]))
    StandIn.show(controller, size: CGSize(width: 400, height: 2000))
    #expect(controller.log == ["display 0", "display 0"])
    StandIn.tapRow(at: IndexPath(row: 0, section: 0), in: controller.tableView)
    #expect(actions == [.message(1, .open)])
    #expect(controller.log.last == "select 0")

    let declared = StandIn.swipe(
      at: IndexPath(row: 0, section: 0), in: controller.tableView, edge: .trailing)
    #expect(declared.map(\.title) == ["Delete", "Archive"], "the manifest says what is swiped")
    let theirs = StandIn.swipe(
      at: IndexPath(row: 0, section: 1), in: controller.tableView, edge: .trailing)
    #expect(theirs.map(\.title) == ["Theirs"])
  }

  /// What UIKit asks of a data source and a diffable one does not know.
  private final class IndexController: UITableViewController {
    var moves: [IndexPath] = []

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
      moves = [source, destination]
    }
  }

  @Test func indexTitlesAndMovesAreTheFormerDataSources() throws {
    let controller = IndexController(style: .plain)
    let tableView = try #require(controller.tableView)
    let dataSource = MailboxTableDataSource(tableView: tableView)
    let asked = try #require(tableView.dataSource)
    let paths = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)]
    #expect(asked.sectionIndexTitles(for: tableView) == ["A", "B"])
    #expect(paths.map { asked.tableView(tableView, canMoveRowAt: $0) } == [false, true])
    asked.tableView(tableView, moveRowAt: paths[1], to: paths[0])
    #expect(controller.moves == [paths[1], paths[0]])
    dataSource.fallbackDataSource = nil
    #expect(asked.sectionIndexTitles(for: tableView) == nil)
  }

  /// Hears what an app's own object heard before.
  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [[IndexPath]] = []

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      log.append(indexPaths)
    }
  }

  @Test func prefetchingIsPassedOnAfterTheHook() {
    let prefetching = Prefetching()
    let collectionView: UICollectionView = controller.collectionView
    collectionView.prefetchDataSource = prefetching
    let dataSource = MailboxDataSource(collectionView: collectionView)
    let path = IndexPath(item: 0, section: 0)
    collectionView.prefetchDataSource?.collectionView(collectionView, prefetchItemsAt: [path])
    #expect(prefetching.log == [[path]])
    #expect(dataSource.diffableDataSource === collectionView.dataSource)
  }

  // MARK: Cells

  @Test func eachCellIsHandedOverAfterItIsConfigured() throws {
    let dataSource = MailboxDataSource(collectionView: controller.collectionView)
    var log: [String] = []
    dataSource.apply(.messages(1...2))
    StandIn.show(controller, size: CGSize(width: 400, height: 2000))
    dataSource.configureCell = { cell, item in log.append("\(item.id) \(cell.shownTexts[1])") }
    #expect(
      log.sorted() == ["message(1) Message 1", "message(2) Message 2"], "those on the screen")
    log = []
    dataSource.update { $0.messages[id: .message(2)]?.message?.subject = "Other" }
    controller.collectionView.layoutIfNeeded()
    #expect(log == ["message(2) Other"], "also in place")
  }
}

/// Stands in for `responds(to:)` and `forwardingTarget(for:)`, which Linux has not.
extension CollectionDataSource: StandInForwarding {
  public var forwardingTarget: AnyObject? { delegate }
}
#endif
