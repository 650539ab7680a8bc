#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Random scrolls, updates and pauses, beside a simple account of the visible cells. A failure names the seed of its
/// sequence, and what was done.
@MainActor
@Suite struct RandomSeenTests {
  @Test(arguments: (0..<4).map { $0 * 50..<($0 + 1) * 50 }, ListContainer.allCases)
  func sequences(of seeds: Range<Int>, in container: ListContainer) async {
    for seed in seeds {
      var sequence = SightSequence(seed: UInt64(seed), in: container)
      await sequence.run()
      guard let mistake = sequence.mistake else { continue }
      Issue.record("seed \(seed): \(mistake)\n\(sequence.story.joined(separator: "\n"))")
      return
    }
  }
}

/// The reports that should come: a table of visible cells, with the time of their coming.
@MainActor
private struct PlainSights {
  var content: Set<String> = []
  var reported: Set<String> = []
  var since: [String: Double] = [:]

  static func seconds(_ name: String) -> Double {
    name.hasPrefix("card") ? 2 : name.hasPrefix("row") ? 0 : 1
  }

  static func share(_ name: String) -> CGFloat {
    name.hasPrefix("card") ? 1 : name.hasPrefix("row") ? 0.01 : 0.5
  }

  /// Returns the reports that come while time passes and nothing moves.
  mutating func pass(from start: Double, to end: Double) -> Set<String> {
    var log: Set<String> = []
    for (name, begin) in since where !reported.contains(name) {
      let due = max(begin + Self.seconds(name), start)
      guard due <= end else { continue }
      log.insert("\(name) at \(due)")
      reported.insert(name)
    }
    return log
  }

  mutating func look(_ screen: SightScreen, isInBackground: Bool) {
    let visible = isInBackground ? [] : Self.visible(on: screen)
    for name in since.keys where !visible.contains(name) { since[name] = nil }
    for name in visible where since[name] == nil { since[name] = screen.clock.now }
  }

  /// The cells of which enough is between the bars, and below a header that stays in view.
  private static func visible(on screen: SightScreen) -> Set<String> {
    let view = screen.view
    guard view.window != nil else { return [] }
    var top = view.bounds.minY + view.adjustedContentInset.top
    let bottom = view.bounds.maxY - view.adjustedContentInset.bottom
    if let header = screen.header, header.frame.minY <= top { top = max(top, header.frame.maxY) }
    var names: Set<String> = []
    for (name, cell) in screen.cells where cell.frame.height > 0 {
      let high = min(cell.frame.maxY, bottom) - max(cell.frame.minY, top)
      let wide = min(cell.frame.maxX, view.bounds.maxX) - max(cell.frame.minX, view.bounds.minX)
      let most = min(cell.frame.height, bottom - top) * min(cell.frame.width, view.bounds.width)
      guard high > 0, wide > 0, high * wide > share(name) * most - 0.001 else { continue }
      names.insert(name)
    }
    return names
  }
}

/// A random sequence, and the first mistake in it.
@MainActor
private struct SightSequence {
  private var random: SeededNumbers
  private let screen: SightScreen
  private let outside = UIView()
  private var plain = PlainSights()
  private var isInBackground = false
  private var expected: Set<String> = []
  private var before: Double = 0
  private(set) var story: [String] = []
  private(set) var mistake: String?

  init(seed: UInt64, in container: ListContainer) {
    random = SeededNumbers(seed: seed)
    screen = SightScreen(container)
  }

  mutating func run() async {
    await apply()
    for _ in 0..<24 where mistake == nil { await step() }
  }

  private mutating func step() async {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: await wait()
    case 8..<13: await scroll()
    case 13..<15: await scrollCards()
    case 15..<17: await apply()
    case 17:
      story.append("reset")
      screen.resetSeen()
      plain.reported = []
      plain.since = [:]
      await look()
    case 18:
      isInBackground.toggle()
      story.append("background: \(isInBackground)")
      StandIn.setBackground(isInBackground, screen.scene)
      await look()
    default:
      let isShown = screen.view.superview === screen.window
      story.append("in a window: \(!isShown)")
      (isShown ? outside : screen.window).addSubview(screen.view)
      await look()
    }
  }

  private mutating func look() async {
    await screen.settle()
    plain.look(screen, isInBackground: isInBackground)
    expected.formUnion(plain.pass(from: screen.clock.now, to: screen.clock.now))
    compare()
  }

  private mutating func wait() async {
    let seconds = Double(Int.random(in: 1...12, using: &random)) / 8
    story.append("wait \(seconds)")
    let start = screen.clock.now
    await screen.wait(seconds)
    expected.formUnion(plain.pass(from: start, to: screen.clock.now))
    compare()
  }

  private mutating func compare() {
    let log = screen.takeLog()
    if Set(log) != expected || log.count != expected.count {
      mistake = "reported \(log.sorted()), not \(expected.sorted())"
    }
    expected = []
  }

  private mutating func scroll() async {
    let end = max(0, screen.view.contentSize.height - 400)
    let y = (CGFloat.random(in: -0.1...1.1, using: &random) * end).rounded()
    story.append("scroll to \(y)")
    await screen.scroll(toY: y)
    await look()
  }

  private mutating func scrollCards() async {
    let x = CGFloat(Int.random(in: 0...6, using: &random) * 50)
    guard let section = sectionOfCards else { return }
    story.append("cards to \(x)")
    await screen.scrollCards(toX: x, section: section)
    await look()
  }

  private var cards: [Int] = []
  private var posts: [Int] = []

  private var sectionOfCards: Int? { cards.isEmpty ? nil : posts.isEmpty ? 0 : 1 }

  private mutating func apply() async {
    let heights: [Double] = [30, 70, 100, 250, 900]
    posts = (1...14).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    cards = (1...6).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    var pinned = (21...30).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
    if Bool.random(using: &random) { pinned = [] }
    let rows = (1...3).filter { _ in Bool.random(using: &random) }
    var content = SightsContent()
    content.posts = posts.map {
      .sightPost(SightPostViewData(id: $0, height: heights.randomElement(using: &random) ?? 100))
    }
    content.cards = SightsContent.cards(cards).cards
    content.pinned = pinned.map {
      SightPostViewData(id: $0, height: heights.randomElement(using: &random) ?? 100)
    }
    content.rows = SightsContent.rows(rows).rows
    story.append("apply posts \(posts), cards \(cards), pinned \(pinned), rows \(rows)")
    let names =
      (posts + pinned).map { "post \($0)" } + cards.map { "card \($0)" } + rows.map { "row \($0)" }
    plain.content = Set(names)
    plain.reported.formIntersection(plain.content)
    for name in plain.since.keys where !plain.content.contains(name) { plain.since[name] = nil }
    await screen.show(content)
    await look()
  }
}
#endif
