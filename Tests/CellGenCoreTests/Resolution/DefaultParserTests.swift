import Testing

@testable import CellGenCore

@Suite("Defaults")
struct DefaultParserTests {
  @Test(
    "Are literals and members",
    arguments: [
      ("nil", .nil), ("true", .bool(true)), ("-12", .integer("-12")), ("0xFF", .integer("0xFF")),
      ("1_000", .integer("1_000")), ("0.5", .float("0.5")), ("1e3", .float("1e3")),
      ("-2.5e-3", .float("-2.5e-3")), ("[]", .emptyArray), ("[:]", .emptyDictionary),
      (".blue", .member("blue")), (".`default`", .member("default")), (#""""#, .string("")),
      (#""a \"b\" \u{1F600}\n""#, .string("a \"b\" \u{1F600}\n")), ("\"é\"", .string("é")),
    ] as [(String, Literal)])
  func valid(text: String, expected: Literal) throws {
    #expect(try parseDefault(Array(text.utf8), from: 0).0 == expected)
  }

  @Test(
    "Are nothing else",
    arguments: [
      ("", .missing), ("Date()", .notALiteral), (".init", .notALiteral), ("a", .notALiteral),
      (".a.b", .notALiteral), ("1 + 1", .notALiteral), ("0x", .notALiteral),
      (#""a" + "b""#, .notALiteral), (#""a"#, .unclosedString), (#""a\"#, .unclosedString),
      (#""\(a)""#, .interpolation), (#""\q""#, .unknownEscape("\\q")),
      (#""\u{110000}""#, .unknownEscape("\\u")), (".5", .bareFraction("0.5")),
      ("5.", .bareFraction("5.0")), ("[1]", .elements), (##"#"a"#"##, .longString),
      ("\"\"\"a\"\"\"", .longString),
    ] as [(String, DefaultProblem.Kind)])
  func invalid(text: String, kind: DefaultProblem.Kind) {
    do {
      let literal = try parseDefault(Array(text.utf8), from: 0).0
      Issue.record("read as \(literal)")
    } catch {
      #expect(error.kind == kind)
    }
  }

  @Test(
    "Fit the types that cellgen knows",
    arguments: [
      ("String", Literal.string(""), true), ("String", .integer("5"), false),
      ("Bool", .integer("0"), false), ("Int8", .integer("127"), true),
      ("Int8", .integer("-128"), true), ("Int8", .integer("-129"), false),
      ("UInt64", .integer("0xFFFFFFFFFFFFFFFF"), true), ("UInt", .integer("-1"), false),
      ("Int", .integer("99999999999999999999"), false), ("Int", .float("1.5"), false),
      ("Double", .integer("5"), true), ("Decimal", .float("1.5"), true),
      ("Int?", .nil, true), ("Int", .nil, false), ("Author", .nil, false),
      ("Author", .string("a"), true), ("[Int]", .emptyArray, true),
      ("[Int]", .emptyDictionary, false), ("Set<Int>", .emptyArray, true),
      ("URL", .string("a"), false), ("Date", .member("now"), true),
      ("Swift.Bool", .integer("1"), false),
    ])
  func types(text: String, literal: Literal, fits: Bool) throws {
    var parser = TypeParser(text)
    #expect(accepts(try parser.parse().type, literal) == fits)
  }
}
