/// What views say of their fields, actions and sizes.
extension Explanation {
  static let unknownField = Explanation(
    "a field that 'data' does not have",
    """
    Layouts, identities, maps and samples name fields as they are declared under
    'data' of the view. This name is not among them. If it is a fixed text that
    a label should show, write '{ literal: … }': a plain name always means a
    field there.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            label: titel
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            label: title
      """)

  static let unknownAction = Explanation(
    "an action that the view does not declare",
    """
    What an element of a layout reports, or a cell that is selected or swiped,
    is declared under 'actions' of the view first. From there it becomes a case
    of the view's Action, and a case of the screen's action that you switch
    over. Anything else could reach nobody.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            - label: name
            - button: { title: Share, action: share }
            - button: { title: Buy, action: buy }
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions: [buy, share]
          layout:
            - label: name
            - button: { title: Share, action: share }
            - button: { title: Buy, action: buy }
      """)

  static let duplicateAction = Explanation(
    "an action is declared twice",
    """
    Each action becomes a case of the view's Action, and an enum has each case
    once. Swift could tell two cases with different values apart, but nobody who
    reads the switch could. If the two mean different things, give one of them
    another name.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions: [buy, buy]
          view: custom
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          view: custom
      """)

  static let payloadWithoutLabels = Explanation(
    "an action's values have no labels",
    """
    The values that an action carries become the associated values of a case,
    and each has a label there: 'case favorite(isOn: Bool)'. The label is what
    makes the switch at the other end readable. An action that carries nothing
    is written without a value, as 'buy:', or in a list.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions:
            favorite: Bool
          view: custom
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions:
            favorite: { isOn: Bool }
          view: custom
      """)

  static let payloadDefault = Explanation(
    "a value of an action has a default",
    """
    An action is made at one place, by the view that reports it, and that place
    always gives all values. A default would only hide that one was forgotten.
    Fields of view data are different: there you write the values yourself, and
    a default saves typing.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions:
            favorite: { isOn: Bool = true }
          view: custom
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions:
            favorite: { isOn: Bool }
          view: custom
      """)

  static let customSize = Explanation(
    "a size of your own for a view that is not yours",
    """
    'size: custom' means that your view class computes the size of its cells, in
    'size(for:boundedBy:)'. Here cellgen writes the view, so there is no class
    of yours to ask. Most views need no size at all: their cells are measured by
    Auto Layout. For rows that are all the same, a fixed height is faster.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          size: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
          size: { height: 80 }
      """)
}
