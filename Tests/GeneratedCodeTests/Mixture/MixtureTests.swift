#if canImport(UIKit)
import Observation
import Testing
import UIKit

@testable import CellGenRuntime

/// Random sequences on a screen that has cards, columns, a shelf, collapsing, reports of what was seen and a kept place,
/// with content that is applied or follows a model. A failure names the seed of its sequence, and what was done.
@MainActor
@Suite struct MixtureTests {
  @Test(arguments: (0..<8).map { $0 * 50..<($0 + 1) * 50 }, ListContainer.allCases)
  func sequences(of seeds: Range<Int>, in container: ListContainer) async {
    for seed in seeds {
      let sequence = MixtureSequence(seed: UInt64(seed), in: container)
      await sequence.run()
      guard let mistake = sequence.mistake else { continue }
      Issue.record("seed \(seed): \(mistake)\n\(sequence.story.joined(separator: "\n"))")
      return
    }
  }
}

/// What a sequence shows.
@Observable @MainActor
private final class MixtureModel {
  var notes: [Int] = []
  var shelf: [Int] = []
  var wall: [Int] = []
  var rest: [Int] = []
  var lengths: [Int: Int] = [:]
  var done: Set<Int> = []
  var titles: [String?] = [nil, nil]

  var content: MixtureContent {
    var content = MixtureContent()
    content.notesHeader = titles[0].map { MixtureHeadingViewData(title: $0) }
    content.wallHeader = titles[1].map { MixtureHeadingViewData(title: $0) }
    content.notes = notes.map { $0 % 3 == 0 ? .mixtureTile(tile($0)) : .mixtureNote(note($0)) }
    content.shelf = shelf.map(tile)
    content.wall = wall.map(tile)
    content.rest = rest.map(note)
    return content
  }

  private func text(_ id: Int) -> String {
    "\(id):" + String(repeating: " word", count: lengths[id] ?? id % 9)
  }

  private func tile(_ id: Int) -> MixtureTileViewData {
    MixtureTileViewData(id: id, text: text(id))
  }

  private func note(_ id: Int) -> MixtureNoteViewData {
    MixtureNoteViewData(id: id, text: text(id), isDone: done.contains(id))
  }

  func change(_ random: inout SeededNumbers) {
    let keys: [ReferenceWritableKeyPath<MixtureModel, [Int]>] = [
      \.notes, \.shelf, \.wall, \.rest,
    ]
    let section = Int.random(in: 0..<keys.count, using: &random)
    let ids = keys[section]
    let place = Int.random(in: 0...self[keyPath: ids].count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let known = Set(self[keyPath: ids])
      let new = (0..<8).map { _ in section * 1_000 + .random(in: 0..<60, using: &random) }
      var added: [Int] = []
      for id in new where !known.contains(id) && !added.contains(id) { added.append(id) }
      self[keyPath: ids].insert(contentsOf: added, at: place)
    case 2: self[keyPath: ids].removeSubrange(place..<min(place + 3, self[keyPath: ids].count))
    case 3: self[keyPath: ids].shuffle(using: &random)
    case 4:
      if let id = self[keyPath: ids].randomElement(using: &random) {
        lengths[id] = .random(in: 0...40, using: &random)
      }
    default:
      let title = Int.random(in: 0...1, using: &random)
      titles[title] = titles[title] == nil ? "Title \(place)" : nil
    }
  }
}

@MainActor
private final class MixtureSequence {
  private typealias Section = MixtureSection
  private var random: SeededNumbers
  private let screen: ScrolledList<MixtureViewCreator>
  private let clock = HandClock()
  private let model = MixtureModel()
  private var reports: Set<String> = []
  /// The cells of the last content, which are shown until the next one is.
  private var namesBefore: Set<String> = []
  private(set) var story: [String] = []
  private(set) var mistake: String?
  private let observation: ContentObservation?

  init(seed: UInt64, in container: ListContainer) {
    random = SeededNumbers(seed: seed)
    let outer = CellGenClocks.current
    CellGenClocks.current = clock
    defer { CellGenClocks.current = outer }
    let screen = ScrolledList<MixtureViewCreator>(container, layout: MixtureLayout.make())
    self.screen = screen
    if seed % 2 == 0 {
      let model = model
      observation =
        screen.table?.observe { model.content } ?? screen.collection?.observe { model.content }
    } else {
      observation = nil
    }
    screen.table?.onAction = { [weak self] in self?.take($0) }
    screen.collection?.onAction = { [weak self] in self?.take($0) }
  }

  private func take(_ action: MixtureAction) {
    switch action {
    case .mixtureNote(let id, .viewed): note("note \(id)")
    case .mixtureTile(let id, .glimpsed): note("tile \(id)")
    case .mixtureNote(let id, .done(let isOn)):
      if isOn { model.done.insert(id) } else { model.done.remove(id) }
    }
  }

  private func note(_ report: String) {
    if !reports.insert(report).inserted { mistake = "\(report) is reported twice" }
    if !names.union(namesBefore).contains(report) { mistake = "\(report) is not in the content" }
  }

  private var names: Set<String> {
    let notes = (model.notes.filter { $0 % 3 != 0 } + model.rest).map { "note \($0)" }
    let tiles = (model.notes.filter { $0 % 3 == 0 } + model.shelf + model.wall).map { "tile \($0)" }
    return Set(notes + tiles)
  }

  func run() async {
    await update(count: 12)
    for _ in 0..<8 where mistake == nil { await step() }
    observation?.cancel()
  }

  private func step() async {
    switch Int.random(in: 0..<16, using: &random) {
    case 0..<6: await update(count: .random(in: 1...3, using: &random))
    case 6: await update(count: 0)
    case 7..<10:
      let y = CGFloat.random(in: 0...1, using: &random) * screen.end
      story.append("scroll to \(y)")
      await screen.scroll(toY: y)
    case 10:
      let section = Section.allCases.randomElement(using: &random) ?? .rest
      let places: [ListPlace<Section>] = [.start, .end, .section(section), .header(of: section)]
      let place = places.randomElement(using: &random) ?? .start
      story.append("scroll to \(place)")
      screen.scroll(to: place, isAnimated: .random(using: &random))
    case 11: collapse()
    case 12:
      story.append("reset")
      reports = []
      screen.table?.resetSeen()
      screen.collection?.resetSeen()
    case 13: toggle()
    default:
      let seconds = Double(Int.random(in: 1...12, using: &random)) / 4
      story.append("wait \(seconds)")
      await clock.pass(seconds) { await screen.settle() }
    }
    await screen.settle()
    compare()
  }

  private func collapse() {
    story.append("collapse")
    let collapsed = screen.table?.collapsedSections ?? screen.collection?.collapsedSections ?? []
    let new: Set<Section> = collapsed.isEmpty ? [.notes] : []
    screen.table?.collapsedSections = new
    screen.collection?.collapsedSections = new
  }

  /// The user switches a switch, which the model may or may not take over.
  private func toggle() {
    let toggles = screen.cells.flatMap { Self.views(of: UISwitch.self, in: $0.view) }
    guard let toggle = toggles.randomElement(using: &random) else { return }
    story.append("toggle")
    StandIn.toggle(toggle)
    if observation == nil { screen.apply(model.content) }
  }

  private func update(count: Int) async {
    let before = screen.visible
    namesBefore = names
    for _ in 0..<count { model.change(&random) }
    let isAnimated = Bool.random(using: &random)
    story.append(
      "update: notes \(model.notes), shelf \(model.shelf), wall \(model.wall), rest \(model.rest), "
        + "titles \(model.titles), animated \(isAnimated)")
    if observation == nil { apply(isAnimated: isAnimated) }
    await screen.settle()
    namesBefore = []
    reports.formIntersection(names)
    let there = before.filter { before in screen.indexPath(for: before.id) != nil }
    // What scrolls sideways is only held where there is nothing else.
    let others = there.filter { cell in !model.shelf.contains { cell.id == .mixtureTile($0) } }
    let anchors = screen.collection == nil || others.isEmpty ? there : others
    guard let top = anchors.first?.y, !isAtAnEnd else { return compare() }
    // Of those at the same height, such as the cells of a shelf, any is the one that stays.
    let isKept = anchors.prefix { $0.y == top }.contains { anchor in
      screen.visible.contains { now in
        // Of a cell that begins above, the end stays.
        let distance = top < 0 ? now.end - anchor.end : now.y - top
        return now.id == anchor.id && abs(distance) < 1
      }
    }
    if !isKept { mistake = "\(Self.brief(anchors)) moved to \(Self.brief(screen.visible))" }
    compare()
  }

  private func apply(isAnimated: Bool) {
    if let table = screen.table {
      let animations: [ListAnimation] = [.automatic, .fade, .left, .middle, .none]
      table.apply(model.content, animation: animations.randomElement(using: &random) ?? .fade)
    } else {
      let animations: [CollectionAnimation] = [.automatic, .fade, .none]
      let animation = animations.randomElement(using: &random) ?? .fade
      screen.collection?.apply(model.content, animation: isAnimated ? animation : .none)
    }
  }

  private static func brief(_ cells: [(id: MixtureItem.ID, y: CGFloat, end: CGFloat)]) -> String {
    cells.map { "\("\($0.id)".split(separator: ".").last ?? "") at \($0.y.rounded())" }
      .joined(separator: ", ")
  }

  private var isAtAnEnd: Bool {
    screen.isAtEnd || abs(screen.view.contentOffset.y - screen.start) < 1
  }

  private func compare() {
    let content = model.content
    let collapsed = screen.table?.collapsedSections ?? screen.collection?.collapsedSections ?? []
    let isCollapsed = collapsed.contains(.notes)
    let expected: [(Section, [MixtureItem], Bool)] = [
      (
        .notes, isCollapsed ? [] : content.notes,
        content.notesHeader != nil || !content.notes.isEmpty
      ),
      (.shelf, content.shelf.map { .mixtureTile($0) }, false),
      (.wall, content.wall.map { .mixtureTile($0) }, content.wallHeader != nil),
      (.rest, content.rest.map { .mixtureNote($0) }, false),
    ]
    let there = expected.filter { !$0.1.isEmpty || $0.2 }
    guard mistake == nil else { return }
    for (index, (section, items, _)) in there.enumerated() {
      let shown = (0..<items.count).map { screen.item(at: IndexPath(item: $0, section: index)) }
      if screen.section(at: index) != section || shown != items.map(Optional.some)
        || screen.item(at: IndexPath(item: items.count, section: index)) != nil
      {
        mistake = "section \(index) is \(shown.map { $0?.id }), not \(items.map(\.id))"
        return
      }
    }
    for (id, cell) in screen.cells {
      let texts = Self.views(of: UILabel.self, in: cell).compactMap(\.text)
      let text = screen.item(of: id).map { $0.mixtureNote?.text ?? $0.mixtureTile?.text ?? "" }
      if text.map(texts.contains) != true { mistake = "\(id) shows \(texts), not \(text ?? "nil")" }
    }
  }

  private static func views<View: UIView>(of type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { (($0 as? View).map { [$0] } ?? []) + views(of: type, in: $0) }
  }
}

extension ScrolledList {
  fileprivate func indexPath(for id: Content.Item.ID) -> IndexPath? {
    table?.indexPath(for: id) ?? collection?.indexPath(for: id)
  }

  fileprivate func item(at path: IndexPath) -> Content.Item? {
    table?.item(at: path) ?? collection?.item(at: path)
  }

  fileprivate func item(of id: Content.Item.ID) -> Content.Item? {
    indexPath(for: id).flatMap(item(at:))
  }

  fileprivate func section(at index: Int) -> Content.Section? {
    table?.section(at: index) ?? collection?.section(at: index)
  }
}
#endif
