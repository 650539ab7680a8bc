import CellGenCore

/// A cell: a view with everything around it.
struct DrawnRow: Sendable {
  enum Content: Sendable {
    case view(Drawing)
    /// A row that UIKit draws.
    case plain(DrawnPlainRow)
  }

  /// The name of its view.
  var view: String
  var content: Content
  /// The background of the content; nil for the list's.
  var background: DrawnBackground?
  var cornerRadius: Number?
  var border: (color: DrawnColor, width: Number)?
  var backgroundInsets: Insets?
  /// A color over the content.
  var overlay: DrawnColor?
  /// The number of grid columns it spans; nil for one.
  var span: GridSpan.Width?
  /// A fixed height, in points.
  var height: Double?
  /// In order from the leading to the trailing side.
  var accessories: [DrawnAccessory] = []
  var separator: Separator?
  /// The property of the element where the separator below begins.
  var separatorStart: String?
  /// The indentation level.
  var indent = 0
  var leadingSwipes: [DrawnCommand] = []
  var trailingSwipes: [DrawnCommand] = []
  var menu: [DrawnCommand] = []
  var canBeSelected = false
}

/// A row that UIKit draws.
struct DrawnPlainRow: Sendable {
  var text: DrawnText?
  var detail: DrawnText?
  var value: DrawnText?
  var picture: DrawnImage?
  /// The color of the square behind a symbol.
  var symbolBackground: DrawnColor?
  /// In points; nil for the size of the image.
  var imageSize: Number?
  /// Nil for UIKit's default, as with the other fonts.
  var font: Font?
  var detailFont: Font?
  var valueFont: Font?
}

/// An accessory at the trailing edge of a row, or at another place in a cell.
struct DrawnAccessory: Sendable {
  enum Kind: Sendable {
    case disclosure
    case checkmark
    case badge(PictureText, DrawnColor?)
    case detail
    case picture(DrawnImage, isButton: Bool)
    case toggle(isOn: Bool, tint: DrawnColor?, isEnabled: Bool)
  }

  var kind: Kind
  /// Nil for an accessory that only rows have.
  var place: AccessoryPlace?
  /// The color behind it, if it has a place.
  var background: DrawnColor?
}

/// An action that a swipe or a menu offers.
struct DrawnCommand: Sendable {
  var title: PictureText?
  var picture: DrawnImage?
  var isDestructive = false
  var isEnabled = true
  var color: DrawnColor?
}

extension ViewArtist {
  /// The view as a cell. The keys of its row always come from the view itself, whichever view displays its
  /// data.
  func row() -> DrawnRow {
    let view = module[views[views.count - 1]]
    let content: DrawnRow.Content =
      if let row = view.plainRow { .plain(plain(row)) } else { .view(drawing()) }
    var row = DrawnRow(view: view.typeName, content: content)
    row.background = view.look.background.color.flatMap { background(.color($0)) }
    if let radius = number(view.look.background.cornerRadius), !radius.isNothing {
      row.cornerRadius = radius
    }
    if let border = view.look.background.border, let color = color(border.color),
      let width = constant(border.width)
    {
      row.border = (color, width)
    }
    row.backgroundInsets = insets(view.look.background.insets)
    row.overlay = color(view.look.overlay)
    if case .height(let points) = view.size { row.height = points }
    row.accessories = view.row.accessories.compactMap { accessory in
      kind(of: accessory).map {
        DrawnAccessory(
          kind: $0, place: accessory.place,
          background: color(accessory.background))
      }
    }
    row.separator = view.row.separator
    row.separatorStart = view.separatorStart?.model.property
    row.indent = indent(view.row.indent)
    row.leadingSwipes = view.row.swipes.leading.compactMap(command)
    row.trailingSwipes = view.row.swipes.trailing.compactMap(command)
    row.menu = view.row.menu.compactMap(command)
    row.canBeSelected =
      view.row.select.map { $0.enabled.map { data.flag($0, in: state) } ?? true } ?? false
    return row
  }

  private func plain(_ row: PlainRow) -> DrawnPlainRow {
    var drawn = DrawnPlainRow()
    drawn.text = rowText(row.text, row.color)
    drawn.detail = row.detail.flatMap { rowText($0, row.detailColor) }
    drawn.value = row.value.flatMap { rowText($0, row.valueColor) }
    drawn.font = row.font.map(font)
    drawn.detailFont = row.detailFont.map(font)
    drawn.valueFont = row.valueFont.map(font)
    drawn.picture = row.picture.flatMap(image)
    drawn.picture?.color = color(row.symbolColor)
    drawn.symbolBackground = color(row.symbolBackground)
    drawn.imageSize = number(row.imageSize)
    return drawn
  }

  private func rowText(_ text: Text, _ color: Value<Color>?) -> DrawnText? {
    guard let shown = texts.text(text, in: state) else { return nil }
    var drawn = DrawnText(pieces: [DrawnPiece(text: shown)])
    drawn.color = self.color(color)
    return drawn
  }

  /// Nil for an accessory that isn't shown.
  private func kind(of accessory: Accessory) -> DrawnAccessory.Kind? {
    guard accessory.conditions.allSatisfy({ data.flag($0, in: state) }) else { return nil }
    let color = color(accessory.color)
    if accessory.disclosure != nil { return .disclosure }
    if accessory.checkmark != nil { return .checkmark }
    if let badge = accessory.badge {
      return texts.text(badge, in: state).map { .badge($0, color) }
    }
    if accessory.detail != nil { return .detail }
    if let picture = accessory.picture {
      guard var image = image(picture) else { return nil }
      image.color = color
      return .picture(image, isButton: accessory.action != nil)
    }
    guard let field = accessory.toggle else { return nil }
    return .toggle(
      isOn: data.flag(.field(field), in: state), tint: self.color(accessory.tint),
      isEnabled: accessory.enabled.map { data.flag($0, in: state) } ?? true)
  }

  private func indent(_ indent: Value<WholeNumber>?) -> Int {
    // Steps beyond the width of a row make no visible difference.
    indent.map { min(max(wholeNumber($0) ?? 0, 0), 20) } ?? 0
  }

  /// Nil for a command that isn't offered.
  private func command(_ command: any RowCommand) -> DrawnCommand? {
    if let visible = command.visible, !data.flag(visible, in: state) { return nil }
    let title = command.title.flatMap { texts.text($0, in: state) }
    let picture = command.picture.flatMap(image)
    // A menu item without its title has nothing to read; a swipe action can show only a picture.
    if command.title != nil, title == nil, picture == nil || command is MenuItem { return nil }
    var drawn = DrawnCommand(title: title, picture: picture)
    drawn.isDestructive = constant(command.style)?.word == "destructive"
    if let enabled = (command as? MenuItem)?.enabled {
      drawn.isEnabled = data.flag(enabled, in: state)
    }
    drawn.color = color((command as? SwipeAction)?.background)
    return drawn
  }
}

extension Number {
  fileprivate var isNothing: Bool { if case .literal(0) = self { true } else { false } }
}
