#if canImport(UIKit)
import CellGenRuntime

/// An item of a feed as simply as can be: a number that tells it apart, and what it shows.
///
/// Even ids are posts, odd ones are adverts, and each advert has a post of the same own id.
struct PlainItem: Hashable, Sendable {
  var id: Int
  var version: Int

  var model: AnyCellModel {
    id.isMultiple(of: 2)
      ? AnyCellModel(Social.PostViewData(id / 2, text))
      : AnyCellModel(Adverts.PostViewData(id / 2, text))
  }

  var text: String { "\(id) \(version)" }

  static func feedID(_ id: Int) -> AnyCellModel.ID {
    id.isMultiple(of: 2) ? .post(id / 2) : .advert(id / 2)
  }
}

/// An operation on a feed of plain items.
enum PlainOperation: Sendable {
  case append([PlainItem])
  case prepend([PlainItem])
  case insertBefore(Int, [PlainItem])
  case insertAfter(Int, [PlainItem])
  case remove([Int])
  case update([PlainItem])
  case replaceAll([PlainItem])
}

/// What a feed should do, in the fewest words and at any cost.
struct PlainFeed {
  var items: [PlainItem] = []

  mutating func apply(_ operation: PlainOperation) {
    switch operation {
    case .append(let new): add(new, at: items.count)
    case .prepend(let new): add(new, at: 0)
    case .insertBefore(let id, let new): add(new, at: index(of: id) ?? items.count)
    case .insertAfter(let id, let new): add(new, at: index(of: id).map { $0 + 1 } ?? items.count)
    case .remove(let ids): items.removeAll { ids.contains($0.id) }
    case .update(let new): for item in new { _ = update(item) }
    case .replaceAll(let new):
      items = []
      add(new, at: 0)
    }
  }

  private mutating func add(_ new: [PlainItem], at start: Int) {
    var place = start
    for item in new where !update(item) {
      items.insert(item, at: place)
      place += 1
    }
  }

  private mutating func update(_ item: PlainItem) -> Bool {
    guard let index = index(of: item.id) else { return false }
    items[index] = item
    return true
  }

  private func index(of id: Int) -> Int? {
    items.firstIndex { $0.id == id }
  }
}

extension PlainOperation {
  /// An operation with up to so many items out of some ids, all as likely but for `replaceAll`.
  static func random(
    ids: ClosedRange<Int>, upTo limit: Int, replacesAll: Bool = true,
    using random: inout some RandomNumberGenerator
  ) -> Self {
    let items = (0..<Int.random(in: 1...limit, using: &random)).map { _ in
      PlainItem(
        id: .random(in: ids, using: &random), version: .random(in: 0...2, using: &random))
    }
    let anchor = Int.random(in: ids, using: &random)
    if replacesAll, Int.random(in: 0..<40, using: &random) == 0 { return .replaceAll(items) }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .append(items)
    case 1: return .prepend(items)
    case 2: return .insertBefore(anchor, items)
    case 3: return .insertAfter(anchor, items)
    case 4: return .remove(items.map(\.id))
    default: return .update(items)
    }
  }

  /// Asks a feed for this, by the function for one item where it is one.
  func perform(on feed: FeedDataSource) {
    switch self {
    case .append(let items):
      items.count == 1 ? feed.append(items[0].model.base) : feed.append(items.map(\.model))
    case .prepend(let items):
      items.count == 1 ? feed.prepend(items[0].model.base) : feed.prepend(items.map(\.model))
    case .insertBefore(let id, let items):
      let id = PlainItem.feedID(id)
      items.count == 1
        ? feed.insert(items[0].model.base, before: id) : feed.insert(items.map(\.model), before: id)
    case .insertAfter(let id, let items):
      let id = PlainItem.feedID(id)
      items.count == 1
        ? feed.insert(items[0].model.base, after: id) : feed.insert(items.map(\.model), after: id)
    case .remove(let ids):
      ids.count == 1
        ? feed.remove(PlainItem.feedID(ids[0])) : feed.remove(ids.map(PlainItem.feedID))
    case .update(let items):
      items.count == 1 ? feed.update(items[0].model.base) : feed.update(items.map(\.model))
    case .replaceAll(let items):
      items.count == 1 ? feed.replaceAll(items[0].model.base) : feed.replaceAll(items.map(\.model))
    }
  }
}
#endif
