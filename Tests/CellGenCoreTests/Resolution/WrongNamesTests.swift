import CellGenCore
import Testing

@Suite("Mistakes in names")
struct WrongNamesTests {
  @Test("Each is reported once, where it stands", arguments: wrongNames)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongNames: [WrongManifest] = [
  WrongManifest(
    "a view in lower case",
    """
    views:
      ①title: { data: { title: String } }
    """,
    .nameCase,
    "the name of a view must begin with a capital letter, found 'title'",
    help: "write 'Title'"),
  WrongManifest(
    "a view that is no identifier",
    """
    views:
      ①Product-Title: { data: { title: String } }
    """,
    .notAnIdentifier,
    "the name of a view must be a Swift identifier, found 'Product-Title'",
    help: "write 'ProductTitle'"),
  WrongManifest(
    "a field with a capital",
    """
    views:
      Title: { data: { ①URL: String } }
    """,
    .nameCase,
    "the name of a field must begin with a lower-case letter, found 'URL'",
    help: "write 'url'"),
  WrongManifest(
    "a field with a reserved name",
    """
    views:
      Title: { data: { ①samples: String } }
    """,
    .reservedName,
    "'samples' cannot be the name of a field: the view data has its samples there",
    help: "choose another name"),
  WrongManifest(
    "a section with a dash",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      ①top-picks: { cells: [Title] }
    """,
    .notAnIdentifier,
    "the name of a section must be a Swift identifier, found 'top-picks'",
    help: "write 'topPicks'"),
  WrongManifest(
    "a section with a reserved name",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      ①allCases: { cells: [Title] }
    """,
    .reservedName,
    "'allCases' cannot be the name of a section: CaseIterable has a member of that name",
    help: "choose another name"),
  WrongManifest(
    "a view that hides a class of UIKit",
    """
    views:
      ①UIImage: { data: { title: String } }
    """,
    .nameCollision,
    "'UIImage' makes the type 'UIImageView', which the system has already",
    help: "choose another name"),
  WrongManifest(
    "a view that hides a type of the runtime",
    """
    views:
      ①Configurable: { data: { title: String } }
    """,
    .nameCollision,
    "'Configurable' makes the type 'ConfigurableView', which cellgen's runtime has already",
    help: "choose another name"),
  WrongManifest(
    "a screen that hides a type of the runtime",
    """
    screen: ①Collection
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title] }
    """,
    .nameCollision,
    "'Collection' makes the type 'CollectionViewCreator', which cellgen's runtime has already",
    help: "choose another name"),
  WrongManifest(
    "a view whose case is self",
    """
    views:
      ①Self: { data: { title: String } }
    """,
    .reservedName,
    "'Self' cannot be the name of a view: its case 'self' means the value itself in Swift",
    help: "choose another name"),
  WrongManifest(
    "two views of one case",
    """
    views:
      URLItem: { data: { id: Int, title: String } }
      ①UrlItem: { data: { id: Int, title: String } }
    sections:
      main: { cells: [URLItem, UrlItem] }
    """,
    .caseCollision,
    "'UrlItem' and 'URLItem' both make the case 'urlItem' of a screen",
    help: "rename one of the views"),
  WrongManifest(
    "a section named like another's header",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      reviews: { header: Title, cells: [Title] }
      ①reviewsHeader: { cells: [Title] }
    """,
    .memberCollision,
    "the section 'reviewsHeader' and the header of 'reviews' both make the property 'reviewsHeader'",
    help: "rename one of the sections"),
  WrongManifest(
    "a field that is a word of Swift's own",
    """
    views:
      Title: { data: { ①self: String } }
    """,
    .reservedName,
    "'self' cannot be the name of a field: in Swift it means the value itself",
    help: "choose another name"),
]
