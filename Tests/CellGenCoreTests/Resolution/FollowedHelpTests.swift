import CellGenCore
import Testing

/// Slips of people who know the language from one page only, where help is followed to the letter.
@Suite("Help that is followed to the letter")
struct FollowedHelpTests {
  @Test("Each is reported once, where it stands", arguments: slips)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let slips: [WrongManifest] = [
  WrongManifest(
    "a view with an emoji that is used without",
    """
    views:
      ①Tip🍳: { data: { id: Int, text: String } }
    sections:
      main: { cells: [Tip] }
    """,
    .notAnIdentifier,
    "the name of a view must be a Swift identifier, found 'Tip🍳'",
    help: "write 'Tip'"),
  WrongManifest(
    "a view with an emoji that is used with it",
    """
    views:
      ①Tip🍳: { data: { id: Int, text: String } }
    sections:
      main: { cells: [Tip🍳] }
    """,
    .notAnIdentifier,
    "the name of a view must be a Swift identifier, found 'Tip🍳'",
    help: "write 'Tip'"),
  WrongManifest(
    "a view in lower case that is used with a capital",
    """
    views:
      ①ingredient: { data: { id: Int, text: String } }
    sections:
      main: { cells: [Ingredient] }
    """,
    .nameCase,
    "the name of a view must begin with a capital letter, found 'ingredient'",
    help: "write 'Ingredient'"),
  WrongManifest(
    "a view of two words that is used as one",
    """
    views:
      ①Recipe Ingredient: { data: { id: Int, text: String } }
    sections:
      main: { cells: [RecipeIngredient] }
    """,
    .notAnIdentifier,
    "the name of a view must be a Swift identifier, found 'Recipe Ingredient'",
    help: "write 'RecipeIngredient'"),
  WrongManifest(
    "a field with 'let'",
    """
    views:
      Link:
        data:
          ①let url: URL
        view: custom
        id: url
        samples:
          - url: https://example.com
    sections:
      main: { cells: [Link] }
    """,
    .notAnIdentifier,
    "the name of a field must be a Swift identifier, found 'let url'",
    help: "write 'url', without 'let'"),
  WrongManifest(
    "a field with 'var' and a capital",
    """
    views:
      Link:
        data:
          ①var Title: String
        layout:
          label: title
    """,
    .notAnIdentifier,
    "the name of a field must be a Swift identifier, found 'var Title'",
    help: "write 'title', without 'var'"),
  WrongManifest(
    "a field that is Swift's 'Self'",
    """
    views:
      Link:
        data:
          title: String
          ①Self: String
    """,
    .nameCase,
    "the name of a field must begin with a lower-case letter, found 'Self'",
    help: "choose another name"),
  WrongManifest(
    "an undeclared action of a toggle",
    """
    views:
      Step:
        data: { isDone: Bool }
        layout:
          - toggle: { isOn: isDone, action: ①done }
    """,
    .unknownAction,
    "there is no action 'done' in this view",
    help: "declare it in the view: 'actions: { done: { isOn: Bool } }'"),
  WrongManifest(
    "an undeclared action of a toggle beside others",
    """
    views:
      Step:
        data: { isDone: Bool }
        actions:
          buy:
        layout:
          - toggle: { isOn: isDone, action: ①done }
          - button: { title: Buy, action: buy }
    """,
    .unknownAction,
    "there is no action 'done' in this view",
    help: "add 'done: { isOn: Bool }' to the 'actions' of the view"),
  WrongManifest(
    "an undeclared action of a toggle beside others in a list",
    """
    views:
      Step:
        data: { isDone: Bool }
        actions: [buy]
        layout:
          - toggle: { isOn: isDone, action: ①done }
          - button: { title: Buy, action: buy }
    """,
    .unknownAction,
    "there is no action 'done' in this view",
    help: "add '{ done: { isOn: Bool } }' to the 'actions' of the view"),
  WrongManifest(
    "an undeclared action of a view inside another",
    """
    views:
      Badge:
        data: { text: String }
        actions: [open]
        layout: { button: { title: { field: text }, action: open } }
      Step:
        data: { badge: BadgeViewData }
        layout:
          - view: { data: badge, action: ①badge }
    """,
    .unknownAction,
    "there is no action 'badge' in this view",
    help: "declare it in the view: 'actions: { badge: { action: BadgeView.Action } }'"),
  WrongManifest(
    "a colour that is a comment",
    """
    views:
      Step:
        data: { text: String, id: Int }
        layout:
          - label: { text: text, color: ①#888888 }
          - label: id
    """,
    .unclosedBracket,
    "unclosed '{': ' #' begins a comment, so '#888888 }' is not read",
    help: "put it in quotes if it is text: \"#888888\""),
  WrongManifest(
    "a text with a comment in it",
    """
    views:
      Step:
        data: { text: String, id: Int }
        layout:
          - button: { action: buy, title: Buy ①#1 }
    """,
    .unclosedBracket,
    "unclosed '{': ' #' begins a comment, so '#1 }' is not read",
    help: "put the closing '}' before ' #', or quote the text if the '#' belongs to it"),
  WrongManifest(
    "a footer among the sections, with more keys below",
    """
    views:
      Step: { data: { id: Int, text: String } }
    sections:
      steps:
        header: Step
      footer: Step
        ①cells: [Step]
    """,
    .unexpectedIndentation,
    "unexpected indentation below 'footer', which has a value",
    help: "if 'footer' belongs to 'steps', indent it 4 spaces, next to 'header'"),
  WrongManifest(
    "a footer among the sections",
    """
    views:
      Step: { data: { id: Int, text: String } }
    sections:
      steps:
        cells: [Step]
      ①footer: Step
    """,
    .misplacedKey,
    "'footer' belongs to a section, and stands where a section's name should",
    help: "if 'footer' belongs to 'steps', indent it 4 spaces, next to 'cells'"),
  WrongManifest(
    "a layout among the sections",
    """
    views:
      Step: { data: { id: Int, text: String } }
    sections:
      steps:
        cells: [Step]
      ①layout:
        grid: { columns: 2 }
    """,
    .misplacedKey,
    "'layout' belongs to a section, and stands where a section's name should",
    help: "if 'layout' belongs to 'steps', indent it 4 spaces, next to 'cells'"),
  WrongManifest(
    "a default without quotes",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: String = ①Untitled
    """,
    .defaultSyntax,
    "the default of 'title' must be a literal or a member",
    help: "write \"Untitled\" in double quotes: 'String = \"Untitled\"'"),
  WrongManifest(
    "a default in curly quotes",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: String = ①“Untitled”
    """,
    .defaultSyntax,
    "the default of 'title' must be a literal or a member",
    help: "use straight double quotes: \"Untitled\""),
  WrongManifest(
    "a default in single quotes",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: String = ①'x'
    """,
    .defaultSyntax,
    "the default of 'title' must be a literal or a member",
    help: "use straight double quotes: \"x\""),
  WrongManifest(
    "a default that is a yes",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: Bool = ①yes
    """,
    .defaultSyntax,
    "the default of 'title' must be a literal or a member",
    help: "write 'true'"),
  WrongManifest(
    "a default with a capital",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: Bool = ①False
    """,
    .defaultSyntax,
    "the default of 'title' must be a literal or a member",
    help: "write 'false'"),
  WrongManifest(
    "a default that is zero in a word",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: Double = ①zero
    """,
    .defaultSyntax,
    "the default of 'title' must be a literal or a member",
    help: "write '.zero', or a number"),
  WrongManifest(
    "a type in lower case",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: ①string
    """,
    .nameCase,
    "the name of a type must begin with a capital letter, found 'string'",
    help: "write 'String'"),
  WrongManifest(
    "another language's type in lower case",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          title: "①[integer]"
    """,
    .nameCase,
    "the name of a type must begin with a capital letter, found 'integer'",
    help: "write 'Int'"),
  WrongManifest(
    "an image by name",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - image: { ①name: icon }
          - label: text
    """,
    .unknownKey,
    "an image has no key 'name'",
    help: "did you mean 'asset'?"),
  WrongManifest(
    "lines without a limit",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: { text: text, lines: ①unlimited }
    """,
    .notANumber,
    "'lines' must be a whole number, found 'unlimited'",
    help: "write 0 for as many lines as the text needs"),
  WrongManifest(
    "a width in percent",
    """
    views:
      Step: { data: { id: Int, t: String } }
    sections:
      main:
        cells: [Step]
        layout: { carousel: { width: ①90% } }
    """,
    .notANumber,
    "'width' must be a number, found '90%'",
    help: "write '0.9' for a share of the width, or points such as 280"),
  WrongManifest(
    "a list's appearance as a layout",
    """
    views:
      Step: { data: { id: Int, t: String } }
    sections:
      main:
        cells: [Step]
        layout: ①insetGrouped
    """,
    .unknownChoice,
    "'layout' cannot be 'insetGrouped'",
    help: "write 'layout: { list: { appearance: insetGrouped } }'"),
  WrongManifest(
    "a view without its colon",
    """
    views:
      ①Title
        data: { text: String }
      Tip: { data: { text: String } }
    """,
    .missingColon,
    "expected ':' after the key 'Title'",
    help: "put ':' after it: 'Title:'"),
  WrongManifest(
    "a second view without its colon",
    """
    views:
      Tip: { data: { text: String } }
      ①Title
        data: { text: String }
    """,
    .missingColon,
    "expected ':' after the key 'Title'",
    help: "put ':' after it: 'Title:'"),
  WrongManifest(
    "a label without a value",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - ①label:
          - label: text
    """,
    .emptyValue,
    "'label' has no value",
    help: "write 'label: { text: text }' or 'label: text'"),
  WrongManifest(
    "an hstack without a value",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          ①hstack:
    """,
    .emptyLayout,
    "'hstack' has no elements",
    help: "add '- label: …' lines below it, one for each element, or remove 'hstack'"),
  WrongManifest(
    "a font with a dot",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: { text: text, font: ①.headline }
    """,
    .unknownChoice,
    "'font' cannot be '.headline'",
    help: "write 'headline', without the dot"),
  WrongManifest(
    "a colour with a dot",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: { text: text, color: ①.systemRed }
    """,
    .unknownColor,
    "there is no adaptive colour '.systemRed'",
    help: "write 'systemRed', without the dot"),
  WrongManifest(
    "a label of fixed text",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: ①Hello
    """,
    .unknownField,
    "there is no field 'Hello' in 'data'",
    help: "use one of 'text' or 'isDone'"),
  WrongManifest(
    "a date without an element",
    """
    views:
      Step: { data: { when: ①Date } }
    """,
    .noObviousElement,
    "'when' is a 'Date', which no element shows by itself",
    help: "add 'view: custom' and write 'StepView', or a 'layout' without this field"),
  WrongManifest(
    "cells without brackets",
    """
    views:
      Step: { data: { id: Int, t: String } }
      Tip: { data: { id: Int, t: String } }
    sections:
      main:
        cells: ①Step, Tip
    """,
    .wrongKind,
    "'cells' must be a list, found 'Step, Tip'",
    help: "write 'cells: [Step, Tip]'"),
  WrongManifest(
    "a 'map' without 'view'",
    """
    views:
      Tip: { data: { t: String } }
      Step: { data: { t: String }, ①map: { t: t } }
    """,
    .mapWithoutView,
    "'map' means nothing here, because no other view shows this one",
    help: "add 'view: Tip' with the name of the view that shows it, or remove 'map'"),
  WrongManifest(
    "a dictionary type without quotes",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          subtitle: [String①: Int]
    """,
    .pairInList,
    "a 'key: value' pair in a list needs braces",
    help: "put the whole type in quotes: \"[String: Int]\""),
  WrongManifest(
    "a dictionary type in brackets and braces",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          subtitle: ①[{String: Int}]
    """,
    .unquotedType,
    "the type of 'subtitle' is a list in YAML, because it begins with '['",
    help: "put the whole type in quotes: subtitle: \"[String: Int]\""),
  WrongManifest(
    "a dictionary type with quotes inside its brackets",
    """
    views:
      Step:
        view: custom
        data:
          id: Int
          subtitle: ①["String: Int"]
    """,
    .unquotedType,
    "the type of 'subtitle' is a list in YAML, because it begins with '['",
    help: "put the whole type in quotes: subtitle: \"[String: Int]\""),
  WrongManifest(
    "data in brackets",
    """
    views:
      Step:
        data: [ text①: String ]
    """,
    .pairInList,
    "a 'key: value' pair in a list needs braces",
    help:
      "write '{ text: String }' for keys and values, or quote the text if the colon belongs to it"),
  WrongManifest(
    "an unclosed quote in braces",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: text
          - button: { title: ①"Learn more, action: open }
          - label: text
    """,
    .unclosedQuote,
    "unclosed double quote",
    help: "add the closing \" after 'Learn more', before ', action:'"),
  WrongManifest(
    "an element with no space after its dash",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          ①-label: { text: text }
    """,
    .missingSpaceAfterDash,
    "missing space after '-'",
    help: "put a space after '-': '- label: …'"),
  WrongManifest(
    "a second element with no space after its dash",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: text
          ①-label: { text: text }
    """,
    .missingSpaceAfterDash,
    "missing space after '-'",
    help: "put a space after '-': '- label: { text: text }'"),
  WrongManifest(
    "elements with no space after their dashes",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          ①-label: { text: text }
          -toggle: isDone
    """,
    .missingSpaceAfterDash,
    "missing space after '-'",
    help: "put a space after '-': '- label: …'"),
  WrongManifest(
    "a missing comma",
    """
    views:
      Step:
        data: { text: String, isDone: Bool }
        layout:
          - label: { text: text font①: body }
    """,
    .nestedKey,
    "a second ':' in one entry",
    help: "put ',' before 'font', or quote the value if the colon belongs to it"),
  WrongManifest(
    "a semicolon",
    """
    views:
      Step:
        data: { id: Int; t①: String }
    """,
    .nestedKey,
    "a second ':' in one entry",
    help: "separate entries with ',', not ';'"),
  WrongManifest(
    "a map that lacks a field",
    """
    views:
      Tip:
        data: { id: UUID, message: String }
      Promo:
        view: ①Tip
        id: key
        data: { key: UUID, advice: String }
        map: { message: advice }
    sections:
      main: { cells: [Tip, Promo] }
    """,
    .unfedField,
    "nothing feeds 'id' of 'Tip'",
    help: "add 'id: …' to 'map', with a field of type 'UUID'"),
  WrongManifest(
    "a map that is turned round",
    """
    views:
      Tip:
        data: { id: UUID, message: String }
      Promo:
        view: Tip
        id: key
        data: { key: UUID, advice: String }
        map: { ①key: id, advice: message }
    sections:
      main: { cells: [Tip, Promo] }
    """,
    .unknownField,
    "the keys of 'map' must be fields of 'Tip', found fields of 'Promo'",
    help: "write '{ id: key, message: advice }'"),
  WrongManifest(
    "a typo in a map",
    """
    views:
      Tip:
        data: { id: UUID, message: String }
      Promo:
        view: Tip
        id: key
        data: { key: UUID, advice: String }
        map: { id: key, ①mesage: advice }
    sections:
      main: { cells: [Tip, Promo] }
    """,
    .unknownField,
    "there is no field 'mesage' in the data of 'Tip'",
    help: "did you mean 'message'?"),
]
