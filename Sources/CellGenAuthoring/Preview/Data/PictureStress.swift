import CellGenCore

/// The ways to stress a layout with extreme values.
enum PictureStress: String, CaseIterable, Sendable {
  case longTexts = "Long texts"
  case nothingOptional = "Nothing optional"
  case zero = "Zero"
  case hugeNumbers = "Huge numbers"

  /// Applies the stress to the values of a view.
  func apply(to values: inout SampleData, of view: ViewReference, _ source: PictureSource) {
    for field in source.module[view].fields {
      guard let value = self.value(of: field, in: values, of: view, source) else { continue }
      values.set(value, for: field)
    }
  }

  /// The stressed value of a field; nil if the stress doesn't change it.
  func value(
    of field: Field, in values: SampleData, of view: ViewReference, _ source: PictureSource
  ) -> SampleValue? {
    let use = source.uses(of: view)[field]
    guard source.isSeen(field, of: view) else { return nil }
    switch self {
    case .longTexts:
      guard use.role == nil else { return nil }
      let value = values[field].flatMap { $0.saysNothing ? nil : $0 }
      return (value ?? source.madeValue(for: field, of: view, at: DataPlace()))?.lengthened(
        field.type)
    case .nothingOptional: return nothing(field)
    case .zero: return NumberLimit.huge(of: field.type).map { _ in .literal(.integer("0")) }
    case .hugeNumbers: return huge(field, use)
    }
  }

  private func nothing(_ field: Field) -> SampleValue? {
    if field.type.isOptional { return .literal(.nil) }
    switch KnownType(field.type) {
    case .array, .set: return .array([])
    case .dictionary: return .dictionary([])
    default: return field.type.itemType == nil ? nil : .array([])
    }
  }

  private func huge(_ field: Field, _ use: FieldUse) -> SampleValue? {
    guard let digits = NumberLimit.huge(of: field.type) else { return nil }
    switch use.role {
    case .fraction: return .literal(.integer("1"))
    case .between(_, let upper, _):
      return upper.rounded() == upper && upper.magnitude < 1e9
        ? .literal(.integer(String(Int(clamping: upper)))) : .literal(.float(String(upper)))
    case .position: return nil
    default: break
    }
    return .literal(digits.contains(".") ? .float(digits) : .integer(digits))
  }
}

extension SampleValue {
  /// True if it is nil, empty text or an empty list.
  var saysNothing: Bool {
    switch self {
    case .literal(.nil), .literal(.emptyArray), .literal(.emptyDictionary), .literal(.string("")):
      true
    case .array(let items): items.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }

  /// Long text in place of a text; nil for other values.
  fileprivate func lengthened(_ type: TypeExpression) -> SampleValue? {
    switch self {
    case .literal(.string(let text)):
      KnownType(type).unwrapped == .character
        ? nil : .literal(.string(LongTexts.text(inPlaceOf: text)))
    case .array(let items):
      longItems(items)
    default: nil
    }
  }

  private func longItems(_ items: [SampleValue]) -> SampleValue? {
    let texts = items.compactMap { item in
      if case .literal(.string(let text)) = item { text } else { nil }
    }
    guard texts.count == items.count, !texts.isEmpty else { return nil }
    return .array(
      (0..<8).map { position in
        let text = texts[position % texts.count]
        return .literal(.string(position == 0 ? LongTexts.text(inPlaceOf: text) : text))
      })
  }
}

/// Texts that are longer than a layout is likely to expect.
enum LongTexts {
  /// One long word in place of one or two words, such as a name; several lines in place of more.
  static func text(inPlaceOf text: String) -> String {
    let words = text.split(separator: " ")
    if words.count < 2, text.contains("@") { return address }
    switch words.count {
    case 0, 1: return word
    case 2: return "\(words[0]) \(word)"
    default: return lines
    }
  }

  /// Returns true if a text alone is enough to test a layout.
  static func isLong(_ text: String) -> Bool {
    text.count >= 100 || text.split(separator: " ").contains { $0.count >= 25 }
  }

  private static let word = "Wolfeschlegelsteinhausenbergerdorff"
  private static let address =
    "bartholomew.featherstonehaugh@international-correspondence.example.com"
  private static let lines =
    "An extraordinarily comprehensive internationalization of everything that was left unabridged, "
    + "since nobody had anticipated how uncompromisingly long descriptions become as soon as "
    + "somebody translates them"
}
