#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// "UICollectionView Ergonomics": reusable views by type, and a cell whose one job is to host a view.
@MainActor
@Suite struct CollectionViewErgonomicsTests {
  // MARK: Reusable by type

  /// By hand: every cell class is registered in `viewDidLoad`, and the one that was forgotten stops
  /// the app when its first cell is asked for, at the latest at the force cast.
  @Test(arguments: ListContainer.allCases)
  func whatIsDequeuedIsRegistered(in container: ListContainer) {
    let screen = container.makeMailbox()
    let failures = StandIn.recordingFailures { screen.show(.full) }
    #expect(failures == [])
    #expect(Set(screen.dequeued) == Set(screen.registered))
    #expect(screen.registered.count == Set(screen.registered).count, "each kind once")
    #expect(screen.dequeued.count == 17, "12 cells, 3 headers, 2 footers")
  }

  /// By hand: each class of header has an element kind made of its name, which the layout must repeat
  /// word for word; and one that serves as header and footer needs two.
  @Test func headersAndFootersAreOfTheKindsThatLayoutsKnow() throws {
    let screen = MailboxCollection(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    screen.show(.full)
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    for kind in kinds {
      #expect(screen.registered.contains { $0.hasPrefix("\(kind) HeadingViewData") })
    }
    let header = try #require(screen.header(of: .folders))
    let footer = try #require(screen.footer(of: .folders))
    #expect((header as? ConfigurableReusableView)?.view is HeadingView)
    #expect((footer as? ConfigurableReusableView)?.view is HeadingView)
    #expect(header.shownTexts == ["Folders"])
    #expect(footer.shownTexts == ["2 folders"])
  }

  /// By hand: headers that come back are configured again, or show what was in them before.
  @Test(arguments: ListContainer.allCases)
  func aHeaderThatIsUsedAgainShowsItsNewData(in container: ListContainer) throws {
    let screen = container.makeMailbox(height: 100)
    var content = MailboxContent.messages(1...20)
    content.messagesHeader = HeadingViewData(title: "Inbox")
    content.wallHeader = HeadingViewData(title: "Wall")
    content.wall = [.banner(1, "Sale")]
    screen.show(content)
    let header = try #require(screen.header(of: .messages))
    #expect(header.shownTexts == ["Inbox"])
    content.messagesHeader = nil
    screen.show(content)
    #expect(screen.header(of: .messages) == nil)
    StandIn.scrollToEnd(screen.scrollView)
    #expect(screen.header(of: .wall) === header)
    #expect(header.shownTexts == ["Wall"])
  }

  /// By hand: a controller of one's own class is needed, or a place to put the registrations.
  @Test func aControllerNeedsNoSubclass() throws {
    let controller = UICollectionViewController(collectionViewLayout: ListingLayout.make())
    let dataSource = ListingDataSource(collectionView: controller.collectionView)
    dataSource.apply(.full)
    StandIn.show(controller, size: CGSize(width: 400, height: 4000))
    #expect(controller.collectionView.visibleCells.count == 7)
    #expect(controller.collectionView.visibleCells.first?.shownTexts.first == "Mug")
  }

  // MARK: The view without the cell

  /// By hand: what was written as a cell can only be shown outside of a list as a cell without one.
  @Test func theViewOfACellStandsAlone() throws {
    let view = MessageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    var actions: [MessageViewData.Action] = []
    view.onAction = { actions.append($0) }
    view.configure(with: MessageViewData(id: 1, sender: "Ann", subject: "Hello"))
    #expect(view.shownTexts == ["Ann", "Hello"])
    StandIn.tap(try #require(view.button("Reply")))
    #expect(actions == [.reply])
  }

  /// By hand: a preview, say of a context menu, needs a cell and its list.
  @Test func samplesAreShownInAPreview() {
    let preview = MessageViewData.preview(of: MessageViewData.samples)
    #expect(preview.shownTexts == ["Ann", "Hello", "Bo", "Lunch", "At noon?"])
  }

  // MARK: The cell around the view

  /// By hand: constraints from the content view to the hosted view, again in each cell class.
  @Test(arguments: ListContainer.allCases)
  func theHostedViewFillsItsCell(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    let views: [UIView] = [
      try screen.view(MessageView.self, .message(1)),
      try screen.view(FolderView.self, .folder("Work")),
      try screen.view(BannerView.self, .banner(1)),
    ]
    for view in views {
      let content = try #require(view.superview)
      #expect(view.frame == content.bounds)
      #expect(content.superview?.bounds == content.frame)
      #expect(!view.frame.isEmpty)
    }
  }

  /// By hand: the state is passed on property by property, so the view hears of selection and
  /// highlighting and of nothing else.
  @Test(arguments: ListContainer.allCases)
  func theWholeStateOfACellReachesItsView(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.hooks.didSelect = { _ in }
    screen.show(.full)
    let id = MailboxItem.ID.folder("Work")
    let path = try screen.path(id)
    let view = try screen.view(FolderView.self, id)
    func last() -> CellState? { view.states.last }

    #expect(last() == CellState())
    screen.hold(at: path) { #expect(last()?.isHighlighted == true) }
    #expect(last() == CellState())
    screen.tap(at: path)
    #expect(last()?.isSelected == true)
    screen.focus(at: path)
    #expect(last()?.isFocused == true)
    screen.focus(at: nil)
    #expect(last()?.isFocused == false)
    screen.isEditing = true
    #expect(last()?.isEditing == true)
    screen.isEditing = false
    let cell = try screen.cell(id)
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfigurationOfCell()
    cell.layoutIfNeeded()
    #expect(last()?.isDisabled == true)
  }

  /// The expanded state is that of outlines, which generated screens have none of; cells pass it on all
  /// the same.
  @Test(arguments: ListContainer.allCases)
  func theViewOfAnOutlineHearsThatItIsExpanded(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(.full)
    var state = UICellConfigurationState(traitCollection: screen.scrollView.traitCollection)
    state.isExpanded = true
    let cell = try screen.cell(.folder("Work"))
    (cell as? UICollectionViewCell)?.updateConfiguration(using: state)
    (cell as? UITableViewCell)?.updateConfiguration(using: state)
    let last = try #require(try screen.view(FolderView.self, .folder("Work")).states.last)
    #expect(last.isExpanded)
    #expect(!last.isSelected)
  }

  /// By hand: `prepareForReuse` clears the data and leaves the handler, or clears it too late; what the
  /// view does while it is reset is reported for an item that is gone.
  @Test(arguments: ListContainer.allCases)
  func aViewThatIsResetReportsNothing(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.show(MailboxContent(folders: [.folder("Work", 7)]))
    let cell = try screen.cell(.folder("Work"))
    let view = try screen.view(FolderView.self, .folder("Work"))
    screen.show(MailboxContent())
    screen.show(MailboxContent(folders: [.folder("Home", 1)]))
    #expect(try screen.cell(.folder("Home")) === cell, "the cell is used again")
    #expect(view.resets == 1)
    #expect(screen.actions == [])
    view.onAction?(.rename(to: "House"))
    #expect(screen.actions == [.folder("Home", .rename(to: "House"))])
  }

  /// By hand: `super.prepareForReuse()` is forgotten, and UIKit does not bring the state up to date.
  @Test(arguments: ListContainer.allCases)
  func aCellThatIsUsedAgainIsInItsFirstState(in container: ListContainer) throws {
    let screen = container.makeMailbox()
    screen.hooks.didSelect = { _ in }
    screen.show(MailboxContent(folders: [.folder("Work", 7)]))
    try screen.tap(.folder("Work"))
    let view = try screen.view(FolderView.self, .folder("Work"))
    #expect(view.states.last?.isSelected == true)
    screen.show(MailboxContent())
    screen.show(MailboxContent(folders: [.folder("Home", 1)]))
    #expect(try screen.view(FolderView.self, .folder("Home")) === view)
    #expect(view.states.last == CellState())

    let cell = try screen.cell(.folder("Home"))
    let told = view.states.count
    (cell as? UICollectionViewCell)?.prepareForReuse()
    (cell as? UITableViewCell)?.prepareForReuse()
    cell.layoutIfNeeded()
    #expect(view.states.count == told + 1, "UIKit's own part of the work is done as well")
  }
}

extension UIView {
  /// Has a cell of either container tell its state again.
  fileprivate func setNeedsUpdateConfigurationOfCell() {
    (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    (self as? UITableViewCell)?.setNeedsUpdateConfiguration()
  }
}
#endif
