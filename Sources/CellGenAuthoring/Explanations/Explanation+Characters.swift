/// Files that are no text that cellgen reads, and characters that it does not take.
extension Explanation {
  static let emptyManifest = Explanation(
    "nothing is declared",
    """
    A manifest declares views, sections or both. A file that is empty, or that
    holds nothing but comments, declares neither: most often it was saved too
    early, or all of it was commented out. cellgen says so instead of generating
    four empty files, because a build that succeeds without the code you expect
    is harder to understand than one that stops.
    """,
    wrong: """
      # The cells of the listing will be declared here.
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let fileTooLarge = Explanation(
    "the file has more than 16 MiB",
    """
    A manifest is read into memory as a whole, and every place in it is kept so
    that messages can point there. 16 MiB is far more than anybody writes by
    hand: ten thousand views take about two. A larger file is nearly always
    something else with the wrong ending, or the output of a script that repeats
    itself.

    Where it is truly a manifest, divide it. Views can be declared in one file
    and named in another through 'uses'.
    """,
    wrong: Example(
      "a manifest with a line more than 16 MiB of comments"
    ) {
      Array((String(repeating: "# all about the listing\n", count: 699_051) + "views:\n").utf8)
    },
    right: """
      # all about the listing
      views:
        Title:
          data: { title: String }
      """)

  static let wrongEncoding = Explanation(
    "the file is UTF-16 or UTF-32",
    """
    A manifest is UTF-8, as Swift files and nearly all YAML files are. UTF-16
    and UTF-32 are what some editors write when they are told to save "Unicode".
    cellgen does not convert them on its own: other tools that read the same
    file, such as diffs, code review or your editor's YAML support, would see
    something else than what is generated from it.

    Your editor has a command such as "Save with Encoding" for this.
    """,
    wrong: Example(
      "'views:' in UTF-16, as some editors on Windows save it"
    ) {
      [0xFF, 0xFE] + "views:\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let invalidUTF8 = Explanation(
    "a byte is not UTF-8",
    """
    The bytes of the file are not UTF-8 at this place. Usually the file was
    saved as Latin-1 or Windows-1252, where an accented letter is one byte, or
    it was cut off in the middle of a character. cellgen repairs nothing: a
    replacement character would end up in your generated Swift, and you would
    find it on a screen.
    """,
    wrong: Example(
      "'doc: Café' in Latin-1, where é is the single byte E9"
    ) {
      Array("views:\n  Title:\n    doc: Caf".utf8) + [0xE9, 0x0A]
        + Array("    data: { title: String }\n".utf8)
    },
    right: """
      views:
        Title:
          doc: Café
          data: { title: String }
      """)

  static let controlCharacter = Explanation(
    "a control character stands in the file",
    """
    Control characters have no look of their own: you cannot see them in an
    editor, and terminals obey some of them. They come from copying out of a
    terminal, from scripts or from damaged files. YAML forbids them everywhere,
    also in comments and quotes, and so does cellgen.

    Where a text truly needs one, write it as an escape in double quotes, which
    can be seen and reviewed.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          samples:
            - { title: Vintage\u{7} mug }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          samples:
            - { title: Vintage mug }
      """)

  static let bidirectionalControl = Explanation(
    "a character that changes the direction of text",
    """
    These invisible characters make editors and browsers show text in another
    order than it is read. They come along when Arabic or Hebrew is pasted, and
    they have been used to hide changes from code review. So they are not
    allowed anywhere in a manifest, not even in comments. Arabic and Hebrew
    letters themselves are welcome, and need no such character.

    Where a text truly needs one, write it as an escape in double quotes.
    """,
    wrong: """
      views:
        Title:
          doc: The name\u{202E} of the listing
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: The name of the listing
          data: { title: String }
      """)

  static let lineSeparator = Explanation(
    "a line separator other than LF and CRLF",
    """
    U+0085, U+2028 and U+2029 end a line for some YAML tools and mean nothing to
    others. A comment could so hide a key that only half of the tools see.
    cellgen takes none of the two readings: a line ends with LF or CRLF, and
    these characters are not allowed. They come from word processors, from chats
    and from old mainframes.
    """,
    wrong: """
      views:
        Title:
          doc: The name of the listing\u{2028}and its price
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: The name of the listing and its price
          data: { title: String }
      """)

  static let noncharacter = Explanation(
    "a code that Unicode keeps free",
    """
    U+FFFE and U+FFFF are promised never to be characters. In a file they are a
    sign of damage: a byte order mark that was swapped, or a number that a
    script wrote by mistake for a character. YAML forbids them, and Swift could
    do nothing with them on a screen either, so there is nothing to do but to
    remove them.
    """,
    wrong: """
      views:
        Title:
          doc: The name\u{FFFE} of the listing
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: The name of the listing
          data: { title: String }
      """)

  static let strayByteOrderMark = Explanation(
    "a byte order mark inside the file",
    """
    Some editors begin UTF-8 files with the invisible character U+FEFF, a byte
    order mark. At the very start of a manifest it is skipped. Anywhere else it
    would become part of a key or a text, which would then differ from one that
    looks just the same. It gets there when files are joined by a script, or
    when text is copied with it.
    """,
    wrong: """
      views:
        Title:
          doc: \u{FEFF}The name of the listing
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: The name of the listing
          data: { title: String }
      """)

  static let carriageReturn = Explanation(
    "a carriage return that ends no line",
    """
    Lines end with LF, as on a Mac, or with CRLF, as on Windows. A carriage
    return alone ended lines on the Macs of the nineties. Some YAML tools still
    read it so, while editors and version control show one long line; what you
    review would not be what is read. It comes from scripts and from line ends
    that were converted twice.
    """,
    wrong: """
      views:
        # The name of the listing,\u{D}  # and below it the price.
        Title:
          data: { title: String }
      """,
    right: """
      views:
        # The name of the listing,
        # and below it the price.
        Title:
          data: { title: String }
      """)

  static let invisibleCharacter = Explanation(
    "a space or a mark that cannot be told by its look",
    """
    Only U+0020 is a space in YAML. No-break spaces, wide spaces and zero-width
    characters look like it or like nothing, but they are text. Where one
    stands, a key is not the key that you read, and a line is not indented
    though it seems to be. They come with text pasted from web pages, chats and
    word processors; on a Mac keyboard, Option-Space types a no-break space.

    Inside quotes they are allowed, because there they are meant.
    """,
    wrong: """
      views:
        Title:
          doc:\u{A0}The name of the listing
          data: { title: String }
      """,
    right: """
      views:
        Title:
          doc: The name of the listing
          data: { title: String }
      """)
}
