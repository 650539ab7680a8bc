/// An offer as a cell, told apart by its `id`.
struct OfferCellModel: Hashable, Identifiable, Sendable {
  var data: OfferViewData

  var id: Int { data.id }
}
