/// Quoted texts and how they end.
extension Explanation {
  static let unclosedQuote = Explanation(
    "a quote is not closed",
    """
    A text that begins with a quote goes on to the closing one, over several
    lines if need be. cellgen notices at the first line that cannot belong to
    the text, because it is not indented enough or looks like the next key; the
    opening quote is what to look at. The closing one is most often missing at
    the end of that same line.
    """,
    wrong: """
      views:
        Title:
          doc: "The name of the listing
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "The name of the listing"
          data: { title: String }
      """)

  static let textAfterQuote = Explanation(
    "text follows a closing quote",
    """
    A text that begins with a quote ends at the next one of its kind, and only a
    comment may follow. Most often the text has an apostrophe or a quote inside.
    In single quotes an apostrophe is written twice; in double quotes a quote is
    written with a backslash. A text that does not begin with a quote needs
    neither.
    """,
    wrong: """
      views:
        Title:
          doc: 'The seller's name'
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "The seller's name"
          data: { title: String }
      """)

  static let quotedIndentation = Explanation(
    "a quoted text goes on too far to the left",
    """
    A quoted text may go on over several lines, and each of them has to be
    indented more than the block around it, as everything that belongs to a key
    is. The line break with the spaces around it becomes one space, so indenting
    costs nothing. A text block with '>-' is easier to read for long texts.
    """,
    wrong: """
      views:
        Title:
          doc: "The name of the listing,
        and below it the price."
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "The name of the listing,
            and below it the price."
          data: { title: String }
      """)

  static let smartQuote = Explanation(
    "curly quotes around a text",
    """
    YAML knows two quotes, the straight ones of ASCII. Curly ones are letters to
    it: they would be part of the text, and a colon or a '#' between them would
    not be protected. Word processors, chats and the smart punctuation of macOS
    turn straight quotes into curly ones while you type.

    Inside a text that begins with something else, curly quotes are welcome.
    """,
    wrong: """
      views:
        Title:
          doc: “The name of the listing”
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "The name of the listing"
          data: { title: String }
      """)

  static let reservedCharacter = Explanation(
    "an unquoted text starts with a reserved sign",
    """
    A text without quotes cannot begin with every sign. '@' and the back-tick
    are kept free by YAML for the future, '%' begins a directive, and '|' and
    '>' begin a text block. Inside a text they are fine. Quotes around the text
    make it a text, whatever it begins with.
    """,
    wrong: """
      views:
        Title:
          doc: @username of the seller
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "@username of the seller"
          data: { title: String }
      """)

  static let templateBraces = Explanation(
    "a placeholder in double braces",
    """
    To YAML, '{{' opens a mapping whose key is a mapping, which no manifest has.
    Placeholders such as '{{ name }}' belong to a template, and are filled in
    before cellgen reads the file; if it finds one, the template was not
    rendered. If the braces are text, put the text in quotes.
    """,
    wrong: """
      views:
        Title:
          doc: {{ description }}
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: The name of the listing
          data: { title: String }
      """)
}
