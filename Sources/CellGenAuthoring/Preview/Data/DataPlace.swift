/// The place where made-up data is used, which determines how it differs from other data of its kind.
struct DataPlace: Sendable {
  /// From 0. Values of the same position belong together, such as a name and an address.
  var position = 0
  /// From 0, in the order of appearance: later values are older.
  var order = 0
  /// Nil outside the rows of a screen, where each field has its usual value.
  var row: RowPlace?

  init(position: Int = 0) { (self.position, order) = (position, position) }

  init(position: Int, _ row: RowPlace) {
    (self.position, order, self.row) = (position, row.index, row)
  }

  /// The place of nested data at a distance from this one.
  func inside(_ distance: Int) -> DataPlace {
    var place = self
    place.position += distance
    place.order += distance
    return place
  }
}

/// A row among those of its kind in a section, or a section among repeated ones.
struct RowPlace: Sendable {
  var index: Int
  var count: Int
  /// The number of repeated sections before its own.
  var section = 0
  /// True if the list allows selecting several cells.
  var selectsSeveral = false

  var isLast: Bool { index == count - 1 }
}
