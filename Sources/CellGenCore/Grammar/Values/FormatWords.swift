extension TextFormat {
  static let foreign: [ForeignWord] =
    .formats + [
      ForeignWord(
        "plural plurals pluralize quantity one other",
        "write the field in braces: \"{count} items\"; catalogs have plurals for it"),
      ForeignWord("sign", "write 'number: { sign: … }', or 'percent: { sign: … }'") {
        value, mapping in
        if let currency = mapping["currency"], let sign = value.scalar?.text {
          let field = currency.fieldName.scalar
          let code = currency.scalar?.text ?? field.map { "{ field: \($0.text) }" }
          return code.map { "write 'currency: { code: \($0), sign: \(sign) }'" }
            ?? "write 'sign: \(sign)' among the keys of 'currency'"
        }
        return value.scalar.map { "write 'number: { sign: \($0.text) }'" }
      },
    ]
}

extension TextFormat {
  /// Reports a format for each case of a field, which a text can have; returns false after a report.
  @Sendable static func isSame(_ written: Mapping, _ resolver: inout Resolver) -> Bool {
    guard let cases = written.entry("cases"), let field = written["field"]?.scalar?.text,
      case .mapping(let formats) = cases.value.content
    else { return true }
    let values = formats.entries.map { ($0.key.text, $0.value.scalar?.text ?? "…") }
    resolver.report(.formatByData(cases.key, help: textByFormat(field, values)))
    return false
  }

  /// The text to write for a format in each case of a field.
  private static func textByFormat(
    _ field: String, _ formats: [(name: String, format: String)]
  ) -> String {
    let cases = formats.map { "\($0.name): { field: …, format: \($0.format) }" }
    return "write 'text: { field: \(field), cases: { \(cases.joined(separator: ", ")) } }'"
  }

  /// The text to write for `isOn ? relative : date` in place of a format; nil for another expression.
  static func text(for expression: WrittenExpression) -> String? {
    guard case .choice(let condition, let value, let other) = expression.kind,
      let field = condition.name
    else { return nil }
    return textByFormat(field, [("true", value.text), ("false", other.text)])
  }
}

extension Diagnostic {
  fileprivate static func formatByData(_ cases: Mapping.Key, help: String) -> Diagnostic {
    Diagnostic(
      .mixedValue, "a format cannot depend on the cases of a field",
      at: Annotation(cases.span, "a format for each case"), help: help)
  }
}

extension DateFormat {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "style datestyle datetimestyle format length", "write 'date: abbreviated' without braces"
    ) { value, mapping in
      dateStyles(mapping, alone: value).map { "write '\($0)' in place of the braces" }
    },
    ForeignWord("time timestyle", "write 'time: shortened' beside 'date'"),
    ForeignWord(
      "relative isrelative relativedate doesrelativedateformatting ago",
      "write 'relative: named' in place of 'date'"),
  ]
}

extension ForeignWord {
  static let formatOfLabel = ForeignWord(
    "format formatter dateformat numberformat currency",
    "write 'format: …' on the label that shows the field")
}

extension [ForeignWord] {
  static let formats: [ForeignWord] = [
    ForeignWord(
      "datestyle timestyle datetimestyle", means: "format",
      "write 'format: { date: abbreviated, time: shortened }', or one of the two"
    ) { _, mapping in dateStyles(mapping).map { "write 'format: { \($0) }'" } },
    ForeignWord(
      "decimals fractiondigits digits decimalplaces maximumfractiondigits minimumfractiondigits "
        + "maxdecimals precision rounding", means: "format",
      "write 'format: { number: { fraction: 2 } }'", fractionDigits),
  ]
}

/// The format keys for the `DateFormatter` words in a mapping; nil if there are none.
///
/// - Parameter value: a date style under another key.
private func dateStyles(_ mapping: Mapping, alone value: Node? = nil) -> String? {
  let written = { (key: String) -> String? in
    mapping.entries.first { $0.key.text.lowercased() == key }?.value.scalar?.text
      .drop { $0 == "." }.lowercased()
  }
  let (dates, times) = (
    ["short": "numeric", "medium": "abbreviated", "long": "long", "full": "complete"],
    ["short": "shortened", "medium": "standard", "long": "complete", "full": "complete"]
  )
  let both = written("datetimestyle")
  let date = (written("datestyle") ?? both ?? value?.scalar?.text).flatMap { dates[$0] }
  let time = (written("timestyle") ?? both).flatMap { times[$0] }
  let keys = [date.map { "date: \($0)" }, time.map { "time: \($0)" }].compactMap(\.self)
  return keys.isEmpty ? nil : keys.joined(separator: ", ")
}

/// Help to set the number of digits after the decimal point in the existing format.
@Sendable private func fractionDigits(_ value: Node, _ mapping: Mapping) -> String? {
  guard let digits = value.scalar?.text, Int(digits) != nil else { return nil }
  let format = mapping["format"]
  var (kind, code): (String, String?) = ("number", nil)
  if format?.scalar?.text == "percent" || mapping["percent"] != nil { kind = "percent" }
  var inner = mapping
  if case .mapping(let written)? = format?.content { inner = written }
  if let currency = inner["currency"]?.scalar?.text { (kind, code) = ("currency", currency) }
  return "write 'format: { \(kind): { \(code.map { "code: \($0), " } ?? "")fraction: \(digits) } }'"
}
