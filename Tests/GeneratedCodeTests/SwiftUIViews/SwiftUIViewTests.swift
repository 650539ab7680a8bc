#if canImport(UIKit)
import CellGenRuntime
import SwiftUI
import Testing
import UIKit

/// What SwiftUI would do with the views that are generated for it, as the stand-in calls them.
@MainActor
@Suite struct SwiftUIViewTests {
  private let words = String(repeating: "long words ", count: 40)

  @Test("A view is as tall as its cell would be in the proposed width")
  func size() throws {
    let stall = FairStallViewData(id: 1, name: words)
    let source = FairDataSource()
    source.apply(FairContent(stalls: [.fairStall(stall)]))
    let cell = try #require(source.size(for: .fairStall(1), boundedBy: 300))
    withView(stall.view()) { hosted, representable in
      let size = hosted.size(of: representable, proposing: 300)
      #expect(size == cell)
      let narrow = hosted.size(of: representable, proposing: 150)
      #expect((narrow?.height ?? 0) > cell.height && narrow?.width == 150)
      let natural = hosted.size(of: representable, proposing: nil)
      #expect((natural?.width ?? 0) > 300 && (natural?.height ?? .infinity) < cell.height)
      #expect(hosted.size(of: representable, proposing: 0)?.width == 0)
      #expect(hosted.size(of: representable, proposing: .infinity)?.width == .infinity)
    }
  }

  @Test("A view is updated in place, and reports to the latest handler")
  func updates() throws {
    var actions: [String] = []
    let first = FairStallViewData(id: 1, name: "Cheese").view { _ in actions.append("first") }
    withView(first) { hosted, _ in
      let view = hosted.view
      #expect(view?.shownTexts == ["Cheese"])
      let second = FairStallViewData(id: 1, name: "Honey").view { actions.append("\($0)") }
      update(hosted, with: second)
      #expect(hosted.view === view && view?.shownTexts == ["Honey"])
      view?.button("Visit")?.sendActions(for: .primaryActionTriggered)
    }
    #expect(actions == ["visit"])
  }

  @Test("A view has the text size and the direction of its environment")
  func environment() {
    withView(FairNoticeViewData(id: "a", text: "Closed").view()) { hosted, representable in
      var environment = EnvironmentValues()
      environment.dynamicTypeSize = .accessibility2
      environment.layoutDirection = .rightToLeft
      hosted.update(representable, environment: environment)
      let traits = hosted.view?.subviews.first?.traitCollection
      #expect(traits?.preferredContentSizeCategory == .accessibilityLarge)
      #expect(traits?.layoutDirection == .rightToLeft)
      hosted.update(representable)
      #expect(hosted.view?.traitCollection.preferredContentSizeCategory == .large)
      #expect(hosted.view?.traitCollection.layoutDirection == .leftToRight)
    }
  }

  @Test("Data of another view are shown by its class")
  func mapped() {
    withView(FairSponsorViewData(id: 1, company: "Bank").view()) { hosted, _ in
      #expect(hosted.view?.shownTexts == ["Bank"])
    }
  }

  @Test("A screen shows content and what comes in place of it, and reports")
  func screen() {
    var actions: [FairAction] = []
    let hosted = StandIn.Represented<FairScreen>()
    let stall = FairStallViewData(id: 1, name: "Cheese")
    hosted.update(FairScreen(FairContent(stalls: [.fairStall(stall)])) { actions.append($0) })
    hosted.view?.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    hosted.view?.layoutIfNeeded()
    let view = hosted.view
    #expect(view?.visibleCells.flatMap(\.shownTexts) == ["Cheese"])
    view?.visibleCells.first?.button("Visit")?.sendActions(for: .primaryActionTriggered)
    #expect(actions == [.fairStall(1, .visit)])
    hosted.update(FairScreen(.loading))
    view?.layoutIfNeeded()
    #expect(hosted.view === view && view?.visibleCells.isEmpty == true)
  }

  @Test("A screen in a table uses the data source that it is given")
  func table() {
    let source = FairTableDataSource()
    let hosted = StandIn.Represented<FairTableScreen>()
    let notice = FairNoticeViewData(id: "a", text: "Closed")
    let content = FairContent(stalls: [.fairNotice(notice)])
    hosted.update(FairTableScreen(content, dataSource: source))
    #expect(hosted.view === source.tableView && source.content == content)
  }

  /// Makes a view of what `view(onAction:)` returns, whose type nobody can name.
  private func withView<V: SwiftUI.View>(
    _ view: V, _ body: (StandIn.AnyRepresented, V) -> Void
  ) {
    let hosted = StandIn.AnyRepresented()
    hosted.update(view)
    hosted.view?.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    hosted.view?.layoutIfNeeded()
    body(hosted, view)
  }

  private func update(_ hosted: StandIn.AnyRepresented, with view: some SwiftUI.View) {
    hosted.update(view)
    hosted.view?.layoutIfNeeded()
  }
}
#endif
