import CellGenCore
import Testing

@Suite("Several manifests and several mistakes")
struct RunTests {
  @Test("All independent mistakes are listed in order, and none of their consequences")
  func several() {
    let analysis = resolved(
      """
      acess: public
      views:
        Title:
          data: { title: Strin g, price: Decimal = "0" }
          id: onyl
          layout:
            - label: titel
            - label: title
        photo: { view: custom }
      sections:
        main: { cells: [Titel, photo], layout: gird }
      """)
    #expect(
      headlines(analysis) == [
        "a manifest has no key 'acess'",
        "unexpected 'g' after the type of 'title'",
        "the default of 'price' is the text '0', but its type is 'Decimal'",
        "there is no field 'onyl' in 'data'",
        "there is no field 'titel' in 'data'",
        "the name of a view must begin with a capital letter, found 'photo'",
        "there is no view 'Titel'",
        "'photo' cannot be a cell because it has no identity",
        "'layout' cannot be 'gird'",
      ])
  }

  @Test("A view of another manifest needs 'uses'")
  func undeclaredUse() {
    let analysis = resolved([
      ("Listing.sections", "sections:\n  main: { header: Badge }\n"),
      ("Shared.sections", "views:\n  Badge: { data: { text: String } }\n"),
    ])
    #expect(
      headlines(analysis) == [
        "the view 'Badge' is declared in 'Shared', which this manifest does not use"
      ])
  }

  @Test("What another manifest declares for layouts needs 'uses', too")
  func undeclaredLooks() {
    let analysis = resolved([
      (
        "Listing.sections",
        """
        views:
          Post:
            data: { title: String }
            layout:
              - label: { text: title, color: ink, insets: gap, style: card }
              - stars: 5

        """
      ),
      (
        "Shared.sections",
        """
        access: public
        colors: { ink: "#111111" }
        spacings: { gap: 8 }
        styles: { card: { alpha: 0.5 } }
        elements: { stars: { class: StarsView, properties: { value: Int } } }

        """
      ),
    ])
    let names = analysis.diagnostics.sorted.filter { $0.help?.contains("uses: [Shared]") == true }
      .map { String($0.help?.split(separator: " ").first ?? "") }
    #expect(names.sorted() == ["'card'", "'gap'", "'ink'", "'stars'"])
  }

  @Test("A type of another manifest's view needs 'uses', too")
  func undeclaredType() {
    let analysis = resolved([
      ("A.sections", "views:\n  A: { data: { badge: BadgeViewData }, view: custom }\n"),
      ("B.sections", "views:\n  Badge: { data: { text: String } }\n"),
    ])
    #expect(
      headlines(analysis) == [
        "the view 'Badge' is declared in 'B', which this manifest does not use"
      ])
  }

  @Test("A public manifest cannot use an internal one")
  func narrowAccess() {
    let analysis = resolved([
      (
        "Listing.sections",
        "access: public\nuses: [Shared]\nsections:\n  main: { header: Badge }\n"
      ),
      ("Shared.sections", "views:\n  Badge: { data: { text: String } }\n"),
    ])
    #expect(
      headlines(analysis) == [
        "a manifest that is public cannot use 'Shared', which is internal"
      ])
  }

  @Test("Views and screens are named once in a run")
  func duplicates() {
    let text = "views:\n  Title: { data: { text: String } }\nsections:\n  main: { header: Title }\n"
    let analysis = resolved([("A/Listing.sections", text), ("B/Listing.sections", text)])
    #expect(
      headlines(analysis) == [
        "the view 'Title' is declared twice", "two screens are named 'Listing'",
      ])
  }

  @Test("A view that another manifest declares, too, can be shared")
  func sharedView() {
    let text = "views:\n  Title: { data: { text: String } }\nsections:\n  main: { header: Title }\n"
    let analysis = resolved([("Home.sections", text), ("Search.sections", text)])
    #expect(headlines(analysis) == ["the view 'Title' is also declared in 'Home'"])
    let shared = resolved([
      ("Home.sections", text),
      ("Search.sections", "uses: [Home]\nsections:\n  main: { header: Title }\n"),
    ])
    #expect(headlines(shared).isEmpty)
  }

  @Test("A declaration that a manifest does not have hides no other mistake")
  func declarationsElsewhere() {
    for word in ["enums", "types"] {
      let analysis = resolved(
        """
        \(word):
          Kind: [photo, video]
        views:
          Post: { data: { id: Int, title: String } }
        sections:
          posts: { cells: [Pots] }
        """)
      #expect(
        headlines(analysis) == ["a manifest has no key '\(word)'", "there is no view 'Pots'"])
    }
  }

  @Test("Views under another key are read")
  func viewsUnderAnotherKey() {
    let analysis = resolved(
      """
      models:
        Post:
          id: Int
          title: Strin g
      sections:
        posts: { cells: [Post], layout: gird }
      """)
    #expect(
      headlines(analysis) == [
        "a manifest has no key 'models'", "unexpected 'g' after the type of 'title'",
        "'layout' cannot be 'gird'",
      ])
  }

  @Test("A style that only one view could take is no mistake")
  func unusedStyles() {
    let analysis = resolved(
      """
      access: public
      spacings: { gap: 4 }
      styles:
        base: { alpha: 0.5 }
        row: { style: base, alignment: firstBaseline, spacing: gap, insets: { horizontal: margins } }
        column: { alignment: leading, width: 50% }
        text: { alignment: justified, color: { field: tint }, font: { size: 13 } }
        look: { background: { field: isRead, cases: { true: clear, false: systemFill } } }
      """)
    #expect(headlines(analysis).isEmpty)
  }

  @Test("Two manifests never write the same file")
  func sameOutput() {
    let analysis = resolved([
      ("A/B.sections", "views: { X: { data: { a: Int } } }\n"),
      ("a_b.sections", "views: { Y: { data: { a: Int } } }\n"),
    ])
    #expect(
      headlines(analysis) == [
        "'A/B.sections' and 'a_b.sections' generate files with the same names"
      ])
  }

  @Test("A name in 'uses' means one manifest")
  func ambiguousUse() {
    let analysis = resolved([
      ("L.sections", "uses: [S]\nviews: { X: { data: { a: Int } } }\n"),
      ("A/S.sections", "views: { Y: { data: { a: Int } } }\n"),
      ("B/S.sections", "views: { Z: { data: { a: Int } } }\n"),
    ])
    #expect(headlines(analysis) == ["'S' matches more than one manifest of this run"])
  }

  @Test("A file whose name makes no type needs the key 'screen'")
  func screenName() {
    let analysis = resolved([
      ("2nd.sections", "views: { X: { data: { id: Int, a: Int } } }\nsections: { a: { cells: X } }")
    ])
    #expect(headlines(analysis) == ["the file name '2nd' cannot be turned into a screen name"])
  }

  @Test("More than 500 kinds of cell are too many for one screen")
  func tooManyKinds() {
    let views = (0...500).map { "  V\($0): { data: { id: Int, a: Int } }\n" }.joined()
    let cells = (0...500).map { "V\($0)" }.joined(separator: ", ")
    let analysis = resolved("views:\n\(views)sections:\n  main: { cells: [\(cells)] }\n")
    #expect(headlines(analysis) == ["the screen shows 501 kinds of cell, more than 500"])
  }

  @Test("View data that holds itself through another view is found")
  func dataCycle() {
    let analysis = resolved(
      """
      views:
        A: { data: { b: BViewData }, view: custom }
        B: { data: { a: AViewData? }, view: custom }
        C: { data: { all: "[CViewData]" }, view: custom }
      """)
    #expect(headlines(analysis) == ["the data of 'A' contains itself through 'a' of 'B'"])
  }

  @Test("What the parser lost has no consequences")
  func incomplete() {
    let analysis = resolved(
      """
      views:
        Title:
          data:
            title String
          layout:
            - label: title
        Photo album
          data: { url: URL }
      sections:
        main: { cells: [Title, Photo], header: Nowhere }
        2nd: { cells: [Title] }
      """)
    #expect(
      analysis.diagnostics.sorted.map(\.code).filter { $0 != .missingColon } == [
        .wrongKind, .notAnIdentifier,
      ])
  }

  @Test("Every beginning of a manifest ends without a crash")
  func prefixes() {
    let bytes = Array(everyKey.utf8)
    for length in stride(from: 0, through: bytes.count, by: 7) {
      let source = SourceText(path: "Listing.sections", bytes: Array(bytes[..<length]))
      let analysis = analyze([source])
      #expect(analysis.module == nil || !analysis.diagnostics.hasErrors)
    }
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
}
