import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand
@testable import CellGenCore

/// Entries that are added to a manifest that exists.
@Suite("Adding to a manifest")
struct ManifestInsertionTests {
  @Test("Changes nothing else, in any real manifest", arguments: realManifests)
  func real(_ manifest: RealManifest) throws {
    let old = Array(manifest.text.utf8)
    guard let insertion = try? Self.insertion(into: manifest.text) else { return }
    let new = insertion.bytes
    // The new text is the old one with something in between.
    let added = new.count - old.count
    let start = zip(old, new).prefix { $0 == $1 }.count
    #expect(added > 0)
    #expect(new[(start + added)...].elementsEqual(old[start...]))
    var diagnostics = Diagnostics()
    let root = parse(SourceText(path: "A.sections", bytes: new), &diagnostics)
    #expect(!diagnostics.hasErrors && root != nil)
  }

  @Test("Adds colors and elements behind those that are there, and uses")
  func tokens() throws {
    let new = try text(
      adding: file(),
      to: """
        colors:
          ink: "#112233"

        views:
          A:
            data: { id: Int }
        """, uses: ["Brand"])
    #expect(
      new == """
        uses: [Brand]
        colors:
          ink: "#112233"
          paper: "#FFEEDD"

        elements:
          stars:
            class: StarsView

        views:
          A:
            data: { id: Int }
          New:
            data: { id: Int }

        """)
  }

  @Test("Leaves out what is there already, and refuses what differs")
  func clashes() throws {
    let known = try text(
      adding: file(),
      to: "colors:\n    paper: \"#FFEEDD\"\nelements: \n  stars:\n    class: StarsView\n",
      uses: [])
    #expect(
      known.hasPrefix(
        "colors:\n    paper: \"#FFEEDD\"\nelements: \n  stars:\n    class: StarsView\n\nviews:\n  New:\n"
      ))
    #expect(
      refusal(adding: file(), to: "colors:\n  paper: white\n")
        == "A.sections:2:3: 'colors' already has a 'paper' that differs from that of 'New.xib'")
    #expect(
      refusal(
        adding: file(), to: "uses: Other\nviews:\n  A: { data: { id: Int } }\n", uses: ["Brand"])
        == "A.sections:1:1: 'uses' does not name 'Brand', whose tokens the import needs")
    #expect(refusal(adding: file(), to: "uses: [Other, Brand]\n", uses: ["Brand"]) == nil)
  }

  @Test("Keeps deeper comments with the entry above them")
  func comments() throws {
    let new = try text(
      adding: Self.view,
      to: "views:\n  A:\n    data: { id: Int }\n    # view: custom\n\n  # Last.\n\n# Below.\n",
      uses: [])
    #expect(
      new == "views:\n  A:\n    data: { id: Int }\n    # view: custom\n\n  # Last.\n"
        + "  New:\n    data: { id: Int }\n\n# Below.\n")
  }

  private static var view: ImportedFile {
    ImportedFile(
      path: "New.json",
      imported: Imported(
        name: "New",
        views: [
          Slot("New", .mapping([Slot("data", .mapping([Slot("id", .plain("Int"))], isFlow: true))]))
        ]))
  }

  private func file() -> ImportedFile {
    var file = Self.view
    file.path = "New.xib"
    file.imported.top = [
      Slot("colors", .mapping([Slot("paper", .text("#FFEEDD"))])),
      Slot("elements", .mapping([Slot("stars", .mapping([Slot("class", .plain("StarsView"))]))])),
      Slot("sections", .mapping([])),
    ]
    return file
  }

  private static func insertion(into text: String) throws -> ManifestInsertion {
    var insertion = try start(text)
    try insertion.add(view, uses: [])
    return insertion
  }

  private static func start(_ text: String) throws -> ManifestInsertion {
    let source = SourceText(path: "A.sections", bytes: Array(text.utf8))
    var diagnostics = Diagnostics()
    let root = try #require(parse(source, &diagnostics))
    return try ManifestInsertion(source, root)
  }

  private func text(adding file: ImportedFile, to text: String, uses: [String]) throws -> String {
    var insertion = try Self.start(text)
    try insertion.add(file, uses: uses)
    return String(decoding: insertion.bytes, as: UTF8.self)
  }

  /// Nil for what is added.
  private func refusal(adding file: ImportedFile, to text: String, uses: [String] = []) -> String? {
    do {
      _ = try self.text(adding: file, to: text, uses: uses)
      return nil
    } catch {
      return (error as? Failure)?.reasons.first?.headline
    }
  }
}
