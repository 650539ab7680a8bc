/// The app's model of an entry of the list.
public struct OrdersEntry: Identifiable, Hashable, Sendable {
  public var id: Int
  public var title: String
  public var detail: String?
  public var isFavorite: Bool

  public init(
    id: Int, title: String, detail: String? = nil, isFavorite: Bool = false
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.isFavorite = isFavorite
  }
}
