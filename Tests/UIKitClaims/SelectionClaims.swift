import Stage
import Testing
import UIKit

/// Selection and editing.
extension Claims {
  @MainActor
  @Suite struct Selecting {
    let path = IndexPath(item: 0, section: 0)
    let second = IndexPath(item: 1, section: 0)

    final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate {
      var log: [String] = []
      func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
        log.append("selected")
      }
      func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
        log.append("deselected")
      }
      func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        log.append("selected")
      }
      func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
        log.append("deselected")
      }
    }

    @Test(
      "A collection view does not tell its delegate of what the app selects",
      .source(
        "Apple, `UICollectionView.selectItem(at:animated:scrollPosition:)`",
        usedIn: "ListEditing.swift"))
    func byTheAppInACollection() {
      let delegate = Delegate()
      let items = Items()
      items.view.delegate = delegate
      items.apply(["a": ["x", "y"]])
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      #expect(items.view.indexPathsForSelectedItems == [path])
      items.view.deselectItem(at: path, animated: false)
      #expect(items.view.indexPathsForSelectedItems == [])
      #expect(delegate.log == [])
    }

    @Test(
      "A table does not tell its delegate of what the app selects",
      .source(
        "Apple, `UITableView.selectRow(at:animated:scrollPosition:)`",
        usedIn: "ListEditing.swift"))
    func byTheAppInATable() {
      let delegate = Delegate()
      let rows = Rows()
      rows.view.delegate = delegate
      rows.apply(["a": ["x", "y"]])
      rows.view.selectRow(at: path, animated: false, scrollPosition: .none)
      #expect(rows.view.indexPathsForSelectedRows == [path])
      rows.view.deselectRow(at: path, animated: false)
      #expect(rows.view.indexPathsForSelectedRows == nil)
      #expect(delegate.log == [])
    }

    @Test(
      "A selection follows its item in a collection view",
      .source("Apple, `UICollectionViewDiffableDataSource`", usedIn: "ListEditing.swift"))
    func followingInACollection() {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      items.view.selectItem(at: second, animated: false, scrollPosition: [])
      items.apply(["a": ["new", "x", "y"]])
      #expect(items.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
      #expect(items.cell(2)?.isSelected == true)
    }

    @Test(
      "A selection follows its row in a table",
      .source("Apple, `UITableViewDiffableDataSource`", usedIn: "ListEditing.swift"))
    func followingInATable() {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      rows.view.selectRow(at: second, animated: false, scrollPosition: .none)
      rows.apply(["a": ["new", "x", "y"]])
      #expect(rows.view.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
      #expect(rows.row(2)?.isSelected == true)
    }

    @Test(
      "What is reconfigured stays selected, in both containers",
      .source("Apple, `reconfigureItems(_:)`", usedIn: "ContentState.swift"))
    func reconfiguring() {
      let (items, rows) = (Items(), Rows())
      items.apply(["a": ["x"]])
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      items.change { $0.reconfigureItems(["x"]) }
      #expect(items.view.indexPathsForSelectedItems == [path])
      rows.apply(["a": ["x"]])
      rows.view.selectRow(at: path, animated: false, scrollPosition: .none)
      rows.change { $0.reconfigureItems(["x"]) }
      #expect(rows.view.indexPathsForSelectedRows == [path])
    }

    @Test(
      "A table deselects the rows of a section that is reloaded",
      .source(
        "blog.stevex.net, \"Refreshing rows in a UITableView\", 2011",
        usedIn: "List.swift"))
    func reloadingInATable() {
      let rows = Rows()
      rows.apply(["a": ["x"], "b": ["y"]])
      rows.view.selectRow(at: path, animated: false, scrollPosition: .none)
      rows.change { $0.reloadSections(["a"]) }
      #expect(rows.view.indexPathsForSelectedRows == nil)
    }

    @Test(
      "Reloading its data deselects everything, in both containers",
      .source(
        "Apple, `UITableView.reloadData()`: to preserve selections, select again",
        usedIn: "Tenants.swift"))
    func reloadingData() {
      let (items, rows) = (Items(), Rows())
      items.apply(["a": ["x"]])
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      items.view.reloadData()
      #expect(items.view.indexPathsForSelectedItems == [])
      rows.apply(["a": ["x"]])
      rows.view.selectRow(at: path, animated: false, scrollPosition: .none)
      rows.view.reloadData()
      #expect(rows.view.indexPathsForSelectedRows == nil)
    }

    @Test(
      "A selected item scrolls nothing where no position is given",
      .source(
        "Apple, `UICollectionView.ScrollPosition`: an empty option set",
        usedIn: "CollectionDataSource.swift"))
    func noScrolling() {
      let items = Items()
      items.apply(["a": names(100)])
      items.view.selectItem(
        at: IndexPath(item: 90, section: 0), animated: false, scrollPosition: [])
      items.stage.layOut()
      #expect(items.view.contentOffset.y == 0)
      #expect(items.view.indexPathsForSelectedItems == [IndexPath(item: 90, section: 0)])
    }

    @Test(
      "Where one cell can be selected, another that the app selects takes its place",
      .source("Apple, `UICollectionView.allowsMultipleSelection`", usedIn: "ListEditing.swift"))
    func oneAtATime() {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      items.view.selectItem(at: second, animated: false, scrollPosition: [])
      #expect(items.view.indexPathsForSelectedItems == [second])
      items.view.allowsMultipleSelection = true
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      #expect(Set(items.view.indexPathsForSelectedItems ?? []) == [path, second])
    }

    @Test(
      "A cell that comes back into view is selected as it was",
      .source("Apple, `UICollectionViewCell.isSelected`", usedIn: "Hosted.swift"))
    func comingBack() throws {
      let items = Items()
      items.apply(["a": names(100)])
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      Stage.scroll(items.view, toY: 2000)
      #expect(items.cell(0) == nil)
      #expect(items.view.visibleCells.allSatisfy { !$0.isSelected })
      Stage.scroll(items.view, toY: 0)
      #expect(try #require(items.cell(0)).isSelected)
    }

    // MARK: Editing

    @Test(
      "Nothing can be selected while editing unless that is allowed",
      .source(
        "Apple, `allowsSelectionDuringEditing`: false by default",
        usedIn: "ListEditing.swift"))
    func defaults() {
      let (items, rows) = (Items(), Rows())
      #expect(items.view.allowsSelection && rows.view.allowsSelection)
      #expect(!items.view.allowsSelectionDuringEditing)
      #expect(!rows.view.allowsSelectionDuringEditing)
      #expect(!items.view.allowsMultipleSelectionDuringEditing)
      #expect(!rows.view.allowsMultipleSelectionDuringEditing)
    }

    @Test(
      "A collection view keeps what is selected when editing ends",
      .source(
        "Apple, \"Selecting multiple items with a two-finger pan gesture\"",
        usedIn: "ListEditing.swift"))
    func endingInACollection() {
      let items = Items()
      items.view.allowsMultipleSelectionDuringEditing = true
      items.apply(["a": ["x", "y"]])
      items.view.isEditing = true
      items.view.selectItem(at: path, animated: false, scrollPosition: [])
      items.view.selectItem(at: second, animated: false, scrollPosition: [])
      items.view.isEditing = false
      items.stage.layOut()
      #expect(items.view.indexPathsForSelectedItems?.isEmpty == false)
    }

    @Test(
      "A table deselects what was selected while editing when editing ends",
      .source(
        "openradar 19056268: the selection from before is restored",
        usedIn: "ListEditing.swift"),
      .needsUIKit("the stand-in keeps the selection"))
    func endingInATable() {
      let rows = Rows()
      rows.view.allowsMultipleSelectionDuringEditing = true
      rows.apply(["a": ["x", "y"]])
      rows.view.setEditing(true, animated: false)
      rows.view.selectRow(at: path, animated: false, scrollPosition: .none)
      rows.view.selectRow(at: second, animated: false, scrollPosition: .none)
      #expect(rows.view.indexPathsForSelectedRows?.count == 2)
      rows.view.setEditing(false, animated: false)
      rows.stage.layOut()
      #expect(rows.view.indexPathsForSelectedRows == nil)
    }

    @Test(
      "Cells know that they are edited, also those that come into view later",
      .source(
        "Apple, `UICellConfigurationState.isEditing`", usedIn: "Hosted.swift", "RowEdges.swift"))
    func stateOfCells() throws {
      let items = Items()
      items.apply(["a": names(100)])
      items.view.isEditing = true
      items.stage.layOut()
      #expect(try #require(items.cell(0)).configurationState.isEditing)
      Stage.scroll(items.view, toY: 1500)
      let cells = items.view.visibleCells.compactMap { $0 as? TextCell }
      #expect(!cells.isEmpty && cells.allSatisfy(\.configurationState.isEditing))
    }

    @Test(
      "Rows know that they are edited, also those that come into view later",
      .source(
        "Apple, `UITableViewCell.isEditing`",
        usedIn: "ConfigurableTableViewCell.swift"))
    func stateOfRows() throws {
      let rows = Rows()
      rows.apply(["a": names(100)])
      rows.view.setEditing(true, animated: false)
      rows.stage.layOut()
      #expect(try #require(rows.row(0)).configurationState.isEditing)
      Stage.scroll(rows.view, toY: 1500)
      let cells = rows.view.visibleCells.compactMap { $0 as? TextRow }
      #expect(!cells.isEmpty && cells.allSatisfy(\.configurationState.isEditing))
    }

    @Test(
      "The button that edits belongs to a controller, which it asks to edit",
      .source("Apple, `UIViewController.editButtonItem`", usedIn: "ListEditing.swift"))
    func editButton() {
      final class Editor: UIViewController {
        var log: [Bool] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
          super.setEditing(editing, animated: animated)
          log.append(editing)
        }
      }
      let editor = Editor()
      #expect(editor.editButtonItem === editor.editButtonItem)
      editor.setEditing(true, animated: false)
      #expect(editor.isEditing)
      editor.setEditing(false, animated: false)
      #expect(editor.log == [true, false] && !editor.isEditing)
    }

    @Test(
      "The button that edits says `Done` while its controller edits",
      .source(
        "Apple, `UIViewController.editButtonItem`: toggles its title and associated state",
        usedIn: "ListEditing.swift"),
      .needsUIKit("the titles of system buttons are UIKit's"))
    func titleOfTheEditButton() {
      let editor = UIViewController()
      let title = editor.editButtonItem.title
      editor.setEditing(true, animated: false)
      #expect(editor.editButtonItem.title != title)
      editor.setEditing(false, animated: false)
      #expect(editor.editButtonItem.title == title)
    }

    // MARK: Moving

    @Test(
      "A diffable collection view moves no item unless its handlers let it",
      .source(
        "Apple, `UICollectionViewDiffableDataSource.ReorderingHandlers.canReorderItem`",
        usedIn: "CollectionDataSource.swift"))
    func movable() {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      #expect(!items.source.collectionView(items.view, canMoveItemAt: path))
      items.source.reorderingHandlers.canReorderItem = { $0 == "x" }
      #expect(items.source.collectionView(items.view, canMoveItemAt: path))
      #expect(!items.source.collectionView(items.view, canMoveItemAt: second))
    }

    @Test(
      "An item that was moved by hand is told with the snapshots before and after",
      .source(
        "Apple, `UICollectionViewDiffableDataSource.ReorderingHandlers.didReorder`",
        usedIn: "CollectionDataSource.swift"))
    func moving() async {
      var told: [[String]] = []
      let items = Items()
      items.source.reorderingHandlers.canReorderItem = { _ in true }
      items.source.reorderingHandlers.didReorder = {
        told = [$0.initialSnapshot.itemIdentifiers, $0.finalSnapshot.itemIdentifiers]
      }
      items.apply(["a": ["x", "y", "z"]])
      #expect(told == [], "an update is no move by hand")
      Stage.move(itemAt: path, to: IndexPath(item: 2, section: 0), in: items.view)
      #expect(await items.stage.wait { !told.isEmpty })
      #expect(told == [["x", "y", "z"], ["y", "z", "x"]])
      #expect(items.source.snapshot().itemIdentifiers == ["y", "z", "x"])
    }
  }
}
