#if canImport(UIKit)
/// What a screen has to show, as one value.
///
///     dataSource.apply(.loading)
///     dataSource.apply(.content(ListingContent(photos: photos)))
public enum ListState<Content: ScreenContent>: ScreenValue {
  /// The first content is on its way. To refresh what is shown, leave it in place.
  case loading
  /// There is nothing; content without cells, headers and footers means the same.
  case empty
  /// There is no content because of a failure, with words for it.
  case failed(message: String?)
  case content(Content)
}

extension ListState {
  /// What there is to show; nothing unless there is content.
  var content: Content {
    if case .content(let content) = self { content } else { Content() }
  }
}
#endif
