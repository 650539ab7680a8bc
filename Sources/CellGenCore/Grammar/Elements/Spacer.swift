extension SpacerElement: ElementModel {
  package static let facts = Facts<SpacerElement>(
    touches: .around, reports: nil, voiceOver: .contents, namesRow: { _ in .label }, inRow: .space,
    extent: { _ in .none }, box: .around, tint: nil, ground: nil, text: nil, hiddenBy: nil,
    shows: nil, hasStyles: false)

  /// A spacer has none of the keys of every element.
  package var look: Look { Look() }

  private static let length = Key(
    "length", \.length, .number(.aboveZero, help: flexibleHelp),
    "Its length along the stack, in points; by default, all remaining space.")

  package static let form = Form(
    "spacer", "a spacer", blank: SpacerElement(property: ""), foreign: foreign,
    short: ShortForm(length), mayBeNothing: true, [length],
    begin: { spacer, _, resolver in
      spacer.property = resolver.scope.names.next("", .spacer)
      spacer.axis = resolver.scope.axis
    },
    finish: { _, written, resolver in
      if resolver.scope.holder != .stack { resolver.report(.spacerOutsideStack(written.owner)) }
      return true
    })
}

/// Help for a word of another framework for all remaining space.
@Sendable private func flexibleHelp(_ node: Node) -> String? {
  let words = ["flexible", "auto", "fill", "max", "infinity", "flex", "expand"]
  return words.contains(node.scalar?.text ?? "")
    ? "write just 'spacer' for all remaining space" : nil
}

extension Diagnostic {
  static func spacerOutsideStack(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .strayPlace,
      "a spacer has no effect outside a 'vstack' or an 'hstack'",
      at: Annotation(key.span, "not in a stack"),
      help: "remove it, or put it and what is beside it in an 'hstack'")
  }
}

extension ElementNames.Suffix {
  static let spacer = Self("Spacer")
}

extension SpacerElement {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "minlength minimumlength min minimum minwidth minheight", means: "length",
      "write 'spacer' for all remaining space, or 'length: 8' for just 8 points"
    ) { value, _ in
      value.scalar.map {
        "write 'spacer' for all remaining space, or 'length: \($0.text)' for just \($0.text) points"
      }
    },
    .renamed("width height size space", "length", example: "8"),
    .needless(
      "accessibility accessibilitylabel accessibilityhidden accessibilityidentifier",
      "VoiceOver skips spacers"),
    ForeignWord(
      "hidden ishidden hide visible isvisible show if when unless condition hiddenwhen hiddenif "
        + "showif visiblewhen visibleif", "put it in a 'vstack' or an 'hstack' with 'visible'"),
    ForeignWord(
      "cornerradius radius rounded shadow border borderwidth bordercolor alpha opacity gradient "
        + "background backgroundcolor tint tintcolor color padding margin insets visible hidden",
      "use 'box: { width: 8, height: 8 }' with these keys instead"),
  ]
}
