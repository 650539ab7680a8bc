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
      "write '[{ text: String }]' for a list, or '{ text: String }' for keys and values"),
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
    "an element with no space after its dash",
    """
    views:
      Step:
        data: { text: String }
        layout:
          ①-label: { text: text }
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
  WrongManifest(
    "a section's list of views one level too deep",
    """
    views:
      Step: { data: { id: Int, text: String } }
      ①sections:
      main:
        layout: carousel
        cells: [Step]
      rest:
        cells: [Step]
    """,
    .misplacedKey,
    "'sections' belongs to a manifest; it is indented as if it belonged to 'views'",
    help: "indent 'sections' as far as 'views'"),
  WrongManifest(
    "actions one level too deep",
    """
    views:
      Step:
        data:
          id: Int
          isDone: Bool
          ①actions:
            done: { isOn: Bool }
        layout:
          - toggle: { isOn: isDone, action: done }
    sections:
      main: { cells: [Step] }
    """,
    .misplacedKey,
    "'actions' belongs to a view; it is indented as if it belonged to 'data'",
    help: "indent 'actions' as far as 'data'"),
  WrongManifest(
    "a layout one level too far out",
    """
    views:
      Step:
        data: { id: Int, isDone: Bool }
        actions:
          done: { isOn: Bool }
      ①layout:
        - toggle: { isOn: isDone, action: done }
    sections:
      main: { cells: [Step] }
    """,
    .misplacedKey,
    "'layout' belongs to a view, and stands where a view's name should",
    help: "if 'layout' belongs to 'Step', indent it 4 spaces, next to 'data'"),
  WrongManifest(
    "a comma at the end of a line",
    """
    views:
      Step:
        data:
          text: String①,
    """,
    .typeSyntax,
    "the type of 'text' goes on with ',' after the type",
    help: "remove ','"),
  WrongManifest(
    "a semicolon at the end of a line",
    """
    views:
      Step:
        data:
          text: String①;
    """,
    .typeSyntax,
    "the type of 'text' goes on with ';' after the type",
    help: "remove ';'"),
  WrongManifest(
    "a comment of Swift after a type",
    """
    views:
      Step:
        data:
          text: String ①// what to do
    """,
    .typeSyntax,
    "the type of 'text' goes on with '/' after the type",
    help: "begin a comment with '#', not '//'"),
  WrongManifest(
    "a comma after braces, as in JSON",
    """
    views:
      "Step": {"data": {"text": "String"}}①,
    """,
    .textAfterBracket,
    "found ',' after a closing bracket",
    help: "remove ','"),
  WrongManifest(
    "a number in quotes as a default",
    """
    views:
      Step:
        data:
          count: Int = ①"0"
    """,
    .defaultMismatch,
    "the default of 'count' is the text '0', but its type is 'Int'",
    help: "remove the quotes: 0"),
  WrongManifest(
    "an element without its dash, in the column of the element above",
    """
    views:
      Step:
        data: { id: Int, text: String }
        layout:
          - label: text
            ①label: id
    """,
    .duplicateKey,
    "duplicate key 'label'",
    help: "is '- ' missing before 'label'? write it in the column of the '-' above"),
  WrongManifest(
    "an element without its dash, in the column of the dashes",
    """
    views:
      Step:
        data: { id: Int, text: String }
        layout:
          - label: text
          ①label: id
    """,
    .keyAmongItems,
    "expected a list item ('- '), found the key 'label'",
    help: "put '- ' before it"),
  WrongManifest(
    "a colon in a short text",
    """
    views:
      Step:
        doc: Note①: a step
        data: { text: String }
    """,
    .nestedKey,
    "found ': ' inside an unquoted value",
    help: "put the whole value in quotes: \"Note: a step\""),
  WrongManifest(
    "a colon in a long text",
    """
    views:
      Step:
        doc: Note①: a step is what people do one after the other
        data: { text: String }
    """,
    .nestedKey,
    "found ': ' inside an unquoted value",
    help: "put the whole value in double quotes"),
  WrongManifest(
    "a view with its keys on its line",
    """
    views:
      Step: data①: { text: String }
    """,
    .nestedKey,
    "found ': ' inside an unquoted value",
    help: "put 'data' on a line of its own, indented 2 spaces more than 'Step'"),
  WrongManifest(
    "'custom' with a slip",
    """
    views:
      Step: { data: { text: String }, view: ①costum }
    """,
    .unknownView,
    "there is no view 'costum'",
    help: "did you mean 'custom'?"),
  WrongManifest(
    "braces that are not closed",
    """
    views:
      Step:
        view: custom
        data: ①{ text: String
        actions: [done]
    """,
    .unclosedBracket,
    "unclosed '{'",
    help: "add the closing '}' after 'String'"),
  WrongManifest(
    "brackets that are not closed before the end",
    """
    views:
      Step:
        view: custom
        data: { text: String }
        actions: ①[done, undone
    """,
    .unclosedBracket,
    "unclosed '['",
    help: "add the closing ']' after 'undone'"),
  WrongManifest(
    "an action as a case of a Swift enum",
    """
    views:
      Step:
        data: { isDone: Bool }
        actions:
          ①done(isOn: Bool)
        layout:
          - toggle: { isOn: isDone, action: done }
    """,
    .payloadWithoutLabels,
    "the values that 'done' carries must be a mapping of labels to types, found '('",
    help: "write 'done: { isOn: Bool }'"),
  WrongManifest(
    "a second line of a text",
    """
    views:
      Step:
        doc: What people do
          ①one after the other.
        data: { text: String }
    """,
    .multilinePlain,
    "an unquoted text cannot go on over two lines",
    help: "put the whole text in quotes, in which it may go on over lines"),
  WrongManifest(
    "a field without its colon, below another",
    """
    views:
      Step:
        data:
          text: String
            ①detail String?
    """,
    .multilinePlain,
    "an unquoted text cannot go on over two lines",
    help: "write 'detail: String?' in the column of 'text'"),
  WrongManifest(
    "a list without its key",
    """
    views:
      Step:
        data: { text: String }
        ①- label: text
    """,
    .itemAmongKeys,
    "a list item cannot stand among keys, after the key 'data'",
    help:
      "write the key that the list belongs to on the line before, or put '- ' before 'data', too, if both are items of one list"
  ),
  WrongManifest(
    "an item that is outdented",
    """
    views:
      Step:
        view: custom
        data: { text: String }
        actions:
          - done
        ①- undone
    """,
    .itemAmongKeys,
    "a list item cannot stand among keys, after the key 'actions'",
    help: "indent it as far as the other items of 'actions'"),
  WrongManifest(
    "a length in points",
    """
    views:
      Step:
        data: { text: String }
        size: { height: ①80pt }
    """,
    .notANumber,
    "'height' must be a number, found '80pt'",
    help: "write '80', without a unit"),
  WrongManifest(
    "a layout that is a word",
    """
    views:
      Step:
        data: { id: Int, caption: String }
        layout: ①caption
    """,
    .wrongKind,
    "the 'layout' of a view must be an element or a list of elements, found 'caption'",
    help: "write '- label: caption' on a line below it, with a field of the view"),
  WrongManifest(
    "a section outside the sections",
    """
    views:
      Post: { data: { id: Int, title: String } }
      Photo: { data: { id: Int, title: String } }
      Heading: { data: { title: String } }
    sections:
      photos:
        cells: [Photo]
    ①posts:
        header: Heading
        cells: [Post]
    """,
    .misplacedKey,
    "'posts' has the keys of a section, and stands outside 'sections'",
    help: "indent 'posts' 2 spaces, as 'photos'"),
  WrongManifest(
    "a section outside the sections with its keys",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      photos:
        cells: [Post]
    ①posts:
      cells: [Post]
    """,
    .misplacedKey,
    "'posts' has the keys of a section, and stands outside 'sections'",
    help: "indent 'posts' and the lines below by 2 spaces more, as 'photos'"),
  WrongManifest(
    "all sections outside the sections",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
    ①photos:
      cells: [Post]
    posts:
      cells: [Post]
    """,
    .misplacedKey,
    "'photos' has the keys of a section, and stands outside 'sections'",
    help: "indent 'photos' and 'posts' and the lines below by 2 spaces more"),
  WrongManifest(
    "a view outside the views",
    """
    views:
      Post:
        data: { id: Int, title: String }
    ①Photo:
        data: { id: Int, title: String }
    sections:
      photos:
        cells: [Photo]
    """,
    .misplacedKey,
    "'Photo' has the keys of a view, and stands outside 'views'",
    help: "indent 'Photo' 2 spaces, as 'Post'"),
  WrongManifest(
    "a view that is indented as its keys",
    """
    views:
      Post:
        data: { id: Int, title: String }
        ①Photo:
        data: { id: Int, title: String }
        view: custom
      Heading: { data: { title: String } }
    sections:
      photos:
        cells: [Photo]
    """,
    .misalignedKey,
    "'Photo' is indented too far: 'Post' above it has 'data' already",
    help: "indent it by 2 spaces, as 'Post'"),
  WrongManifest(
    "a section that is indented as its keys",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      photos:
        layout: carousel
        cells: [Post]
        ①posts:
        cells: [Post]
    """,
    .misalignedKey,
    "'posts' is indented too far: 'photos' above it has 'cells' already",
    help: "indent it by 2 spaces, as 'photos'"),
  WrongManifest(
    "a view that is indented too far with its keys",
    """
    views:
      Post:
        data: { id: Int, title: String }
        ①Photo:
          data: { id: Int, title: String }
    sections:
      photos:
        cells: [Photo]
    """,
    .misplacedKey,
    "'Photo' has the keys of a view, and stands among those of 'Post'",
    help: "indent it by 2 spaces, as 'Post'"),
  WrongManifest(
    "states among the sections",
    """
    containers: [collection, table]
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        cells: [Post]
      ①states:
        loading: Loading
        empty: { title: Nothing }
    """,
    .misplacedKey,
    "'states' belongs to a manifest; it is indented as if it belonged to 'sections'",
    help: "indent 'states' as far as 'sections'"),
  WrongManifest(
    "a table among the sections",
    """
    containers: [collection, table]
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      ①table: insetGrouped
      posts:
        cells: [Post]
    """,
    .misplacedKey,
    "'table' belongs to a manifest; it is indented as if it belonged to 'sections'",
    help: "indent 'table' as far as 'sections'"),
  WrongManifest(
    "containers among the sections",
    """
    table: insetGrouped
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        cells: [Post]
      ①containers: [collection, table]
    """,
    .misplacedKey,
    "'containers' belongs to a manifest; it is indented as if it belonged to 'sections'",
    help: "indent 'containers' as far as 'sections'"),
  WrongManifest(
    "elements that are not indented under their stack",
    """
    views:
      Post:
        data: { title: String, likes: Int, isLiked: Bool }
        actions:
          like: { isOn: Bool }
        layout:
          - label: title
          - ①hstack:
          - label: likes
          - toggle: { isOn: isLiked, action: like }
    """,
    .emptyLayout,
    "'hstack' has no elements",
    help: "indent the items below it by 4 more, as far as they belong to it"),
  WrongManifest(
    "options beside a carousel",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        layout:
          carousel:
          ①width: 120
          height: 64
        cells: [Post]
    """,
    .misplacedKey,
    "'width' belongs to 'carousel', and stands beside it",
    help: "indent 'width' and 'height' under 'carousel'"),
  WrongManifest(
    "an option beside a grid in braces",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        layout: { grid: {}, ①columns: 2 }
        cells: [Post]
    """,
    .misplacedKey,
    "'columns' belongs to 'grid', and stands beside it",
    help: "write '{ grid: { columns: … } }'"),
  WrongManifest(
    "a selection in a section of one kind",
    """
    views:
      Message:
        data: { id: Int, title: String }
        actions: [open]
        layout: { label: title }
    sections:
      messages:
        cells: Message
        ①select: open
    """,
    .misplacedKey,
    "'select' belongs to a view; it is written as if it belonged to a section",
    help: "move 'select' to the view 'Message'"),
  WrongManifest(
    "swipes in a section of several kinds",
    """
    views:
      Advert: { data: { id: Int, title: String } }
      Message:
        data: { id: Int, title: String }
        actions: [open, delete]
        layout: { label: title }
    sections:
      messages:
        cells: [Advert, Message]
        ①select: open
        swipe: { trailing: [{ delete: { style: destructive } }] }
    """,
    .misplacedKey,
    "'select' belongs to a view; it is written as if it belonged to a section",
    help: "move 'select' and 'swipe' to the view 'Message'"),
  WrongManifest(
    "an unused view beside a mistake",
    """
    views:
      Spare: { data: { id: Int, title: String } }
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        cells: [Post]
        layout: ①carrousel
    """,
    .unknownChoice,
    "'layout' cannot be 'carrousel'",
    help: "did you mean 'carousel'?"),
  WrongManifest(
    "a text with '#' in it",
    """
    views:
      Post:
        doc: Fixes ①#12: a post
        data: { id: Int, title: String }
    """,
    .commentInText,
    "'doc' ends before ' #', which begins a comment",
    help: "put the whole text in quotes: \"Fixes #12: a post\""),
  WrongManifest(
    "a state with '#' in it",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post] }
    states:
      loading: Page ①#1
    """,
    .commentInText,
    "'loading' ends before ' #', which begins a comment",
    help: "put the whole text in quotes: \"Page #1\""),
  WrongManifest(
    "a sample with '#' in it",
    """
    views:
      Post:
        data: { id: Int, title: String }
        samples:
          - id: 1
            title: Page ①#1
    """,
    .commentInText,
    "'title' ends before ' #', which begins a comment",
    help: "put the whole text in quotes: \"Page #1\""),
  WrongManifest(
    "a colour by its number",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        background: ①#F2F2F7
        cells: [Post]
    """,
    .emptyValue,
    "'background' has no value: ' #' begins a comment, so '#F2F2F7' is not read",
    help: "put it in quotes if it is text: \"#F2F2F7\""),
  WrongManifest(
    "a default that is a comment",
    """
    views:
      Post:
        data:
          id: Int
          title: String = ①#1
    """,
    .defaultSyntax,
    "the default of 'title' is cut off: ' #' begins a comment, so '#1' is not read",
    help: "put the text in double quotes: String = \"#1\""),
  WrongManifest(
    "a default that a comment cuts off",
    """
    views:
      Post:
        data:
          id: Int
          title: String = "Page ①#1"
    """,
    .defaultSyntax,
    "the default of 'title' is cut off: ' #' begins a comment, so '#1\"' is not read",
    help: "put the type and the default in single quotes: 'String = \"Page #1\"'"),
  WrongManifest(
    "a background in British spelling",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post], background: ①lightGrey }
    """,
    .unknownColor,
    "there is no adaptive colour 'lightGrey'",
    help: "write 'systemGray3'"),
  WrongManifest(
    "a background by its number in quotes",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post], background: ①"#F2F2F7" }
    """,
    .unknownColor,
    "there is no adaptive colour '#F2F2F7'",
    help: "use a colour of UIKit such as 'secondarySystemBackground' or 'systemGray6'"),
  WrongManifest(
    "a colour of text as a background",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post], background: ①secondaryLabel }
    """,
    .unknownColor,
    "'background' cannot be 'secondaryLabel', which is a colour of text",
    help: "use a colour such as 'secondarySystemBackground' or 'systemFill'"),
  WrongManifest(
    "swipes from the left",
    """
    deploymentTarget: 14
    views:
      Message:
        data: { id: Int, title: String }
        actions: [archive]
        swipe:
          ①left: [archive]
        layout: { label: title }
    sections:
      messages: { cells: [Message] }
    """,
    .unknownKey,
    "'swipe' has no key 'left'",
    help: "did you mean 'leading'?"),
  WrongManifest(
    "the width of an item",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts:
        cells: [Post]
        layout: { carousel: { ①itemWidth: 120 } }
    """,
    .unknownKey,
    "a carousel layout has no key 'itemWidth'",
    help: "did you mean 'width'?"),
  WrongManifest(
    "the beginning of a style",
    """
    containers: [table]
    table: ①inset
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post] }
    """,
    .unknownChoice,
    "'table' cannot be 'inset'",
    help: "did you mean 'insetGrouped'?"),
  WrongManifest(
    "columns in a word",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post], layout: { grid: { columns: ①two } } }
    """,
    .notANumber,
    "'columns' must be a whole number, found 'two'",
    help: "write '2'"),
  WrongManifest(
    "a view that is declared nowhere",
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      posts: { cells: [Post, ①Advert] }
    """,
    .unknownView,
    "there is no view 'Advert'",
    help: "use 'Post', the only view, or declare 'Advert' under 'views'"),
  WrongManifest(
    "an action of a swipe that is not declared",
    """
    deploymentTarget: 14
    views:
      Message:
        data: { id: Int, title: String }
        actions: [open, archive]
        select: open
        swipe: [archive, ①delete]
        layout: { label: title }
    sections:
      messages: { cells: [Message] }
    """,
    .unknownAction,
    "there is no action 'delete' in this view",
    help: "use one of 'open' or 'archive', or add 'delete' to the 'actions' of the view"),
  WrongManifest(
    "a cell with a field that is named like an identity",
    """
    views:
      Photo: { data: { caption: String, photoURL: URL, productID: Int }, view: custom }
    sections:
      photos: { cells: [①Photo] }
    """,
    .missingIdentity,
    "'Photo' cannot be a cell, because nothing tells its cells apart",
    help: "add 'id: productID' to the view, or another field, or 'id: only' for one on the screen"),
  WrongManifest(
    "a view with an emoji inside its name",
    """
    views:
      ①Sugg🎁estion: { data: { id: Int, text: String } }
    sections:
      main: { cells: [Suggestion] }
    """,
    .notAnIdentifier,
    "the name of a view must be a Swift identifier, found 'Sugg🎁estion'",
    help: "write 'Suggestion'"),
  WrongManifest(
    "a mistyped truth value",
    """
    views:
      Step:
        data: { isGift: Bool = ①flase }
    """,
    .defaultSyntax,
    "the default of 'isGift' must be a literal or a member",
    help: "did you mean 'false'?"),
  WrongManifest(
    "a decimal comma",
    """
    views:
      Step:
        data:
          price: Decimal = ①1,5
    """,
    .defaultSyntax,
    "the default of 'price' must be a literal or a member",
    help: "write '1.5'"),
  WrongManifest(
    "commas between thousands",
    """
    views:
      Step:
        data:
          count: Int = ①10,000
    """,
    .defaultSyntax,
    "the default of 'count' must be a literal or a member",
    help: "write '10000'"),
  WrongManifest(
    "another language's nil",
    """
    views:
      Step:
        data: { text: String? = ①none }
    """,
    .defaultSyntax,
    "the default of 'text' must be a literal or a member",
    help: "write 'nil', or \"none\" for text"),
  WrongManifest(
    "another language's nil of another type",
    """
    views:
      Step:
        data: { date: Date? = ①null }
        view: custom
    """,
    .defaultSyntax,
    "the default of 'date' must be a literal or a member",
    help: "write 'nil'"),
  WrongManifest(
    "a semicolon for a colon",
    """
    views:
      Step:
        data:
          ①id; Int
          text: String
    """,
    .missingColon,
    "expected 'key: value', found 'id; Int'",
    help: "is ':' meant instead of ';', as in 'id: Int'?"),
  WrongManifest(
    "a semicolon for the only colon",
    """
    views:
      Step:
        data:
          ①id; Int
    """,
    .wrongKind,
    "'data' must be a mapping of keys to values, found 'id; Int'",
    help: "did you mean 'id: Int'?"),
  WrongManifest(
    "a semicolon for a colon in braces",
    """
    views:
      Step: { data: { ①id; Int, text: String } }
    """,
    .missingValue,
    "expected ': ' and a value after the key 'id; Int'",
    help: "is ':' missing, as in 'id: Int'?"),
  WrongManifest(
    "a missing colon in braces",
    """
    views:
      Step:
        data: { text: String }
        layout:
          - label: { ①text text, font: body }
    """,
    .missingValue,
    "expected ': ' and a value after the key 'text text'",
    help: "is ':' missing, as in 'text: text'?"),
  WrongManifest(
    "elements in brackets without braces",
    """
    views:
      Step:
        data: { text: String }
        layout:
          hstack: [label①: text, label: text, spacer]
    """,
    .pairInList,
    "a 'key: value' pair in a list needs braces",
    help: "put each pair in braces: '[{ label: text }, …]'"),
]

/// Comments that are none of these slips.
@Test(
  "Ordinary comments give no warning",
  arguments: ["# like this", "#", "## heading", "#--", "#!", "#: x"])
func ordinaryComment(_ comment: String) {
  let analysis = resolved(
    """
    views:
      Post:
        doc: A post \(comment)
        data: \(comment)
          id: Int \(comment)
          title: String \(comment)
        samples: \(comment)
          - id: 1 \(comment)
            title: One \(comment)
    """)
  #expect(analysis.diagnostics.all.isEmpty, "\(rendered(analysis))")
}

@Test("A key that was left without a value is not taken for a name that is indented too far")
func forgottenValue() {
  let analysis = resolved(
    """
    views:
      Post: { data: { id: Int, title: String } }
    sections:
      photos:
        cells: [Post]
        layout:
        cells: [Post]
    """)
  #expect(analysis.diagnostics.sorted.map(\.code) == [.emptyValue, .duplicateKey])
}
