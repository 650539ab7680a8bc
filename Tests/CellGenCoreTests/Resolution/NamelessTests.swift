import CellGenCore
import Testing

/// What VoiceOver cannot name, and fields that nobody sees.
@Suite("Warnings of what has no name or is never seen")
struct NamelessTests {
  @Test(
    "A switch is named after its field where no layout says how",
    arguments: [
      ("isRead", "Read"), ("sendsReceipts", "Sends Receipts"), ("isOn", "On"), ("island", "Island"),
      ("is", "Is"),
    ])
  func defaultSwitch(_ field: String, _ name: String) throws {
    let analysis = resolved("views:\n  Setting: { data: { title: String, \(field): Bool } }\n")
    #expect(rendered(analysis) == "")
    guard case .layout(let root) = try #require(analysis.module).views[0].presentation,
      case .toggle(let toggle) = root.children[1],
      case .literal(let label)? = toggle.accessibilityLabel?.constant
    else {
      Issue.record("no switch with a fixed name")
      return
    }
    #expect(label == name)
  }

  @Test(
    "A field counts as shown wherever an element names it, and as no matter where none could",
    arguments: [
      "label: rank", "label: { text: { field: rank } }",
      "image: { symbol: star, accessibilityLabel: { field: rank } }",
      "image: { asset: { field: rank } }",
      "button: { title: { field: rank }, action: go }",
      "button: { symbol: star, action: go, accessibilityLabel: { field: rank } }",
      "toggle: { isOn: flag, accessibilityLabel: { field: rank } }",
      "hstack: [{ label: rank }]",
    ])
  func shown(_ element: String) {
    let analysis = resolved(
      """
      views:
        Post:
          data:
            id: Int
            rank: String
            flag: "Bool?"
            date: Date
            url: URL?
            tags: "[String]"
          unshown: [flag]
          actions: [go]
          select: go
          layout:
            - \(element)
      """)
    #expect(rendered(analysis) == "")
  }

  @Test(
    "An identity by another name need not be seen, and a class of the user's may do as it likes")
  func unseen() {
    let analysis = resolved(
      """
      views:
        Book:
          data: { isbn: String, title: String }
          id: isbn
          layout:
            - label: title
        Photo:
          data: { id: Int, caption: String }
          view: custom
        Album:
          data: { id: Int, caption: String, year: Int }
          view: Photo
      sections:
        all: { cells: [Book, Photo, Album] }
      """)
    #expect(rendered(analysis) == "")
  }

  @Test("They wait until there is no error")
  func order() {
    let analysis = resolved(
      """
      views:
        Post:
          data: { title: String, rank: Int, flag: Bool }
          actions: [go]
          swipe:
            - go: { symbol: star }
          layout:
            - toggle: flag
            - label: titel
      """)
    #expect(analysis.diagnostics.all.map(\.code) == [.unknownField])
  }

  @Test("An empty title says that the symbol of a swipe alone is meant")
  func symbolAlone() throws {
    let analysis = resolved(
      """
      views:
        Post:
          data: { id: Int, title: String }
          actions: [go]
          swipe:
            - go: { title: "", symbol: star }
      sections:
        posts: { cells: [Post] }
      """)
    #expect(rendered(analysis) == "")
    #expect(
      try #require(analysis.module).views[0].row.swipes.trailing.map(\.title?.constant?.fixedText)
        == [
          nil
        ])
  }
}
