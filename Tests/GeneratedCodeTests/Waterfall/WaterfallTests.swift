#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Columns in which each cell is as tall as its view.
@MainActor
@Suite struct WaterfallTests {
  private let view: UICollectionView
  private let source = MoodboardDataSource()

  init() {
    view = source.collectionView
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 4000)
  }

  private func show(_ content: MoodboardContent) {
    source.apply(content)
    layOut()
  }

  private func layOut() {
    view.layoutIfNeeded()
    StandIn.finishAnimations()
    view.layoutIfNeeded()
  }

  /// Notes of so many words each.
  private func notes(_ words: [Int], from first: Int = 0) -> [MoodNoteViewData] {
    words.enumerated().map {
      MoodNoteViewData(
        id: first + $0, text: Array(repeating: "Word", count: $1).joined(separator: " "))
    }
  }

  private func items(_ words: [Int]) -> [MoodboardContent.NotesItem] {
    notes(words).map { .moodNote($0) }
  }

  private func frames(in section: Int = 0) -> [CGRect] {
    (0..<view.numberOfItems(inSection: section)).compactMap {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  /// The column of each cell.
  private func columns(in section: Int = 0) -> [Int] {
    let edges = Set(frames(in: section).map(\.minX)).sorted()
    return frames(in: section).compactMap { edges.firstIndex(of: $0.minX) }
  }

  /// Fails where cells overlap, or one is not below the column that ends highest.
  private func expectWaterfall(in section: Int = 0, spacing: CGFloat, of count: Int) {
    let frames = frames(in: section)
    guard let top = frames.first?.minY else { return }
    var ends = Array(repeating: top, count: count)
    for (frame, column) in zip(frames, columns(in: section)) {
      #expect(column == ends.indices.min { ends[$0] < ends[$1] })
      #expect(abs(frame.minY - ends[column]) < 0.01)
      ends[column] = frame.maxY + spacing
    }
    for (index, frame) in frames.enumerated() {
      #expect(frames[..<index].allSatisfy { !$0.intersects(frame) })
    }
  }

  // MARK: Places

  @Test(arguments: [
    ([], 2, []), ([10, 10, 10], 2, [0, 1, 0]), ([30, 10, 10, 10], 2, [0, 1, 1, 1]),
    ([50, 10, 20, 10, 5], 3, [0, 1, 2, 1, 2]), ([10, 20], 1, [0, 0]), ([0, 0, 0], 2, [0, 1, 0]),
  ])
  func eachCellGoesToTheShortestColumn(heights: [CGFloat], count: Int, columns: [Int]) {
    let frames = LayoutSection<MoodboardSection>.waterfall(
      heights, columns: count, width: 100, spacing: 2)
    #expect(frames.map { Int($0.minX / 102) } == columns)
    #expect(frames.map(\.height) == heights)
  }

  @Test func cellsAreAsTallAsTheirViewsAndDoNotOverlap() throws {
    show(MoodboardContent(notes: items([3, 60, 1, 20, 40, 2, 9, 30])))
    let frames = frames()
    #expect(Set(frames.map(\.width)) == [180])
    #expect(Set(frames.map(\.minX)) == [12, 198])
    #expect(Set(frames.map(\.height)).count > 3)
    for (id, frame) in frames.enumerated() {
      let size = try #require(source.size(for: .moodNote(id), boundedBy: 180))
      #expect(frame.height == size.height)
    }
    expectWaterfall(spacing: 6, of: 2)
  }

  @Test func aSizeOfAViewIsTheHeightOfItsCells() {
    var content = MoodboardContent(notes: items([3, 60]))
    content.notes.append(.moodPicture(MoodPictureViewData(id: 9, name: "Lake")))
    show(content)
    #expect(frames().last?.height == 80)
    expectWaterfall(spacing: 6, of: 2)
  }

  @Test func theSectionEndsBelowItsLongestColumn() throws {
    show(MoodboardContent(notes: items([1, 80]), latest: notes([1])))
    let end = try #require(frames().map(\.maxY).max())
    #expect(frames(in: 1).first?.minY == end)
  }

  @Test(arguments: [(100, 1), (240, 2), (390, 3), (800, 6)])
  func asManyColumnsAsFit(width: Int, count: Int) {
    view.frame.size.width = CGFloat(width)
    show(MoodboardContent(latest: notes([1, 9, 30, 2, 60, 3, 12])))
    #expect(Set(columns()).count == count)
    #expect(frames().allSatisfy { $0.maxX <= CGFloat(width) })
    expectWaterfall(spacing: 8, of: count)
  }

  // MARK: Changes

  @Test func cellsThatComeAndGoArePlacedAgain() {
    show(MoodboardContent(notes: items([1, 60, 1])))
    #expect(columns() == [0, 1, 0])
    var content = MoodboardContent(notes: items([1, 60, 1]))
    content.notes.insert(
      .moodNote(MoodNoteViewData(id: 77, text: String(repeating: "Long text ", count: 60))), at: 0)
    show(content)
    #expect(columns() == [0, 1, 1, 0] || columns() == [0, 1, 1, 1])
    expectWaterfall(spacing: 6, of: 2)
    content.notes.removeFirst(2)
    show(content)
    #expect(frames().count == 2)
    expectWaterfall(spacing: 6, of: 2)
  }

  @Test func aCellWithOtherDataHasAnotherHeight() throws {
    show(MoodboardContent(notes: items([1, 1, 1, 1])))
    let before = frames()
    #expect(columns() == [0, 1, 0, 1])
    show(MoodboardContent(notes: items([80, 1, 1, 1])))
    #expect(frames()[0].height > before[0].height)
    #expect(columns() == [0, 1, 1, 1])
    expectWaterfall(spacing: 6, of: 2)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame == frames()[0])
  }

  @Test func otherDataOfACollapsedSectionAreSeenWhenItOpens() {
    show(MoodboardContent(notes: items([1, 1, 1])))
    source.collapsedSections = [.notes]
    layOut()
    #expect(frames().isEmpty)
    show(MoodboardContent(notes: items([80, 1, 1])))
    source.collapsedSections = []
    layOut()
    #expect(columns() == [0, 1, 1])
    expectWaterfall(spacing: 6, of: 2)
  }

  @Test func anotherWidthChangesHeights() {
    show(MoodboardContent(notes: items([20, 60, 1, 20])))
    let before = frames()
    view.frame.size.width = 800
    layOut()
    #expect(frames()[1].width > before[1].width)
    #expect(frames()[1].height < before[1].height)
    expectWaterfall(spacing: 6, of: 2)
  }

  @Test func dataDecideTheLayoutOfASection() {
    let board = MoodBoardViewData(id: "a", name: "Board", isDense: true)
    var content = MoodboardContent(
      boards: [SectionContent(board, items: notes([1, 20, 60, 3]))])
    show(content)
    #expect(Set(columns()) == [0, 1, 2])
    expectWaterfall(spacing: 8, of: 3)
    content.boards[0].data.isDense = false
    show(content)
    #expect(Set(columns()) == [0, 1])
  }

  @Test func cellsOfManyContentsNeverOverlap() {
    var seed: UInt64 = 7
    for _ in 0..<20 {
      let words = (0..<12).map { _ -> Int in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(seed >> 58) + 1
      }
      show(MoodboardContent(notes: items(words)))
      expectWaterfall(spacing: 6, of: 2)
      let ends = Dictionary(grouping: frames(), by: \.minX).values.compactMap {
        $0.map(\.maxY).max()
      }
      let tallest = frames().map(\.height).max() ?? 0
      #expect((ends.max() ?? 0) - (ends.min() ?? 0) <= tallest + 6)
    }
  }

  // MARK: Heights

  private typealias Heights = CellGenHeights<MoodboardItem>

  @Test func aHeightIsComputedOnceForItsDataWidthAndTextSize() {
    let heights = Heights()
    var asked = 0
    heights.size = { _, width in
      asked += 1
      return CGSize(width: width, height: 40)
    }
    let note = MoodboardItem.moodNote(notes([1])[0])
    let other = MoodboardItem.moodNote(notes([2])[0])
    for _ in 0..<3 {
      #expect(heights.height(of: note.id, showing: note, width: 100, .large) == 40)
    }
    #expect(asked == 1)
    _ = heights.height(of: note.id, showing: other, width: 100, .large)
    _ = heights.height(of: note.id, showing: other, width: 120, .large)
    _ = heights.height(of: note.id, showing: other, width: 120, .small)
    #expect(asked == 4)
    heights.keep { _ in false }
    _ = heights.height(of: note.id, showing: other, width: 120, .small)
    #expect(asked == 5)
  }

  @Test(arguments: [(nil, 100), (.nan, 0), (-4, 0), (12, 12)] as [(CGFloat?, CGFloat)])
  func onlyAHeightCounts(computed: CGFloat?, height: CGFloat) {
    let heights = Heights()
    heights.size = { _, width in computed.map { CGSize(width: width, height: $0) } }
    let note = MoodboardItem.moodNote(notes([1])[0])
    #expect(heights.height(of: note.id, showing: note, width: 100, .large) == height)
  }

  @Test func aLargerTextSizeMakesTallerCells() {
    show(MoodboardContent(notes: items([20, 60, 1, 20])))
    let before = frames()
    StandIn.withTraits(.init(contentSizeCategory: .accessibilityLarge), in: view) {
      view.collectionViewLayout.invalidateLayout()
      layOut()
      #expect(frames()[1].height > before[1].height)
      expectWaterfall(spacing: 6, of: 2)
    }
  }

  @Test func cellsThatAreConfiguredAgainAreMeasuredAgain() {
    show(MoodboardContent(notes: items([20, 60, 1, 20])))
    let before = frames()
    source.restyle()
    layOut()
    #expect(frames() == before)
  }

  // MARK: Tables

  @Test func aTableShowsTheSameContentInRows() {
    let tableView = MoodboardLayout.makeTableView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let source = MoodboardTableDataSource(tableView: tableView)
    source.apply(MoodboardContent(notes: items([1, 2, 3])))
    tableView.layoutIfNeeded()
    #expect(tableView.numberOfRows(inSection: 0) == 3)
  }
}
#endif
