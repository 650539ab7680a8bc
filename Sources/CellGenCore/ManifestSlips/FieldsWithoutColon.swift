/// `subtitle String?`: a word, and something that begins with a capital letter, as types do.
@Sendable func fieldWithType(_ text: TextPlace) -> String? {
  text.entryWithoutColon { isUpper(text.bytes.base[$0]) }
}

/// The keys that are true or false.
private let flags = Set(
  Construct.all.flatMap { $0.keys.filter { $0.value.isFlag }.map(\.name) })

/// `{ symbol: star, multicolor }`: a key that is true or false, without its value.
@Sendable func flagWithoutValue(_ text: TextPlace) -> String? {
  flags.contains(text.text) ? "\(text.text): true" : nil
}

extension Construct.ValueKind {
  /// True if its words are true and false.
  fileprivate var isFlag: Bool {
    switch self {
    case .flag: true
    case .either(let kinds): kinds.contains(where: \.isFlag)
    default: false
    }
  }
}

/// `{ title: String, isRead }`: a word after a field with its type.
@Sendable func fieldWithoutType(_ text: TextPlace) -> String? {
  let word = text.excerpt
  guard let value = text.bytes.textAround(text.start, text.end, open: text.start),
    isIdentifier(word), let comma = value.lastIndex(of: ",")
  else { return nil }
  let type = value[..<comma].drop { $0 != "," }.isEmpty ? String(value[..<comma]) : ""
  let plain = type.last == "?" ? String(type.dropLast()) : type
  guard KnownType.names.contains(plain) else { return nil }
  return "\(word): \(word.hasPrefix("is") ? "Bool" : "String")"
}
