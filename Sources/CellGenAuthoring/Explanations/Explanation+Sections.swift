/// Sections of a screen and the cells that they show.
extension Explanation {
  static let noSections = Explanation(
    "'sections' without a section",
    """
    With the key 'sections', a manifest describes a screen, and a screen shows
    at least one section. Without any, the generated enum of sections would have
    no cases, and Swift rejects such an enum when it has raw values. To declare
    nothing but views for other manifests, leave the key out.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
      sections: {}
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let emptySection = Explanation(
    "a section that can never show anything",
    """
    The section lists no cells and has neither a header nor a footer, so nothing
    can ever be put into it. The code works all the same, so this is a warning.
    Perhaps its cells are still to come; list them, or remove the section, to
    silence it.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
        related: {}
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
        related:
          cells: [Title]
      """)

  static let missingIdentity = Explanation(
    "a cell that nothing tells from the others",
    """
    A list finds out what was added, moved or changed by comparing identities,
    so every kind of cell needs one. A field named 'id' is taken by itself; 'id:
    name' takes another field, and 'id: only' says that there is at most one
    such cell on the screen. The whole data is no identity: a cell whose text
    changes would be replaced, and lose its state, instead of being updated.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
      sections:
        top:
          cells: [Title]
      """,
    right: """
      views:
        Title:
          data: { title: String }
          id: only
      sections:
        top:
          cells: [Title]
      """)

  static let needlessIdentity = Explanation(
    "an identity that is never used",
    """
    The view is shown as a header or footer and never as a cell, and headers and
    footers are identified by their section. So its 'id' is compared with
    nothing. The output is right all the same, so this is a warning; remove the
    key to silence it, or list the view among the cells of a section. It is left
    alone by 'lint --fix': a manifest that was not given, or a feed written by
    hand, may show the view as a cell.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
        Heading:
          data: { text: String }
          id: text
      sections:
        results:
          header: Heading
          cells: [Title]
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
        Heading:
          data: { text: String }
      sections:
        results:
          header: Heading
          cells: [Title]
      """)

  static let twoLayouts = Explanation(
    "a section with two layouts",
    """
    A section places its cells in one way: 'list', 'grid', 'carousel', or
    'custom' for a function that you write. To show some cells in a grid and
    others in a list, make two sections: that is how compositional layouts work
    underneath.
    """,
    wrong: """
      views:
        Photo:
          data: { id: Int, caption: String }
      sections:
        photos:
          cells: [Photo]
          layout: { grid: { columns: 2 }, carousel: { width: 240 } }
      """,
    right: """
      views:
        Photo:
          data: { id: Int, caption: String }
      sections:
        photos:
          cells: [Photo]
          layout: { carousel: { width: 240 } }
      """)

  static let tooManyKinds = Explanation(
    "more than 500 kinds of cell on a screen",
    """
    The items of a screen are an enum with a case for each kind of cell, and the
    generated code switches over all of them. The Swift compiler gives up on a
    switch over more than 628 cases, and long before that it becomes slow.
    Divide the screen, or let kinds that look alike share a view data type.
    """,
    wrong: Example(
      "501 views, 'Cell0' to 'Cell500', all in one section"
    ) {
      Array(
        ("views:\n"
          + (0...500).map { "  Cell\($0): { data: { id: Int, text: String } }\n" }.joined()
          + "sections:\n  feed:\n    cells:\n" + (0...500).map { "      - Cell\($0)\n" }.joined())
          .utf8)
    },
    right: """
      views:
        Story:
          data: { id: Int, text: String, kind: String }
      sections:
        feed:
          cells: [Story]
      """)

  static let slowCompilation = Explanation(
    "too many elements or sections to compile quickly",
    """
    A view has more than 100 elements, or a screen more than 200 sections. Each
    is a property of a type, and the time that the Swift compiler takes grows
    with the cube of their number: 1 second for a view of 60 labels, 7 for 120,
    50 for 250. The output is correct, so this is a warning. Divide the view
    into several that it shows as 'view' elements, or the screen into several;
    what is alike in great number is better shown as cells of one section.
    """,
    wrong: Example(
      "the view 'Form' with 101 labels"
    ) {
      Array(
        ("views:\n  Form:\n    data:\n      id: Int\n"
          + (0...100).map { "      field\($0): String\n" }.joined()
          + "sections:\n  form: { cells: [Form] }\n").utf8)
    },
    right: """
      views:
        Field:
          data: { id: Int, title: String, text: String }
      sections:
        form: { cells: [Field] }
      """)

  static let unusedView = Explanation(
    "a view that no section shows",
    """
    The view is declared, and neither a section nor another view of the run
    names it. Its types are generated all the same, and compile, so this is a
    warning. Add it to the cells of a section, remove it, or, if it is for other
    manifests, declare it in one that has no sections of its own; nothing is
    said about views there.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
        Promo:
          data: { id: Int, text: String }
      sections:
        results:
          cells: [Title]
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
        Promo:
          data: { id: Int, text: String }
      sections:
        results:
          cells: [Title, Promo]
      """)

  static let twoHeights = Explanation(
    "a height and an estimated height",
    """
    A grid or carousel either gives its cells so many points, with 'height', or
    lets them be as tall as they need. In the second case the list has to guess
    until a cell is measured, and 'estimatedHeight' is that guess. With a height
    that is fixed there is nothing to guess, so one of the two keys is left from
    before.
    """,
    wrong: """
      views:
        Photo:
          data: { id: Int, caption: String }
      sections:
        photos:
          cells: [Photo]
          layout: { carousel: { height: 120, estimatedHeight: 100 } }
      """,
    right: """
      views:
        Photo:
          data: { id: Int, caption: String }
      sections:
        photos:
          cells: [Photo]
          layout: { carousel: { height: 120 } }
      """)

  static let needlessBackground = Explanation(
    "a background that no collection shows",
    """
    The background of a section is a decoration of collection layouts, and this
    screen is shown in a table, where sections have none. The output is right
    all the same, so this is a warning. Remove the key to silence it, or add
    'collection' to the containers of the screen.
    """,
    wrong: """
      containers: table
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          background: systemGroupedBackground
          cells: [Title]
      """,
    right: """
      containers: [collection, table]
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          background: systemGroupedBackground
          cells: [Title]
      """)
}
