import Testing
import UIKit

/// What list layouts give their cells, and decoration views.
@MainActor
struct ListTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  func listing(
    _ appearance: Appearance,
    change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> Listing {
    let listing = Listing()
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&list)
    listing.use(list)
    listing.apply(["a": ["x", "y"]])
    return listing
  }

  func separators(_ listing: Listing) -> [StandIn.Separators] {
    (0..<2).map { StandIn.separators(at: IndexPath(item: $0, section: 0), in: listing.view) }
  }

  @Test func usualSeparators() {
    #expect(
      separators(listing(.plain)) == [.init(bottom: true), .init(bottom: true)])
    #expect(
      separators(listing(.grouped)) == [.init(top: true, bottom: true), .init(bottom: true)])
    #expect(separators(listing(.insetGrouped)) == [.init(bottom: true), .init()])
    #expect(separators(listing(.sidebar)) == [.init(), .init()])
  }

  @Test func separatorsAsConfigured() {
    let hidden = listing(.plain) { $0.showsSeparators = false }
    #expect(separators(hidden) == [.init(), .init()])
    let handled = listing(.plain) {
      $0.separatorConfiguration.topSeparatorVisibility = .visible
      $0.itemSeparatorHandler = { path, shared in
        var separator = shared
        if path.item == 1 { separator.bottomSeparatorVisibility = .hidden }
        return separator
      }
    }
    #expect(separators(handled) == [.init(top: true, bottom: true), .init(top: true)])
  }

  @Test func onlyListCellsHaveSeparators() {
    let view = listView()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "plain")
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "plain", for: path)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 1)
    #expect(StandIn.separators(at: IndexPath(item: 0, section: 0), in: view) == .init())
  }

  @Test(arguments: [
    (Appearance.plain, UIBackgroundConfiguration.listPlainCell),
    (.grouped, UIBackgroundConfiguration.listGroupedCell),
    (.insetGrouped, UIBackgroundConfiguration.listGroupedCell),
    (.sidebar, UIBackgroundConfiguration.listSidebarCell),
  ])
  func backgroundsSuitTheList(
    appearance: Appearance, make: @Sendable () -> UIBackgroundConfiguration
  ) throws {
    let background = make()
    let cell = try #require(listing(appearance).cell(0))
    #expect(cell.backgroundConfiguration == background)
    #expect(cell.defaultBackgroundConfiguration() == background)
    cell.backgroundConfiguration = .clear()
    #expect(cell.backgroundConfiguration == .clear())
    cell.backgroundConfiguration = nil
    #expect(cell.backgroundConfiguration == nil)
    #expect(UICollectionViewCell(frame: .zero).backgroundConfiguration == nil)
  }

  @Test func accessories() throws {
    let listing = listing(.plain)
    let cell = try #require(listing.cell(0))
    let width = cell.contentView.frame.width
    var taps = 0
    let badge = UIView()
    badge.widthAnchor.constraint(equalToConstant: 50).isActive = true
    cell.accessories = [
      .disclosureIndicator(displayed: .whenNotEditing), .delete { taps += 1 },
      .customView(configuration: .init(customView: badge, placement: .leading())),
    ]
    listing.view.layoutIfNeeded()
    #expect(StandIn.accessories(of: cell) == ["customView", "disclosureIndicator"])
    #expect(badge.superview === cell && badge.frame.width == 50)
    #expect(cell.contentView.frame.width < width - 50)
    StandIn.tapAccessory("delete", of: cell)
    #expect(taps == 0)
    listing.view.isEditing = true
    #expect(StandIn.accessories(of: cell) == ["delete", "customView"])
    StandIn.tapAccessory("delete", of: cell)
    #expect(taps == 1)
  }

  final class Backdrop: UICollectionReusableView {}

  func decorated(register: Bool) -> (UICollectionView, ClosureSource) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
      let backdrop = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
      backdrop.contentInsets.leading = 10
      section.decorationItems = [backdrop]
      return section
    }
    if register { layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop") }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "good", for: path)
    }
    source.count = { 3 }
    view.dataSource = source
    return (view, source)
  }

  @Test func decorationViewsLieBehindTheirSection() throws {
    let (view, source) = decorated(register: true)
    view.layoutIfNeeded()
    let backdrops = StandIn.decorationViews(ofKind: "backdrop", in: view)
    #expect(backdrops.count == 1 && backdrops.first is Backdrop)
    #expect(backdrops.first?.frame == CGRect(x: 10, y: 0, width: 310, height: 120))
    #expect(view.subviews.first === backdrops.first)
    let background = UIView()
    view.backgroundView = background
    view.layoutIfNeeded()
    #expect(view.subviews.first === background)
    #expect(background.frame == view.bounds)
    withExtendedLifetime(source) {}
  }

  @Test func decorationViewsMustBeRegistered() {
    let (view, source) = decorated(register: false)
    let failures = StandIn.recordingFailures { view.layoutIfNeeded() }
    #expect(
      failures.map(\.message) == [
        "could not dequeue a decoration view of kind: backdrop - must register as a class or nib or "
          + "connect a prototype in a storyboard"
      ])
    withExtendedLifetime(source) {}
  }

  @Test func headersOfPlainListsStayAtTheTop() throws {
    let listing = Listing(header: true)
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    listing.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    listing.apply(["a": (0..<20).map { "\($0)" }, "b": ["z"]])
    StandIn.scroll(listing.view, toY: 100)
    let header = try #require(
      listing.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minY == 100)
    #expect(listing.view.subviews.last === header)
  }

  @Test func footersCanStayAtTheBottom() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [.init(layoutSize: size)]))
      let footer = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "footer", alignment: .bottom)
      footer.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [footer]
      return section
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    StandIn.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0), of: view)
    view.register(TextCell.self, forCellWithReuseIdentifier: "good")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "footer",
      withReuseIdentifier: "good")
    let source = ClosureSource { view, path in
      view.dequeueReusableCell(withReuseIdentifier: "good", for: path)
    }
    source.count = { 20 }
    source.supplementary = { view, kind, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "good", for: path)
    }
    view.dataSource = source
    view.layoutIfNeeded()
    let footer = try #require(
      view.supplementaryView(forElementKind: "footer", at: IndexPath(item: 0, section: 0)))
    #expect(footer.frame.maxY == 170)
    StandIn.scrollToEnd(view)
    #expect(footer.frame.maxY == view.contentSize.height)
  }

  @Test func backgroundViewFollowsScrolling() {
    let listing = Listing()
    let background = UIView()
    listing.view.backgroundView = background
    listing.apply(["a": (0..<50).map { "\($0)" }])
    StandIn.scroll(listing.view, toY: 300)
    #expect(background.frame == CGRect(x: 0, y: 300, width: 320, height: 200))
    listing.view.backgroundView = nil
    #expect(background.superview == nil)
  }
}
