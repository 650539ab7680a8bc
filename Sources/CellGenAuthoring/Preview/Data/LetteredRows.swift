import CellGenCore

/// The rows of a section that is repeated for letters, as in contacts: each row appears under its first
/// letter.
struct LetteredRows {
  struct Letter {
    var name: String
    var rows: [PictureData]
    /// The position of the sample with the letter; nil for a made-up letter.
    var sample: Int?
  }

  let sections: [Letter]
  /// The field of the repeated data that contains the letter.
  private let field: Field

  private typealias Row = (text: String, data: PictureData)

  /// The maximum numbers of letters, and of rows for each.
  private static let most = (letters: 3, rows: 4)

  /// Nil for a section without letters, or with rows that don't begin with their own text.
  init?(_ section: Section, _ source: PictureSource, selectsSeveral: Bool) {
    guard let view = section.repeated, section.cells.count == 1,
      let field = section.letter(of: view, source)
    else { return nil }
    let rows = Self.rows(of: section.cells[0], source)
    // The rows as they follow one another in a section.
    let placed = { (rows: [Row], section: Int) in
      let sorted = rows.sorted { $0.text < $1.text }.prefix(Self.most.rows)
      return sorted.enumerated().map { index, row in
        var place = RowPlace(index: index, count: sorted.count, section: section)
        place.selectsSeveral = selectsSeveral
        return source.data(
          of: row.data.view, at: DataPlace(position: row.data.place.position, place))
      }
    }
    let samples = source.module[view].samples
    if samples.isEmpty {
      let several = rows.keys.filter { rows[$0, default: []].count > 1 }
      let letters = (several.isEmpty ? Array(rows.keys) : several).sorted()
      sections = letters.prefix(Self.most.letters).enumerated().map { index, letter in
        Letter(name: letter, rows: placed(rows[letter] ?? [], index))
      }
    } else {
      sections = samples.prefix(Self.most.letters).enumerated().compactMap { index, sample in
        guard case .literal(.string(let letter))? = source.given(sample, of: view)[field],
          let found = rows[letter.uppercased()]
        else { return nil }
        return Letter(
          name: letter, rows: placed(found, index), sample: index)
      }
      // If a sample's letter has no rows, show all samples with arbitrary rows instead.
      guard sections.count == min(samples.count, Self.most.letters) else { return nil }
    }
    guard !sections.isEmpty else { return nil }
    self.field = field
  }

  /// The repeated data with a letter.
  func named(_ letter: String, _ data: PictureData) -> PictureData {
    data.with(.literal(.string(letter)), as: field)
  }

  /// The rows of a view by their first letter.
  private static func rows(
    of view: ViewReference, _ source: PictureSource
  ) -> [String: [Row]] {
    guard let lead = source.fit(of: view).lead else { return [:] }
    let samples = source.module[view].samples.count
    var seen: Set<String> = []
    let rows = (0..<(samples > 0 ? samples : UsualTexts.mostTexts)).compactMap {
      position -> Row? in
      let data = source.data(of: view, at: DataPlace(position: position))
      guard case .literal(.string(let text))? = data[lead], text.first?.isLetter == true,
        samples > 0 || seen.insert(text).inserted
      else { return nil }
      return (text, data)
    }
    return Dictionary(grouping: rows) { $0.text.prefix(1).uppercased() }
  }
}

extension Section {
  /// The field with the letter in the data that the section is repeated for: the one in the index, unless the
  /// title is a different field.
  fileprivate func letter(of view: ViewReference, _ source: PictureSource) -> Field? {
    if let index {
      let title = title(of: view, source) ?? index
      return title.name.text == index.name.text ? index : nil
    }
    let view = source.module[view]
    return view.fields.first { KnownType($0.type).unwrapped == .text && $0.isLetter(in: view) }
  }

  /// The field that the header shows, in the data that the section is repeated for.
  func title(of view: ViewReference, _ source: PictureSource) -> Field? {
    switch header {
    case .heading(let heading)?: if case .field(let title)? = heading.title { title } else { nil }
    case .view(view, _)?: source.fit(of: view).lead
    case .view?, nil: nil
    }
  }
}

extension Field {
  fileprivate func isLetter(in view: View) -> Bool {
    let words = titleInWords(name.text == "id" ? view.name.text : name.text).lowercased()
    return ["letter", "initial"].contains { words.hasSuffix($0) }
  }
}
