import CellGenCore
import Testing

@Suite("Mistakes in selection, swipes and overloads")
struct WrongCellActionsTests {
  @Test("Each is reported once, where it stands", arguments: wrongCellActions)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongCellActions: [WrongManifest] = [
  WrongManifest(
    "an unknown action of select",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        select: ①opne
    sections:
      main: { cells: [Mail] }
    """,
    .unknownAction,
    "there is no action 'opne' in this view",
    help: "did you mean 'open'?"),
  WrongManifest(
    "a field as the action of select",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        select: ①title
    sections:
      main: { cells: [Mail] }
    """,
    .unknownAction,
    "there is no action 'title' in this view",
    help: "use one of 'open' or 'delete', or add 'title' to the 'actions' of the view"),
  WrongManifest(
    "select of a view without actions",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        select: ①open
    sections:
      main: { cells: [Mail] }
    """,
    .unknownAction,
    "there is no action 'open' in this view",
    help: "declare it in the view: 'actions: [open]'"),
  WrongManifest(
    "an action that carries something",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: { open: { at: Int }, delete: {} }
        view: custom
        select: ①open
    sections:
      main: { cells: [Mail] }
    """,
    .elementAction,
    "the action of 'select' carries no values, and 'open' carries '{ at: Int }'",
    help: "name another action, or change what 'open' carries"),
  WrongManifest(
    "select as a switch",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        select: ①true
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'select' must be the name of an action, found 'true'",
    help: "write 'select: open'"),
  WrongManifest(
    "select as a switch that is off",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        select: ①false
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'select' must be the name of an action, found 'false'",
    help: "remove 'select': cells cannot be selected without it"),
  WrongManifest(
    "select as a switch of a view without actions",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        select: ①true
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'select' must be the name of an action, found 'true'",
    help: "add 'actions: [open]' to the view, and write 'select: open'"),
  WrongManifest(
    "select without a value",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        select:①
    sections:
      main: { cells: [Mail] }
    """,
    .emptyValue,
    "'select' has no value",
    help: "write a value after the ':', or remove the key"),
  WrongManifest(
    "the action of a view that another shows",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open]
        view: custom
      Draft:
        data: { id: Int, title: String }
        view: Mail
        select: ①edit
    sections:
      main: { cells: [Mail, Draft] }
    """,
    .unknownAction,
    "there is no action 'edit' in 'Mail'",
    help: "use 'open', the only action, or add 'edit' to the 'actions' of 'Mail'"),
  WrongManifest(
    "selection of a view that another shows without actions",
    """
    views:
      Mail: { data: { id: Int, title: String }, view: custom }
      Draft:
        data: { id: Int, title: String }
        view: Mail
        select: ①edit
    sections:
      main: { cells: [Mail, Draft] }
    """,
    .unknownAction,
    "there is no action 'edit' in 'Mail'",
    help: "declare it in 'Mail': 'actions: [edit]'"),
  WrongManifest(
    "onSelect",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        ①onSelect: open
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a view has no key 'onSelect'",
    help: "did you mean 'select'?"),
  WrongManifest(
    "didSelect",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        ①didSelect: open
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a view has no key 'didSelect'",
    help: "did you mean 'select'?"),
  WrongManifest(
    "tap",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        ①tap: open
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a view has no key 'tap'",
    help: "did you mean 'select'?"),
  WrongManifest(
    "selectable",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        ①selectable: true
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a view has no key 'selectable'",
    help: "write 'select: …' with the action that selecting a cell reports"),
  WrongManifest(
    "swipeActions",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        ①swipeActions: [delete]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a view has no key 'swipeActions'",
    help: "did you mean 'swipe'?"),
  WrongManifest(
    "selection of a section",
    """
    views:
      Mail: { data: { id: Int, title: String }, actions: [open], view: custom }
    sections:
      main:
        cells: [Mail]
        ①select: open
    """,
    .misplacedKey,
    "'select' belongs to a view; it is written as if it belonged to a section",
    help: "move 'select' to the view 'Mail'"),
  WrongManifest(
    "an edge of a swipe among the keys of a view",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        ①trailing: [delete]
    sections:
      main: { cells: [Mail] }
    """,
    .misplacedKey,
    "'trailing' belongs to 'swipe'; it is written as if it belonged to a view",
    help: "write 'swipe: { trailing: … }'"),
  WrongManifest(
    "an unknown action of a swipe",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [①delte]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownAction,
    "there is no action 'delte' in this view",
    help: "did you mean 'delete'?"),
  WrongManifest(
    "an unknown action with settings",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ ①delte: { title: X } }]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownAction,
    "there is no action 'delte' in this view",
    help: "did you mean 'delete'?"),
  WrongManifest(
    "an action of a swipe that carries something",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: { open: { at: Int }, delete: {} }
        view: custom
        swipe: [①open]
    sections:
      main: { cells: [Mail] }
    """,
    .elementAction,
    "the action of 'swipe' carries no values, and 'open' carries '{ at: Int }'",
    help: "name another action, or change what 'open' carries"),
  WrongManifest(
    "a swipe that is no list",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: ①delete
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'swipe' must be a list, found 'delete'",
    help: "write [delete]"),
  WrongManifest(
    "an edge that is no list",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: { leading: ①delete }
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'leading' must be a list, found 'delete'",
    help: "write [delete]"),
  WrongManifest(
    "actions in place of the edges",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: { ①delete: { title: X } }
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "the actions of 'swipe' must be a list, found the key 'delete'",
    help: "write '[{ delete: … }]'"),
  WrongManifest(
    "actions in place of the edges, on lines",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe:
          ①delete:
            title: X
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "the actions of 'swipe' must be a list, found the key 'delete'",
    help: "write '- ' before 'delete'"),
  WrongManifest(
    "an unknown edge",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: { ①left: [delete], trailing: [open] }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "'swipe' has no key 'left'",
    help: "did you mean 'leading'?"),
  WrongManifest(
    "a mistyped edge",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: { ①trailling: [delete] }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "'swipe' has no key 'trailling'",
    help: "did you mean 'trailing'?"),
  WrongManifest(
    "an action twice at one edge",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [delete, ①delete]
    sections:
      main: { cells: [Mail] }
    """,
    .repeatedName,
    "'delete' is listed twice in 'swipe'",
    help: "remove one of them"),
  WrongManifest(
    "an unknown style",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ delete: { style: ①destructiv } }]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'style' cannot be 'destructiv'",
    help: "did you mean 'destructive'?"),
  WrongManifest(
    "destructive as a key",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ delete: { ①destructive: true } }]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a swipe action has no key 'destructive'",
    help: "write 'style: destructive'"),
  WrongManifest(
    "an image in place of a symbol",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ delete: { ①image: trash } }]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a swipe action has no key 'image'",
    help: "did you mean 'symbol'?"),
  WrongManifest(
    "a colour that stays as it is in the dark",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ delete: { color: ①red } }]
    sections:
      main: { cells: [Mail] }
    """,
    .unknownColor,
    "there is no adaptive colour 'red'",
    help: "write 'systemRed'"),
  WrongManifest(
    "a title in place of the settings",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ delete: ①Remove }]
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'delete' must be a mapping of keys to values, found 'Remove'",
    help: "write 'delete: { title: Remove }'"),
  WrongManifest(
    "a style in place of the settings",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe:
          - delete: ①destructive
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "'delete' must be a mapping of keys to values, found 'destructive'",
    help: "write 'delete: { style: destructive }'"),
  WrongManifest(
    "settings without an action",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe:
          - ①title: Delete
            action: delete
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "a swipe action must be the name of an action, found the key 'title'",
    help: "write 'delete: { title: … }'"),
  WrongManifest(
    "settings without an action in braces",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ ①action: delete }]
    sections:
      main: { cells: [Mail] }
    """,
    .wrongKind,
    "a swipe action must be the name of an action, found the key 'action'",
    help: "write '{ delete: { title: … } }'"),
  WrongManifest(
    "settings at the indentation of the action",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe:
          - delete:
            ①title: Delete
    sections:
      main: { cells: [Mail] }
    """,
    .secondElement,
    "a swipe action has one key, found 'delete' and 'title'",
    help: "indent 'title' more than 'delete', or put it in its braces"),
  WrongManifest(
    "two actions in one item",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: [{ delete: {}, ①open: {} }]
    sections:
      main: { cells: [Mail] }
    """,
    .secondElement,
    "a swipe action has one key, found 'delete' and 'open'",
    help: "begin an item of its own with '- open'"),
  WrongManifest(
    "a swipe without actions",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: ①[]
    sections:
      main: { cells: [Mail] }
    """,
    .emptyValue,
    "'swipe' has no actions",
    help: "write [open] with an action of the view, or remove 'swipe'"),
  WrongManifest(
    "a swipe with nothing",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open, delete]
        view: custom
        swipe: ①{}
    sections:
      main: { cells: [Mail] }
    """,
    .emptyValue,
    "'swipe' has no actions",
    help: "write [open] with an action of the view, or remove 'swipe'"),
  WrongManifest(
    "a header that is selected",
    """
    views:
      Mail: { data: { id: Int, title: String } }
      Heading: { data: { title: String }, actions: [open], ①select: open }
    sections:
      main: { cells: [Mail], header: Heading }
    """,
    .neverSelected,
    "'Heading' has 'select' and is never a cell",
    help: "remove 'select', or add 'Heading' to the 'cells' of a section"),
  WrongManifest(
    "a header that is swiped",
    """
    views:
      Mail: { data: { id: Int, title: String } }
      Heading: { data: { title: String }, actions: [open], ①swipe: [open] }
    sections:
      main: { cells: [Mail], header: Heading }
    """,
    .neverSwiped,
    "'Heading' has 'swipe' and is never a cell",
    help: "remove 'swipe', or add 'Heading' to the 'cells' of a section"),
  WrongManifest(
    "a view that is selected in the place of the one that it shows",
    """
    views:
      Mail: { data: { id: Int, title: String }, actions: [open], view: custom, ①select: open }
      Draft: { data: { id: Int, title: String }, view: Mail }
    sections:
      main: { cells: [Draft] }
    """,
    .neverSelected,
    "'Mail' has 'select' and is never a cell",
    help: "remove 'select', or add 'Mail' to the 'cells' of a section"),
  WrongManifest(
    "a cell of a grid that is swiped",
    """
    views:
      Mail: { data: { id: Int, title: String }, actions: [open], ①swipe: [open] }
    sections:
      main: { cells: [Mail], layout: { grid: { columns: 2 } } }
    """,
    .neverSwiped,
    "'Mail' has 'swipe' and is a cell of no list and no table",
    help: "remove 'swipe', or show 'Mail' in a section with 'layout: list'"),
  WrongManifest(
    "a class that cellgen writes and another view",
    """
    views:
      Title: { data: { title: String, size: Int = 1, text: String } }
      Product:
        data: { id: Int, name: String }
        view: Title
        map: ①custom
    sections:
      main: { cells: [Product] }
    """,
    .overloadWithoutClass,
    "'map: custom' needs a class of yours, and cellgen writes 'TitleView'",
    help: "write 'map: { title: …, text: … }' with the fields that feed 'Title'"),
  WrongManifest(
    "a mistyped map",
    """
    views:
      Title: { data: { title: String }, view: custom }
      Product:
        data: { id: Int, name: String }
        view: Title
        map: ①costum
    sections:
      main: { cells: [Product] }
    """,
    .wrongKind,
    "'map' must be a mapping of keys to values, found 'costum'",
    help: "did you mean 'custom'?"),
  WrongManifest(
    "the actions of an overload",
    """
    views:
      Title: { data: { title: String }, view: custom }
      Product:
        data: { id: Int, name: String }
        view: Title
        map: custom
        ①actions: [buy]
    sections:
      main: { cells: [Product] }
    """,
    .keyOfMappedView,
    "'actions' cannot be given for a view that 'Title' shows",
    help: "remove it, or move it to 'Title'"),
  WrongManifest(
    "an overload of no other view",
    """
    views:
      Product:
        data: { id: Int, name: String }
        view: custom
        ①map: custom
    sections:
      main: { cells: [Product] }
    """,
    .mapWithoutView,
    "'map' means nothing here, because no other view shows this one",
    help: "add 'view: Title' with the name of the view that shows it, or remove 'map'"),
]
