import CellGenCore
import Testing

@testable import CellGenAuthoring

@Suite("Names, completion, and hover over the protocol")
struct NameTests {
  private let uri = "file:///none/Mail.sections"
  private let text = """
    # 👩‍👩‍👧 é
    views:
      Mail:
        doc: One 😀 mail.
        data:
          id: Int
          title: String
          isRead: Bool
        actions: { open: { isOn: Bool } }
        samples:
          - { id: 1, title: "Hi 😀", isRead: true }
        layout:
          vstack:
            - label: { text: "😀é {title}", font: headline }
            - toggle: { isOn: isRead, action: open }
    sections:
      mails: { cells: [Mail] }

    """

  /// The position of a part of the text, in UTF-16.
  private func position(_ part: String, _ distance: Int = 0, in text: String? = nil) throws -> JSON
  {
    let text = text ?? self.text
    let range = try #require(text.range(of: part), "\(part)")
    let before = text[..<range.lowerBound]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    return Position(line: line, character: before[start...].utf16.count + distance).json
  }

  private func ask(
    _ session: Session, _ method: String, _ position: JSON, _ more: [String: JSON] = [:]
  ) throws -> JSON {
    try session.request(
      "textDocument/" + method,
      Session.document(uri).merging(["position": position]).merging(more))
  }

  @Test("A rename edits every place, after characters outside the BMP")
  func rename() throws {
    let session = try Session.start()
    try session.open(uri, text)
    let place = try position("{title}", 1)
    let range = try ask(session, "prepareRename", place)
    #expect(range["start"] == place)
    let edit = try ask(session, "rename", place, ["newName": "subject"])
    let edits = edit["documentChanges"].items.first?["edits"].items ?? []
    let renamed = applying(edits, to: text)
    #expect(renamed == text.replacing("title", with: "subject"))
  }

  @Test("A name that is taken is refused, with the reason")
  func refusal() throws {
    let session = try Session.start()
    try session.open(uri, text)
    let error = try session.error(
      "textDocument/rename",
      Session.document(uri).merging([
        "position": try position("title: String"), "newName": "isRead",
      ]))
    #expect(error?.code == -32803)
    #expect(error?.message.contains("isRead") == true)
  }

  @Test("Nothing is renamed while a text has errors in its syntax")
  func broken() throws {
    let session = try Session.start()
    try session.open(uri, text)
    try session.change(uri, text + "broken", version: 2)
    let error = try session.error(
      "textDocument/rename",
      Session.document(uri).merging([
        "position": try position("title: String"), "newName": "subject",
      ]))
    #expect(error?.message.contains("syntax") == true)
    let found = try ask(session, "definition", try position("[Mail]", 1))
    #expect(found.items.first?["range"]["start"]["line"] == 2)
  }

  @Test("A use leads to the declaration, and the declaration to its uses")
  func definition() throws {
    let session = try Session.start()
    try session.open(uri, text)
    let found = try ask(session, "definition", try position("isOn: isRead", 7))
    #expect(found.items.first?["range"]["start"] == (try position("isRead: Bool")))
    let uses = try ask(
      session, "references", try position("isRead: Bool"),
      ["context": ["includeDeclaration": false]])
    #expect(uses.items.count == 2)
    let lit = try ask(session, "documentHighlight", try position("isRead: Bool"))
    #expect(lit.items.count == 3)
  }

  @Test("Completion goes on while a line is being written, with the fields of the last good text")
  func completion() throws {
    let session = try Session.start()
    try session.open(uri, text)
    let typed = text.replacing("isOn: isRead, action: open }", with: "isOn: i")
    try session.change(uri, typed, version: 2)
    let place = try position("isOn: i", 7, in: typed)
    let items = try ask(session, "completion", place)["items"].items
    let field = try #require(items.first { $0["label"] == "isRead" })
    #expect(
      applying([field["textEdit"]], to: typed) == typed.replacing("isOn: i", with: "isOn: isRead"))
    #expect(!items.contains { $0["label"] == "title" })
  }

  @Test("Snippets are for those who have them, and help comes when it is asked for")
  func snippets() throws {
    let plain = try Session.start([:])
    let typed = text.replacing("        - toggle", with: "        - \n        - toggle")
    try plain.open(uri, typed)
    let place = try position("        - \n", 10, in: typed)
    let items = try ask(plain, "completion", place)["items"].items
    #expect(items.allSatisfy { $0["insertTextFormat"] == 1 })
    #expect(items.allSatisfy { $0["textEdit"]["newText"].string?.contains("\n") == false })
    let label = try #require(items.first { $0["label"] == "label" })
    let resolved = try plain.request("completionItem/resolve", label)
    #expect(resolved["documentation"].string?.contains("label") == true)
    let rich = try Session.start(
      ["textDocument": ["completion": ["completionItem": ["snippetSupport": true]]]])
    try rich.open(uri, typed)
    #expect(
      try ask(rich, "completion", place)["items"].items.contains { $0["insertTextFormat"] == 2 })
  }

  @Test("Hover says what VoiceOver reads, and leads to the preview")
  func hover() throws {
    let session = try Session.start()
    try session.open(uri, text)
    let view = try ask(session, "hover", try position("Mail:"))
    let words = view["contents"].string ?? ""
    #expect(words.contains("VoiceOver reads") && words.contains("Hi 😀"))
    #expect(words.contains("[Open the preview](file://"))
    let key = try ask(session, "hover", try position("font"))
    #expect(key["contents"].string?.contains("font of a label") == true)
    #expect(key["range"]["start"] == (try position("font")))
  }

  @Test("What is missing can be declared where it is named")
  func creation() throws {
    let session = try Session.start()
    let wrong = text.replacing("isOn: isRead", with: "isOn: isOpen")
    try session.open(uri, wrong)
    let place = try position("isOpen", in: wrong)
    let actions = try session.request(
      "textDocument/codeAction",
      Session.document(uri).merging([
        "range": ["start": place, "end": place], "context": ["diagnostics": []],
      ])
    ).items
    let action = try #require(actions.first { $0["title"].string?.hasPrefix("Declare") == true })
    let edits = action["edit"]["documentChanges"].items.first?["edits"].items ?? []
    #expect(applying(edits, to: wrong).contains("      isOpen: Bool = false\n"))
  }

  @Test("Any position has an answer")
  func positions() throws {
    let session = try Session.start()
    try session.open(uri, text)
    let methods = [
      "completion", "hover", "definition", "references", "documentHighlight", "prepareRename",
    ]
    for (line, character) in [(0, 0), (-1, 3), (2, 10_000), (9_999, 0), (3, 14), (3, 15)] {
      for method in methods {
        _ = try ask(session, method, Position(line: line, character: character).json)
      }
    }
  }
}
