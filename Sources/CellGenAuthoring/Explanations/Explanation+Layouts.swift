/// The elements of the views that cellgen writes.
extension Explanation {
  static let layoutAndView = Explanation(
    "a view with a layout and a class",
    """
    A view is shown in one way: cellgen writes its class from 'layout', you
    write the class with 'view: custom', or another view shows it. With both
    keys, it is open which class cells would use, and one of them would never be
    seen.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          view: custom
          layout:
            label: title
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            label: title
      """)

  static let unknownElement = Explanation(
    "an element that does not exist",
    """
    A layout is made of eight elements: 'label', 'image', 'button', 'toggle',
    'spacer', 'vstack', 'hstack' and 'view'. They are named for what they are,
    not after UIKit's classes. For anything else, such as a map or a text field,
    write the view yourself with 'view: custom'; it can still stand inside a
    layout, as a 'view'.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            - text: title
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            - label: title
      """)

  static let secondElement = Explanation(
    "an element with two keys",
    """
    An element of a layout is one key that says what it is, and below or behind
    it what it shows. Settings of the element belong inside its value, in braces
    or indented below it. A second element begins with a dash of its own.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            - label: title
              font: headline
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            - label: { text: title, font: headline }
      """)

  static let emptyLayout = Explanation(
    "a view or a stack with nothing in it",
    """
    A view without elements would be a cell of no height, and a stack without
    children adds nothing but its insets. If the identity is the only field of a
    view, the default layout has nothing to show either, as identities are
    mostly not meant to be read.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            vstack: []
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            vstack:
              - label: title
      """)

  static let elementType = Explanation(
    "an element cannot show a field of this type",
    """
    A label shows texts and numbers, a toggle a Bool, an image a name as a
    String, and a 'view' the data of another view. For any other type, somebody
    has to decide how it looks: a date has a format, a price a currency. Prepare
    it in your code as a text, or write the view yourself with 'view: custom'.
    """,
    wrong: """
      views:
        Review:
          data: { text: String, date: Date }
          layout:
            - label: text
            - label: date
      """,
    right: """
      views:
        Review:
          data: { text: String, dateText: String }
          layout:
            - label: text
            - label: dateText
      """)

  static let elementAction = Explanation(
    "an action does not fit its element",
    """
    An element reports what it knows: a button nothing but the tap, a toggle its
    new value, a 'view' the action of the view inside; a cell that is selected
    or swiped, nothing but that. The action has to carry exactly this, or the
    generated code could not make its value. Which cell it was is not part of
    it: the screen adds the cell's identity.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions:
            buy: { count: Int }
          layout:
            - label: name
            - button: { title: Buy, action: buy }
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions:
            buy:
          layout:
            - label: name
            - button: { title: Buy, action: buy }
      """)

  static let noObviousElement = Explanation(
    "a field that nobody knows how to show",
    """
    A view with neither 'layout' nor 'view' gets a default layout: a label for
    each text and number, a switch for each Bool. A field of another type has no
    element that everybody would expect: a URL may be an image, a link or
    nothing that is seen. Write a layout with the elements that you want, or
    write the class.
    """,
    wrong: """
      views:
        Photo:
          data: { caption: String, url: URL }
      """,
    right: """
      views:
        Photo:
          data: { caption: String, url: URL }
          layout:
            label: caption
      """)
}
