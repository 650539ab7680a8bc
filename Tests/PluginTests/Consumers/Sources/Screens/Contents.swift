/// What the two screens of this module show at first: both name the views of a third manifest.
enum Contents {
  static let feed = FeedContent(
    postsHeader: HeadingViewData(title: "Posts"),
    posts: [PostViewData(id: 1, title: "First")])
  static let search = SearchContent(
    hitsHeader: HeadingViewData(title: "Hits"),
    hits: [HitViewData(id: 1, title: "First")])
}
