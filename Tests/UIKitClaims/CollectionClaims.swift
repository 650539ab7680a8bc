import Stage
import Testing
import UIKit

/// Compositional layouts, lists, and what is above and below sections.
extension Claims {
  @MainActor
  @Suite struct Collections {
    private typealias Size = NSCollectionLayoutSize

    /// A layout of one section, which is made by a closure.
    private func layout(
      _ make: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
    ) -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout { _, environment in make(environment) }
    }

    private func row(
      width: NSCollectionLayoutDimension = .fractionalWidth(1),
      height: NSCollectionLayoutDimension = .absolute(50)
    ) -> NSCollectionLayoutSection {
      let item = NSCollectionLayoutItem(
        layoutSize: Size(widthDimension: width, heightDimension: height))
      return NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: height),
          subitems: [item]))
    }

    private func frame(_ items: Items, _ item: Int, _ section: Int = 0) -> CGRect? {
      let path = IndexPath(item: item, section: section)
      return items.view.layoutAttributesForItem(at: path)?.frame
    }

    private func headerFrame(_ items: Items, _ section: Int) -> CGRect? {
      items.view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section))?.frame
    }

    // MARK: Headers

    @Test(
      "A list asks for a header in each section, also in one without items",
      .source(
        "Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`",
        usedIn: "LayoutSection.swift"))
    func headersOfAllSections() {
      let items = Items(header: true)
      items.apply(["a": ["x"], "b": [], "c": ["y"]])
      #expect(Set(items.shown.headers) == ["header 0", "header 1", "header 2"])
    }

    @Test(
      "A header is asked for again when its section is reloaded, and not when an item is reconfigured",
      .source(
        "Apple, `NSDiffableDataSourceSnapshot.reloadSections(_:)`",
        usedIn: "CollectionDataSource.swift", "ContentState.swift"))
    func askingForHeaders() {
      let items = Items(header: true)
      items.apply(["a": ["x"], "b": ["y"]])
      items.shown.headers = []
      items.change { $0.reconfigureItems(["x"]) }
      #expect(items.shown.headers == [])
      items.change { $0.reloadSections(["b"]) }
      #expect(Set(items.shown.headers) == ["header 1"])
    }

    @Test(
      "A plain list pins its headers, and a grouped one does not",
      .source(
        "Apple, `UICollectionLayoutListConfiguration.HeaderMode.supplementary`",
        usedIn: "LayoutSection.swift"))
    func pinnedByLists() {
      var pinned: [Bool?] = []
      for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .grouped] {
        let items = Items(
          layout: layout { environment in
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            list.headerMode = .supplementary
            let section = NSCollectionLayoutSection.list(
              using: list, layoutEnvironment: environment)
            pinned.append(section.boundarySupplementaryItems.first?.pinToVisibleBounds)
            return section
          })
        items.apply(["a": ["x"]])
      }
      #expect(Set(pinned.map { $0 ?? false }) == [true, false])
      #expect(pinned.first == true)
      #expect(pinned.last == false)
    }

    @Test(
      "A header of a list can be pinned, or left to scroll, by its boundary item",
      .source(
        "Apple, `NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds`",
        usedIn: "LayoutSection.swift"), arguments: [true, false])
    func pinning(isPinned: Bool) throws {
      let items = Items(
        layout: layout { environment in
          var list = UICollectionLayoutListConfiguration(appearance: .plain)
          list.headerMode = .supplementary
          let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
          for item in section.boundarySupplementaryItems { item.pinToVisibleBounds = isPinned }
          return section
        })
      items.apply(["a": names(60)])
      Stage.scroll(items.view, toY: 300)
      #expect(((items.header(0)?.frame.minY ?? 0) >= 300) == isPinned)
    }

    @Test(
      "A pinned header with the z index 2 lies above the cells",
      .source(
        "Apple, sample \"Implementing modern collection views\"",
        usedIn: "LayoutSection.swift"))
    func zIndexOfPinned() throws {
      let items = Items(
        layout: layout { _ in
          let section = row()
          let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
          header.pinToVisibleBounds = true
          header.zIndex = 2
          section.boundarySupplementaryItems = [header]
          return section
        })
      items.apply(["a": names(60)])
      Stage.scroll(items.view, toY: 300)
      let header = try #require(
        items.view.layoutAttributesForSupplementaryElement(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
      let cell = try #require(
        items.view.layoutAttributesForItem(at: IndexPath(item: 6, section: 0)))
      #expect(header.zIndex > cell.zIndex)
      #expect(items.header(0)?.frame.minY == 300)
    }

    @Test(
      "A layout has no attributes for a header that a section does not have",
      .source(
        "rdar://25873296: to invalidate one raises, so the runtime asks before",
        usedIn: "CollectionDataSource.swift"))
    func noHeader() {
      let items = Items()
      items.apply(["a": ["x"]])
      #expect(headerFrame(items, 0) == nil)
      #expect(items.header(0) == nil)
    }

    @Test(
      "Invalidating a header, by a context of the layout's own class, measures it again",
      .source(
        "Apple, `invalidateSupplementaryElements(ofKind:at:)`",
        usedIn: "CollectionDataSource.swift", "ScreenEdges.swift"))
    func measuringAHeaderAgain() throws {
      let items = Items(header: true)
      items.apply(["a": ["x"]])
      let before = try #require(headerFrame(items, 0)).height
      try #require(items.header(0)).label.text = longText
      let layout = items.view.collectionViewLayout
      let contextClass: AnyClass = type(of: layout).invalidationContextClass
      let context = try #require(contextClass as? UICollectionViewLayoutInvalidationContext.Type)
        .init()
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
      layout.invalidateLayout(with: context)
      items.stage.layOut()
      #expect(try #require(headerFrame(items, 0)).height > before)
    }

    // MARK: Above and below all sections

    private func withScreenHeader() -> Items {
      let layout = layout { _ in row() }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: "screen", alignment: .top)
      ]
      layout.configuration = configuration
      return Items(layout: layout)
    }

    @Test(
      "What is above all sections has an index path of one index",
      .source(
        "Apple, `UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems`",
        usedIn: "CollectionDataSource.swift", "ScreenEdges.swift"))
    func indexPathOfTheScreen() {
      let items = withScreenHeader()
      items.apply(["a": ["x"]])
      let path = IndexPath(index: 0)
      #expect(Set(items.shown.headers) == ["screen"])
      #expect(items.view.supplementaryView(forElementKind: "screen", at: path) is TextBoundary)
      #expect(
        items.view.layoutAttributesForSupplementaryElement(ofKind: "screen", at: path) != nil)
    }

    @Test(
      "What is above all sections pushes the first section down",
      .source(
        "Apple, `UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems`",
        usedIn: "ScreenEdges.swift"))
    func roomForTheScreen() throws {
      let items = withScreenHeader()
      items.apply(["a": ["x"]])
      #expect(try #require(frame(items, 0)).minY > 0)
    }

    @Test(
      "What is above all sections is not shown while there is no section",
      .source("github.com/dotnet/maui/pull/34989", usedIn: "CollectionDataSource.swift"))
    func noSections() {
      let items = withScreenHeader()
      items.apply([:])
      #expect(items.shown.headers == [])
      items.apply(["a": []])
      #expect(Set(items.shown.headers) == ["screen"])
    }

    @Test(
      "The configuration of a layout can be copied, changed and set while the layout is used",
      .source(
        "Apple, `UICollectionViewCompositionalLayout.configuration`",
        usedIn: "ScreenEdges.swift"))
    func changingTheConfiguration() throws {
      let items = withScreenHeader()
      items.apply(["a": ["x"]])
      let layout = try #require(
        items.view.collectionViewLayout as? UICollectionViewCompositionalLayout)
      let configuration = try #require(
        layout.configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
      #expect(configuration.boundarySupplementaryItems.map(\.elementKind) == ["screen"])
      configuration.boundarySupplementaryItems = []
      layout.configuration = configuration
      items.stage.layOut()
      #expect(try #require(frame(items, 0)).minY == 0)
    }

    // MARK: Sections

    @Test(
      "A section's layout is made again when items come",
      .source(
        "Apple, `UICollectionViewCompositionalLayoutSectionProvider`",
        usedIn: "CellWaterfall.swift", "CellSpan.swift"))
    func makingAgainForItems() {
      var made = 0
      let items = Items(
        layout: layout { _ in
          made += 1
          return row()
        })
      items.apply(["a": ["x"]])
      let before = made
      items.apply(["a": ["x", "y"]])
      #expect(made > before)
    }

    @Test(
      "A section's layout is made again when items move",
      .source(
        "Apple, `UICollectionViewCompositionalLayoutSectionProvider`",
        usedIn: "CellWaterfall.swift", "CellSpan.swift"))
    func makingAgainForMoves() {
      var made = 0
      let items = Items(
        layout: layout { _ in
          made += 1
          return row()
        })
      items.apply(["a": ["x", "y"]])
      let before = made
      items.apply(["a": ["y", "x"]])
      #expect(made > before)
    }

    @Test(
      "A section's layout is made again for another width, and when the layout is invalidated",
      .source(
        "Apple, `UICollectionViewLayout.invalidateLayout()`",
        usedIn: "CellWaterfall.swift", "CollectionDataSource.swift"))
    func makingAgainForWidths() {
      var widths: [CGFloat] = []
      let items = Items(
        layout: layout { environment in
          widths.append(environment.container.effectiveContentSize.width)
          return row()
        })
      items.apply(["a": ["x"]])
      #expect(widths.last == 320)
      items.stage.resize(items.view, width: 200)
      #expect(widths.last == 200)
      let before = widths.count
      items.view.collectionViewLayout.invalidateLayout()
      items.stage.layOut()
      #expect(widths.count > before)
    }

    @Test(
      "The effective width of a container is without the safe area beside a notch",
      .source(
        "Apple, `NSCollectionLayoutContainer.effectiveContentSize`: after content insets are applied",
        usedIn: "LayoutSection.swift"),
      .needsUIKit("the layouts of the stand-in know no safe area"))
    func effectiveWidth() {
      var width: CGFloat = 0
      let items = Items(
        layout: layout { environment in
          width = environment.container.effectiveContentSize.width
          return row()
        }, safeArea: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 30))
      items.apply(["a": ["x"]])
      #expect(width == 270)
    }

    @Test(
      "A group repeats its item while there is room",
      .source(
        "UIKit, `UICollectionViewCompositionalLayout.h`: repeat items until the space is exhausted",
        usedIn: "CellSpan.swift"))
    func repeating() {
      let items = Items(layout: layout { _ in row(width: .absolute(100)) })
      items.apply(["a": names(4)])
      #expect((0..<4).map { frame(items, $0)?.minX } == [0, 100, 200, 0])
      #expect(frame(items, 3)?.minY == 50)
    }

    @Test(
      "Two items of half the width have no room for a space between them",
      .source(
        "Apple, `NSCollectionLayoutDimension.fractionalWidth(_:)`: of the container",
        usedIn: "LayoutSection.swift"))
    func fractionsAndSpacing() {
      let items = Items(
        layout: layout { _ in
          let half = NSCollectionLayoutItem(
            layoutSize: Size(
              widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(50)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Size(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [half, half])
          group.interItemSpacing = .fixed(10)
          return NSCollectionLayoutSection(group: group)
        })
      items.apply(["a": names(2)])
      #expect(frame(items, 0)?.minX == 0)
      #expect(frame(items, 1).map { $0.minX == 170 && $0.maxX <= 320 } == false)
    }

    @Test(
      "A row of cells with estimated heights is as tall as its tallest cell",
      .source(
        "WWDC 2019, session 215, \"Advances in Collection View Layout\"",
        usedIn: "LayoutSection.swift"))
    func tallestCell() throws {
      let items = Items(layout: layout { _ in row(width: .absolute(160), height: .estimated(20)) })
      items.shown.texts["item 1"] = longText
      items.apply(["a": names(4)])
      let tall = try #require(frame(items, 1))
      #expect(tall.height > 100)
      #expect(try #require(frame(items, 0)).height < tall.height)
      #expect(try #require(frame(items, 2)).minY >= tall.maxY)
    }

    @Test(
      "Cells of an absolute height keep it, whatever they prefer",
      .source(
        "Apple, `NSCollectionLayoutDimension.absolute(_:)`",
        usedIn: "LayoutSection.swift", "CellSizes.swift"))
    func absoluteHeights() {
      let items = Items(layout: layout { _ in row(height: .absolute(33)) })
      items.shown.texts["x"] = longText
      items.apply(["a": ["x"]])
      #expect(items.cell(0)?.frame.height == 33)
    }

    @Test(
      "The items of a custom group have the frames that it gives, and are not measured",
      .source(
        "Apple, `NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)`",
        usedIn: "CellWaterfall.swift"))
    func customFrames() {
      let frames = [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 110, y: 5, width: 90, height: 60),
      ]
      let items = Items(
        layout: layout { _ in
          NSCollectionLayoutSection(
            group: .custom(
              layoutSize: Size(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
            ) { _ in frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) } })
        })
      items.shown.texts["x"] = longText
      items.apply(["a": ["x", "y"]])
      #expect([items.cell(0)?.frame, items.cell(1)?.frame] == frames)
    }

    @Test(
      "A compositional layout mirrors its cells where text runs from the right, those of custom groups, too",
      .source("UIKit, private `layoutRTL` of compositional layouts", usedIn: "CellWaterfall.swift"),
      .needsUIKit("the stand-in mirrors no layouts of collection views"))
    func mirroring() {
      let items = Items(
        layout: layout { _ in
          NSCollectionLayoutSection(
            group: .custom(
              layoutSize: Size(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(70))
            ) { _ in
              [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 100, height: 40))]
            })
        })
      items.view.semanticContentAttribute = .forceRightToLeft
      items.apply(["a": ["x"]])
      #expect(items.cell(0)?.frame.maxX == 320)
    }

    @Test(
      "The rows of a list are as tall as their cells prefer",
      .source(
        "Apple, `NSCollectionLayoutSection.list(using:layoutEnvironment:)`: self-sizing",
        usedIn: "LayoutSection.swift", "ConfigurableListCell.swift"))
    func preferredHeights() {
      final class TallCell: TextCell {
        override func preferredLayoutAttributesFitting(
          _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          layoutAttributes.size.height = 77
          return layoutAttributes
        }
      }
      let items = Items()
      items.view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
      items.apply(["a": ["x", "y"]])
      #expect(items.cell(0)?.frame.height == 77)
      #expect(items.cell(1)?.frame.minY == 77)
    }

    @Test(
      "What a section lies on is made of the class that the layout has registered, as large as its cells",
      .source(
        "Apple, `NSCollectionLayoutDecorationItem.background(elementKind:)`",
        usedIn: "SectionBackgroundView.swift"))
    func backgrounds() throws {
      final class Card: UICollectionReusableView {}
      let layout = layout { _ in
        let section = row()
        section.decorationItems = [.background(elementKind: "card")]
        return section
      }
      layout.register(Card.self, forDecorationViewOfKind: "card")
      let items = Items(layout: layout)
      items.apply(["a": names(3)])
      let card = try #require(items.view.subviews.first { $0 is Card })
      #expect(card.frame.contains(CGRect(x: 0, y: 0, width: 320, height: 150)))
    }

    // MARK: Sections that scroll sideways

    private func sideways(
      _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = nil
    ) -> Items {
      let items = Items(
        layout: layout { _ in
          let item = NSCollectionLayoutItem(
            layoutSize: Size(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          let section = NSCollectionLayoutSection(
            group: .horizontal(
              layoutSize: Size(widthDimension: .absolute(200), heightDimension: .absolute(60)),
              subitems: [item]))
          section.orthogonalScrollingBehavior = .continuous
          section.visibleItemsInvalidationHandler = handler
          return section
        })
      items.apply(["a": names(10)])
      return items
    }

    final class ScrollDelegate: NSObject, UICollectionViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    @Test(
      "A section that scrolls sideways calls its handler, and not the delegate",
      .source(
        "Apple, `NSCollectionLayoutSectionVisibleItemsInvalidationHandler`; github.com/apptekstudios/ASCollectionView/issues/136",
        usedIn: "ScreenLayout.swift"))
    func scrollingSideways() async {
      var calls = 0
      let items = sideways { _, _, _ in calls += 1 }
      let delegate = ScrollDelegate()
      items.view.delegate = delegate
      let before = calls
      Stage.scroll(items.view, section: 0, toX: 300)
      #expect(await items.stage.wait { calls > before })
      #expect(delegate.scrolls == 0)
    }

    @Test(
      "The cells of a section that scrolls sideways are in a scroll view of their own",
      .source(
        "WWDC 2019, session 215, \"Advances in Collection View Layout\"",
        usedIn: "Seen.swift"),
      .needsUIKit("the stand-in puts all cells into the collection view itself"))
    func scrollViewOfASection() throws {
      let items = sideways()
      let outer = try #require(items.cell(0)?.superview)
      #expect(outer !== items.view)
      #expect(outer is UIScrollView)
    }

    @Test(
      "A cell of a section that scrolls sideways comes into view as the section is scrolled",
      .source(
        "Apple, `NSCollectionLayoutSection.orthogonalScrollingBehavior`",
        usedIn: "LayoutSection.swift"))
    func comingSideways() async {
      let items = sideways()
      #expect(items.cell(9) == nil)
      Stage.scroll(items.view, section: 0, toX: 1680)
      #expect(await items.stage.wait { items.cell(9) != nil })
    }

    // MARK: The view itself

    @Test(
      "A collection view scrolls an item into its middle",
      .source(
        "Apple, `UICollectionView.scrollToItem(at:at:animated:)`",
        usedIn: "CollectionDataSource.swift"))
    func scrollingToAnItem() throws {
      let items = Items(layout: layout { _ in row() })
      items.apply(["a": names(60)])
      items.view.scrollToItem(
        at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
      items.stage.layOut()
      #expect(abs(try #require(items.cell(30)).frame.midY - items.view.contentOffset.y - 200) <= 1)
    }

    @Test(
      "A background view is as large as the visible part of a collection view",
      .source(
        "Apple, `UICollectionView.backgroundView`: sized to match the collection view",
        usedIn: "ScreenPlaceholder.swift", "CollectionDataSource.swift"))
    func backgroundView() {
      let items = Items(layout: layout { _ in row() })
      let background = UIView()
      items.view.backgroundView = background
      items.apply(["a": names(60)])
      Stage.scroll(items.view, toY: 100)
      #expect(background.frame.size == items.view.bounds.size)
      #expect(background.isDescendant(of: items.view))
    }

    @Test(
      "A collection view tells its delegate of each cell that it shows, and that it shows no more",
      .source(
        "Apple, `collectionView(_:willDisplay:forItemAt:)`",
        usedIn: "CollectionDataSource.swift"))
    func displaying() async {
      final class Watcher: NSObject, UICollectionViewDelegate {
        var shown: Set<String> = []
        func text(_ cell: UICollectionViewCell) -> String {
          (cell as? TextCell)?.label.text ?? ""
        }
        func collectionView(
          _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
          forItemAt path: IndexPath
        ) { shown.insert(text(cell)) }
        func collectionView(
          _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
          forItemAt path: IndexPath
        ) { shown.remove(text(cell)) }
      }
      let watcher = Watcher()
      let items = Items()
      items.view.delegate = watcher
      items.apply(["a": ["x", "y"]])
      #expect(watcher.shown == ["x", "y"])
      items.apply(["a": ["y"]])
      #expect(await items.stage.wait { watcher.shown == ["y"] })
    }

    @Test(
      "Items that are about to come into view are prefetched",
      .source(
        "Apple, `UICollectionViewDataSourcePrefetching`",
        usedIn: "CollectionDataSource.swift", "CellImageLoader.swift"))
    func prefetching() async {
      final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
        var asked: [Int] = []
        func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
          asked += paths.map(\.item)
        }
      }
      let prefetcher = Prefetcher()
      let items = Items(layout: layout { _ in row() })
      items.view.prefetchDataSource = prefetcher
      items.apply(["a": names(200)])
      for page in 1...5 { Stage.scroll(items.view, toY: CGFloat(page) * 100) }
      #expect(await items.stage.wait { !prefetcher.asked.isEmpty })
      #expect(prefetcher.asked.allSatisfy { $0 >= 8 })
    }
  }
}
