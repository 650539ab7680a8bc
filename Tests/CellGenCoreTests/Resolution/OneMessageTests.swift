import CellGenCore
import Testing

/// Mistakes from which others would seem to follow.
@Suite("One mistake, one message")
struct OneMessageTests {
  @Test("Nothing is said of what follows from it", arguments: mistakes)
  func mistake(_ wrong: WrongManifest) { wrong.check() }
}

private let mistakes: [WrongManifest] = [
  WrongManifest(
    "a control character in 'doc'",
    """
    views:
      Step:
        doc: "A ①\u{1B} step"
        data: { id: Int, text: String }
    sections:
      main: { cells: [Step] }
    """,
    .controlCharacter,
    "control character U+001B ESCAPE is not allowed",
    help: "remove it, or write \\e in double quotes if the text needs it"),
  WrongManifest(
    "a control character in a name",
    """
    views:
      Step: { data: { id: Int, text: String } }
    sections:
      main: { cells: [Ste①\u{7F}p] }
    """,
    .controlCharacter,
    "control character U+007F DELETE is not allowed",
    help: "remove it, or write \\x7F in double quotes if the text needs it"),
  WrongManifest(
    "a control character in a key",
    """
    views:
      Step: { data: { text①\u{7}: String }, layout: { label: text } }
    """,
    .controlCharacter,
    "control character U+0007 is not allowed",
    help: "remove it, or write \\a in double quotes if the text needs it"),
  WrongManifest(
    "braces with their keys in the column of their own key",
    """
    views:
      Step:
        data: {
        ①id: Int,
        text: String
        }
    sections:
      main: { cells: [Step] }
    """,
    .flowIndentation,
    "lines inside brackets must be indented more than 'data'",
    help: "put 6 spaces before this line and the ones up to the closing bracket"),
  WrongManifest(
    "braces with one key in the column of their own key",
    """
    views:
      Step:
        data: {
        ①id: Int
        }
        view: custom
    sections:
      main: { cells: [Step] }
    """,
    .flowIndentation,
    "lines inside brackets must be indented more than 'data'",
    help: "put 6 spaces before this line and the ones up to the closing bracket"),
  WrongManifest(
    "braces in braces with their keys in the column of their own key",
    """
    views:
      Step:
        view: custom
        data: { id: Int }
        actions: {
        ①open: { url: URL, name: String },
        like: {
          isOn: Bool
        }
        }
    sections:
      main: { cells: [Step] }
    """,
    .flowIndentation,
    "lines inside brackets must be indented more than 'actions'",
    help: "put 6 spaces before this line and the ones up to the closing bracket"),
  WrongManifest(
    "braces that are not closed before other keys with braces",
    """
    views:
      Step:
        view: custom
        data: ①{ id: Int
        actions: {
          open: { url: URL }
          }
    sections:
      main: { cells: [Step] }
    """,
    .unclosedBracket,
    "unclosed '{'",
    help: "add the closing '}' after 'Int'"),
  WrongManifest(
    "a section whose keys are outdented",
    """
    views:
      Step: { data: { id: Int, text: String } }
    sections:
      main:
      ①layout: carousel
      cells: [Step]
    """,
    .misplacedKey,
    "'layout' belongs to a section, and stands where a section's name should",
    help: "indent it and the keys below it 4 spaces, to make them keys of 'main'"),
  WrongManifest(
    "a view whose keys are outdented",
    """
    views:
      Step:
      ①data: { id: Int, text: String }
      id: id
    sections:
      main: { cells: [Step] }
    """,
    .misplacedKey,
    "'data' belongs to a view, and stands where a view's name should",
    help: "indent it and the keys below it 4 spaces, to make them keys of 'Step'"),
  WrongManifest(
    "a field declared twice, of which one was meant for another",
    """
    views:
      Step:
        data:
          id: Int
          title: String
          ①title: String
        layout:
          - label: title
          - label: subtitle
    sections:
      main: { cells: [Step] }
    """,
    .duplicateKey,
    "duplicate key 'title'",
    help: "remove one of the two, or rename it"),
  WrongManifest(
    "a key written twice, of which one was meant for a required one",
    """
    views:
      Step: { doc: A step, ①doc: { id: Int } }
    sections:
      main: { cells: [Step] }
    """,
    .duplicateKey,
    "duplicate key 'doc'",
    help: "remove one of the two, or rename it"),
  WrongManifest(
    "actions that are indented one space too far",
    """
    views:
      Step:
        data:
          id: Int
          ready: Bool
         ①actions:
          open:
        layout:
          - button: { title: Open, action: open }
    sections:
      main: { cells: [Step] }
    """,
    .unmatchedIndentation,
    "this line is indented 5 spaces, which matches no open level",
    help: "indent it 6 spaces, next to 'id', or 4, next to 'data'"),
  WrongManifest(
    "actions that are indented one space too far below a list",
    """
    views:
      Step:
        data: { id: Int }
        layout:
        - button: { title: Open, action: open }
         ①actions: [open]
    sections:
      main: { cells: [Step] }
    """,
    .misalignedKey,
    "'actions' is indented 5 spaces, but 'button', the first key of its mapping, 6",
    help: "align the keys"),
  WrongManifest(
    "a conflict of which the first marker is gone",
    """
    views:
      Step:
        data:
          id: Int
          picture: Picture
    ①=======
          picture: Photo
    >>>>>>> photos
        layout: { label: id }
    sections:
      main: { cells: [Step] }
    """,
    .mergeConflict,
    "unresolved merge conflict",
    help: "keep the lines of one side, and remove the other and the markers"),
  WrongManifest(
    "an item without a space after its dash",
    """
    views:
      Step:
        data: { id: Int, text: String }
        layout:
          vstack:
            children:
              ①-view: picture
              - label: text
    sections:
      main: { cells: [Step] }
    """,
    .missingSpaceAfterDash,
    "missing space after '-'",
    help: "put a space after '-': '- view: picture'"),
  WrongManifest(
    "the only item without a space after its dash",
    """
    views:
      Step:
        data: { id: Int, text: String }
        layout:
          vstack:
            children:
              ①-label: text
    sections:
      main: { cells: [Step] }
    """,
    .missingSpaceAfterDash,
    "missing space after '-'",
    help: "put a space after '-': '- label: …'"),
  WrongManifest(
    "braces in the column of their view",
    """
    views:
      Step:
      ①data: { id: Int, text: String }
        layout: { label: title }
    sections:
      main: { cells: [Step] }
    """,
    .misplacedKey,
    "'data' stands in the column of 'Step', whose keys are indented more",
    help: "indent it 4 spaces, to make it a key of 'Step'"),
  WrongManifest(
    "a stack in the column of 'layout'",
    """
    views:
      Step:
        data: { id: Int, text: String }
        layout:
        ①hstack:
          - label: text
    sections:
      main: { cells: [Step] }
    """,
    .misplacedKey,
    "'hstack' belongs to a layout; it is written as if it belonged to a view",
    help: "indent it and the lines below it, under a line 'layout:'"),
  WrongManifest(
    "a misspelt type that labels show",
    """
    views:
      Step:
        data: { id: Int, text: ①Sting? }
        layout:
          - label: text
          - label: { text: text, font: body }
          - image: { symbol: { field: text } }
    sections:
      main: { cells: [Step] }
    """,
    .elementType,
    "a label cannot show 'text', whose type is 'Sting?'",
    help: "did you mean 'String'?"),
  WrongManifest(
    "misspelt view data that a view is fed by",
    """
    views:
      Thumbnail: { data: { text: String } }
      Step:
        data: { id: Int, picture: ①ThumbnialViewData }
        layout:
          - label: id
          - view: picture
          - view: picture
    sections:
      main: { cells: [Step] }
    """,
    .unknownView,
    "there is no view 'Thumbnial'",
    help: "did you mean 'ThumbnailViewData'?"),
  WrongManifest(
    "a field whose name is a sign",
    """
    views:
      Step:
        data: { id: Int, ①🎁: String }
        layout: { label: gift }
    sections:
      main: { cells: [Step] }
    """,
    .notAnIdentifier,
    "the name of a field must be a Swift identifier, found '🎁'",
    help: "write 'productTitle' or the like"),
]
