/// A place in a text where a value is inserted, such as `%@` or `%1$lld`.
package struct FormatPlaceholder: Hashable, Sendable {
  /// What can be inserted.
  package enum Kind: String, Sendable {
    case object, integer, decimal, character, text, pointer
  }

  /// Which of the values it inserts, from 1.
  package var position: Int
  /// Its format specifier without `%` and position, such as `lld`.
  package var specifier: String

  package init(position: Int, specifier: String) {
    self.position = position
    self.specifier = specifier
  }

  /// The kind of its values; the widths of whole numbers are one kind.
  package var kind: Kind {
    switch specifier.utf8.last {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .text
    case UInt8(ascii: "p"): .pointer
    case let letter? where "aAeEfFgG".utf8.contains(letter): .decimal
    default: .integer
    }
  }

  /// As written in a text: `%@`, or `%2$@` for others than the first.
  var description: String { position == 1 ? "%\(specifier)" : "%\(position)$\(specifier)" }
}

/// The placeholders of a text.
struct FormatText {
  /// In the order of the text.
  var placeholders: [FormatPlaceholder] = []
  /// The names of its substitutions, such as `photos` for `%#@photos@`, with their positions.
  var substitutions: [(name: String, position: Int)] = []

  /// Finds the placeholders in a text.
  ///
  ///     placeholder → '%' (number '$')? flag* number? ('.' number)? length? conversion
  ///     substitution → '%' (number '$')? '#@' name '@'
  ///
  /// A space is no flag here: "50 % discount" and "100% free" have no placeholder.
  ///
  /// - Source: *String Format Specifiers* in Apple's documentation archive.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    var next = 1
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[(start + 1)...]
      if rest.first == UInt8(ascii: "%") {
        rest.removeFirst()
        continue
      }
      var place = rest
      let explicit = Self.position(&place)
      if place.starts(with: "#@".utf8) {
        let name = place.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
        substitutions.append((String(decoding: name, as: UTF8.self), explicit ?? next))
        place = place[name.endIndex...].dropFirst()
      } else if let specifier = Self.specifier(&place) {
        placeholders.append(FormatPlaceholder(position: explicit ?? next, specifier: specifier))
      } else {
        continue
      }
      if explicit == nil { next += 1 }
      rest = place
    }
  }

  /// Reads `2$`.
  private static func position(_ rest: inout ArraySlice<UInt8>) -> Int? {
    let digits = rest.prefix(while: isDigit)
    guard rest[digits.endIndex...].first == UInt8(ascii: "$"),
      let position = Int(String(decoding: digits, as: UTF8.self)), position > 0
    else { return nil }
    rest = rest[(digits.endIndex + 1)...]
    return position
  }

  /// Reads flags, widths, a length and a conversion; returns the last two.
  private static func specifier(_ rest: inout ArraySlice<UInt8>) -> String? {
    // '%arg' is the number of a substitution, in its own texts.
    if rest.starts(with: "arg".utf8) { return nil }
    var place = rest.drop { "-+#0'".utf8.contains($0) }.drop(while: isDigit)
    if place.first == UInt8(ascii: ".") { place = place.dropFirst().drop(while: isDigit) }
    let length = place.prefix { "hlqLztj".utf8.contains($0) }
    guard let letter = place[length.endIndex...].first,
      "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter)
    else { return nil }
    rest = place[(length.endIndex + 1)...]
    return String(decoding: Array(length) + [letter], as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
