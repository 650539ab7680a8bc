/// Keys of mappings and the colons after them.
extension Explanation {
  static let missingColon = Explanation(
    "a line is not 'key: value'",
    """
    Every line of a mapping is a key, a colon and perhaps a value. Without the
    colon, YAML reads the line as a text, or joins it to the text above. A key
    whose value stands on the lines below has its colon too, with nothing after
    it.
    """,
    wrong: """
      views:
        Title:
          data:
            title String
            price: Decimal
      """,
    right: """
      views:
        Title:
          data:
            title: String
            price: Decimal
      """)

  static let missingSpaceAfterColon = Explanation(
    "no space after a colon",
    """
    A colon ends a key only when a space or the end of the line follows. Without
    the space it is part of the text, which is what allows 'https://example.com'
    and '12:30' without quotes. So 'title:String' is one text to every YAML
    tool, and cellgen asks whether a space was meant instead of reading it as
    something else.
    """,
    wrong: """
      views:
        Title:
          data:
            price: Decimal
            title:String
      """,
    right: """
      views:
        Title:
          data:
            price: Decimal
            title: String
      """)

  static let equalsSign = Explanation(
    "'=' where ':' is expected",
    """
    A key and its value are joined by a colon, as in JSON and in Swift's own
    type annotations. An equals sign has one place in a manifest: it separates a
    field's type from its default, as in 'price: Decimal = 0', as it does in
    Swift.
    """,
    wrong: """
      views:
        Title:
          data:
            price: Decimal
            title = String
      """,
    right: """
      views:
        Title:
          data:
            price: Decimal
            title: String
      """)

  static let lookAlikeColon = Explanation(
    "a character that only looks like a colon",
    """
    Chinese and Japanese keyboards type a full-width colon, and word processors
    know several other signs that look like one. YAML knows only the colon of
    ASCII; with any other the line has no key. The letters of your texts may
    come from any script, but the punctuation of the file is ASCII.
    """,
    wrong: """
      views:
        Title:
          data:
            price: Decimal
            title\u{FF1A} String
      """,
    right: """
      views:
        Title:
          data:
            price: Decimal
            title: String
      """)

  static let missingKey = Explanation(
    "nothing stands before a colon",
    """
    A colon with a space after it ends a key, and here there is no key. Usually
    the name was deleted, or the line was broken in the middle. YAML would read
    the key as "nothing", which is no name that Swift could have.
    """,
    wrong: """
      views:
        Title:
          data:
            : String
      """,
    right: """
      views:
        Title:
          data:
            title: String
      """)

  static let nestedKey = Explanation(
    "a second ': ' on a line",
    """
    A line holds one key. A colon with a space after it ends a key, so a second
    one would make the text before it a key as well, and YAML forbids that on
    one line. It happens when a text has a colon in it: put the text in quotes.
    It also happens when a nested key is written behind its parent: give it a
    line of its own, or braces.
    """,
    wrong: """
      views:
        Title:
          doc: The title: bold, two lines at most
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "The title: bold, two lines at most"
          data: { title: String }
      """)

  static let duplicateKey = Explanation(
    "a key is written twice in one mapping",
    """
    The keys of a mapping are unique. Other tools keep the last one without a
    word, so that half of what you wrote would vanish; cellgen shows both places
    instead. Two fields or two views of one name are the usual case after
    copying lines.

    In a list of mappings, the second key may begin a new item whose dash is
    missing. cellgen then asks for the dash.
    """,
    wrong: """
      views:
        Title:
          data:
            title: String
            price: Decimal
            title: String?
      """,
    right: """
      views:
        Title:
          data:
            title: String
            price: Decimal
            subtitle: String?
      """)

  static let longKey = Explanation(
    "a key has more than 1024 characters",
    """
    YAML's own parsers stop looking for the colon of a key after 1024
    characters, and so does cellgen, so that a file reads alike everywhere. No
    name is so long. A key of that length is a text whose line break was lost,
    or the result of a script.
    """,
    wrong: Example(
      "a field whose name has 1,100 letters"
    ) {
      Array(
        ("views:\n  Title:\n    data:\n      title" + String(repeating: "e", count: 1_095)
          + ": String\n").utf8)
    },
    right: """
      views:
        Title:
          data:
            title: String
      """)

  static let multilineKey = Explanation(
    "a quoted key goes on over several lines",
    """
    A key stands on one line with its colon, in quotes or not. Where a quoted
    key goes on over a line break, its closing quote is nearly always missing,
    and the text ran on to the next quote in the file. Names that become Swift
    need no quotes at all.
    """,
    wrong: """
      views:
        "Product
          Title":
          data: { title: String }
      """,
    right: """
      views:
        ProductTitle:
          data: { title: String }
      """)

  static let collectionKey = Explanation(
    "a list or a mapping stands where a key should",
    """
    YAML allows a list or a mapping as a key; a manifest has no use for it, as
    every key is a name of cellgen's or becomes a name in Swift. It happens when
    the key before the bracket was deleted, or when several names are given at
    once: each has a line of its own.
    """,
    wrong: """
      views:
        Title:
          data:
            [title, subtitle]: String
      """,
    right: """
      views:
        Title:
          data:
            title: String
            subtitle: String
      """)
}
