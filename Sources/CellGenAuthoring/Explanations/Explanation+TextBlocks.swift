/// Texts over several lines, after '|' and '>'.
extension Explanation {
  static let blockHeader = Explanation(
    "something follows '|' or '>'",
    """
    '|' and '>' begin a text block: the text itself starts on the next line,
    indented. On the line of the sign there may be '-' or '+', which say what
    happens to the line breaks at the end, a digit for the indentation, and a
    comment. A text that merely begins with one of the signs goes into quotes.
    """,
    wrong: """
      views:
        Title:
          doc: > The name of the listing,
            and below it the price.
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: >
            The name of the listing,
            and below it the price.
          data: { title: String }
      """)

  static let blockTextIndentation = Explanation(
    "a line of a text block is indented too little",
    """
    The first line of a text block decides how far its text is indented, and
    that much is taken off from every line. A line with less would have to end
    the block, but it does not stand in the column of any key either. More is
    fine: the additional spaces are part of the text.
    """,
    wrong: """
      views:
        Title:
          doc: |
            The name of the listing.
           Below it the price.
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: |
            The name of the listing.
            Below it the price.
          data: { title: String }
      """)

  static let blockTextBlank = Explanation(
    "a blank line has more spaces than the text",
    """
    The first line of a text block decides how far the text is indented, blank
    lines before it do not count. If such a blank line has more spaces than the
    first line of text, YAML cannot tell whether the spaces are meant as text.
    Your editor left them there; remove them.
    """,
    wrong: """
      views:
        Title:
          doc: |
      \u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}\u{20}
            The name of the listing.
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: |

            The name of the listing.
          data: { title: String }
      """)

  static let blockTextTab = Explanation(
    "a text block begins with a tab",
    """
    The first line of a text block decides how far the text is indented, and
    here a tab follows the spaces. YAML tools do not agree on whether it is
    indentation or text. In the lines after the first it is text without a
    doubt; to begin with one, state the indentation with a digit after the '|'.
    """,
    wrong: """
      views:
        Title:
          doc: |
            \tThe name of the listing.
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: |2
            \tThe name of the listing.
          data: { title: String }
      """)

  static let rootBlockText = Explanation(
    "the whole manifest is a text block",
    """
    A manifest is a mapping of keys such as 'views' and 'sections'. Here a text
    block begins where the first key should stand, so that all of the file would
    be one text. The key that the text belongs to was lost, or the file is no
    manifest.
    """,
    wrong: """
      |
        The views of the listing.
      """,
    right: """
      views:
        Title:
          doc: |
            The name of the listing.
          data: { title: String }
      """)
}
