import CellGenCore

/// What VoiceOver reads of texts in the data of a view.
struct SpokenTexts {
  var data: SampleData
  var reader: SpokenReader

  /// Nil where there is none.
  func text(_ text: Text) -> String? {
    var seen: [String?] = []
    for choice in data.choices(of: text) {
      let text = leaf(choice)
      if !seen.contains(text) { seen.append(text) }
    }
    guard seen.count > 1 else { return seen.first ?? nil }
    // A nil among them may be one of the values, and is silent.
    let texts = seen.compactMap { $0 }
    return texts.count == 1 ? texts[0] : "{\(texts.joined(separator: " or "))}"
  }

  private func leaf(_ choice: Text) -> String? {
    switch choice {
    case .constant(let constant): text(constant)
    case .field(let field): text(of: field)
    case .cases, .states: nil
    }
  }

  func text(_ constant: TextConstant) -> String? {
    switch constant {
    case .literal(let text): return text
    case .member(let member): return "{\(member.path.joined(separator: "."))}"
    case .phrase(let phrase):
      var result = ""
      for part in phrase.parts {
        switch part {
        case .text(let text): result += text
        case .value(let value):
          guard let text = text(of: value.field, as: value.format) else { return nil }
          result += value.isPlain ? SpokenMarkdown.plain(text) : text
        }
      }
      return result
    }
  }

  private func text(of field: Field, as format: TextFormat? = nil) -> String? {
    guard let value = data[field] else { return data.placeholder(for: field) }
    guard !value.isNil else { return nil }
    return reader.text(of: value, field, as: format?.spoken ?? format) { data[$0] }
      ?? data.placeholder(for: field)
  }

  /// The pieces of a text that have any words; nil where none has.
  func runs(_ runs: [TextRun]) -> [String]? {
    let texts = runs.compactMap { text($0.text) }
    return texts.isEmpty ? nil : texts
  }
}
