extension BoxElement: StyledModel {
  package static let facts = Facts<BoxElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label }, inRow: .rigid,
    extent: { _ in .none }, box: .itself, tint: nil, ground: nil, text: nil, hiddenBy: nil,
    shows: nil, hasStyles: false)

  package static let form = Form(
    "box", "a box", blank: BoxElement(property: ""), foreign: foreign, Key.look,
    finish: { box, written, resolver in
      box.property = resolver.scope.names.next("", .box)
      resolver.finishLook(of: &box, written, shows: nil)
      resolver.notePicturedFields(of: box, written)
      return true
    })
}

extension BoxElement {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "layout children content items elements subviews body",
      "write a 'zstack' whose first child is a box: elements go on top of a box, not inside it"
    ),
    .fill,
    .fontOfTexts,
  ]
}
