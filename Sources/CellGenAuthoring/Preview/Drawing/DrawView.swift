import CellGenCore

/// Draws a declared view with some data, as its generated class would show it.
///
///     Module, PictureData ─draw→ Drawing ─write→ HTML
struct ViewArtist {
  let module: Module
  let data: PictureData
  let texts: PictureTexts
  /// The enclosing views and this one, because data can contain data of its own kind.
  let views: [ViewReference]
  /// The state of the cell.
  var state = PictureState.normal
  private let samples: PageSamples

  /// The manifest whose tokens and members the values name.
  var manifest: Int { module[views[views.count - 1]].manifest }

  init(
    _ data: PictureData, of view: ViewReference, inside outer: [ViewReference] = [],
    in module: Module, state: PictureState = .normal, _ samples: PageSamples
  ) {
    self.module = module
    self.state = state
    self.samples = samples
    self.data = data
    views = outer + [view]
    texts = samples.texts(data, of: module[view].manifest)
  }

  /// The drawing of the view.
  func drawing() -> Drawing {
    let view = module[views[views.count - 1]]
    switch view.presentation {
    case .layout(let root): return drawing(of: .stack(root))
    case .row, .data: return named(view, unknown(view.viewType))
    case .custom, .own, .swiftUI, .overloaded:
      if let preview = view.preview { return named(view, drawing(of: .stack(preview))) }
      return named(view, unknown(module.shownBy(view).viewType))
    case .mapped(let target, let map):
      return ViewArtist(
        data.mapped(by: map, to: target), of: target, inside: views, in: module, state: state,
        samples
      ).drawing()
    }
  }

  /// A view that only the app can draw, with the data it receives.
  private func unknown(_ type: String) -> Drawing {
    let view = module[views[views.count - 1]]
    let fields = view.fields.map { field in
      "\(field.name.text): \(texts.text(of: field, as: nil)?.text ?? "nil")"
    }
    return Drawing(key: "custom", content: .unknown(type, fields))
  }

  private func named(_ view: View, _ drawing: Drawing) -> Drawing {
    Drawing(key: "view", content: .view(view.typeName), children: [drawing])
  }
}

// MARK: - Elements

extension ViewArtist {
  func drawing(of element: Element) -> Drawing {
    let model = element.model
    var artist = self
    artist.state = state.inside(element) { data.flag($0, in: state) }
    var drawing = artist.bare(element)
    drawing.key = model.key
    drawing.property = model.property
    drawing.look = artist.look(of: model)
    drawing.isHidden =
      drawing.isHidden || drawing.look.isHidden
      || model.hidingFields.contains(where: data.isNil)
    return drawing
  }

  private func drawings(of elements: [Element]) -> [Drawing] { elements.map(drawing) }

  private func stack(_ stack: StackElement) -> Drawing {
    var children = drawings(of: stack.children)
    if stack.room != .none {
      let growing = stack.growingChildren.map(\.model.property)
      var room = Drawing(key: "spacer", content: .spacer(nil))
      room.isHidden = children.contains { !$0.isHidden && growing.contains($0.property) }
      children.append(room)
    }
    return Drawing(key: "", content: .stack(drawn(stack)), children: children)
  }

  /// An element without the keys that every element has.
  private func bare(_ element: Element) -> Drawing {
    switch element {
    case .label(let label): drawn(text(label).map(Drawing.Content.text), or: .box)
    case .text(let text): drawn(self.text(text).map(Drawing.Content.text), or: .box)
    case .image(let image): drawn(self.image(image).map(Drawing.Content.image), or: .box)
    case .button(let button): drawn(.button(self.button(button)), or: .box)
    case .toggle(let toggle):
      drawn(.toggle(isOn: data.flag(.field(toggle.isOn), in: state)), or: .box)
    case .slider(let slider):
      drawn(
        .slider(part(of: slider.value, in: slider.range), track: color(slider.track)), or: .box)
    case .stepper: drawn(.stepper, or: .box)
    case .segments(let segments): drawn(self.segments(segments), or: .box)
    case .datePicker(let picker): drawn(date(picker), or: .box)
    case .textField(let field):
      drawn(
        .input(
          input(field.text, field.typing, isSecure: data.flag(field.isSecure, in: state))),
        or: .box)
    case .textEditor(let editor):
      drawn(.input(input(editor.text, editor.typing, isEditor: true)), or: .box)
    case .progress(let progress):
      drawn(
        .progress(
          min(max(knownNumber(progress.value) ?? 0, 0), 1), track: color(progress.track)),
        or: .box)
    case .activity(let activity):
      Drawing(
        key: "",
        content: .activity(
          isLarge: constant(activity.size) == .large, color: color(activity.color)),
        isHidden: activity.isActive.map { !data.flag($0, in: state) } ?? false)
    case .spacer(let spacer):
      drawn(.spacer(spacer.length.map { number($0) ?? .literal(8) }), or: .box)
    case .divider(let divider):
      drawn(.divider(color(divider.color), isVertical: divider.isVertical), or: .box)
    case .box: drawn(.box, or: .box)
    case .stack(let stack):
      self.stack(stack)
    case .layers(let layers):
      Drawing(key: "", content: .layers, children: drawings(of: layers.children))
    case .flow(let flow):
      Drawing(
        key: "",
        content: .flow(
          spacing: number(flow.spacing) ?? .literal(8),
          lineSpacing: number(flow.lineSpacing) ?? .literal(8)),
        children: drawings(of: flow.children))
    case .repeated(let repeated): items(of: repeated)
    case .view(let view): inner(view)
    case .own(let own): self.own(own)
    }
  }

  /// An element, hidden if it has nothing to show.
  private func drawn(_ content: Drawing.Content?, or other: Drawing.Content) -> Drawing {
    Drawing(key: "", content: content ?? other, isHidden: content == nil)
  }

  private func items(of repeated: RepeatElement) -> Drawing {
    let children: [Drawing]
    switch repeated.shown {
    case .label(var label):
      guard let item = label.text.field else { return Drawing(key: "", content: .items(nil)) }
      // Each item takes the place of the field that the label names.
      label.property = ""
      children = data.items(repeated.data).map { value in
        with(data.with(value, as: item)).drawing(of: .label(label))
      }
    case .view(let view, _): children = data.inner(repeated.data).map { shown(view, with: $0) }
    }
    return Drawing(
      key: "", content: .items(grid(of: repeated)), isHidden: children.isEmpty, children: children)
  }

  private func with(_ data: PictureData) -> ViewArtist {
    ViewArtist(
      data, of: views[views.count - 1], inside: Array(views.dropLast()), in: module, state: state,
      samples)
  }

  private func inner(_ element: ViewElement) -> Drawing {
    let name = Drawing.Content.view(module[element.view].typeName)
    guard let data = data.inner(element.data).first else {
      return Drawing(key: "", content: name, isHidden: true)
    }
    return Drawing(key: "", content: name, children: [shown(element.view, with: data)])
  }

  private func shown(_ view: ViewReference, with data: PictureData) -> Drawing {
    ViewArtist(data, of: view, inside: views, in: module, state: state, samples)
      .drawing()
  }

  /// An app-defined element as its manifest declares it, with its properties as data.
  private func own(_ own: OwnElement) -> Drawing {
    if let preview = own.declaration.preview {
      var data = data
      for (property, value) in own.values {
        if let value = sample(of: value) { data = data.with(value, as: property) }
      }
      let drawing = with(data).drawing(of: .stack(preview))
      return Drawing(key: "", content: .view(own.declaration.viewClass.text), children: [drawing])
    }
    let values = own.values.map { property, value in
      "\(property.name.text): \(words(of: value))"
    }
    return Drawing(key: "", content: .unknown(own.declaration.viewClass.text, values))
  }

  /// Nil for values that samples can't have, such as fonts.
  private func sample(of value: PropertyValue) -> SampleValue? {
    switch value {
    case .literal(let literal): .literal(literal)
    case .field(let field): data[field]
    case .flag(let flag): .literal(.bool(data.flag(flag, in: state)))
    case .number(let number):
      switch data.value(number, in: state) {
      case .constant(.literal(let number))?: .literal(.float("\(number)"))
      case .field(let field)?: data[field]
      default: nil
      }
    case .text(let text): texts.text(text, in: state).map { .literal(.string($0.text)) }
    case .color(let color):
      switch data.value(color, in: state) {
      case .constant(.named(let name))?: .literal(.member(name))
      case .field(let field)?: data[field]
      default: nil
      }
    case .member, .font: nil
    }
  }

  private func words(of value: PropertyValue) -> String {
    switch value {
    case .literal(let literal): literal.words
    case .field(let field): texts.text(of: field, as: nil)?.text ?? "nil"
    case .member(let member): member.name
    case .flag(let flag): "\(data.flag(flag, in: state))"
    case .number(let number):
      switch data.value(number, in: state) {
      case .constant(.literal(let points))?: decimal(points)
      case .constant(.token(let token))?: token.name
      case .constant(.member(let member))?: member.name
      case .field(let field)?: texts.text(of: field, as: nil)?.text ?? "nil"
      case .cases?, .states?, nil: "…"
      }
    case .text(let text): texts.text(text, in: state)?.text ?? "nil"
    case .color, .font: "…"
    }
  }
}

extension ViewArtist {
  private func grid(of repeated: RepeatElement) -> DrawnGrid? {
    guard let columns = repeated.columns else { return nil }
    let count = wholeNumber(columns)
    let spacing = number(repeated.spacing) ?? .literal(8)
    return DrawnGrid(
      // More columns than there are pixels would hardly be visible.
      columns: min(max(count ?? 1, 1), 100), spacing: spacing,
      lineSpacing: number(repeated.lineSpacing) ?? spacing)
  }

  private func drawn(_ stack: StackElement) -> DrawnStack {
    DrawnStack(
      isVertical: stack.axis == .vertical, spacing: number(stack.spacing) ?? .literal(8),
      alignment: stack.alignment == nil ? "fill" : word(stack.alignment),
      distribution: word(stack.distribution),
      turn: word(stack.vertical).flatMap(DrawnTurn.init))
  }

  /// Nil if the data doesn't determine the number.
  func number(_ value: Value<Number>?) -> Number? {
    guard let value, let chosen = data.value(value, in: state) else { return nil }
    return chosen.constant ?? chosen.field.flatMap(data.number).map(Number.literal)
  }

  /// Also nil for a number that only the app knows.
  private func knownNumber(_ value: Value<Number>) -> Double? {
    number(value).flatMap { module.known($0, in: manifest)?.literal }
  }

  /// Nil if the data doesn't determine the priority, or only the app knows it.
  func priority(_ value: Value<Priority>?) -> Double? {
    switch value.flatMap({ data.value($0, in: state) }) {
    case .constant(.literal(let priority))?: priority
    case .field(let field)?: data.number(field)
    default: nil
    }
  }

  /// Nil if the data doesn't determine the word.
  func word(_ value: Value<some Word>?) -> String? { constant(value)?.word }
}

extension Literal {
  /// As it is written in Swift, without quotes.
  var words: String {
    switch self {
    case .nil: "nil"
    case .bool(let flag): "\(flag)"
    case .integer(let digits), .float(let digits): digits
    case .string(let text): text
    case .emptyArray: "[]"
    case .emptyDictionary: "[:]"
    case .member(let name): name
    }
  }
}
