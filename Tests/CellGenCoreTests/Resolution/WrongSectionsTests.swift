import CellGenCore
import Testing

@Suite("Mistakes in sections")
struct WrongSectionsTests {
  @Test("Each is reported once, where it stands", arguments: wrongSections)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongSections: [WrongManifest] = [
  WrongManifest(
    "an empty section",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title] }
      ①rest: {}
    """,
    .emptySection,
    "the section 'rest' has no cells, no header and no footer",
    help: "add 'cells: [Title]' with the views that it shows, or remove the section"),
  WrongManifest(
    "a cell without an identity",
    """
    views:
      Title: { data: { title: String } }
    sections:
      main: { cells: [①Title] }
    """,
    .missingIdentity,
    "'Title' cannot be a cell, because nothing tells its cells apart",
    help: "add 'id: Int' to 'data', or 'id: title' to the view, or 'id: only' for one on the screen"
  ),
  WrongManifest(
    "an unknown cell",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [①Titel] }
    """,
    .unknownView,
    "there is no view 'Titel'",
    help: "did you mean 'Title'?"),
  WrongManifest(
    "an unknown layout of a section",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title], layout: ①gird }
    """,
    .unknownChoice,
    "'layout' cannot be 'gird'",
    help: "did you mean 'grid'?"),
  WrongManifest(
    "a grid without columns",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title], layout: ①grid }
    """,
    .requiredKey,
    "a grid layout needs the key 'columns'",
    help: "write '{ grid: { columns: 2 } }'"),
  WrongManifest(
    "a grid of no columns",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main:
        cells: [Title]
        layout: { grid: { columns: ①0 } }
    """,
    .outOfRange,
    "'columns' must be at least 1, found '0'",
    help: "write a number that is at least 1"),
  WrongManifest(
    "a grid that is a number",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main:
        cells: [Title]
        layout: { grid: ①2 }
    """,
    .wrongKind,
    "'grid' must be a mapping of keys to values, found '2'",
    help: "write '{ grid: { columns: 2 } }'"),
  WrongManifest(
    "two layouts",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main:
        cells: [Title]
        layout: { grid: { columns: 2 }, ①list: {} }
    """,
    .twoLayouts,
    "a section has one layout, found 'grid' and 'list'",
    help: "remove one of them, or make two sections"),
  WrongManifest(
    "a header that is a list",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title], header: ①[Title] }
    """,
    .wrongKind,
    "'header' must be a name, found a list",
    help: "write 'header: Title'"),
  WrongManifest(
    "a view that is never used",
    """
    views:
      Title: { data: { id: Int, title: String } }
      ①Promo: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title] }
    """,
    .unusedView,
    "the view 'Promo' is never used",
    help: "add it to the 'cells' of a section, or remove it"),
  WrongManifest(
    "an id of a header",
    """
    views:
      Title: { data: { id: Int, title: String } }
      Header:
        data: { title: String }
        id: ①title
    sections:
      main: { cells: [Title], header: Header }
    """,
    .needlessIdentity,
    "'Header' has an 'id' and is never a cell",
    help: "remove 'id' if nothing else shows 'Header' as a cell"),
  WrongManifest(
    "a cell that is listed twice",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title, ①Title] }
    """,
    .repeatedName,
    "'Title' is listed twice in 'cells'",
    help: "remove one of them"),
  WrongManifest(
    "cells that lack a space",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main:
        cells:
          ①-Title
    """,
    .wrongKind,
    "'cells' must be a list, found '-Title'",
    help: "did you mean '- Title'? a list item begins with '-' and a space"),
  WrongManifest(
    "an unknown appearance",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title], layout: { list: { appearance: ①inset } } }
    """,
    .unknownChoice,
    "'appearance' cannot be 'inset'",
    help: "did you mean 'insetGrouped'?"),
  WrongManifest(
    "a spacing below zero",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [Title], layout: { carousel: { spacing: ①-1 } } }
    """,
    .outOfRange,
    "'spacing' must be at least 0, found '-1'",
    help: "write a number that is at least 0"),
  WrongManifest(
    "a number in quotes",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main:
        cells: [Title]
        layout: { grid: { columns: ①"2" } }
    """,
    .notANumber,
    "'columns' must be a whole number, found '2'",
    help: "remove the quotes: 2"),
  WrongManifest(
    "an item that is a list",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main: { cells: [①[Title]] }
    """,
    .wrongKind,
    "an item of 'cells' must be a name, found a list",
    help: "write one name"),
  WrongManifest(
    "a custom layout with options",
    """
    views:
      Title: { data: { id: Int, title: String } }
    sections:
      main:
        cells: [Title]
        layout: { custom: ①{ width: 8 } }
    """,
    .wrongKind,
    "'custom' must be without a value, found a mapping",
    help: "write 'layout: custom'; the function that you write decides everything"),
]
