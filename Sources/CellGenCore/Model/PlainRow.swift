/// A row that UIKit draws: texts, and a picture before them.
package struct PlainRow: Sendable {
  package var text: Text
  /// Below the text.
  package var detail: Text?
  /// At the trailing edge.
  package var value: Text?
  /// Before the text.
  package var picture: Picture?
  package var symbolColor: Value<Color>?
  /// The color of the square behind the symbol.
  package var symbolBackground: Value<Color>?
  /// The side of the square that an image has at most, in points; nil for its own size.
  package var imageSize: Value<Number>?
  /// The color of the text; nil for UIKit's, as all of these.
  package var color: Value<Color>?
  package var font: Value<Font>?
  package var detailColor: Value<Color>?
  package var detailFont: Value<Font>?
  package var valueColor: Value<Color>?
  package var valueFont: Value<Font>?
  /// As they are written; the texts have them, too.
  var formats: [FieldFormat] = []

  /// Its texts, in the order in which they are read.
  package var texts: [Text] { [text, detail, value].compactMap { $0 } }

  /// Its texts as labels, which is how VoiceOver reads it: in order, and its picture not at all.
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
