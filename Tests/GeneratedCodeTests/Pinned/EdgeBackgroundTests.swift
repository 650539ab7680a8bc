#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// What headers and footers have behind them, in both containers.
@MainActor
@Suite struct EdgeBackgroundTests {
  private let pictures = [PinPictureViewData(id: 1, name: "Lake")]

  /// A content whose header and footer are those of months.
  private func content(isOver: Bool, isUrgent: Bool) -> CorkboardContent {
    CorkboardContent(
      monthsHeader: PinMonthViewData(name: "May", isOver: isOver), months: pictures,
      monthsFooter: PinNoteViewData(text: "Closed", isUrgent: isUrgent))
  }

  // MARK: Collections

  private func edge(
    _ kind: String, of source: CorkboardDataSource
  ) throws -> UICollectionReusableView {
    source.collectionView.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    source.collectionView.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    return try #require(source.collectionView.supplementaryView(forElementKind: kind, at: path))
  }

  private func header(of source: CorkboardDataSource) throws -> UICollectionReusableView {
    try edge(UICollectionView.elementKindSectionHeader, of: source)
  }

  private func footer(of source: CorkboardDataSource) throws -> UICollectionReusableView {
    try edge(UICollectionView.elementKindSectionFooter, of: source)
  }

  /// What is drawn behind all else.
  private func patch(_ view: UIView) throws -> UIView {
    view.layoutIfNeeded()
    return try #require((view.subviews.first as? CellGenPatch)?.subviews.first)
  }

  private func firstLabel(in view: UIView) -> UILabel? {
    view as? UILabel ?? view.subviews.lazy.compactMap { firstLabel(in: $0) }.first
  }

  @Test func aBackgroundReachesTheEdgesBehindTheMargins() throws {
    let source = CorkboardDataSource()
    source.apply(content(isOver: false, isUrgent: false))
    let header = try header(of: source)
    let patch = try patch(header)
    let label = try #require(firstLabel(in: header))
    #expect(patch.backgroundColor == .secondarySystemBackground && patch.frame == header.bounds)
    #expect(label.convert(label.bounds.origin, to: header).x == header.layoutMargins.left)
    #expect(header.backgroundColor == nil)
  }

  @Test func aFooterUsedAgainLooksLikeANewOne() throws {
    let (used, fresh) = (CorkboardDataSource(), CorkboardDataSource())
    used.apply(content(isOver: true, isUrgent: true))
    let footer = try footer(of: used)
    #expect(try patch(footer).backgroundColor == .systemGray5)
    used.apply(content(isOver: false, isUrgent: false))
    fresh.apply(content(isOver: false, isUrgent: false))
    #expect(try self.footer(of: used) === footer)
    for (one, other) in [
      (try header(of: used), try header(of: fresh)),
      (footer, try self.footer(of: fresh)),
    ] {
      let (one, other) = (try patch(one), try patch(other))
      #expect(one.backgroundColor == other.backgroundColor && one.frame == other.frame)
      #expect(one.layer.cornerRadius == other.layer.cornerRadius)
      #expect(one.layer.borderWidth == other.layer.borderWidth)
    }
    #expect(try patch(footer).backgroundColor == .systemGray6)
  }

  /// Cells below it would be seen beside its corners.
  @Test func aRoundedFooterThatStaysLiesOnTheColorOfTheList() throws {
    let source = CorkboardDataSource()
    source.apply(content(isOver: false, isUrgent: false))
    let footer = try footer(of: source)
    let patch = try patch(footer)
    #expect(footer.backgroundColor == .systemBackground)
    #expect(patch.layer.cornerRadius == 8 && patch.layer.borderWidth == 1)
    #expect(patch.frame.minX == 16 && patch.frame.maxX == footer.bounds.maxX - 16)
  }

  @Test func dataWithoutALookTakeTheBackgroundAway() {
    let view = ConfigurableReusableView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    CellGenPatch.show(CellLook(background: .red), behind: view)
    #expect(view.subviews.count == 1)
    CellGenPatch.show(nil, behind: view)
    #expect(view.subviews.isEmpty)
  }

  // MARK: Tables

  private func headerOfTable(
    _ content: CorkboardContent, of source: CorkboardTableDataSource
  ) throws -> UITableViewHeaderFooterView {
    source.tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    source.apply(content)
    source.tableView.layoutIfNeeded()
    return try #require(source.tableView.headerView(forSection: 0))
  }

  @Test func aHeaderOfATableUsedAgainLooksLikeANewOne() throws {
    let (used, fresh) = (CorkboardTableDataSource(), CorkboardTableDataSource())
    let header = try headerOfTable(content(isOver: true, isUrgent: true), of: used)
    #expect(header.backgroundConfiguration?.backgroundColor == .systemGray5)
    #expect(
      try headerOfTable(content(isOver: false, isUrgent: false), of: used) === header)
    var (one, other) = (
      header.backgroundConfiguration,
      try headerOfTable(content(isOver: false, isUrgent: false), of: fresh)
        .backgroundConfiguration
    )
    #expect(one?.backgroundColor == .secondarySystemBackground)
    one?.customView = nil
    other?.customView = nil
    #expect(one == other)
  }

  @Test func aFooterOfATableHasItsCornersAndItsBorder() throws {
    let source = CorkboardTableDataSource()
    _ = try headerOfTable(content(isOver: false, isUrgent: false), of: source)
    let footer = try #require(source.tableView.footerView(forSection: 0))
    let background = try #require(footer.backgroundConfiguration)
    #expect(background.cornerRadius == 8 && background.strokeWidth == 1)
    #expect(background.strokeColor == .separator)
    #expect(background.backgroundInsets.leading == 16 && background.backgroundInsets.top == 0)
  }

  @Test func aBorderAloneKeepsTheColorOfUIKit() {
    let header = ConfigurableHeaderFooterView(reuseIdentifier: nil)
    header.cellGenIsInPlainTable = true
    CellGenShownLook.show(CellLook(borderWidth: 1), in: header)
    var expected = UIBackgroundConfiguration.listPlainHeaderFooter()
    expected.strokeWidth = 1
    var shown = header.backgroundConfiguration
    shown?.customView = nil
    #expect(shown == expected)
    CellGenShownLook.show(nil, in: header)
    #expect(header.backgroundConfiguration == nil)
  }

  /// Which way a look takes is decided by `#available`, so that of iOS 13 is taken by hand.
  @Test func onIOS13AHeaderHasABackgroundView() {
    let header = ConfigurableHeaderFooterView(reuseIdentifier: nil)
    StandIn.withSystemVersion(13) {
      CellGenShownLook.showView(of: CellLook(background: .red), in: header)
      #expect(header.backgroundView?.subviews.first?.backgroundColor == .red)
      CellGenShownLook.showView(of: nil, in: header)
      #expect(header.backgroundView == nil)
    }
  }
}
#endif
