/// Lists and mappings in brackets and braces.
extension Explanation {
  static let unclosedBracket = Explanation(
    "a bracket or brace is not closed",
    """
    What is opened with '[' or '{' has to be closed. cellgen notices at the
    first line that cannot belong inside, which is often the next key; the
    opening bracket is what to look at. Within brackets, a comma separates the
    entries, also at the end of a line.
    """,
    wrong: """
      views:
        Title:
          data: { title: String, price: Decimal
          id: only
      """,
    right: """
      views:
        Title:
          data: { title: String, price: Decimal }
          id: only
      """)

  static let mismatchedBracket = Explanation(
    "the wrong bracket closes",
    """
    '[' opens a list and is closed by ']'; '{' opens a mapping and is closed by
    '}'. Where the other one stands, either the closing bracket is mistyped, or
    a bracket in between was not closed. The note shows the one that is open.
    """,
    wrong: """
      views:
        Title:
          data: { title: String ]
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let strayBracket = Explanation(
    "a closing bracket that closes nothing",
    """
    A closing bracket stands here with nothing open. Usually a bracket was typed
    twice, or the opening one was deleted. If the bracket is part of a text, as
    in a Swift array type with a default, put the whole text in quotes.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }}
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let bracketIndentation = Explanation(
    "a closing bracket is indented too little",
    """
    When brackets go on over several lines, YAML 1.2 wants every further line to
    be indented more than the key, the closing bracket included. The style that
    Swift and JSON have, with the bracket below the key, is read by some tools
    and rejected by others. cellgen rejects it, so that a manifest that it
    accepts means the same everywhere.
    """,
    wrong: """
      views:
        Title:
          data: {
            title: String,
            price: Decimal
          }
      """,
    right: """
      views:
        Title:
          data: {
            title: String,
            price: Decimal
            }
      """)

  static let flowIndentation = Explanation(
    "lines inside brackets are indented too little",
    """
    When brackets go on over several lines, YAML 1.2 wants every further line to
    be indented more than the line on which the block around them starts. Some
    tools do not mind, others reject the file. cellgen rejects it, so that a
    manifest that it accepts means the same everywhere.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions: [
          buy,
          share
          ]
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          actions: [
            buy,
            share
            ]
          view: custom
      """)

  static let textAfterBracket = Explanation(
    "text follows a closing bracket",
    """
    A value in brackets ends with its closing bracket, and only a comment may
    follow on the line. The usual cause is a Swift type that begins with a
    bracket, as in '[String] = []' or '[String]?': to YAML that is a list, with
    something after it. A type of that kind goes into quotes as a whole.
    """,
    wrong: """
      views:
        Title:
          data:
            badges: [String] = []
          view: custom
      """,
    right: """
      views:
        Title:
          data:
            badges: "[String] = []"
          view: custom
      """)

  static let extraComma = Explanation(
    "nothing stands before a comma",
    """
    Commas separate the entries of a list or a mapping in brackets, so something
    has to stand before each of them. One comma after the last entry is fine, as
    in Swift; two in a row, or one at the start, are not, because an entry could
    be missing there.
    """,
    wrong: """
      views:
        Title:
          data: { title: String, , price: Decimal }
      """,
    right: """
      views:
        Title:
          data: { title: String, price: Decimal }
      """)

  static let missingComma = Explanation(
    "two entries in brackets without a comma",
    """
    Inside brackets the entries are separated by commas, also where each stands
    on a line of its own: line breaks mean nothing there. Without the comma YAML
    would join two lines to one text, or could not read them at all.
    """,
    wrong: """
      views:
        Title:
          data: {
            title: String,
            maker: "String"
            price: Decimal
            }
      """,
    right: """
      views:
        Title:
          data: {
            title: String,
            maker: "String",
            price: Decimal
            }
      """)

  static let pairInList = Explanation(
    "a 'key: value' pair in square brackets",
    """
    Square brackets hold a list, braces hold a mapping. YAML reads a pair in a
    list as a mapping with one entry, and so two pairs as two mappings, which is
    seldom what was meant. cellgen wants the braces to be written, so that it
    can be seen what is in the list.

    A Swift dictionary type, such as '[String: Int]', is no list at all: put it
    in quotes as a whole.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions: [buy, favorite: { isOn: Bool }]
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          actions: [buy, { favorite: { isOn: Bool } }]
          view: custom
      """)

  static let itemInBrackets = Explanation(
    "a dash inside brackets",
    """
    There are two ways to write a list: a dash before each item, one below the
    other, or brackets around all of them with commas between. They cannot be
    mixed: inside brackets a dash with a space has no meaning.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions: [
            - buy,
            - share
            ]
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

  static let missingValue = Explanation(
    "a key in braces has no value",
    """
    Between braces every entry is a key with a value. YAML would read a key
    alone as one without a value, which is how a list of names in the wrong
    brackets becomes a mapping of nothing. On lines of their own, keys without a
    value are fine, where they mean something, as for actions.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          actions: { buy, share }
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          actions: [buy, share]
          view: custom
      """)
}
