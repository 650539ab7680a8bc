/// Lines that stand at the wrong column.
extension Explanation {
  static let tabIndentation = Explanation(
    "a line is indented with a tab",
    """
    In YAML the indentation says what belongs to what, so it has to be the same
    for everybody. A tab is as wide as each editor likes it; YAML therefore
    allows only spaces, and so does cellgen. How many spaces a level has is your
    choice; two are usual.

    Most editors can insert spaces when you press the tab key, and can convert a
    whole file at once.
    """,
    wrong: """
      views:
        Title:
      \tdata: { title: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let tabSeparation = Explanation(
    "a tab between the parts of a line",
    """
    Between a key, its colon, its value and a comment there are spaces. YAML
    tools do not agree on where a tab may stand instead, so that cellgen takes
    it only where it is plain text: in comments, in quotes and in text blocks.
    Tabs that align values in columns are the usual cause.
    """,
    wrong: """
      views:
        Title:
          data:
            title:\tString
      """,
    right: """
      views:
        Title:
          data:
            title: String
      """)

  static let unexpectedIndentation = Explanation(
    "a line is indented below something finished",
    """
    A line that is indented more than the one above belongs to it. Here the key
    or item above has its value on its own line already, so there is nothing
    that the deeper line could belong to. Either it should be aligned with the
    line above, or the value above is too much.

    Other tools read some such lines as more text of the value above; then a key
    vanishes without a word.
    """,
    wrong: """
      views:
        Title:
          id: only
            data: { title: String }
      """,
    right: """
      views:
        Title:
          id: only
          data: { title: String }
      """)

  static let unmatchedIndentation = Explanation(
    "the indentation matches no line above",
    """
    When a line is indented less than the one before, it closes one or more
    levels, and it has to stand exactly below the lines of the level that it
    goes on with. This one stands between two levels, and cellgen will not guess
    which of the two was meant: one makes it a key of the view, the other a
    view.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
         id: only
      """,
    right: """
      views:
        Title:
          data: { title: String }
          id: only
      """)

  static let misalignedKey = Explanation(
    "a key is not aligned with the keys beside it",
    """
    All keys of a mapping stand in one column. Below a dash that is the column
    of the first key, not that of the dash: the dash and the space after it
    count as indentation. A key that is one space off would belong to another
    level or to none, so cellgen asks for it to be aligned.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
           id: only
      """,
    right: """
      views:
        Title:
          data: { title: String }
          id: only
      """)

  static let misalignedItem = Explanation(
    "a dash is not aligned with the dashes beside it",
    """
    All items of a list have their dashes in one column. A dash that is one
    space further in is dangerous: YAML reads it as more text of the item above,
    so that 'buy' and 'share' would be the one text 'buy - share'. cellgen never
    reads it so; align the dashes.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions:
            - buy
             - share
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          actions:
            - buy
            - share
          view: custom
      """)

  static let multilinePlain = Explanation(
    "an unquoted text goes on over two lines",
    """
    YAML lets an unquoted text go on over indented lines, and that is how a
    forgotten colon or dash turns into text without a word. cellgen therefore
    ends an unquoted text with its line. For a long text there are quotes, which
    may go on over several lines, and text blocks: '>-' joins the lines with
    spaces, '|' keeps them as they are.
    """,
    wrong: """
      views:
        Title:
          doc: The name of the listing,
            and below it the price.
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: >-
            The name of the listing,
            and below it the price.
          data: { title: String }
      """)

  static let tooDeep = Explanation(
    "more than 100 levels are nested",
    """
    Lists and mappings may be nested a hundred deep. A manifest needs eight
    levels or so, and a layout with stacks in stacks a few more; a hundred is a
    mistake of a script or an attempt to make the tool crash. The limit makes
    sure that no input can exhaust the stack: cellgen ends with a message,
    whatever it is given.

    Stacks that are nested so deep are better divided into views of their own,
    which the element 'view' shows.
    """,
    wrong: Example(
      "a layout of 100 lists in each other: 'layout: [[[ … ]]]'"
    ) {
      Array(
        ("views:\n  Title:\n    data: { title: String }\n    layout: "
          + String(repeating: "[", count: 100) + String(repeating: "]", count: 100) + "\n").utf8)
    },
    right: """
      views:
        Badge:
          data: { text: String }
        Title:
          data: { title: String, badge: BadgeViewData }
          layout:
            - label: title
            - view: badge
      """)
}
