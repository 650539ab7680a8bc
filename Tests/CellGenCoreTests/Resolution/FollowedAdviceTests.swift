import Testing

@testable import CellGenCore

/// Advice together with what comes of it: whoever does what it says has a right manifest.
@Suite("Advice that leads to a right manifest")
struct FollowedAdviceTests {
  @Test("The one message gives it", arguments: allAdvice)
  func message(_ advice: Advice) {
    let (text, marks) = unmarked(advice.wrong)
    let analysis = resolved(text)
    let found = analysis.diagnostics.sorted
    #expect(found.count == 1, "\(rendered(analysis))")
    #expect(found.first?.help == advice.help, "\(rendered(analysis))")
    #expect(found.first.map { Int($0.primary.span.start) } == marks.first)
  }

  @Test("Nothing is left to say after it", arguments: allAdvice)
  func followed(_ advice: Advice) {
    #expect(rendered(resolved(advice.right)) == "")
    for line in advice.writtenLines { #expect(advice.right.contains(line), "\(line)") }
  }

  @Test("A certain edit comes to the same, or nothing", arguments: allAdvice)
  func edit(_ advice: Advice) {
    let text = unmarked(advice.wrong).text
    guard let fix = resolved(text).diagnostics.sorted.first?.fix else { return }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(fix.span.range, with: Array(fix.replacement.utf8))
    #expect(rendered(resolved(String(decoding: bytes, as: UTF8.self))) == "")
  }

  @Test(
    "Every key that has a way around it is unknown where the way is offered",
    arguments: MappingKind.allCases)
  func ways(_ kind: MappingKind) {
    for key in kind.keys { #expect(kind.wayAround(key.name) == nil, "\(key.name)") }
  }
}

/// A manifest with one mistake, marked with `①`, and what it is when the help has been followed.
struct Advice: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var wrong: String
  var help: String
  var right: String

  /// What the help quotes to be written as it is.
  var writtenLines: [String] {
    let quoted = help.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return quoted.filter { $0.contains(": ") && !$0.contains("…") && !help.contains("'\($0)', or") }
      .filter { !help.contains(", or '\($0)'") }
  }

  init(_ name: String, _ wrong: String, help: String, right: String) {
    (testDescription, self.wrong, self.help, self.right) = (name, wrong, help, right)
  }
}

private let allAdvice =
  adviceOnActions + adviceOnLayouts + adviceOnTexts + adviceOnViews + adviceOnScreens
  + adviceOnWishes

// MARK: - Actions

/// A view of the user's with these actions.
private func actions(_ text: String) -> String {
  """
  views:
    Field:
      data: { text: String }
      view: custom
      actions: \(text)
  """
}

private let noAction =
  "write a value after the colon, \"\" for an empty text, or {} for an action without values"

private let adviceOnActions = [
  Advice(
    "an action without values in braces", actions("{ change: { text: String }, submit:①}"),
    help: noAction, right: actions("{ change: { text: String }, submit: {} }")),
  Advice(
    "an action with an empty text", actions("{ change: { text: String }, submit: ①\"\" }"),
    help: "write 'submit: {}' for none, or 'submit: { value: String }'",
    right: actions("{ change: { text: String }, submit: {} }")),
  Advice(
    "an action with null", actions("{ change: { text: String }, submit: ①null }"),
    help: "write 'submit: {}' for none, or 'submit: { value: String }'",
    right: actions("{ change: { text: String }, submit: {} }")),
  Advice(
    "an action with a type", actions("{ change: ①String }"),
    help: "write 'change: { value: String }', or 'change: {}' for none",
    right: actions("{ change: { value: String } }")),
]

// MARK: - Layouts

/// A view with these elements, the lines of a list.
private func post(_ elements: String, data: String = "id: Int, title: String") -> String {
  """
  views:
    Post:
      data: { \(data) }
      layout:
        \(elements.replacing("\n", with: "\n      "))
  """
}

/// The same with a leaf that the user writes.
private func post(withLeaf name: String, _ elements: String = "- label: title") -> String {
  let view = name.prefix(1).uppercased() + name.dropFirst()
  return """
    views:
      \(view):
        data: { value: Double }
        view: custom
      Post:
        data:
          id: Int
          title: String
          \(name): \(view)ViewData
        layout:
          \(elements.replacing("\n", with: "\n      "))
          - view: \(name)
    """
}

private func leaf(_ name: String) -> String {
  let view = name.prefix(1).uppercased() + name.dropFirst()
  return
    "declare a view '\(view)' with 'view: custom', give this one a field '\(name): \(view)ViewData', "
    + "and write '- view: \(name)' in the layout"
}

private let adviceOnLayouts = [
  Advice(
    "a button's symbol from a field",
    """
    views:
      Post:
        data: { title: String, icon: String }
        unshown: [icon]
        actions: [go]
        layout:
          - label: title
          - button: { symbol: ①{ field: icon }, action: go, accessibilityLabel: Go }
    """,
    help: "write a fixed text, as 'symbol' cannot come from a field here; what changes is for a "
      + "custom view",
    right: """
      views:
        Post:
          data: { title: String, icon: String }
          unshown: [icon]
          actions: [go]
          layout:
            - label: title
            - button: { symbol: star, action: go, accessibilityLabel: Go }
      """),
  Advice(
    "an image by its URL",
    post("- label: title\n- image: { ①url: avatar, width: 40 }"),
    help: leaf("picture"), right: post(withLeaf: "picture")),
  Advice(
    "an image of a field that is no text",
    post("- label: title\n- image: ①avatar", data: "id: Int, title: String, avatar: URL"),
    help: leaf("avatar"), right: post(withLeaf: "avatar")),
  Advice(
    "an asset that is a URL",
    post("- label: title\n- image: { asset: ①https://example.com/a.png }"),
    help: leaf("picture"), right: post(withLeaf: "picture")),
  Advice(
    "a symbol that is a mapping in quotes",
    post("- label: title\n- image: { symbol: ①\"{ field: title }\" }"),
    help: "write a name such as 'star'; an image that changes is "
      + "'image: { symbol: { field: … } }' or a custom view",
    right: post("- label: title\n- image: { symbol: { field: title } }")),
  Advice(
    "a divider", post("- label: title\n- ①divider"),
    help: leaf("divider"), right: post(withLeaf: "divider")),
  Advice(
    "a text field", post("- label: title\n- ①textField: title"),
    help: leaf("textField"), right: post(withLeaf: "textField")),
  Advice(
    "a background of a stack",
    post("vstack:\n  ①background: systemFill\n  children:\n    - label: title"),
    help: leaf("badge"), right: post(withLeaf: "badge")),
  Advice(
    "a pair in a list of elements",
    post("vstack:\n  children: [label①: title]"),
    help: "write '[{ label: title }]' for a list, or '{ label: title }' for keys and values",
    right: post("vstack:\n  children: [{ label: title }]")),
  Advice(
    "elements without dashes",
    post("label: title\n①label2: title".replacing("label2", with: "spacer")),
    help: "put '- ' before 'label' and 'spacer', to make them a list",
    right: post("- label: title\n- spacer: 8")),
  Advice(
    "elements in braces", post("{ label: title, ①spacer: 8 }"),
    help: "write a list: '[{ label: … }, { spacer: … }]'",
    right: post("[{ label: title }, { spacer: 8 }]")),
  Advice(
    "an element without its dash above others", post("label: title\n①- spacer: 8"),
    help: "write the key that the list belongs to on the line before, or put '- ' before 'label', "
      + "too, if both are items of one list",
    right: post("- label: title\n- spacer: 8")),
  Advice(
    "a view's name where its field should be",
    """
    views:
      Heading: { data: { text: String } }
      Post:
        data: { id: Int, title: String }
        layout:
          - label: title
          - view: ①Heading
    """,
    help: "add 'heading: HeadingViewData' to 'data', and write 'heading' here",
    right: """
      views:
        Heading: { data: { text: String } }
        Post:
          data:
            id: Int
            title: String
            heading: HeadingViewData
          layout:
            - label: title
            - view: heading
      """),
  Advice(
    "a view's name beside its field",
    """
    views:
      Heading: { data: { text: String } }
      Post:
        data: { id: Int, top: HeadingViewData }
        layout:
          - view: ①Heading
    """,
    help: "write 'top', the field of type 'HeadingViewData'",
    right: """
      views:
        Heading: { data: { text: String } }
        Post:
          data: { id: Int, top: HeadingViewData }
          layout:
            - view: top
      """),
  Advice(
    "a view that shows itself",
    """
    views:
      Post:
        data: { id: Int, title: String, quote: "①PostViewData?" }
        layout:
          - label: title
          - view: quote
    """,
    help:
      "declare another view for what is shown inside, and give 'quote' the type of its view data",
    right: """
      views:
        Quote: { data: { text: String } }
        Post:
          data: { id: Int, title: String, quote: "QuoteViewData?" }
          layout:
            - label: title
            - view: quote
      """),
  Advice(
    "a button without a text",
    """
    views:
      Post:
        data: { title: String }
        actions: [go]
        layout:
          - label: title
          - ①button: { title: "", action: go }
    """,
    help: "add 'title: …', or 'symbol: …' with an 'accessibilityLabel'",
    right: """
      views:
        Post:
          data: { title: String }
          actions: [go]
          layout:
            - label: title
            - button: { title: Go, action: go }
      """),
]

// MARK: - Texts

/// A screen that shows this while it is empty.
private func empty(_ state: String) -> String {
  """
  views:
    Post: { data: { id: Int, title: String } }
  sections:
    posts: { cells: [Post] }
  states:
    empty: \(state)
  """
}

private let adviceOnTexts = [
  Advice(
    "a text with fields in it", post("- label: title\n- label: { text: ①\"{title} - {id}\" }"),
    help: "declare a field for the whole text, and put it together in your code",
    right: post("- label: title\n- label: summary", data: "id: Int, title: String, summary: String")
  ),
  Advice(
    "Swift's interpolation", post("- label: title\n- label: { text: \"①\\(id) likes\" }"),
    help: "name a field for the whole text: nothing is filled in here",
    right: post("- label: title\n- label: likes", data: "id: Int, title: String, likes: String")),
  Advice(
    "a template", post("- label: ①{{ title }}"),
    help: "write 'title', without braces, if it is a name, or quote the value if the braces are "
      + "text: \"{{ title }}\"",
    right: post("- label: title")),
  Advice(
    "a comma in a text", empty("{ title: No posts, ①yet }"),
    help: "put the whole text in quotes if it is one: \"No posts, yet\"",
    right: empty("{ title: \"No posts, yet\" }")),
  Advice(
    "braces in a text", empty("{ title: {①count} items }"),
    help: "put the whole text in quotes if it is one: \"{count} items\"",
    right: empty("{ title: \"{count} items\" }")),
  Advice(
    "an apostrophe", empty("{ title: 'It'①s empty' }"),
    help: "write '' for an apostrophe, or put the text in double quotes",
    right: empty("{ title: 'It''s empty' }")),
  Advice(
    "a colon at the end of a text", empty("{ title: Nothing here①: }"),
    help: "quote the value if the colon belongs to it: \"Nothing here:\"",
    right: empty("{ title: \"Nothing here:\" }")),
  Advice(
    "a per cent sign", empty("{ title: ①%d items }"),
    help: "quote it: \"%d items\"", right: empty("{ title: \"%d items\" }")),
  Advice(
    "a translation", post("- label: { text: { ①localized: posts.title } }"),
    help: "use 'field' with a String that your code has localised; fixed texts are not translated",
    right: post("- label: { text: { field: title } }")),
  Advice(
    "a text that is said to be fixed", empty("{ title: ①{ literal: \"Nothing, yet\" } }"),
    help: "write \"Nothing, yet\" alone", right: empty("{ title: \"Nothing, yet\" }")),
]

// MARK: - Views and their data

private let adviceOnViews = [
  Advice(
    "a view's own class",
    "views:\n  Post:\n    data: { id: Int }\n    view: ①PostView\n    actions: [go]\n",
    help: "write 'view: custom' if 'PostView' is a class of yours, which that means",
    right: "views:\n  Post:\n    data: { id: Int }\n    view: custom\n    actions: [go]\n"),
  Advice(
    "a key 'custom'", "views:\n  Post:\n    data: { id: Int }\n    ①custom: true\n",
    help: "write 'view: custom' for a class of yours",
    right: "views:\n  Post:\n    data: { id: Int }\n    view: custom\n"),
  Advice(
    "a height", "views:\n  Post:\n    data: { title: String }\n    ①height: 80\n",
    help: "write 'size: { height: 80 }'",
    right: "views:\n  Post:\n    data: { title: String }\n    size: { height: 80 }\n"),
  Advice(
    "a background of a view",
    "views:\n  Post:\n    data: { title: String }\n    ①background: systemFill\n",
    help: "write 'view: custom' instead of 'layout', and do it in your class",
    right: "views:\n  Post:\n    data: { title: String }\n    view: custom\n"),
  Advice(
    "a type and a default as keys",
    "views:\n  Post:\n    data:\n      title: String\n      likes: ①{ type: Int, default: 0 }\n",
    help: "write 'likes: Int = 0'",
    right: "views:\n  Post:\n    data:\n      title: String\n      likes: Int = 0\n"),
  Advice(
    "a text and its default as keys",
    "views:\n  Post:\n    data:\n      title: ①{ type: String, default: Untitled }\n",
    help: "write 'title: String = \"Untitled\"'",
    right: "views:\n  Post:\n    data:\n      title: String = \"Untitled\"\n"),
  Advice(
    "fields as a list", "views:\n  Post:\n    data: ①[title, text]\n",
    help: "write each field with its type: 'data: { title: String, text: String }'",
    right: "views:\n  Post:\n    data: { title: String, text: String }\n"),
  Advice(
    "a comment of another language", "views:\n  Post: ①// a post\n    data: { title: String }\n",
    help: "write '#' instead", right: "views:\n  Post: # a post\n    data: { title: String }\n"),
  Advice(
    "a space that is none",
    "views:\n  Post:\n    data:①\u{A0}{ id: Int, title: String }\n    id: id\n",
    help: "use an ordinary space",
    right: "views:\n  Post:\n    data: { id: Int, title: String }\n    id: id\n"),
  Advice(
    "a bracket right after a colon in braces",
    "views:\n  Post: { data: { title: String }, view: custom, actions①:[go] }\n",
    help: "put a space between ':' and '['",
    right: "views:\n  Post: { data: { title: String }, view: custom, actions: [go] }\n"),
  Advice(
    "a switch without a name",
    post("- label: title\n- ①toggle: isRead", data: "id: Int, title: String, isRead: Bool"),
    help: "write 'toggle: { isOn: isRead, accessibilityLabel: Read }'",
    right: post(
      "- label: title\n- toggle: { isOn: isRead, accessibilityLabel: Read }",
      data: "id: Int, title: String, isRead: Bool")),
  Advice(
    "a field that nothing shows",
    post("- label: title", data: "id: Int, title: String, ①rank: Int"),
    help: "add an element that shows it, remove it, or write 'unshown: [rank]' if only your code "
      + "reads it",
    right: post("- label: title", data: "id: Int, title: String, rank: Int")
      .replacing("    layout", with: "    unshown: [rank]\n    layout")),
]

// MARK: - Screens

/// A screen with a section of these keys.
private func screen(_ section: String) -> String {
  """
  views:
    Post: { data: { id: Int, title: String } }
    Heading: { data: { text: String } }
  sections:
    posts: { header: Heading, \(section) }
  """
}

/// A screen whose view has these keys.
private func swiping(_ swipe: String) -> String {
  """
  views:
    Post:
      data: { id: Int, title: String }
      actions: [remove]
      swipe:
        - remove: \(swipe)
  sections:
    posts: { cells: [Post] }
  """
}

private let adviceOnScreens = [
  Advice(
    "the extension of a manifest",
    "uses: [①Other.sections]\nviews:\n  Post: { data: { title: String } }\n",
    help: "write 'Other', and pass 'Other.sections' to cellgen too",
    right: "views:\n  Post: { data: { title: String } }\n"),
  Advice(
    "a header that is a text", screen("footer: ①\"Today's posts\", cells: [Post]"),
    help: "use one of 'Post' or 'Heading'", right: screen("footer: Heading, cells: [Post]")),
  Advice(
    "a cell's class", screen("cells: [①PostCell]"),
    help: "did you mean 'Post'?", right: screen("cells: [Post]")),
  Advice(
    "columns by width",
    screen("cells: [Post], layout: { grid: { columns: ①{ compact: 2, regular: 4 } } }"),
    help:
      "write one number, such as 2; for columns that depend on the width write 'layout: custom'",
    right: screen("cells: [Post], layout: custom")),
  Advice(
    "a section with another alphabet",
    "views:\n  Post: { data: { id: Int, title: String } }\nsections:\n  ①größe: { cells: [Post] }\n",
    help: "write 'newArrivals' or the like",
    right:
      "views:\n  Post: { data: { id: Int, title: String } }\nsections:\n  newArrivals: { cells: [Post] }\n"
  ),
  Advice(
    "sections as a list",
    "views:\n  Post: { data: { id: Int, title: String } }\nsections:\n  ①- cells: [Post]\n",
    help: "write each section below its name: 'main: { cells: [Post] }'",
    right:
      "views:\n  Post: { data: { id: Int, title: String } }\nsections:\n  main: { cells: [Post] }\n"
  ),
  Advice(
    "SwiftUI's role", swiping("{ ①role: destructive }"),
    help: "did you mean 'style'?", right: swiping("{ style: destructive }")),
  Advice(
    "a swipe without a title",
    swiping("{ symbol: trash }").replacing("remove: {", with: "①remove: {"),
    help: "add 'title: Remove'", right: swiping("{ symbol: trash, title: Remove }")),
  Advice(
    "a swipe whose symbol alone is not meant", swiping("{ ①icon: trash, title: Remove }"),
    help: "did you mean 'symbol'?", right: swiping("{ symbol: trash, title: \"\" }")),
  Advice(
    "a platform", "①platform: iOS\nviews:\n  Post: { data: { title: String } }\n",
    help: "did you mean 'deploymentTarget'?",
    right: "deploymentTarget: 15\nviews:\n  Post: { data: { title: String } }\n"),
  Advice(
    "a target", "①platform: 15\nviews:\n  Post: { data: { title: String } }\n",
    help: "did you mean 'deploymentTarget'?",
    right: "deploymentTarget: 15\nviews:\n  Post: { data: { title: String } }\n"),
]

// MARK: - Keys that everyone tries

/// Keys of labels that only a view of the user's has.
private let adviceOnWishes =
  ["cornerRadius", "accessibilityTraits", "accessibilityHint", "background"].map { key in
    Advice(
      "the \(key) of a label", post("- label: title\n- label: { text: title, ①\(key): x }"),
      help: leaf("badge"), right: post(withLeaf: "badge"))
  }
  + ["fontWeight", "weight", "fontSize"].map { key in
    Advice(
      "the \(key) of a label", post("- label: { text: title, ①\(key): x }"),
      help: "choose a text style such as 'font: headline', or " + leaf("badge"),
      right: post(withLeaf: "badge", "- label: { text: title, font: headline }"))
  }
  + ["stepper", "progress", "slider"].map { element in
    Advice(
      "a \(element)", post("- label: title\n- ①\(element): id"),
      help: leaf(element), right: post(withLeaf: element))
  }
  + ["hidden", "if"].map { key in
    Advice(
      "'\(key)' of a label", post("- label: { text: title, ①\(key): isOld }"),
      help: "make the field that it shows optional: while it is nil, the element is hidden",
      right: post("- label: { text: title }", data: "id: Int, title: \"String?\""))
  }
  + [
    Advice(
      "the tint of an image", post("- label: title\n- image: { symbol: star, ①tint: systemRed }"),
      help: "did you mean 'color'?",
      right: post("- label: title\n- image: { symbol: star, color: systemRed }")),
    Advice(
      "a format", post("- label: { text: title, ①format: currency }"),
      help: "make the field a String, and format it in your code",
      right: post("- label: { text: title }")),
    Advice(
      "a colour of the brand", post("- label: { text: title, color: ①brandPrimary }"),
      help: "use a colour of UIKit such as 'label', 'secondaryLabel' or 'systemRed', or a custom "
        + "view for one of your own",
      right: post("- label: { text: title, color: secondaryLabel }")),
    Advice(
      "an accessory", "views:\n  Post:\n    data: { title: String }\n    ①accessory: disclosure\n",
      help: "add '- image: { symbol: chevron.forward }' at the end of an 'hstack' in the view's "
        + "layout",
      right: post("hstack:\n  - label: title\n  - image: { symbol: chevron.forward }")),
    Advice(
      "a context menu", "views:\n  Post:\n    data: { title: String }\n    ①contextMenu: [go]\n",
      help: "write 'view: custom' in the view, and add a UIContextMenuInteraction in your class",
      right: "views:\n  Post:\n    data: { title: String }\n    view: custom\n"),
    Advice(
      "a pinned header", screen("cells: [Post], ①pinned: true"),
      help: "write 'layout: custom', and set 'pinToVisibleBounds' of the section's "
        + "'boundaryItems' in your function",
      right: screen("cells: [Post], layout: custom")),
    Advice(
      "pulling to refresh", screen("cells: [Post], ①refresh: true"),
      help:
        "set the container's 'refreshControl' in your view controller, and apply the new content",
      right: screen("cells: [Post]")),
    Advice(
      "a search", screen("cells: [Post], ①search: true"),
      help: "use a UISearchController in your view controller, and apply the content that it finds",
      right: screen("cells: [Post]")),
    Advice(
      "index titles", screen("cells: [Post], ①index: true"),
      help: "use 'CellKind' with a data source of your own, as generated ones do not do this",
      right: screen("cells: [Post]")),
    Advice(
      "a condition around an element", post("- label: title\n- ①if: isOld"),
      help: "put it into a view whose field is optional, as 'badge: BadgeViewData?', and write "
        + "'- view: badge' in the layout: it is hidden while that is nil",
      right: post(withLeaf: "badge").replacing("BadgeViewData", with: "BadgeViewData?")),
  ]
