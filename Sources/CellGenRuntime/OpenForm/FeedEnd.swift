#if canImport(UIKit)
/// Notices that the end of a feed comes near, once for each end.
struct FeedEnd {
  private var reported: AnyCellModel.ID?

  /// Whether the end has come near and has not been reported yet.
  ///
  /// It is reported again when another item is the last, and when the feed was scrolled away from
  /// the end in between.
  mutating func comesNear(
    showing index: Int, of items: [AnyCellModel], distance: Int
  ) -> Bool {
    guard let last = items.last?.id, index >= items.count - distance else {
      reported = nil
      return false
    }
    defer { reported = last }
    return reported != last
  }
}
#endif
