#if canImport(UIKit)
import Testing
import UIKit

@testable import CellGenRuntime

/// A feed beside a plain model of it, through random operations.
@MainActor
@Suite struct FeedRandomTests {
  private static let ids = 0...9

  /// 2,000 sequences of up to twelve operations, each sequence one update.
  @Test(arguments: 0..<20)
  func aFeedDoesWhatThePlainModelDoes(seed: UInt64) throws {
    var random = SeededNumbers(seed: seed)
    let failures = try StandIn.recordingFailures {
      let screen = FeedScreen()
      var model = PlainFeed()
      for _ in 0..<100 {
        let before = try Shown(screen)
        let itemsBefore = model.items
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let operation = PlainOperation.random(ids: Self.ids, upTo: 3, using: &random)
          operation.perform(on: screen.feed)
          model.apply(operation)
        }
        screen.flush()
        #expect(screen.feed.items == model.items.map(\.model))
        #expect(screen.texts == model.items.map(\.text))
        try expectOnlyChanges(from: itemsBefore, before, to: model.items, on: screen)
      }
    }
    #expect(failures == [])
  }

  /// Cells that stay keep their object, and only those with other data are configured again.
  private func expectOnlyChanges(
    from old: [PlainItem], _ before: Shown, to new: [PlainItem], on screen: FeedScreen
  ) throws {
    let after = try Shown(screen)
    let oldVersions = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.version) })
    var changed = 0
    for item in new {
      guard let oldVersion = oldVersions[item.id] else { continue }
      let id = PlainItem.feedID(item.id)
      #expect(after.cells[id] === before.cells[id])
      let isChanged = oldVersion != item.version
      let configurations = try #require(before.configurations[id]) + (isChanged ? 1 : 0)
      #expect(after.configurations[id] == configurations)
      changed += isChanged ? 1 : 0
    }
    #expect(after.updates <= before.updates + 1)
    if after.updates > before.updates {
      #expect(screen.lastUpdate.reconfigured == changed)
      #expect(screen.lastUpdate.reloaded == 0)
    } else {
      #expect(old == new)
    }
  }

  /// The cells of a feed at one moment.
  private struct Shown {
    var cells: [AnyCellModel.ID: UICollectionViewCell] = [:]
    var configurations: [AnyCellModel.ID: Int] = [:]
    var updates: Int

    @MainActor
    init(_ screen: FeedScreen) throws {
      updates = screen.updates
      for id in screen.ids {
        let cell = try screen.cell(id)
        cells[id] = cell
        configurations[id] = screen.configurations(of: cell)
      }
    }
  }
}
#endif
