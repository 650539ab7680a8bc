import CellGenCore

/// The elements of a view as VoiceOver presents them, with the view's data.
struct SpokenLayout {
  let module: Module
  private(set) var texts: SpokenTexts
  /// The enclosing views and this one, because data can contain data of its own kind.
  private let views: [ViewReference]

  var data: SampleData { texts.data }

  init(of views: [ViewReference], in module: Module, _ texts: SpokenTexts) {
    (self.views, self.module, self.texts) = (views, module, texts)
  }

  /// The part for an element; nil for one that is hidden, or that VoiceOver skips.
  func part(of element: Element) -> SpokenPart? {
    let (model, look) = (element.model, element.look)
    var layout = self
    layout.texts.state = texts.state.inside(element) { data.flag($0) == true }
    guard !model.hidingFields.contains(where: data.isNil) else { return nil }
    var part = layout.bare(element)
    for picture in LookPicture.all { picture.speak?(look, layout, &part) }
    part?.span = look.span
    return part
  }

  func parts(of elements: [Element]) -> [SpokenPart] { elements.compactMap(part) }

  /// An element without the keys that every element has.
  private func bare(_ element: Element) -> SpokenPart? {
    switch element {
    case .label(let label): words(label.text, label.attributes)
    case .text(let text): self.text(text)
    case .image(let image):
      image.accessibilityLabel.flatMap(texts.text).map { SpokenPart(kind: .words, label: $0) }
        ?? SpokenPart(kind: .decoration)
    case .progress(let progress):
      SpokenPart(
        kind: .words, label: "Progress",
        value: fraction(progress.value))
    case .button(let button): self.button(button)
    case .toggle(let toggle): self.toggle(toggle)
    case .slider(let slider): self.slider(slider)
    case .stepper(let stepper): self.stepper(stepper)
    case .segments(let segments): self.segments(segments)
    case .datePicker(let picker):
      SpokenPart(
        control: traits([], enabled: picker.enabled, reports: picker.action != nil),
        label: picker.accessibilityLabel.flatMap(texts.text))
    case .textField(let field): textField(field)
    case .textEditor(let editor):
      SpokenPart(
        control: [], label: name(of: editor.typing), value: texts.text(.field(editor.text)) ?? "",
        isNamedByRow: true)
    case .stack, .layers, .flow, .box, .divider:
      SpokenPart(kind: .group(parts(of: element.children), isOne: false))
    case .repeated(let repeated): SpokenPart(kind: .group(items(of: repeated), isOne: false))
    case .view(let view): inner(view.view, in: view.data)
    case .own(let own): SpokenPart(control: [], label: "{\(own.declaration.viewClass.text)}")
    case .spacer: nil
    // It only indicates that something takes time.
    case .activity: SpokenPart(kind: .decoration)
    }
  }

  func apply(_ accessibility: Accessibility, to part: inout SpokenPart) {
    let label = accessibility.label.flatMap(texts.text)
    let value = accessibility.value.flatMap(texts.text)
    let hint = accessibility.hint.flatMap(texts.text)
    let actions = accessibility.actions.compactMap { texts.text($0.name) }
    switch part.kind {
    case .decoration where label != nil: part.kind = .words
    case .group(let parts, _): part.kind = .group(parts, isOne: label != nil || value != nil)
    default: break
    }
    part.label = label ?? part.label
    part.value = value ?? part.value
    part.hint = hint ?? part.hint
    part.isHeading = accessibility.isHeader.flatMap { data.flag($0, in: texts.state) } ?? false
    part.actions += actions
  }
}

// MARK: - Views

extension SpokenLayout {
  /// The content of a view, as a row.
  func row(of root: StackElement, _ accessibility: Accessibility?) -> SpokenRow {
    var whole = SpokenPart(kind: .decoration)
    if let accessibility { apply(accessibility, to: &whole) }
    return SpokenRow(
      parts: parts(of: [.stack(root)]), label: whole.label, value: whole.value, hint: whole.hint,
      actions: whole.actions, isHeading: whole.isHeading)
  }
}

// MARK: - Texts

extension SpokenLayout {
  private func words(_ text: Text, _ attributes: TextAttributes) -> SpokenPart? {
    guard let words = spoken(text, attributes) else { return nil }
    return SpokenPart(kind: .words, label: words.text)
  }

  /// The text that is read; nil if there is none.
  private func spoken(_ text: Text, _ attributes: TextAttributes) -> SpokenWords? {
    let pieces =
      attributes.runs.isEmpty
      ? texts.text(text).map { [$0] } : texts.runs(attributes.runs)
    guard let pieces else { return nil }
    var words = SpokenWords()
    for piece in pieces {
      let markdown = attributes.isMarkdown ? MarkdownText(piece) : nil
      words.text += markdown?.text ?? piece
      words.links += markdown?.links ?? []
    }
    return words.text.allSatisfy(\.isWhitespace) ? nil : words
  }

  private func fraction(_ value: Value<Number>) -> String {
    let choices = data.choices(of: value, in: texts.state)
    let part = choices.first.flatMap { $0.constant?.literal ?? $0.field.flatMap(data.number) }
    if choices.count == 1, let part { return percent(min(max(part, 0), 1)) }
    return value.fields.first.map(data.placeholder) ?? "…"
  }

  private func text(_ text: TextElement) -> SpokenPart? {
    guard let words = spoken(text.text, text.attributes) else { return nil }
    let opensLinks = text.link == nil && !words.links.isEmpty
    guard
      data.flag(text.isSelectable, in: texts.state) != false || !text.detect.isEmpty || opensLinks
    else {
      return SpokenPart(kind: .words, label: words.text, actions: words.links)
    }
    return SpokenPart(control: [], value: words.text)
  }
}

/// A text as it is read.
private struct SpokenWords {
  var text = ""
  var links: [String] = []
}

// MARK: - Views in views

extension SpokenLayout {
  private func items(of repeated: RepeatElement) -> [SpokenPart] {
    if case .view(let view, _) = repeated.shown {
      let value = data[repeated.data]
      if value?.saysNothing == true { return [] }
      let given = value?.innerData ?? []
      return given.isEmpty
        ? [inner(view, in: repeated.data)].compactMap { $0 }
        : given.compactMap { inner(view, in: repeated.data, given: $0) }
    }
    guard case .label(let label) = repeated.shown, let field = label.text.field else { return [] }
    guard case .array(let items)? = data[repeated.data] else {
      let isNone = data[repeated.data].map { $0.isNil || $0.isEmptyArray } ?? false
      return isNone ? [] : [SpokenPart(kind: .words, label: data.placeholder(for: repeated.data))]
    }
    return items.compactMap { item in
      var texts = texts
      texts.data = data.with(item, as: field)
      return SpokenLayout(of: views, in: module, texts).part(of: .label(label))
    }
  }

  /// The maximum depth of views in views; deeper ones are treated as if only the app knew them. If each view
  /// shows two others, ten levels are a thousand views, and a thousand levels exhaust the stack.
  private static let mostLevels = 8

  /// A view with the data of a field.
  ///
  /// - Parameter given: the data, if the sample has any; if not, only the app knows it.
  private func inner(
    _ reference: ViewReference, in field: Field, given: [(field: Field, value: SampleValue)]? = nil
  ) -> SpokenPart? {
    guard !views.contains(reference) else { return nil }
    let view = module[reference]
    guard case .layout(let root) = view.presentation, views.count < Self.mostLevels else {
      return SpokenPart(control: [], label: "{\(view.viewType)}")
    }
    guard view.accessibility?.isHidden != true else { return nil }
    var texts = texts
    texts.data =
      (given ?? data[field]?.data).map { SampleData($0, of: view) }
      ?? SampleData(in: field, of: data)
    let layout = SpokenLayout(of: views + [reference], in: module, texts)
    var part = SpokenPart(kind: .group(layout.parts(of: [.stack(root)]), isOne: false))
    if let accessibility = view.accessibility {
      layout.apply(accessibility, to: &part)
      if case .group(let parts, _) = part.kind { part.kind = .group(parts, isOne: false) }
    }
    return part
  }
}

extension SampleValue {
  fileprivate var isEmptyArray: Bool {
    if case .literal(.emptyArray) = self { true } else { false }
  }
}

// MARK: - Controls

extension SpokenLayout {
  func traits(
    _ traits: [Transcript.Stop.Trait], enabled: Value<Flag>?, selected: Value<Flag>? = nil,
    reports: Bool = true
  ) -> [Transcript.Stop.Trait] {
    let isDimmed = !reports || enabled.flatMap(data.flag) == false
    return traits + (selected.flatMap(data.flag) == true ? [.selected] : [])
      + (isDimmed ? [.dimmed] : [])
  }

  private func button(_ button: ButtonElement) -> SpokenPart {
    let name = button.accessibilityLabel.flatMap(texts.text) ?? button.title.flatMap(texts.text)
    let traits = traits([.button], enabled: button.enabled, selected: button.selected)
    let items = titles(of: button.menu.filter { $0.enabled.flatMap(data.flag) != false })
    return SpokenPart(
      control: traits, label: name, isAction: !traits.contains(.dimmed),
      menu: button.menu.isEmpty ? nil : items)
  }

  private func toggle(_ toggle: ToggleElement) -> SpokenPart {
    SpokenPart(
      control: traits([.button, .toggle], enabled: toggle.enabled, reports: toggle.action != nil),
      label: toggle.accessibilityLabel.flatMap(texts.text), value: value(ofSwitch: toggle.isOn),
      isShown: toggle.action == nil)
  }

  func value(ofSwitch field: Field) -> String {
    guard case .literal(.bool(let isOn))? = data[field] else {
      return data.isNil(field) ? "0" : data.placeholder(for: field)
    }
    return isOn ? "1" : "0"
  }

  private func slider(_ slider: SliderElement) -> SpokenPart {
    SpokenPart(
      control: traits([.adjustable], enabled: slider.enabled, reports: slider.action != nil),
      label: slider.accessibilityLabel.flatMap(texts.text),
      value: fraction(of: slider).map(percent) ?? data.placeholder(for: slider.value))
  }

  private func fraction(of slider: SliderElement) -> Double? {
    guard let value = data.number(slider.value), let lower = bound(slider.range.lower),
      let upper = bound(slider.range.upper), lower < upper
    else { return nil }
    return min(max((value - lower) / (upper - lower), 0), 1)
  }

  /// Nil if the data doesn't determine the number, or only the app knows it.
  private func bound(_ bound: Value<ControlBound>) -> Double? {
    let choices = data.choices(of: bound, in: texts.state)
    guard choices.count == 1 else { return nil }
    return choices[0].constant?.number ?? choices[0].field.flatMap(data.number)
  }

  private func percent(_ fraction: Double) -> String {
    "\(Int(clamping: (fraction * 100).rounded()))%"
  }

  private func stepper(_ stepper: StepperElement) -> SpokenPart {
    SpokenPart(
      control: traits([.adjustable], enabled: stepper.enabled, reports: stepper.action != nil),
      label: stepper.accessibilityLabel.flatMap(texts.text),
      value: texts.text(.field(stepper.value)))
  }

  /// The stops at a control's segments.
  private func segments(_ segments: SegmentsElement) -> SpokenPart {
    let stops = segments.options.enumerated().map { position, option in
      let isSelected = isSelected(option, at: position, data[segments.selected])
      return Transcript.Stop(
        label: texts.text(option.title), traits: isSelected ? [.button, .selected] : [.button])
    }
    return SpokenPart(
      kind: .control(SpokenControl(stops: stops)),
      label: name(segments.accessibilityLabel, segments.look))
  }

  private func isSelected(_ option: SegmentOption, at position: Int, _ value: SampleValue?) -> Bool
  {
    switch value {
    case .literal(.member(let name)): option.name?.text == name
    case .literal(.integer(let digits)): option.name == nil && Int(digits) == position
    default: false
    }
  }

  private func name(_ label: Text?, _ look: Look) -> String? {
    (look.accessibility?.label).flatMap(texts.text) ?? label.flatMap(texts.text)
  }

  private func textField(_ field: TextFieldElement) -> SpokenPart {
    let text = texts.text(.field(field.text)) ?? ""
    let reports = field.typing.action ?? field.typing.ended ?? field.submit
    let isSecure = data.flag(field.isSecure) == true
    return SpokenPart(
      control: traits([.textField], enabled: field.typing.enabled, reports: reports != nil),
      label: name(of: field.typing),
      value: isSecure ? String(repeating: "•", count: text.count) : text, isNamedByRow: true)
  }

  private func name(of typing: Typing) -> String? {
    typing.accessibilityLabel.flatMap(texts.text) ?? typing.placeholder.flatMap(texts.text)
  }
}
