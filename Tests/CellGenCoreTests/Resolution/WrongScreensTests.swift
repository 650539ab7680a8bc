import CellGenCore
import Testing

@Suite("Mistakes in screens and what they run on")
struct WrongScreensTests {
  @Test("Each is reported once, where it stands", arguments: wrongScreens)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongScreens: [WrongManifest] = [
  WrongManifest(
    "a deployment target: iOS 15",
    """
    deploymentTarget: ①iOS 15
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found 'iOS 15'",
    help: "write 15"),
  WrongManifest(
    "a deployment target: v15",
    """
    deploymentTarget: ①v15
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found 'v15'",
    help: "write 15"),
  WrongManifest(
    "a deployment target: .v14",
    """
    deploymentTarget: ①.v14
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found '.v14'",
    help: "write 14"),
  WrongManifest(
    "a deployment target: a version with a point",
    """
    deploymentTarget: ①15.4
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found '15.4'",
    help: "write 15"),
  WrongManifest(
    "a deployment target: a quoted version",
    """
    deploymentTarget: ①"15"
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found '15'",
    help: "write 15"),
  WrongManifest(
    "a deployment target: a word",
    """
    deploymentTarget: ①latest
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found 'latest'",
    help: "write the oldest iOS that the app runs on, from 13 to 17, such as 15"),
  WrongManifest(
    "a deployment target: a version far away",
    """
    deploymentTarget: ①iOS 9
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .notANumber,
    "'deploymentTarget' must be a whole number, found 'iOS 9'",
    help: "write the oldest iOS that the app runs on, from 13 to 17, such as 15"),
  WrongManifest(
    "a new deployment target",
    """
    deploymentTarget: ①18
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .outOfRange,
    "'deploymentTarget' must be at most 17, found '18'",
    help: "write 17"),
  WrongManifest(
    "a deployment target beyond all numbers",
    """
    deploymentTarget: ①99999999999999999999
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .outOfRange,
    "'deploymentTarget' must be at most 17, found '99999999999999999999'",
    help: "write 17"),
  WrongManifest(
    "an old deployment target",
    """
    deploymentTarget: ①12
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .outOfRange,
    "'deploymentTarget' must be at least 13, found '12'",
    help: "write 13"),
  WrongManifest(
    "a deployment target below zero",
    """
    deploymentTarget: ①-15
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .outOfRange,
    "'deploymentTarget' must be at least 13, found '-15'",
    help: "write 13"),
  WrongManifest(
    "no deployment target",
    """
    deploymentTarget:①
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .emptyValue,
    "'deploymentTarget' has no value",
    help: "write a value after the ':', or remove the key"),
  WrongManifest(
    "the iOS of a manifest under another name",
    """
    ①ios: 15
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a manifest has no key 'ios'",
    help: "did you mean 'deploymentTarget'?"),
  WrongManifest(
    "a mistyped deployment target",
    """
    ①deploymentTraget: 15
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a manifest has no key 'deploymentTraget'",
    help: "did you mean 'deploymentTarget'?"),
  WrongManifest(
    "a table that is not there",
    """
    ①table: grouped
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .tableWithoutContainer,
    "'table' says how a table looks, and the screen is shown in none",
    help: "add 'containers: [collection, table]', or remove 'table'"),
  WrongManifest(
    "a table beside a collection",
    """
    containers: collection
    ①table: grouped
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .tableWithoutContainer,
    "'table' says how a table looks, and the screen is shown in none",
    help: "write 'containers: [collection, table]', or remove 'table'"),
  WrongManifest(
    "a table and a mistyped container",
    """
    containers: [①tabel]
    table: grouped
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "an item of 'containers' cannot be 'tabel'",
    help: "did you mean 'table'?"),
  WrongManifest(
    "a mistyped style",
    """
    containers: table
    table: ①groupd
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'table' cannot be 'groupd'",
    help: "did you mean 'grouped'?"),
  WrongManifest(
    "a style of lists",
    """
    containers: table
    table: { style: ①sidebar }
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'style' cannot be 'sidebar'",
    help: "use 'plain' for a table; a 'list' of a collection can be 'sidebar'"),
  WrongManifest(
    "a table that is switched on",
    """
    containers: table
    table: ①true
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'table' cannot be 'true'",
    help: "write 'plain', 'grouped' or 'insetGrouped'"),
  WrongManifest(
    "separators in words",
    """
    containers: table
    table: { separators: ①no }
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'separators' cannot be 'no'",
    help: "write false"),
  WrongManifest(
    "separators in quotes",
    """
    containers: table
    table: { separators: ①"true" }
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'separators' cannot be 'true'",
    help: "write true"),
  WrongManifest(
    "separators of no truth",
    """
    containers: table
    table: { separators: ①thin }
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownChoice,
    "'separators' cannot be 'thin'",
    help: "write true or false"),
  WrongManifest(
    "separators of the manifest",
    """
    containers: table
    ①separators: false
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .misplacedKey,
    "'separators' belongs to 'table'; it is written as if it belonged to a manifest",
    help: "write 'table: { separators: … }'"),
  WrongManifest(
    "an unknown key of a table",
    """
    containers: table
    table: { ①stlye: plain }
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "'table' has no key 'stlye'",
    help: "did you mean 'style'?"),
  WrongManifest(
    "a table of no screen",
    """
    ①table: grouped
    views:
      Mail: { data: { id: Int, title: String } }
    """,
    .screenWithoutSections,
    "'table' means nothing in a manifest without 'sections'",
    help: "remove 'table', or add 'sections'"),
  WrongManifest(
    "states of no screen",
    """
    views:
      Mail: { data: { id: Int, title: String } }
    ①states: { empty: Nothing }
    """,
    .statesWithoutSections,
    "'states' says what stands in place of sections, and this manifest has none",
    help: "add 'sections', or move 'states' to the manifest that has them"),
  WrongManifest(
    "states with nothing",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states: ①{}
    """,
    .emptyValue,
    "'states' has no value",
    help: "write '{ empty: Nothing here yet }' with a text of yours, or remove 'states'"),
  WrongManifest(
    "a text in place of the states",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states: ①Loading
    """,
    .wrongKind,
    "'states' must be a mapping of keys to values, found 'Loading'",
    help: "write its keys on lines of their own; they are 'loading', 'empty' and 'failed'"),
  WrongManifest(
    "an unknown state",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      ①offline: No network
    """,
    .unknownKey,
    "'states' has no key 'offline'",
    help: "remove it, or use one of the keys below"),
  WrongManifest(
    "an error in place of a failure",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      ①error: No network
    """,
    .unknownKey,
    "'states' has no key 'error'",
    help: "did you mean 'failed'?"),
  WrongManifest(
    "a state among the keys of the manifest",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    ①loading: One moment
    """,
    .misplacedKey,
    "'loading' belongs to 'states'; it is written as if it belonged to a manifest",
    help: "write 'states: { loading: … }'"),
  WrongManifest(
    "a state with nothing to see",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      ①empty: { button: { title: Again, action: retry } }
    """,
    .requiredKey,
    "the state 'empty' needs a 'title', a 'message' or a 'symbol'",
    help: "add 'title: …' with a text, or remove 'empty'"),
  WrongManifest(
    "a state of no text",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      ①empty: ""
    """,
    .requiredKey,
    "the state 'empty' needs a 'title', a 'message' or a 'symbol'",
    help: "add 'title: …' with a text, or remove 'empty'"),
  WrongManifest(
    "a state without a value",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty:①
    """,
    .emptyValue,
    "'empty' has no value",
    help: "write a value after the ':', or remove the key"),
  WrongManifest(
    "a state that is a list",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: ①[Nothing]
    """,
    .wrongKind,
    "'empty' must be text, found a list",
    help: "write one text, in quotes if it begins with '[' or '{'"),
  WrongManifest(
    "an unknown key of a state",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { ①titel: X }
    """,
    .unknownKey,
    "a state has no key 'titel'",
    help: "did you mean 'title'?"),
  WrongManifest(
    "an image of a state",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, ①image: bag }
    """,
    .unknownKey,
    "a state has no key 'image'",
    help: "did you mean 'symbol'?"),
  WrongManifest(
    "an action beside the button",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, ①action: retry }
    """,
    .unknownKey,
    "a state has no key 'action'",
    help: "write 'button: { title: …, action: … }'"),
  WrongManifest(
    "a button that is a name",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, button: ①retry }
    """,
    .wrongKind,
    "the button of a state must be a mapping with 'title' and 'action', found 'retry'",
    help: "write '{ title: …, action: retry }'"),
  WrongManifest(
    "a button that is a text",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, button: ①Try again }
    """,
    .wrongKind,
    "the button of a state must be a mapping with 'title' and 'action', found 'Try again'",
    help: "write '{ title: Try again, action: retry }'"),
  WrongManifest(
    "a button without a title",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, ①button: { action: retry } }
    """,
    .requiredKey,
    "the button of a state needs the key 'title'",
    help: "add 'title: …' with its text"),
  WrongManifest(
    "a button without an action",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, ①button: { title: Again } }
    """,
    .requiredKey,
    "the button of a state needs the key 'action'",
    help: "add 'action: retry', or another name for what the screen reports"),
  WrongManifest(
    "an action with a capital",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, button: { title: Again, action: ①Retry } }
    """,
    .nameCase,
    "the name of an action must begin with a lower-case letter, found 'Retry'",
    help: "write 'retry'"),
  WrongManifest(
    "an action of two words",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, button: { title: Again, action: ①try again } }
    """,
    .notAnIdentifier,
    "the name of an action must be a Swift identifier, found 'try again'",
    help: "write 'tryAgain'"),
  WrongManifest(
    "an action that optionals have",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail] }
    states:
      empty: { title: X, button: { title: Again, action: ①none } }
    """,
    .reservedName,
    "'none' cannot be the name of an action: it reads like the 'none' of an optional",
    help: "choose another name"),
  WrongManifest(
    "an action that a view makes, too",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open]
        view: custom
    sections:
      main: { cells: [Mail] }
    states: { empty: { title: X, button: { title: X, action: ①mail } } }
    """,
    .caseCollision,
    "the view 'Mail' and the action 'mail' of a state both make the case 'mail' of the screen's actions",
    help: "choose another name for the action"),
  WrongManifest(
    "an action that a header makes, too",
    """
    views:
      Mail:
        data: { title: String }
        actions: [open]
        view: custom
    sections:
      main: { header: Mail }
    states: { empty: { title: X, button: { title: X, action: ①mainHeader } } }
    """,
    .caseCollision,
    "the header of 'main' and the action 'mainHeader' of a state both make the case 'mainHeader' of the screen's actions",
    help: "choose another name for the action"),
  WrongManifest(
    "a header and a view of one case",
    """
    views:
      ReviewsHeader: { data: { id: Int, title: String }, actions: [open], view: custom }
    sections:
      ①reviews: { header: ReviewsHeader, cells: [ReviewsHeader] }
    """,
    .caseCollision,
    "the view 'ReviewsHeader' and the header of 'reviews' both make the case 'reviewsHeader' of the screen's actions",
    help: "rename the view or the section"),
  WrongManifest(
    "a header and an only cell of one accessibility identifier",
    """
    views:
      ReviewsHeader: { data: { title: String }, id: only, view: custom }
    sections:
      ①reviews: { header: ReviewsHeader, cells: [ReviewsHeader] }
    """,
    .caseCollision,
    "the view 'ReviewsHeader' and the header of 'reviews' both make the constant 'reviewsHeader' of the screen's accessibility identifiers",
    help: "rename the view or the section"),
  WrongManifest(
    "two heights",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { grid: { columns: 2, height: 80, ①estimatedHeight: 80 } } }
    """,
    .twoHeights,
    "cells have either a 'height' or an 'estimatedHeight', not both",
    help: "remove one of them"),
  WrongManifest(
    "a height of nothing",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { carousel: { height: ①0 } } }
    """,
    .outOfRange,
    "'height' must be above 0, found '0'",
    help: "write a number that is above 0"),
  WrongManifest(
    "no paging",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { carousel: { paging: ①none } } }
    """,
    .unknownChoice,
    "'paging' cannot be 'none'",
    help: "use 'layout: list' for a section that does not scroll sideways"),
  WrongManifest(
    "paging that is switched on",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { carousel: { paging: ①true } } }
    """,
    .unknownChoice,
    "'paging' cannot be 'true'",
    help: "write 'paging', 'groupPaging' or 'groupPagingCentered'"),
  WrongManifest(
    "mistyped paging",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { carousel: { paging: ①groupPagingCentred } } }
    """,
    .unknownChoice,
    "'paging' cannot be 'groupPagingCentred'",
    help: "did you mean 'groupPagingCentered'?"),
  WrongManifest(
    "a style of a list",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { list: { ①style: plain } } }
    """,
    .unknownKey,
    "a list layout has no key 'style'",
    help: "did you mean 'appearance'?"),
  WrongManifest(
    "separators of a section",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], ①separators: false }
    """,
    .misplacedKey,
    "'separators' belongs to a list layout; it is written as if it belonged to a section",
    help: "write 'layout: { list: { separators: … } }'"),
  WrongManifest(
    "columns of a section",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], ①columns: 2 }
    """,
    .misplacedKey,
    "'columns' belongs to a grid layout; it is written as if it belonged to a section",
    help: "write 'layout: { grid: { columns: … } }'"),
  WrongManifest(
    "paging of a section",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], ①paging: paging }
    """,
    .misplacedKey,
    "'paging' belongs to a carousel layout; it is written as if it belonged to a section",
    help: "write 'layout: { carousel: { paging: … } }'"),
  WrongManifest(
    "a background that stays as it is in the dark",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], background: ①white }
    """,
    .unknownColor,
    "there is no adaptive colour 'white'",
    help: "write 'systemBackground'"),
  WrongManifest(
    "a mistyped background",
    """
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], background: ①systemGroupBackground }
    """,
    .unknownColor,
    "there is no adaptive colour 'systemGroupBackground'",
    help:
      "did you mean 'systemGroupedBackground', 'systemBackground' or "
      + "'tertiarySystemGroupedBackground'?"),
  WrongManifest(
    "a background in a table",
    """
    containers: table
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], ①background: systemFill }
    """,
    .needlessBackground,
    "a section has a 'background' in a collection alone, and this screen is shown in a table",
    help: "write 'containers: [collection, table]', or remove 'background'"),
  WrongManifest(
    "a background of a view",
    """
    views:
      Mail:
        data: { id: Int, title: String }
        ①background: systemFill
    sections:
      main: { cells: [Mail] }
    """,
    .unknownKey,
    "a view has no key 'background'",
    help: "write 'view: custom' instead of 'layout', and do it in your class"),
  WrongManifest(
    "a button on iOS 13",
    """
    deploymentTarget: 13
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [buy]
        layout: [{ ①button: { title: Buy, action: buy } }]
    sections:
      main: { cells: [Mail] }
    """,
    .needsNewerIOS,
    "a button needs iOS 14, and the deployment target is iOS 13",
    help: "write 'deploymentTarget: 14', or use 'view: custom' and write the class"),
  WrongManifest(
    "a toggle on iOS 13",
    """
    deploymentTarget: 13
    views:
      Mail:
        data: { id: Int, on: Bool }
        actions: [{ turn: { isOn: Bool } }]
        layout: { toggle: { isOn: on, ①action: turn } }
    sections:
      main: { cells: [Mail] }
    """,
    .needsNewerIOS,
    "a toggle that reports an action needs iOS 14, and the deployment target is iOS 13",
    help: "write 'deploymentTarget: 14', or use 'view: custom' and write the class"),
  WrongManifest(
    "a swipe on iOS 13",
    """
    deploymentTarget: 13
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open]
        view: custom
        ①swipe: [open]
    sections:
      main: { cells: [Mail] }
    """,
    .needsNewerIOS,
    "swiping a cell of a collection needs iOS 14, and the deployment target is iOS 13",
    help: "write 'deploymentTarget: 14', or show 'Mail' in a table alone"),
  WrongManifest(
    "a swipe on iOS 13 with a table beside",
    """
    deploymentTarget: 13
    containers: [collection, table]
    views:
      Mail:
        data: { id: Int, title: String }
        actions: [open]
        view: custom
        ①swipe: [open]
    sections:
      main: { cells: [Mail] }
    """,
    .needsNewerIOS,
    "swiping a cell of a collection needs iOS 14, and the deployment target is iOS 13",
    help: "write 'deploymentTarget: 14', or show 'Mail' in a table alone"),
  WrongManifest(
    "a grouped list on iOS 13",
    """
    deploymentTarget: 13
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { list: { ①appearance: grouped } } }
    """,
    .needsNewerIOS,
    "the appearance 'grouped' needs iOS 14, and the deployment target is iOS 13",
    help: "write 'deploymentTarget: 14', or remove 'appearance' for a plain list"),
  WrongManifest(
    "a list without separators on iOS 13",
    """
    deploymentTarget: 13
    views:
      Mail:
        data: { id: Int, title: String }
    sections:
      main: { cells: [Mail], layout: { list: { ①separators: false } } }
    """,
    .needsNewerIOS,
    "a list of a collection without separators needs iOS 14, and the deployment target is iOS 13",
    help: "write 'deploymentTarget: 14', or remove 'separators'"),
  WrongManifest(
    "a colour of iOS 15",
    """
    deploymentTarget: 14
    views:
      Mail:
        data: { id: Int, title: String }
        layout: { label: { text: title, color: ①systemMint } }
    sections:
      main: { cells: [Mail] }
    """,
    .needsNewerIOS,
    "the colour 'systemMint' needs iOS 15, and the deployment target is iOS 14",
    help: "write 'deploymentTarget: 15', or use another colour"),
]
