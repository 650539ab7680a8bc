import CellGenCore
import Testing

@Suite("Mistakes in views that others show")
struct WrongMapsTests {
  @Test("Each is reported once, where it stands", arguments: wrongMaps)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongMaps: [WrongManifest] = [
  WrongManifest(
    "a view that is shown by itself",
    """
    views:
      Title:
        data: { title: String }
        view: ①Title
    """,
    .shownByItself,
    "the view 'Title' cannot be shown by itself",
    help: "write 'view: custom' for a class of yours, or name another view"),
  WrongManifest(
    "a view that is shown by an unknown one",
    """
    views:
      Title:
        data: { title: String }
      Product:
        data: { title: String }
        view: ①Titel
    """,
    .unknownView,
    "there is no view 'Titel'",
    help: "did you mean 'Title'?"),
  WrongManifest(
    "a view that is shown by a mapped one",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { title: String }
        view: Title
      Offer:
        data: { title: String }
        view: ①Product
    """,
    .targetIsMapped,
    "'Product' has no class of its own, so it cannot show another view",
    help: "write 'view: Title'"),
  WrongManifest(
    "a map without a view",
    """
    views:
      Title:
        data: { title: String }
        ①map: { title: title }
    """,
    .mapWithoutView,
    "'map' means nothing here, because no other view shows this one",
    help: "add 'view: Title' with the name of the view that shows it, or remove 'map'"),
  WrongManifest(
    "a size of a mapped view",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { title: String }
        view: Title
        ①size: { height: 80 }
    """,
    .keyOfMappedView,
    "'size' cannot be given for a view that 'Title' shows",
    help: "remove it, or move it to 'Title'"),
  WrongManifest(
    "a map from an unknown field",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { name: String }
        view: Title
        map: { title: ①nam }
    """,
    .unknownField,
    "there is no field 'nam' in 'data'",
    help: "did you mean 'name'?"),
  WrongManifest(
    "a map to an unknown field",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { title: String }
        view: Title
        map: { ①titel: title }
    """,
    .unknownField,
    "there is no field 'titel' in the data of 'Title'",
    help: "did you mean 'title'?"),
  WrongManifest(
    "a map between types",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { price: Decimal }
        view: Title
        map: { title: ①price }
    """,
    .mapMismatch,
    "'price' is 'Decimal' and cannot feed 'title', which is 'String'",
    help: "map a field of type 'String', or change one of the types"),
  WrongManifest(
    "a field that nothing feeds",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { name: String }
        view: ①Title
    """,
    .unfedField,
    "nothing feeds 'title' of 'Title'",
    help: "add 'map: { title: … }' with a field of type 'String'"),
  WrongManifest(
    "a field of the same name and another type",
    """
    views:
      Title: { data: { title: String } }
      Product:
        data: { title: Int }
        view: ①Title
    """,
    .unfedField,
    "nothing feeds 'title' of 'Title': 'title' here is 'Int', not 'String'",
    help: "add 'map: { title: … }' with a field of type 'String'"),
]
