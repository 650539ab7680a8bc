/// Labels, images, buttons and other elements of layouts.
extension Explanation {
  static let literalAndField = Explanation(
    "a text that is fixed and a field at once",
    """
    A text of an element is either fixed, with 'literal', or comes from the
    data, with 'field'. With both, one of them would never be seen. To put fixed
    and varying text together, prepare the whole in your code: the order of
    words differs from language to language.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            label: { text: { literal: Title, field: title } }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            label: { text: { field: title } }
      """)

  static let literalLikeField = Explanation(
    "a fixed text that is named like a field",
    """
    The titles of buttons and what VoiceOver says are mostly fixed, so a plain
    text means itself there, while a plain name in a label means a field. Here
    the fixed text is also the name of a field, and the button would show the
    field's name. The output is right either way, so this is a warning: saying
    which one you mean silences it.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            button: { title: name, action: buy }
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            button: { title: { field: name }, action: buy }
      """)

  static let assetAndSymbol = Explanation(
    "an image with two origins",
    """
    An image shows an asset of your catalog or an SF Symbol; they are loaded in
    different ways, and an image view shows one. If a symbol should stand in for
    a missing asset, choose it in your code and hand the name over in a field.
    """,
    wrong: """
      views:
        Badge:
          data: { text: String }
          layout:
            hstack:
              - image: { asset: badge, symbol: star }
              - label: text
      """,
    right: """
      views:
        Badge:
          data: { text: String }
          layout:
            hstack:
              - image: { symbol: star }
              - label: text
      """)

  static let insetTwice = Explanation(
    "an inset is given twice",
    """
    'horizontal' gives the leading and the trailing inset, 'vertical' the top
    and the bottom one. A side that is given by its own key as well has two
    values, and which of them holds would depend on an order that YAML does not
    have. Give each side once.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            vstack:
              insets: { top: 4, vertical: 8 }
              children:
                - label: title
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            vstack:
              insets: { top: 4, bottom: 8 }
              children:
                - label: title
      """)

  static let unknownColor = Explanation(
    "a colour that does not follow the appearance",
    """
    Colours are UIKit's semantic ones, such as 'label' and 'secondaryLabel', and
    those that begin with 'system'. They change with dark mode and with
    increased contrast. Fixed colours such as 'red' and 'black' do not, and
    black text on a black background is seen by nobody, so a manifest does not
    have them. Colours of your brand belong into a view of your own.
    """,
    wrong: """
      views:
        Title:
          data: { title: String }
          layout:
            label: { text: title, color: black }
      """,
    right: """
      views:
        Title:
          data: { title: String }
          layout:
            label: { text: title, color: label }
      """)

  static let unnamedButton = Explanation(
    "a button that VoiceOver cannot name",
    """
    A button with nothing but a symbol has no text, and VoiceOver would say the
    name of the symbol or only "button". People who cannot see the symbol then
    do not know what it does. The code works all the same, so this is a warning:
    an 'accessibilityLabel' silences it.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            - label: name
            - button: { symbol: cart, action: buy }
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            - label: name
            - button: { symbol: cart, action: buy, accessibilityLabel: Buy }
      """)

  static let neverHidden = Explanation(
    "'keepsPlace' on an element that is never hidden",
    """
    An element is hidden while the optional that it shows is nil, and with
    'keepsPlace' its place stays empty meanwhile. An element that shows a fixed
    text or image, or a field that is not an optional, is always visible, so the
    key does nothing. The output is right either way, so this is a warning.
    """,
    wrong: """
      views:
        Message:
          data: { sender: String, dot: String }
          layout:
            hstack:
              - image: { symbol: { field: dot }, width: 12, keepsPlace: true }
              - label: sender
      """,
    right: """
      views:
        Message:
          data:
            sender: String
            dot: String?
          layout:
            hstack:
              - image: { symbol: { field: dot }, width: 12, keepsPlace: true }
              - label: sender
      """)

  static let imageName = Explanation(
    "a text that is the name of no image",
    """
    An image shows what is in the app: an asset of its catalog, or one of
    Apple's SF Symbols, by name. A URL names none, and neither does a mapping
    that was put into quotes: the image would stay empty without a word.
    Loading and keeping images is the work of a library of your choice, in a
    custom view, which a layout takes as a leaf.
    """,
    wrong: """
      views:
        Person:
          data: { name: String }
          layout:
            hstack:
              - image: { asset: https://example.com/ann.png, width: 40 }
              - label: name
      """,
    right: """
      views:
        Avatar:
          data: { url: URL }
          view: custom
        Person:
          data: { name: String, avatar: AvatarViewData }
          layout:
            hstack:
              - view: avatar
              - label: name
      """)

  static let unnamedSwitch = Explanation(
    "a switch that VoiceOver cannot name",
    """
    A switch shows no text, and VoiceOver does not look for a label beside it:
    it would say "switch button, on", and nobody would know what is on. The
    code works all the same, so this is a warning: an 'accessibilityLabel'
    silences it, fixed or from a field. In a view without a layout, a switch
    is named after its field.
    """,
    wrong: """
      views:
        Setting:
          data: { title: String, isOn: Bool }
          layout:
            hstack:
              - label: title
              - spacer:
              - toggle: isOn
      """,
    right: """
      views:
        Setting:
          data: { title: String, isOn: Bool }
          layout:
            hstack:
              - label: title
              - spacer:
              - toggle: { isOn: isOn, accessibilityLabel: { field: title } }
      """)

  static let unshownField = Explanation(
    "a field that no element shows",
    """
    The view has a layout, and no element of it shows the field: the label is
    missing, or names another field. A field that is the identity of a cell is
    not meant here, and a class of yours may do with its data what it likes. The
    code is right, so this is a warning. Add the element, remove the field, or
    list it under 'unshown' if only your code reads it.
    """,
    wrong: """
      views:
        Product:
          data: { name: String, price: Decimal, stock: Int }
          layout:
            - label: name
            - label: price
      """,
    right: """
      views:
        Product:
          data: { name: String, price: Decimal, stock: Int }
          unshown: [stock]
          layout:
            - label: name
            - label: price
      """)

  static let lostActions = Explanation(
    "actions of an inner view reach nobody",
    """
    A view inside another reports its actions to the outer one, and from there
    they go on only if the outer view has an action that carries them. Without
    it, taps inside end there. That may be what you want, so this is a warning.
    To hand them on, declare an action that carries the inner view's Action, and
    name it in the element.
    """,
    wrong: """
      views:
        Badge:
          data: { text: String }
          actions: [tap]
          view: custom
        Title:
          data: { title: String, badge: BadgeViewData }
          layout:
            - label: title
            - view: badge
      """,
    right: """
      views:
        Badge:
          data: { text: String }
          actions: [tap]
          view: custom
        Title:
          data: { title: String, badge: BadgeViewData }
          actions:
            badge: { action: BadgeView.Action }
          layout:
            - label: title
            - view: { data: badge, action: badge }
      """)

  static let silentAction = Explanation(
    "an action that no element reports",
    """
    The action is declared, and you will have to handle it in your switch, but
    nothing ever reports it: the button is missing, or names another action, and
    neither 'select' nor 'swipe' names it. The code compiles and the action
    never comes, so this is a warning. Add the element, or remove the action, to
    silence it.
    """,
    wrong: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            - label: name
      """,
    right: """
      views:
        Product:
          data: { name: String }
          actions: [buy]
          layout:
            - label: name
            - button: { title: Buy, action: buy }
      """)
}
