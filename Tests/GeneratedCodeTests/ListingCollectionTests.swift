#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// A generated screen in a collection view, from content to what is seen and reported.
@MainActor
@Suite struct ListingCollectionTests {
  let screen = ListingScreen()

  @Test func eachSectionShowsItsKindsOfCell() throws {
    screen.show(.full)
    #expect(screen.dataSource.section(at: 0) == .header)
    let inLists = try [
      screen.cell(.title(.only)), screen.cell(.review(1)), screen.cell(.promo("p")),
    ]
    .map { ($0 as? ConfigurableListCell)?.view }
    #expect(inLists[0] is TitleView && inLists[1] is ReviewView && inLists[2] is PromoView)
    let others = try [screen.cell(.photo(photo1.url)), screen.cell(.productTitle("Teapot"))]
      .map { ($0 as? ConfigurableCollectionViewCell)?.view }
    #expect(others[0] is PhotoView && others[1] is TitleView)
  }

  @Test func eachLabelShowsItsField() throws {
    screen.show(.full)
    #expect(try screen.texts(.title(.only)) == ["Mug", "Ships free", "24"])
    #expect(try screen.texts(.photo(photo1.url)) == ["Front"])
    #expect(try screen.texts(.productTitle("Teapot")) == ["Teapot", "Ann", "0"])
    #expect(try screen.texts(.review(1)) == ["Bo", "Lovely"])
    #expect(try screen.texts(.promo("p")) == ["Half price"])
  }

  @Test func nilHidesItsElement() throws {
    var content = ListingContent.full
    content.header[0].subtitle = nil
    screen.show(content)
    #expect(try screen.texts(.title(.only)) == ["Mug", "24"])
  }

  @Test func aButtonReportsItsActionWithTheIDOfItsCell() throws {
    screen.show(.full)
    try screen.tap("Buy", in: .title(.only))
    try screen.tap("Buy", in: .productTitle("Bowl"))
    try screen.tap("Report", in: .review(2))
    #expect(
      screen.actions == [
        .title(.only, .buy), .productTitle("Bowl", .buy), .review(2, .report),
      ])
  }

  @Test func aSwitchShowsItsFieldAndReportsItsNewValue() throws {
    var content = ListingContent.full
    content.header[0].isFavorite = true
    screen.show(content)
    let toggle = try #require(try screen.cell(.title(.only)).toggle)
    #expect(toggle.isOn)
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    #expect(screen.actions == [.title(.only, .favorite(isOn: false))])
  }

  @Test func aChangedItemIsReconfiguredInPlaceAndTheOthersAreLeftAlone() throws {
    screen.show(.full)
    let title = try screen.cell(.title(.only))
    let review = try screen.cell(.review(1))
    let other = try screen.cell(.review(2))
    let otherLabel = try #require(other.descendants.compactMap { $0 as? UILabel }.first)
    otherLabel.text = "untouched"

    var content = ListingContent.full
    content.header[0].title = "Cup"
    content.reviews[0] = .review(id: 1, "Broken")
    screen.show(content)

    #expect(try screen.cell(.title(.only)) === title)
    #expect(title.shownTexts == ["Cup", "Ships free", "24"])
    #expect(try screen.cell(.review(1)) === review)
    #expect(review.shownTexts == ["Bo", "Broken"])
    #expect(try screen.cell(.review(2)) === other)
    #expect(otherLabel.text == "untouched")
  }

  @Test func itemsMoveWithTheirCells() throws {
    screen.show(.full)
    let bowl = try screen.cell(.productTitle("Bowl"))
    var content = ListingContent.full
    content.related.reverse()
    screen.show(content)
    #expect(try screen.cell(.productTitle("Bowl")) === bowl)
    #expect(screen.dataSource.indexPath(for: .productTitle("Bowl"))?.item == 0)
  }

  @Test func aReusedCellReportsForItsNewItemOnly() throws {
    var content = ListingContent()
    content.reviews = [.review(id: 1, "Lovely")]
    screen.show(content)
    let cell = try screen.cell(.review(1))
    content.reviews = []
    screen.show(content)
    content.reviews = [.review(id: 9, "Fine")]
    screen.show(content)

    #expect(try screen.cell(.review(9)) === cell)
    #expect(cell.shownTexts == ["Bo", "Fine"])
    try screen.tap("Report", in: .review(9))
    #expect(screen.actions == [.review(9, .report)])
  }

  @Test func aCellThatIsPreparedForReuseReportsNothing() throws {
    screen.show(.full)
    let cell = try screen.cell(.review(1))
    cell.prepareForReuse()
    try #require(cell.button("Report")).sendActions(for: .primaryActionTriggered)
    #expect(screen.actions == [])
  }

  @Test func aCellHasTheAccessibilityIdentifierOfItsID() throws {
    screen.show(.full)
    let cell = try #require(
      try screen.cell(.photo(photo1.url)) as? ConfigurableCollectionViewCell)
    let view = try #require(cell.view as? PhotoView)
    #expect(view.shownURL == photo1.url)
    #expect(cell.accessibilityIdentifier == "listing.photo.\(photo1.url)")
    #expect(try screen.cell(.title(.only)).accessibilityIdentifier == "listing.title")
    cell.prepareForReuse()
    #expect(view.shownURL == nil, "prepareForReuse() reaches the view")
  }

  @Test func headersAndFootersAreOfTheirKindAndFollowTheirData() throws {
    var content = ListingContent.full
    screen.show(content)
    let header = try #require(screen.header(of: .reviews))
    let footer = try #require(screen.footer(of: .reviews))
    #expect((header as? ConfigurableReusableView)?.view is SectionHeaderView)
    #expect((footer as? ConfigurableReusableView)?.view is SectionFooterView)
    #expect(header.shownTexts == ["Reviews"])
    #expect(footer.shownTexts == ["That is all"])
    #expect(screen.header(of: .photos) == nil)

    content.reviewsHeader = SectionHeaderViewData(title: "2 reviews")
    content.reviewsFooter = SectionFooterViewData(note: "More", link: "all")
    screen.show(content)
    #expect(screen.header(of: .reviews) === header)
    #expect(header.shownTexts == ["2 reviews"])
    #expect(footer.shownTexts == ["More", "all"])

    try #require(header.button("Show all")).sendActions(for: .primaryActionTriggered)
    #expect(screen.actions == [.reviewsHeader(.showAll)])
  }

  @Test func aHeaderComesAndGoesWithItsData() throws {
    var content = ListingContent.full
    content.reviewsHeader = nil
    screen.show(content)
    #expect(screen.header(of: .reviews) == nil)
    content.reviewsHeader = SectionHeaderViewData(title: "Reviews")
    screen.show(content)
    #expect(screen.header(of: .reviews)?.shownTexts == ["Reviews"])
    content.reviewsHeader = nil
    screen.show(content)
    #expect(screen.header(of: .reviews) == nil)
  }

  @Test func aDuplicateIDIsReportedAndSurvived() throws {
    var reported: [ListingItem.ID] = []
    screen.dataSource.onDuplicate = { reported = $0 }
    var content = ListingContent.full
    content.related.append(
      ProductTitleViewData(name: "Bowl", maker: "Someone else"))
    screen.show(content)
    #expect(reported == [.productTitle("Bowl")])
    #expect(screen.collectionView.numberOfItems(inSection: 2) == 2)
    #expect(try screen.texts(.productTitle("Bowl")) == ["Bowl", "Eve", "0"], "the first one stays")
  }

  @Test func aSectionWithoutContentIsNotShown() throws {
    var content = ListingContent.full
    content.photos = []
    screen.show(content)
    #expect(screen.collectionView.numberOfSections == 3)
    #expect(screen.dataSource.section(at: 1) == .related)
    #expect(screen.dataSource.section(at: 3) == nil)
    screen.show(ListingContent())
    #expect(screen.collectionView.numberOfSections == 0)
  }

  @Test func theLayoutMayComeBeforeTheDataSource() throws {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 4000),
      collectionViewLayout: ListingLayout.make())
    let other = OneItem()
    collectionView.dataSource = other
    collectionView.layoutIfNeeded()
    let dataSource = ListingDataSource(collectionView: collectionView)
    dataSource.apply(.full)
    collectionView.layoutIfNeeded()
    #expect(collectionView.numberOfSections == 4)
    #expect(collectionView.visibleCells.count == 7)
  }

  @Test func aViewThatComputesItsSizeIsNotMeasured() throws {
    screen.show(.full)
    let cell = try screen.cell(.photo(photo1.url))
    #expect(cell.frame.width > 0)
    #expect(cell.frame.height == cell.frame.width)
  }

  @Test func theStateOfACellReachesItsView() throws {
    screen.show(.full)
    let cell = try #require(
      try screen.cell(.review(1)) as? ConfigurableListCell)
    cell.isSelected = true
    cell.isHighlighted = true
    screen.collectionView.layoutIfNeeded()
    let view = try #require(cell.view as? ReviewView)
    #expect(view.states.last?.isSelected == true)
    #expect(view.states.last?.isHighlighted == true)
  }
}

/// A data source that knows nothing of the screen.
private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "other")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "other", for: indexPath)
  }
}
#endif
