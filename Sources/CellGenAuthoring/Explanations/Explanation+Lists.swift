/// Items of lists and their dashes.
extension Explanation {
  static let itemAmongKeys = Explanation(
    "a dash stands among the keys of a mapping",
    """
    A block is either a mapping of 'key: value' lines or a list of '- item'
    lines, not both. A dash in the column of the keys belongs to the key above
    only if that key has no value on its own line. Here it has one, so YAML has
    no reading for the line.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions: [buy]
          - share
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          actions: [buy, share]
          view: custom
      """)

  static let keyAmongItems = Explanation(
    "a key stands in the column of a list's dashes",
    """
    A block is either a list of '- item' lines or a mapping of 'key: value'
    lines, not both. A key in the column of the dashes is neither an item nor
    part of one. If it belongs to the item above, it stands below that item's
    first key, two columns further in than the dash. If it is an item, it needs
    a dash of its own.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          samples:
            - title: Vintage mug
            title: Teapot
      """,
    right: """
      views:
        Title:
          data: { title: String }
          samples:
            - title: Vintage mug
            - title: Teapot
      """)

  static let missingDash = Explanation(
    "a line of a list has no dash",
    """
    Every item of a list begins with a dash and a space. A line without one, in
    the column of the dashes, is no item, and YAML cannot read it at all. Names
    that belong together may also be written on one line in brackets.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions:
            - buy
            share
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

  static let listOnKeyLine = Explanation(
    "a list starts on the line of its key",
    """
    A list in the form with dashes starts on the line below its key; on the
    key's own line YAML does not allow it, as it could not be told from a text
    that starts with a dash. For a short list there are brackets, which may
    stand on the key's line.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions: - buy
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          actions: [buy]
          view: custom
      """)

  static let lookAlikeDash = Explanation(
    "a character that only looks like a dash",
    """
    List items begin with the hyphen-minus of ASCII. Word processors turn it
    into an en dash or an em dash, chats into a bullet, and Markdown allows '*'
    in its place. To YAML all of these are text, and the list would silently be
    something else.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions:
            - buy
            – share
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

  static let missingSpaceAfterDash = Explanation(
    "no space after the dash of an item",
    """
    A dash begins an item only with a space or the end of the line after it.
    Without the space it is part of the text, which is what allows '-1' as a
    number. So '-share' would be a name that starts with a dash, and cellgen
    asks whether a space was meant.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions:
            - buy
            -share
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

  static let doubleDash = Explanation(
    "two dashes begin an item",
    """
    One dash and a space begin an item. Two dashes are text in YAML, and three
    at the start of a line begin a document. A list in a list is written '- -
    item', with a space between the dashes; a manifest hardly ever needs it.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions:
            - buy
            -- share
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
}
