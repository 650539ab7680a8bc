import CellGenCore
import Testing

@Suite("Mistakes in layouts")
struct WrongLayoutsTests {
  @Test("Each is reported once, where it stands", arguments: wrongLayouts)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let wrongLayouts: [WrongManifest] = [
  WrongManifest(
    "a layout and a view",
    """
    views:
      Title:
        data: { title: String }
        view: custom
        ①layout: { label: title }
    """,
    .layoutAndView,
    "a view has either 'layout' or 'view', not both",
    help: "remove one of them"),
  WrongManifest(
    "an unknown element",
    """
    views:
      Title:
        data: { title: String }
        layout:
          - ①lable: title
    """,
    .unknownElement,
    "there is no element 'lable'",
    help: "did you mean 'label'?"),
  WrongManifest(
    "an element of two keys",
    """
    views:
      Title:
        data: { title: String }
        layout:
          - label: title
            ①font: headline
    """,
    .secondElement,
    "an element has one key, found 'label' and 'font'",
    help: "write 'label: { text: title, font: … }'"),
  WrongManifest(
    "a field for an element",
    """
    views:
      Title:
        data: { title: String }
        layout:
          - ①title
    """,
    .wrongKind,
    "an element must be a mapping such as 'label: title', found 'title'",
    help: "write 'label: title'"),
  WrongManifest(
    "an empty stack",
    """
    views:
      Title:
        data: { title: String }
        layout: { ①vstack: [] }
    """,
    .emptyLayout,
    "'vstack' has no elements",
    help: "add '- label: …' lines below it, one for each element, or remove 'vstack'"),
  WrongManifest(
    "a stack without children",
    """
    views:
      Title:
        data: { title: String }
        layout: { ①vstack: { spacing: 4 } }
    """,
    .requiredKey,
    "a stack needs the key 'children'",
    help: "add 'children:' with a line '- label: …' for each element"),
  WrongManifest(
    "an element among the keys of a stack",
    """
    views:
      Title:
        data: { title: String }
        layout:
          vstack:
            spacing: 4
            ①label: title
    """,
    .misplacedKey,
    "the element 'label' must be an item of the stack's 'children'",
    help: "write it below 'children:', with '- ' before it"),
  WrongManifest(
    "an alignment of the other axis",
    """
    views:
      Title:
        data: { title: String }
        layout:
          hstack:
            alignment: ①leading
            children:
              - label: title
    """,
    .unknownChoice,
    "'alignment' cannot be 'leading'",
    help: "'leading' is for a 'vstack'; an 'hstack' aligns up and down"),
  WrongManifest(
    "a spacing that is no number",
    """
    views:
      Title:
        data: { title: String }
        layout:
          vstack: { spacing: ①.5, children: [{ label: title }] }
    """,
    .notANumber,
    "'spacing' must be a number, found '.5'",
    help: "write 0.5"),
  WrongManifest(
    "an inset that is given twice",
    """
    views:
      Title:
        data: { title: String }
        layout:
          vstack:
            insets: { ①top: 1, vertical: 2 }
            children: [{ label: title }]
    """,
    .insetTwice,
    "'top' is given twice, here and by 'vertical'",
    help: "remove one of them"),
  WrongManifest(
    "an unknown field",
    """
    views:
      Title:
        data: { title: String }
        layout: { label: ①titel }
    """,
    .unknownField,
    "there is no field 'titel' in 'data'",
    help: "did you mean 'title'?"),
  WrongManifest(
    "a label of a URL",
    """
    views:
      Title:
        data: { link: URL }
        layout: { label: ①link }
    """,
    .elementType,
    "a label cannot show 'link', whose type is 'URL'",
    help: "make it a String that is ready to be shown, or use 'view: custom'"),
  WrongManifest(
    "a label without text",
    """
    views:
      Title:
        data: { title: String }
        layout: { ①label: { font: body } }
    """,
    .requiredKey,
    "a label needs the key 'text'",
    help: "add 'text: title' with a field, or 'text: { literal: … }' with fixed text"),
  WrongManifest(
    "an unknown font",
    """
    views:
      Title:
        data: { title: String }
        layout: { label: { text: title, font: ①caption } }
    """,
    .unknownChoice,
    "'font' cannot be 'caption'",
    help: "did you mean 'caption1' or 'caption2'?"),
  WrongManifest(
    "a fixed colour",
    """
    views:
      Title:
        data: { title: String }
        layout: { label: { text: title, color: ①red } }
    """,
    .unknownColor,
    "there is no adaptive colour 'red'",
    help: "write 'systemRed'"),
  WrongManifest(
    "a fraction of a line",
    """
    views:
      Title:
        data: { title: String }
        layout: { label: { text: title, lines: ①1.5 } }
    """,
    .notANumber,
    "'lines' must be a whole number, found '1.5'",
    help: "write a whole number, without a fraction"),
  WrongManifest(
    "an image without an origin",
    """
    views:
      Title:
        data: { title: String }
        layout: { ①image: { width: 8 } }
    """,
    .requiredKey,
    "an image needs 'asset' or 'symbol'",
    help: "add 'symbol: star' with an SF Symbol, or 'asset: …' with an image of your catalog"),
  WrongManifest(
    "an image of two origins",
    """
    views:
      Title:
        data: { title: String }
        layout: { image: { asset: a, ①symbol: star } }
    """,
    .assetAndSymbol,
    "an image has either 'asset' or 'symbol', not both",
    help: "remove one of them"),
  WrongManifest(
    "an image that is a name",
    """
    views:
      Title:
        data: { icon: String }
        layout: { image: ①icon }
    """,
    .wrongKind,
    "an image must be a mapping with 'asset' or 'symbol', found 'icon'",
    help: "write 'image: { symbol: { field: icon } }' or 'image: { asset: { field: icon } }'"),
  WrongManifest(
    "a symbol from a number",
    """
    views:
      Title:
        data: { count: Int }
        layout: { image: { symbol: { field: ①count } } }
    """,
    .elementType,
    "'symbol' cannot come from 'count', whose type is 'Int'",
    help: "name a field of type String or String?"),
  WrongManifest(
    "a button without an action",
    """
    views:
      Title:
        data: { title: String }
        layout: { ①button: { title: Buy } }
    """,
    .requiredKey,
    "a button needs the key 'action'",
    help: "add 'action: …' with an action that the view declares under 'actions'"),
  WrongManifest(
    "a button with an unknown action",
    """
    views:
      Title:
        data: { title: String }
        actions: [buy]
        layout: [{ button: { title: Buy, action: ①bye } }]
    """,
    .unknownAction,
    "there is no action 'bye' in this view",
    help: "use 'buy', the only action, or add 'bye' to the 'actions' of the view"),
  WrongManifest(
    "a button whose action carries values",
    """
    views:
      Title:
        data: { title: String }
        actions: { buy: { count: Int } }
        layout: { button: { title: Buy, action: ①buy } }
    """,
    .elementAction,
    "the action of a button carries no values, and 'buy' carries '{ count: Int }'",
    help: "name another action, or change what 'buy' carries"),
  WrongManifest(
    "a button without a title",
    """
    views:
      Title:
        data: { title: String }
        actions: [buy]
        layout: { ①button: { action: buy } }
    """,
    .requiredKey,
    "a button needs a 'title' or a 'symbol'",
    help: "add 'title: …', or 'symbol: …' with an 'accessibilityLabel'"),
  WrongManifest(
    "a button that VoiceOver cannot name",
    """
    views:
      Title:
        data: { id: String }
        actions: [buy]
        layout: { ①button: { symbol: cart, action: buy } }
    """,
    .unnamedButton,
    "a button with a symbol alone has nothing that VoiceOver can say",
    help: "add 'accessibilityLabel: …'"),
  WrongManifest(
    "a place that is kept for what is never hidden",
    """
    views:
      Title:
        data: { title: String }
        layout: { label: { text: title, ①keepsPlace: true } }
    """,
    .neverHidden,
    "'keepsPlace' has no effect, since the element is never hidden",
    help: "remove it, or make 'title' an optional"),
  WrongManifest(
    "a place that is kept for a fixed text",
    """
    views:
      Title:
        data: { title: String }
        layout: [{ label: title }, { label: { text: { literal: New }, ①keepsPlace: true } }]
    """,
    .neverHidden,
    "'keepsPlace' has no effect, since the element is never hidden",
    help: "remove it"),
  WrongManifest(
    "an image without a width that keeps its place in a row",
    """
    views:
      Title:
        data: { dot: "String?" }
        layout:
          - hstack: [{ image: { symbol: { field: dot }, height: 8, ①keepsPlace: true } }]
    """,
    .requiredKey,
    "an image that keeps its place in an 'hstack' needs a 'width'",
    help: "add 'width: 20', with the points that its place takes"),
  WrongManifest(
    "an image without a height that keeps its place in a column",
    """
    views:
      Title:
        data: { dot: "String?" }
        layout:
          - image: { symbol: { field: dot }, width: 8, ①keepsPlace: true }
    """,
    .requiredKey,
    "an image that keeps its place in a 'vstack' needs a 'height'",
    help: "add 'height: 20', with the points that its place takes"),
  WrongManifest(
    "a toggle of a text",
    """
    views:
      Title:
        data: { title: String }
        layout: { toggle: ①title }
    """,
    .elementType,
    "a toggle cannot show 'title', whose type is 'String'",
    help: "name a field of type Bool or Bool?"),
  WrongManifest(
    "a toggle whose action carries nothing",
    """
    views:
      Title:
        data: { isOn: Bool }
        actions: [flip]
        layout: { toggle: { isOn: isOn, action: ①flip } }
    """,
    .elementAction,
    "the action of a toggle carries the new value as one Bool, and 'flip' carries no values",
    help: "name another action, or change what 'flip' carries"),
  WrongManifest(
    "an action that no element reports",
    """
    views:
      Title:
        data: { title: String }
        actions: [①buy]
        layout: { label: title }
    """,
    .silentAction,
    "no element of 'Title' reports the action 'buy'",
    help: "add a button: 'button: { title: …, action: buy }', or remove the action"),
  WrongManifest(
    "a spacer of no length",
    """
    views:
      Title:
        data: { title: String }
        layout: [{ label: title }, { spacer: ①0 }]
    """,
    .outOfRange,
    "'spacer' must be above 0, found '0'",
    help: "write a number that is above 0"),
  WrongManifest(
    "a view of a text",
    """
    views:
      Title:
        data: { title: String }
        layout: { view: ①title }
    """,
    .elementType,
    "a view cannot be fed by 'title', whose type is 'String'",
    help: "declare a view for it under 'views', and give the field the type of its view data"),
  WrongManifest(
    "a view whose actions are lost",
    """
    views:
      Badge:
        data: { text: String }
        view: custom
        actions: [tap]
      Title:
        data: { badge: BadgeViewData }
        layout: { ①view: badge }
    """,
    .lostActions,
    "the actions of 'Badge' are not reported from here",
    help: "declare an action that carries 'BadgeView.Action' and name it in 'action'"),
  WrongManifest(
    "a view whose action carries something else",
    """
    views:
      Badge:
        data: { text: String }
        view: custom
        actions: [tap]
      Title:
        data: { badge: BadgeViewData }
        actions: { badge: { id: Int } }
        layout: { view: { data: badge, action: ①badge } }
    """,
    .elementAction,
    "the action of this 'view' carries what it reports as one 'BadgeView.Action', and 'badge' carries '{ id: Int }'",
    help: "name another action, or change what 'badge' carries"),
  WrongManifest(
    "a field without an obvious element",
    """
    views:
      Photo:
        data: { url: ①URL }
    """,
    .noObviousElement,
    "'url' is a 'URL', which no element shows by itself",
    help: "add 'view: custom' and write 'PhotoView', or a 'layout' without this field"),
  WrongManifest(
    "a view with nothing but its id",
    """
    views:
      ①Photo:
        data: { id: Int }
    """,
    .emptyLayout,
    "the view 'Photo' has nothing to show but its 'id'",
    help: "add a field, a 'layout', or 'view: custom'"),
  WrongManifest(
    "a literal and a field",
    """
    views:
      Title:
        data: { title: String }
        layout: { label: { text: { literal: a, ①field: title } } }
    """,
    .literalAndField,
    "a text is either 'literal' or 'field', not both",
    help: "remove one of them"),
  WrongManifest(
    "an empty title",
    """
    views:
      Title:
        data: { title: String }
        actions: [buy]
        layout: { button: { title: ①~, action: buy } }
    """,
    .nullText,
    "'title' is empty: YAML reads '~' as no value",
    help: #"write "~" for this text, or "" for empty text"#),
  WrongManifest(
    "a fixed text that is named like a field",
    """
    views:
      Title:
        data: { name: String }
        actions: [buy]
        layout: { button: { title: ①name, action: buy } }
    """,
    .literalLikeField,
    "'title' is the fixed text 'name', and there is a field of that name",
    help: "write '{ field: name }', or '{ literal: name }' for the text itself"),
  WrongManifest(
    "keys of a label at its own indentation",
    """
    views:
      Title:
        data: { title: String }
        layout:
          - label:
            ①text: title
    """,
    .secondElement,
    "an element has one key, found 'label' and 'text'",
    help: "indent 'text' more than 'label', or put it in its braces"),
  WrongManifest(
    "a layout that is a word",
    """
    views:
      Title:
        data: { title: String }
        layout: ①custom
    """,
    .wrongKind,
    "the 'layout' of a view must be an element or a list of elements, found 'custom'",
    help: "write 'view: custom' if you write the view yourself"),
]
