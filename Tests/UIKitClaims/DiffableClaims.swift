import Stage
import Testing
import UIKit

/// Diffable data sources and their snapshots.
extension Claims {
  @MainActor
  @Suite struct Diffable {
    @Test(
      "Applying the same identifiers configures no cell of a collection view",
      .source(
        "Apple, `UICollectionViewDiffableDataSource.apply(_:animatingDifferences:completion:)`: diffs identifiers",
        usedIn: "List.swift", "ContentState.swift"))
    func sameContentInACollection() {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      items.shown.configured = []
      items.apply(["a": ["x", "y"]])
      #expect(items.shown.configured == [])
    }

    @Test(
      "Applying the same identifiers configures no row of a table",
      .source(
        "Apple, `UITableViewDiffableDataSource.apply(_:animatingDifferences:completion:)`: diffs identifiers",
        usedIn: "List.swift", "ContentState.swift"))
    func sameContentInATable() {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      rows.shown.configured = []
      rows.apply(["a": ["x", "y"]])
      #expect(rows.shown.configured == [])
    }

    @Test(
      "An item that is reconfigured keeps its cell, which is not prepared for reuse",
      .source(
        "Apple, `reconfigureItems(_:)`: updates existing cells instead of replacing them",
        usedIn: "ContentState.swift", "CellImage.swift"))
    func reconfiguringInACollection() throws {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      let cell = try #require(items.cell(0))
      items.shown.texts["x"] = "changed"
      items.shown.configured = []
      items.change { $0.reconfigureItems(["x"]) }
      #expect(items.cell(0) === cell)
      #expect(cell.reuses == 0)
      #expect(cell.label.text == "changed")
      #expect(items.shown.configured == ["x"])
    }

    @Test(
      "A row that is reconfigured keeps its cell, which is not prepared for reuse",
      .source(
        "Apple, `reconfigureItems(_:)`: updates existing cells instead of replacing them",
        usedIn: "ContentState.swift"))
    func reconfiguringInATable() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let cell = try #require(rows.row(0))
      rows.shown.texts["x"] = "changed"
      rows.shown.configured = []
      rows.change { $0.reconfigureItems(["x"]) }
      #expect(rows.row(0) === cell)
      #expect(cell.reuses == 0)
      #expect(cell.label.text == "changed")
      #expect(rows.shown.configured == ["x"])
    }

    @Test(
      "Reconfiguring an item that is off the screen configures nothing now",
      .source(
        "Apple, `reconfigureItems(_:)`: existing cells",
        usedIn: "ContentState.swift"))
    func reconfiguringOffScreen() {
      let rows = Rows()
      rows.apply(["a": names(200)])
      rows.shown.configured = []
      rows.change { $0.reconfigureItems(["item 199"]) }
      #expect(rows.shown.configured == [])
    }

    @Test(
      "A row that is reconfigured takes the height of its new content",
      .source(
        "WWDC 2021, session 10252, \"Make blazing fast lists and collection views\"",
        usedIn: "ContentState.swift"))
    func heightAfterReconfiguring() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let before = try #require(rows.row(0)).frame.height
      rows.shown.texts["x"] = longText
      rows.change { $0.reconfigureItems(["x"]) }
      #expect(try #require(rows.row(0)).frame.height > before)
    }

    @Test(
      "An item of a list that is reconfigured takes the height of its new content",
      .source(
        "WWDC 2021, session 10252, \"Make blazing fast lists and collection views\"",
        usedIn: "ContentState.swift"))
    func heightAfterReconfiguringAnItem() throws {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      let before = try #require(items.cell(0)).frame.height
      items.shown.texts["x"] = longText
      items.change { $0.reconfigureItems(["x"]) }
      #expect(try #require(items.cell(0)).frame.height > before)
    }

    @Test(
      "An item that is reloaded is configured in a cell that was prepared for reuse, or in a new one",
      .source(
        "Apple, `reloadItems(_:)`",
        usedIn: "ContentState.swift"))
    func reloading() throws {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      let cell = try #require(items.cell(0))
      items.shown.configured = []
      items.change { $0.reloadItems(["x"]) }
      let now = try #require(items.cell(0))
      #expect(now !== cell || now.reuses > 0)
      #expect(items.shown.configured.contains("x"))
      #expect(!items.shown.configured.contains("y"))
    }

    @Test(
      "A cell follows its item to another place",
      .source(
        "Apple, `UICollectionViewDiffableDataSource`: identifiers",
        usedIn: "ShownContent.swift", "Seen.swift"))
    func movingInACollection() throws {
      let items = Items()
      items.apply(["a": ["x", "y", "z"]])
      let cell = try #require(items.cell(2))
      items.apply(["a": ["z", "new", "x"]])
      #expect(items.cell(0) === cell)
      #expect(cell.reuses == 0)
      #expect(items.source.indexPath(for: "x") == IndexPath(item: 2, section: 0))
    }

    @Test(
      "A row follows its item to another place",
      .source(
        "Apple, `UITableViewDiffableDataSource`: identifiers",
        usedIn: "ShownContent.swift"))
    func movingInATable() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y", "z"]])
      let cell = try #require(rows.row(2))
      rows.apply(["a": ["z", "new", "x"]])
      #expect(rows.row(0) === cell)
      #expect(rows.row(0)?.label.text == "z")
    }

    @Test(
      "A cell follows its item to another section",
      .source(
        "Apple, `NSDiffableDataSourceSnapshot`: identifiers are unique in the whole snapshot",
        usedIn: "ContentState.swift"))
    func movingToAnotherSection() throws {
      let items = Items()
      items.apply(["a": ["x", "y"], "b": ["z"]])
      let cell = try #require(items.cell(0))
      items.apply(["a": ["y"], "b": ["z", "x"]])
      #expect(items.cell(1, 1) === cell)
    }

    @Test(
      "A table moves sections with their rows",
      .source(
        "Apple, `UITableView.moveSection(_:toSection:)`",
        usedIn: "MovedSections.swift"))
    func movingSections() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"], "b": ["z"]])
      let cell = try #require(rows.row(0, 1))
      rows.apply(["b": ["z"], "a": ["x", "y"]])
      #expect(rows.row(0, 0) === cell)
      #expect(rows.row(1, 1)?.label.text == "y")
    }

    @Test(
      "A table shows the right rows where a section and rows in it move in one update after the other",
      .source(
        "github.com/tonyarnold/Differ/issues/29: not in one update",
        usedIn: "MovedSections.swift"))
    func movingSectionsThenRows() {
      let rows = Rows()
      rows.apply(["a": ["x", "y"], "b": ["z", "w"]])
      rows.apply(["b": ["z", "w"], "a": ["x", "y"]])
      rows.apply(["b": ["w", "z"], "a": ["y", "x"]])
      let texts = [rows.row(0, 0), rows.row(1, 0), rows.row(0, 1), rows.row(1, 1)]
      #expect(texts.map { $0?.label.text } == ["w", "z", "y", "x"])
    }

    @Test(
      "Applying without an animation keeps the cells of items that stay",
      .source(
        "Apple, `apply(_:animatingDifferences:completion:)`: since iOS 15 it diffs without an animation, too",
        usedIn: "List.swift"))
    func withoutAnimation() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let cell = try #require(rows.row(1))
      rows.source.apply(
        Content(["a": ["new", "x", "y"]]), animatingDifferences: false, completion: nil)
      rows.stage.layOut()
      #expect(rows.row(2) === cell)
      #expect(cell.reuses == 0)
    }

    @Test(
      "A snapshot that was applied says nothing more of reconfigured items and reloaded sections",
      .source(
        "Apple, `NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers`",
        usedIn: "ContentState.swift"))
    func afterApplying() {
      let items = Items()
      items.apply(["a": ["x", "y"], "b": ["z"]])
      items.change {
        $0.reconfigureItems(["x"])
        $0.reloadSections(["b"])
      }
      #expect(items.source.snapshot().reconfiguredItemIdentifiers == [])
      #expect(items.source.snapshot().reloadedSectionIdentifiers == [])
      #expect(items.source.snapshot().itemIdentifiers == ["x", "y", "z"])
    }

    @Test(
      "The completion of an update is called after it",
      .source(
        "Apple, `apply(_:animatingDifferences:completion:)`: on the main queue, when the animations are done",
        usedIn: "ScreenUpdates.swift"))
    func completion() async {
      let items = Items()
      var counts: [Int] = []
      items.source.apply(Content(["a": ["x", "y"]]), animatingDifferences: true) {
        counts.append(items.view.numberOfItems(inSection: 0))
      }
      #expect(await items.stage.wait { !counts.isEmpty })
      #expect(counts == [2])
    }

    @Test(
      "The completion is called for an update that changes nothing, too",
      .source(
        "Apple, `apply(_:animatingDifferences:completion:)`",
        usedIn: "ScreenUpdates.swift"))
    func completionOfNoChange() async {
      let rows = Rows()
      rows.apply(["a": ["x"]])
      var isDone = false
      rows.source.apply(Content(["a": ["x"]]), animatingDifferences: true) { isDone = true }
      #expect(await rows.stage.wait { isDone })
    }

    @Test(
      "A data source knows an applied snapshot at once, also of an update that is animated",
      .source(
        "Apple, `UICollectionViewDiffableDataSource.snapshot()`",
        usedIn: "ShownContent.swift", "List.swift"))
    func snapshotAtOnce() {
      let items = Items()
      items.source.apply(Content(["a": ["x"]]), animatingDifferences: true, completion: nil)
      #expect(items.source.snapshot().itemIdentifiers == ["x"])
      #expect(items.source.itemIdentifier(for: IndexPath(item: 0, section: 0)) == "x")
      #expect(items.view.numberOfItems(inSection: 0) == 1)
    }

    @Test(
      "A diffable data source becomes the data source of its view when it is made",
      .source(
        "Apple, `UICollectionViewDiffableDataSource.init(collectionView:cellProvider:)`",
        usedIn: "Tenants.swift", "CollectionDataSource.swift"))
    func becomingTheDataSource() {
      let (items, rows) = (Items(), Rows())
      #expect(items.view.dataSource === items.source)
      #expect(rows.view.dataSource === rows.source)
      #expect(items.view.numberOfSections == 0)
    }

    @Test(
      "Views keep their data sources and delegates only weakly",
      .source(
        "Apple, `UICollectionView.dataSource`: weak",
        usedIn: "Tenants.swift"))
    func weakDataSources() {
      let stage = Stage()
      let view = UITableView(frame: .zero, style: .plain)
      stage.show(view)
      var source: UITableViewDiffableDataSource<String, String>? = .init(tableView: view) {
        _, _, _ in UITableViewCell()
      }
      let kept = Weak(source)
      source = nil
      #expect(kept.object == nil)
      #expect(view.dataSource == nil)
    }

    @Test(
      "An update can be applied from a completion",
      .source(
        "Apple, `apply(_:animatingDifferences:completion:)`",
        usedIn: "ScreenUpdates.swift"))
    func applyingInACompletion() async {
      let items = Items()
      let source = items.source
      source.apply(Content(["a": ["x"]]), animatingDifferences: true) {
        source.apply(Content(["a": ["x", "y"]]), animatingDifferences: true, completion: nil)
      }
      #expect(await items.stage.wait { items.cell(1) != nil })
    }

    @Test(
      "Deleting all items deletes their sections, too",
      .source(
        "Apple, `NSDiffableDataSourceSnapshot.deleteAllItems()`",
        usedIn: "OpenForm/FeedSnapshot.swift"))
    func deletingAll() {
      var content = Content(["a": ["x"]])
      content.deleteAllItems()
      #expect(content.sectionIdentifiers == [] && content.itemIdentifiers == [])
    }

    @Test(
      "Of several updates in a row the last one is shown",
      .source(
        "Apple, `apply(_:animatingDifferences:completion:)`",
        usedIn: "List.swift"))
    func severalUpdates() async {
      let rows = Rows()
      for count in [3, 1, 5, 0, 4] {
        rows.source.apply(
          Content(["a": names(count)]), animatingDifferences: true, completion: nil)
      }
      #expect(await rows.stage.wait { rows.view.visibleCells.count == 4 })
      #expect((0..<4).map { rows.row($0)?.label.text } == names(4))
    }
  }
}
