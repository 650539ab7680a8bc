/// The fields of view data and their types.
extension Explanation {
  static let emptyData = Explanation(
    "a view that shows nothing",
    """
    The data of a view is what it shows. With no field at all, every cell of its
    kind would look the same, and the list could not tell one from another
    either. Name what the view shows, even if it is a single text. A fixed text
    belongs into a label as '{ literal: … }'; the field is then what identifies
    the cell.
    """,
    wrong: """
      views:
        Title:
          data: {}
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let typeSyntax = Explanation(
    "a field's type is no Swift type",
    """
    A field is 'name: Type' or 'name: Type = default', with a type as you would
    write it in a struct: 'String', 'Int?', 'Author.ID'. It ends up in the
    generated code, so cellgen reads it as Swift and takes nothing else in its
    place. Types with brackets or commas go into quotes, because brackets mean
    lists and mappings in YAML.
    """,
    wrong: """
      views:
        Title:
          data: { title: Optional String }
      """,
    right: """
      views:
        Title:
          data: { title: Optional<String> }
      """)

  static let unquotedType = Explanation(
    "a type that YAML reads as a list",
    """
    A Swift type that begins with '[' is a list to YAML. '[String]' alone is
    clear all the same, and cellgen takes it for the array type. Everything
    beyond, such as dictionaries or a default, is not what YAML reads, so the
    whole goes into quotes. Swift sees it without them.
    """,
    wrong: """
      views:
        Title:
          data:
            badges: [String, Int]
          view: custom
      """,
    right: """
      views:
        Title:
          data:
            badges: "[String: Int]"
          view: custom
      """)

  static let closureType = Explanation(
    "a closure in view data",
    """
    View data is compared to find out which cells changed, and handed from one
    thread to another. Closures can be neither compared nor, mostly, sent; a
    cell that holds one in its data is reconfigured always or never. What a view
    reports is declared under 'actions' instead: the screen then hands you one
    typed value with the cell's identity, and no cell keeps a handler after it
    was reused.
    """,
    wrong: """
      views:
        Title:
          data:
            title: String
            onBuy: () -> Void
          view: custom
      """,
    right: """
      views:
        Title:
          data:
            title: String
          actions: [buy]
          view: custom
      """)

  static let tupleType = Explanation(
    "a tuple in view data",
    """
    View data is Hashable, so that a list can find out which cells changed, and
    in Swift a tuple is not. A struct of your own costs a line and has names for
    its parts; or the elements become fields of the view.
    """,
    wrong: """
      views:
        Photo:
          data:
            caption: String
            pixels: (Int, Int)
          view: custom
      """,
    right: """
      views:
        Photo:
          data:
            caption: String
            width: Int
            height: Int
          view: custom
      """)

  static let existentialType = Explanation(
    "a protocol as a type",
    """
    View data is Hashable, so that a list can find out which cells changed. A
    value of 'any Named' cannot be compared with another one: each may be of a
    different type. Name the concrete type. Where cells differ in kind, declare
    a view for each kind, and let the section list both.
    """,
    wrong: """
      views:
        Author:
          data: { person: any Person }
          view: custom
      """,
    right: """
      views:
        Author:
          data: { person: Member }
          view: custom
      """)

  static let implicitOptional = Explanation(
    "a type with '!'",
    """
    'String!' is an optional that crashes where it is used without a look. It
    exists for outlets, which are set after the initialiser has run; view data
    has all of its values from the start. Say whether the value may be missing:
    'String?' if so, 'String' if not. A layout hides an element whose optional
    is nil.
    """,
    wrong: """
      views:
        Title:
          data: { title: String! }
      """,
    right: """
      views:
        Title:
          data: { title: String? }
      """)

  static let doubleOptional = Explanation(
    "an optional of an optional",
    """
    'String??' has two ways to be empty, and a view can show only one. It
    appears when an optional type gets one more question mark by mistake. If the
    two ways mean different things on the screen, an enum of your own says so in
    words.
    """,
    wrong: """
      views:
        Title:
          data: { title: String?? }
      """,
    right: """
      views:
        Title:
          data: { title: String? }
      """)

  static let notHashable = Explanation(
    "a type whose values cannot be compared",
    """
    View data is Hashable and Sendable, so that a list can find out which cells
    changed and data can come from any task. 'Any', 'AnyObject', functions and
    metatypes are neither. cellgen knows only the types that everybody has; of
    your own types, the Swift compiler says it, at the line of the manifest.
    """,
    wrong: """
      views:
        Title:
          data: { title: String, payload: Any }
          view: custom
      """,
    right: """
      views:
        Title:
          data: { title: String, payload: Payload }
          view: custom
      """)

  static let shadowedType = Explanation(
    "a type that means another one inside",
    """
    Generated types have names of their own inside: a view has 'Data' and
    'Action', a cell model has 'ID', 'View' and 'Data' as well. Used there, a
    type of the same name from elsewhere would mean the inner one, and the code
    would not compile, or compile and mean something else. With its module
    before it, the name is clear again.
    """,
    wrong: """
      views:
        Photo:
          data: { caption: String }
          actions:
            share: { file: Data }
          view: custom
      """,
    right: """
      views:
        Photo:
          data: { caption: String }
          actions:
            share: { file: Foundation.Data }
          view: custom
      """)

  static let unlikelyType = Explanation(
    "a type that looks like a slip",
    """
    cellgen knows the types that everybody has and leaves all others to the
    Swift compiler, because they may be yours. A name such as 'Strng', 'Url' or
    'Boolean' is hardly yours, though: it is a well-known type with a letter
    too few or too many, in another case, or in another language. If there is
    such a type in your code, write its module before it, and cellgen asks no
    more.
    """,
    wrong: """
      views:
        Photo:
          data: { caption: String, link: Url }
          view: custom
      """,
    right: """
      views:
        Photo:
          data: { caption: String, link: URL }
          view: custom
      """)

  static let dataCycle = Explanation(
    "view data that holds itself",
    """
    View data is a struct, and a struct that holds a value of its own type would
    have no end: Swift rejects it. It may hold itself through other views, as
    comments hold replies that hold comments. An array breaks the circle, as it
    keeps its elements elsewhere, and is mostly what is meant.
    """,
    wrong: """
      views:
        Comment:
          data: { text: String, reply: CommentViewData? }
          view: custom
      """,
    right: """
      views:
        Comment:
          data: { text: String, replies: "[CommentViewData]" }
          view: custom
      """)
}
