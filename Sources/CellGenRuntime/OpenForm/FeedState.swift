#if canImport(UIKit)
/// The items of a feed in order, and their changes since they were last shown.
///
/// It is a doubly linked list with lookup by id: adding an item, inserting it next to an id, updating it, and
/// removing it take constant time. It does not depend on UIKit, and never fails: the effect of every
/// operation is defined both for ids that exist and for ids that do not.
struct FeedState: FeedValue {
  private struct Node: FeedValue {
    var model: AnyCellModel?
    var previous: Int
    var next: Int
  }

  /// The place in `nodes` that is before the first item and after the last.
  private static let end = 0

  private var nodes = [Node(model: nil, previous: end, next: end)]
  private var places: [AnyCellModel.ID: Int] = [:]
  private var free: [Int] = []

  /// The models with which changed ids were last shown; nil for ids that were not shown.
  private var shown: [AnyCellModel.ID: AnyCellModel?] = [:]
  private var isRearranged = false

  /// The number of items.
  var count: Int { places.count }

  /// Accesses the item with an id.
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

  /// Inserts consecutive models before a place; those that already exist are updated in place.
  private mutating func insert(_ models: [AnyCellModel], before place: Int) {
    // An id that is not equal to itself, such as NaN, could never be found again.
    for model in models where model.id == model.id && !update(model) {
      touch(model.id, shownAs: nil)
      link(model, before: place)
    }
  }

  /// Updates an item with its new model; returns false if there is no such item.
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

/// The changes of a feed since it was last shown.
struct FeedChanges: FeedValue {
  /// All items, from first to last.
  var items: [AnyCellModel] = []
  /// The ids of items that remain and have other data, from first to last.
  var changed: [AnyCellModel.ID] = []
  /// The items that were removed.
  var removed: [AnyCellModel.ID: AnyCellModel] = [:]
}

extension FeedState {
  /// Returns the changes of the feed since the last call; nil if there are none.
  ///
  /// - Parameter ids: the items that count as changed if they remain.
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

  /// True if an item was shown before with other data.
  private func isChanged(_ item: AnyCellModel) -> Bool {
    if case .some(.some(let before)) = shown[item.id] { before != item } else { false }
  }

  private func isNew(_ item: AnyCellModel) -> Bool {
    if case .some(.none) = shown[item.id] { true } else { false }
  }

  /// Remembers the model with which an id was last shown, on its first change.
  private mutating func touch(_ id: AnyCellModel.ID, shownAs model: AnyCellModel?) {
    if shown[id] == nil { shown.updateValue(model, forKey: id) }
  }
}
#endif
