private let long = String(repeating: "x", count: 44)

let formatCases: [FormatCase] = [
  FormatCase("indentation", "a:\n    b:\n       c: 1\n    d: 2\n", "a:\n  b:\n    c: 1\n  d: 2\n"),
  FormatCase("indented root", "   a: 1\n   b: 2\n", "a: 1\nb: 2\n"),
  FormatCase("spaces", "a :   1  \nb:   two  words \n", "a: 1\nb: two  words\n"),
  FormatCase("last line break", "a: 1", "a: 1\n"),
  FormatCase("list at its key", "a:\n- x\n-   y\nb: 1\n", "a:\n  - x\n  - y\nb: 1\n"),
  FormatCase("compact mapping", "-   a: 1\n    b: 2\n-\n  c: 3\n", "- a: 1\n  b: 2\n- c: 3\n"),
  FormatCase("compact list", "-\n   -   a\n   - b\n- - c\n", "- - a\n  - b\n- - c\n"),
  FormatCase("value on the next line", "a:\n  one\nb:\n    [x]\n", "a: one\nb: [x]\n"),
  FormatCase("empty values", "a:\nb:   # c\n-1:\n", "a:\nb:  # c\n-1:\n"),
  FormatCase("empty items", "-\n-   # c\n-\n", "-\n-  # c\n-\n"),
  FormatCase("root scalar", "# a\n\n'text'   # b\n# c\n", "# a\n\ntext  # b\n# c\n"),
  FormatCase(
    "blank lines", "\n\na: 1\n\n\n\nb:\n\n  c: 2\n  \n  d: 3\n\n\n",
    "a: 1\n\nb:\n  c: 2\n\n  d: 3\n"),
  FormatCase(
    "markers", "\n# a\n---   # b\n# c\na: 1\n...  # d\n\n# e\n",
    "# a\n---  # b\n# c\na: 1\n...  # d\n\n# e\n"),
  FormatCase("nothing after a marker", "---\n# a\n", "---\n# a\n"),

  // Quotes
  FormatCase(
    "needless quotes", "'a': 'x'\n\"b c\": \"d: e\"\nf: 'it''s'\n",
    "a: x\nb c: \"d: e\"\nf: it's\n"),
  FormatCase(
    "needed quotes",
    "a: \"5\"\nb: \"true\"\nc: \"No\"\nd: \"~\"\ne: \"\"\nf: \" x\"\ng: \"[String]\"\n"
      + "h: \"2026-01-31\"\ni: \"x #y\"\nj: \"-1\"\nk: \"#\"\nl: \"x:\"\n\"1\": \"null\"\n"),
  FormatCase(
    "single quotes", "a: '\"x\" # \\y'\nb: '- x'\nc: '1'\n",
    "a: \"\\\"x\\\" # \\\\y\"\nb: \"- x\"\nc: \"1\"\n"),
  FormatCase("escapes stay", "a: \"\\u00e9: \\t\\_\"\n"),
  FormatCase(
    "quotes around what means more without them",
    "a: \"Theme.title\"\nb: \"none\"\nc: \".standard\"\nd: \"star.fill\"\n",
    "a: \"Theme.title\"\nb: \"none\"\nc: \".standard\"\nd: star.fill\n"),
  FormatCase(
    "braces around fields",
    """
    views:
      Volume:
        layout:
          slider: { value: { field: level }, enabled: { field: isOn }, tint: { field: tint } }

    """,
    """
    views:
      Volume:
        layout:
          slider: { value: level, enabled: isOn, tint: { field: tint } }

    """),
  FormatCase("quotes in brackets", "a: ['x, y', 'z', \"u:v\"]\n", "a: [\"x, y\", z, u:v]\n"),
  FormatCase(
    "quotes over lines", "a: \"one\n  two\n\n  three: x\"\nb: 'x\n  y'\n",
    "a: \"one two\\nthree: x\"\nb: x y\n"),
  FormatCase(
    "long quotes over lines",
    "key: \"\(long)\n  \(long)\n  \(long) \(long)\"\n",
    "key: \"\(long) \(long)\n  \(long) \(long)\"\n"),
  FormatCase("long text on a line", "key: \(long) \(long) \(long)\n"),

  // Block text
  FormatCase(
    "block text", "a: |\n     x\n      y\n\n\n     # z  \n\n\nb: >-\n one\n two\n",
    "a: |\n  x\n   y\n\n\n  # z  \n\nb: >-\n  one\n  two\n"),
  FormatCase(
    "block text with a digit", "a:\n  b: |-3\n      x\n     y\n  c: |1\n    z\n",
    "a:\n  b: |2-\n     x\n    y\n  c: |2\n     z\n"),
  FormatCase("kept blank lines", "a: |+\n  x\n\n\nb: 1\n\nc: >+\n\n\n"),
  FormatCase(
    "no blank line becomes text", "sections: x\n\nviews: |+\n  y\n",
    "views: |+\n  y\nsections: x\n"),
  FormatCase("no block text", "a: |   # c\nb: >-\n\n", "a: |  # c\nb: >-\n"),
  FormatCase("block text in items", "-   |\n x\n-   a: >\n     y\n", "- |\n  x\n- a: >\n    y\n"),

  // Brackets
  FormatCase(
    "brackets", "a: [ x,y , z, ]\nb: {c: d,  'e':f }\n", "a: [x, y, z]\nb: { c: d, e: f }\n"),
  FormatCase("empty brackets", "a: [ ]\nb: {  }\nc: [\n  ]\n", "a: []\nb: {}\nc: []\n"),
  FormatCase("brackets over lines", "a: [\n  x,\n  y\n  ]\n", "a: [x, y]\n"),
  FormatCase(
    "long brackets", "a: [\(long), \(long), { x: y }]\n",
    "a:\n  - \(long)\n  - \(long)\n  - { x: y }\n"),
  FormatCase(
    "long braces", "- { a: \(long), b: { c: \"x, y\" }, d: \(long) }\n",
    "- a: \(long)\n  b: { c: \"x, y\" }\n  d: \(long)\n"),
  FormatCase("an array type stays in brackets", "a: [\(long)\(long)\(long)]\n"),
  FormatCase(
    "JSON", "{\"views\":{\"A\":{\"doc\":\"\(long)\",\"data\":{\"\(long)\":\"Int\"}}}}\n",
    "views:\n  A:\n    doc: \(long)\n    data: { \(long): Int }\n"),

  // Order
  FormatCase(
    "keys of the table", "views:\n  B:\n    id: x\n    data: { z: Int, a: Int }\n  A:\nscreen: S\n",
    "screen: S\nviews:\n  B:\n    data: { z: Int, a: Int }\n    id: x\n  A:\n"),
  FormatCase(
    "keys of elements",
    "views:\n  A:\n    layout:\n      - vstack:\n"
      + "          children: [{ label: { font: body, text: x } }]\n",
    "views:\n  A:\n    layout:\n      - vstack:\n"
      + "          children: [{ label: { text: x, font: body } }]\n"),
  FormatCase("unknown keys", "views:\n  A:\n    size: x\n    dato: y\n    data: z\n"),
  FormatCase(
    "the header stays", "# header\n# of the file\n\n# above views\nviews: x\naccess: public # p\n",
    "# header\n# of the file\n\naccess: public  # p\n# above views\nviews: x\n"),
  FormatCase(
    "comments move with their keys",
    "views:\n  A:\n    # i\n    id: x  # j\n    # d\n    data:  # e\n      # f\n      x: Int\n",
    "views:\n  A:\n    # d\n    data:  # e\n      # f\n      x: Int\n    # i\n    id: x  # j\n"),
  FormatCase(
    "blank lines keep their places", "sections: x\n\nviews: y\n", "views: y\n\nsections: x\n"),

  // Comments
  FormatCase(
    "comments above", " # a\na: 1\n      # b\n\n   # c\nb:\n# d\n  c: 2\n",
    "# a\na: 1\n# b\n\n# c\nb:\n  # d\n  c: 2\n"),
  FormatCase(
    "comments below", "a:\n  b:\n    c: 1\n    # in b\n  # in a\n# above d\nd: 2\n# end\n",
    "a:\n  b:\n    c: 1\n    # in b\n  # in a\n# above d\nd: 2\n# end\n"),
  FormatCase(
    "comments of a list at its key", "a:\n- x\n# b\nb: 1\n", "a:\n  - x\n# b\nb: 1\n"),
  FormatCase(
    "comments for a value", "a:\n    # none\n  # yet\nb:\n- # c\n   # d\n- x\n",
    "a:\n  # none\n  # yet\nb:\n  -  # c\n    # d\n  - x\n"),
  FormatCase(
    "comments before a value", "a: # b\n  # c\n  x # d\n", "# c\n# b\na: x  # d\n"),
  FormatCase("comments behind a key", "a: # b\n  x\n", "a: x  # b\n"),
  FormatCase("comments behind a dash", "- # a\n  # b\n  c: 1\n", "# a\n# b\n- c: 1\n"),
  FormatCase(
    "comments in brackets", "a: [   # b\n  # c\n  x, # d\n  y\n  # e\n  ] # f\n",
    "# f\na:  # b\n  # c\n  - x  # d\n  - y\n  # e\n"),
  FormatCase("comments in an array type", "a: [ # b\n  x ] # c\n", "# b\na: [x]  # c\n"),
  FormatCase(
    "aligned comments", "a: 1    # x\nbcd: 2  # y\ne:\n  f: 3  # z\ng: 4 # u\n",
    "a: 1    # x\nbcd: 2  # y\ne:\n  f: 3  # z\ng: 4  # u\n"),
  FormatCase(
    "aligned comments that do not fit", "a:\n- bc # x\n- d  # y\n", "a:\n  - bc  # x\n  - d   # y\n"
  ),
  FormatCase(
    "wide characters", "a: 日本 # x\nb: 1234 # y\nc: 1 # z\n", "a: 日本 # x\nb: 1234 # y\nc: 1  # z\n"),
]
