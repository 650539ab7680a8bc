import Stage
import Testing
import UIKit

/// Cells, and how they are made and used again.
extension Claims {
  @MainActor
  @Suite struct Reuse {
    @Test(
      "A collection view makes cells only for what is on the screen, and has none for the rest",
      .source(
        "Apple, `UICollectionView.cellForItem(at:)`: nil if the cell is not visible",
        usedIn: "ContentState.swift", "ShownContent.swift"))
    func cellsOfACollection() {
      let items = Items()
      items.apply(["a": names(200)])
      #expect(items.cell(0)?.label.text == "item 0")
      #expect(items.cell(199) == nil)
      #expect(items.shown.configured.count < 100)
    }

    @Test(
      "A table makes rows only for what is on the screen, and has none for the rest",
      .source(
        "Apple, `UITableView.cellForRow(at:)`: nil if the cell is not visible",
        usedIn: "ContentState.swift", "ShownContent.swift"))
    func rowsOfATable() {
      let rows = Rows()
      rows.apply(["a": names(200)])
      #expect(rows.row(0)?.label.text == "item 0")
      #expect(rows.row(199) == nil)
      #expect(rows.shown.configured.count < 100)
    }

    @Test(
      "A collection view prepares a cell for reuse before it shows another item, and not before the first",
      .source(
        "Apple, `UICollectionReusableView.prepareForReuse()`",
        usedIn: "ConfigurableCollectionViewCell.swift", "ConfigurableListCell.swift"))
    func reuseInACollection() throws {
      let items = Items()
      items.apply(["a": names(200)])
      let first = try #require(items.cell(0))
      #expect(first.reuses == 0)
      for page in 1...20 { Stage.scroll(items.view, toY: CGFloat(page) * 200) }
      let used = items.view.visibleCells.compactMap { $0 as? TextCell }.filter { $0.reuses > 0 }
      #expect(!used.isEmpty)
      #expect(used.allSatisfy { $0.label.text != "item 0" })
    }

    @Test(
      "A table prepares a row for reuse before it shows another item, and not before the first",
      .source(
        "Apple, `UITableViewCell.prepareForReuse()`",
        usedIn: "ConfigurableTableViewCell.swift"))
    func reuseInATable() throws {
      let rows = Rows()
      rows.apply(["a": names(200)])
      let first = try #require(rows.row(0))
      #expect(first.reuses == 0)
      for page in 1...20 { Stage.scroll(rows.view, toY: CGFloat(page) * 200) }
      let used = rows.view.visibleCells.compactMap { $0 as? TextRow }.filter { $0.reuses > 0 }
      #expect(!used.isEmpty)
      #expect(used.allSatisfy { $0.label.text != "item 0" })
    }

    final class OtherCell: TextCell {}

    @Test(
      "The cell class that was registered last for an identifier makes the cells of a collection view",
      .source(
        "Apple, `UICollectionView.register(_:forCellWithReuseIdentifier:)`",
        usedIn: "Kinds.swift"))
    func registeringAgain() {
      let items = Items()
      items.view.register(OtherCell.self, forCellWithReuseIdentifier: "cell")
      items.apply(["a": ["x"]])
      #expect(items.cell(0) is OtherCell)
    }

    @Test(
      "A class can be registered as late as in the call that asks for the first cell",
      .source(
        "Apple, `UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)`: before calling it",
        usedIn: "Kinds.swift"))
    func registeringLate() {
      let stage = Stage()
      let view = UITableView(frame: .zero, style: .plain)
      let source = UITableViewDiffableDataSource<String, String>(tableView: view) {
        view, path, _ in
        view.register(TextRow.self, forCellReuseIdentifier: "late")
        return view.dequeueReusableCell(withIdentifier: "late", for: path)
      }
      stage.show(view)
      source.apply(Content(["a": ["x", "y"]]), animatingDifferences: false, completion: nil)
      stage.layOut()
      #expect(view.visibleCells.count == 2)
      #expect(view.visibleCells.allSatisfy { $0 is TextRow })
    }

    @Test(
      "A cell, a header and a footer can have one identifier",
      .source(
        "Apple, `register(_:forSupplementaryViewOfKind:withReuseIdentifier:)`: kind and identifier",
        usedIn: "Kinds.swift"))
    func oneIdentifier() {
      let items = Items(header: true)
      let kind = UICollectionView.elementKindSectionHeader
      items.view.register(
        TextBoundary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "cell")
      items.view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "other",
        withReuseIdentifier: "cell")
      items.source.supplementaryViewProvider = { view, kind, path in
        view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "cell", for: path)
      }
      items.apply(["a": ["x"]])
      #expect(items.cell(0) != nil)
      #expect(items.header(0) != nil)
    }

    @Test(
      "A table makes its rows in the style `default`",
      .source(
        "Apple, `UITableView.register(_:forCellReuseIdentifier:)`",
        usedIn: "ConfigurableTableViewCell.swift"))
    func styleOfRows() {
      let rows = Rows()
      rows.apply(["a": ["x"]])
      #expect(rows.row(0)?.styleAtFirst == .default)
      #expect(rows.row(0)?.reuseIdentifier == "row")
    }

    @Test(
      "A table makes a header where its class is registered, and has none for another identifier",
      .source(
        "Apple, `UITableView.dequeueReusableHeaderFooterView(withIdentifier:)`",
        usedIn: "Kinds.swift"))
    func headersOfATable() {
      let rows = Rows()
      #expect(rows.view.dequeueReusableHeaderFooterView(withIdentifier: "header") is TextHeader)
      #expect(rows.view.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test(
      "Each type of cell has a queue of its own",
      .source(
        "Apple, `UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)`",
        usedIn: "Kinds.swift"))
    func queues() {
      let rows = Rows()
      rows.apply(["a": names(60)])
      let first = rows.view.dequeueReusableCell(withIdentifier: "row")
      rows.view.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
      let plain = rows.view.dequeueReusableCell(withIdentifier: "plain")
      #expect(first is TextRow)
      #expect(plain != nil && !(plain is TextRow))
    }
  }
}
