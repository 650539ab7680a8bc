extension ProgressElement: StyledModel {
  package static let facts = Facts<ProgressElement>(
    touches: .around, reports: nil, voiceOver: .element, namesRow: { _ in .label }, inRow: .bar,
    extent: { _ in .line(along: .horizontal, fillsLayers: true) }, box: .around, tint: nil,
    ground: nil, text: nil, hiddenBy: { [$0.value] }, shows: { [.fraction($0.value)] },
    hasStyles: false)

  private static let value = Key(
    "value", \.value,
    .field(
      FieldFit(
        "a progress bar cannot show", "Double, Float or CGFloat, or an optional of these",
        lack: "not a fraction"
      ) { $0 == .number(.double) || $0 == .number(.float) || $0 == .number(.cgFloat) }),
    "The field it shows, from 0 to 1."
  ).required("add 'value: …' with a field of type Double, from 0 to 1").synonyms("progress field")

  package static let form = Form(
    "progress", "a progress bar", blank: ProgressElement(property: "", value: .blank),
    foreign: [.tint],
    short: ShortForm(value, as: "value"),
    [
      value,
      Key("track", \.track, .value(of: Color.self), "The colour of the part that is not filled.")
        .fallback("that of the system").synonyms("tracktintcolor trackcolor"),
    ] + Key.look,
    finish: { progress, written, resolver in
      progress.property = resolver.scope.names.next(progress.value, .progressView)
      resolver.finishLook(of: &progress, written, shows: progress.value)
      return true
    })
}

extension ElementNames.Suffix {
  static let progressView = Self("ProgressView")
}
