import CellGenCore
import Foundation

/// A value for a field that no sample gives, which looks like data.
///
/// It follows from what the field is for and from its name. The same field has several of them, so that
/// rows differ.
struct MadeValue {
  var field: Field
  /// The name of its view: the title of a heading is not that of a post.
  var view: String
  var use: FieldUse
  var isIdentity: Bool
  var moment: Date
  /// The names of the cases of a type of the app's.
  var cases: (TypeExpression) -> [String]

  /// Nil for what cannot be known.
  ///
  /// - Parameter position: from 0; the values of positions repeat after a few.
  func value(at position: Int) -> SampleValue? { value(of: field.type, at: position) }

  private func value(of type: TypeExpression, at position: Int) -> SampleValue? {
    switch KnownType(type).unwrapped {
    case .text, .attributedText: .literal(.string(text(at: position)))
    case .character: .literal(.string(["A", "G", "L"][position % 3]))
    case .bool: .literal(.bool(flag))
    case .integer: .literal(.integer(wholeNumber(of: type, at: position)))
    case .number: .literal(.float(number(of: type, at: position)))
    case .url: .url(url(at: position))
    case .date: .date(seconds: String(Int(clamping: date(at: position).timeIntervalSince1970)))
    case .uuid: .uuid("00000000-0000-0000-0000-00000000000\(position % 9 + 1)")
    case .array, .set: items(of: type)
    case .dictionary: .dictionary([])
    case .optional(let wrapped): wrapped == .unknown ? unknown(type) : nil
    case .unknown: unknown(type)
    }
  }

  private func unknown(_ type: TypeExpression) -> SampleValue? {
    if let name = cases(type).first { return .literal(.member(name)) }
    return type.wrapped == TypeExpression("Duration") ? .literal(.integer("187")) : nil
  }

  private func items(of type: TypeExpression) -> SampleValue? {
    guard let item = type.wrapped.itemType else { return nil }
    let items = (0..<3).compactMap { value(of: item, at: $0) }
    return items.isEmpty ? nil : .array(items)
  }
}

// MARK: - Texts and flags

extension MadeValue {
  private func text(at position: Int) -> String {
    switch use.role {
    case .symbol: return ["star.fill", "heart.fill", "bell.fill"][position % 3]
    case .asset: return "Photo"
    case .currencyCode: return "USD"
    default: break
    }
    // What sections are repeated for is often a letter.
    if field.name.text == "id" { return ["A", "B", "C", "D", "E"][position % 5] }
    for name in [field.name.text, singular] {
      if let texts = UsualTexts.texts(for: name, of: view) { return texts[position % texts.count] }
    }
    let name = sentence(titleInWords(singular))
    return position == 0 && !isList ? name : "\(name) \(position + 1)"
  }

  private var isList: Bool { field.type.wrapped.itemType != nil }

  /// `step`, of a list with the name `steps`.
  private var singular: String {
    let name = field.name.text
    return isList && name.hasSuffix("s") && !name.hasSuffix("ss") ? String(name.dropLast()) : name
  }

  /// `Last seen`, of `Last Seen`.
  private func sentence(_ title: String) -> String {
    title.prefix(1) + title.dropFirst().lowercased()
  }

  /// What can be used and seen is true; what is out of the ordinary, such as a mark, is not.
  private var flag: Bool {
    let name = field.name.text
    return name.hasPrefix("can") || name.hasPrefix("has")
      || ["isEnabled", "isAvailable", "isOn", "isShown", "isVisible", "isActive"].contains(name)
  }

  private func url(at position: Int) -> String {
    let name = words.last { $0 != "url" && $0 != "id" } ?? "photo"
    let isPage = ["link", "website", "homepage", "page", "site", "web"].contains(name)
    return "https://example.com/" + (isPage ? "" : "\(name)-\(position + 1).jpg")
  }

  private var words: [String] {
    titleInWords(field.name.text).split(separator: " ").map { $0.lowercased() }
  }

  /// What is to come is after the moment, and what was before it.
  private func date(at position: Int) -> Date {
    let words = Set(words)
    if !words.isDisjoint(with: ["birthday", "birth", "birthdate", "born"]) {
      return Date(timeIntervalSince1970: 495_028_800 - Double(position) * 86_400 * 400)
    }
    let isEnd = !words.isDisjoint(with: Self.wordsOfEnds)
    let isAhead = isEnd || !words.isDisjoint(with: Self.wordsOfBeginnings)
    let distances: [TimeInterval] = [7_200, 86_400, 777_600]
    let distance = distances[position % 3]
    let ahead: TimeInterval = isEnd ? 90_000 : 86_400
    return moment.addingTimeInterval(isAhead ? ahead + distance : -distance)
  }

  private static let wordsOfBeginnings: Set<String> = [
    "reminder", "next", "start", "starts", "departure",
  ]
  private static let wordsOfEnds: Set<String> = [
    "due", "until", "end", "ends", "arrival", "arrives", "deadline", "expires", "expiry",
    "delivery",
  ]
}

// MARK: - Numbers

extension MadeValue {
  private func wholeNumber(of type: TypeExpression, at position: Int) -> String {
    let number = Int(clamping: usualNumber(at: position, isWhole: true).rounded())
    return Int(NumberLimit.huge(of: type) ?? "").map { String(min(number, $0)) } ?? String(number)
  }

  private func number(of type: TypeExpression, at position: Int) -> String {
    String(usualNumber(at: position, isWhole: false))
  }

  private func usualNumber(at position: Int, isWhole: Bool) -> Double {
    if isIdentity { return Double(position + 1) }
    switch use.role {
    case .fraction: return [0.6, 0.25, 0.9][position % 3]
    case .between(let lower, let upper, let step):
      let middle = lower + (upper - lower) * 0.6
      return step == nil && !isWhole ? (middle * 100).rounded() / 100 : middle.rounded(.down)
    case .position(let count): return Double(position % max(count, 1))
    default: break
    }
    let numbers =
      UsualNumbers.numbers(written: use.format, isWhole)
      ?? UsualNumbers.numbers(for: field.name.text, isWhole)
    return numbers[position % numbers.count]
  }
}

/// The numbers that a type holds.
enum NumberLimit {
  /// The largest number that anybody may see, as digits, by what the type holds; nil for no number.
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
