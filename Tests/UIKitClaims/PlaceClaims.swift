import Stage
import Testing
import UIKit

/// Where rows and cells are before they are measured, and how a list is moved.
extension Claims {
  @MainActor
  @Suite struct Places {
    /// Estimates all rows, and counts for which it was asked.
    final class Estimates: NSObject, UITableViewDelegate {
      var height: CGFloat = 90
      var asked: Set<IndexPath> = []
      var heights: [CGFloat] = []
      var animationsEnded = 0
      var insetChanges = 0

      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        asked.insert(indexPath)
        return height
      }

      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) { heights.append(cell.bounds.height) }

      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { animationsEnded += 1 }

      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insetChanges += 1 }
    }

    /// Calls back when it is laid out.
    final class Sentinel: UIView {
      var didLayOut: (() -> Void)?

      override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut?()
      }
    }

    let delegate = Estimates()

    private func rows(_ count: Int = 100) -> Rows {
      let rows = Rows()
      rows.view.delegate = delegate
      rows.apply(["a": names(count)])
      return rows
    }

    @Test(
      "A table takes what its delegate estimates for rows that it has not measured",
      .source(
        "Apple, `tableView(_:estimatedHeightForRowAt:)`", usedIn: "TableDataSource.swift",
        "RowEstimates.swift"))
    func estimates() {
      let rows = rows()
      #expect(delegate.asked.count == 100)
      #expect(rows.view.contentSize.height > 90 * 80)
    }

    @Test(
      "After an update, a table asks for the estimates of rows that are not on the screen again",
      .source(
        "github.com/wordpress-mobile/WordPress-iOS/pull/2074", usedIn: "RowEstimates.swift"))
    func estimatesAgain() {
      let rows = rows()
      delegate.asked = []
      rows.change { $0.appendItems(["new"], toSection: "a") }
      #expect(delegate.asked.count > 50)
    }

    @Test(
      "A row has the height of its constraints when it is about to be displayed",
      .source("github.com/Yelp/YLTableView/pull/8", usedIn: "RowEstimates.swift"))
    func measuredBeforeDisplay() throws {
      let rows = rows()
      let row = try #require(rows.row(0))
      #expect(delegate.heights.first == row.bounds.height)
      #expect(row.bounds.height < 90)
    }

    @Test(
      "The place of a header is that of its section, also while the header stays in view",
      .source("Apple, `UITableView.rectForHeader(inSection:)`", usedIn: "ListPlace.swift"))
    func placeOfAHeader() {
      let rows = Rows()
      let headers = Tables.Delegate()
      (headers.header, headers.footer) = ({ _ in 30 }, { _ in 0 })
      headers.text = { "header \($0)" }
      rows.view.sectionHeaderTopPadding = 0
      rows.view.delegate = headers
      rows.apply(["a": names(20), "b": ["z"]])
      Stage.scroll(rows.view, toY: 200)
      #expect(rows.view.rectForHeader(inSection: 0).minY == 0)
    }

    @Test(
      "The places of rows and cells are those of the new content as soon as it is applied",
      .source(
        "Apple, `UITableView.rectForRow(at:)`, `layoutAttributesForItem(at:)`",
        usedIn: "ListPlace.swift"))
    func placesAfterAnUpdate() throws {
      let (rows, items) = (Rows(), Items())
      rows.apply(["a": ["x"]])
      items.apply(["a": ["x"]])
      var content = rows.source.snapshot()
      content.insertItems(["w"], beforeItem: "x")
      rows.source.apply(content, animatingDifferences: false, completion: nil)
      items.source.apply(content, animatingDifferences: false, completion: nil)
      let path = IndexPath(row: 1, section: 0)
      #expect(rows.view.rectForRow(at: path).minY > 0)
      #expect(try #require(items.view.layoutAttributesForItem(at: path)).frame.minY > 0)
    }

    @Test(
      "A list can be moved right after an update, and stays there",
      .source(
        "Apple, `estimatedRowHeight`, which advises against it as rows that are measured move others",
        usedIn: "ListPlace.swift"))
    func moving() {
      for view: UIScrollView in [rows().view, list().view] {
        view.contentOffset.y = 500
        view.layoutIfNeeded()
        view.contentOffset.y = 600
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 600)
      }
    }

    private func list() -> Items {
      let items = Items()
      items.apply(["a": names(100)])
      return items
    }

    @Test(
      "A list can be laid out again while a view in it is laid out",
      .source("Apple, `layoutIfNeeded()`", usedIn: "ListPlace.swift"))
    func layoutInLayout() {
      let rows = rows()
      let sentinel = Sentinel(frame: rows.view.bounds)
      sentinel.isHidden = true
      rows.view.insertSubview(sentinel, at: 0)
      sentinel.didLayOut = { [weak sentinel] in
        sentinel?.didLayOut = nil
        rows.view.contentOffset.y = 700
        rows.view.layoutIfNeeded()
      }
      sentinel.setNeedsLayout()
      rows.stage.layOut()
      #expect(rows.view.contentOffset.y == 700)
      #expect(rows.view.indexPathsForVisibleRows?.first != IndexPath(row: 0, section: 0))
    }

    @Test(
      "A hidden view in a list is laid out when the list gets another size",
      .source("Apple, `autoresizingMask`", usedIn: "Sentinel.swift"))
    func otherSize() {
      let rows = rows()
      let sentinel = Sentinel(frame: rows.view.bounds)
      sentinel.isHidden = true
      sentinel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      rows.view.insertSubview(sentinel, at: 0)
      rows.stage.layOut()
      var count = 0
      sentinel.didLayOut = { count += 1 }
      rows.stage.resize(rows.view, width: 200)
      #expect(count > 0)
    }

    @Test(
      "An animated change of the content offset ends with a call of the delegate",
      .source("Apple, `scrollViewDidEndScrollingAnimation(_:)`", usedIn: "ListPlace.swift"))
    func endOfAnimation() async {
      let rows = rows()
      rows.view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      #expect(await rows.stage.wait(until: { delegate.animationsEnded == 1 }))
    }

    @Test(
      "The delegate hears of changed insets",
      .source("Apple, `scrollViewDidChangeAdjustedContentInset(_:)`", usedIn: "ListPlace.swift"))
    func insets() {
      let rows = rows()
      let before = delegate.insetChanges
      rows.view.contentInset.bottom = 100
      rows.stage.layOut()
      #expect(delegate.insetChanges > before)
    }
  }
}
