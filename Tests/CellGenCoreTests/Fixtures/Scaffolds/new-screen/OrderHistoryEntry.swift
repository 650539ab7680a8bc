/// The app's model of an entry of the list.
struct OrderHistoryEntry: Identifiable, Hashable, Sendable {
  var id: Int
  var title: String
  var detail: String?
  var isFavorite: Bool

  init(
    id: Int, title: String, detail: String? = nil, isFavorite: Bool = false
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isFavorite = isFavorite
  }
}
