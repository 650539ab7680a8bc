import CellGenCore
import Foundation

/// A relation between two made-up values of a view: an old price is higher than the new one.
enum FieldRelation: Sendable {
  case raised(old: Field, price: Field)
  /// Without an old price, there is no discount.
  case together(discount: Field, old: Field)
  case ordered(lesser: Field, greater: Field)
  /// Something overdue has a due date in the past, and isn't done.
  case overdue(Field, due: Field, done: Field?)
}

// MARK: - Finding relations

extension FieldRelation {
  /// The relations between the fields of a view whose values are made up.
  static func all(of view: View, _ uses: FieldUses) -> [FieldRelation] {
    let all = view.fields.map { NamedField($0) }
    let fields = all.filter { $0.field.defaultValue?.saysSomething != true }
    return prices(fields, all) + orders(fields, uses) + overdue(fields)
  }

  /// A field with the words of its name.
  private struct NamedField {
    var field: Field
    var words: [String]
    var type: KnownType

    init(_ field: Field) {
      self.field = field
      words = lowercasedWords(of: field.name.text)
      type = KnownType(field.type).unwrapped
    }

    func has(_ names: Set<String>) -> Bool { !names.isDisjoint(with: words) }

    func without(_ names: Set<String>) -> [String] { words.filter { !names.contains($0) } }
  }

  private static func prices(_ fields: [NamedField], _ all: [NamedField]) -> [FieldRelation] {
    guard let old = fields.first(where: { $0.has(oldWords) && $0.has(priceWords) }) else {
      return []
    }
    let price = all.first { $0.has(priceWords) && !$0.has(oldWords) && $0.type == old.type }
    let discount = fields.first {
      $0.has(["discount", "saving", "savings"]) && $0.field.type.isOptional
    }
    return [
      price.map { .raised(old: old.field, price: $0.field) },
      discount.map { .together(discount: $0.field, old: old.field) },
    ].compactMap(\.self)
  }

  private static let oldWords: Set<String> = [
    "old", "original", "list", "regular", "former", "previous", "full", "before", "was",
  ]
  private static let priceWords: Set<String> = ["price", "amount", "cost", "fee"]

  private static func orders(_ fields: [NamedField], _ uses: FieldUses) -> [FieldRelation] {
    wordsInOrder.flatMap { lesserWords, greaterWords in
      let greater = fields.filter { $0.has(greaterWords) && !$0.has(lesserWords) }
      return fields.filter { $0.has(lesserWords) && uses[$0.field].role == nil }.compactMap {
        lesser -> FieldRelation? in
        let about = lesser.without(lesserWords)
        let match = greater.first { greater in
          let aboutGreater = greater.without(greaterWords)
          return greater.type == lesser.type && uses[greater.field].role == nil
            && (about == aboutGreater || about.isEmpty || aboutGreater.isEmpty)
        }
        return match.map { .ordered(lesser: lesser.field, greater: $0.field) }
      }
    }
  }

  private static let wordsInOrder: [(Set<String>, Set<String>)] = [
    (
      ["min", "minimum", "low", "lowest", "lower", "from"],
      ["max", "maximum", "high", "highest", "upper", "to"]
    ),
    (
      ["done", "completed", "finished", "read", "used", "current", "passed", "solved", "sold"],
      ["total", "all", "limit", "maximum", "max", "capacity", "goal", "target", "count"]
    ),
    (
      ["start", "starts", "begin", "begins", "departure", "opens", "opening", "from", "created"],
      ["end", "ends", "arrival", "closes", "closing", "until", "to", "finish", "updated", "edited"]
    ),
  ]

  private static func overdue(_ fields: [NamedField]) -> [FieldRelation] {
    let flag = fields.first {
      $0.type == .bool && $0.has(["overdue", "late", "expired", "missed"])
    }
    let due = fields.first { $0.type == .date && $0.has(MadeValue.wordsOfEnds) }
    let done = fields.first { $0.type == .bool && $0.has(["done", "completed", "finished"]) }
    guard let flag, let due else { return [] }
    return [.overdue(flag.field, due: due.field, done: done?.field)]
  }
}

// MARK: - Holding them

extension FieldRelation {
  /// Changes one of the values to make the relation hold.
  func hold(in values: inout SampleData, at place: DataPlace, moment: Date) {
    switch self {
    case .raised(let old, let price):
      guard !values.isNil(old), let price = values[price] else { return }
      let discounts = UsualNumbers.discounts
      let discount = discounts[place.position % discounts.count]
      if let raised = price.raised(by: 1 / (1 - discount / 100)) { values.set(raised, for: old) }
    case .together(let discount, let old):
      if values.isNil(old) { values.set(.literal(.nil), for: discount) }
    case .ordered(let lesser, let greater):
      guard let low = values[lesser], let high = values[greater], let one = low.size,
        let other = high.size, one > other
      else { return }
      values.set(high, for: lesser)
      values.set(low, for: greater)
    case .overdue(let flag, let due, let done):
      guard case .literal(.bool(true))? = values[flag] else { return }
      let date = moment.addingTimeInterval(-86_400 - MadeValue.distance(at: place))
      values.set(.date(seconds: String(Int(clamping: date.timeIntervalSince1970))), for: due)
      // Among a few rows, it would be the only one that is done.
      if let done, place.row.map({ $0.count > 3 }) ?? true {
        values.set(.literal(.bool(false)), for: done)
      }
    }
  }
}

extension SampleValue {
  /// The number used to compare numbers and dates; nil for other values.
  fileprivate var size: Double? {
    switch self {
    case .literal(.integer(let digits)), .literal(.float(let digits)), .date(let digits):
      Double(digits)
    default: nil
    }
  }

  /// A higher price, formatted the same way; nil if the text isn't a price.
  fileprivate func raised(by factor: Double) -> SampleValue? {
    switch self {
    case .literal(.integer(let digits)):
      Double(digits).map { .literal(.integer(String(Int(clamping: ($0 * factor).rounded(.up))))) }
    case .literal(.float(let digits)):
      Double(digits).map { .literal(.float(String(($0 * factor * 100).rounded() / 100))) }
    case .literal(.string(let text)): text.raised(by: factor).map { .literal(.string($0)) }
    default: nil
    }
  }
}

extension String {
  /// `$31.24` for `$24.99` and 1.25.
  fileprivate func raised(by factor: Double) -> String? {
    let isPart = { (character: Character) in "0123456789.,".contains(character) }
    guard let start = firstIndex(where: isPart), let last = lastIndex(where: isPart) else {
      return nil
    }
    let number = self[start...last].filter { $0 != "," }
    guard let price = Double(number) else { return nil }
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
      .precision(.fractionLength(number.contains(".") ? 2 : 0))
    return self[..<start] + (price * factor).formatted(style) + self[index(after: last)...]
  }
}
