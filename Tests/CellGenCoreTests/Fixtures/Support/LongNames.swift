/// The type of a field that the manifest takes from the app.
public struct RecommendedProductCarouselHeaderFormattedTitleText: ScreenValue {
  public init() {}
}
