/// Keys that a manifest does not have, and values of another kind.
extension Explanation {
  static let unknownKey = Explanation(
    "a key that means nothing here",
    """
    Every mapping of a manifest has a fixed set of keys, except where you choose
    the names yourself: under 'views', 'sections', 'data', 'actions' and 'map'.
    A key that is not in the set would be ignored by most tools, and you would
    wonder why it does nothing. cellgen stops instead, and names the key that is
    nearest to yours.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          view: custom
          acions: [buy]
      """,
    right: """
      views:
        Title:
          data: { title: String }
          view: custom
          actions: [buy]
      """)

  static let misplacedKey = Explanation(
    "a key that belongs somewhere else",
    """
    The key exists, but not in this place: it is a view's key in a section, or a
    manifest's key among the views. Mostly the indentation slipped: a key
    belongs to the nearest line above it that is indented less. cellgen tells
    where the key is at home.
    """,
    wrong: """
      views:
        Title:
          data:
            title: String
            layout:
              label: title
      """,
    right: """
      views:
        Title:
          data:
            title: String
          layout:
            label: title
      """)

  static let requiredKey = Explanation(
    "a key is missing that has to be there",
    """
    Nearly everything in a manifest may be left out, because there is a default
    that fits most screens. The exceptions are what nobody could guess: the data
    of a view, the text of a label, the action of a button, the children of a
    stack, the columns of a grid. An empty view with a generated class around it
    would help nobody.
    """,
    wrong: """
      views:
        Title:
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          view: custom
      """)

  static let wrongKind = Explanation(
    "a list where a text should be, or the like",
    """
    A value in a manifest is a text, a list or a mapping, and each key takes one
    or two of these. YAML does not mind which one you write; cellgen does,
    because it would have to guess what a list of two headers means. The message
    says which kind the key takes.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
        Heading:
          data: { title: String }
      sections:
        results:
          cells: [Title]
          header: [Heading]
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
        Heading:
          data: { title: String }
      sections:
        results:
          cells: [Title]
          header: Heading
      """)

  static let emptyValue = Explanation(
    "a key has no value",
    """
    After the colon there is nothing, and this key means nothing without a
    value. It could be left from an edit that was not finished, so cellgen does
    not take it for the default. To have the default, remove the whole line.
    Only an action that carries no values is written without one.
    """,
    wrong: """
      access:
      views:
        Title:
          data: { title: String }
      """,
    right: """
      access: public
      views:
        Title:
          data: { title: String }
      """)

  static let commentInText = Explanation(
    "a text that a comment cuts off",
    """
    In YAML, a '#' after a space begins a comment, which goes on to the end of
    the line. Here the '#' is directly followed by a word, as in '#12' or in a
    hashtag, so the text may be meant to go on. Quotes around the whole text
    keep the '#'. The output is that of the shorter text, so this is a warning:
    a space after the '#' silences it, if a comment is meant.
    """,
    wrong: """
      views:
        Title:
          doc: A title, see #12
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "A title, see #12"
          data: { title: String }
      """)

  static let nullText = Explanation(
    "a text that other tools read as nothing",
    """
    In YAML, 'null' and '~' without quotes mean that there is no value. cellgen
    needs a text here. It could take the word itself, but then your editor and
    cellgen would read the same line differently. Quotes make it a text for
    everybody.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          samples:
            - { title: null }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          samples:
            - { title: "null" }
      """)

  static let notANumber = Explanation(
    "a value has to be a number",
    """
    Numbers are written as in JSON: digits, perhaps a minus sign, a point with
    digits on both sides, an exponent. They have no quotes, no units, no
    separators and no leading zeros. Some of those mean something else to one
    YAML tool or the other: '010' was eight once, and '1_000' is a number to
    some and a text to the others.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          size: { height: 80pt }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          size: { height: 80 }
      """)

  static let outOfRange = Explanation(
    "a number that makes no sense here",
    """
    Each number of a manifest ends up in UIKit, and UIKit answers some values
    with a crash and others with a layout that shows nothing: a grid of no
    columns, a row of no height. cellgen knows those before the app runs.
    """,
    wrong: """
      views:
        Photo:
          data: { id: Int, caption: String }
      sections:
        photos:
          cells: [Photo]
          layout: { grid: { columns: 0 } }
      """,
    right: """
      views:
        Photo:
          data: { id: Int, caption: String }
      sections:
        photos:
          cells: [Photo]
          layout: { grid: { columns: 2 } }
      """)

  static let unknownChoice = Explanation(
    "a word that is not one of the choices",
    """
    Some keys take one of a few words: the access level, the text style of a
    label, the layout of a section. They have the names that Swift and UIKit
    give them, so 'caption' is not enough where UIKit has 'caption1' and
    'caption2'. All of the choices are in the note.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            label: { text: title, font: caption }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            label: { text: title, font: caption1 }
      """)

  static let repeatedName = Explanation(
    "a name is listed twice",
    """
    The lists of a manifest say what is used, not how often or in which order:
    the modules to import, the kinds of cell that a section may show. A second
    mention adds nothing, and may have been meant for another name. The output
    is right all the same, so this is a warning; remove the name to silence it.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title, Title]
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """)

  static let controlInDoc = Explanation(
    "a control character in a documentation text",
    """
    The text of 'doc' becomes a documentation comment in the generated Swift. A
    carriage return would end the comment's line, and what follows it would be
    compiled as code; other control characters hide text in a terminal or in a
    review. An escape in double quotes is the only way to write one, so remove
    the escape.
    """,
    wrong: #"""
      views:
        Title:
          doc: "The name of the listing\r"
          data: { title: String }
      """#,
    right: """
      views:
        Title:
          doc: "The name of the listing"
          data: { title: String }
      """)
}
