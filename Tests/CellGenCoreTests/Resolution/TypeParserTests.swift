import Testing

@testable import CellGenCore

@Suite("Types")
struct TypeParserTests {
  @Test(
    "Are read and written as Swift",
    arguments: [
      ("String", "String"), ("String?", "String?"), ("[String]", "[String]"),
      ("[String: Int]", "[String: Int]"), ("[ String:Int ]?", "[String: Int]?"),
      ("[[Int]]", "[[Int]]"), ("[Int?]", "[Int?]"), ("Set<String>", "Set<String>"),
      ("Result<A, B<C>>", "Result<A, B<C>>"), ("Foundation.URL", "Foundation.URL"),
      ("Author.ID?", "Author.ID?"), ("Tagged<User, Int>.RawValue", "Tagged<User, Int>.RawValue"),
      ("Optional<String>", "String?"), ("Array<Int>", "[Int]"),
      ("Dictionary<String, Int>", "[String: Int]"), ("(String)", "String"), ("(Int)?", "Int?"),
      ("`class`", "`class`"), ("Swift.Optional<Int>", "Int?"),
    ])
  func valid(text: String, expected: String) throws {
    var parser = TypeParser(text)
    #expect(try parser.parse().type.description == expected)
  }

  @Test(
    "Are refused with the bytes that show why",
    arguments: [
      ("", .missing(found: ""), 0..<0), ("[", .missing(found: ""), 1..<1),
      ("[String", .unclosed("["), 0..<1), ("Set<String", .unclosed("<"), 3..<4),
      ("Set<", .unclosed("<"), 3..<4), ("(Int", .unclosed("("), 0..<1),
      ("Int]", .trailing("]"), 3..<4), ("Int Int", .trailing("Int"), 4..<7),
      ("A.", .missing(found: ""), 2..<2), ("9a", .missing(found: "9a"), 0..<2),
      ("¿", .missing(found: "¿"), 0..<2), ("Int...", .missing(found: "."), 4..<5),
      ("() -> Void", .closure, 0..<10), ("[(Int) -> Int]", .closure, 1..<14),
      ("Int -> Int", .closure, 0..<10), ("() async throws -> Int", .closure, 0..<22),
      ("(Int, Int)", .tuple, 0..<10), ("[(a: Int, b: Int)]", .tuple, 1..<17),
      ("(a: Int)", .tuple, 0..<8), ("any P", .existential("any"), 0..<3),
      ("[some P]", .existential("some"), 1..<5), ("P & Q", .existential("&"), 2..<3),
      ("@Sendable () -> Void", .attribute, 0..<1), ("Int!", .implicitOptional, 0..<4),
      ("Int??", .doubleOptional, 0..<5), ("Optional<Int?>", .doubleOptional, 0..<14),
      ("(Int?)?", .doubleOptional, 0..<7), ("[Any]", .notHashable("Any"), 1..<4),
      ("()", .notHashable("()"), 0..<2), ("A.Type", .notHashable(".Type"), 0..<6),
      ("class", .keyword("class"), 0..<5),
      (String(repeating: "[", count: 100), .tooDeep, 40..<41),
    ] as [(String, TypeProblem.Kind, Range<Int>)])
  func invalid(text: String, kind: TypeProblem.Kind, range: Range<Int>) {
    var parser = TypeParser(text)
    do {
      let type = try parser.parse().type
      Issue.record("read as \(type)")
    } catch {
      #expect(error.kind == kind)
      #expect(error.range == range)
    }
  }

  @Test("Every beginning of a type ends without a crash")
  func prefixes() {
    let text = "[Foo.Bar<A, [B: (C)]>?: () -> @x `y`!] & Z = 5"
    for length in 0...text.utf8.count {
      var parser = TypeParser(String(text.prefix(length)))
      _ = try? parser.parse()
    }
  }
}
