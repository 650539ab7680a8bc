/// Names of views, fields, sections and what is generated from them.
extension Explanation {
  static let notAnIdentifier = Explanation(
    "a name that Swift does not take",
    """
    Names of views, fields, actions and sections become names of Swift types,
    properties and cases. So they are made of the letters a to z, digits and
    '_', and do not begin with a digit. Swift's own keywords are fine: cellgen
    puts back-ticks around them where Swift needs that.
    """,
    wrong: """
      views:
        Product-Title:
          data: { title: String }
      """,
    right: """
      views:
        ProductTitle:
          data: { title: String }
      """)

  static let nameCase = Explanation(
    "a name begins with the wrong kind of letter",
    """
    Views and screens become types, and begin with a capital letter; fields,
    actions and sections become properties and cases, and begin with a
    lower-case one, as Swift's API guidelines have it. It is more than taste:
    from 'Title' cellgen makes the type 'TitleView' and the case 'title', and
    two views whose names differ in that letter alone would meet in one of them.
    """,
    wrong: """
      views:
        title:
          data: { title: String }
      """,
    right: """
      views:
        Title:
          data: { title: String }
      """)

  static let reservedName = Explanation(
    "a name that the generated code needs itself",
    """
    A few names are taken: 'hashValue' by Hashable, 'allCases' by CaseIterable,
    'samples' by the examples that cellgen writes for previews, 'self' by Swift.
    A field or section of that name would not compile, or would hide what the
    rest of the code relies on. The message says who needs the name.
    """,
    wrong: """
      views:
        Product:
          data: { name: String, samples: Int }
      """,
    right: """
      views:
        Product:
          data: { name: String, sampleCount: Int }
      """)

  static let nameCollision = Explanation(
    "a generated type would exist twice",
    """
    A view 'Title' becomes the types 'TitleViewData', 'TitleView' and
    'TitleCellModel'; a screen 'Listing' becomes 'ListingItem', 'ListingSection'
    and so on. Here one of these is already taken: by UIKit, by the runtime, or
    by another name in the run. Your module would not compile, or 'UIImageView'
    would mean your view in all of its files.
    """,
    wrong: """
      views:
        UIImage:
          data: { caption: String }
      """,
    right: """
      views:
        Photo:
          data: { caption: String }
      """)

  static let memberCollision = Explanation(
    "two sections would make the same property",
    """
    The content of a screen has a property for each section, and one with the
    ending 'Header' or 'Footer' for what stands above or below it. So a section
    'reviewsHeader' and the header of a section 'reviews' meet in one property.
    One of the sections needs another name.
    """,
    wrong: """
      views:
        Heading:
          data: { title: String }
          id: title
      sections:
        reviews: { header: Heading, cells: [Heading] }
        reviewsHeader: { cells: [Heading] }
      """,
    right: """
      views:
        Heading:
          data: { title: String }
          id: title
      sections:
        reviews: { header: Heading, cells: [Heading] }
        reviewsTop: { cells: [Heading] }
      """)

  static let caseCollision = Explanation(
    "two names would make the same case",
    """
    The items of a screen are an enum with a case for each kind of cell, named
    after the view in lower camel case: 'URLItem' becomes 'urlItem'. Two views
    whose names differ only in the capitals of an abbreviation meet in one case.
    They may live in one module, but not on one screen. The actions of a screen
    are an enum, too, with a case for each view, header and footer that reports
    something, and for the buttons of its states. And its accessibility
    identifiers have a constant for each header and footer and for each view of
    which there is at most one.
    """,
    wrong: """
      views:
        URLItem:
          data: { id: Int, title: String }
        UrlItem:
          data: { id: Int, title: String }
      sections:
        links:
          cells: [URLItem, UrlItem]
      """,
    right: """
      views:
        URLItem:
          data: { id: Int, title: String }
        LinkItem:
          data: { id: Int, title: String }
      sections:
        links:
          cells: [URLItem, LinkItem]
      """)

  static let duplicateView = Explanation(
    "two manifests declare the same view",
    """
    All manifests of a run become one Swift module, so each view is declared
    once in all of them, and its types exist once. To show the same view on two
    screens, declare it in one manifest and name that manifest under 'uses' in
    the others. Views that merely happen to share a name need different ones.
    """,
    wrong: [
      "Listing.sections": """
      views:
        Title:
          data: { title: String, price: Decimal }
      """,
      "Profile.sections": """
      views:
        Title:
          data: { title: String }
      """,
    ],
    right: [
      "Listing.sections": """
      views:
        ListingTitle:
          data: { title: String, price: Decimal }
      """,
      "Profile.sections": """
      views:
        Title:
          data: { title: String }
      """,
    ])

  static let duplicateScreen = Explanation(
    "two screens of the same name",
    """
    A screen is named after its manifest's file, unless the key 'screen' gives
    it another name. All manifests of a run become one Swift module, and two
    screens of one name would make 'ListingItem' and the like twice. Files of
    the same name in different folders are the usual case.
    """,
    wrong: [
      "Search/Listing.sections": """
      views:
        Result:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Result]
      """,
      "Shop/Listing.sections": """
      views:
        Product:
          data: { id: Int, name: String }
      sections:
        products:
          cells: [Product]
      """,
    ],
    right: [
      "Search/Listing.sections": """
      screen: SearchListing
      views:
        Result:
          data: { id: Int, title: String }
      sections:
        results:
          cells: [Result]
      """,
      "Shop/Listing.sections": """
      views:
        Product:
          data: { id: Int, name: String }
      sections:
        products:
          cells: [Product]
      """,
    ])

  static let sameOutput = Explanation(
    "two manifests would write the same files",
    """
    The generated files are named after the manifest's path, with '_' in place
    of '/': 'Shop/Listing.sections' becomes 'Shop_Listing+Views.swift' and so
    on. Here two paths lead to the same names, or to names that differ in
    capitals alone, which the file system of most Macs takes for the same. One
    file would overwrite the other.
    """,
    wrong: [
      "Shop/Listing.sections": """
      views:
        Product:
          data: { name: String }
      """,
      "Shop_Listing.sections": """
      views:
        Result:
          data: { title: String }
      """,
    ],
    right: [
      "Shop/Listing.sections": """
      views:
        Product:
          data: { name: String }
      """,
      "Search_Listing.sections": """
      views:
        Result:
          data: { title: String }
      """,
    ])
}
