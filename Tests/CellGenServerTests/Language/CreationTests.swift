import CellGenCore
import Testing

@testable import CellGenAuthoring

@Suite("Missing declarations")
struct CreationTests {
  @Test(
    "What is missing is declared, with the type that fits",
    arguments: [
      ("label: subtitle", "subtitle: String"),
      ("toggle: { isOn: isOpen, action: open }", "isOpen: Bool"),
      ("progress: { value: share }", "share: Double"),
      ("image: { url: photo, accessibilityLabel: Photo }", "photo: URL?"),
      ("datePicker: { date: due, action: open }", "due: Date"),
      ("button: { title: Go, action: leave }", "actions: [open, leave]"),
      ("label: { text: title, color: ink }", "colors:\n  ink: systemBlue"),
      ("label: { text: title, font: loud }", "fonts:\n  loud: body"),
      ("label: { text: title, style: loud }", "styles:\n  loud: { font: body }"),
      (
        "stars: { value: 3 }",
        "elements:\n  stars: { class: StarsView, properties: { value: Int } }"
      ),
    ])
  func declares(_ element: String, _ declaration: String) throws {
    let text = """
      views:
        Mail:
          data:
            id: Int
            title: String
          actions: [open]
          layout:
            vstack:
              - \(element)
      sections:
        mails: { cells: [Mail] }

      """
    let run = LanguageRun([SourceText(path: "Mail.sections", bytes: Array(text.utf8))])
    let mistakes = run.analysis.diagnostics.sorted.filter { $0.severity == .error }
    let creation = try #require(
      mistakes.lazy.compactMap(run.creation).first, "\(mistakes.map(\.message))")
    let made = String(decoding: run.sources.edited([0: [creation.edit]])[0].bytes, as: UTF8.self)
    #expect(made.contains(declaration), "\(made)")
  }

  @Test("What another manifest declares is used from there, and not declared twice")
  func uses() throws {
    let (run, _, _) = try marked(
      "views:\n  A:\n    data: { id: Int, t: String }\n    layout: { vstack: [{ label: { text: t, color: ink } }] }‸\n",
      ["colors:\n  ink: \"#102030\"\n"])
    let mistake = try #require(run.analysis.diagnostics.sorted.first { $0.severity == .error })
    let creation = try #require(run.creation(for: mistake))
    #expect(creation.title == "Use 'Other0', which declares 'ink'")
    #expect(creation.edit.replacement == "uses: [Other0]\n")
  }

  @Test("The names that a message suggests can be taken")
  func suggestions() throws {
    let (run, _, _) = try marked(
      "views:\n  A:\n    data: { id: Int, t: String, playing: Bool }\n    layout: { vstack: [{ label: { text: t, visible: playin } }] }‸\n"
    )
    let mistake = try #require(run.analysis.diagnostics.sorted.first { $0.severity == .error })
    #expect(
      mistake.fix != nil
        || run.suggestions(for: mistake).map(\.title) == ["Change 'playin' to 'playing'"])
  }

  @Test("A view is declared for a section that names it")
  func view() throws {
    let text =
      "views:\n  Mail:\n    data: { id: Int, title: String }\nsections:\n  all: { cells: [Mail, Ad] }\n"
    let run = LanguageRun([SourceText(path: "Mail.sections", bytes: Array(text.utf8))])
    let mistake = try #require(run.analysis.diagnostics.sorted.first { $0.code == .unknownView })
    let creation = try #require(run.creation(for: mistake))
    let made = LanguageRun(run.sources.edited([0: [creation.edit]]))
    #expect(!made.analysis.diagnostics.hasErrors)
    #expect(creation.title == "Declare the view 'Ad'")
  }
}
