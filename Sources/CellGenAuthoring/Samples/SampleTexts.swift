import CellGenCore

/// A text with the values of a sample inserted.
struct SampleText: Equatable {
  var text: String
  /// True if it contains no name in braces in place of a value that only the app knows.
  var isKnown = true
  /// True if other languages need other words for it.
  var isTranslatable = false
  /// True if its words come from a catalog.
  var isLookedUp = false
}

/// The texts of a view with the values of a sample inserted.
struct SampleTexts {
  var data: SampleData
  var reader: SampleReader
  /// The catalog for the words of phrases; nil to use them as written.
  var words: CatalogWords?
  /// The text of an app-defined static member; nil if only the app knows it.
  var member: (SwiftMember) -> String? = { _ in nil }

  /// Nil if there is no text because a field is nil.
  ///
  /// If the data doesn't determine the text, the result lists all candidates in braces.
  func text(_ text: Text, in state: PictureState = .normal) -> SampleText? {
    var seen: [SampleText?] = []
    for choice in data.choices(of: text, in: state) {
      let text = leaf(choice)
      if !seen.contains(text) { seen.append(text) }
    }
    guard seen.count > 1 else { return seen.first ?? nil }
    // A nil among them is one possible value, which has no text.
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

  /// A field formatted for its reader; nil if its value is nil.
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
