#if canImport(UIKit)
// Each operation takes one model, or several that may be of different kinds. Several models keep
// their order, and the last one with an id says what is shown.
//
// An item that is to move is removed and inserted again: its cell moves with it.
extension FeedDataSource {
  /// Adds an item at the end. One that is there already is updated where it is.
  public nonisolated func append(_ model: some CellModel) {
    append([AnyCellModel(model)])
  }

  /// Adds items at the end. Those that are there already are updated where they are.
  public nonisolated func append(_ models: [AnyCellModel]) {
    enqueue(.append(models))
  }

  /// Adds an item at the start. One that is there already is updated where it is.
  public nonisolated func prepend(_ model: some CellModel) {
    prepend([AnyCellModel(model)])
  }

  /// Adds items at the start. Those that are there already are updated where they are.
  public nonisolated func prepend(_ models: [AnyCellModel]) {
    enqueue(.prepend(models))
  }

  /// Adds an item before another, or at the end when that is not there. One that is there already
  /// is updated where it is.
  public nonisolated func insert(_ model: some CellModel, before id: AnyCellModel.ID) {
    insert([AnyCellModel(model)], before: id)
  }

  /// Adds items before another, or at the end when that is not there. Those that are there already
  /// are updated where they are.
  public nonisolated func insert(_ models: [AnyCellModel], before id: AnyCellModel.ID) {
    enqueue(.insertBefore(id, models))
  }

  /// Adds an item behind another, or at the end when that is not there. One that is there already
  /// is updated where it is.
  public nonisolated func insert(_ model: some CellModel, after id: AnyCellModel.ID) {
    insert([AnyCellModel(model)], after: id)
  }

  /// Adds items behind another, or at the end when that is not there. Those that are there already
  /// are updated where they are.
  public nonisolated func insert(_ models: [AnyCellModel], after id: AnyCellModel.ID) {
    enqueue(.insertAfter(id, models))
  }

  /// Removes an item. One that is not there is ignored.
  public nonisolated func remove(_ id: AnyCellModel.ID) {
    remove([id])
  }

  /// Removes items. Those that are not there are ignored.
  public nonisolated func remove(_ ids: [AnyCellModel.ID]) {
    enqueue(.remove(ids))
  }

  /// Shows other data in an item. One that is not there is ignored.
  public nonisolated func update(_ model: some CellModel) {
    update([AnyCellModel(model)])
  }

  /// Shows other data in items. Those that are not there are ignored.
  public nonisolated func update(_ models: [AnyCellModel]) {
    enqueue(.update(models))
  }

  /// Shows an item and nothing else. If it was there before, its cell stays.
  public nonisolated func replaceAll(_ model: some CellModel) {
    replaceAll([AnyCellModel(model)])
  }

  /// Shows items and nothing else. The cells of those that were there before stay.
  public nonisolated func replaceAll(_ models: [AnyCellModel]) {
    enqueue(.replaceAll(models))
  }

  /// Puts an operation behind the others, and has them shown soon.
  private nonisolated func enqueue(_ operation: FeedOperation) {
    guard operations.add(operation) else { return }
    Task(priority: .userInitiated) { @MainActor [weak self] in
      self?.showPending()
    }
  }
}
#endif
