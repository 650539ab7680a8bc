/// Changes of a plain screen that are made at random.
///
/// Contents stay small, so that the same few ids come, go, move and clash again and again.
struct PlainChange {
  let shapes: [PlainShape]

  private static let texts = ["a", "b", "c"]

  /// A screen without content.
  var nothing: PlainScreen {
    PlainScreen(sections: shapes.map { _ in PlainSection() })
  }

  /// Changes a screen somehow; now and then all of it.
  func perform(on screen: inout PlainScreen, using random: inout SeededNumbers) {
    let position = Int.random(in: shapes.indices, using: &random)
    switch Int.random(in: 0..<24, using: &random) {
    case 0: screen = whole(using: &random)
    case 1: screen.sections[position] = PlainSection()
    case 2: screen.sections[position] = section(position, using: &random)
    case 3: screen.sections[position].cells.shuffle(using: &random)
    case 4: screen.sections[position].cells.append(cell(in: position, using: &random))
    case 5..<9: insert(into: &screen, at: position, using: &random)
    case 9..<12: _ = take(from: &screen.sections[position], using: &random)
    case 12..<14: moveWithin(&screen.sections[position], using: &random)
    case 14..<17: moveToAnother(in: &screen, from: position, using: &random)
    case 17..<21: changeText(in: &screen.sections[position], using: &random)
    case 21..<23: changeHeader(in: &screen.sections[position], shapes[position], &random)
    default: changeFooter(in: &screen.sections[position], shapes[position], &random)
    }
  }

  private func whole(using random: inout SeededNumbers) -> PlainScreen {
    PlainScreen(sections: shapes.indices.map { section($0, using: &random) })
  }

  /// A section with some cells, which may clash with each other.
  private func section(_ position: Int, using random: inout SeededNumbers) -> PlainSection {
    var section = PlainSection()
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      section.cells.append(cell(in: position, using: &random))
    }
    changeHeader(in: &section, shapes[position], &random)
    changeFooter(in: &section, shapes[position], &random)
    return section
  }

  private func cell(in position: Int, using random: inout SeededNumbers) -> PlainCell {
    let kind = shapes[position].kinds.randomElement(using: &random)!
    let id = Int.random(in: shapes[position].ids, using: &random)
    return PlainCell(key: PlainCell.Key(kind: kind, id: id), text: text(using: &random))
  }

  private func text(using random: inout SeededNumbers) -> String {
    Self.texts.randomElement(using: &random)!
  }

  /// Inserts a cell; mostly one whose id is not there yet.
  private func insert(
    into screen: inout PlainScreen, at position: Int, using random: inout SeededNumbers
  ) {
    let cell = cell(in: position, using: &random)
    let isThere = screen.sections.contains { $0.cells.contains { $0.key == cell.key } }
    guard !isThere || Int.random(in: 0..<5, using: &random) == 0 else { return }
    let place = Int.random(in: 0...screen.sections[position].cells.count, using: &random)
    screen.sections[position].cells.insert(cell, at: place)
  }

  private func take(
    from section: inout PlainSection, using random: inout SeededNumbers
  ) -> PlainCell? {
    guard let place = section.cells.indices.randomElement(using: &random) else { return nil }
    return section.cells.remove(at: place)
  }

  private func moveWithin(_ section: inout PlainSection, using random: inout SeededNumbers) {
    guard let cell = take(from: &section, using: &random) else { return }
    section.cells.insert(cell, at: .random(in: 0...section.cells.count, using: &random))
  }

  /// Moves a cell to another section that may hold it; where none may, nothing happens.
  private func moveToAnother(
    in screen: inout PlainScreen, from position: Int, using random: inout SeededNumbers
  ) {
    guard let place = screen.sections[position].cells.indices.randomElement(using: &random)
    else { return }
    let kind = screen.sections[position].cells[place].key.kind
    let others = shapes.indices.filter { $0 != position && shapes[$0].kinds.contains(kind) }
    guard let other = others.randomElement(using: &random) else { return }
    let cell = screen.sections[position].cells.remove(at: place)
    let end = screen.sections[other].cells.count
    screen.sections[other].cells.insert(cell, at: .random(in: 0...end, using: &random))
  }

  private func changeText(in section: inout PlainSection, using random: inout SeededNumbers) {
    guard let place = section.cells.indices.randomElement(using: &random) else { return }
    section.cells[place].text = text(using: &random)
  }

  private func changeHeader(
    in section: inout PlainSection, _ shape: PlainShape, _ random: inout SeededNumbers
  ) {
    guard shape.hasHeader else { return }
    section.header = Bool.random(using: &random) ? text(using: &random) : nil
  }

  private func changeFooter(
    in section: inout PlainSection, _ shape: PlainShape, _ random: inout SeededNumbers
  ) {
    guard shape.hasFooter else { return }
    section.footer = Bool.random(using: &random) ? text(using: &random) : nil
  }
}
