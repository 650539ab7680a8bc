#if canImport(UIKit)
/// One change of a feed, in terms of ids. What each means is said where `FeedDataSource` offers it.
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
  /// The models that it brings.
  var models: [AnyCellModel] {
    switch self {
    case .append(let models), .prepend(let models), .insertBefore(_, let models),
      .insertAfter(_, let models), .update(let models), .replaceAll(let models):
      models
    case .remove: []
    }
  }

  /// The operation with the models that pass a test; the others are left out.
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
