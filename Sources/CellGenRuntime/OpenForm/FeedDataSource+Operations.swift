#if canImport(UIKit)
// Each operation takes one model, or several of any kinds. Several models keep their order, and the last one
// with an id determines the data that is shown.
//
// To move an item, remove it and insert it again: its cell moves with it.
extension FeedDataSource {
  /// Adds an item at the end. An item that already exists is updated in place.
  public nonisolated func append(_ model: some CellModel) {
    append([AnyCellModel(model)])
  }

  /// Adds items at the end. Items that already exist are updated in place.
  public nonisolated func append(_ models: [AnyCellModel]) {
    enqueue(.append(models))
  }

  /// Adds an item at the start. An item that already exists is updated in place.
  public nonisolated func prepend(_ model: some CellModel) {
    prepend([AnyCellModel(model)])
  }

  /// Adds items at the start. Items that already exist are updated in place.
  public nonisolated func prepend(_ models: [AnyCellModel]) {
    enqueue(.prepend(models))
  }

  /// Adds an item before another one, or at the end if that does not exist. An item that already exists is
  /// updated in place.
  public nonisolated func insert(_ model: some CellModel, before id: AnyCellModel.ID) {
    insert([AnyCellModel(model)], before: id)
  }

  /// Adds items before another one, or at the end if that does not exist. Items that already exist are
  /// updated in place.
  public nonisolated func insert(_ models: [AnyCellModel], before id: AnyCellModel.ID) {
    enqueue(.insertBefore(id, models))
  }

  /// Adds an item after another one, or at the end if that does not exist. An item that already exists is
  /// updated in place.
  public nonisolated func insert(_ model: some CellModel, after id: AnyCellModel.ID) {
    insert([AnyCellModel(model)], after: id)
  }

  /// Adds items after another one, or at the end if that does not exist. Items that already exist are updated
  /// in place.
  public nonisolated func insert(_ models: [AnyCellModel], after id: AnyCellModel.ID) {
    enqueue(.insertAfter(id, models))
  }

  /// Removes an item. An item that does not exist is ignored.
  public nonisolated func remove(_ id: AnyCellModel.ID) {
    remove([id])
  }

  /// Removes items. Items that do not exist are ignored.
  public nonisolated func remove(_ ids: [AnyCellModel.ID]) {
    enqueue(.remove(ids))
  }

  /// Updates the data of an item. An item that does not exist is ignored.
  public nonisolated func update(_ model: some CellModel) {
    update([AnyCellModel(model)])
  }

  /// Updates the data of items. Items that do not exist are ignored.
  public nonisolated func update(_ models: [AnyCellModel]) {
    enqueue(.update(models))
  }

  /// Replaces all items with one. If it already exists, its cell is kept.
  public nonisolated func replaceAll(_ model: some CellModel) {
    replaceAll([AnyCellModel(model)])
  }

  /// Replaces all items. The cells of items that already exist are kept.
  public nonisolated func replaceAll(_ models: [AnyCellModel]) {
    enqueue(.replaceAll(models))
  }

  /// Adds an operation after the others, and schedules an update.
  private nonisolated func enqueue(_ operation: FeedOperation) {
    guard operations.add(operation) else { return }
    Task(priority: .userInitiated) { @MainActor [weak self] in
      self?.showPending()
    }
  }
}
#endif
