extension ProgressElement: StyledModel {
  package static let facts = Facts<ProgressElement>(
    touches: .around, reports: nil, voiceOver: .element, namesRow: { _ in .label }, inRow: .bar,
    extent: { _ in .line(along: .horizontal, fillsLayers: true) }, box: .around, tint: nil,
    ground: nil, text: nil, hiddenBy: { $0.value.field.map { [$0] } ?? [] },
    shows: { $0.value.fieldsOfValues.map { .fraction($0) } },
    hasStyles: false)

  private static let value = Key(
    "value", \.value, .shownFraction, "The progress, from 0 to 1, usually from a field."
  ).required("add 'value: …' with a field of type Double, from 0 to 1").synonyms("progress field")

  package static let form = Form(
    "progress", "a progress bar",
    blank: ProgressElement(property: "", value: .constant(.literal(0))), foreign: [.tint],
    short: ShortForm(value, as: "value"),
    [
      value,
      Key("track", \.track, .value(of: Color.self), "The color of the part that is not filled.")
        .fallback("the system color").synonyms("tracktintcolor trackcolor"),
    ] + Key.look,
    finish: { progress, written, resolver in
      progress.property = resolver.scope.names.next(
        (progress.value.fieldsOfValues + progress.value.fields).first?.name.text ?? "",
        .progressView)
      resolver.finishLook(of: &progress, written, shows: progress.value.field)
      return true
    })
}

extension ValueForm where Value == CellGenCore.Value<Number> {
  /// A field that may be optional, written as its name, or a number from 0 to 1 in any other form.
  fileprivate static var shownFraction: ValueForm {
    let shown = ValueForm<Field>.field(
      FieldFit(
        "a progress bar cannot show", "Double, Float or CGFloat, or an optional of these",
        lack: "not a fraction"
      ) { $0 == .number(.double) || $0 == .number(.float) || $0 == .number(.cgFloat) })
    return ValueForm(.either([shown.kind, fraction.kind])) { entry, resolver in
      let isNumber =
        switch entry.value.fieldName.scalar {
        case nil: true
        case let word?:
          isPlainNumber(word) || word.text.hasSuffix("%") || isMemberPath(word.text)
            || resolver.scope.fields[word.text] == nil
              && resolver.manifest.tokens.declaration(.spacings, word.text) != nil
        }
      if isNumber { return fraction.read(entry, &resolver) }
      return shown.read(entry, &resolver).map(CellGenCore.Value.field)
    }
  }
}

extension ElementNames.Suffix {
  static let progressView = Self("ProgressView")
}
