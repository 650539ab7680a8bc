#if canImport(UIKit)
/// A change of a feed, expressed with ids. The corresponding method of `FeedDataSource` documents its effect.
enum FeedOperation: ScreenValue {
  case append([AnyCellModel])
  case prepend([AnyCellModel])
  case insertBefore(AnyCellModel.ID, [AnyCellModel])
  case insertAfter(AnyCellModel.ID, [AnyCellModel])
  case remove([AnyCellModel.ID])
  case update([AnyCellModel])
  case replaceAll([AnyCellModel])
}

extension FeedOperation {
  /// The models that it adds or updates.
  var models: [AnyCellModel] {
    switch self {
    case .append(let models), .prepend(let models), .insertBefore(_, let models),
      .insertAfter(_, let models), .update(let models), .replaceAll(let models):
      models
    case .remove: []
    }
  }

  /// Returns the operation with only the models that satisfy a predicate.
  func keeping(_ isKept: (AnyCellModel) -> Bool) -> Self {
    switch self {
    case .append(let models): .append(models.filter(isKept))
    case .prepend(let models): .prepend(models.filter(isKept))
    case .insertBefore(let id, let models): .insertBefore(id, models.filter(isKept))
    case .insertAfter(let id, let models): .insertAfter(id, models.filter(isKept))
    case .remove: self
    case .update(let models): .update(models.filter(isKept))
    case .replaceAll(let models): .replaceAll(models.filter(isKept))
    }
  }
}
#endif
