import Testing
import UIKit

@testable import Orders

@MainActor
@Suite struct OrdersViewControllerTests {
  private let entries = [
    OrdersEntry(id: 1, title: "First", detail: "With a detail"),
    OrdersEntry(id: 2, title: "Second"),
  ]

  @Test func showsARowForEachEntry() async {
    let controller = await shownController { [entries] in entries }
    #expect(controller.dataSource.content.entries.map(\.title) == ["First", "Second"])
    #expect(controller.dataSource.collectionView.numberOfSections == 1)
    #expect(controller.dataSource.collectionView.visibleCells.count == 2)
  }

  @Test func showsTheNoticeAboveTheEntries() async {
    let controller = await shownController { [entries] in entries }
    controller.notice = "New"
    controller.dataSource.collectionView.layoutIfNeeded()
    #expect(controller.dataSource.section(at: 0) == .banner)
    #expect(controller.dataSource.collectionView.visibleCells.count == 3)
  }

  @Test func reportsTheEntryThatIsOpened() async throws {
    let controller = await shownController { [entries] in entries }
    var opened: [OrdersEntry] = []
    controller.onOpen = { opened.append($0) }
    let indexPath = try #require(controller.dataSource.indexPath(for: .ordersRow(2)))
    // UIKit calls this when a cell is tapped.
    controller.dataSource.collectionView(
      controller.dataSource.collectionView, didSelectItemAt: indexPath)
    #expect(opened == [entries[1]])
  }

  @Test func keepsTheStateOfASwitch() async throws {
    let controller = await shownController { [entries] in entries }
    let indexPath = try #require(controller.dataSource.indexPath(for: .ordersRow(1)))
    let cell = try #require(controller.dataSource.collectionView.cellForItem(at: indexPath))
    let toggle = try #require(cell.first(UISwitch.self))
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(controller.dataSource.content.entries.map(\.isFavorite) == [true, false])
  }

  @Test func showsTheEmptyState() async {
    let controller = await shownController { [] }
    #expect(controller.dataSource.collectionView.numberOfSections == 0)
    #expect(controller.dataSource.collectionView.backgroundView != nil)
  }

  @Test func loadsAgainAfterAFailure() async {
    let server = Server(entries)
    let controller = await shownController { try await server.load() }
    #expect(controller.dataSource.collectionView.backgroundView != nil)
    // The action of the button, which UIKit's view for unavailable content does not expose.
    controller.dataSource.onAction?(.retry)
    await controller.loading?.value
    #expect(controller.dataSource.collectionView.backgroundView == nil)
    #expect(controller.dataSource.content.entries.count == 2)
  }

  /// Returns a controller with the size of a phone, after it has loaded.
  private func shownController(
    load: @escaping OrdersViewController.Load
  ) async -> OrdersViewController {
    let controller = OrdersViewController(load: load)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    await controller.loading?.value
    controller.dataSource.collectionView.layoutIfNeeded()
    return controller
  }
}

extension UIView {
  /// Returns the first view of a type in this view and its subviews.
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    self as? View ?? subviews.lazy.compactMap { $0.first(type) }.first
  }
}

/// Fails once, and returns the entries from then on.
private actor Server {
  private struct Unreachable: Error {}

  private let entries: [OrdersEntry]
  private var isReachable = false

  init(_ entries: [OrdersEntry]) { self.entries = entries }

  func load() throws -> [OrdersEntry] {
    defer { isReachable = true }
    guard isReachable else { throw Unreachable() }
    return entries
  }
}
