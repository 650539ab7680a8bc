import CellGenCore

extension SpokenRow {
  /// Adds its behavior as a row, and the accessories at its edges or over it.
  ///
  /// - Parameter isRow: whether its cells are rows, which show all accessories.
  mutating func add(_ row: Row, isRow: Bool, by layout: SpokenLayout) {
    let accessories = isRow ? row.accessories : row.accessories.placed
    parts += accessories.compactMap(layout.part)
    isChecked = accessories.contains(where: layout.isChecked)
    isSelectable = row.select.map { $0.enabled.flatMap { layout.data.flag($0) } != false } ?? false
    swipes = layout.swipes(of: row)
  }
}

extension SpokenLayout {
  /// The titles of a row's swipe actions.
  func swipes(of row: Row) -> [String] {
    titles(of: row.swipes.leading + row.swipes.trailing)
  }

  /// The titles of the commands that are offered.
  func titles(of commands: [any RowCommand]) -> [String] {
    commands.filter { $0.visible.flatMap(data.flag) != false }.map {
      $0.title.flatMap(texts.text) ?? ""
    }
  }

  /// The part for an accessory; a badge is a value of the row.
  fileprivate func part(of accessory: Accessory) -> SpokenPart? {
    if accessory.visible.flatMap(data.flag) == false { return nil }
    let name = accessory.accessibilityLabel.flatMap(texts.text)
    if let badge = accessory.badge {
      return texts.text(badge).flatMap { $0.isEmpty ? nil : SpokenPart(kind: .words, value: $0) }
    }
    if accessory.detail != nil {
      return SpokenPart(control: [.button], label: "More Info", isAction: true)
    }
    if let picture = accessory.picture {
      guard isShown(picture) else { return nil }
      guard accessory.action == nil else {
        return SpokenPart(control: [.button], label: name, isAction: true)
      }
      return name.map { SpokenPart(kind: .words, label: $0) }
    }
    guard let field = accessory.toggle else { return nil }
    return SpokenPart(
      control: traits([.button, .toggle], enabled: accessory.enabled), label: name,
      value: value(ofSwitch: field))
  }

  /// Returns true if there is a picture, as far as the manifest determines it.
  private func isShown(_ picture: Picture) -> Bool {
    switch picture {
    case .symbol(let name), .asset(let name): texts.text(name) != nil
    case .image(let image): data.isShown(image)
    }
  }

  /// Returns true if a checkmark is shown.
  fileprivate func isChecked(_ accessory: Accessory) -> Bool {
    accessory.checkmark.flatMap(data.flag) == true
      && accessory.visible.flatMap(data.flag) != false
  }
}
