#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Sections that a tap on their header collapses and expands, in both containers.
@MainActor
@Suite struct CollapsingTests {
  private typealias Folders = EditedList<FoldersViewCreator>

  private func makeFolders(_ container: ListContainer) -> Folders {
    switch container {
    case .collection: Folders(.collection(FoldersDataSource()))
    case .table: Folders(.table(FoldersTableDataSource()))
    }
  }

  private func memo(_ id: Int) -> JottingViewData { JottingViewData(id: id, title: "Memo \(id)") }

  private var content: FoldersContent {
    FoldersContent(
      pinned: [memo(1)],
      folders: [
        .init(NoteFolderViewData(id: 1, name: "Work"), items: [memo(2), memo(3)]),
        .init(NoteFolderViewData(id: 2, name: "Home", isShut: true), items: [memo(4)]),
      ])
  }

  private func memos(_ shown: Folders) -> [String] { shown.rows.filter { $0.hasPrefix("Memo") } }

  @Test(arguments: ListContainer.allCases)
  func sectionsBeginAsTheManifestSays(in container: ListContainer) {
    let shown = makeFolders(container)
    shown.show(content)
    #expect(memos(shown) == ["Memo 2", "Memo 3"])
    #expect(shown.collapsedSections == [.pinned, .folders(2)])
  }

  @Test(arguments: ListContainer.allCases)
  func aTapOnAHeaderCollapsesAndExpands(in container: ListContainer) throws {
    let shown = makeFolders(container)
    var changes = 0
    switch shown.source {
    case .collection(let source): source.hooks.collapseChanged = { changes += 1 }
    case .table(let source): source.hooks.collapseChanged = { changes += 1 }
    }
    shown.show(content)
    shown.tapHeader(0)
    #expect(memos(shown) == ["Memo 1", "Memo 2", "Memo 3"])
    shown.tapHeader(1)
    #expect(memos(shown) == ["Memo 1"])
    shown.tapHeader(1)
    #expect(memos(shown) == ["Memo 1", "Memo 2", "Memo 3"])
    #expect(changes == 3 && shown.collapsedSections == [.folders(2)])
    #expect(shown.log == [])
  }

  @Test(arguments: ListContainer.allCases)
  func aButtonInAHeaderKeepsItsTaps(in container: ListContainer) throws {
    let shown = makeFolders(container)
    shown.show(content)
    let button = try #require(shown.header(1).flatMap { $0.first(UIButton.self) })
    StandIn.tap(middleOf: button)
    shown.settle()
    #expect(shown.log == [.foldersHeader(1, .add)])
    #expect(memos(shown) == ["Memo 2", "Memo 3"])
  }

  @Test(arguments: ListContainer.allCases)
  func whatTheUserCollapsedStaysCollapsed(in container: ListContainer) throws {
    let shown = makeFolders(container)
    shown.show(content)
    shown.tapHeader(1)
    shown.tapHeader(2)
    #expect(memos(shown) == ["Memo 4"])
    shown.show(FoldersContent())
    var other = content
    other.folders.swapAt(0, 1)
    other.folders[id: 1]?.items[0].title = "Memo 2, changed"
    shown.show(other)
    #expect(memos(shown) == ["Memo 4"])
    shown.tapHeader(2)
    #expect(memos(shown) == ["Memo 4", "Memo 2, changed", "Memo 3"])
  }

  @Test(arguments: ListContainer.allCases)
  func aMemoMovesInAndOutOfACollapsedSection(in container: ListContainer) {
    let shown = makeFolders(container)
    shown.show(content)
    var other = content
    var moved = other.folders[0].items.removeFirst()
    moved.title = "Memo 2, moved"
    other.folders[1].items.append(moved)
    shown.show(other)
    #expect(memos(shown) == ["Memo 3"])
    moved.title = "Memo 2, back"
    other.folders[1].items.removeLast()
    other.folders[0].items.append(moved)
    shown.show(other)
    #expect(memos(shown) == ["Memo 3", "Memo 2, back"])
  }

  @Test(arguments: ListContainer.allCases)
  func anAppCollapsesSections(in container: ListContainer) {
    let shown = makeFolders(container)
    shown.show(content)
    shown.collapsedSections = [.folders(1)]
    #expect(memos(shown) == ["Memo 1", "Memo 4"])
    shown.collapsedSections = []
    #expect(memos(shown) == ["Memo 1", "Memo 2", "Memo 3", "Memo 4"])
  }

  @Test(arguments: ListContainer.allCases)
  func aHeaderSaysWhetherItsSectionIsCollapsed(in container: ListContainer) throws {
    let shown = makeFolders(container)
    shown.show(content)
    let pinned = try #require(shown.header(0))
    #expect(pinned.accessibilityTraits == [.header, .button])
    #expect(pinned.accessibilityExpandedStatus == .collapsed)
    let mark = try #require(shown.header(1)?.subviews.last as? UIImageView)
    #expect(mark.isAccessibilityElement && mark.accessibilityLabel == "Work")
    #expect(mark.accessibilityExpandedStatus == .expanded)
    shown.tapHeader(0)
    shown.tapHeader(1)
    #expect(shown.header(0)?.accessibilityExpandedStatus == .expanded)
    #expect(mark.accessibilityExpandedStatus == .collapsed)
  }

  @Test(arguments: ListContainer.allCases)
  func theContentOfAHeaderEndsBeforeTheChevron(in container: ListContainer) throws {
    let shown = makeFolders(container)
    shown.show(content)
    let header = try #require(shown.header(1))
    let mark = try #require(header.subviews.last as? UIImageView)
    let button = try #require(header.first(UIButton.self))
    let end = button.convert(button.bounds, to: header).maxX
    #expect(end <= mark.frame.minX)
    #expect(mark.frame.maxX <= header.bounds.maxX)
  }
}
#endif
