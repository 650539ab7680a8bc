#if canImport(UIKit)
import Foundation
import Testing

@testable import CellGenRuntime

/// The items of a feed as a value: what each operation means, and what it costs.
@Suite struct FeedStateTests {
  /// A feed of `a b c` after one operation, in the order of its texts.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var operation: FeedOperation
    var expected: String
    var changed: [AnyCellModel.ID] = []

    var testDescription: String { name }
  }

  static let rows = [
    Row(name: "append", operation: .append([p(4, "d"), p(5, "e")]), expected: "a b c d e"),
    Row(
      name: "append what is there", operation: .append([p(4, "d"), p(1, "x")]),
      expected: "x b c d", changed: [.post(1)]),
    Row(
      name: "append an id twice", operation: .append([p(4, "d"), p(5, "e"), p(4, "x")]),
      expected: "a b c x e"),
    Row(name: "append nothing", operation: .append([]), expected: "a b c"),
    Row(name: "prepend", operation: .prepend([p(4, "d"), p(5, "e")]), expected: "d e a b c"),
    Row(
      name: "prepend what is there", operation: .prepend([p(3, "x"), p(4, "d")]),
      expected: "d a b x", changed: [.post(3)]),
    Row(
      name: "insert before", operation: .insertBefore(.post(2), [p(4, "d"), p(5, "e")]),
      expected: "a d e b c"),
    Row(
      name: "insert before the first", operation: .insertBefore(.post(1), [p(4, "d")]),
      expected: "d a b c"),
    Row(
      name: "insert before an unknown id", operation: .insertBefore(.advert(1), [p(4, "d")]),
      expected: "a b c d"),
    Row(
      name: "insert before itself", operation: .insertBefore(.post(2), [p(2, "x")]),
      expected: "a x c", changed: [.post(2)]),
    Row(
      name: "insert after", operation: .insertAfter(.post(2), [p(4, "d"), p(5, "e")]),
      expected: "a b d e c"),
    Row(
      name: "insert after the last", operation: .insertAfter(.post(3), [p(4, "d")]),
      expected: "a b c d"),
    Row(
      name: "insert after an unknown id",
      operation: .insertAfter(.post(9), [p(4, "d"), p(5, "e")]),
      expected: "a b c d e"),
    Row(
      name: "insert what is there among others",
      operation: .insertAfter(.post(1), [p(4, "d"), p(3, "x"), p(5, "e")]), expected: "a d e b x",
      changed: [.post(3)]),
    Row(name: "remove", operation: .remove([.post(3), .post(1)]), expected: "b"),
    Row(
      name: "remove an unknown id", operation: .remove([.post(9), .advert(2), .post(2), .post(2)]),
      expected: "a c"),
    Row(
      name: "update", operation: .update([p(3, "x"), p(1, "y")]), expected: "y b x",
      changed: [.post(1), .post(3)]),
    Row(name: "update an unknown id", operation: .update([p(9, "x")]), expected: "a b c"),
    Row(name: "update with the same", operation: .update([p(1, "a")]), expected: "a b c"),
    Row(
      name: "replace all", operation: .replaceAll([p(4, "d"), p(2, "x"), p(1, "a")]),
      expected: "d x a", changed: [.post(2)]),
    Row(
      name: "replace all by an id twice",
      operation: .replaceAll([p(4, "d"), p(2, "b"), p(4, "x")]),
      expected: "x b"),
    Row(name: "replace all by nothing", operation: .replaceAll([]), expected: ""),
  ]

  @Test(arguments: rows)
  func operation(row: Row) {
    var state = Self.abc
    state.apply(row.operation)
    let changes = state.takeChanges()
    #expect(Self.texts(state.items) == row.expected)
    #expect(Self.texts(changes?.items ?? Self.abc.items) == row.expected)
    #expect(changes?.changed ?? [] == row.changed)
    let removed = Self.abc.items.filter { state[$0.id] == nil }
    #expect(
      changes?.removed ?? [:] == Dictionary(uniqueKeysWithValues: removed.map { ($0.id, $0) }))
    #expect(state.count == state.items.count)
    #expect(state.takeChanges() == nil, "changes are told once")
  }

  @Test func whatIsAsItWasIsNotChanged() {
    var state = Self.abc
    state.apply(.update([Self.p(1, "x")]))
    state.apply(.update([Self.p(1, "a")]))
    #expect(state.takeChanges() == nil)
    state.apply(.remove([.post(1)]))
    state.apply(.prepend([Self.p(1, "a")]))
    #expect(state.takeChanges()?.changed == [])
    #expect(Self.texts(state.items) == "a b c")
  }

  @Test func whatCameAndWentWasNeverThere() {
    var state = Self.abc
    state.apply(.append([Self.p(4, "d")]))
    state.apply(.update([Self.p(4, "x")]))
    state.apply(.remove([.post(4)]))
    let changes = state.takeChanges()
    #expect(changes?.changed == [])
    #expect(changes?.removed == [:])
  }

  /// Ten times the operations take some ten times as long, where a list that is searched or moved for
  /// each would take a hundred times as long, however often one looks.
  @Test func operationsCostTheSameHoweverManyItemsThereAre() {
    let growths = (0..<20).lazy.map { _ in
      Self.time(operations: 20_000) / Self.time(operations: 2_000)
    }
    #expect(growths.contains { $0 < 40 })
  }

  /// What operations of all sorts take at places all over a feed: of the processor's time for this
  /// thread, which does not pass while others are at work.
  private static func time(operations count: Int) -> Duration {
    let script = (0..<count).flatMap { index -> [FeedOperation] in
      let item = p(index, "")
      let middle = AnyCellModel.ID.post(index / 2)
      switch index % 5 {
      case 0: return [.append([item])]
      case 1: return [.prepend([item])]
      case 2: return [.insertAfter(middle, [item])]
      case 3: return [.insertBefore(middle, [item])]
      default: return [.append([item]), .remove([.post(index / 3)]), .update([p(index / 2, "x")])]
      }
    }
    let start = threadTime
    var state = FeedState()
    for operation in script { state.apply(operation) }
    _ = state.takeChanges()
    return threadTime - start
  }

  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  private static var abc: FeedState {
    var state = FeedState()
    state.apply(.append([p(1, "a"), p(2, "b"), p(3, "c")]))
    _ = state.takeChanges()
    return state
  }

  private static func p(_ id: Int, _ text: String) -> AnyCellModel {
    AnyCellModel(Social.PostViewData(id, text))
  }

  private static func texts(_ items: [AnyCellModel]) -> String {
    items.compactMap { $0.as(Social.PostViewData.self)?.text }.joined(separator: " ")
  }
}
#endif
