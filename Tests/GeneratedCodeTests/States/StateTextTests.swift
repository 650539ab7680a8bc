#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Texts and pictures in place of the sections that show what their state comes with, in both containers.
@MainActor
@Suite struct StateTextTests {
  @Test(arguments: ListContainer.allCases)
  func aSearchShowsItsQuery(in container: ListContainer) throws {
    let shown = FindsScreen(container)
    shown.search("tea")
    let state = try #require(shown.configuration)
    #expect(state.text == "No results for “tea”" && state.secondaryText == nil)
    #expect(state.button.title == "Ask for tea")
    shown.search("coffee")
    #expect(shown.configuration?.text == "No results for “coffee”")
  }

  @Test(arguments: ListContainer.allCases)
  func aFailureShowsItsMessageOnce(in container: ListContainer) throws {
    let shown = FindsScreen(container)
    shown.apply(.failed(message: "Offline."))
    var state = try #require(shown.configuration)
    #expect(state.text == "The search failed: Offline." && state.secondaryText == nil)
    #expect(state.image == UIImage(systemName: "wifi.slash")?.withRenderingMode(.alwaysTemplate))
    #expect(state.imageProperties.tintColor == .systemRed)
    shown.apply(.failed(message: nil))
    state = try #require(shown.configuration)
    #expect(state.text == "The search failed" && state.secondaryText == nil)
    #expect(state.image == UIImage(systemName: "bolt.slash")?.withRenderingMode(.alwaysTemplate))
  }

  @Test(arguments: ListContainer.allCases)
  func aPictureOfTheAppIsTinted(in container: ListContainer) throws {
    let shown = FindsScreen(container)
    shown.apply(.empty)
    let state = try #require(shown.configuration)
    #expect(state.text == "Nothing yet")
    #expect(state.image == UIImage(named: "Box")?.withRenderingMode(.alwaysTemplate))
    #expect(state.imageProperties.tintColor != nil)
  }

  @Test(arguments: ListContainer.allCases)
  func theActivityIndicatorIsTinted(in container: ListContainer) throws {
    let shown = FindsScreen(container)
    shown.apply(.loading)
    #expect(shown.configuration?.imageProperties.tintColor == .systemTeal)
    shown.apply(.failed(message: nil))
    #expect(shown.configuration?.imageProperties.tintColor == .systemRed)
  }

  @Test func olderSystemsTintTheSame() {
    let view = CellGenPlaceholder()
    let placeholder = ScreenPlaceholder<Never>(
      title: "Failed", image: UIImage(systemName: "bolt"), color: .systemRed)
    view.show(placeholder, isLoading: true, onTap: nil)
    let images = view.descendants.compactMap { $0 as? UIImageView }
    let spinners = view.descendants.compactMap { $0 as? UIActivityIndicatorView }
    #expect(images.map(\.tintColor) == [.systemRed] && spinners.map(\.color) == [.systemRed])
    view.show(ScreenPlaceholder<Never>(title: "Failed"), isLoading: true, onTap: nil)
    #expect(spinners.map(\.color) == [.systemGray])
  }
}

/// The Finds screen in a container.
@MainActor
private final class FindsScreen {
  private let collection: FindsDataSource?
  private let table: FindsTableDataSource?

  init(_ container: ListContainer) {
    switch container {
    case .collection: (collection, table) = (FindsDataSource(), nil)
    case .table: (collection, table) = (nil, FindsTableDataSource())
    }
    view?.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
  }

  private var view: UIScrollView? { collection?.collectionView ?? table?.tableView }

  var stateView: UIView? {
    collection?.collectionView.backgroundView ?? table?.tableView.backgroundView
  }

  var configuration: UIContentUnavailableConfiguration? {
    (stateView as? UIContentUnavailableView)?.configuration as? UIContentUnavailableConfiguration
  }

  func apply(_ state: FindsState) {
    collection?.apply(state)
    table?.apply(state)
    settle()
  }

  func search(_ query: String) {
    collection?.apply(FindsContent(), query: query)
    table?.apply(FindsContent(), query: query)
    settle()
  }

  private func settle() {
    view?.layoutIfNeeded()
    StandIn.finishAnimations()
    view?.layoutIfNeeded()
  }
}
#endif
