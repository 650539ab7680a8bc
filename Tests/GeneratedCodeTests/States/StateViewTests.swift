#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Views of the manifest in place of the sections, in both containers.
@MainActor
@Suite struct StateViewTests {
  @Test(arguments: ListContainer.allCases)
  func aFailureGivesItsViewTheMessage(in container: ListContainer) throws {
    let shown = ParcelsScreen(container)
    shown.apply(.failed(message: "You are offline."))
    let view = try #require(shown.stateView)
    #expect(view.shownTexts == ["You are offline."])
    #expect(view.subviews.first?.accessibilityIdentifier == ParcelsAccessibilityID.failed)
    StandIn.tap(middleOf: try #require(view.button("Try again")))
    #expect(shown.log == [.failed(.retry)])
  }

  /// Whoever types or listens is not interrupted by the same state with other data.
  @Test(arguments: ListContainer.allCases)
  func aViewStaysWhileItsStateDoes(in container: ListContainer) throws {
    let shown = ParcelsScreen(container)
    shown.apply(.failed(message: "You are offline."))
    let view = try #require(shown.stateView)
    shown.apply(.failed(message: nil))
    #expect(shown.stateView === view)
    #expect(view.shownTexts == [])
    shown.apply(.loading)
    #expect(shown.stateView !== view)
    #expect(shown.stateView?.first(SkeletonView.self)?.lines == 3)
  }

  @Test(arguments: ListContainer.allCases)
  func contentTakesItsPlace(in container: ListContainer) throws {
    let shown = ParcelsScreen(container)
    shown.apply(.loading)
    shown.apply(.content(ParcelsContent(parcels: [ParcelViewData(id: 1, title: "Books")])))
    #expect(shown.stateView == nil)
    shown.apply(.empty)
    let view = try #require(shown.stateView)
    #expect(view.shownTexts == ["No parcels"])
    #expect(view.first(UIImageView.self)?.image == UIImage(named: "EmptyParcels"))
  }

  /// A background of the app's is not the data source's to remove.
  @Test(arguments: ListContainer.allCases)
  func aBackgroundOfTheAppStays(in container: ListContainer) throws {
    let shown = ParcelsScreen(container)
    let own = UIView()
    shown.stateView = own
    let content = ParcelsContent(parcels: [ParcelViewData(id: 1, title: "Books")])
    shown.apply(.content(content))
    #expect(shown.stateView === own)
    shown.apply(.loading)
    #expect(shown.stateView !== own)
    shown.stateView = own
    shown.apply(.content(content))
    #expect(shown.stateView === own)
  }

  @Test(arguments: ListContainer.allCases)
  func aSearchGivesItsViewTheQuery(in container: ListContainer) throws {
    let shown = ParcelsScreen(container)
    shown.search("books")
    #expect(shown.stateView?.shownTexts == ["Nothing is called books"])
    #expect(shown.stateView?.subviews.first?.frame.height == 120)
  }

  /// A background view is as large as its container, which bars may cover.
  @Test(arguments: ListContainer.allCases)
  func aViewIsWhereItsStateSays(in container: ListContainer) throws {
    let shown = ParcelsScreen(container)
    let room = CGRect(x: 0, y: 100, width: 390, height: 680)
    let frame = { (state: ParcelsState) in
      shown.apply(state)
      let view = try #require(shown.stateView)
      StandIn.setSafeAreaInsets(UIEdgeInsets(top: 100, left: 0, bottom: 20, right: 0), of: view)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      return try #require(view.subviews.first).frame
    }
    #expect(try frame(.loading) == room)
    let centered = try frame(.failed(message: "You are offline."))
    #expect(centered.midY == room.midY && centered.width == room.width)
    let tall = try frame(.failed(message: String(repeating: "Offline. ", count: 2000)))
    #expect(tall.minY == room.minY && tall.height > room.height)
  }
}

/// The Parcels screen in a container.
@MainActor
private final class ParcelsScreen {
  private(set) var log: [ParcelsAction] = []
  private let collection: ParcelsDataSource?
  private let table: ParcelsTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection: (collection, table) = (ParcelsDataSource(), nil)
    case .table: (collection, table) = (nil, ParcelsTableDataSource())
    }
    collection?.onAction = { [weak self] in self?.log.append($0) }
    table?.onAction = { [weak self] in self?.log.append($0) }
    view?.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
  }

  private var view: UIScrollView? { collection?.collectionView ?? table?.tableView }

  var stateView: UIView? {
    get { collection?.collectionView.backgroundView ?? table?.tableView.backgroundView }
    set {
      collection?.collectionView.backgroundView = newValue
      table?.tableView.backgroundView = newValue
    }
  }

  func apply(_ state: ParcelsState) {
    collection?.apply(state)
    table?.apply(state)
    settle()
  }

  func search(_ query: String) {
    collection?.apply(ParcelsContent(), query: query)
    table?.apply(ParcelsContent(), query: query)
    settle()
  }

  private func settle() {
    view?.layoutIfNeeded()
    StandIn.finishAnimations()
    view?.layoutIfNeeded()
  }
}

final class SkeletonView: UIView, ConfigurableView {
  private(set) var lines = 0

  func configure(with data: SkeletonViewData) { lines = data.lines }
}
#endif
