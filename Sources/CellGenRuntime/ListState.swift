#if canImport(UIKit)
/// The state of a screen, as one value.
///
///     dataSource.apply(.loading)
///     dataSource.apply(.content(ListingContent(photos: photos)))
public enum ListState<Content: ScreenContent>: ScreenValue {
  /// The first content is being loaded. To refresh existing content, leave it in place.
  case loading
  /// There is no content. Content without cells, headers, and footers means the same.
  case empty
  /// There is no content because of a failure, with its message.
  case failed(message: String?)
  case content(Content)
}

extension ListState {
  /// The content; empty for any other state.
  var content: Content {
    if case .content(let content) = self { content } else { Content() }
  }
}
#endif
