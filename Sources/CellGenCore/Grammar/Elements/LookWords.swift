extension Look {
  /// What other frameworks have in place of the keys of every element.
  static let foreign: [ForeignWord] = [
    ForeignWord("size frame dimensions", "write 'width: 40, height: 40'", widthAndHeight),
    ForeignWord(
      "action", means: "tap", "write 'tap: …' with the action that a tap reports", sameValue("tap")),
    ForeignWord(
      "display",
      "write 'visible: …' with a Bool field or an optional; without it, an element is always shown"
    ),
    ForeignWord(
      "isaccessibilityelement accessible accessibilityhidden accessibilityelementshidden",
      means: "accessibility", "write 'accessibility: none', or 'accessibility: { label: … }'"
    ) { value, _ in
      value.scalar.map {
        $0.text == "false" ? "write 'accessibility: none'" : "write 'accessibility: { label: … }'"
      }
    },
    .spoken("voiceover a11y", "label"),
    .accessibilityHint,
    .accessibilityValue,
    .spoken("accessibilityidentifier testid", "identifier"),
    .accessibilityActions,
    ForeignWord(
      hiddenWords, means: "visible",
      "write 'visible: { not: … }' with a Bool field, or an optional", hidden("element")),
    ForeignWord(
      "circle circular round isround capsule pill", means: "cornerRadius",
      "write 'cornerRadius: circle'"),
    ForeignWord(
      "clipshape mask shape cornerstyle bordershape buttonbordershape", means: "cornerRadius",
      "write 'cornerRadius: 8', or 'cornerRadius: circle'"
    ) { value, _ in
      let shape = value.scalar?.text.lowercased().filter(\.isLetter)
      return ["circle", "capsule"].contains(shape) ? "write 'cornerRadius: circle'" : nil
    },
    .needless(
      "clip clipped clips clipstobounds maskstobounds",
      "'cornerRadius' cuts the content at the corners"),
    ForeignWord(
      "borderwidth bordercolor strokecolor strokewidth", means: "border",
      "write 'border: { color: separator, width: 1 }'", borderInOne),
    ForeignWord(
      "shadowradius shadowopacity shadowoffset shadowcolor dropshadow", means: "shadow",
      "write 'shadow: { radius: 4, y: 2, opacity: 0.2 }'"),
    ForeignWord(
      "gradient", means: "background", "write 'background: { gradient: [clear, black] }'"),
    ForeignWord(
      "blur blureffect material visualeffect", means: "background",
      "write 'background: { blur: systemMaterial }'"),
    .byState(
      "selectedbackground selectedbackgroundcolor activebackground", "background", "selected",
      normal: "clear"),
    .byState(
      "highlightedbackground pressedbackground highlightedbackgroundcolor", "background",
      "highlighted", normal: "clear"),
    ForeignWord("position place anchor gravity", "write 'at: topTrailing' in a 'zstack'"),
    ForeignWord(
      "alignment align",
      "write 'at: topTrailing' in a 'zstack', or put it in a stack with an 'alignment'"
    ) { value, _ in
      // In a stack, a side may be what is meant, but never a corner.
      value.scalar.flatMap { place(meantBy: $0.text) }.flatMap {
        $0.contains(where: \.isUppercase) ? "write 'at: \($0)' for a place in a 'zstack'" : nil
      }
    },
    ForeignWord("x y translation", "write 'offset: { x: 4, y: 4 }' in a 'zstack'"),
    ForeignWord("zindex zposition layer", "put the elements in a 'zstack', from back to front"),
    ForeignWord("badge overlay", "put it in a 'zstack', with another element 'at: topTrailing'"),
    ForeignWord("priority layoutpriority", "write 'compression: high' or 'hugging: high'"),
    ForeignWord("grow flexgrow flex expand", means: "hugging", "write 'hugging: low'"),
    ForeignWord("flexshrink", means: "compression", "write 'compression: low'"),
    ForeignWord(
      "letterspacing characterspacing kerning kern tracking",
      "show a field of type 'AttributedString', in which your code spaces out the letters"),
    ForeignWord(
      "enabled isenabled disabled isdisabled kind configuration role "
        + "underline underlined strikethrough strikethroughstyle linespacing lineheight rotation "
        + "transform animation",
      "declare your own element under 'elements', with a class that has it"),
    .accessibilityTraits,
    .menu,
    .pinnedHeader,
    .search,
    .span,
  ]
}

/// Help to write a line around an element, whose color and width belong in one mapping even if they were
/// separate keys.
@Sendable private func borderInOne(_ value: Node, _ mapping: Mapping) -> String? {
  borderOfParts(in: mapping).map { "write 'border: \($0)'" }
}

/// The line that separate keys for color and width describe together; nil without either.
func borderOfParts(in mapping: Mapping) -> String? {
  let written = { (part: String) -> String? in
    let names = ["border\(part)", "stroke\(part)"]
    return mapping.entries.first { names.contains($0.key.text.lowercased()) }?.value.scalar?
      .asWritten
  }
  switch (written("color"), written("width")) {
  case (let color?, let width?): return "{ color: \(color), width: \(width) }"
  case (let color?, nil): return color
  case (nil, let width?): return "{ width: \(width) }"
  case (nil, nil): return nil
  }
}

extension Node {
  /// The value as it is written inside braces; nil for a deeper value.
  var inBraces: String? {
    if let scalar { return scalar.asWritten }
    guard case .mapping(let mapping) = content else { return nil }
    let entries = mapping.entries.map { entry in
      entry.value.scalar.map { "\(entry.key.text): \($0.asWritten)" }
    }
    return entries.contains(nil) ? nil : "{ \(entries.compactMap(\.self).joined(separator: ", ")) }"
  }
}
