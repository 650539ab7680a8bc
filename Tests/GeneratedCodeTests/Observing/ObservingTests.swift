#if canImport(UIKit)
import CellGenRuntime
import Foundation
import Observation
import Testing
import UIKit

/// Screens that follow `@Observable` models, in both containers.
@MainActor
@Suite struct ObservingTests {
  @Test("Content is applied at once", arguments: ListContainer.allCases)
  func atOnce(in container: ListContainer) {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    screen.observe { house.content }
    #expect(screen.rows == ["Today", "Chore 1", "Chore 2"])
    #expect(screen.reads == 1)
  }

  @Test("Changes of one turn are applied together, in the next", arguments: ListContainer.allCases)
  func oncePerTurn(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    screen.observe { house.content }
    _ = screen.rows
    house.chores.append(Chore(3))
    house.chores[0].title = "Dishes"
    house.chores.remove(at: 1)
    #expect(screen.contents.count == 1 && screen.rows == ["Today", "Chore 1", "Chore 2"])
    await turns()
    #expect(screen.contents.count == 2 && screen.isAnimated)
    #expect(screen.rows == ["Today", "Dishes", "Chore 3"])
    house.chores[0].title = "All dishes"
    await turns()
    house.chores[1].title = "Windows"
    await turns()
    #expect(screen.contents.count == 4)
    #expect(screen.rows == ["Today", "All dishes", "Windows"])
  }

  @Test("Properties that were not read do nothing", arguments: ListContainer.allCases)
  func unrelatedProperties(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    screen.observe { house.content }
    house.visits += 1
    house.chores[0].note = "With soap"
    house.failure = "Nobody is home"
    await turns()
    #expect(screen.reads == 1)
  }

  @Test("Objects in objects are followed as they come and go", arguments: ListContainer.allCases)
  func nestedObjects(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household([1])
    screen.observe { house.content }
    let pinned = Chore(9, "Rent")
    house.pinned = pinned
    await turns()
    pinned.title = "Rent of May"
    await turns()
    #expect(screen.contents.count == 3)
    #expect(screen.rows == ["Pinned", "Rent of May", "Today", "Chore 1"])
    house.pinned = nil
    await turns()
    await secondLook()
    let reads = screen.reads
    pinned.title = "Rent of June"
    await turns()
    #expect(screen.reads == reads && screen.contents.count == 4)
    #expect(screen.rows == ["Today", "Chore 1"])
  }

  @Test("A branch that was not taken is not followed", arguments: ListContainer.allCases)
  func conditionalReads(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    screen.observe {
      house.isLoading
        ? AgendaContent() : AgendaContent(pinned: house.chores.map(AgendaTaskViewData.init))
    }
    house.isLoading = true
    await turns()
    #expect(screen.contents.count == 2 && screen.rows == [])
    await secondLook()
    let reads = screen.reads
    house.chores[0].title = "Dishes"
    house.chores.removeLast()
    await turns()
    #expect(screen.reads == reads)
    house.isLoading = false
    await turns()
    #expect(screen.contents.count == 3 && screen.rows == ["Pinned", "Dishes"])
  }

  @Test("A closure may change what it does not show", arguments: ListContainer.allCases)
  func changeDuringReading(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household([1])
    screen.observe {
      house.visits += 1
      return house.content
    }
    await turns()
    #expect(screen.reads == 1 && house.visits == 1)
    house.chores.append(Chore(2))
    await turns()
    #expect(screen.contents.count == 2 && house.visits == screen.reads)
    #expect(screen.rows == ["Today", "Chore 1", "Chore 2"])
  }

  @Test("What an update leads to is applied in the next turn", arguments: ListContainer.allCases)
  func changeInAHook(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...3)
    var shown: [AgendaItem.ID] = []
    screen.hooks.willDisplay = { id in
      shown.append(id)
      if id == .agendaTask(3), house.chores.count == 3 { house.chores[0].title = "Seen" }
    }
    let failures = await StandIn.recordingFailures {
      screen.observe { house.content }
      #expect(screen.rows.first == "Today")
      await turns()
    }
    #expect(failures == [])
    #expect(shown.contains(.agendaTask(3)))
    #expect(screen.contents.count == 2)
    #expect(screen.rows == ["Today", "Seen", "Chore 2", "Chore 3"])
  }

  @Test("An action that changes the model is shown", arguments: ListContainer.allCases)
  func actions(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    house.hidesDone = true
    screen.onAction { action in
      if case .agendaTask(let id, .toggle) = action {
        house.chores.first { $0.id == id }?.isDone.toggle()
      }
    }
    screen.observe { house.content }
    _ = screen.rows
    house.chores[0].isDone = true
    await turns()
    #expect(screen.rows == ["Today", "Chore 2"])
  }

  @Test("What configures cells may read models that are not followed")
  func readingWhileShowing() async {
    for container in ListContainer.allCases {
      let screen = ObservedAgenda(container)
      let house = Household(1...2)
      screen.configureCells { _ = house.visits }
      screen.observe { house.content }
      _ = screen.rows
      house.visits += 1
      await turns()
      #expect(screen.reads == 1)
    }
  }

  @Test("Nothing is animated before the screen is in a window", arguments: ListContainer.allCases)
  func unseen(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    screen.view.removeFromSuperview()
    let house = Household(1...2)
    let record = await StandIn.recording {
      screen.observe { house.content }
      house.chores.removeLast()
      await turns()
    }
    #expect(record.warnings == [] && record.failures == [])
    #expect(screen.contents.count == 2)
    #expect(screen.state == .content(house.content))
  }

  @Test("Changes need not be animated", arguments: ListContainer.allCases)
  func notAnimated(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    screen.observe(isAnimated: false) { house.content }
    _ = screen.rows
    house.chores.removeLast()
    await turns()
    #expect(screen.contents.count == 2 && !screen.isAnimated)
  }

  @Test("States are followed", arguments: ListContainer.allCases)
  func states(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    house.isLoading = true
    screen.observe { house.state }
    #expect(screen.state == .loading)
    house.isLoading = false
    await turns()
    #expect(screen.state == .content(house.content))
    house.failure = "Nobody is home"
    await turns()
    #expect(screen.state == .failed(message: "Nobody is home"))
  }

  @Test("A query is followed", arguments: ListContainer.allCases)
  func queries(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    let query = { @MainActor in house.query }
    screen.observe(query: query) {
      AgendaContent(
        pinned: house.chores.filter { $0.title.contains(house.query ?? "") }
          .map(AgendaTaskViewData.init))
    }
    house.query = "2"
    await turns()
    #expect(screen.rows == ["Pinned", "Chore 2"])
  }

  // MARK: The end

  @Test("Nothing is read once it is canceled", arguments: ListContainer.allCases)
  func canceling(in container: ListContainer) async throws {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    let observation = try #require(screen.observe { house.content })
    house.chores.removeLast()
    observation.cancel()
    await turns()
    house.chores.removeAll()
    await turns()
    #expect(screen.reads == 1)
    #expect(screen.rows == ["Today", "Chore 1", "Chore 2"])
    observation.cancel()
  }

  @Test("The closure may cancel", arguments: ListContainer.allCases)
  func cancelingInTheClosure(in container: ListContainer) async throws {
    let screen = ObservedAgenda(container)
    let house = Household(1...2)
    var observation: ContentObservation?
    observation = screen.observe {
      if house.visits > 0 { observation?.cancel() }
      return house.content
    }
    house.visits = 1
    house.chores.removeLast()
    await turns()
    house.chores.removeAll()
    await turns()
    #expect(screen.contents.count == 2)
    #expect(screen.rows == ["Today", "Chore 1", "Chore 2"])
    #expect(registrations(of: house) == 0)
  }

  @Test("A second closure takes the place of the first", arguments: ListContainer.allCases)
  func observingTwice(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let (first, second) = (Household([1]), Household([2]))
    screen.observe { first.content }
    screen.observe { second.content }
    #expect(screen.reads == 2 && registrations(of: first) == 0)
    first.chores.append(Chore(3))
    await turns()
    #expect(screen.reads == 2)
    second.chores.append(Chore(4))
    await turns()
    #expect(screen.contents.count == 3 && screen.rows == ["Today", "Chore 2", "Chore 4"])
  }

  @Test(
    "What is applied by hand is shown until the model changes", arguments: ListContainer.allCases)
  func applyingByHand(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let house = Household([1])
    screen.observe { house.content }
    screen.apply(Household([5]).content)
    await turns()
    #expect(screen.rows == ["Today", "Chore 5"])
    house.chores.append(Chore(2))
    await turns()
    #expect(screen.rows == ["Today", "Chore 1", "Chore 2"])
  }

  @Test("A data source that is gone leaves nothing behind", arguments: ListContainer.allCases)
  func releasing(in container: ListContainer) async {
    let house = Household([1])
    var reads = 0
    weak var source: AnyObject?
    weak var observation: ContentObservation?
    do {
      let screen = ObservedAgenda(container)
      source = screen.source
      observation = screen.observe {
        reads += 1
        return house.content
      }
      house.chores.append(Chore(2))
    }
    #expect(source == nil && observation == nil)
    #expect(registrations(of: house) == 0)
    await turns()
    house.chores.append(Chore(3))
    await turns()
    #expect(reads == 1)
  }

  @Test("A model that never changes keeps nothing of screens that are gone")
  func registrationsOfScreensThatAreGone() {
    let house = Household([1])
    let lasting = ObservedAgenda(.table)
    lasting.observe { house.content }
    let before = registrations(of: house)
    #expect(before > 0, "what counts them still finds them")
    for container in ListContainer.allCases {
      for _ in 0..<5 { ObservedAgenda(container).observe { house.content } }
    }
    #expect(registrations(of: house) == before)
  }

  @Test("An observation that outlives its data source reads nothing")
  func keepingTheObservation() async throws {
    let house = Household([1])
    var reads = 0
    var kept: ContentObservation?
    do {
      let source = AgendaDataSource()
      kept = source.observe {
        reads += 1
        return house.content
      }
    }
    house.chores.append(Chore(2))
    await turns()
    #expect(reads == 1 && registrations(of: house) == 0)
    try #require(kept).cancel()
  }

  @Test("A screen without its container catches up", arguments: ListContainer.allCases)
  func anotherDataSource(in container: ListContainer) async {
    let house = Household([1])
    let screen = ObservedAgenda(container)
    screen.observe { house.content }
    _ = screen.rows
    let other = ObservedAgenda(container, in: screen.view)
    other.apply(Household([7]).content)
    house.chores.append(Chore(2))
    await turns()
    #expect(other.rows == ["Today", "Chore 7"])
    screen.takeContainer()
    #expect(screen.rows == ["Today", "Chore 1", "Chore 2"])
  }

  @Test("Two screens follow one model")
  func twoScreens() async {
    let house = Household([1])
    let screens = ListContainer.allCases.map { ObservedAgenda($0) }
    for screen in screens { screen.observe { house.content } }
    house.chores.append(Chore(2))
    await turns()
    for screen in screens {
      #expect(screen.contents.count == 2 && screen.rows == ["Today", "Chore 1", "Chore 2"])
    }
  }

  // MARK: Other threads

  @Test("A change of another thread is shown", arguments: ListContainer.allCases)
  func distantChange(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let meter = Meter()
    screen.observe { meter.content }
    #expect(screen.rows == ["Pinned", "0"])
    await Task.detached { meter.set(7) }.value
    await until { screen.rows == ["Pinned", "7"] }
    await Task.detached { for value in 1...100 { meter.set(value) } }.value
    await until { screen.rows == ["Pinned", "100"] }
  }

  /// Observation announces a change before it is made, so the model may be read too early.
  @Test("A change that is made late is shown", arguments: ListContainer.allCases)
  func lateChange(in container: ListContainer) async {
    let screen = ObservedAgenda(container)
    let meter = Meter()
    screen.observe { meter.content }
    let change = Task.detached { meter.set(7, after: 0.02) }
    await until { screen.rows == ["Pinned", "7"] }
    await change.value
    #expect(screen.contents.count == 2 && registrations(of: meter) == 1)
  }

  // MARK: Random changes

  @Test("What is followed is what would be applied by hand", arguments: ListContainer.allCases)
  func randomChanges(in container: ListContainer) async {
    for seed in 0..<20 as Range<UInt64> {
      var random = SeededNumbers(seed: seed)
      let house = Household(1...4)
      let (screen, other) = (ObservedAgenda(container), ObservedAgenda(container))
      screen.observe { house.content }
      for _ in 0..<6 {
        for _ in 0..<Int.random(in: 0...4, using: &random) { change(house, &random) }
        await turns()
        other.apply(house.content)
        let rows = screen.rows
        #expect(rows == other.rows, "seed \(seed)")
        if rows != other.rows { return }
      }
    }
  }

  private func change(_ house: Household, _ random: inout SeededNumbers) {
    let index = house.chores.indices.randomElement(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: house.chores.append(Chore((house.chores.map(\.id).max() ?? 0) + 1))
    case 1: if let index { house.chores.remove(at: index) }
    case 2: house.chores.shuffle(using: &random)
    case 3: if let index { house.chores[index].title += "!" }
    case 4: if let index { house.chores[index].isDone.toggle() }
    case 5: house.hidesDone.toggle()
    default: house.pinned = house.pinned == nil ? Chore(-1, "Pin") : nil
    }
  }

  // MARK: Waiting

  /// Lets the main actor do all that waits now, and what that leads to.
  private func turns() async {
    for _ in 0..<20 { await Task.yield() }
  }

  /// Waits until the model has been read again after a change of another thread. On Linux, the main actor's own
  /// changes may be made on other threads, too.
  private func secondLook() async { try? await Task.sleep(nanoseconds: 400_000_000) }

  /// Waits up to some seconds.
  private func until(_ condition: () -> Bool) async {
    for _ in 0..<500 where !condition() { try? await Task.sleep(nanoseconds: 10_000_000) }
    #expect(condition())
  }

  /// How many readings wait for a change of a model, which only its registrar's memory says.
  private func registrations(of model: Any) -> Int {
    Mirror(reflecting: model).children.reduce(0) { count, child in
      count + (child.label == "_$observationRegistrar" ? waiting(in: child.value, 8) : 0)
    }
  }

  private func waiting(in value: Any, _ depth: Int) -> Int {
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      for child in current.children {
        if child.label == "observations" { return Mirror(reflecting: child.value).children.count }
        let count = depth > 0 ? waiting(in: child.value, depth - 1) : 0
        if count > 0 { return count }
      }
      mirror = current.superclassMirror
    }
    return 0
  }
}

/// A model that any thread may change.
private final class Meter: Observable, @unchecked Sendable {
  private let _$observationRegistrar = ObservationRegistrar()
  private let lock = NSLock()
  private var last = 0

  private var value: Int {
    _$observationRegistrar.access(self, keyPath: \.value)
    return lock.withLock { last }
  }

  /// - Parameter delay: the seconds between the announcement and the change.
  func set(_ value: Int, after delay: TimeInterval = 0) {
    _$observationRegistrar.withMutation(of: self, keyPath: \.value) {
      if delay > 0 { Thread.sleep(forTimeInterval: delay) }
      lock.withLock { last = value }
    }
  }

  @MainActor var content: AgendaContent {
    AgendaContent(pinned: [AgendaTaskViewData(id: 1, title: "\(value)")])
  }
}
#endif
