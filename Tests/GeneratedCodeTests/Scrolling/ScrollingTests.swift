#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

@MainActor
@Suite("Scrolling to places")
struct ScrollingTests {
  private typealias Screen = ScrolledList<ChronicleViewCreator>

  private static func day(_ id: Int) -> ChronicleItem {
    .chronicleDay(ChronicleDayViewData(id: id, name: "Day \(id)"))
  }

  private static let content = ChronicleContent(
    newsHeader: ChronicleHeadingViewData(title: "News"),
    news: (0..<60).map { id in
      id % 3 == 0 ? .chroniclePhoto(ChroniclePhotoViewData(id: id, caption: "Photo")) : day(id)
    },
    archiveHeader: ChronicleHeadingViewData(title: "Archive"),
    archive: (100..<160).map { id in
      .chroniclePost(
        ChroniclePostViewData(
          id: id, text: Array(repeating: "old", count: id).joined(separator: " ")))
    })

  private func screen(_ container: ListContainer) async -> Screen {
    let screen = Screen(container, layout: ChronicleLayout.make())
    screen.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    await screen.show(Self.content)
    return screen
  }

  private static let first = ChronicleItem.ID.chroniclePost(100)

  @Test("To the end and to the start", arguments: ListContainer.allCases, [true, false])
  func ends(_ container: ListContainer, isAnimated: Bool) async {
    let screen = await screen(container)
    screen.scroll(to: .end, isAnimated: isAnimated)
    await screen.settle()
    #expect(screen.isAtEnd)
    #expect(screen.visible.last?.id == .chroniclePost(159))
    screen.scroll(to: .start, isAnimated: isAnimated)
    await screen.settle()
    #expect(screen.view.contentOffset.y == -50)
    #expect(screen.visible.first?.id == .chroniclePhoto(0))
  }

  @Test("To a section and to its header", arguments: ListContainer.allCases, [true, false])
  func sections(_ container: ListContainer, isAnimated: Bool) async {
    let screen = await screen(container)
    screen.scroll(to: .header(of: .archive), isAnimated: isAnimated)
    await screen.settle()
    let header = screen.visible.first { $0.id == Self.first }?.y ?? 0
    #expect(header > 10 && header < 100)
    screen.scroll(to: .section(.archive), isAnimated: isAnimated)
    await screen.settle()
    let cell = screen.visible.first { $0.id == Self.first }?.y
    // The header of a plain table stays over the first row.
    #expect(cell == (container == .table ? header : 0))
  }

  @Test("To a place that is above", arguments: ListContainer.allCases)
  func back(_ container: ListContainer) async {
    let screen = await screen(container)
    screen.scroll(to: .end)
    await screen.settle()
    screen.scroll(to: .section(.archive))
    await screen.settle()
    #expect(screen.visible.contains { $0.id == Self.first && $0.y >= 0 && $0.y < 100 })
  }

  @Test("Before the screen appears", arguments: ListContainer.allCases)
  func beforeAppearing(_ container: ListContainer) async {
    let screen = StandIn.beforeAppearing {
      let screen = Screen(container, layout: ChronicleLayout.make(), isInWindow: false)
      screen.apply(Self.content)
      screen.scroll(to: .section(.archive))
      return screen
    }
    #expect(screen.view.contentOffset.y == 0)
    screen.appear()
    await screen.settle()
    #expect(screen.visible.contains { $0.id == Self.first && $0.y >= 0 && $0.y < 100 })
    // And only once.
    await screen.scroll(toY: 0)
    screen.view.frame.size.width = 390
    await screen.settle()
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test("Nothing happens for a section that is not shown", arguments: ListContainer.allCases)
  func missing(_ container: ListContainer) async {
    let screen = await screen(container)
    await screen.show(ChronicleContent(news: (0..<60).map(Self.day)))
    await screen.scroll(toY: 500)
    screen.scroll(to: .section(.archive))
    await screen.settle()
    #expect(screen.view.contentOffset.y == 500)
  }

  @Test("A finger stops an animation for good", arguments: ListContainer.allCases)
  func finger(_ container: ListContainer) async {
    let screen = await screen(container)
    screen.scroll(to: .end, isAnimated: true)
    StandIn.scroll(screen.view, toY: 200)
    await screen.settle()
    #expect(screen.view.contentOffset.y == 200)
  }

  @Test("Content that was applied before is there", arguments: ListContainer.allCases)
  func inOrder(_ container: ListContainer) async {
    let screen = Screen(container, layout: ChronicleLayout.make())
    screen.apply(Self.content)
    screen.scroll(to: .end)
    await screen.settle()
    #expect(screen.isAtEnd)
    #expect(screen.view.contentOffset.y > 5_000)
  }
}

@MainActor
@Suite("Keeping a position")
struct KeptPositionTests {
  private typealias Screen = ScrolledList<ChronicleViewCreator>

  private static func item(_ id: Int) -> ChronicleItem {
    let text = Array(repeating: "word", count: 1 + id * 7 % 50).joined(separator: " ")
    return switch id % 4 {
    case 0: .chronicleDay(ChronicleDayViewData(id: id, name: "Day"))
    case 1: .chroniclePost(ChroniclePostViewData(id: id, text: text))
    case 2: .chronicleQuote(ChronicleQuoteViewData(id: id, text: text))
    default: .chroniclePhoto(ChroniclePhotoViewData(id: id, caption: "Photo"))
    }
  }

  @Test("Cells that arrive above move nothing", arguments: ListContainer.allCases, [true, false])
  func above(_ container: ListContainer, isAnimated: Bool) async {
    let screen = Screen(container, layout: ChronicleLayout.make())
    await screen.show(ChronicleContent(news: (100..<200).map(Self.item)))
    for y in [0, 333, 2_000] as [CGFloat] {
      await screen.scroll(toY: y)
      let before = screen.visible
      let first = screen.visible.first?.id
      let ids = (0..<20).map { 10_000 + Int(y) + $0 }
      var content = screen.table?.content ?? screen.collection?.content ?? ChronicleContent()
      content.news.insert(contentsOf: ids.map(Self.item), at: 0)
      await screen.show(content, isAnimated: isAnimated)
      #expect(screen.visible.first?.id == first)
      for (id, y, _) in before {
        let now = screen.visible.first { $0.id == id }?.y
        #expect(
          now.map { abs($0 - y) < 1 } ?? true, "\(id) at \(String(describing: now)), not \(y)")
      }
    }
  }

  @Test("What arrives below is animated", arguments: ListContainer.allCases)
  func below(_ container: ListContainer) async {
    let screen = Screen(container, layout: ChronicleLayout.make())
    await screen.show(ChronicleContent(news: (100..<200).map(Self.item)))
    await screen.scroll(toY: 400)
    await screen.show(ChronicleContent(news: (100..<210).map(Self.item)), isAnimated: true)
    #expect(screen.view.contentOffset.y == 400)
  }

  @Test("Random changes keep the first cell that stays", arguments: ListContainer.allCases)
  func random(_ container: ListContainer) async {
    for seed in 0..<100 as Range<UInt64> {
      var random = SeededNumbers(seed: seed)
      let screen = Screen(container, layout: ChronicleLayout.make())
      var ids = Array(0..<60)
      var next = 1_000
      await screen.show(ChronicleContent(news: ids.map(Self.item)))
      for _ in 0..<5 {
        await screen.scroll(toY: .random(in: 0...max(1, screen.end), using: &random))
        let before = screen.visible
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = ids.isEmpty ? 0 : Int.random(in: 0..<ids.count, using: &random)
          if Bool.random(using: &random) {
            ids.insert(contentsOf: next..<next + 5, at: place)
            next += 5
          } else {
            ids.removeSubrange(place..<min(ids.count, place + 3))
          }
        }
        await screen.show(
          ChronicleContent(news: ids.map(Self.item)), isAnimated: .random(using: &random))
        let there = Set(ids.map { Self.item($0).id })
        guard let anchor = before.first(where: { there.contains($0.id) }) else { continue }
        let now = screen.visible.first { $0.id == anchor.id }?.y
        let isHeld = now.map { abs($0 - anchor.y) < 1 } ?? false
        let isClamped = screen.isAtEnd || screen.view.contentOffset.y == screen.start
        #expect(isHeld || isClamped, "seed \(seed): \(anchor) is at \(String(describing: now))")
      }
    }
  }
}

@MainActor
@Suite("Starting at the end")
struct EndTests {
  private typealias Screen = ScrolledList<TalkViewCreator>

  private static func content(_ ids: Range<Int>) -> TalkContent {
    TalkContent(
      messages: ids.map { id in
        let text = Array(repeating: "word", count: 1 + abs(id) * 7 % 60).joined(separator: " ")
        return id % 5 == 0
          ? .talkNote(TalkNoteViewData(id: id, text: text))
          : .talkMessage(TalkMessageViewData(id: id, text: text))
      })
  }

  private func screen(_ container: ListContainer, _ ids: Range<Int> = 0..<200) async -> Screen {
    let screen = Screen(container, layout: TalkLayout.make())
    await screen.show(Self.content(ids))
    return screen
  }

  @Test("It begins at its end", arguments: ListContainer.allCases)
  func begins(_ container: ListContainer) async {
    let screen = await screen(container)
    #expect(screen.isAtEnd)
    #expect(screen.view.contentOffset.y > 3_000)
  }

  @Test("Content of before it appears, too", arguments: ListContainer.allCases)
  func beforeAppearing(_ container: ListContainer) async {
    let screen = StandIn.beforeAppearing {
      let screen = Screen(container, layout: TalkLayout.make(), isInWindow: false)
      screen.apply(Self.content(0..<200))
      return screen
    }
    screen.appear()
    screen.view.layoutIfNeeded()
    // In the first layout already: nothing else is ever drawn.
    #expect(screen.isAtEnd)
    await screen.settle()
    #expect(screen.isAtEnd)
  }

  @Test("It stays there as messages come", arguments: ListContainer.allCases, [true, false])
  func follows(_ container: ListContainer, isAnimated: Bool) async {
    let screen = await screen(container)
    for last in [201, 202, 230] {
      await screen.show(Self.content(0..<last), isAnimated: isAnimated)
      #expect(screen.isAtEnd)
    }
    // And as older ones are loaded.
    await screen.show(Self.content(-50..<230), isAnimated: isAnimated)
    #expect(screen.isAtEnd)
  }

  @Test("Who has scrolled away stays", arguments: ListContainer.allCases, [true, false])
  func staysAway(_ container: ListContainer, isAnimated: Bool) async {
    let screen = await screen(container)
    await screen.scroll(toY: 1_000)
    let before = screen.visible
    await screen.show(Self.content(0..<250), isAnimated: isAnimated)
    await screen.show(Self.content(-50..<250), isAnimated: isAnimated)
    #expect(screen.visible.first?.id == before.first?.id)
    #expect(abs((screen.visible.first?.y ?? 0) - (before.first?.y ?? 0)) < 1)
    // Back at the end, it stays there again.
    StandIn.scrollToEnd(screen.view)
    await screen.settle()
    await screen.show(Self.content(-50..<260), isAnimated: isAnimated)
    #expect(screen.isAtEnd)
  }

  @Test("The keyboard and rotation leave it there", arguments: ListContainer.allCases)
  func insets(_ container: ListContainer) async {
    let screen = await screen(container)
    screen.view.contentInset.bottom = 300
    await screen.settle()
    #expect(screen.isAtEnd)
    #expect(screen.visible.last?.id == .talkMessage(199))
    screen.view.frame.size = CGSize(width: 700, height: 300)
    await screen.settle()
    #expect(screen.isAtEnd)
    screen.view.contentInset.bottom = 0
    await screen.settle()
    #expect(screen.isAtEnd)
  }

  @Test("It stays where the app scrolls it to", arguments: ListContainer.allCases, [true, false])
  func appScrolls(_ container: ListContainer, isAnimated: Bool) async {
    let screen = await screen(container)
    screen.scroll(to: .start, isAnimated: isAnimated)
    screen.apply(Self.content(0..<220), isAnimated: true)
    await screen.settle()
    #expect(screen.view.contentOffset.y == screen.start)
    screen.scroll(to: .end, isAnimated: isAnimated)
    screen.apply(Self.content(0..<230), isAnimated: true)
    await screen.settle()
    #expect(screen.isAtEnd)
  }

  @Test("Few messages are at the top, until they fill it", arguments: ListContainer.allCases)
  func few(_ container: ListContainer) async {
    let screen = await screen(container, 0..<1)
    #expect(screen.view.contentOffset.y == 0)
    for count in 2...60 { await screen.show(Self.content(0..<count), isAnimated: true) }
    #expect(screen.isAtEnd)
    await screen.show(TalkContent())
    await screen.show(Self.content(0..<100))
    #expect(screen.isAtEnd)
  }
}
#endif
