#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A theme that changes shows in all cells, headers and footers, which stay where they are.
@MainActor
@Suite(.serialized) struct RestyleTests {
  private let content = RemarksContent(
    remarksHeader: RemarkHeadingViewData(title: "header"),
    remarks: (1...40).map { RemarkViewData(id: $0, text: "remark \($0)") },
    remarksFooter: RemarkHeadingViewData(title: "footer"))
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 600)

  private func withTheme(_ color: UIColor, body: () -> Void) {
    let before = (RemarkTheme.ink, RemarkTheme.paper, RemarkTheme.font)
    defer { (RemarkTheme.ink, RemarkTheme.paper, RemarkTheme.font) = before }
    (RemarkTheme.ink, RemarkTheme.paper) = (color, color)
    RemarkTheme.font = .systemFont(ofSize: 30)
    body()
  }

  private func inks(of view: UIView) -> Set<UIColor> {
    Set(
      view.descendants.compactMap { $0 as? UILabel }.filter {
        $0.text?.hasPrefix("remark ") == true && $0.font == RemarkTheme.font
          || ["header", "footer"].contains($0.text)
      }.compactMap(\.textColor))
  }

  @Test func aCollectionViewShowsIt() {
    let dataSource = RemarksDataSource()
    let view = dataSource.collectionView
    view.frame = frame
    dataSource.apply(content, animatingDifferences: false)
    view.layoutIfNeeded()
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    let cells = view.visibleCells
    var configured = 0
    dataSource.configureCell = { _, _ in configured += 1 }
    configured = 0
    withTheme(.red) {
      #expect(inks(of: view) != [.red])
      dataSource.restyle()
      view.layoutIfNeeded()
      #expect(inks(of: view) == [.red])
      #expect(configured >= cells.count)
      #expect(Set(view.visibleCells).isSubset(of: cells))
      #expect(view.contentOffset.y == 700)
      for cell in view.visibleCells {
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
      }
      // What comes on the screen later has the theme, too.
      view.contentOffset.y = 0
      view.layoutIfNeeded()
      #expect(inks(of: view) == [.red])
    }
  }

  @Test func aTableViewShowsIt() {
    let dataSource = RemarksTableDataSource()
    let view = dataSource.tableView
    view.frame = frame
    dataSource.apply(content, animatingDifferences: false)
    view.layoutIfNeeded()
    let (cells, header) = (view.visibleCells, view.headerView(forSection: 0))
    #expect(header != nil)
    withTheme(.red) {
      dataSource.restyle()
      view.layoutIfNeeded()
      #expect(inks(of: view) == [.red])
      #expect(Set(view.visibleCells).isSubset(of: cells))
      #expect(view.headerView(forSection: 0) === header)
      for cell in view.visibleCells {
        #expect(cell.backgroundConfiguration?.backgroundColor == .red)
      }
    }
  }

  @Test func aSelectionStays() {
    let dataSource = RemarksTableDataSource()
    let view = dataSource.tableView
    view.frame = frame
    dataSource.apply(content, animatingDifferences: false)
    view.layoutIfNeeded()
    view.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    dataSource.restyle()
    #expect(view.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(dataSource.content == content)
  }

  /// A theme may change while a cell is being configured, and before there is any content.
  @Test func itCanBeCalledAtAnyMoment() {
    let dataSource = RemarksDataSource()
    dataSource.restyle()
    dataSource.collectionView.frame = frame
    var times = 0
    dataSource.hooks.willDisplay = { _ in
      times += 1
      if times == 1 { dataSource.restyle() }
    }
    dataSource.apply(content, animatingDifferences: false)
    dataSource.collectionView.layoutIfNeeded()
    #expect(times > 1)
  }
}
#endif
