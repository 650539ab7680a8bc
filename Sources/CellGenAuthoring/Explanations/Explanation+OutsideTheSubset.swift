/// Parts of YAML that a manifest leaves out, and other things that are no YAML.
extension Explanation {
  static let slashComment = Explanation(
    "a comment as Swift writes it",
    """
    Comments in YAML begin with '#', at the start of a line or after a space,
    and go to the end of the line. '//' and '/*' are Swift's; to YAML they are
    text. There is no sign for a comment over several lines: put a '#' before
    each.
    """,
    wrong: """
      // The cells of the listing.
      views:
        Title:
          data: { title: String }
      """,
    right: """
      # The cells of the listing.
      views:
        Title:
          data: { title: String }
      """)

  static let commentWithoutSpace = Explanation(
    "no space before a '#'",
    """
    A '#' begins a comment only at the start of a line or after a space;
    otherwise it is part of the text, as in 'C#' or in a link with a fragment.
    Right behind a closing quote or bracket it can be neither, and YAML tools
    disagree about it.
    """,
    wrong: """
      views:
        Title:
          doc: "The name of the listing"# bold
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "The name of the listing" # bold
          data: { title: String }
      """)

  static let mergeConflict = Explanation(
    "an unresolved merge conflict",
    """
    Git left both sides of a conflict in the file, between lines of '<<<<<<<',
    '=======' and '>>>>>>>'. cellgen reads neither of them. Choose what should
    stay, remove the three marker lines, and run it again; the lines between are
    checked then.
    """,
    wrong: """
      views:
        Title:
      <<<<<<< HEAD
          data: { title: String, price: Decimal }
      =======
          data: { title: String, maker: String }
      >>>>>>> makers
      """,
    right: """
      views:
        Title:
          data: { title: String, price: Decimal, maker: String }
      """)

  static let explicitKey = Explanation(
    "a key after a question mark",
    """
    YAML can write a key after '? ' and its value on the next line after ': '.
    The form exists for keys that are long or no texts, and a manifest has none
    of those. Every key is written in the plain way, on one line with its colon.
    """,
    wrong: """
      views:
        ? Title
        : data: { title: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let mergeKey = Explanation(
    "'<<' to merge another mapping",
    """
    '<<' copied the entries of another mapping in YAML 1.1. It is no part of
    YAML 1.2, tools disagree about what it does, and it needs anchors, which a
    manifest does not have either. What two views share is better shared in
    Swift: a custom type for the field, or a view within the view.
    """,
    wrong: """
      views:
        Title:
          data:
            <<: Common
            title: String
      """,
    right: """
      views:
        Title:
          data:
            id: Int
            title: String
      """)

  static let anchor = Explanation(
    "an anchor for later reuse",
    """
    An anchor names a part of the file, so that an alias can repeat it
    elsewhere. With aliases, what a line means depends on lines far away, and a
    mistake is reported where nobody made it. A manifest has none: write the
    value where it is needed. A text that begins with '&' goes into quotes.
    """,
    wrong: """
      views:
        Title:
          data: &common { title: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let alias = Explanation(
    "an alias of another part of the file",
    """
    An alias repeats a part of the file that was named with an anchor. With
    aliases, what a line means depends on lines far away, and a mistake is
    reported where nobody made it. A manifest has none: write the value where it
    is needed. A text that begins with '*' goes into quotes.
    """,
    wrong: """
      views:
        Promo:
          data: *common
      """,
    right: """
      views:
        Promo:
          data: { text: String }
      """)

  static let tag = Explanation(
    "a type for a value, after '!'",
    """
    A tag tells YAML tools of what type a value is. In a manifest that is clear
    from the place: a height is a number, a name is a text, and 'no' is the text
    it looks like. So there are no tags. A text that begins with an exclamation
    mark goes into quotes.
    """,
    wrong: """
      views:
        Title:
          doc: !important The name of the listing
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: "!important The name of the listing"
          data: { title: String }
      """)

  static let directive = Explanation(
    "a directive such as '%YAML'",
    """
    A directive at the top of a file tells YAML tools of which version it is, or
    declares short forms for tags. A manifest is always YAML 1.2 and has no
    tags, so there is nothing to declare. A text that begins with '%' goes into
    quotes.
    """,
    wrong: """
      %YAML 1.2
      ---
      views:
        Title:
          data: { title: String }
      """,
    right: """
      ---
      views:
        Title:
          data: { title: String }
      """)

  static let textAfterMarker = Explanation(
    "text on the line of '---' or '...'",
    """
    '---' begins a document and '...' ends it; both are optional in a manifest.
    YAML allows some values behind '---', but not all, and tools differ. cellgen
    keeps it simple: the marker has its line to itself, with at most a comment.
    """,
    wrong: """
      --- listing
      views:
        Title:
          data: { title: String }
      """,
    right: """
      --- # listing
      views:
        Title:
          data: { title: String }
      """)

  static let secondDocument = Explanation(
    "a second document in the file",
    """
    YAML can put several documents into one file, with '---' between them. A
    manifest is one document, because its file name is also the name of the
    screen and of the generated files. Move the second one to a file of its own;
    views can be shared through 'uses'.

    A line of dashes that was meant as a rule between parts is written as a
    comment.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
      ---
      views:
        Photo:
          data: { caption: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }
        # ---
        Photo:
          data: { caption: String }
      """)

  static let textAfterEnd = Explanation(
    "text after the end of the document",
    """
    A line '...' ends the document, and what follows is not read by any YAML
    tool as part of it. Most often the dots stand for something that was left
    out, as in prose. Remove the line, or what follows.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
      ...
        Photo:
          data: { caption: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }

        Photo:
          data: { caption: String }
      """)
}
