/// What manifests of a run say of each other, and a manifest of its screen.
extension Explanation {
  static let unknownManifest = Explanation(
    "'uses' names a manifest that is not there",
    """
    'uses' names other manifests by their file names without '.sections', and
    only those that are read in the same run. cellgen does not search the disk
    for them, so that a build system knows beforehand on which files the output
    depends. Pass all manifests of a module in one command, or pass their
    folder. The build plugin always does.
    """,
    wrong: [
      "Listing.sections": """
      uses: [Shered]
      views:
        Title:
          data: { title: String }
      """,
      "Shared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ],
    right: [
      "Listing.sections": """
      uses: [Shared]
      views:
        Title:
          data: { title: String }
      """,
      "Shared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ])

  static let ambiguousManifest = Explanation(
    "'uses' names two manifests at once",
    """
    'uses' names other manifests by their file names alone, without the folders.
    Two manifests of the run have this name, in different folders, and cellgen
    does not guess which of them you mean. Give one of the files another name.
    """,
    wrong: [
      "Listing.sections": """
      uses: [Shared]
      views:
        Title:
          data: { title: String }
      """,
      "Profile/Shared.sections": """
      views:
        Avatar:
          data: { name: String }
      """,
      "Shop/Shared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ],
    right: [
      "Listing.sections": """
      uses: [ShopShared]
      views:
        Title:
          data: { title: String }
      """,
      "Profile/Shared.sections": """
      views:
        Avatar:
          data: { name: String }
      """,
      "Shop/ShopShared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ])

  static let narrowAccess = Explanation(
    "a public manifest uses an internal one",
    """
    What a public declaration shows has to be public itself: Swift rejects a
    public enum with a case that carries an internal type. Each manifest says
    with 'access' who can see its declarations, so one that is public can only
    use manifests that are public too. Without the key, a manifest is internal.
    """,
    wrong: [
      "Listing.sections": """
      access: public
      uses: [Shared]
      sections:
        top:
          header: Badge
      """,
      "Shared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ],
    right: [
      "Listing.sections": """
      access: public
      uses: [Shared]
      sections:
        top:
          header: Badge
      """,
      "Shared.sections": """
      access: public
      views:
        Badge:
          data: { text: String }
      """,
    ])

  static let unknownView = Explanation(
    "a view that is declared nowhere",
    """
    Cells, headers and footers, and the views that show other ones, are named as
    they are declared under 'views': in this manifest, or in one that it lists
    under 'uses'. It is the name of the view, such as 'Title', not that of a
    generated type such as 'TitleView'.
    """,
    wrong: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Titel]
      """,
    right: """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """)

  static let undeclaredUse = Explanation(
    "a view of a manifest that is not in 'uses'",
    """
    The view exists, but in another manifest, which this one does not list under
    'uses'. Naming it there costs a line and says on what the screen depends, as
    an import does; without it, a view that is renamed in one place would break
    screens that nobody thought of.
    """,
    wrong: [
      "Listing.sections": """
      sections:
        top:
          header: Badge
      """,
      "Shared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ],
    right: [
      "Listing.sections": """
      uses: [Shared]
      sections:
        top:
          header: Badge
      """,
      "Shared.sections": """
      views:
        Badge:
          data: { text: String }
      """,
    ])

  static let noContainers = Explanation(
    "a screen without a list to be shown in",
    """
    'containers' says for which of UIKit's lists the screen gets a data source:
    the collection view, the table view or both. With none of them, there would
    be cells and no way to show them. Without the key, a screen is made for a
    collection view.
    """,
    wrong: """
      containers: []
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """,
    right: """
      containers: [table]
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """)

  static let noScreenName = Explanation(
    "the file's name makes no Swift name",
    """
    Without the key 'screen', the screen is named after its file:
    'search-results.sections' makes 'SearchResults'. Here that is no Swift name,
    because it would begin with a digit, or because nothing is left of it. The
    key 'screen' gives the screen a name of its own, and the file can keep its
    own.
    """,
    wrong: [
      "2024.sections": """
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """
    ],
    right: [
      "2024.sections": """
      screen: YearInReview
      views:
        Title:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Title]
      """
    ])

  static let screenWithoutSections = Explanation(
    "settings of a screen that does not exist",
    """
    A manifest with 'sections' describes a screen; one without declares views
    for others to use, and has no screen. So 'screen', 'containers' and 'table'
    mean nothing in it. The output is right all the same, so this is a warning.
    Perhaps the sections are still to come; otherwise remove the key to silence
    it.
    """,
    wrong: """
      screen: Listing
      views:
        Title:
          data: { title: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)
}
