import CellGenCore

/// What VoiceOver reads of texts in the data of a view.
struct SpokenTexts {
  var data: SampleData
  var reader: SpokenReader
  /// The state of what has the texts.
  var state = PictureState.normal

  private var texts: SampleTexts { SampleTexts(data: data, reader: reader.values) }

  /// Nil where there is none.
  func text(_ text: Text) -> String? { texts.text(text, in: state)?.text }

  func text(_ constant: TextConstant) -> String? { texts.text(constant)?.text }

  /// The pieces of a text that have any words; nil where none has.
  func runs(_ runs: [TextRun]) -> [String]? {
    let texts = runs.compactMap { text($0.text) }
    return texts.isEmpty ? nil : texts
  }
}
