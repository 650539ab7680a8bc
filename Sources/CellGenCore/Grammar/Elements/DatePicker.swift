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
    foreign: [
      .example("minimumdate mindate min after", means: "in", "write 'in: { from: ‹…› }'") {
        $0.scalar?.text
      },
      .example("maximumdate maxdate max to before", means: "in", "write 'in: { until: ‹…› }'") {
        $0.scalar?.text
      },
    ],
    short: ShortForm(date, as: "date"),
    [
      date,
      Key(
        "mode", \.mode, .value(of: DatePickerElement.Mode.self),
        "The kind of value to choose: a date, a time or both."
      )
      .synonyms("datepickermode components displayedcomponents"),
      Key("in", \.range, .dateRange, "The dates that can be chosen.").fallback("any date")
        .synonyms("range dates bounds between"),
    ] + Key.control(),
    accepts: { mapping, resolver in
      let bounds = mapping.entries.filter { ["from", "until"].contains($0.key.text) }
      guard let first = bounds.first else { return true }
      resolver.report(.boundsOutsideRange(first, bounds, in: mapping))
      return false
    },
    finish: { picker, written, resolver in
      picker.pickerStyle = picker.look.style.lazy.compactMap(Style.init(rawValue:)).last
      if [.compact, .inline].contains(picker.pickerStyle),
        let key = written.mapping.entry(Construct.styleKey)?.key
      {
        resolver.checkAvailability(
          of: "the look of a date picker", since: 14, at: key.span,
          instead: "remove 'style', because iOS 13 always shows wheels")
      }
      resolver.finishControl(&picker, written, .datePicker, short: "date")
      return true
    })
}

extension Diagnostic {
  /// The message for `from` and `until` next to `in`, which should contain them.
  fileprivate static func boundsOutsideRange(
    _ first: Mapping.Entry, _ bounds: [Mapping.Entry], in mapping: Mapping
  ) -> Diagnostic {
    let words = bounds.sorted { $0.key.text < $1.key.text }.map { entry in
      entry.value.fieldName.scalar.map { "\(entry.key.text): \($0.text)" }
    }
    let range =
      words.contains(nil)
      ? nil : "in: { \(words.compactMap(\.self).joined(separator: ", ")) }"
    let keys = bounds.map { quoted($0.key.text) }.joined(separator: " and ")
    var problem = Diagnostic(
      .unknownKey,
      "a date picker has no key \(quoted(first.key.text))",
      at: Annotation(first.key.span, "a bound of 'in'"),
      help: "write \(quoted(range ?? "in: { \(first.key.text): … }")) in place of \(keys)")
    let place = mapping.entries.firstIndex { $0.key.span == first.key.span } ?? 0
    let areTogether = zip(mapping.entries[place...], bounds).allSatisfy { entry, bound in
      entry.key.span == bound.key.span
    }
    let hasComments = bounds.contains { $0.value.comment != nil }
    if let range, mapping["in"] == nil, areTogether, !hasComments, let last = bounds.last {
      problem.fix = Fix(first.key.span.union(last.value.span), replacement: range)
    }
    return problem
  }
}

extension Vocabulary {
  /// The styles of date pickers, which `style` accepts in addition to those of the manifest.
  static let datePickerStyles = DatePickerElement.Style.allCases.map(\.rawValue)
}

extension ElementNames.Suffix {
  static let datePicker = Self("Picker")
}
