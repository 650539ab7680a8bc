#if canImport(UIKit)
// More constrained than an app's own `subscript(id:)` of arrays may be, so that the two do not clash.
extension Swift.Array where Element: ScreenValue & Swift.Identifiable {
  /// The first element with an id; nil where there is none.
  ///
  ///     content.posts[id: 7]?.isLiked = true
  ///     content.posts[id: 7] = nil
  ///
  /// Set to nil, the element is removed. Set to another, it is replaced where it is; where there is none
  /// with the id, the new one is added at the end.
  ///
  /// - Cost: proportional to the number of elements.
  public nonisolated subscript(id id: Element.ID) -> Element? {
    get { first { $0.id == id } }
    set {
      switch (firstIndex { $0.id == id }, newValue) {
      case (let index?, let newValue?): self[index] = newValue
      case (let index?, nil): remove(at: index)
      case (nil, let newValue?): append(newValue)
      case (nil, nil): break
      }
    }
  }
}
#endif
