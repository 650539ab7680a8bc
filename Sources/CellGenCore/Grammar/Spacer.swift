extension SpacerElement: FormModel {
  private static let length = Key(
    "length", \.length, .spacing(.aboveZero),
    "Its length along the stack, in points; by default, all remaining space.")

  package static let form = Form(
    "spacer", "a spacer", blank: SpacerElement(property: ""),
    short: ShortForm(
      [.nothing, .number(.aboveZero), .token(.spacings), .swiftMember], of: length.name
    ) { entry, spacer, resolver in
      if entry.value.isEmpty { return true }
      let isFlexible = ["flexible", "auto", "fill", "max", "infinity", "flex", "expand"]
        .contains(entry.value.scalar?.text)
      spacer.length = resolver.readFixed {
        $0.readNumber(
          entry, .aboveZero,
          help: isFlexible ? "write just 'spacer' for all remaining space" : nil)
      }
      return spacer.length != nil
    },
    [length],
    begin: { spacer, _, resolver in spacer.property = resolver.scope.names.next("", .spacer) },
    finish: { _, written, resolver in
      if resolver.scope.holder != .stack { resolver.report(.spacerOutsideStack(written.owner)) }
      return true
    })
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
