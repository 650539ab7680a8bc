import CellGenCore
import Testing

@Suite("Mistakes in types and defaults")
struct WrongTypesTests {
  @Test("Each is reported once, where it stands", arguments: wrongTypes)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongTypes: [WrongManifest] = [
  WrongManifest(
    "a view without data",
    """
    views:
      ①Title:
        view: custom
    """,
    .requiredKey,
    "a view needs the key 'data'",
    help: "add 'data: { title: String }' with the fields that Title shows"),
  WrongManifest(
    "a view with nothing at all",
    """
    views:
      ①Title:
    """,
    .requiredKey,
    "a view needs the key 'data'",
    help: "add 'data: { title: String }' with the fields that Title shows"),
  WrongManifest(
    "data without fields",
    """
    views:
      Title: { ①data: {} }
    """,
    .emptyData,
    "the view 'Title' has no fields",
    help: "add the fields that it shows: 'data: { title: String }'"),
  WrongManifest(
    "a field without a type",
    """
    views:
      Title:
        data:
          ①title:
    """,
    .typeSyntax,
    "the type of 'title' must be a Swift type, found nothing",
    help: "write 'title: String', or another type; a type with brackets needs quotes"),
  WrongManifest(
    "a type with something after it",
    """
    views:
      Title: { data: { title: String ①Int } }
    """,
    .typeSyntax,
    "the type of 'title' goes on with 'Int' after the type",
    help: "write 'Type' or 'Type = default'"),
  WrongManifest(
    "a type with an open bracket",
    """
    views:
      Title:
        data:
          titles: "①[String"
    """,
    .typeSyntax,
    "the '[' in the type of 'titles' is not closed",
    help: "close it; inside { } and [ ] of YAML a type with commas needs quotes around the whole"),
  WrongManifest(
    "a closure",
    """
    views:
      Title:
        data:
          onTap: ①() -> Void
    """,
    .closureType,
    "the type of 'onTap' is a closure, and view data holds values only",
    help: "declare it under 'actions': the view then reports it as a value"),
  WrongManifest(
    "a tuple",
    """
    views:
      Title:
        data:
          size: ①(Int, Int)
    """,
    .tupleType,
    "the type of 'size' is a tuple, which is not Hashable",
    help: "make a field of each element, or declare a Hashable struct and name it here"),
  WrongManifest(
    "an existential",
    """
    views:
      Title:
        data:
          title: ①any StringProtocol
    """,
    .existentialType,
    "the type of 'title' uses 'any', and such values cannot be compared",
    help: "name a concrete type that is Hashable and Sendable"),
  WrongManifest(
    "an implicitly unwrapped optional",
    """
    views:
      Title: { data: { title: ①String! } }
    """,
    .implicitOptional,
    "the type of 'title' is an implicitly unwrapped optional",
    help: "write 'String?', or 'String'"),
  WrongManifest(
    "an optional of an optional",
    """
    views:
      Title: { data: { title: ①String?? } }
    """,
    .doubleOptional,
    "the type of 'title' is an optional of an optional",
    help: "write 'String?'"),
  WrongManifest(
    "a type that is not Hashable",
    """
    views:
      Title: { data: { title: ①Any } }
    """,
    .notHashable,
    "the type of 'title' is 'Any', and such values cannot be compared",
    help: "name a concrete type that is Hashable and Sendable"),
  WrongManifest(
    "a type that is a keyword",
    """
    views:
      Title: { data: { title: ①class } }
    """,
    .typeSyntax,
    "'class' in the type of 'title' is a Swift keyword, not a type",
    help: "name a type, or put the name in back-ticks if a type of yours is called so"),
  WrongManifest(
    "a list of two types",
    """
    views:
      Title:
        data:
          result: ①[String, Int]
    """,
    .unquotedType,
    "the type of 'result' is a list in YAML, because it begins with '['",
    help: #"put the whole type in quotes: result: "[String]""#),
  WrongManifest(
    "a default that is a call",
    """
    views:
      Title:
        data:
          date: Date = ①Date()
        view: custom
    """,
    .defaultSyntax,
    "the default of 'date' must be a literal or a member",
    help: "declare a static member on the type and write '.member'"),
  WrongManifest(
    "a default of another type",
    """
    views:
      Title: { data: { title: String = ①5 } }
    """,
    .defaultMismatch,
    "the default of 'title' is 5, but its type is 'String'",
    help: #"write "5""#),
  WrongManifest(
    "nil for a non-optional",
    """
    views:
      Title: { data: { title: String = ①nil } }
    """,
    .defaultMismatch,
    "the default of 'title' is nil, but its type is 'String'",
    help: "write 'String? = nil', or give a value"),
  WrongManifest(
    "a number that is too large",
    """
    views:
      Title: { data: { count: Int8 = ①200 } }
    """,
    .defaultMismatch,
    "the default of 'count' is 200, but its type is 'Int8'",
    help: "choose a wider type, or a number that fits"),
  WrongManifest(
    "a number without a leading zero",
    """
    views:
      Title: { data: { price: Double = ①.5 } }
    """,
    .defaultSyntax,
    "the default of 'price' needs digits on both sides of the point",
    help: "write 0.5"),
  WrongManifest(
    "a text that a comment cuts off",
    """
    views:
      Title:
        data:
          title: String = ①"no #1 yet
    """,
    .defaultSyntax,
    "the default of 'title' opens a text and does not close it",
    help: "close the quote; if the text holds ' #' or ': ', put the whole value in single quotes"),
  WrongManifest(
    "an interpolation",
    #"""
    views:
      Title:
        data:
          title: 'String = "a ①\(b)"'
    """#,
    .defaultSyntax,
    "the default of 'title' interpolates a value, and defaults are fixed",
    help: #"write '\\(' for a backslash and a parenthesis, or declare a static member"#),
  WrongManifest(
    "data that holds itself",
    """
    views:
      Title:
        data: { title: String, inner: ①TitleViewData? }
        view: custom
    """,
    .dataCycle,
    "the data of 'Title' holds itself through 'inner'",
    help: #"hold it in an array: 'inner: "[TitleViewData]"'"#),
  WrongManifest(
    "a type that is a mapping",
    """
    views:
      Title:
        data:
          sizes: ①{ String: Int }
    """,
    .typeSyntax,
    "the type of 'sizes' must be a Swift type, found a mapping",
    help: #"write sizes: "[String: Int]""#),
  WrongManifest(
    "a metatype",
    """
    views:
      Title: { data: { kind: ①Author.Type } }
    """,
    .notHashable,
    "the type of 'kind' is 'Author.Type', and such values cannot be compared",
    help: "name a concrete type that is Hashable and Sendable"),
  WrongManifest(
    "a field of nothing",
    """
    views:
      Title: { data: { title: ①Void } }
    """,
    .notHashable,
    "the type of 'title' is 'Void', and there is nothing to hold",
    help: "name a concrete type that is Hashable and Sendable"),
  WrongManifest(
    "a composition",
    """
    views:
      Title:
        data:
          title: Named ①& Aged
    """,
    .existentialType,
    "the type of 'title' uses '&', and such values cannot be compared",
    help: "name a concrete type that is Hashable and Sendable"),
  WrongManifest(
    "an attribute",
    """
    views:
      Title:
        data:
          tap: "①@escaping () -> Void"
    """,
    .typeSyntax,
    "the type of 'tap' has an attribute, which stored values do not take",
    help: "remove it; a closure belongs under 'actions'"),
  WrongManifest(
    "an array of closures",
    """
    views:
      Title:
        data:
          taps: "[①(Int) -> Void]"
    """,
    .closureType,
    "the type of 'taps' holds a closure, and view data holds values only",
    help: "declare it under 'actions': the view then reports it as a value"),
  WrongManifest(
    "a mistake within a quoted type",
    """
    views:
      Title:
        data:
          titles: "[String: ①Any]"
    """,
    .notHashable,
    "the type of 'titles' holds 'Any', and such values cannot be compared",
    help: "name a concrete type that is Hashable and Sendable"),
  WrongManifest(
    "a default with an unknown escape",
    #"""
    views:
      Title:
        data:
          title: 'String = "a①\q"'
    """#,
    .defaultSyntax,
    #"the default of 'title' has the unknown escape '\q'"#,
    help: #"Swift's escapes are \n, \t, \r, \0, \\, \", \' and \u{1F600}"#),
  WrongManifest(
    "an empty array for a dictionary",
    """
    views:
      Title:
        data:
          sizes: "[String: Int] = ①[]"
        view: custom
    """,
    .defaultMismatch,
    "the default of 'sizes' is an empty array, but its type is '[String: Int]'",
    help: "write [:]"),
  WrongManifest(
    "a default with elements",
    """
    views:
      Title:
        data:
          titles: "[String] = ①[a]"
        view: custom
    """,
    .defaultSyntax,
    "the default of 'titles' can only be an empty list or dictionary",
    help: "write [] or [:], or declare a static member on the type and write '.member'"),
]
