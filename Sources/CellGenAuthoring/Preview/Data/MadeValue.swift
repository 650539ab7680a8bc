import CellGenCore
import Foundation

/// A made-up but realistic value for a field without a value in samples.
///
/// It follows from the field's purpose and name. A field has several such values, so rows differ.
struct MadeValue {
  var field: Field
  /// The name of its view: a heading's title differs from a post's.
  var view: String
  var kind: ViewKind?
  var use: FieldUse
  var isIdentity: Bool
  var moment: Date
  var variations: RowVariations
  /// The names of the cases of an app-defined type, the usual one first.
  var cases: (TypeExpression) -> [String]

  /// Nil if no value can be known.
  ///
  /// - Parameter place: the values of positions repeat after a few.
  func value(at place: DataPlace) -> SampleValue? {
    if let row = place.row {
      if variations.isNil(field, in: row) { return .literal(.nil) }
      if let value = varied(nil, in: row) { return value }
    }
    return value(of: field.type, at: place, item: 0)
  }

  /// The value of a Bool or an enum in a row; nil for other fields.
  ///
  /// - Parameter usual: the value outside of screens, if it is known.
  func varied(_ usual: SampleValue?, in row: RowPlace) -> SampleValue? {
    if let flag = variations.flag(field, in: row) { return .literal(.bool(flag)) }
    guard !isIdentity, KnownType(field.type).unwrapped == .unknown else { return nil }
    var names = cases(field.type)
    if case .literal(.member(let name))? = usual, name != names.first {
      names = [name] + names.filter { $0 != name }
    }
    return names.count > 1 ? .literal(.member(names[row.index % names.count])) : nil
  }

  /// - Parameter item: the position in a list, from 0.
  private func value(of type: TypeExpression, at place: DataPlace, item: Int) -> SampleValue? {
    switch KnownType(type).unwrapped {
    case .text, .attributedText: .literal(.string(text(at: place, item: item)))
    case .character: .literal(.string(["A", "G", "L", "E", "S", "H"][place.position % 6]))
    case .bool: .literal(.bool(RowVariation.isUsual(field.name.text)))
    case .integer: .literal(.integer(wholeNumber(of: type, at: place)))
    case .number: .literal(.float(String(usualNumber(at: place, isWhole: false))))
    case .url: .url(url(at: place.position))
    case .date: .date(seconds: String(Int(clamping: date(at: place).timeIntervalSince1970)))
    case .uuid: .uuid(uuid(at: place.position))
    case .array, .set: items(of: type, at: place)
    case .dictionary: .dictionary([])
    case .optional(let wrapped): wrapped == .unknown ? unknown(type) : nil
    case .unknown: unknown(type)
    }
  }

  private func unknown(_ type: TypeExpression) -> SampleValue? {
    if let name = cases(type).first { return .literal(.member(name)) }
    return type.wrapped == TypeExpression("Duration") ? .literal(.integer("187")) : nil
  }

  private func items(of type: TypeExpression, at place: DataPlace) -> SampleValue? {
    guard let item = type.wrapped.itemType else { return nil }
    let items = (0..<3).compactMap { value(of: item, at: place.inside($0), item: $0) }
    return items.isEmpty ? nil : .array(items)
  }

  private func uuid(at position: Int) -> String {
    let digits = String(position + 1)
    return "00000000-0000-0000-0000-" + String(repeating: "0", count: 12 - digits.count) + digits
  }

  /// One of several values; the last row of a bill gets the last one.
  private func pick<Choice>(_ choices: [Choice], at place: DataPlace) -> Choice {
    guard kind == .sum, let row = place.row, choices.count > 1 else {
      return choices[place.position % choices.count]
    }
    return row.isLast ? choices[choices.count - 1] : choices[row.index % (choices.count - 1)]
  }
}

// MARK: - Texts

extension MadeValue {
  private func text(at place: DataPlace, item: Int) -> String {
    switch use.role {
    case .symbol: return symbol(at: place)
    case .asset: return "Photo"
    case .currencyCode: return "USD"
    default: break
    }
    // The value that sections are repeated for is often a letter.
    if field.name.text == "id" {
      return String(UnicodeScalar(UInt8(ascii: "A") + UInt8(place.position % 26)))
    }
    let isOther = UsualPerson.isOther(words)
    let place = isOther ? place.inside(UsualPerson.distanceOfOthers) : place
    for name in [field.name.text, singular] {
      if let texts = UsualTexts.texts(for: name, of: view, kind) { return pick(texts, at: place) }
    }
    let name = sentence(titleInWords(singular))
    let number = isList ? item : place.position
    return number == 0 && !isList ? name : "\(name) \(number + 1)"
  }

  private func symbol(at place: DataPlace) -> String {
    let texts = UsualTexts.texts(for: "symbol", of: "", kind) ?? []
    return pick(texts, at: place)
  }

  private var isList: Bool { field.type.wrapped.itemType != nil }

  /// `step` for a list named `steps`.
  private var singular: String {
    let name = field.name.text
    return isList && name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
  }

  /// `Last seen` for `Last Seen`.
  private func sentence(_ title: String) -> String {
    title.prefix(1) + title.dropFirst().lowercased()
  }

  private func url(at position: Int) -> String {
    let name = words.last { $0 != "url" && $0 != "id" } ?? "photo"
    let isPage = ["link", "website", "homepage", "page", "site", "web"].contains(name)
    return "https://example.com/" + (isPage ? "" : "\(name)-\(position + 1).jpg")
  }

  private var words: [String] {
    lowercasedWords(of: field.name.text)
  }
}

// MARK: - Dates

extension MadeValue {
  /// A date after the moment for something in the future, or before it for something in the past.
  private func date(at place: DataPlace) -> Date {
    let words = Set(words)
    if !words.isDisjoint(with: ["birthday", "birth", "birthdate", "born"]) {
      return Date(timeIntervalSince1970: 495_028_800 - Double(place.position) * 86_400 * 400)
    }
    let isEnd = !words.isDisjoint(with: Self.wordsOfEnds)
    let isAhead = isEnd || !words.isDisjoint(with: Self.wordsOfBeginnings)
    let distance = Self.distance(at: place)
    let ahead: TimeInterval = isEnd ? 90_000 : 86_400
    return moment.addingTimeInterval(isAhead ? ahead + distance : -distance)
  }

  /// The distance of a date from the moment, in seconds; dates shown later are farther away.
  static func distance(at place: DataPlace) -> TimeInterval {
    distances[place.order % distances.count]
  }

  private static let distances: [TimeInterval] = [
    7_200, 86_400, 777_600, 1_814_400, 3_628_800, 7_776_000, 15_552_000, 31_104_000,
  ]

  private static let wordsOfBeginnings: Set<String> = [
    "reminder", "next", "start", "starts", "departure",
  ]
  static let wordsOfEnds: Set<String> = [
    "due", "until", "end", "ends", "arrival", "arrives", "deadline", "expires", "expiry",
    "delivery",
  ]
}

// MARK: - Numbers

extension MadeValue {
  private func wholeNumber(of type: TypeExpression, at place: DataPlace) -> String {
    let number = Int(clamping: usualNumber(at: place, isWhole: true).rounded())
    return Int(NumberLimit.huge(of: type) ?? "").map { String(min(number, $0)) } ?? String(number)
  }

  private func usualNumber(at place: DataPlace, isWhole: Bool) -> Double {
    if isIdentity { return Double(place.position + 1) }
    let parts = UsualNumbers.parts
    switch use.role {
    case .fraction: return parts[place.position % parts.count]
    case .between(let lower, let upper, let step):
      let number = lower + (upper - lower) * parts[place.position % parts.count]
      return step == nil && !isWhole
        ? (number * 100).rounded() / 100 : max(number.rounded(.down), lower)
    case .position(let count): return Double(place.position % max(count, 1))
    default: break
    }
    let name = field.name.text
    if let numbers = UsualNumbers.numbers(for: name, of: kind, isWhole) {
      return pick(numbers, at: place)
    }
    if use.format == nil, place.row != nil, UsualNumbers.isOrdinal(words) {
      return Double(place.order + 1)
    }
    let numbers =
      UsualNumbers.numbers(written: use.format, isWhole)
      ?? UsualNumbers.numbers(for: name, isWhole)
    return pick(numbers, at: place)
  }
}

/// The limits of numeric types.
enum NumberLimit {
  /// The largest number that a type can plausibly show, as digits; nil for types that aren't numeric.
  static func huge(of type: TypeExpression) -> String? {
    switch KnownType(type).unwrapped {
    case .integer: type.wrapped.name.flatMap { whole[$0] } ?? "9999999999"
    case .number(.float): "9999999"
    case .number: "9999999999.99"
    default: nil
    }
  }

  private static let whole = [
    "Int8": "127", "UInt8": "255", "Int16": "32767", "UInt16": "65535", "Int32": "2147483647",
    "UInt32": "4294967295",
  ]
}
