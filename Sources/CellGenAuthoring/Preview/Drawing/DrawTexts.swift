import CellGenCore

// Texts, and the elements that consist mostly of text.

extension ViewArtist {
  /// Nil for a label without a text, which is hidden.
  func text(_ label: LabelElement) -> DrawnText? {
    guard var text = text(label.text, label.attributes) else { return nil }
    text.font = font(label.font)
    text.color = color(label.color)
    text.lines = wholeNumber(label.lines) ?? 0
    text.alignment = word(label.alignment)
    text.truncation = constant(label.truncation)
    return text
  }

  func text(_ element: TextElement) -> DrawnText? {
    guard var text = text(element.text, element.attributes) else { return nil }
    text.font = font(element.font)
    text.color = color(element.color)
    text.lines = wholeNumber(element.lines) ?? 0
    text.alignment = word(element.alignment)
    return text
  }

  /// Nil for a number that only the app knows.
  func wholeNumber(_ value: Value<WholeNumber>) -> Int? {
    switch data.value(value, in: state) {
    case .constant(.literal(let number))?: number
    case .constant(.member(let member))?: Int(clamping: points(of: member))
    case .field(let field)?: data.number(field).map { Int(clamping: $0) }
    default: nil
    }
  }

  /// The number that a manifest's preview gives a member; 0 for none.
  private func points(of member: SwiftMember) -> Double {
    module.known(.member(member), in: manifest)?.literal ?? 0
  }

  /// A text with its pieces; nil if it has none.
  private func text(_ text: Text, _ attributes: TextAttributes) -> DrawnText? {
    let isUnderlined = attributes.underline.map { data.flag($0, in: state) } ?? false
    let isStruck = attributes.strikethrough.map { data.flag($0, in: state) } ?? false
    let runs = attributes.runs.isEmpty ? [nil] : attributes.runs.map(Optional.some)
    let pieces = runs.flatMap { run -> [DrawnPiece] in
      guard let shown = texts.text(run?.text ?? text, in: state) else { return [] }
      var piece = DrawnPiece(text: shown)
      piece.font = run?.font.map(font)
      piece.color = run.flatMap { color($0.color) }
      piece.isUnderlined = run?.underline.map { data.flag($0, in: state) } ?? isUnderlined
      piece.isStruck = run?.strikethrough.map { data.flag($0, in: state) } ?? isStruck
      return attributes.isMarkdown ? piece.readAsMarkdown() : [piece]
    }
    guard !pieces.isEmpty else { return nil }
    var drawn = DrawnText(pieces: pieces)
    drawn.lineHeight = number(attributes.lineHeight)
    return drawn
  }

  /// A text in one piece.
  private func plain(_ text: Text?) -> DrawnText? {
    text.flatMap { texts.text($0, in: state) }.map { DrawnText(pieces: [DrawnPiece(text: $0)]) }
  }

  func button(_ button: ButtonElement) -> DrawnButton {
    var drawn = DrawnButton(style: button.style)
    drawn.title = plain(button.title)
    if let own = button.font { drawn.title?.font = font(own) }
    drawn.image = button.symbol.flatMap { texts.text($0, in: state) }.map {
      DrawnImage(source: .symbol($0.text), font: button.font.map(font))
    }
    drawn.image =
      drawn.image
      ?? button.asset.flatMap { texts.text($0, in: state) }.map {
        DrawnImage(source: .asset($0.text))
      }
    drawn.color = color(button.color)
    drawn.spacing = number(button.spacing)
    drawn.alignment = constant(button.alignment)?.word
    drawn.isEnabled = !state.isDisabled
    return drawn
  }

  func segments(_ segments: SegmentsElement) -> Drawing.Content {
    let titles = segments.options.compactMap { plain($0.title) }
    let selected: Int? =
      switch data[segments.selected] {
      case .literal(.member(let name)): segments.options.firstIndex { $0.name?.text == name }
      case .literal(.integer(let digits)): Int(digits)
      default: nil
      }
    return .segments(titles, selected: selected)
  }

  func input(
    _ field: Field, _ typing: Typing, isSecure: Bool = false, isEditor: Bool = false
  ) -> DrawnInput {
    var text =
      texts.text(of: field, as: nil).map { DrawnText(pieces: [DrawnPiece(text: $0)]) }
      ?? DrawnText(pieces: [])
    text.font = font(typing.font)
    text.color = color(typing.color)
    text.alignment = word(typing.alignment)
    text.lines = isEditor ? 0 : 1
    var placeholder = plain(typing.placeholder)
    placeholder?.color = color(typing.placeholderColor)
    return DrawnInput(
      text: text, placeholder: placeholder, isSecure: isSecure, isEditor: isEditor,
      isEnabled: !state.isDisabled)
  }

  /// Nil while there is no date.
  func date(_ picker: DatePickerElement) -> Drawing.Content? {
    var format = DateFormat()
    let mode = constant(picker.mode)
    if mode != .time { format.date = .abbreviated }
    if mode != .date { format.time = .shortened }
    guard let text = texts.text(of: picker.date, as: .date(format)) else { return nil }
    return .datePicker(
      DrawnText(pieces: [DrawnPiece(text: text)]), style: picker.pickerStyle?.rawValue)
  }

  /// The fraction of a range below a number, from 0 to 1.
  func part(of field: Field, in range: ControlRange) -> Double {
    let value = data.number(field) ?? 0
    let (lower, upper) = (number(range.lower), number(range.upper))
    guard upper > lower else { return 0 }
    return min(max((value - lower) / (upper - lower), 0), 1)
  }

  private func number(_ bound: Value<ControlBound>) -> Double {
    switch data.value(bound, in: state) {
    case .constant(.number(let number))?: number
    case .constant(.member(let member))?: points(of: member)
    case .field(let field)?: data.number(field) ?? 0
    default: 0
    }
  }
}

extension DrawnPiece {
  /// Its parts if it is Markdown; a translation keeps only its text.
  fileprivate func readAsMarkdown() -> [DrawnPiece] {
    let parts = MarkdownText(text.text).parts
    return parts.enumerated().map { position, part in
      var piece = self
      piece.text.text = part.text
      piece.text.translations = text.translations.map { translation in
        var translation = translation
        translation.text = position == 0 ? MarkdownText(translation.text).text : ""
        return translation
      }
      piece.isBold = part.isBold
      piece.isItalic = part.isItalic
      piece.isCode = part.isCode
      piece.isStruck = isStruck || part.isStruck
      piece.isLink = part.isLink
      return piece
    }
  }
}
