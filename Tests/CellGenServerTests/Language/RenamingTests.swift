import CellGenCore
import FixtureSupport
import Testing

@testable import CellGenAuthoring

@Suite("Renaming")
struct RenamingTests {
  /// Each name of each golden gets another name and its own again.
  @Test("Renaming there and back gives the same manifests", arguments: GoldenCase.all)
  func thereAndBack(_ golden: GoldenCase) throws {
    let run = LanguageRun(try golden.sources())
    for declaration in run.names.declarations.sampled where declaration.kind != .manifest {
      let file = Int(declaration.span.file)
      let new = declaration.text + "Xyz"
      let there: Renaming
      do throws(RenameProblem) {
        there = try run.renaming(at: Int(declaration.span.start), in: file, to: new)
      } catch {
        #expect(golden.allowsRefusal(of: declaration, error), "\(declaration.text): \(error.words)")
        continue
      }
      let renamed = LanguageRun(run.sources.edited(there.edits))
      let moved = try #require(
        renamed.names.declarations.first {
          $0.kind == declaration.kind && $0.text == new && $0.owner == declaration.owner
        })
      // A field that gained a property of the app's model keeps it.
      guard there.edits.values.joined().allSatisfy({ $0.replacement == new }) else {
        #expect(
          ["id", "from"].contains { word in
            there.edits.values.joined().contains { $0.replacement.contains("\(word): ") }
          })
        continue
      }
      let back = try renamed.renaming(
        at: Int(moved.span.start), in: Int(moved.span.file), to: declaration.text)
      let texts = renamed.sources.edited(back.edits).map(\.bytes)
      #expect(texts == run.sources.map { $0.bytes }, "\(declaration.text)")
    }
  }

  @Test(
    "Every use leads to its declaration, and the declaration to every use",
    arguments: GoldenCase.all)
  func references(_ golden: GoldenCase) throws {
    let run = LanguageRun(try golden.sources())
    for use in run.names.uses where use.declaration.end > 0 {
      let file = Int(use.span.file)
      #expect(run.definition(at: Int(use.span.start), in: file) == [use.declaration])
      let all = run.references(
        at: Int(use.declaration.start), in: Int(use.declaration.file), isWithDeclaration: true)
      #expect(all.contains(use.span) && all.contains(use.declaration))
    }
  }

  @Test("A rename reaches types, samples, texts, styles, and other manifests")
  func reach() throws {
    let brand = "colors:\n  ink: \"#102030\"\n  deep: ink\nstyles:\n  big: { color: deep }\n"
    let (run, _, offset) = try marked(
      """
      uses: [Other0]
      views:
        Author:
          data: { name: String }
          layout: { vstack: [{ label: name }] }
        Mail:
          data:
            id: Int
            ‸title: String
            author: AuthorViewData?
            others: "[AuthorViewData]"
          samples:
            - { id: 1, 'title': "Hi 😀", others: [] }
          layout:
            vstack:
              - label: { text: "Dear {title} é", style: big }
              - label: { text: title, color: deep }
              - view: author
              - repeat: { items: others, view: Author }

      """, [brand])
    let title = try run.renaming(at: offset, in: 0, to: "subject")
    #expect(title.edits[0]?.count == 4)
    let deep = try run.renaming(at: 28, in: 1, to: "night")
    #expect(deep.edits.mapValues(\.count) == [0: 1, 1: 2])
  }

  @Test(
    "A name that cannot be given is refused",
    arguments: [("date", "duplicate"), ("is read", "not an identifier"), ("", "not an identifier")])
  func refusals(_ name: String, _ reason: String) throws {
    let (run, _, offset) = try marked(
      """
      views:
        Mail:
          data: { id: Int, ti‸tle: String, date: Date }
          layout: { vstack: [{ label: title }] }

      """)
    do throws(RenameProblem) {
      _ = try run.renaming(at: offset, in: 0, to: name)
      Issue.record("'\(name)' was given")
    } catch {
      #expect(error.words.contains(reason))
    }
  }

  @Test("A field of an app's model keeps its property")
  func origin() throws {
    let (run, _, offset) = try marked(
      """
      views:
        Mail:
          from: Mail
          data: { id: Int, ti‸tle: String }
          layout: { vstack: [{ label: title }] }

      """)
    let renaming = try run.renaming(at: offset, in: 0, to: "subject")
    let text = String(decoding: run.sources.edited(renaming.edits)[0].bytes, as: UTF8.self)
    #expect(text.contains("data: { id: Int, subject: { type: String, from: title } }"))
  }
}

extension GoldenCase {
  /// What only an own name decides cannot have another: the fields that a state gives its view, and those that a view has
  /// like the one that shows it.
  fileprivate func allowsRefusal(of declaration: DeclaredName, _ problem: RenameProblem) -> Bool {
    declaration.kind == .field
      && ["escapes", "provides no", "no value for field"].contains { problem.words.contains($0) }
  }
}
