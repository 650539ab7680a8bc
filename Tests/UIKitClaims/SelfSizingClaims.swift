import Stage
import Testing
import UIKit

/// Cells that find their own size, and when they are measured again.
extension Claims {
  @MainActor
  @Suite struct SelfSizing {
    @Test(
      "The rows of a table are as tall as their constraints make them",
      .source("Apple, `UITableView.automaticDimension`", usedIn: "ConfigurableTableViewCell.swift"))
    func rowsOfATable() throws {
      let rows = Rows()
      rows.shown.texts["y"] = longText
      rows.apply(["a": ["x", "y"]])
      let (short, long) = (try #require(rows.row(0)), try #require(rows.row(1)))
      #expect(long.frame.height > short.frame.height + 50)
      #expect(long.label.frame.width == 300)
    }

    @Test(
      "The rows of a list are as tall as their constraints make them",
      .source("Apple, `preferredLayoutAttributesFitting(_:)`", usedIn: "ConfigurableListCell.swift")
    )
    func rowsOfAList() throws {
      let items = Items()
      items.shown.texts["y"] = longText
      items.apply(["a": ["x", "y"]])
      let (short, long) = (try #require(items.cell(0)), try #require(items.cell(1)))
      #expect(long.frame.height > short.frame.height + 50)
      #expect(long.label.frame.width == 300)
    }

    @Test(
      "A table measures its rows again for another width",
      .source("Apple, `UITableView.automaticDimension`", usedIn: "ConfigurableTableViewCell.swift"))
    func widthOfATable() throws {
      let rows = Rows()
      rows.shown.texts["x"] = longText
      rows.apply(["a": ["x"]])
      let height = try #require(rows.row(0)).frame.height
      rows.stage.resize(rows.view, width: 160)
      #expect(try #require(rows.row(0)).frame.height > height)
    }

    @Test(
      "A collection view measures its cells again for another width",
      .source(
        "Apple, `UICollectionViewLayout.shouldInvalidateLayout(forBoundsChange:)`",
        usedIn: "ConfigurableListCell.swift"))
    func widthOfACollection() throws {
      let items = Items()
      items.shown.texts["x"] = longText
      items.apply(["a": ["x"]])
      let height = try #require(items.cell(0)).frame.height
      items.stage.resize(items.view, width: 160)
      #expect(try #require(items.cell(0)).frame.height > height)
    }

    @available(iOS 16, *)
    @Test(
      "From iOS 16 on, a row that invalidates its intrinsic content size is measured again",
      .source(
        "Apple, `UITableView.selfSizingInvalidation`; WWDC 2022, session 10068",
        usedIn: "CellTextEditor.swift", "CellTurningRow.swift"))
    func invalidatingARow() throws {
      let rows = Rows()
      rows.apply(["a": ["x", "y"]])
      let cell = try #require(rows.row(0))
      let height = cell.frame.height
      cell.label.text = longText
      cell.invalidateIntrinsicContentSize()
      rows.stage.layOut()
      #expect(cell.frame.height > height)
    }

    @available(iOS 16, *)
    @Test(
      "From iOS 16 on, a cell of a list that invalidates its intrinsic content size is measured again",
      .source(
        "Apple, `UICollectionView.selfSizingInvalidation`; WWDC 2022, session 10068",
        usedIn: "CellTextEditor.swift", "CellTurningRow.swift"))
    func invalidatingACell() throws {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      let cell = try #require(items.cell(0))
      let height = cell.frame.height
      cell.label.text = longText
      cell.invalidateIntrinsicContentSize()
      items.stage.layOut()
      #expect(cell.frame.height > height)
    }

    @available(iOS 16, *)
    @Test(
      "By default, no constraint alone has a cell measured again",
      .source(
        "Apple, `UICollectionView.SelfSizingInvalidation.enabled`",
        usedIn: "CellTextEditor.swift"))
    func constraintsAlone() throws {
      let items = Items()
      #expect(items.view.selfSizingInvalidation == .enabled)
      items.apply(["a": ["x", "y"]])
      let cell = try #require(items.cell(0))
      let height = cell.frame.height
      cell.label.text = longText
      items.stage.layOut()
      #expect(cell.frame.height == height)
    }

    @Test(
      "Invalidating the layout has all cells measured again",
      .source(
        "Apple, `UICollectionViewLayout.invalidateLayout()`",
        usedIn: "CellTextEditor.swift", "CollectionDataSource.swift"))
    func invalidatingTheLayout() throws {
      let items = Items()
      items.apply(["a": ["x", "y"]])
      let cell = try #require(items.cell(0))
      let height = cell.frame.height
      cell.label.text = longText
      items.view.collectionViewLayout.invalidateLayout()
      items.stage.layOut()
      #expect(try #require(items.cell(0)).frame.height > height)
    }

    @Test(
      "A view with a required width and a compressed height is as tall as its text at that width",
      .source(
        "Apple, `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`",
        usedIn: "ScreenEdges.swift", "Hosted.swift"))
    func fitting() {
      let (view, label) = (UIView(), UILabel())
      label.numberOfLines = 0
      label.text = longText
      fill(view, with: label)
      func size(_ width: CGFloat) -> CGSize {
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      }
      #expect(size(320).width == 320)
      #expect(size(160).height > size(320).height)
    }

    @Test(
      "A row takes the height that it computes in place of its constraints",
      .source(
        "Apple, `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`",
        usedIn: "ConfigurableTableViewCell.swift"))
    func computedHeight() {
      final class TallRow: TextRow {
        override func systemLayoutSizeFitting(
          _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
          verticalFittingPriority vertical: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: 77) }
      }
      let rows = Rows()
      rows.view.register(TallRow.self, forCellReuseIdentifier: "row")
      rows.apply(["a": ["x"]])
      #expect(rows.row(0)?.frame.height == 77)
    }

    @available(iOS 17, *)
    @Test(
      "A table measures its rows again for another text size",
      .source(
        "Apple, `adjustsFontForContentSizeCategory`", usedIn: "ConfigurableTableViewCell.swift"))
    func textSizeOfATable() throws {
      let rows = Rows()
      rows.apply(["a": ["x"]])
      let cell = try #require(rows.row(0))
      cell.label.font = .preferredFont(forTextStyle: .body)
      cell.label.adjustsFontForContentSizeCategory = true
      let height = cell.frame.height
      rows.stage.withTextSize(.accessibilityExtraLarge) {
        #expect((rows.row(0)?.frame.height ?? 0) > height)
      }
    }

    @available(iOS 17, *)
    @Test(
      "A list measures its cells again for another text size",
      .source("Apple, `adjustsFontForContentSizeCategory`", usedIn: "ConfigurableListCell.swift"))
    func textSizeOfAList() throws {
      let items = Items()
      items.apply(["a": ["x"]])
      let cell = try #require(items.cell(0))
      cell.label.font = .preferredFont(forTextStyle: .body)
      cell.label.adjustsFontForContentSizeCategory = true
      let height = cell.frame.height
      items.stage.withTextSize(.accessibilityExtraLarge) {
        #expect((items.cell(0)?.frame.height ?? 0) > height)
      }
    }

    @Test(
      "A cell that is hidden again in its stack view gets lower when it is reconfigured",
      .source(
        "Apple, `UIStackView`: hidden views are not arranged", usedIn: "ConfigurableView.swift"))
    func hidingInACell() throws {
      final class StackCell: UICollectionViewListCell {
        let stack = UIStackView()
        let second = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          let first = UILabel()
          (first.text, second.text) = ("first", "second")
          stack.axis = .vertical
          stack.addArrangedSubview(first)
          stack.addArrangedSubview(second)
          fill(contentView, with: stack)
        }
        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError() }
      }
      let items = Items()
      items.view.register(StackCell.self, forCellWithReuseIdentifier: "cell")
      items.apply(["a": ["x"]])
      let path = IndexPath(item: 0, section: 0)
      let cell = try #require(items.view.cellForItem(at: path) as? StackCell)
      let height = cell.frame.height
      cell.second.isHidden = true
      items.change { $0.reconfigureItems(["x"]) }
      #expect(cell.frame.height < height)
    }
  }
}
