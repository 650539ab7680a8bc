#if canImport(UIKit)
/// The items of a feed in their order, and what became of them since they were shown last.
///
/// A doubly linked list, found into by id: adding, inserting next to an id, updating and removing an
/// item cost the same however many items there are. It knows nothing of UIKit and never fails: what
/// an operation means for an id that is there already, or is not there, is defined.
struct FeedState: FeedValue {
  private struct Node: FeedValue {
    var model: AnyCellModel?
    var previous: Int
    var next: Int
  }

  /// The place in `nodes` that is before the first item and behind the last.
  private static let end = 0

  private var nodes = [Node(model: nil, previous: end, next: end)]
  private var places: [AnyCellModel.ID: Int] = [:]
  private var free: [Int] = []

  /// The models with which ids were shown that have been touched since; nil for ids that were not.
  private var shown: [AnyCellModel.ID: AnyCellModel?] = [:]
  private var isRearranged = false

  /// How many items there are.
  var count: Int { places.count }

  /// The item of an id.
  subscript(id: AnyCellModel.ID) -> AnyCellModel? {
    places[id].flatMap { nodes[$0].model }
  }

  /// All items, from first to last.
  var items: [AnyCellModel] {
    var items: [AnyCellModel] = []
    items.reserveCapacity(count)
    var place = nodes[Self.end].next
    while let model = nodes[place].model {
      items.append(model)
      place = nodes[place].next
    }
    return items
  }
}

// MARK: Operations

extension FeedState {
  /// Carries out an operation.
  mutating func apply(_ operation: FeedOperation) {
    switch operation {
    case .append(let models): insert(models, before: Self.end)
    case .prepend(let models): insert(models, before: nodes[Self.end].next)
    case .insertBefore(let id, let models): insert(models, before: places[id] ?? Self.end)
    case .insertAfter(let id, let models):
      insert(models, before: places[id].map { nodes[$0].next } ?? Self.end)
    case .remove(let ids): for id in ids { remove(id) }
    case .update(let models): for model in models { _ = update(model) }
    case .replaceAll(let models): replaceAll(with: models)
    }
  }

  /// Puts models in a row before a place; those that are there already are updated where they are.
  private mutating func insert(_ models: [AnyCellModel], before place: Int) {
    // An id that is not equal to itself, such as NaN, could never be found again.
    for model in models where model.id == model.id && !update(model) {
      touch(model.id, shownAs: nil)
      link(model, before: place)
    }
  }

  /// Gives an item its new model; false when there is no such item.
  private mutating func update(_ model: AnyCellModel) -> Bool {
    guard let place = places[model.id] else { return false }
    touch(model.id, shownAs: nodes[place].model)
    nodes[place].model = model
    return true
  }

  private mutating func remove(_ id: AnyCellModel.ID) {
    guard let place = places[id] else { return }
    touch(id, shownAs: nodes[place].model)
    unlink(id, at: place)
  }

  private mutating func replaceAll(with models: [AnyCellModel]) {
    for (id, place) in places { touch(id, shownAs: nodes[place].model) }
    nodes = [Node(model: nil, previous: Self.end, next: Self.end)]
    places = [:]
    free = []
    isRearranged = true
    insert(models, before: Self.end)
  }
}

// MARK: Links

extension FeedState {
  private mutating func link(_ model: AnyCellModel, before next: Int) {
    let previous = nodes[next].previous
    let node = Node(model: model, previous: previous, next: next)
    let place: Int
    if let reused = free.popLast() {
      place = reused
      nodes[place] = node
    } else {
      place = nodes.count
      nodes.append(node)
    }
    nodes[previous].next = place
    nodes[next].previous = place
    places[model.id] = place
    isRearranged = true
  }

  private mutating func unlink(_ id: AnyCellModel.ID, at place: Int) {
    let node = nodes[place]
    nodes[node.previous].next = node.next
    nodes[node.next].previous = node.previous
    nodes[place].model = nil
    places[id] = nil
    free.append(place)
    isRearranged = true
  }
}

// MARK: Changes

/// What became of a feed since it was shown last.
struct FeedChanges: FeedValue {
  /// All items, from first to last.
  var items: [AnyCellModel] = []
  /// The ids of items that stay and show something else, from first to last.
  var changed: [AnyCellModel.ID] = []
  /// The items that are gone.
  var removed: [AnyCellModel.ID: AnyCellModel] = [:]
}

extension FeedState {
  /// What became of the feed since this was asked last; nil when nothing did.
  ///
  /// - Parameter ids: the items that count as changed, if they stay.
  mutating func takeChanges(showingAgain ids: Set<AnyCellModel.ID> = []) -> FeedChanges? {
    defer {
      shown = [:]
      isRearranged = false
    }
    var changes = FeedChanges(items: items)
    if !shown.isEmpty || !ids.isEmpty {
      changes.changed = changes.items.filter {
        isChanged($0) || ids.contains($0.id) && !isNew($0)
      }.map(\.id)
    }
    for case (let id, let model?) in shown where places[id] == nil {
      changes.removed[id] = model
    }
    return isRearranged || !changes.changed.isEmpty ? changes : nil
  }

  /// Whether an item was shown before, as something else.
  private func isChanged(_ item: AnyCellModel) -> Bool {
    if case .some(.some(let before)) = shown[item.id] { before != item } else { false }
  }

  private func isNew(_ item: AnyCellModel) -> Bool {
    if case .some(.none) = shown[item.id] { true } else { false }
  }

  /// Remembers what an id was shown as when it is touched for the first time.
  private mutating func touch(_ id: AnyCellModel.ID, shownAs model: AnyCellModel?) {
    if shown[id] == nil { shown.updateValue(model, forKey: id) }
  }
}
#endif
