import Testing

@testable import CellGenAuthoring

@Suite struct PluralCategoryTests {
  /// The numbers that Unicode CLDR lists for each form of whole numbers, as far as they are in this list.
  private static let numbers = [
    0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 19, 21, 22, 100, 101, 102, 1_000_000,
  ]

  @Test(arguments: [
    (
      "en",
      "other one other other other other other other other other other other other other other other other other"
    ),
    (
      "fr",
      "one one other other other other other other other other other other other other other other other many"
    ),
    (
      "ja",
      "other other other other other other other other other other other other other other other other other other"
    ),
    (
      "hi",
      "one one other other other other other other other other other other other other other other other other"
    ),
    ("ru", "many one few few few many many many many many many many one few many one few many"),
    ("pl", "many one few few few many many many many many many many many few many many few many"),
    (
      "cs",
      "other one few few few other other other other other other other other other other other other other"
    ),
    ("ar", "zero one two few few few few few few many many many many many other other other other"),
    (
      "lv",
      "zero one other other other other other other zero zero zero zero one other zero one other zero"
    ),
    ("lt", "other one few few few few few few other other other other one few other one few other"),
    (
      "sl",
      "other one two few few other other other other other other other other other other one two other"
    ),
    ("ro", "few one few few few few few few few few few few other other other other few other"),
    (
      "he",
      "other one two other other other other other other other other other other other other other other other"
    ),
    (
      "cy",
      "zero one two few other other many other other other other other other other other other other other"
    ),
    (
      "ga",
      "other one two few few few few many many other other other other other other other other other"
    ),
    (
      "hr",
      "other one few few few other other other other other other other one few other one few other"
    ),
    (
      "is",
      "other one other other other other other other other other other other one other other one other other"
    ),
    ("fil", "one one one one other one other one one one one other one one one one one one"),
  ])
  func numbersHaveTheFormsOfTheirLanguage(_ language: String, _ forms: String) {
    let found = Self.numbers.map { PluralCategory(of: $0, in: language).rawValue }
    #expect(found.joined(separator: " ") == forms)
  }

  @Test func aRegionMayHaveRulesOfItsOwn() {
    #expect(PluralCategory(of: 0, in: "pt-BR") == .one)
    #expect(PluralCategory(of: 0, in: "pt-PT") == .other)
    #expect(PluralCategory(of: 1, in: "sr-Latn") == .one)
    #expect(PluralCategory(of: -1, in: "en-GB") == .one)
    #expect(PluralCategory(of: .min, in: "tlh") == .other)
  }
}
