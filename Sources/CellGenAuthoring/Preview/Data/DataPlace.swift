/// Where made data are used, which decides how they differ from other data of their kind.
struct DataPlace: Sendable {
  /// From 0. Values of the same position belong together, such as a name and an address.
  var position = 0
  /// From 0, in the order in which they are shown: what is later is older.
  var order = 0
  /// Nil outside of the rows of a screen: there, each field has its usual value.
  var row: RowPlace?

  init(position: Int = 0) { (self.position, order) = (position, position) }

  init(position: Int, _ row: RowPlace) {
    (self.position, order, self.row) = (position, row.index, row)
  }

  /// The place of other data in the data of this place.
  func inside(_ distance: Int) -> DataPlace {
    var place = self
    place.position += distance
    place.order += distance
    return place
  }
}

/// A row among those of its kind in a section, or a section among those that one is repeated for.
struct RowPlace: Sendable {
  var index: Int
  var count: Int
  /// The number of sections before its own, where one is repeated.
  var section = 0
  /// True if any number of cells can be selected.
  var selectsSeveral = false

  var isLast: Bool { index == count - 1 }
}
