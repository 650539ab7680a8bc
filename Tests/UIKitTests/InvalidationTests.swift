import Testing
import UIKit

/// What is measured again when an app asks for it, and what it must not ask for.
@MainActor
struct InvalidationTests {
  private static let header = UICollectionView.elementKindSectionHeader

  /// A list with one header that shows a text, and the label that shows it.
  private func list() -> (listing: Listing, label: UILabel) {
    let listing = Listing(header: true, height: 2000)
    let registration = UICollectionView.SupplementaryRegistration<TextCell>(
      elementKind: Self.header
    ) { header, _, _ in header.label.text = "short" }
    listing.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    listing.apply(["A": ["a"]])
    let header = listing.view.supplementaryView(
      forElementKind: Self.header, at: IndexPath(item: 0, section: 0))
    return (listing, (header as? TextCell)?.label ?? UILabel())
  }

  @Test func aHeaderIsMeasuredAgainWhereAContextNamesIt() throws {
    let (listing, label) = list()
    let before = try #require(listing.cell(0)).frame.minY
    label.text = String(repeating: "long words ", count: 30)
    listing.apply(["A": ["a", "b"]])
    #expect(listing.cell(0)?.frame.minY == before, "an update keeps it")
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: Self.header, at: [IndexPath(item: 0, section: 0)])
    listing.view.collectionViewLayout.invalidateLayout(with: context)
    listing.view.layoutIfNeeded()
    #expect(try #require(listing.cell(0)).frame.minY > before)
  }

  @Test func aContextMustBeOfTheClassThatTheLayoutNames() {
    let layout = UICollectionViewFlowLayout()
    let failures = StandIn.recordingFailures {
      layout.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.hasSuffix(
        "is not an instance of type UICollectionViewFlowLayoutInvalidationContext or a subclass")
        == true)
  }

  @Test func whatIsNotThereMustNotBeInvalidated() {
    let listing = Listing()
    listing.apply(["A": ["a"]])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: Self.header, at: [IndexPath(item: 0, section: 0)])
    let failures = StandIn.recordingFailures {
      listing.view.collectionViewLayout.invalidateLayout(with: context)
    }
    #expect(failures.count == 1)
  }

  /// A table whose header shows a text.
  private final class Titled: NSObject, UITableViewDelegate {
    let label = UILabel()

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      label.numberOfLines = 0
      label.pin(to: view.contentView, inset: 10)
      return view
    }
  }

  @Test func anEmptyBatchMeasuresHeadersOfATableAgain() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: .plain)
    let delegate = Titled()
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    table.delegate = delegate
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    source.apply(snapshot)
    let before = try #require(table.visibleCells.first).frame.minY
    delegate.label.text = String(repeating: "long words ", count: 30)
    source.apply(snapshot)
    #expect(table.visibleCells.first?.frame.minY == before, "an update keeps it")
    table.performBatchUpdates(nil)
    #expect(try #require(table.visibleCells.first).frame.minY > before)
  }

  /// `updates` does not escape in UIKit, so that closures that do not are taken.
  @Test func batchesTakeClosuresThatDoNotEscape() {
    func perform(_ updates: () -> Void) {
      let table = UITableView(frame: .zero, style: .plain)
      table.performBatchUpdates(updates)
      table.performBatchUpdates(updates, completion: nil)
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.performBatchUpdates(updates)
      view.performBatchUpdates(nil)
    }
    var calls = 0
    perform { calls += 1 }
    #expect(calls == 3)
  }

  @Test func aDiffableTableMayHaveAnIndex() {
    final class Source: UITableViewDiffableDataSource<Int, Int> {
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
      override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
      ) -> Int { 7 }
    }
    let table = UITableView(frame: .zero, style: .plain)
    let source = Source(tableView: table) { _, _, _ in nil }
    let asked: any UITableViewDataSource = source
    #expect(asked.sectionIndexTitles(for: table) == ["A"])
    #expect(asked.tableView(table, sectionForSectionIndexTitle: "A", at: 0) == 7)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func groupedSectionsWithoutHeadersAreApart(style: UITableView.Style) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
    // A plain table may pad sections without headers, too.
    if style == .plain { table.sectionHeaderTopPadding = 0 }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0...1 {
      snapshot.appendSections([section])
      snapshot.appendItems([section])
    }
    source.apply(snapshot)
    let rows = (0...1).map { table.rectForRow(at: IndexPath(row: 0, section: $0)) }
    #expect((rows[0].maxY < rows[1].minY) == (style != .plain))
  }
}
