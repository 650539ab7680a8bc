/// The screen of a manifest: what it is shown in, and on which systems.
extension Explanation {
  static let statesWithoutSections = Explanation(
    "states of a manifest without a screen",
    """
    'states' says what a screen shows in place of its sections: while they are
    being loaded, when there is nothing in them, and when they could not be had.
    A manifest without 'sections' declares views for other manifests and has no
    screen, so there is nothing that these texts could stand in for, and no
    action that their buttons could report.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
      states:
        empty: Nothing found
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      states:
        empty: Nothing found
      """)

  static let tableWithoutContainer = Explanation(
    "the look of a table that is not there",
    """
    'containers' lists the UIKit views that the screen can fill: a collection, a
    table, or both. Without the key it is a collection alone. 'table' says how a
    table looks, so 'table' has to be among the containers; the sections of a
    collection have their look in the key 'layout'.
    """,
    wrong: """
      table: insetGrouped
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """,
    right: """
      containers: [collection, table]
      table: insetGrouped
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """)

  static let needsNewerIOS = Explanation(
    "something that came with a later iOS",
    """
    The generated code runs on the iOS of 'deploymentTarget' and on all later
    ones; without the key that is iOS 15. Most of it runs on iOS 13, too. What
    does not is reported here, where Swift would report it in code that you did
    not write. Give a later deployment target if the app has one, or do without.
    """,
    wrong: """
      deploymentTarget: 13
      views:
        Offer:
          data: { id: Int, title: String }
          actions: [buy]
          layout:
            - label: title
            - button: { title: Buy, action: buy }
      """,
    right: """
      deploymentTarget: 14
      views:
        Offer:
          data: { id: Int, title: String }
          actions: [buy]
          layout:
            - label: title
            - button: { title: Buy, action: buy }
      """)
}
