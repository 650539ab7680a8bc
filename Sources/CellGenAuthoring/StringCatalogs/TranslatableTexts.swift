import CellGenCore

/// The fixed texts of a module that its generated code looks up, in the order of the manifests.
package func translatableTexts(of module: Module) -> [TranslatableText] {
  module.ownManifests.flatMap { manifest -> [TranslatableText] in
    guard case .catalog(let table) = manifest.strings else { return [] }
    let models: [any FormModel] =
      manifest.views.flatMap { shownModels(of: module[$0]) }
      + (manifest.screen.map { [$0.states] + $0.headings } ?? [])
    return models.flatMap { phrases(in: $0 as any Sendable) }.filter(\.isTranslatable)
      .sorted { $0.span.start < $1.span.start }
      .map { TranslatableText($0, table: table.name ?? TranslatableText.defaultTable) }
  }
}

private func shownModels(of view: View) -> [any FormModel] {
  let said: [any FormModel] =
    [view.row] + (view.accessibility.map { [$0] } ?? [])
  return switch view.presentation {
  case .layout(let root): said + [root]
  case .row(let row): said + [row]
  default: said
  }
}

/// The texts in the values of a model's keys, and in everything that they contain.
private func phrases(in model: any FormModel) -> [Phrase] {
  let own = model.settings.flatMap { setting -> [Phrase] in
    if case .value(let value) = setting.value { phrases(in: value) } else { [] }
  }
  let children = (model as? any ElementModel)?.children ?? []
  return own + children.flatMap { phrases(in: $0.model as any Sendable) }
}

private func phrases(in value: any Sendable) -> [Phrase] {
  switch value {
  case let text as Text: phrases(in: text)
  case let text as TextConstant: phrases(in: .constant(text))
  case let accessibility as Accessibility:
    [accessibility.label, accessibility.value, accessibility.hint]
      .flatMap { $0.map { phrases(in: $0) } ?? [] }
      + accessibility.actions.flatMap { phrases(in: $0.name) }
  case let property as PropertyValue:
    if case .text(let text) = property { phrases(in: text) } else { [] }
  case let options as [SegmentOption]: options.flatMap { phrases(in: $0.title) }
  case let model as any FormModel: phrases(in: model)
  case let models as [any FormModel]: models.flatMap { phrases(in: $0) }
  default: []
  }
}

private func phrases(in text: Text) -> [Phrase] {
  text.constants.compactMap { if case .phrase(let phrase) = $0 { phrase } else { nil } }
}

extension TranslatableText {
  init(_ phrase: Phrase, table: String) {
    let hasValues = !phrase.values.isEmpty
    var position = 0
    var placeholders: [FormatPlaceholder] = []
    let text = phrase.parts.reduce(into: "") { text, part in
      switch part {
      // With values, a key is a format string.
      case .text(let piece): text += hasValues ? piece.replacing("%", with: "%%") : piece
      case .value(let value):
        position += 1
        let specifier = value.isCounted ? "lld" : "@"
        placeholders.append(FormatPlaceholder(position: position, specifier: specifier))
        text += "%" + specifier
      }
    }
    self.init(
      key: phrase.key ?? text, text: phrase.key.map { _ in text }, comment: phrase.comment,
      table: table, placeholders: placeholders, fields: phrase.values.map(\.field.name.text),
      span: phrase.span)
  }
}
