/// A word in a manifest's spelling, fixed, by data or by state.
protocol WrittenWord: Word, ValueConstant {
  /// Its words, in UIKit's order.
  static var words: [String] { get }
  /// The word for UIKit's default.
  static var standard: String { get }

  /// The words in the current place, if not all apply.
  static func words(_ resolver: Resolver) -> [String]

  /// Help for a word of another system; nil for none.
  static func hint(_ word: String) -> String?
  static func hint(_ word: String, _ resolver: Resolver) -> String?
}

extension WrittenWord {
  static var hasMapping: Bool { false }
  static var word: Construct.ValueKind { .choice(words) }

  static func readWord(_ entry: Mapping.Entry, _ resolver: inout Resolver) -> Value<Self>? {
    let subject = quoted(entry.key.text)
    if let text = entry.value.scalar?.text, !words.contains(text),
      let help = helpForData(text, resolver.scope.fields)
    {
      let name = Name(text, span: entry.value.span)
      resolver.report(.unknownChoice(subject, name, among: words, help: help))
      return nil
    }
    let place = resolver
    return resolver.readChoice(entry.value, subject, among: words(resolver)) { hint($0, place) }
      .map { .constant(Self(word: $0)) }
  }

  /// Help for a field written instead of a word, as its name alone or in braces, and for a Swift member; nil
  /// for another text.
  private static func helpForData(_ text: String, _ fields: NamedTable<FieldDraft>) -> String? {
    let isInBraces = text.hasPrefix("{") && text.hasSuffix("}")
    let name = isInBraces ? String(text.dropFirst().dropLast()) : text
    let example = words.first { $0 != standard } ?? standard
    guard let type = fields[name]?.type else {
      guard isMemberPath(name) else { return nil }
      let word = name.split(separator: ".").last?.lowercased()
      return words.first { $0.lowercased() == word }.map { "write '\($0)'" }
        ?? "write one of the words below, or '{ field: …, cases: { …: \(example), else: \(standard) } }' for "
        + "one that depends on the data"
    }
    if !fits(type), let help = hint(text) { return help }
    return written(from: name, type, example, others: standard).map { "write '\($0)'" }
      ?? "write '{ field: …, cases: { …: \(example), else: \(standard) } }' with a Bool, or with an enum of "
      + "yours"
  }

  static func fits(_ type: TypeExpression) -> Bool {
    ["\(fieldTypes)", "UIKit.\(fieldTypes)"].contains("\(type)")
  }

  static func words(_ resolver: Resolver) -> [String] { words }

  static func hint(_ word: String) -> String? { nil }

  static func hint(_ word: String, _ resolver: Resolver) -> String? { hint(word) }
}

extension ValueForm {
  /// A word; the default one becomes nil because it needs no code.
  static func word<Word: WrittenWord>(
    _ type: Word.Type
  ) -> ValueForm where Value == CellGenCore.Value<Word>? {
    let form = ValueForm<CellGenCore.Value<Word>>.value(of: type)
    return ValueForm(form.kind) { entry, resolver in
      guard let value = form.read(entry, &resolver) else { return nil }
      return .some(value.constant?.word == Word.standard ? nil : value)
    }
  }
}

extension WrittenWord where Self: RawRepresentable & CaseIterable, RawValue == String {
  static var words: [String] { allCases.map(\.rawValue) }
}

extension TextAlignment: WrittenWord {
  static let title = "an alignment"
  static let fieldTypes = "NSTextAlignment"
  static let words = ["natural", "leading", "trailing", "left", "center", "right", "justified"]
  static let standard = "natural"
  static let forms = ValueForms<TextAlignment>("textAlignment", blank: (), [])

  static func hint(_ word: String) -> String? {
    switch word.lowercased().filter(\.isLetter) {
    case "start": "write 'leading'"
    case "end": "write 'trailing'"
    case "centre", "middle": "write 'center'"
    case "justify": "write 'justified'"
    case let letters:
      LayerPlace.allCases.first { $0.rawValue.lowercased() == letters }.map {
        "write 'at: \($0)' for a place in a 'zstack'"
      }
    }
  }
}

extension ImageElement.Mode: WrittenWord {
  static let title = "a mode"
  static let fieldTypes = "UIView.ContentMode"
  static let standard = fit.rawValue
  static let forms = ValueForms<ImageElement.Mode>("imageMode", blank: (), [])

  /// Help for a case of `UIView.ContentMode`.
  static func hint(_ word: String) -> String? {
    switch word.drop(while: { $0 == "." }).lowercased() {
    case "aspectfit", "scaleaspectfit": "write 'fit'"
    case "aspectfill", "scaleaspectfill": "write 'fill'"
    case "scale-down", "shrink": "write 'scaleDown'"
    case "scaletofill", "stretch": "write 'fill', which keeps the proportions, or 'fit'"
    default: nil
    }
  }
}

extension DatePickerElement.Mode: WrittenWord {
  static let title = "a mode"
  static let fieldTypes = "UIDatePicker.Mode"
  static let standard = dateAndTime.rawValue
  static let forms = ValueForms<DatePickerElement.Mode>("datePickerMode", blank: (), [])

  static func hint(_ word: String) -> String? {
    switch word.lowercased() {
    case "datetime", "both", "all", "datewithtime": "write 'dateAndTime'"
    case "hourandminute": "write 'time'"
    case "countdown", "countdowntimer", "timer", "duration":
      "write a custom view for a duration: a date picker shows a 'date'"
    default: nil
    }
  }
}

extension ActivityElement.Size: WrittenWord {
  static let title = "a size"
  static let fieldTypes = "UIActivityIndicatorView.Style"
  static let standard = medium.rawValue
  static let forms = ValueForms<ActivityElement.Size>("activitySize", blank: (), [])

  static func hint(_ word: String) -> String? {
    switch word.lowercased() {
    case "small", "regular", "normal", "default": "write 'medium'"
    case "whitelarge", "big": "write 'large'"
    default: nil
    }
  }
}

extension ButtonAlignment: WrittenWord {
  static let title = "an alignment"
  static let fieldTypes = "UIControl.ContentHorizontalAlignment"
  static let words = ["center", "leading", "trailing"]
  static let standard = "center"
  static let forms = ValueForms<ButtonAlignment>("buttonAlignment", blank: (), [])
}

extension ClearButton: WrittenWord {
  static let title = "a word"
  static let fieldTypes = "UITextField.ViewMode"
  static let words = ["never", "whileEditing", "unlessEditing", "always"]
  static let standard = "never"
  static let forms = ValueForms<ClearButton>("clearButton", blank: (), [])
}

extension LabelElement.Truncation: WrittenWord {
  static let title = "a truncation"
  static let fieldTypes = "NSLineBreakMode"
  static let standard = "tail"
  static let forms = ValueForms<LabelElement.Truncation>("truncation", blank: (), [])

  /// Help for a case of `NSLineBreakMode`.
  static func hint(_ word: String) -> String? {
    switch word.lowercased().filter(\.isLetter) {
    case "bytruncatingtail", "bytruncating", "ellipsis", "end", "bywordwrapping": "write 'tail'"
    case "bytruncatinghead", "start": "write 'head'"
    case "bytruncatingmiddle": "write 'middle'"
    default: nil
    }
  }
}
