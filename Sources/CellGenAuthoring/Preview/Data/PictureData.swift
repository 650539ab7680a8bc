import CellGenCore

/// The data of a view in a picture, with a value for every field as far as cellgen can know one.
struct PictureData: Sendable {
  let view: ViewReference
  /// The values of its fields, except nested view data.
  private(set) var known: SampleData
  let place: DataPlace
  private let source: PictureSource
  /// The enclosing views and this one, outermost first.
  private let path: [ViewReference]
  /// The stress applied to its values; nil for none.
  private let stress: PictureStress?

  init(
    _ known: SampleData, of view: ViewReference, at place: DataPlace = DataPlace(),
    in path: [ViewReference], _ source: PictureSource, stress: PictureStress? = nil
  ) {
    (self.known, self.view, self.source) = (known, view, source)
    self.place = place
    (self.path, self.stress) = (path + [view], stress)
  }

  /// Nil for values that no manifest defines, such as an app type without known cases, and for view data.
  subscript(field: Field) -> SampleValue? { known[field] }

  func isNil(_ field: Field) -> Bool { known.isNil(field) }

  func number(_ field: Field) -> Double? { known.number(field) }

  /// The color of UIKit in a field, such as `.systemIndigo`; nil for a color that only the app knows.
  func color(_ field: Field) -> Color? {
    guard case .literal(.member(let name))? = known[field], Vocabulary.colors.contains(name),
      field.type.wrapped.name == "UIColor"
    else { return nil }
    return .named(name)
  }

  /// For an optional, whether it has a value; unknown flags are true.
  func flag(_ value: Value<Flag>, in state: PictureState = .normal) -> Bool {
    known.flag(value, in: state) ?? true
  }

  /// A value without cases and states: a constant or a field. Nil if the data doesn't determine which.
  func value<Constant>(
    _ value: Value<Constant>, in state: PictureState = .normal
  ) -> Value<Constant>? {
    let choices = known.choices(of: value, in: state)
    return choices.count == 1 ? choices[0] : nil
  }

  /// The items of an array.
  func items(_ field: Field) -> [SampleValue] {
    if case .array(let items)? = known[field] { items } else { [] }
  }

  /// The data with an item of an array.
  func with(_ item: SampleValue, as field: Field) -> PictureData {
    var data = self
    data.known = known.with(item, as: field)
    return data
  }

  /// The data that the target of a `map` gets.
  func mapped(by map: [MappedField], to view: ViewReference) -> PictureData {
    let values = SampleData(known, mappedBy: map, to: source.module[view])
    return PictureData(
      source.completed(values, of: view), of: view, at: place, in: Array(path.dropLast()), source,
      stress: stress)
  }
}

// MARK: - Data in data

extension PictureData {
  /// The maximum nesting depth; data at deeper levels is left out.
  private static let mostLevels = 6

  /// The view data in a field: none, one or several.
  ///
  /// Data that contains data of its own kind stops at the second level. The data of each field differs from
  /// that of the fields before it: a quote is by someone else. Given samples keep their order.
  func inner(_ field: Field) -> [PictureData] {
    guard let (inner, isList) = source.viewData(in: field.type), !isNil(field),
      path.count < Self.mostLevels, path.count(where: { $0 == inner }) < 2
    else { return [] }
    let given = known[field]?.innerData ?? []
    let count = isList ? itemCount(of: field, inner) : 1
    let distance = source.fit(of: view).distance(of: field)
    let isGiven = !source.module[view].samples.isEmpty
    return (0..<count).map { item in
      var place = place.inside(distance + item)
      if isList, place.row != nil {
        // The items of two rows differ.
        place.position += 2 * self.place.position
        place.row = RowPlace(index: item, count: count)
      }
      if given.indices.contains(item) {
        var values = source.completed(
          SampleData(given[item], of: source.module[inner]), of: inner)
        stress?.apply(to: &values, of: inner, source)
        return PictureData(values, of: inner, at: place, in: path, source, stress: stress)
      }
      return source.data(
        of: inner, at: place, sample: isList || isGiven ? item : nil, in: path, stress: stress)
    }
  }

  /// As many as a sample has; one to three if samples don't determine it.
  private func itemCount(of field: Field, _ inner: ViewReference) -> Int {
    switch known[field] {
    case .array(let items): min(items.count, 20)
    case .literal(.emptyArray): 0
    default: path.count > 1 ? 2 : place.row == nil ? 3 : [3, 1, 2][place.order % 3]
    }
  }
}
