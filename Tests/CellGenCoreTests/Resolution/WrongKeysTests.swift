import CellGenCore
import Testing

@Suite("Mistakes in keys and values")
struct WrongKeysTests {
  @Test("Each is reported once, where it stands", arguments: wrongKeys)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongKeys: [WrongManifest] = [
  WrongManifest(
    "an unknown key of a view",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        ①acions: [buy]
    """,
    .unknownKey,
    "a view has no key 'acions'",
    help: "did you mean 'actions'?"),
  WrongManifest(
    "an unknown key of the manifest with no near name",
    """
    views:
      Title: { data: { title: String } }
    ①theme: dark
    """,
    .unknownKey,
    "a manifest has no key 'theme'",
    help: "remove it, or use one of the keys below"),
  WrongManifest(
    "a section's key in a view",
    """
    views:
      Title:
        data: { title: String }
        ①footer: Note
    """,
    .misplacedKey,
    "'footer' belongs to a section; it is written as if it belonged to a view",
    help: "move 'footer' to the keys of a section"),
  WrongManifest(
    "a manifest's key among the views",
    """
    views:
      Title: { data: { title: String } }
      ①sections:
        main: { cells: [Title] }
    """,
    .misplacedKey,
    "'sections' belongs to a manifest; it is indented as if it belonged to 'views'",
    help: "indent 'sections' as far as 'views'"),
  WrongManifest(
    "a view's key among its fields",
    """
    views:
      Title:
        data:
          title: String
          ①layout:
            label: title
    """,
    .misplacedKey,
    "'layout' belongs to a view; it is indented as if it belonged to 'data'",
    help: "indent 'layout' as far as 'data'"),
  WrongManifest(
    "a manifest that is a list",
    """
    ①- Title
    """,
    .wrongKind,
    "a manifest must be a mapping of keys to values, found a list",
    help:
      "write its keys on lines of their own; they are 'screen', 'access', 'deploymentTarget', 'imports', 'containers', 'table', 'uses', 'views', 'sections' and 'states'"
  ),
  WrongManifest(
    "views that are a list",
    """
    views: ①[Title]
    """,
    .wrongKind,
    "'views' must be a mapping of keys to values, found a list",
    help: "write each view below its name: 'Title: { data: { text: String } }'"),
  WrongManifest(
    "a view that is a text",
    """
    views:
      Title: ①custom
    """,
    .wrongKind,
    "'Title' must be a mapping of keys to values, found 'custom'",
    help:
      "write its keys on lines of their own; they are 'doc', 'data', 'id', 'unshown', 'actions', 'select', 'swipe', 'view', 'map', 'layout', 'size' and 'samples'"
  ),
  WrongManifest(
    "a key without a value",
    """
    access:①
    views:
      Title: { data: { title: String } }
    """,
    .emptyValue,
    "'access' has no value",
    help: "write a value after the ':', or remove the key"),
  WrongManifest(
    "an unknown access",
    """
    access: ①private
    views:
      Title: { data: { title: String } }
    """,
    .unknownChoice,
    "'access' cannot be 'private'",
    help: "write internal: generated types are used across files"),
  WrongManifest(
    "an unknown container",
    """
    containers: [①tabel]
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title] }
    """,
    .unknownChoice,
    "an item of 'containers' cannot be 'tabel'",
    help: "did you mean 'table'?"),
  WrongManifest(
    "no container",
    """
    containers: ①[]
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title] }
    """,
    .noContainers,
    "'containers' is empty, and a screen needs something to be shown in",
    help: "write [collection], or remove the key"),
  WrongManifest(
    "a module that is no name",
    """
    imports: [①King-fisher]
    views:
      Title: { data: { title: String } }
    """,
    .notAnIdentifier,
    "the name of a module must be a Swift identifier, found 'King-fisher'",
    help: "write the module's name as it stands after 'import'"),
  WrongManifest(
    "a module that is listed twice",
    """
    imports: [Kingfisher, ①Kingfisher]
    views:
      Title: { data: { title: String } }
    """,
    .repeatedName,
    "'Kingfisher' is listed twice in 'imports'",
    help: "remove one of them"),
  WrongManifest(
    "an unknown manifest",
    """
    uses: [①Shered]
    views:
      Title: { data: { title: String } }
    """,
    .unknownManifest,
    "there is no manifest 'Shered' in this run",
    help: "pass 'Shered.sections' to cellgen too, or remove the name"),
  WrongManifest(
    "a screen without sections",
    """
    ①screen: Listing
    views:
      Title: { data: { title: String } }
    """,
    .screenWithoutSections,
    "'screen' means nothing in a manifest without 'sections'",
    help: "remove 'screen', or add 'sections'"),
  WrongManifest(
    "a screen in lower case",
    """
    screen: ①listing
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title] }
    """,
    .nameCase,
    "the name of a screen must begin with a capital letter, found 'listing'",
    help: "write 'Listing'"),
  WrongManifest(
    "sections with nothing in them",
    """
    views:
      Title: { data: { title: String } }
    sections:①
    """,
    .wrongKind,
    "'sections' must be a mapping of keys to values, found nothing",
    help: "write each section below its name: 'main: { cells: [Title] }'"),
  WrongManifest(
    "sections without an entry",
    """
    views:
      Title: { data: { title: String } }
    ①sections: {}
    """,
    .noSections,
    "'sections' is empty, and a screen needs at least one section",
    help: "add one, as '  main:' with '    cells: [Title]' below it, or remove 'sections'"),
  WrongManifest(
    "a view's keys without its name",
    """
    views:
        ①data: { title: String }
        actions: [buy]
    """,
    .misplacedKey,
    "'data' belongs to a view, and stands where a view's name should",
    help: "write the view's name on a line above, as 'Title:', and indent its keys below"),
  WrongManifest(
    "a mistyped key that is needed",
    """
    views:
      Title:
        ①dta: { title: String }
    """,
    .unknownKey,
    "a view has no key 'dta'",
    help: "did you mean 'data'?"),
  WrongManifest(
    "a section's keys without its name",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      ①cells: [Title]
      layout: list
    """,
    .misplacedKey,
    "'cells' belongs to a section, and stands where a section's name should",
    help: "write the section's name on a line above, as 'main:', and indent its keys below"),
  WrongManifest(
    "a stack's keys without a stack",
    """
    views:
      Title:
        data: { title: String }
        layout:
          ①spacing: 4
          children: [{ label: title }]
    """,
    .misplacedKey,
    "'spacing' belongs to a stack, and stands where an element should",
    help: "write 'vstack:' or 'hstack:' on a line above, and indent its keys below"),
]
