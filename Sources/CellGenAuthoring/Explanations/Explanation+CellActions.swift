/// What selecting and swiping cells reports.
extension Explanation {
  static let neverSelected = Explanation(
    "selection of a view that is never a cell",
    """
    'select' names what a view's cells report when they are selected, and only
    cells are: headers and footers, and views inside other views, are not. The
    view is none anywhere, so the action is never reported for a selection. The
    output is right all the same, so this is a warning; remove the key to
    silence it, or let a section show the view as a cell.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
        Heading:
          data: { text: String }
          actions: [open]
          select: open
      sections:
        results:
          header: Heading
          cells: [Title]
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
          actions: [open]
          select: open
        Heading:
          data: { text: String }
      sections:
        results:
          header: Heading
          cells: [Title]
      """)

  static let neverSwiped = Explanation(
    "swipe actions of a cell that is in no list",
    """
    UIKit swipes the rows of tables, and of lists in a collection. The cells of
    a grid, of a carousel or of a layout of your own do not move under a finger.
    This view is shown in such sections alone, so nobody ever sees its actions.
    The output is right all the same, so this is a warning; remove the key to
    silence it, or show the view in a list.
    """,
    wrong: """
      views:
        Photo:
          data: { id: Int, caption: String }
          actions: [delete]
          swipe: [delete]
      sections:
        photos:
          layout: carousel
          cells: [Photo]
      """,
    right: """
      views:
        Photo:
          data: { id: Int, caption: String }
          actions: [delete]
          swipe: [delete]
      sections:
        photos:
          layout: list
          cells: [Photo]
      """)

  static let unnamedSwipe = Explanation(
    "a swipe that VoiceOver cannot name",
    """
    VoiceOver offers the actions of a swipe by their titles. One with a symbol
    alone has none, so people who cannot see the symbol do not know what it
    does. The code works all the same, so this is a warning: a 'title' silences
    it, and so does an empty one ("") where the symbol alone is meant.
    """,
    wrong: """
      views:
        Note:
          data: { id: Int, text: String }
          actions: [delete]
          swipe:
            - delete: { symbol: trash, style: destructive }
      sections:
        notes: { cells: [Note] }
      """,
    right: """
      views:
        Note:
          data: { id: Int, text: String }
          actions: [delete]
          swipe:
            - delete: { title: Delete, symbol: trash, style: destructive }
      sections:
        notes: { cells: [Note] }
      """)
}
