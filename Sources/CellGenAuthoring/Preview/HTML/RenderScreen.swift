import CellGenCore

/// Writes a screen at the width of a phone: its sections as a collection and as a table, and its states.
///
///     <div class="phone">
///       <div class="list inset-grouped"> … </div>
///     </div>
struct ScreenRenderer {
  let page: PageRenderer
  let screen: DrawnScreen

  private var palette: Palette { page.palette }
  private var manifest: Int { screen.manifest }
  private var drawings: DrawingRenderer { page.drawings(of: manifest) }

  func render(_ w: HTMLWriter) {
    var attributes: HTMLAttributes = ["class": "phone"]
    if screen.hasGroups { attributes.addClass("grouped") }
    if screen.isCollection {
      attributes["data-container"] = "collection"
      w.element("div", attributes) { w in
        bars(w)
        content(asTable: false, w)
        for state in screen.states { self.state(state, w) }
      }
    }
    guard let table = screen.table else { return }
    var style: HTMLAttributes = ["class": "phone table", "data-container": "table"]
    if table.style != "plain" { style.addClass("grouped") }
    if screen.isCollection { style.set("hidden") }
    w.element("div", style) { w in
      bars(w)
      content(asTable: true, w)
      for state in screen.states { self.state(state, w) }
    }
  }

  /// The bars above the content on a phone: the time, the title, and a search field if the screen can be
  /// searched.
  private func bars(_ w: HTMLWriter) {
    w.element("div", ["class": "bars", "aria-hidden": "true"]) { w in
      w.leaf("div", ["class": "status-bar"], "<span>9:41</span><i></i><span></span>")
      w.leaf("div", ["class": "screen-title"], HTML(titleInWords(screen.name)))
      if screen.states.contains(where: { $0.name == "search" }) {
        w.leaf(
          "div", ["class": "search-field"],
          SymbolGlyphs.html("magnifyingglass") + "<span>Search</span>")
      }
    }
  }

  private func content(asTable: Bool, _ w: HTMLWriter) {
    var attributes: HTMLAttributes = ["class": "screen-content", "data-state": "content"]
    var style = CSSDeclarations()
    if !asTable, let spacing = drawings.points(screen.spacing), spacing > 0 {
      style["gap"] = px(spacing)
    }
    attributes.set(style)
    w.element("div", attributes) { w in
      edge(screen.header, "header of the screen", w)
      for section in screen.sections { self.section(section, asTable: asTable, w) }
      edge(screen.footer, "footer of the screen", w)
    }
    index(w)
  }

  private func edge(_ row: DrawnRow?, _ name: String, _ w: HTMLWriter) {
    guard let row else { return }
    let label = ([name] + row.shownTexts).joined(separator: ", ")
    RowRenderer(drawings: drawings).renderEdge(
      row, ["class": "screen-edge", "role": "img", "aria-label": label, "data-view": row.view], w)
  }

  private func index(_ w: HTMLWriter) {
    let titles = screen.sections.compactMap(\.index)
    guard !titles.isEmpty else { return }
    let attributes: HTMLAttributes = [
      "class": "index", "aria-hidden": "true", "data-state": "content",
    ]
    w.element("div", attributes) { w in
      for title in titles { w.leaf("span", [:], HTML(title)) }
    }
  }

  // MARK: Sections

  private func section(_ section: DrawnSection, asTable: Bool, _ w: HTMLWriter) {
    var attributes: HTMLAttributes = [
      "class": "section", "role": "group", "aria-label": section.label,
      "data-section": section.name,
    ]
    attributes["data-place"] = page.places?.key(section.span)
    let appearance = asTable ? screen.table?.style : section.appearance
    if let appearance, ["grouped", "insetGrouped"].contains(appearance) {
      attributes.addClass("group")
      if section.header == nil { attributes.addClass("without-header") }
      if section.footer == nil { attributes.addClass("without-footer") }
    }
    var style = CSSDeclarations()
    if !asTable, let background = section.background {
      if background.isCard { attributes.addClass("card") }
      style.add(self.style(of: background))
    }
    attributes.set(style)
    w.element("div", attributes) { w in
      if let header = section.header { self.edge(header, "header", section.collapses, w) }
      if asTable, let table = screen.table {
        rows(
          section.rows, appearance: table.style, table.separators, height: table.height, of: table,
          w)
      } else {
        cells(section, w)
      }
      if let footer = section.footer { self.edge(footer, "footer", false, w) }
    }
  }

  /// The card that the style sheet draws behind its section, or the color of a whole section.
  private func style(of background: SectionBackground) -> CSSDeclarations {
    var style = CSSDeclarations()
    style[background.isCard ? "--card-color" : "background"] = background.color.map {
      palette.color($0, as: .ground, manifest).css
    }
    guard background.isCard else { return style }
    style["--card-radius"] = drawings.points(background.cornerRadius).map(px)
    if let border = background.border, let width = drawings.points(border.width) {
      style["--card-border"] =
        "\(px(width)) solid \(palette.color(border.color, as: .line, manifest).css)"
    }
    if let insets = background.insets {
      style["--card-block"] = palette.pair(insets.top, insets.bottom, manifest)
      style["--card-inline"] = palette.pair(insets.leading, insets.trailing, manifest)
    }
    return style
  }

  private func edge(_ edge: DrawnEdge, _ kind: String, _ collapses: Bool, _ w: HTMLWriter) {
    let chevron: HTML =
      collapses ? "<span class=\"chevron\">\(SymbolGlyphs.html("chevron.down"))</span>" : HTML()
    switch edge {
    case .heading(let text, let style):
      w.leaf(
        "div", ["class": "heading \(kind) \(style.rawValue)"],
        "<span>\(drawings.html(text))</span>" + chevron)
    case .view(let view, let row):
      let label = ([page.name(of: view)] + row.shownTexts).joined(separator: ", ")
      let rows = RowRenderer(drawings: page.drawings(of: page.module[view].manifest))
      rows.renderEdge(
        row, ["class": "edge \(kind)", "role": "img", "aria-label": label, "data-view": row.view],
        chevron: collapses ? chevron : nil, w)
    }
  }

  private func cells(_ section: DrawnSection, _ w: HTMLWriter) {
    guard !section.rows.isEmpty else { return }
    switch section.layout {
    case .list(let list):
      rows(
        section.rows, appearance: list.appearance, list.separators,
        height: list.height.map { .fixed($0) }, w)
    case .grid(let grid):
      var style = CSSDeclarations()
      switch grid.columns {
      case .count(let count):
        // Browsers support at most a few thousand tracks, and more would be invisible.
        let count = min(palette.count(count, manifest) ?? 2, 500)
        style["grid-template-columns"] = "repeat(\(count), minmax(0, 1fr))"
      case .minWidth(let width):
        style["grid-template-columns"] =
          "repeat(auto-fill, minmax(min(\(px(drawings.points(width) ?? 160)), 100%), 1fr))"
      }
      let spacing = px(drawings.points(grid.spacing) ?? 8)
      let lines = grid.lineSpacing.map { px(drawings.points($0) ?? 8) }
      style["gap"] = lines.map { $0 == spacing ? spacing : "\($0) \(spacing)" } ?? spacing
      if let insets = grid.insets { style.add(palette.padding(insets, manifest)) }
      var attributes: HTMLAttributes = ["class": "grid"]
      attributes.set(style)
      w.element("div", attributes) { w in
        cells(section.rows, height: grid.height, spans: grid.spans, w)
      }
    case .waterfall(let waterfall): self.waterfall(waterfall, section, w)
    case .carousel(let carousel): self.carousel(carousel, section, w)
    case .custom:
      w.element("div", ["class": "grid custom-layout", "title": "a layout of your own"]) { w in
        cells(section.rows, height: nil, w)
      }
    case .cases: break
    }
  }

  private func rows(
    _ cells: [DrawnCell], appearance: String, _ separators: ListSeparators, height: CellHeight?,
    of table: TableAppearance? = nil, _ w: HTMLWriter
  ) {
    guard !cells.isEmpty else { return }
    var attributes: HTMLAttributes = ["class": "list"]
    attributes.addClass(Self.classes[appearance])
    if !separators.isShown { attributes.addClass("without-separators") }
    var style = CSSDeclarations()
    if let inset = separators.inset?.leading.flatMap(drawings.points) {
      style["--separator-start"] = px(inset)
    }
    if let inset = separators.inset?.trailing.flatMap(drawings.points) {
      style["--separator-end"] = px(inset)
    }
    if let color = separators.color {
      style["--separator-color"] = palette.color(color, as: .line, manifest).css
    }
    attributes.set(style)
    w.element("div", attributes) { w in
      for cell in cells {
        var cell = cell.high(points(height))
        if table != nil {
          cell.normal.separator?.color = nil
          cell.selected?.separator?.color = nil
        }
        page.render(cell, isListed: true, label: cell.normal.label, w)
      }
    }
  }

  private static let classes = [
    "plain": "plain", "grouped": "grouped", "insetGrouped": "inset-grouped", "sidebar": "sidebar",
    "sidebarPlain": "plain",
  ]

  /// Columns side by side. Only a browser knows which one is the shortest, so the cells alternate.
  private func waterfall(
    _ waterfall: WaterfallLayout, _ section: DrawnSection, _ w: HTMLWriter
  ) {
    let spacing = drawings.points(waterfall.spacing) ?? 8
    let count: Int
    switch waterfall.columns {
    case .count(let columns): count = min(palette.count(columns, manifest) ?? 2, 500)
    case .minWidth(let width):
      let side = { (inset: Inset?) -> Double in
        if case .points(let points)? = inset { drawings.points(points) ?? 0 } else { 0 }
      }
      let room = 390 - side(waterfall.insets?.leading) - side(waterfall.insets?.trailing)
      let least = drawings.points(width) ?? 160
      count = max(Int((room + spacing) / max(least + spacing, 1)), 1)
    }
    var style = CSSDeclarations()
    style["gap"] = px(spacing)
    if let insets = waterfall.insets { style.add(palette.padding(insets, manifest)) }
    var attributes: HTMLAttributes = ["class": "waterfall"]
    attributes.set(style)
    w.element("div", attributes) { w in
      for column in 0..<count {
        var style = CSSDeclarations()
        style["gap"] = px(spacing)
        var attributes: HTMLAttributes = ["class": "column"]
        attributes.set(style)
        w.element("div", attributes) { w in
          let rows = section.rows.enumerated().filter { $0.offset % count == column }
          cells(rows.map(\.element), height: nil, w)
        }
      }
    }
  }

  private func carousel(_ carousel: CarouselLayout, _ section: DrawnSection, _ w: HTMLWriter) {
    var style = CSSDeclarations()
    let width: CSS =
      switch carousel.width {
      case .points(let points): px(drawings.points(points) ?? 280)
      case .fraction(let part): "\(part * 100)%"
      case .content: "max-content"
      }
    style["grid-auto-columns"] = width
    let rows = min(palette.count(carousel.rows, manifest) ?? 1, 500)
    style["grid-template-rows"] = "repeat(\(rows), auto)"
    style["gap"] = px(drawings.points(carousel.spacing) ?? 8)
    if let insets = carousel.insets {
      style.add(palette.padding(insets, manifest))
      style["scroll-padding-inline"] = palette.inset(insets.leading, manifest)
    }
    var attributes: HTMLAttributes = [
      "class": "carousel", "tabindex": "0", "role": "group",
      "aria-label": "\(section.name), scrolls sideways",
    ]
    attributes.set(style)
    w.element("div", attributes) { w in cells(section.rows, height: carousel.height, w) }
  }

  /// Cells without a default look, as UIKit draws them outside of lists.
  private func cells(
    _ cells: [DrawnCell], height: CellHeight?, spans: [GridSpan] = [], _ w: HTMLWriter
  ) {
    for cell in cells {
      var cell = cell
      let span = spans.first { $0.view == cell.view }?.width
      cell.normal.span = span
      cell.selected?.span = span
      page.render(cell.high(points(height)), isListed: false, label: cell.normal.label, w)
    }
  }

  /// The points of a fixed height; nil for cells that size themselves.
  private func points(_ height: CellHeight?) -> Double? {
    if case .fixed(let number)? = height { drawings.points(number) } else { nil }
  }

  // MARK: States

  private func state(_ state: DrawnState, _ w: HTMLWriter) {
    var attributes: HTMLAttributes = [
      "class": "screen-state", "data-state": state.name, "role": "group",
      "aria-label": "state \(state.name)",
    ]
    attributes.set("hidden")
    if let view = state.view { return self.view(view, of: state, attributes, w) }
    w.element("div", attributes) { w in
      edges(over: state, w)
      var tint = CSSDeclarations()
      if let color = state.color { tint["color"] = palette.color(color, as: .tint, manifest).css }
      if state.name == "loading" {
        var spinner: HTMLAttributes = ["class": "spinner"]
        spinner.set(tint)
        w.leaf("i", spinner, "")
      }
      let hasPicture = state.asset != nil || state.hasImage
      let standard = state.name == "search" && !hasPicture ? "magnifyingglass" : nil
      let symbol = state.symbol ?? standard
      if let symbol {
        var attributes: HTMLAttributes = ["class": "state-symbol"]
        attributes.set(tint)
        w.leaf("div", attributes, SymbolGlyphs.html(symbol))
      }
      if let asset = state.asset {
        let image = DrawnImage(source: .asset(asset))
        w.leaf("div", ["class": "asset state-asset", "title": asset], drawings.html(image))
      }
      if state.hasImage {
        let image = DrawnImage(source: .photo)
        w.leaf("div", ["class": "asset state-asset"], drawings.html(image))
      }
      if let title = state.title { w.leaf("p", ["class": "state-title"], drawings.html(title)) }
      if let message = state.message {
        w.leaf("p", ["class": "state-message"], drawings.html(message))
      }
      if let button = state.button {
        w.leaf("div", ["class": "button target"], drawings.html(button))
      }
    }
  }

  /// The edges above and below all sections. Only states of content without cells keep them, because they are
  /// part of the content; other states replace the content.
  private func edges(over state: DrawnState, _ w: HTMLWriter) {
    guard ["empty", "search"].contains(state.name), screen.header != nil || screen.footer != nil
    else { return }
    w.element("div", ["class": "screen-edges"]) { w in
      edge(screen.header, "header of the screen", w)
      edge(screen.footer, "footer of the screen", w)
    }
  }

  private func view(
    _ shown: DrawnStateView, of state: DrawnState, _ attributes: HTMLAttributes, _ w: HTMLWriter
  ) {
    var attributes = attributes
    attributes.addClass("of-view view-\(shown.place.rawValue)")
    let label = ([page.name(of: shown.view)] + shown.drawing.shownTexts).joined(separator: ", ")
    w.element("div", attributes) { w in
      edges(over: state, w)
      w.element("div", ["class": "edge", "role": "img", "aria-label": label]) { w in
        page.drawings(of: page.module[shown.view].manifest).render(shown.drawing, w)
      }
    }
  }
}

extension DrawnCell {
  /// The cell with a height set by its layout; nil for none.
  fileprivate func high(_ points: Double?) -> DrawnCell {
    guard let points else { return self }
    var cell = self
    cell.normal.height = points
    cell.selected?.height = points
    return cell
  }
}

extension DrawnRow {
  /// The label of its picture on a screen: its view, and the first texts that it shows.
  fileprivate var label: String {
    ([view] + shownTexts.filter { !$0.isEmpty }.prefix(6)).joined(separator: ", ")
  }

  /// Its visible texts, in order.
  fileprivate var shownTexts: [String] {
    switch content {
    case .view(let drawing): drawing.shownTexts
    case .plain(let row): [row.text, row.detail, row.value].compactMap { $0?.string }
    }
  }
}

extension Drawing {
  /// Its visible texts, in order.
  fileprivate var shownTexts: [String] {
    guard !isHidden else { return [] }
    guard let words = content.words else { return children.flatMap(\.shownTexts) }
    return words.isSecure ? [] : [words.text ?? ""]
  }
}

extension SectionBackground {
  /// True if it is more than a color from edge to edge.
  fileprivate var isCard: Bool { !coversAll || border != nil }
}

extension DrawnSection {
  /// The appearance of a list; nil for another layout.
  fileprivate var appearance: String? {
    if case .list(let list) = layout { list.appearance } else { nil }
  }

  /// The label for screen readers: its name, and the text of its header.
  fileprivate var label: String {
    let title: String? =
      switch header {
      case .heading(let text, _)?: text.text
      case .view(_, let row)?: row.shownTexts.first
      case nil: nil
      }
    return ["section \(name)", title].compactMap { $0 }.joined(separator: ", ")
  }
}

extension DrawnScreen {
  /// True if it has the background of grouped lists.
  var hasGroups: Bool {
    sections.contains { section in
      guard case .list(let list) = section.layout else { return false }
      return ["grouped", "insetGrouped"].contains(list.appearance)
    }
  }
}
