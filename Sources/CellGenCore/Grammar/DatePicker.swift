extension DatePickerElement: ControlModel {
  package static let facts = Facts<DatePickerElement>(
    touches: .control(enabled: { $0.enabled }), reports: { $0.action != nil }, voiceOver: .parts,
    namesRow: { _ in .label }, inRow: .rigid, extent: { _ in .bothSides }, box: .around, tint: nil,
    ground: nil, text: nil, hiddenBy: { [$0.date] }, shows: nil, hasStyles: false)

  static let title = "a date picker"
  var shown: Field { date }

  private static let date = Key(
    "date", \.date,
    .field(.date(of: title)),
    "The field it shows."
  ).fixed(.control).required("add 'date: …' with a field of type Date").synonyms(
    "value field selection")

  package static let form = Form(
    "datePicker", title, blank: DatePickerElement(property: "", date: .blank),
    short: ShortForm(date, as: "date"),
    [
      date,
      Key("mode", \.mode, .value(of: DatePickerElement.Mode.self), "What is chosen.")
        .synonyms("datepickermode components displayedcomponents"),
      Key("from", \.from, .bound, "The field with the first date that can be chosen.")
        .synonyms("minimumdate min after"),
      Key("until", \.until, .bound, "The field with the last date that can be chosen.")
        .synonyms("maximumdate max to before"),
    ] + Key.control(),
    finish: { picker, written, resolver in
      picker.pickerStyle = picker.look.style.lazy.compactMap(Style.init(rawValue:)).last
      if [.compact, .inline].contains(picker.pickerStyle),
        let key = written.mapping.entry(Construct.styleKey)?.key
      {
        resolver.checkAvailability(
          of: "the look of a date picker", since: 14, at: key.span,
          instead: "remove 'style', as iOS 13 always shows wheels")
      }
      resolver.finishControl(&picker, written, .datePicker, short: "date")
      return true
    })
}

extension ValueForm where Value == Field {
  fileprivate static var bound: ValueForm {
    .field(.date(of: DatePickerElement.title))
  }
}

extension Vocabulary {
  /// The looks of date pickers, which a date picker's `style` names beside those of the manifest.
  static let datePickerStyles = DatePickerElement.Style.allCases.map(\.rawValue)
}

extension ElementNames.Suffix {
  static let datePicker = Self("Picker")
}
