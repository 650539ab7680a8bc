/// A row that UIKit draws: text, optionally preceded by a picture.
package struct PlainRow: Sendable {
  package var text: Text
  /// The text below the main text.
  package var detail: Text?
  /// The text at the trailing edge.
  package var value: Text?
  /// The picture before the text.
  package var picture: Picture?
  package var symbolColor: Value<Color>?
  /// The color of the square behind the symbol.
  package var symbolBackground: Value<Color>?
  /// The side length of the square that an image fits into, in points; nil for the image's own size.
  package var imageSize: Value<Number>?
  /// The color of the text; nil for UIKit's default, as with all of these.
  package var color: Value<Color>?
  package var font: Value<Font>?
  package var detailColor: Value<Color>?
  package var detailFont: Value<Font>?
  package var valueColor: Value<Color>?
  package var valueFont: Value<Font>?
  /// The formats as the manifest gives them; the texts include them as well.
  var formats: [FieldFormat] = []

  /// Its texts, in reading order.
  package var texts: [Text] { [text, detail, value].compactMap { $0 } }

  /// Its texts as labels, in the order in which VoiceOver reads them; VoiceOver skips the picture.
  package var spokenLayout: StackElement {
    var stack = StackElement(property: "")
    stack.children = texts.map { text in
      var label = LabelElement.blank
      label.text = text
      return .label(label)
    }
    return stack
  }
}
