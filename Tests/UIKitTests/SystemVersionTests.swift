import Testing
import UIKit

/// Members of UIKit that an older iOS does not have.
@MainActor
struct SystemVersionTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// The member's name as reported, the first version that has it, and a use of it.
  nonisolated static let members: [(String, Double, @MainActor @Sendable () -> Void)] = [
    (
      "reconfigureItems", 15,
      {
        var snapshot = Snapshot()
        snapshot.reconfigureItems([])
      }
    ),
    (
      "CellRegistration", 14,
      { _ = UICollectionView.CellRegistration<TextCell, Int> { _, _, _ in } }
    ),
    (
      "SupplementaryRegistration", 14,
      { _ = UICollectionView.SupplementaryRegistration(elementKind: "k") { _, _, _ in } }
    ),
    (
      "UICollectionLayoutListConfiguration", 14,
      { _ = UICollectionLayoutListConfiguration(appearance: .plain) }
    ),
    ("UICollectionViewListCell", 14, { _ = UICollectionViewListCell(frame: .zero) }),
    ("configurationState", 14, { _ = UITableViewCell().configurationState }),
    ("configurationState", 14, { _ = UICollectionViewCell(frame: .zero).configurationState }),
    ("contentConfiguration", 14, { UITableViewCell().contentConfiguration = nil }),
    ("backgroundConfiguration", 14, { UITableViewCell().backgroundConfiguration = nil }),
    ("configurationUpdateHandler", 15, { UITableViewCell().configurationUpdateHandler = nil }),
    ("addAction", 14, { UIControl().addAction(UIAction { _ in }, for: .touchUpInside) }),
    ("UIButton.Configuration", 15, { _ = UIButton.Configuration.plain() }),
    ("UIListContentConfiguration.cell()", 14, { _ = UIListContentConfiguration.cell() }),
    ("UIListContentConfiguration.header()", 18, { _ = UIListContentConfiguration.header() }),
    ("UIBackgroundConfiguration.listCell()", 18, { _ = UIBackgroundConfiguration.listCell() }),
    ("UICellAccessory", 14, { _ = UICellAccessory.checkmark() }),
    (
      "NSDiffableDataSourceSectionSnapshot", 14,
      { _ = NSDiffableDataSourceSectionSnapshot<Int>() }
    ),
    (
      "uniformAcrossSiblings", 17,
      { _ = NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 1) }
    ),
    ("sectionHeaderTopPadding", 15, { UITableView().sectionHeaderTopPadding = 0 }),
    ("performPrimaryAction", 17.4, { UIControl().performPrimaryAction() }),
  ]

  @Test(arguments: members.indices)
  func isReportedBefore(index: Int) {
    let (name, version, use) = Self.members[index]
    let before = StandIn.withSystemVersion(version - 0.1) { StandIn.recordingFailures { use() } }
    let number = version == 17.4 ? "17.4" : "\(Int(version))"
    #expect(
      before.map(\.message) == ["'\(name)' is only available in iOS \(number) or newer"])
    #expect(StandIn.withSystemVersion(version) { StandIn.recordingFailures { use() } }.isEmpty)
  }

  @Test func dataSources() async {
    let listing = Listing()
    listing.apply(["a": ["x"]])
    let failures = StandIn.withSystemVersion(13) {
      StandIn.recordingFailures {
        _ = listing.source.sectionIdentifier(for: 0)
        _ = listing.source.index(for: "a")
        listing.source.applySnapshotUsingReloadData(listing.source.snapshot(), completion: nil)
        _ = listing.source.snapshot(for: "a")
      }
    }
    #expect(
      failures.allSatisfy {
        $0.message.contains("is only available in iOS 15") || $0.message.contains("iOS 14")
      })
    #expect(failures.count >= 4)
  }

  @Test(arguments: [(13.0, false, 1), (13.0, true, 0), (15.0, false, 0)])
  func updatesWithoutAnimationReloadedEverything(
    version: Double, isAnimated: Bool, reuses: Int
  ) throws {
    let listing = Listing()
    listing.apply(["a": ["x"]])
    var snapshot = listing.source.snapshot()
    snapshot.appendItems(["y"])
    StandIn.withSystemVersion(version) {
      _ = StandIn.recordingFailures {
        listing.source.apply(snapshot, animatingDifferences: isAnimated, completion: nil)
      }
    }
    let counts = (0..<2).compactMap { listing.cell($0)?.reuses }
    #expect(counts.reduce(0, +) == reuses)
  }

  /// What needs nothing newer works on iOS 13 without a word.
  @Test func iOS13Works() throws {
    final class Cell: UICollectionViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
      }
    }
    let failures = try StandIn.withSystemVersion(13) {
      try StandIn.recordingFailures {
        let layout = UICollectionViewCompositionalLayout(
          section: NSCollectionLayoutSection(
            group: .vertical(
              layoutSize: .init(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
              subitems: [
                .init(
                  layoutSize: .init(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
              ])))
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
          view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = Snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot)
        StandIn.tapItem(at: IndexPath(item: 0, section: 0), in: view)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.isSelected)
        snapshot.reloadItems([1])
        source.apply(snapshot)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
