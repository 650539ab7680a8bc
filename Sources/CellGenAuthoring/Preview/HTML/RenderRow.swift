import CellGenCore

/// Writes a cell: its background, its view, the accessories at its trailing edge, and the actions behind a
/// swipe.
///
///     <div class="row">
///       <div class="content"> … </div>
///       <div class="accessories"> … </div>
///     </div>
struct RowRenderer {
  let drawings: DrawingRenderer
  /// The VoiceOver stops in the row; none for a header or footer.
  var stops: [PlacedStop] = []
  /// The key of the place where its view is declared; nil for a page without places.
  var place: String?

  enum Variant: String {
    /// The row in its selected state, initially hidden.
    case selected
    /// A row whose selection changes only the list's background.
    case selectable
  }

  private var palette: Palette { drawings.palette }
  private var manifest: Int { drawings.manifest }

  /// - Parameters:
  ///   - isListed: whether it is a row of a list or a table, which has separators and a trailing edge; other
  ///     cells show only the accessories with a place.
  ///   - label: the text that VoiceOver reads for it.
  ///   - variant: how it represents its selection; nil for a row whose selected state is written separately, or that
  ///     is never selected.
  func render(
    _ row: DrawnRow, isListed: Bool, label: String, variant: Variant? = nil, _ w: HTMLWriter
  ) {
    var attributes: HTMLAttributes = ["class": isListed ? "row" : "cell", "role": "img"]
    attributes.addClass(variant?.rawValue)
    attributes["aria-label"] = label.isEmpty ? row.view : label
    attributes["data-view"] = row.view
    attributes["data-place"] = place
    say(in: &attributes)
    if variant == .selected { attributes.set("hidden") }
    var style = CSSDeclarations()
    background(row, &attributes, &style)
    style["block-size"] = row.height.map(px)
    switch row.span {
    case .all?: style["grid-column"] = "1 / -1"
    case .columns(let count)? where count > 1: style["grid-column"] = "span \(count)"
    default: break
    }
    if row.indent > 0 { style["--indent"] = "\(row.indent)" }
    if isListed {
      if case .plain = row.content { attributes["data-aligned"] = Self.sentences }
      separator(row, &attributes, &style)
    }
    attributes.set(style)
    w.element("div", attributes) { w in
      if isListed { swipes(row.leadingSwipes, "leading", w) }
      if !isListed { accessories(of: row, at: [.leading], w) }
      w.element("div", ["class": "content"]) { w in content(row.content, w) }
      if isListed {
        accessories(row.accessories, "", w)
      } else {
        accessories(of: row, at: AccessoryPlace.allCases.filter { $0 != .leading }, w)
      }
      if let overlay = row.overlay {
        var style = CSSDeclarations()
        style["background"] = palette.color(overlay, as: .shadow, manifest).css
        var attributes: HTMLAttributes = ["class": "overlay"]
        attributes.set(style)
        w.leaf("div", attributes, HTML())
      }
      if isListed { swipes(row.trailingSwipes, "trailing", w) }
    }
  }

  /// Sets the VoiceOver text: a line for each stop, followed by indented lines for its actions; then the
  /// places of its elements, stop by stop.
  private func say(in attributes: inout HTMLAttributes) {
    guard !stops.isEmpty else { return }
    attributes["data-spoken"] = stops.flatMap(\.stop.lines).joined(separator: "\n")
    let places = stops.map { $0.spans.compactMap(drawings.place).joined(separator: " ") }
    if places.contains(where: { !$0.isEmpty }) {
      attributes["data-stops"] = places.joined(separator: "|")
    }
  }

  /// Writes a header or footer: its background and its view.
  ///
  /// - Parameter chevron: the sign that it collapses its section; nil if it doesn't.
  func renderEdge(
    _ row: DrawnRow, _ attributes: HTMLAttributes, chevron: HTML? = nil, _ w: HTMLWriter
  ) {
    var attributes = attributes
    var style = CSSDeclarations()
    background(row, &attributes, &style)
    attributes.set(style)
    w.element("div", attributes) { w in
      content(row.content, w)
      if let chevron { w.line(chevron) }
    }
  }

  private func content(_ content: DrawnRow.Content, _ w: HTMLWriter) {
    switch content {
    case .view(let drawing): drawings.render(drawing, w)
    case .plain(let row): plain(row, w)
    }
  }

  private func background(
    _ row: DrawnRow, _ attributes: inout HTMLAttributes, _ style: inout CSSDeclarations
  ) {
    if let background = row.background {
      if background.isKnown(to: palette, manifest) {
        attributes.addClass("own-background")
        drawings.background(background, as: .ground, &attributes, &style)
      } else {
        // An app's background most likely resembles the list's.
        attributes.addClass("unknown-color")
      }
    }
    let radius = row.cornerRadius.flatMap(drawings.points).map(px)
    let border = row.border.flatMap { border in
      drawings.points(border.width).map { width in
        let color = palette.color(border.color, as: .line, manifest).css
        return (line: "\(px(width)) solid \(color)" as CSS, width: width)
      }
    }
    if let insets = row.backgroundInsets {
      // UIKit moves only the background.
      attributes.addClass("inset-background")
      style["--ground"] = style["background"]
      style["background"] = nil
      style["--ground-radius"] = radius
      style["--ground-border"] = border?.line
      style["--ground-block"] = palette.pair(insets.top, insets.bottom, manifest)
      style["--ground-inline"] = palette.pair(insets.leading, insets.trailing, manifest)
    } else {
      style["border-radius"] = radius
      style["outline"] = border?.line
      style["outline-offset"] = border.map { "-\(px($0.width))" }
    }
  }

  private func separator(
    _ row: DrawnRow, _ attributes: inout HTMLAttributes, _ style: inout CSSDeclarations
  ) {
    guard let separator = row.separator else { return }
    if separator.isHidden { attributes.addClass("no-separator") }
    if let inset = separator.inset?.leading.flatMap(drawings.points) {
      style["--separator-start"] = px(inset)
    }
    if let inset = separator.inset?.trailing.flatMap(drawings.points) {
      style["--separator-end"] = px(inset)
    }
    if let color = separator.color {
      style["--separator-color"] = palette.color(color, as: .line, manifest).css
    }
    if let start = row.separatorStart {
      attributes["data-aligned"] = start
    } else if separator.inset != nil {
      attributes["data-aligned"] = nil
    }
  }

  // MARK: Plain rows

  /// The part of a plain row with its texts, where the separator below begins.
  ///
  /// - Source: UIKit aligns separators with the primary text of its own content configurations (Apple,
  ///   `UICollectionViewListCell.separatorLayoutGuide`).
  private static let sentences = "sentences"

  private func plain(_ row: DrawnPlainRow, _ w: HTMLWriter) {
    w.element("div", ["class": "plain-row"]) { w in
      if let picture = row.picture, picture.isSymbol {
        symbol(picture, on: row.symbolBackground, w)
      } else if row.picture != nil || row.imageSize != nil {
        image(row.picture, size: row.imageSize.flatMap(drawings.points), w)
      }
      w.element("div", ["class": "sentences", "data-name": Self.sentences]) { w in
        w.element("div", ["class": "texts"]) { w in
          if let text = row.text { plainText(text, row.font, "row-text", w) }
          if let detail = row.detail { plainText(detail, row.detailFont, "row-detail", w) }
        }
        if let value = row.value { plainText(value, row.valueFont, "row-value", w) }
      }
    }
  }

  /// - Parameter font: nil for UIKit's.
  private func plainText(_ text: DrawnText, _ font: Font?, _ name: String, _ w: HTMLWriter) {
    var attributes: HTMLAttributes = ["class": name]
    var style = CSSDeclarations()
    if let font { style.add(palette.font(font, manifest).style) }
    style["color"] = text.color.map { palette.color($0, as: .text, manifest).css }
    attributes.set(style)
    w.leaf("div", attributes, drawings.html(text))
  }

  /// - Parameter size: the size of the space for the image; nil for the size of the image.
  private func image(_ image: DrawnImage?, size: Double?, _ w: HTMLWriter) {
    var style = CSSDeclarations()
    style["inline-size"] = size.map(px)
    style["block-size"] = size.map(px)
    var attributes: HTMLAttributes = ["class": image == nil ? "photo empty" : "picture"]
    if let image { drawings.image(image, &attributes, &style) }
    attributes.set(style)
    w.leaf("div", attributes, image.map { drawings.html($0) } ?? HTML())
  }

  private func symbol(_ symbol: DrawnImage, on square: DrawnColor?, _ w: HTMLWriter) {
    var attributes: HTMLAttributes = ["class": square == nil ? "row-symbol" : "symbol-square"]
    var style = CSSDeclarations()
    style["color"] = symbol.color.map { palette.color($0, as: .tint, manifest).css }
    if let square {
      drawings.background(.color(square), as: .filled, &attributes, &style)
    }
    attributes.set(style)
    w.leaf("div", attributes, drawings.html(symbol))
  }

  // MARK: Edges

  private func accessories(of row: DrawnRow, at places: [AccessoryPlace], _ w: HTMLWriter) {
    for place in places {
      accessories(row.accessories.filter { $0.place == place }, " " + place.classes, w)
    }
  }

  private func accessories(_ accessories: [DrawnAccessory], _ classes: String, _ w: HTMLWriter) {
    guard !accessories.isEmpty else { return }
    w.element("div", ["class": "accessories" + classes]) { w in
      for accessory in accessories.sorted(by: { !$0.isMark && $1.isMark }) {
        self.accessory(accessory, isPlaced: !classes.isEmpty, w)
      }
    }
  }

  /// - Parameter isPlaced: whether it is drawn at its place, rather than at the edge of a row.
  private func accessory(_ accessory: DrawnAccessory, isPlaced: Bool, _ w: HTMLWriter) {
    let (kind, html): (String, HTML) =
      switch accessory.kind {
      case .disclosure: ("disclosure", SymbolGlyphs.html("chevron.forward"))
      case .checkmark: ("check", SymbolGlyphs.html("checkmark"))
      case .detail: ("info target", SymbolGlyphs.html("info.circle"))
      case .badge(let text, _): ("badge", drawings.html(text))
      case .picture(let image, let isButton):
        (isButton ? "accessory target" : "accessory", drawings.html(image))
      case .toggle(let isOn, _, let isEnabled):
        ((isOn ? "toggle on target" : "toggle target") + (isEnabled ? "" : " disabled"), "<i></i>")
      }
    var attributes: HTMLAttributes = ["class": kind]
    var style = CSSDeclarations()
    switch accessory.kind {
    case .badge(_, let color?): style["color"] = palette.color(color, as: .text, manifest).css
    case .picture(let image, _):
      if image.isSymbol {
        style["color"] = image.color.map { palette.color($0, as: .tint, manifest).css }
      } else {
        drawings.image(image, &attributes, &style)
      }
    case .toggle(_, let tint?, _):
      style["--own-tint"] = palette.color(tint, as: .tint, manifest).css
    case .disclosure, .checkmark, .detail, .badge, .toggle: break
    }
    if isPlaced, let background = accessory.background {
      attributes.addClass("capsule")
      style["background"] = palette.color(background, as: .filled, manifest).css
      if case .badge(_, nil) = accessory.kind { style["color"] = "#fff" }
    }
    attributes.set(style)
    w.leaf("div", attributes, html)
  }

  private func swipes(_ commands: [DrawnCommand], _ side: String, _ w: HTMLWriter) {
    guard !commands.isEmpty else { return }
    w.element("div", ["class": "swipes \(side)"]) { w in
      // The outermost action comes first in a manifest.
      for command in side == "leading" ? commands : commands.reversed() {
        var attributes: HTMLAttributes = ["class": command.isDestructive ? "destructive" : "swipe"]
        var style = CSSDeclarations()
        if let color = command.color {
          drawings.background(.color(color), as: .filled, &attributes, &style)
        }
        attributes.set(style)
        // UIKit shows the image instead of the title.
        let html =
          command.picture.map { drawings.html($0) } ?? command.title.map { drawings.html($0) }
          ?? HTML()
        w.leaf("div", attributes, html)
      }
    }
  }
}

extension DrawnAccessory {
  /// True for marks, which come last, as in UIKit.
  fileprivate var isMark: Bool {
    switch kind {
    case .disclosure, .checkmark: true
    case .badge, .detail, .picture, .toggle: false
    }
  }
}

extension AccessoryPlace {
  /// The classes for a place: accessories at the leading and trailing edges are beside the content, all
  /// others over it.
  fileprivate var classes: String {
    switch self {
    case .leading, .trailing: "beside \(rawValue)"
    case .center: "placed"
    case .top, .bottom: "placed \(rawValue)"
    case .topLeading: "placed top leading"
    case .topTrailing: "placed top trailing"
    case .bottomLeading: "placed bottom leading"
    case .bottomTrailing: "placed bottom trailing"
    }
  }
}
