import CellGenCore

// Values, chosen by data and state.

extension ViewArtist {
  func look(of model: any ElementModel) -> DrawnLook {
    let look = model.look
    var drawn = DrawnLook()
    drawn.hasOwnTint = model.hasOwnTint
    drawn.span = look.span
    if model.isControl { drawn.becomeTarget() }
    for picture in LookPicture.all { picture.draw?(look, self, &drawn) }
    return drawn
  }

  func background(_ background: Background) -> DrawnBackground? {
    switch background {
    case .color(let color): self.color(color).map(DrawnBackground.color)
    case .blur(let blur): .blur(blur.style, color(blur.color))
    case .gradient(let colors): .gradient(colors.compactMap { self.color($0) })
    }
  }

  /// The constant that a value resolves to; nil for a field's value.
  func constant<Constant>(_ value: Value<Constant>?) -> Constant? {
    value.flatMap { data.value($0, in: state)?.constant }
  }

  func color(_ value: Value<Color>?) -> DrawnColor? {
    guard let value, let chosen = data.value(value, in: state) else { return nil }
    if let color = chosen.constant { return .color(color) }
    return chosen.field.map { field in
      data.color(field).map(DrawnColor.color)
        ?? .field(field.name.text, turn: data.place.position)
    }
  }

  /// Nil if the data doesn't determine the insets; 0 for a side that the data leaves open.
  func insets(_ value: Value<SideInsets>?) -> Insets? {
    guard let insets = constant(value) else { return nil }
    let side = { (value: Value<Inset>) -> Inset in
      let chosen = data.value(value, in: state)
      return chosen?.constant
        ?? .points(.literal(chosen?.field.flatMap(data.number) ?? 0))
    }
    return Insets(
      top: side(insets.top), leading: side(insets.leading), bottom: side(insets.bottom),
      trailing: side(insets.trailing))
  }

  /// An app-defined font is drawn as body text.
  func font(_ value: Value<Font>) -> Font { constant(value) ?? .style("body") }

  /// Nil for an image that is hidden because it has no name.
  func image(_ image: ImageElement) -> DrawnImage? {
    guard let source = source(of: image) else { return nil }
    var drawn = DrawnImage(source: source, mode: constant(image.mode) ?? .fit)
    drawn.turn = data.place.position
    drawn.font = image.font.map(font)
    drawn.color = color(image.color)
    return drawn
  }

  /// Nil for a picture that isn't there.
  func image(_ picture: Picture) -> DrawnImage? {
    source(of: picture).map { DrawnImage(source: $0, turn: data.place.position) }
  }

  private func source(of picture: Picture) -> DrawnImage.Source? {
    switch picture {
    case .symbol(let name): texts.text(name, in: state).map { .symbol($0.text) }
    case .asset(let name): texts.text(name, in: state).map { .asset($0.text) }
    case .image(let image): data.known.isShown(image, in: state) ? .photo : nil
    }
  }

  /// The image itself or, if it is missing, its replacement.
  private func source(of image: ImageElement) -> DrawnImage.Source? {
    let shown: DrawnImage.Source? =
      switch image.origin {
      case .asset(let name): source(of: .asset(name))
      case .symbol(let name): source(of: .symbol(name))
      case .image(let image): source(of: .image(image))
      case .url(let url): isMissing(url) ? nil : .photo
      }
    if shown != nil || !image.isAlwaysShown { return shown }
    if let initials = image.initials, let name = texts.text(initials.text, in: state) {
      return .initials(
        Self.initials(of: name.text), color: color(initials.color) ?? .color(.named("white")),
        font: initials.font.map(font))
    }
    return image.placeholder.map(source) ?? .symbol("")
  }

  private func isMissing(_ url: Value<ImageURL>) -> Bool {
    switch data.value(url, in: state) {
    case .constant(.none)?: true
    case .field(let field)?: data.isNil(field)
    default: false
    }
  }

  /// The first letters of the first and the last word of a name, as in the runtime.
  private static func initials(of name: String) -> String {
    let words = name.split(whereSeparator: \.isWhitespace)
    let letters = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    let both = letters.count > 1 ? [letters[0], letters[letters.count - 1]] : letters
    return both.map { $0.uppercased().prefix(1) }.joined()
  }
}
