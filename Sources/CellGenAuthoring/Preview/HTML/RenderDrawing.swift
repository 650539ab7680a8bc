import CellGenCore

/// Writes drawings as HTML: a stack is a flex box, a `zstack` a grid, and the keys of every element style its
/// box.
///
///     <div class="hstack" style="gap: 8px">
///       <div class="label one-line" style="font-size: var(--headline)">Ada</div>
///     </div>
struct DrawingRenderer {
  let palette: Palette
  /// The manifest whose tokens the values name.
  let manifest: Int
  /// Returns the place of an element in its manifest; nil for a page without places.
  var place: (SourceSpan) -> String? = { _ in nil }

  /// - Parameter role: its role in the enclosing stack.
  func render(_ drawing: Drawing, as role: FlexRole = FlexRole(), _ w: HTMLWriter) {
    var attributes = HTMLAttributes()
    attributes.addClass(drawing.className)
    if drawing.content.shape == .bar { attributes.addClass("bar") }
    var style = CSSDeclarations()
    let unknown = content(drawing, &attributes, &style)
    for effect in drawing.look.effects { effect(self, drawing, &attributes, &style) }
    role.apply(to: &style, drawing)
    attributes.set(style)
    attributes.set("hidden", if: drawing.isHidden && !drawing.look.keepsPlace)
    if drawing.isHidden, drawing.look.keepsPlace { attributes.addClass("keeps-place") }
    if let unknown {
      attributes.addClass("has-unknown")
      attributes["title"] = unknown
    }
    if !drawing.property.isEmpty { attributes["data-name"] = drawing.property }
    if let place = drawing.look.span.flatMap(place) { attributes["data-place"] = place }
    if case .text = drawing.content { attributes["dir"] = "auto" }
    if drawing.isLeaf {
      w.leaf("div", attributes, leafHTML(drawing))
    } else {
      w.element("div", attributes) { w in children(of: drawing, w) }
    }
  }

  func points(_ number: Number) -> Double? { palette.points(number, manifest) }

  private func children(of drawing: Drawing, _ w: HTMLWriter) {
    let roles = FlexRole.roles(of: drawing)
    for (child, role) in zip(drawing.children, roles) { render(child, as: role, w) }
    if case .unknown(let type, let values) = drawing.content {
      w.leaf("b", [:], HTML(type))
      for value in values.prefix(6) { w.leaf("span", [:], HTML(value)) }
    }
  }

  /// Sets the attributes for an element's content, and returns the name of any part that only the app knows.
  private func content(
    _ drawing: Drawing, _ attributes: inout HTMLAttributes, _ style: inout CSSDeclarations
  ) -> String? {
    switch drawing.content {
    case .text(let text): return self.text(text, &attributes, &style)
    case .image(let image):
      if isSmall(drawing) { attributes.addClass("small") }
      return self.image(image, &attributes, &style)
    case .button(let button): return self.button(button, &attributes, &style)
    case .input(let input):
      attributes.addClass(input.isEditor ? "editor" : nil)
      return self.text(input.shown, &attributes, &style)
    case .toggle(let isOn): attributes.addClass(isOn ? "on" : nil)
    case .progress(_, let track), .slider(_, let track):
      style["background"] = track.map { palette.color($0, as: .ground, manifest).css }
    case .activity(let isLarge, let color):
      attributes.addClass(isLarge ? "large" : nil)
      style["color"] = color.map { palette.color($0, as: .tint, manifest).css }
    case .spacer(let length?):
      style["flex"] = "0 0 \(points(length).map(px) ?? "8px")"
    case .divider(let color, let isVertical):
      attributes.addClass(isVertical ? "upright" : nil)
      style["background"] = color.map { palette.color($0, as: .line, manifest).css }
    case .stack(let stack):
      attributes.addClass(stack.turn?.className)
      attributes.addClass(stack.distribution == "fillEqually" ? "equal" : nil)
      self.stack(stack, drawing, &style)
    case .flow(let spacing, let lineSpacing):
      style["gap"] = gap(lineSpacing, spacing)
    case .datePicker(_, let style): attributes.addClass(style)
    case .unknown: attributes.addClass("unknown-view")
    case .layers: style["inline-size"] = drawing.children.first.flatMap(width)
    case .items(let grid?):
      attributes.addClass("grid")
      style["grid-template-columns"] = "repeat(\(grid.columns), minmax(0, 1fr))"
      style["gap"] = gap(grid.lineSpacing, grid.spacing)
    case .stepper, .segments, .box, .items, .view, .spacer: break
    }
    return nil
  }

  /// The fixed width of an element. Layers follow the width of the first one, which determines it.
  private func width(of drawing: Drawing) -> CSS? {
    drawing.look.lengths.first { $0.side == "width" }.flatMap {
      palette.length($0.length, manifest)
    }
  }

  /// Returns true if a mark in its corner would be no more than a dot.
  private func isSmall(_ drawing: Drawing) -> Bool {
    drawing.look.lengths.contains { _, length in
      if case .points(let number) = length {
        points(number).map { $0 <= 60 } ?? false
      } else {
        false
      }
    }
  }

  private func gap(_ lineSpacing: Number, _ spacing: Number) -> CSS {
    let gaps = [lineSpacing, spacing].map { points($0).map(px) ?? "8px" }
    return gaps[0] == gaps[1] ? gaps[0] : gaps.joined(separator: " ")
  }

  private func stack(_ stack: DrawnStack, _ drawing: Drawing, _ style: inout CSSDeclarations) {
    let gap = points(stack.spacing).map(px) ?? "8px"
    style["gap"] = gap == px(0) ? nil : gap
    // In the style sheet, columns are filled and rows centered.
    if let alignment = stack.alignment, !(stack.isVertical && alignment == "fill") {
      style["align-items"] = Self.alignments[alignment]
    }
    switch stack.distribution {
    case "equalSpacing"?, "equalCentering"?: style["justify-content"] = "space-between"
    default: break
    }
  }

  /// `align-items` for the cases of `UIStackView.Alignment`.
  private static let alignments: [String: CSS] = [
    "fill": "stretch", "leading": "flex-start", "top": "flex-start", "center": "center",
    "trailing": "flex-end", "bottom": "flex-end", "firstBaseline": "first baseline",
    "lastBaseline": "last baseline",
  ]
}

extension Drawing {
  /// Its class in the style sheet: its key, unless it is an app-defined view.
  fileprivate var className: String {
    if case .view = content { return "view" }
    if case .unknown = content { return "custom" }
    return key
  }

  /// True if its HTML fits on one line.
  fileprivate var isLeaf: Bool {
    switch content.shape {
    case .stack, .layers, .flow, .items, .view, .custom: false
    case .label, .input, .bar, .line, .leaf, .empty: true
    }
  }
}

extension DrawnTurn {
  /// The style sheet's class for a row that turns into a column.
  fileprivate var className: String {
    switch self {
    case .always: "turned"
    case .accessibility: "turns-at-accessibility-sizes"
    case .compact: "turns-where-compact"
    }
  }
}

extension DrawnInput {
  /// Its text, or the placeholder while there is none.
  fileprivate var shown: DrawnText {
    let isEmpty = text.string.isEmpty
    var shown = isEmpty ? placeholder ?? text : text
    (shown.font, shown.lines, shown.alignment) = (text.font, text.lines, text.alignment)
    shown.color =
      isEmpty ? placeholder?.color ?? .color(.named("placeholderText")) : text.color
    if isSecure, !isEmpty {
      shown.pieces = [
        DrawnPiece(
          text: PictureText(text: String(repeating: "•", count: 8), isTranslatable: false))
      ]
    }
    return shown
  }
}

// MARK: - Leaves

extension DrawingRenderer {
  private func leafHTML(_ drawing: Drawing) -> HTML {
    switch drawing.content {
    case .text(let text): return html(text)
    case .input(let input): return html(input.shown)
    case .image(let image): return html(image)
    case .button(let button): return html(button)
    case .toggle: return "<i></i>"
    case .slider(let part, _), .progress(let part, _):
      var style = CSSDeclarations()
      style["inline-size"] = "\(part * 100)%"
      var attributes = HTMLAttributes()
      attributes.set(style)
      return .element("i", attributes)
    case .stepper: return "<i>−</i><i>+</i>"
    case .segments(let titles, let selected):
      return titles.enumerated().map { position, title in
        var attributes = HTMLAttributes()
        if position == selected { attributes.addClass("selected") }
        return .element("span", attributes, html(title))
      }.joined()
    case .datePicker(let text, _): return html(text)
    case .activity, .spacer, .divider, .box: return HTML()
    case .stack, .layers, .flow, .items, .view, .unknown: return HTML()
    }
  }

  /// Sets the look of a text, and returns the name of any part that only the app knows.
  private func text(
    _ text: DrawnText, _ attributes: inout HTMLAttributes, _ style: inout CSSDeclarations
  ) -> String? {
    let (font, unknownFont) = palette.font(text.font, manifest)
    attributes["data-font"] = palette.words(for: text.font)
    style.add(font)
    let color = text.color.map { palette.color($0, as: .text, manifest) }
    style["color"] = color?.css
    style["line-height"] = text.lineHeight.flatMap(points).map { "\($0 * 1.2)" }
    if text.lines == 1 {
      attributes.addClass("one-line")
    } else if text.lines > 1 {
      attributes.addClass("lines")
      style["--lines"] = "\(text.lines)"
    }
    if text.truncation == .clip { style["text-overflow"] = "clip" }
    switch text.alignment {
    case "center"?: style["text-align"] = "center"
    case "left"?: style["text-align"] = "left"
    case "right"?: style["text-align"] = "right"
    case "justified"?: style["text-align"] = "justify"
    case "trailing"?: style["text-align"] = "end"
    default: break
    }
    return unknownFont ?? color?.unknown
  }

  func html(_ text: DrawnText) -> HTML { text.pieces.map(html).joined() }

  private func html(_ piece: DrawnPiece) -> HTML {
    var style = CSSDeclarations()
    if let font = piece.font { style.add(palette.font(font, manifest).style) }
    if let color = piece.color { style["color"] = palette.color(color, as: .text, manifest).css }
    if piece.isBold { style["font-weight"] = "700" }
    if piece.isItalic { style["font-style"] = "italic" }
    if piece.isCode { style["font-family"] = "ui-monospace, Menlo, monospace" }
    let lines: [CSS?] = [
      piece.isUnderlined ? "underline" : nil, piece.isStruck ? "line-through" : nil,
    ]
    if lines.contains(where: { $0 != nil }) {
      style["text-decoration"] = lines.compactMap { $0 }.joined(separator: " ")
    }
    var attributes = HTMLAttributes()
    if piece.isLink { attributes.addClass("link") }
    attributes.set(style)
    return html(piece.text, attributes)
  }

  /// A text with its translations.
  func html(_ text: PictureText, _ other: HTMLAttributes = HTMLAttributes()) -> HTML {
    var attributes = other
    if text.isTranslatable { attributes.addClass("t") }
    if !text.isKnown { attributes.addClass("unknown-text") }
    for translation in text.translations {
      attributes[HTMLAttributeName(textIn: translation.language)] = translation.text
    }
    let shown = HTML(text.text)
    return attributes.isEmpty ? shown : .element("span", attributes, shown)
  }

  // MARK: Images and buttons

  @discardableResult
  func image(
    _ image: DrawnImage, _ attributes: inout HTMLAttributes, _ style: inout CSSDeclarations
  ) -> String? {
    if let font = image.font { style.add(palette.font(font, manifest).style) }
    let color = image.color.map { palette.color($0, as: .tint, manifest) }
    style["color"] = color?.css
    switch image.source {
    case .symbol: attributes.addClass("symbol-image")
    case .asset(let name):
      attributes.addClass("asset \(image.tone)")
      attributes["title"] = name
    case .photo: attributes.addClass("photo \(image.tone)")
    case .initials(_, let color, let font):
      attributes.addClass("initials")
      style["color"] = palette.color(color, as: .text, manifest).css
      if let font { style.add(palette.font(font, manifest).style) }
    }
    return color?.unknown
  }

  func html(_ image: DrawnImage) -> HTML {
    switch image.source {
    case .symbol(let name): SymbolGlyphs.html(name)
    case .asset(let name): .element("span", ["class": "name", "title": name], HTML(name))
    case .photo: SymbolGlyphs.html("photo")
    case .initials(let letters, _, _): HTML(letters)
    }
  }

  private func button(
    _ button: DrawnButton, _ attributes: inout HTMLAttributes, _ style: inout CSSDeclarations
  ) -> String? {
    attributes.addClass(button.style == "plain" ? nil : button.style)
    if !button.isEnabled { attributes.addClass("disabled") }
    if let font = button.title?.font ?? button.image?.font {
      style.add(palette.font(font, manifest).style)
    }
    let color = button.color.map { palette.color($0, as: .tint, manifest) }
    if button.isEnabled || color != nil { style["color"] = color?.css }
    style["gap"] = button.spacing.flatMap(points).map(px)
    switch button.alignment {
    case "leading"?: style["justify-content"] = "flex-start"
    case "trailing"?: style["justify-content"] = "flex-end"
    default: break
    }
    return color?.unknown
  }

  private func html(_ button: DrawnButton) -> HTML {
    let parts: [HTML?] = [
      button.image.map(html), button.title.map { "<span>\(html($0))</span>" },
    ]
    return parts.compactMap { $0 }.joined()
  }
}

// MARK: - Looks

extension DrawingRenderer {
  func background(
    _ background: DrawnBackground, as use: ColorUse, _ attributes: inout HTMLAttributes,
    _ style: inout CSSDeclarations
  ) {
    switch background {
    case .color(let color):
      let value = palette.color(color, as: use, manifest)
      if let unknown = value.unknown {
        attributes.addClass("unknown-color")
        attributes["title"] = unknown
      }
      style["background"] = value.css
    case .blur(_, let color):
      attributes.addClass("blur")
      if let color { style["background"] = palette.color(color, as: use, manifest).css }
    case .gradient(let colors):
      let stops = colors.map { palette.color($0, as: .filled, manifest).css }
        .joined(separator: ", ")
      style["background"] = "linear-gradient(\(stops))"
    }
  }

  /// - Parameter numbers: its offsets, radius and opacity.
  func shadow(_ color: DrawnColor, _ numbers: [Number?]) -> CSS {
    let numbers = numbers.map { $0.flatMap(points) ?? 0 }
    let color = palette.color(color, as: .shadow, manifest).css
    let faded: CSS = "color-mix(in srgb, \(color) \(numbers[3] * 100)%, transparent)"
    // A layer's radius is the standard deviation of its blur, and CSS's length is twice that.
    return "\(px(numbers[0])) \(px(numbers[1])) \(px(numbers[2] * 2)) \(faded)"
  }
}

extension DrawnImage {
  /// The class for the hue of a photo, in the style sheet.
  fileprivate var tone: String { "tone-\(turn % 6)" }
}

extension DrawnBackground {
  /// Returns false if only the app knows one of its colors.
  func isKnown(to palette: Palette, _ manifest: Int) -> Bool {
    guard case .color(let color) = self else { return true }
    return palette.color(color, as: .ground, manifest).unknown == nil
  }
}

extension Drawing {
  /// True if a text or a symbol in it is white, and so is readable only on a color.
  var holdsWhiteText: Bool {
    content.ink == .color(.named("white")) || children.contains(where: \.holdsWhiteText)
  }
}
