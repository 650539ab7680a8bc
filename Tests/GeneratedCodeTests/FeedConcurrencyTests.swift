#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// Many tasks that change one feed while it is shown.
///
/// Races are found by the thread sanitizer, in a build of its own:
///
///     swift test --sanitize=thread --scratch-path .build/thread --filter Feed
///
/// That is no part of `.ci/run`: such a build takes several minutes, most of them for the generator.
@MainActor
@Suite struct FeedConcurrencyTests {
  private nonisolated static let tasks = 8
  private nonisolated static let operations = 10_000

  /// The order of arrival is known here, because each operation is noted and asked for under one lock.
  @Test func theOrderOfArrivalDecides() async {
    let screen = FeedScreen(height: 600)
    let journal = Journal(feed: screen.feed)
    let failures = await StandIn.recordingFailures {
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<Self.tasks {
          group.addTask {
            var random = SeededNumbers(seed: UInt64(task))
            for _ in 0..<Self.operations {
              journal.perform(.random(ids: 0...79, upTo: 3, using: &random))
            }
          }
        }
      }
      await screen.feed.flush()
    }
    var model = PlainFeed()
    for operation in journal.operations { model.apply(operation) }
    #expect(journal.operations.count == Self.tasks * Self.operations)
    #expect(failures == [])
    #expect(screen.feed.items == model.items.map(\.model))
    screen.collectionView.layoutIfNeeded()
    #expect(!screen.texts.isEmpty)
    #expect(screen.texts == model.items.prefix(screen.texts.count).map(\.text))
    #expect(screen.updates < Self.tasks * Self.operations / 10, "operations are taken together")
  }

  /// Nothing but the feed keeps the tasks apart here. Each has ids of its own and is at work on them
  /// only, so that what is left of its items is what it would have left alone.
  @Test func theOrderWithinATaskIsKept() async {
    let screen = FeedScreen(height: 600)
    let feed = screen.feed
    let failures = await StandIn.recordingFailures {
      await withTaskGroup(of: Void.self) { group in
        for task in 0..<Self.tasks {
          group.addTask {
            for operation in Self.script(of: task) { operation.perform(on: feed) }
          }
        }
      }
      await feed.flush()
    }
    #expect(failures == [])
    for task in 0..<Self.tasks {
      var model = PlainFeed()
      for operation in Self.script(of: task) { model.apply(operation) }
      let own = Set(Self.ids(of: task).map(PlainItem.feedID))
      #expect(feed.items.filter { own.contains($0.id) } == model.items.map(\.model))
    }
  }

  private nonisolated static func ids(of task: Int) -> ClosedRange<Int> {
    task * 20...task * 20 + 19
  }

  private nonisolated static func script(of task: Int) -> [PlainOperation] {
    var random = SeededNumbers(seed: UInt64(task))
    return (0..<operations).map { _ in
      .random(ids: ids(of: task), upTo: 3, replacesAll: false, using: &random)
    }
  }
}

/// Notes operations in the order in which a feed is asked for them.
///
/// `@unchecked Sendable`: `noted` is touched under the lock only.
private final class Journal: @unchecked Sendable {
  private let feed: FeedDataSource
  private let lock = NSLock()
  private var noted: [PlainOperation] = []

  init(feed: FeedDataSource) {
    self.feed = feed
  }

  func perform(_ operation: PlainOperation) {
    lock.lock()
    defer { lock.unlock() }
    noted.append(operation)
    operation.perform(on: feed)
  }

  var operations: [PlainOperation] {
    lock.lock()
    defer { lock.unlock() }
    return noted
  }
}
#endif
