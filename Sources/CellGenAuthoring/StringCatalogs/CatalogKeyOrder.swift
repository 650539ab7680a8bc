/// The order of the keys in a catalog.
enum CatalogKeyOrder {
  /// Xcode's order: as in the Finder, ignoring case and accents, with numbers ordered by value.
  case collated
  /// By code points, as in programs that don't know Xcode's order.
  case scalars

  /// The order of a file's keys; Xcode's if they follow neither.
  init(of keys: [JSONKey]) {
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy { Self.scalars($0, $1) }
    let collations = keys.map { CatalogCollation($0.text) }
    let isCollated = zip(collations, collations.dropFirst()).allSatisfy { $0 < $1 }
    self = isSorted && !isCollated ? .scalars : .collated
  }

  /// Returns, for each new key, the position of the existing key that it belongs before; the last position is
  /// the end.
  ///
  /// - Returns: the new keys by position, in order within each position. The file's own keys keep their
  ///   order, whatever it is.
  func places(of new: [JSONKey], among old: [JSONKey]) -> [(key: JSONKey, before: Int)] {
    switch self {
    case .collated:
      Self.places(of: new, among: old, by: { CatalogCollation($0.text) }, <)
    case .scalars: Self.places(of: new, among: old, by: { $0 }, Self.scalars)
    }
  }

  private static func scalars(_ left: JSONKey, _ right: JSONKey) -> Bool {
    left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
  }

  private static func places<Sortable>(
    of new: [JSONKey], among old: [JSONKey], by sortable: (JSONKey) -> Sortable,
    _ precedes: (Sortable, Sortable) -> Bool
  ) -> [(key: JSONKey, before: Int)] {
    let sorted = new.map { (key: $0, order: sortable($0)) }.sorted { precedes($0.order, $1.order) }
    let old = old.map(sortable)
    var position = 0
    return sorted.map { new in
      while position < old.count, precedes(old[position], new.order) { position += 1 }
      return (new.key, position)
    }
  }
}

/// The sort key of a text: punctuation, symbols, numbers, letters.
///
/// This follows the Unicode collation algorithm with CLDR's root order, for ASCII, the Latin alphabets of
/// Europe and common punctuation; other letters are ordered by code point.
///
/// - Source: Unicode Technical Standard 10; CLDR's `allkeys_CLDR.txt`.
struct CatalogCollation: Comparable {
  private var letters: [UInt32] = []
  private var accents: [UInt32] = []
  private var cases: [UInt32] = []
  private var text: String

  init(_ text: String) {
    self.text = text
    var digits: [UInt32] = []
    for scalar in text.unicodeScalars {
      if (0x30...0x39).contains(scalar.value) {
        digits.append(scalar.value - 0x30)
        continue
      }
      appendNumber(&digits)
      append(scalar)
    }
    appendNumber(&digits)
  }

  static func < (left: CatalogCollation, right: CatalogCollation) -> Bool {
    if left.letters != right.letters {
      return left.letters.lexicographicallyPrecedes(right.letters)
    }
    if left.accents != right.accents {
      return left.accents.lexicographicallyPrecedes(right.accents)
    }
    if left.cases != right.cases { return left.cases.lexicographicallyPrecedes(right.cases) }
    return left.text.unicodeScalars.lexicographicallyPrecedes(right.text.unicodeScalars)
  }

  static func == (left: CatalogCollation, right: CatalogCollation) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  /// Appends a number by its value: first the count of its digits, without leading zeros.
  private mutating func appendNumber(_ digits: inout [UInt32]) {
    guard !digits.isEmpty else { return }
    let value = digits.drop { $0 == 0 }
    letters += [Weight.number + UInt32(min(value.count, 0xFFFF))] + value.map { Weight.number + $0 }
    digits = []
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII, scalar.properties.isAlphabetic {
      return append(Weight.latin + (scalar.value | 0x20), isUpper: scalar.value & 0x20 == 0)
    }
    if let weight = Self.marks[scalar] { return append(weight) }
    if Self.ignored.contains(scalar.value) || scalar.properties.generalCategory == .control {
      return
    }
    if let base = Self.bases[scalar] {
      for letter in base.letters.unicodeScalars {
        append(Weight.latin + letter.value, accent: scalar.value, isUpper: base.isUpper)
      }
      return
    }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter:
      append(weight(ofLetter: lower.first ?? scalar), isUpper: true)
    case .lowercaseLetter, .otherLetter, .modifierLetter: append(weight(ofLetter: scalar))
    case .currencySymbol: append(Weight.currency + scalar.value)
    case .nonspacingMark, .spacingMark, .enclosingMark: accents.append(scalar.value)
    default: append(Weight.symbol + scalar.value)
    }
  }

  private func weight(ofLetter letter: Unicode.Scalar) -> UInt32 {
    (letter.isASCII ? Weight.latin : Weight.letter) + letter.value
  }

  private mutating func append(_ weight: UInt32, accent: UInt32 = 0, isUpper: Bool = false) {
    letters.append(weight)
    accents.append(accent)
    cases.append(isUpper ? 1 : 0)
  }
}

// MARK: - Weights

extension CatalogCollation {
  /// The first weight of each group of characters.
  private enum Weight {
    static let symbol: UInt32 = 0x0100_0000
    static let currency: UInt32 = 0x0200_0000
    static let number: UInt32 = 0x0300_0000
    static let latin: UInt32 = 0x0400_0000
    static let letter: UInt32 = 0x0500_0000
  }

  /// Spaces and punctuation in CLDR's order, before all other symbols.
  private static let marks: [Unicode.Scalar: UInt32] = {
    let order =
      "\t\n\u{0B}\u{0C}\r\u{85}\u{2028}\u{2029} \u{A0}_‿-‐–—―,;:!¡?¿.…·'‘’‚‹›\"“”„«»()[]{}"
      + "§¶@*/\\&#%‰†‡•`´˜^¨°©®+±÷×<=>|¦~¬"
    return Dictionary(
      order.unicodeScalars.enumerated().map { ($1, UInt32($0) + 1) },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Joiners and variation selectors, which collation ignores.
  private static let ignored: Set<UInt32> = [
    0x200B, 0x200C, 0x200D, 0x2060, 0xFE0E, 0xFE0F, 0xFEFF,
  ]

  /// The base letters that accented letters are sorted with.
  private static let bases: [Unicode.Scalar: (letters: String, isUpper: Bool)] = {
    let table: [(String, lower: String, upper: String)] = [
      ("a", "àáâãäåāăą", "ÀÁÂÃÄÅĀĂĄ"), ("ae", "æ", "Æ"), ("c", "çćĉċč", "ÇĆĈĊČ"),
      ("d", "ďđ", "ĎĐ"), ("e", "èéêëēĕėęě", "ÈÉÊËĒĔĖĘĚ"), ("g", "ĝğġģ", "ĜĞĠĢ"),
      ("h", "ĥħ", "ĤĦ"), ("i", "ìíîïĩīĭįı", "ÌÍÎÏĨĪĬĮİ"), ("j", "ĵ", "Ĵ"), ("k", "ķ", "Ķ"),
      ("l", "ĺļľł", "ĹĻĽŁ"), ("n", "ñńņň", "ÑŃŅŇ"), ("o", "òóôõöøōŏő", "ÒÓÔÕÖØŌŎŐ"),
      ("oe", "œ", "Œ"), ("r", "ŕŗř", "ŔŖŘ"), ("s", "śŝşšș", "ŚŜŞŠȘ"), ("ss", "ß", "ẞ"),
      ("t", "ţťțŧ", "ŢŤȚŦ"), ("u", "ùúûüũūŭůűų", "ÙÚÛÜŨŪŬŮŰŲ"), ("w", "ŵ", "Ŵ"),
      ("y", "ýÿŷ", "ÝŸŶ"), ("z", "źżž", "ŹŻŽ"),
    ]
    var bases: [Unicode.Scalar: (letters: String, isUpper: Bool)] = [:]
    for (letters, lower, upper) in table {
      for scalar in lower.unicodeScalars { bases[scalar] = (letters, false) }
      for scalar in upper.unicodeScalars { bases[scalar] = (letters, true) }
    }
    return bases
  }()
}
