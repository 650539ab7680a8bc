#if canImport(UIKit)
import CellGenRuntime
import TestSupport
import Testing
import UIKit

/// Generated screens beside a plain model of them, through contents that are made at random.
///
/// Up to 10,000 sequences over two screens and both containers. A failure names the seed of its sequence:
/// `RandomContentTests.run(_:seeds:)` with that seed alone repeats it.
@MainActor
@Suite struct RandomContentTests {
  /// How much of the sequences is tried, in percent.
  nonisolated private static let share: UInt64 =
    Thoroughness.isNightly ? 100 : 10
  /// The seeds of ten times up to 150 sequences, for the screen with the costlier cells.
  nonisolated private static let listings = seeds(150 * share / 100)
  /// The seeds of ten times up to 350 sequences, for the screen in which cells move between sections.
  nonisolated private static let boards = seeds(350 * share / 100)

  nonisolated private static func seeds(_ count: UInt64) -> [Range<UInt64>] {
    (0..<10).map { $0 * count..<($0 + 1) * count }
  }

  @Test(arguments: listings)
  func listingInACollectionView(seeds: Range<UInt64>) {
    run(CollectionContainer<ListingContent>.self, seeds: seeds)
  }

  @Test(arguments: listings)
  func listingInATableView(seeds: Range<UInt64>) {
    run(TableContainer<ListingContent>.self, seeds: seeds)
  }

  @Test(arguments: boards)
  func boardInACollectionView(seeds: Range<UInt64>) {
    run(CollectionContainer<BoardContent>.self, seeds: seeds)
  }

  @Test(arguments: boards)
  func boardInATableView(seeds: Range<UInt64>) {
    run(TableContainer<BoardContent>.self, seeds: seeds)
  }

  /// Runs a sequence for each seed, up to the first in which anything is other than it should be.
  private func run<Place: ContainerAccess>(_ type: Place.Type, seeds: Range<UInt64>) {
    for seed in seeds {
      var sequence = RandomSequence<Place>(seed: seed)
      let mistakes = sequence.run()
      guard !mistakes.isEmpty else { continue }
      Issue.record("seed \(seed): \(mistakes.joined(separator: "\n"))\n\(sequence.story)")
      return
    }
  }
}

/// One screen that is shown a few contents and states, one after the other.
@MainActor
private struct RandomSequence<Place: ContainerAccess> {
  typealias Content = Place.Content

  /// What was applied up to now.
  private(set) var story = ""
  private var random: SeededNumbers
  private let change = PlainChange(shapes: Content.shapes)
  private let container = Place()

  init(seed: UInt64) {
    random = SeededNumbers(seed: seed)
  }

  /// What is wrong after the first step after which anything is.
  mutating func run() -> [String] {
    var screen = change.nothing
    var seen = Sighting(of: screen, in: container)
    for _ in 0..<Int.random(in: 2...3, using: &random) {
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        change.perform(on: &screen, using: &random)
      }
      let mistakes = show(screen, since: &seen)
      if !mistakes.isEmpty { return mistakes }
    }
    return []
  }

  /// Applies a state and compares what is on display with it, and with what was before.
  private mutating func show(_ screen: PlainScreen, since seen: inout Sighting<Place>) -> [String] {
    let state = state(of: screen)
    let isContent = if case .content = state { true } else { false }
    let shown = isContent ? screen : change.nothing
    story += isContent ? "\(screen)\n" : "\(state)\n"
    let failures = StandIn.recordingFailures {
      container.apply(state)
      StandIn.finishAnimations()
    }
    let now = Sighting(of: shown, in: container)
    defer { seen = now }
    return failures.map(\.description) + now.mistakes(in: container) + now.mistakes(since: seen)
      + duplicateMistakes(shown) + placeholderMistakes(state, isEmpty: shown.shown.isEmpty)
  }

  /// Mostly the content, now and then something in its place.
  private mutating func state(of screen: PlainScreen) -> ListState<Content> {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .loading
    case 1: .empty
    case 2: .failed(message: Bool.random(using: &random) ? "No network" : nil)
    default: .content(Content(screen))
    }
  }

  private func duplicateMistakes(_ shown: PlainScreen) -> [String] {
    let reported = container.takeDuplicates()
    let expected = shown.duplicates.map(Content.id(of:))
    return reported == expected ? [] : ["duplicates \(reported) instead of \(expected)"]
  }

  private func placeholderMistakes(_ state: ListState<Content>, isEmpty: Bool) -> [String] {
    var meant = state
    if case .content = state, isEmpty { meant = .empty }
    let texts = container.placeholder?.shownTexts
    let expected = Content.placeholderTexts(for: meant)
    return texts == expected ? [] : ["\(texts as Any) in place of \(expected as Any)"]
  }
}
#endif
