#if canImport(UIKit)
import CellGenRuntime
import Testing
import UIKit

/// Repeated sections beside a plain model of them, while they are changed, collapsed, selected in and moved
/// between at random. A failure names the seed of its sequence.
@MainActor
@Suite struct RandomChestsTests {
  @Test(arguments: (0..<10).map { $0 * 40..<($0 + 1) * 40 }, ListContainer.allCases)
  func sequences(of seeds: Range<Int>, in container: ListContainer) {
    for seed in seeds {
      var sequence = ChestSequence(seed: UInt64(seed), in: container)
      let failures = StandIn.recordingFailures { sequence.run() }
      let mistakes = failures.map(\.description) + [sequence.mistake].compactMap { $0 }
      guard !mistakes.isEmpty else { continue }
      let story = sequence.story.joined(separator: "\n")
      Issue.record("seed \(seed): \(mistakes.joined(separator: "\n"))\n\(story)")
      return
    }
  }
}

/// What a screen of chests should show.
private struct PlainChests {
  struct Chest {
    /// Nil for the things in no chest.
    var id: Int?
    var things: [Int] = []
    var isShut = false

    var section: ChestsSection { id.map { .chests($0) } ?? .loose }
  }

  var chests = [Chest()]
  var titles: [Int: String] = [:]
  var selected: Set<Int> = []

  var visible: [[Int]] { chests.map { $0.isShut ? [] : $0.things } }

  /// What is read from top to bottom.
  var rows: [String] {
    zip(chests, visible).flatMap { chest, things -> [String] in
      let title = chest.id.map { "Chest \($0)" } ?? "Loose"
      return [title] + things.map { titles[$0] ?? "" }
    }
  }

  var content: ChestsContent {
    let data = { (things: [Int]) in
      things.map { ThingViewData(id: $0, title: titles[$0] ?? "") }
    }
    return ChestsContent(
      loose: data(chests[0].things),
      chests: chests.dropFirst().map { chest in
        // Only the first content with a chest decides how it begins.
        .init(
          ChestViewData(id: chest.id ?? 0, name: "Chest \(chest.id ?? 0)", isShut: chest.isShut),
          items: data(chest.things))
      })
  }
}

@MainActor
private struct ChestSequence {
  private(set) var story: [String] = []
  private(set) var mistake: String?
  private var random: SeededNumbers
  private var model = PlainChests()
  private var lastID = 0
  private let shown: EditedList<ChestsViewCreator>

  init(seed: UInt64, in container: ListContainer) {
    random = SeededNumbers(seed: seed)
    shown =
      switch container {
      case .collection: EditedList(.collection(ChestsDataSource()), height: 6000)
      case .table: EditedList(.table(ChestsTableDataSource()), height: 6000)
      }
  }

  mutating func run() {
    applyChanges()
    check()
    for _ in 0..<8 where mistake == nil {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1: applyChanges()
      case 2: collapse()
      case 3: select()
      case 4: move()
      case 5, 6: drag()
      default: setCollapsed()
      }
      model.selected.formIntersection(model.visible.joined())
      check()
    }
  }

  private mutating func check() {
    let selection = Set(shown.selection.compactMap(\.thing))
    let shut = Set(model.chests.filter(\.isShut).map(\.section))
    let sections = Set(model.chests.map(\.section))
    if shown.rows != model.rows {
      mistake = "\(shown.rows) instead of \(model.rows)"
    } else if selection != model.selected {
      mistake = "selected \(selection) instead of \(model.selected)"
    } else if shown.collapsedSections.intersection(sections) != shut {
      mistake = "collapsed \(shown.collapsedSections) instead of \(shut)"
    }
  }

  // MARK: Steps

  private mutating func applyChanges() {
    for _ in 0..<Int.random(in: 1...6, using: &random) { change() }
    story.append("apply \(model.rows)")
    shown.show(model.content)
  }

  private mutating func change() {
    let chest = Int.random(in: model.chests.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0 where model.chests.count < 5:
      lastID += 1
      let place = Int.random(in: 1...model.chests.count, using: &random)
      let isShut = Int.random(in: 0..<3, using: &random) == 0
      model.chests.insert(.init(id: lastID, isShut: isShut), at: place)
    case 1 where chest > 0:
      model.chests.remove(at: chest)
    case 2 where chest > 0:
      let moved = model.chests.remove(at: chest)
      let place = Int.random(in: 1...model.chests.count, using: &random)
      model.chests.insert(moved, at: place)
    case 3, 4:
      lastID += 1
      model.titles[lastID] = "Thing \(lastID)"
      insert(lastID)
    case 5:
      guard let thing = model.chests[chest].things.randomElement(using: &random) else { return }
      model.chests[chest].things.removeAll { $0 == thing }
    case 6:
      guard let thing = model.chests[chest].things.randomElement(using: &random) else { return }
      model.chests[chest].things.removeAll { $0 == thing }
      insert(thing)
    default:
      guard let thing = model.chests[chest].things.randomElement(using: &random) else { return }
      lastID += 1
      model.titles[thing] = "Thing \(thing), \(lastID)"
    }
  }

  private mutating func insert(_ thing: Int) {
    let chest = Int.random(in: model.chests.indices, using: &random)
    let place = Int.random(in: 0...model.chests[chest].things.count, using: &random)
    model.chests[chest].things.insert(thing, at: place)
  }

  private mutating func collapse() {
    let chest = Int.random(in: model.chests.indices, using: &random)
    guard shown.header(chest) != nil else { return }
    story.append("tap the header of \(model.chests[chest].section)")
    model.chests[chest].isShut.toggle()
    shown.tapHeader(chest)
  }

  private mutating func setCollapsed() {
    for index in model.chests.indices {
      model.chests[index].isShut = Bool.random(using: &random)
    }
    let shut = model.chests.filter(\.isShut).map(\.section)
    story.append("collapse \(shut)")
    shown.collapsedSections = Set(shut)
  }

  private mutating func select() {
    let places = model.visible.enumerated().flatMap { section, things in
      things.indices.map { IndexPath(item: $0, section: section) }
    }
    guard let place = places.randomElement(using: &random) else { return }
    story.append("tap \(place)")
    model.selected.formSymmetricDifference([model.visible[place.section][place.item]])
    shown.tap(place.item, section: place.section)
  }

  private mutating func move() {
    let sources = model.visible.indices.filter { !model.visible[$0].isEmpty }
    guard let source = sources.randomElement(using: &random) else { return }
    let item = Int.random(in: model.visible[source].indices, using: &random)
    let target = Int.random(in: model.chests.indices, using: &random)
    let thing = model.visible[source][item]
    let others = model.visible[target].filter { $0 != thing }
    let place = Int.random(in: 0...others.count, using: &random)
    if source == target, place == item { return }
    story.append("move \(thing) to \(place) of \(model.chests[target].section)")
    // What UIKit does to the selection of a row that is moved is documented nowhere.
    shown.selection = []
    model.selected = []
    shown.isEditing = true
    let reports = shown.log.count
    shown.move(item, section: source, to: IndexPath(item: place, section: target))
    shown.isEditing = false
    let next = others.indices.contains(place) ? others[place] : nil
    expect([thing], from: source, to: target, before: next, since: reports)
  }

  /// Drags a thing, with all others that are selected or touched, to a place that UIKit shows.
  private mutating func drag() {
    let visible = model.visible
    let places = visible.enumerated().flatMap { section, things in
      things.indices.map { IndexPath(item: $0, section: section) }
    }
    guard let first = places.randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      shown.selection = []
      model.selected = []
    }
    let thing = { (path: IndexPath) in visible[path.section][path.item] }
    let isOfAKind = { (path: IndexPath) in (path.section == 0) == (first.section == 0) }
    var moved: Set = [thing(first)]
    if model.selected.contains(thing(first)) {
      moved.formUnion(places.filter(isOfAKind).map(thing).filter(model.selected.contains))
    }
    guard let drag = shown.lift(first) else {
      mistake = "nothing is lifted at \(first)"
      return
    }
    if drag.count != moved.count { mistake = "\(drag.count) lifted instead of \(moved)" }
    if let other = places.randomElement(using: &random), Bool.random(using: &random) {
      let mayCome = isOfAKind(other) && !moved.contains(thing(other))
      if drag.add(at: other) != mayCome { mistake = "\(other) is added, or is not" }
      if mayCome { moved.insert(thing(other)) }
    }
    let target = Int.random(in: visible.indices, using: &random)
    let (ids, all) = (places.map(thing).filter(moved.contains), visible[target])
    let others = all.filter { !moved.contains($0) }
    let place = Int.random(in: 0...(ids.count == 1 ? others : all).count, using: &random)
    let behind =
      ids.count == 1
      ? Array(others.dropFirst(place)) : all.dropFirst(place).filter { !moved.contains($0) }
    story.append("drag \(ids) to \(place) of \(model.chests[target].section)")
    drag.movesRows = Bool.random(using: &random)
    let reports = shown.log.count
    if drag.hover(over: IndexPath(item: place, section: target)) != .move {
      mistake = "\(ids) may not be dropped"
    }
    if Int.random(in: 0..<6, using: &random) == 0 {
      drag.cancel()
      if shown.log.count != reports { mistake = "reported what was cancelled" }
      return
    }
    // An update that has not ended, of the same content.
    if Int.random(in: 0..<4, using: &random) == 0 { shown.applyWithoutWaiting(model.content) }
    drag.drop()
    shown.settle()
    // What UIKit does to the selection of cells that are moved is documented nowhere.
    shown.selection = []
    model.selected = []
    let end = others.count - behind.count
    var after = others
    after.insert(contentsOf: ids, at: end)
    if after != all {
      expect(ids, from: first.section, to: target, before: behind.first, since: reports)
    } else if shown.log.count != reports {
      mistake = "reported \(shown.log.dropFirst(reports)), and nothing has moved"
    }
  }

  /// Expects a report of a move, and applies what it says.
  private mutating func expect(
    _ things: [Int], from source: Int, to target: Int, before next: Int?, since reports: Int
  ) {
    let section = model.chests[target].section
    let expected: ChestsAction =
      source == 0
      ? .looseMoved(things, to: section, before: next)
      : .chestsMoved(things, to: section, before: next)
    if Array(shown.log.dropFirst(reports)) != [expected] {
      mistake = "reported \(shown.log.dropFirst(reports)) instead of \(expected)"
    }
    for index in model.chests.indices {
      model.chests[index].things.removeAll { things.contains($0) }
    }
    let end = model.chests[target].things.endIndex
    let index = model.chests[target].things.firstIndex { $0 == next } ?? end
    model.chests[target].things.insert(contentsOf: things, at: index)
    shown.show(model.content)
  }
}
#endif
