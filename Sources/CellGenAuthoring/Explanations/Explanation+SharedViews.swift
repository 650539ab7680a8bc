/// Views that other views show.
extension Explanation {
  static let shownByItself = Explanation(
    "a view that is shown by itself",
    """
    'view' says who shows this data: a class that you write, with 'custom', or
    another view of the manifest. A view that names itself says neither, and
    would have no class at all. Without the key, cellgen writes the view.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          view: Title
      """,
    right: """
      views:
        Title:
          data: { title: String }
          view: custom
      """)

  static let targetIsMapped = Explanation(
    "a view that is itself shown by another",
    """
    With 'view: Title', a view hands its data on to another one and has no class
    of its own. So it cannot show a third one's data. Name the view at the end
    of the chain: the map then says in one place which field feeds which.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { title: String, price: Decimal }
          view: Title
        Offer:
          data: { title: String, discount: Int }
          view: Product
      """,
    right: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { title: String, price: Decimal }
          view: Title
        Offer:
          data: { title: String, discount: Int }
          view: Title
      """)

  static let mapWithoutView = Explanation(
    "a map to no other view",
    """
    'map' says which field of this view feeds which field of the view that shows
    it. No other view shows this one, so there is nothing to feed. Either the
    line 'view: …' with the other view's name is missing, or the map is left
    from before.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          map: { title: name }
      """,
    right: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          view: Title
          map: { title: name }
      """)

  static let keyOfMappedView = Explanation(
    "actions or size of a view that another shows",
    """
    With 'view: Title', this view hands its data on to 'Title', whose class
    reports the actions and has the size. Given here once more, they would have
    no effect, or contradict what the class does. Move them to the view that is
    shown. Only where that is a class of yours that takes this data by an
    overload, with 'map: custom', may this view have a size of its own.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          view: Title
          map: { title: name }
          size: { height: 80 }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          size: { height: 80 }
        Product:
          data: { name: String }
          view: Title
          map: { title: name }
      """)

  static let mapMismatch = Explanation(
    "a map between fields of different types",
    """
    A map hands values on as they are; it does not convert, because how a price
    becomes a text is for your code to say, with a formatter and a locale. A
    field feeds one of the same type, or the optional of it. Types are compared
    as they are written, as cellgen does not see your Swift code.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { price: Decimal }
          view: Title
          map: { title: price }
      """,
    right: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { priceText: String }
          view: Title
          map: { title: priceText }
      """)

  static let unfedField = Explanation(
    "a field of the other view gets no value",
    """
    The view that shows this data needs a value for each of its fields that has
    no default. Fields of the same name and type feed each other by themselves;
    for the others, 'map' says which feeds which. This one gets nothing, and
    Swift would reject the conversion.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          view: Title
      """,
    right: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          view: Title
          map: { title: name }
      """)

  static let overloadWithoutClass = Explanation(
    "an overload of a class that cellgen writes",
    """
    'map: custom' says that the class of the other view has a 'configure(with:)'
    for this data, too, which you write beside the other one. So the class must
    be yours, by 'view: custom'. A class that cellgen writes takes one kind of
    data; 'map' says which field of this view feeds which field of that one.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          view: Title
          map: custom
      """,
    right: """
      views:
        Title:
          data: { title: String }
        Product:
          data: { name: String }
          view: Title
          map: { title: name }
      """)

  static let overloadedEdge = Explanation(
    "a header or footer with 'map: custom'",
    """
    With 'map: custom' a class takes the data of several views. A cell model
    says with which of them its cell is configured; headers and footers have
    none, so they give a class the data of its own view alone. Say in 'map'
    which field feeds which, or show the other view itself.
    """,
    wrong: """
      views:
        Heading:
          data: { title: String }
          view: custom
        Month:
          data: { name: String }
          view: Heading
          map: custom
        Entry:
          data: { id: Int, text: String }
      sections:
        entries: { header: Month, cells: [Entry] }
      """,
    right: """
      views:
        Heading:
          data: { title: String }
          view: custom
        Month:
          data: { name: String }
          view: Heading
          map: { title: name }
        Entry:
          data: { id: Int, text: String }
      sections:
        entries: { header: Month, cells: [Entry] }
      """)
}
