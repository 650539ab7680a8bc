extension CellBackground: FormModel {
  package static let form = Form(
    "cellBackground", "the background of a cell", blank: CellBackground(),
    [
      Key("color", \.color, .value(of: Color.self), "Its colour.").fallback("UIKit's"),
      Key("cornerRadius", \.cornerRadius, .spacing(.atLeastZero), "The radius of its corners.")
        .fallback("UIKit's"),
      Key("border", \.border, .form, "The line around it; short form: its colour."),
      Key("insets", \.insets, .form, "The space between it and the edges of the cell."),
    ])
}

extension ValueForm where Value == CellBackground {
  /// A colour, or a mapping with more.
  static var cellBackground: ValueForm {
    let color = ValueForm<CellGenCore.Value<Color>>.value(of: Color.self)
    return ValueForm(
      .either([color.kind, .mapping { CellBackground.form.construct }])
    ) { entry, resolver in
      if case .mapping(let mapping) = entry.value.content,
        let key = (mapping.entry("gradient") ?? mapping.entry("blur"))?.key
      {
        resolver.report(.backgroundOfCell(key))
        return nil
      }
      if case .mapping(let mapping) = entry.value.content,
        CellBackground.form.keys.contains(where: { mapping[$0.name] != nil })
      {
        return resolver.read(entry)
      }
      return color.read(entry, &resolver).map { CellBackground(color: $0) }
    }
  }
}

extension Resolver {
  /// Reads how the cells of a view look.
  mutating func readCellLook(_ written: WrittenView) -> CellLook {
    var look = CellLook()
    if let entry = written.background.value {
      look.background = ValueForm.cellBackground.read(entry, &self) ?? CellBackground()
    }
    if let entry = written.overlay.value { look.overlay = readValue(entry) }
    return look
  }
}

extension Diagnostic {
  /// The message for a background that elements can have, and cells cannot.
  fileprivate static func backgroundOfCell(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "the background of a cell has no key \(quoted(key.text))",
      at: Annotation(key.span, "only for elements"),
      help: "move the 'background' to the stack that is outermost in 'layout'",
      note: "the keys of the background of a cell are "
        + enumeration(CellBackground.form.keys.map(\.name)))
  }
}
