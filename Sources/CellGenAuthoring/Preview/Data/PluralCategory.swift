import CellGenCore

/// The plural categories of languages, named as in string catalogs.
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in a language; `other` for a language that isn't in the table.
  ///
  /// - Source: Unicode CLDR, `plurals.xml`, the rules for whole numbers.
  init(of number: Int, in language: String) {
    let words = language.lowercased().split { $0 == "-" || $0 == "_" }
    let code = words.first.map(String.init) ?? ""
    let rule = words.prefix(2) == ["pt", "pt"] ? Self.rules["it"] : Self.rules[code]
    self = rule?(number.magnitude) ?? .other
  }

  private typealias Rule = @Sendable (UInt) -> PluralCategory

  /// The rules by language; languages with the same rules are grouped.
  private static let rules: [String: Rule] = {
    let groups: [(languages: String, rule: Rule)] = [
      (
        "af az bg da de el en et eu fi gl hu ka kk ml mr nb nl nn no sq sv sw ta te tr ur uz",
        {
          $0 == 1 ? .one : .other
        }
      ),
      ("am bn fa gu hi hy kn pa zu", { $0 <= 1 ? .one : .other }),
      ("ca es it", { $0 == 1 ? .one : isMillions($0) ? .many : .other }),
      ("fr pt", { $0 <= 1 ? .one : isMillions($0) ? .many : .other }),
      ("is mk", { endsInOne($0) ? .one : .other }),
      ("be ru uk", { endsInOne($0) ? .one : endsInFew($0) ? .few : .many }),
      ("bs hr sr", { endsInOne($0) ? .one : endsInFew($0) ? .few : .other }),
      ("pl", { $0 == 1 ? .one : endsInFew($0) ? .few : .many }),
      ("cs sk", { $0 == 1 ? .one : 2...4 ~= $0 ? .few : .other }),
      (
        "sl",
        { number in
          switch number % 100 {
          case 1: .one
          case 2: .two
          case 3, 4: .few
          default: .other
          }
        }
      ),
      (
        "lt",
        { number in
          if 11...19 ~= number % 100 || number % 10 == 0 { return .other }
          return number % 10 == 1 ? .one : .few
        }
      ),
      (
        "lv",
        { number in
          if 11...19 ~= number % 100 || number % 10 == 0 { return .zero }
          return number % 10 == 1 ? .one : .other
        }
      ),
      ("ro", { $0 == 1 ? .one : $0 == 0 || 2...19 ~= $0 % 100 ? .few : .other }),
      ("he iw", { $0 == 1 ? .one : $0 == 2 ? .two : .other }),
      (
        "ar",
        { number in
          switch number {
          case 0: .zero
          case 1: .one
          case 2: .two
          default: 3...10 ~= number % 100 ? .few : 11...99 ~= number % 100 ? .many : .other
          }
        }
      ),
      (
        "cy",
        { number in
          switch number {
          case 0: .zero
          case 1: .one
          case 2: .two
          case 3: .few
          case 6: .many
          default: .other
          }
        }
      ),
      (
        "ga",
        { number in
          switch number {
          case 1: .one
          case 2: .two
          case 3...6: .few
          case 7...10: .many
          default: .other
          }
        }
      ),
      ("fil tl", { 1...3 ~= $0 || ![4, 6, 9].contains($0 % 10) ? .one : .other }),
    ]
    return groups.reduce(into: [:]) { rules, group in
      for language in group.languages.split(separator: " ") {
        rules[String(language)] = group.rule
      }
    }
  }()

  private static func isMillions(_ number: UInt) -> Bool {
    number != 0 && number.isMultiple(of: 1_000_000)
  }

  private static func endsInOne(_ number: UInt) -> Bool {
    number % 10 == 1 && number % 100 != 11
  }

  private static func endsInFew(_ number: UInt) -> Bool {
    2...4 ~= number % 10 && !(12...14 ~= number % 100)
  }
}
