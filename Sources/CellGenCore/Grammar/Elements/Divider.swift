extension DividerElement: StyledModel {
  package static let facts = Facts<DividerElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label }, inRow: .rigid,
    extent: { .line(along: $0.isVertical ? .vertical : .horizontal, fillsLayers: true) },
    box: .around, tint: nil, ground: nil, text: nil, hiddenBy: nil, shows: nil, hasStyles: true)

  private static let color = Key(
    "color", \.color, .value(of: Color.self), "Its color."
  ).fallback("UIKit's separator color")

  package static let form = Form(
    "divider", "a divider", blank: DividerElement(property: ""), foreign: foreign,
    short: ShortForm(color),
    mayBeNothing: true,
    [color] + Key.look,
    finish: { divider, written, resolver in
      divider.property = resolver.scope.names.next("", .divider)
      divider.isVertical =
        resolver.scope.holder == .layers
        ? divider.look.at == .leading || divider.look.at == .trailing
        : resolver.scope.axis == .horizontal
      resolver.finishLook(of: &divider, written, shows: nil)
      return true
    })
}

extension ElementNames.Suffix {
  static let divider = Self("Divider")
}

extension DividerElement {
  static let foreign: [ForeignWord] =
    .colorsByState + [
      ForeignWord("thickness", "write 'height: 2', or 'width: 2' in an 'hstack'")
    ]
}
