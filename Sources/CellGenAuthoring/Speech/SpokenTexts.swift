import CellGenCore

/// The texts that VoiceOver reads, with the data of a view.
struct SpokenTexts {
  var data: SampleData
  var reader: SpokenReader
  /// The state of the element that contains the texts.
  var state = PictureState.normal

  private var texts: SampleTexts { SampleTexts(data: data, reader: reader.values) }

  /// Nil if there is no text.
  func text(_ text: Text) -> String? { texts.text(text, in: state)?.text }

  func text(_ constant: TextConstant) -> String? { texts.text(constant)?.text }

  /// The pieces of a text that have any words; nil if none has.
  func runs(_ runs: [TextRun]) -> [String]? {
    let texts = runs.compactMap { text($0.text) }
    return texts.isEmpty ? nil : texts
  }
}
