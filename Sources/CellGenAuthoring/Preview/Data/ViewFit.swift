import CellGenCore

/// The relations within the data made for a view, and its variation from row to row.
struct ViewFit: Sendable {
  /// Nil for a view whose names alone show what it is about.
  let kind: ViewKind?
  /// The main text of a row; nil for a view without one.
  let lead: Field?
  let variations: RowVariations
  let relations: [FieldRelation]
  /// The distances of nested data from the data that contains it, by the names of fields.
  private let distances: [String: Int]

  init(
    _ view: View, _ uses: FieldUses, isSeen: (Field) -> Bool, holdsData: (Field) -> Bool
  ) {
    kind = ViewKind(view)
    lead = view.lead(uses, isSeen: isSeen)
    variations = RowVariations(view, uses, lead: lead, holdsData: holdsData)
    relations = FieldRelation.all(of: view, uses)
    distances = Dictionary(
      view.fields.filter(holdsData).enumerated().map { ($1.name.text, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func distance(of field: Field) -> Int { distances[field.name.text] ?? 0 }
}
