import CellGenCore

/// A text with the values of a sample in it.
struct SampleText: Equatable {
  var text: String
  /// Whether it holds no name in braces for what only the app knows.
  var isKnown = true
  /// Whether other languages need other words for it.
  var isTranslatable = false
  /// Whether its words come from a catalog.
  var isLookedUp = false
}

/// The texts of a view with the values of a sample in them.
struct SampleTexts {
  var data: SampleData
  var reader: SampleReader
  /// Where the words of phrases are looked up; nil for as they are written.
  var words: CatalogWords?
  /// The text of a static member of the app's; nil where only the app knows it.
  var member: (SwiftMember) -> String? = { _ in nil }

  /// Nil where there is none, since a field is nil.
  ///
  /// Where the data do not say which text it is, all that it may be are in braces.
  func text(_ text: Text, in state: PictureState = .normal) -> SampleText? {
    var seen: [SampleText?] = []
    for choice in data.choices(of: text, in: state) {
      let text = leaf(choice)
      if !seen.contains(text) { seen.append(text) }
    }
    guard seen.count > 1 else { return seen.first ?? nil }
    // A nil among them may be one of the values, and is silent.
    let texts = seen.compactMap { $0 }
    guard texts.count > 1 else { return texts.first }
    return SampleText(
      text: "{\(texts.map(\.text).joined(separator: " or "))}", isKnown: false,
      isTranslatable: texts.contains(where: \.isTranslatable),
      isLookedUp: texts.allSatisfy { $0.isLookedUp || !$0.isTranslatable })
  }

  private func leaf(_ choice: Text) -> SampleText? {
    switch choice {
    case .constant(let constant): text(constant)
    case .field(let field): text(of: field)
    case .cases, .states: nil
    }
  }

  func text(_ constant: TextConstant) -> SampleText? {
    switch constant {
    case .literal(let text): SampleText(text: text)
    case .member(let member):
      self.member(member).map { SampleText(text: $0) }
        ?? SampleText(text: "{\(member.path.joined(separator: "."))}", isKnown: false)
    case .phrase(let phrase): text(phrase)
    case .none: nil
    }
  }

  private func text(_ phrase: Phrase) -> SampleText? {
    var values: [SampleText] = []
    for value in phrase.values {
      guard let text = text(of: value) else { return nil }
      values.append(text)
    }
    var result = SampleText(
      text: "", isKnown: values.allSatisfy(\.isKnown),
      isTranslatable: phrase.isTranslatable && words?.keeps(phrase) != true)
    if phrase.isTranslatable, let words = words?.text(phrase, catalogValues(values, in: phrase)) {
      (result.text, result.isLookedUp) = (words, true)
      return result
    }
    var rest = values[...]
    for part in phrase.parts {
      switch part {
      case .text(let text): result.text += text
      case .value: result.text += rest.removeFirst().text
      }
    }
    return result
  }

  private func text(of value: ShownValue) -> SampleText? {
    guard var text = text(of: value.field, as: value.format) else { return nil }
    if value.isPlain { text.text = MarkdownText.plain(text.text) }
    return text
  }

  private func catalogValues(_ texts: [SampleText], in phrase: Phrase) -> [CatalogValue] {
    zip(texts, phrase.values).map { text, value in
      let number = value.isCounted ? data.number(value.field) : nil
      return CatalogValue(text: text.text, count: number.flatMap(Int.init(exactly:)))
    }
  }

  /// A field as it is written for its reader; nil while it is nil.
  func text(of field: Field, as format: TextFormat? = nil) -> SampleText? {
    guard let value = data[field] else { return placeholder(for: field) }
    guard !value.isNil else { return nil }
    return reader.text(of: value, field, as: format) { data[$0] }.map { SampleText(text: $0) }
      ?? placeholder(for: field)
  }

  private func placeholder(for field: Field) -> SampleText {
    SampleText(text: data.placeholder(for: field), isKnown: false)
  }
}
