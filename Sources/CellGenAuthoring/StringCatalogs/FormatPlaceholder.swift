/// A place in a text where a value is inserted, such as `%@` or `%1$lld`.
package struct FormatPlaceholder: Hashable, Sendable {
  /// The kinds of values that can be inserted.
  package enum Kind: String, Sendable {
    case object, integer, decimal, character, text, pointer
    /// An integer in another notation, or only its last bytes.
    case hexadecimal, octal, short, byte
  }

  /// The position of the value that it inserts, from 1.
  package var position: Int
  /// Its format specifier without `%` and position, such as `lld`.
  package var specifier: String

  package init(position: Int, specifier: String) {
    self.position = position
    self.specifier = specifier
  }

  /// The kind of its values; integers of all widths are one kind, unless a width cuts off digits of an `Int32`.
  package var kind: Kind {
    switch specifier.utf8.last {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .text
    case UInt8(ascii: "p"): .pointer
    case let letter? where "aAeEfFgG".utf8.contains(letter): .decimal
    case _ where specifier.hasPrefix("hh"): .byte
    case _ where specifier.hasPrefix("h"): .short
    case UInt8(ascii: "x"), UInt8(ascii: "X"): .hexadecimal
    case UInt8(ascii: "o"), UInt8(ascii: "O"): .octal
    default: .integer
    }
  }

  /// As written in a text: `%@`, or `%2$@` if it isn't the first.
  var description: String { position == 1 ? "%\(specifier)" : "%\(position)$\(specifier)" }
}

/// A text with places where values are inserted.
struct FormatText {
  enum Part: Hashable {
    /// The text as shown: `%%` becomes `%`.
    case text(String)
    case placeholder(FormatPlaceholder)
    /// A nested text, such as `%#@photos@`, by its name and the position of its number.
    case substitution(String, position: Int)
    /// `%arg`, the number of a substitution in the substitution's own texts.
    case argument
  }

  /// In text order.
  private(set) var parts: [Part] = []
  /// Text that a formatter would mistake for placeholders, because a space is a flag: `% d` in "100% de".
  private(set) var spaced: [String] = []

  /// In text order.
  var placeholders: [FormatPlaceholder] {
    parts.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The names of its substitutions, such as `photos` for `%#@photos@`, with their positions.
  var substitutions: [(name: String, position: Int)] {
    parts.compactMap { part in
      if case .substitution(let name, let position) = part { (name, position) } else { nil }
    }
  }

  /// Finds the placeholders in a text.
  ///
  ///     placeholder → '%' (number '$')? flag* number? ('.' number)? length? conversion
  ///     substitution → '%' (number '$')? '#@' name '@'
  ///
  /// A space is not a flag here: "50 % discount" and "100% free" have no placeholders as long as nothing is
  /// inserted into the text. If something is, the text is formatted, and they have; see ``spaced``.
  ///
  /// - Source: *String Format Specifiers* in Apple's documentation archive.
  init(_ text: String) {
    var rest = Array(text.utf8)[...]
    var shown: [UInt8] = []
    var next = 1
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      shown += rest[..<start]
      rest = rest[(start + 1)...]
      if rest.first == UInt8(ascii: "%") {
        shown.append(UInt8(ascii: "%"))
        rest.removeFirst()
        continue
      }
      var place = rest
      let explicit = Self.position(&place)
      guard let part = Self.part(&place, at: explicit ?? next) else {
        if Self.specifier(&place, flags: "-+#0' ") != nil {
          spaced.append("%" + String(decoding: rest[..<place.startIndex], as: UTF8.self))
        }
        shown.append(UInt8(ascii: "%"))
        continue
      }
      append(shown)
      shown = []
      parts.append(part)
      if explicit == nil, part != .argument { next += 1 }
      rest = place
    }
    append(shown + rest)
  }

  private mutating func append(_ text: [UInt8]) {
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
  }

  /// Reads the part after `%` and a position; nil for a literal percent sign.
  private static func part(_ rest: inout ArraySlice<UInt8>, at position: Int) -> Part? {
    if rest.starts(with: "arg".utf8) {
      rest = rest.dropFirst(3)
      return .argument
    }
    guard rest.starts(with: "#@".utf8) else {
      return specifier(&rest).map {
        .placeholder(FormatPlaceholder(position: position, specifier: $0))
      }
    }
    let name = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "@") }
    rest = rest[name.endIndex...].dropFirst()
    return .substitution(String(decoding: name, as: UTF8.self), position: position)
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
  private static func specifier(
    _ rest: inout ArraySlice<UInt8>, flags: String = "-+#0'"
  ) -> String? {
    var place = rest.drop { flags.utf8.contains($0) }.drop(while: isDigit)
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
