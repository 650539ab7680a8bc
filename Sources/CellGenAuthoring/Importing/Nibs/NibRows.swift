import CellGenCore

// Cells of UIKit's built-in styles.

extension NibViewWriter {
  /// The row for a cell of a built-in style; nil for other cells, and for one with additional views.
  mutating func row() -> Piece? {
    guard let style = cell.root.element["style"],
      let key = [
        "IBUITableViewCellStyleDefault": "", "IBUITableViewCellStyleSubtitle": "detail",
        "IBUITableViewCellStyleValue1": "value", "IBUITableViewCellStyleValue2": "value",
      ][style]
    else { return nil }
    let parts = ["textLabel", "detailTextLabel", "imageView"].map { cell.root.element[$0] }
    let known = Set(parts.compactMap(\.self))
    guard let text = parts[0].flatMap({ cell.views[$0] }),
      cell.content.children.allSatisfy({ known.contains($0.id) })
    else { return nil }
    usesRow = true
    converted += 1
    if style == "IBUITableViewCellStyleValue2" {
      report(cell.root, "row", .partly, "UIKit's style Value 2 became a row with a value")
    }
    var slots = [Slot("text", rowText(text, or: "title"))]
    slots += rowLook(text, font: "font", color: "color", standard: 17)
    if !key.isEmpty, let detail = parts[1].flatMap({ cell.views[$0] }) {
      slots.append(Slot(key, rowText(detail, or: "detail")))
      slots += rowLook(
        detail, font: key + "Font", color: key + "Color", standard: key == "detail" ? 12 : 17)
    }
    if let image = parts[2].flatMap({ cell.views[$0] }) { slots += rowImage(image) }
    return .mapping(slots, isFlow: true)
  }

  /// A field for the text of a prototype cell; fixed text for a row of a static table.
  private mutating func rowText(_ label: NibView, or name: String) -> Piece {
    converted += 1
    let text = label.text("text") ?? ""
    if cell.isStatic, cell.outlet(of: label) == nil, !text.isEmpty { return fixed(text) }
    return .plain(field(of: label, "String", or: name))
  }

  private mutating func rowLook(
    _ label: NibView, font fontKey: String, color colorKey: String, standard: Double
  ) -> [Slot] {
    var slots: [Slot] = []
    if let font = font(label.element.child(key: "fontDescription"), of: label, standard: standard) {
      slots.append(Slot(fontKey, font))
    }
    let own: Set = ["label", "darkText", "black", "secondaryLabel"]
    if let color = color(label, "textColor"),
      !own.contains(color) || color == "secondaryLabel" && colorKey == "color"
    {
      slots.append(Slot(colorKey, colorPiece(label, "textColor")))
    }
    return slots
  }

  private mutating func rowImage(_ view: NibView) -> [Slot] {
    converted += 1
    guard let picture = picture(in: view.element) else {
      return [Slot("image", .plain(field(of: view, "UIImage?", or: "image")))]
    }
    guard picture.key?.text == "symbol", color(view, "tintColor") != nil else { return [picture] }
    return [picture, Slot("symbolColor", colorPiece(view, "tintColor"))]
  }
}
