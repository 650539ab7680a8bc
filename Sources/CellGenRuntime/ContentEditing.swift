#if canImport(UIKit)
// More constrained than a `subscript(id:)` of arrays that an app may define, which keeps the two from
// clashing.
extension Swift.Array where Element: ScreenValue & Swift.Identifiable {
  /// Accesses the first element with an id; nil if there is none.
  ///
  ///     content.posts[id: 7]?.isLiked = true
  ///     content.posts[id: 7] = nil
  ///
  /// Setting nil removes the element. Setting another element replaces it in place, or appends the new one if
  /// no element has the id.
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
