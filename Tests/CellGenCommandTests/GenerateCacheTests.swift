import TestSupport
import Testing

@testable import CellGenCommand

/// `cellgen generate --cache`: a run does nothing only if another would write the same.
@Suite struct GenerateCacheTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(manifest, to: "Screens/Mail.sections")
    try folder.write(manifest.replacing("Letter", with: "Parcel"), to: "Screens/Post.sections")
    #expect(try generate().hasRendered)
  }

  private let manifest = """
    views:
      Letter:
        data: { id: Int, title: String }
    sections:
      letters: { cells: [Letter] }

    """

  @Test func nothingIsDoneWhileNothingChanges() throws {
    let before = try folder.identity(of: "Out/Mail+Views.swift")
    let run = try generate()
    #expect(!run.hasRendered)
    #expect(run.outcome.exitCode == 0)
    #expect(run.outcome.output.contains("unchanged Out/Post+ViewCreator.swift\n"))
    #expect(try folder.identity(of: "Out/Mail+Views.swift") == before)
  }

  @Test(arguments: ["Screens/Mail.sections", "Screens/New.sections", "Out/Mail+Views.swift"])
  func whatIsWrittenToAFileIsSeen(_ name: String) throws {
    let text = (try? folder.read(name)) ?? manifest.replacing("Letter", with: "Card")
    try folder.write(text + "\n", to: name)
    #expect(try generate().hasRendered)
    #expect(try !generate().hasRendered)
    if name.hasPrefix("Out/") { #expect(try folder.read("Out/Mail+Views.swift").hasSuffix("}\n")) }
  }

  @Test(arguments: ["Screens/Post.sections", "Out/Mail+ViewData.swift", "Out/.cellgen-cache"])
  func aFileThatIsGoneIsMissed(_ name: String) throws {
    try folder.remove(name)
    #expect(try generate().hasRendered)
    #expect(try folder.names(in: "Out").contains("Mail+ViewData.swift"))
  }

  @Test func otherOptionsMakeOtherFiles() throws {
    #expect(try generate("--runtime", "import").hasRendered)
    #expect(try !folder.read("Out/Mail+Views.swift").contains("CellGenRuntime.swift"))
    #expect(try generate("--line-directives").hasRendered)
  }

  @Test func aRunWithWarningsIsNeverLeftOut() throws {
    try folder.write(
      manifest.replacing("Letter:", with: "Unused: { data: { text: String } }\n  Letter:"),
      to: "Screens/Mail.sections")
    for _ in 0..<2 {
      let run = try generate()
      #expect(run.outcome.messages.contains("[unused-view]"))
      #expect(run.hasRendered)
    }
  }

  @Test func whatIsToBeRemovedIsRemoved() throws {
    let other = try folder.read("Out/Post+ViewData.swift").replacing("Post.", with: "Gone.")
    try folder.write(other, to: "Out/Gone+ViewData.swift")
    let run = try generate()
    #expect(run.outcome.messages.contains("'Out/Gone+ViewData.swift', generated from"))
    _ = try generate("--prune")
    #expect(try !folder.names(in: "Out").contains("Gone+ViewData.swift"))
    #expect(try !generate("--prune").hasRendered)
  }

  @Test func aLinkInPlaceOfAFileIsNotFollowed() throws {
    let text = try folder.read("Out/Mail+Views.swift")
    try folder.write(text, to: "Elsewhere.swift")
    try folder.remove("Out/Mail+Views.swift")
    try folder.link("Out/Mail+Views.swift", to: "../Elsewhere.swift")
    let run = try generate()
    #expect(run.outcome.exitCode == 1)
    #expect(run.outcome.messages.contains("it is a symbolic link"))
  }

  /// As a power failure, a merge or an editor may leave it.
  @Test(arguments: ["", "\0\0\0", "cellgen cache 1\n", "cellgen cache 9\nnonsense\n"])
  func aDamagedCacheIsMadeAgain(_ text: String) throws {
    try folder.write(text, to: "Out/.cellgen-cache")
    #expect(try generate().hasRendered)
    #expect(try !generate().hasRendered)
  }

  @Test func aCacheThatLacksLinesProvesNothing() throws {
    let cache = try folder.read("Out/.cellgen-cache")
    let lines = cache.split(separator: "\n")
    try #require(lines.count > 8)
    for number in lines.indices {
      var rest = lines
      rest.remove(at: number)
      // Without its first line, it is a file of somebody else's.
      for lost in [number == 0 ? [] : rest, Array(lines[..<number])] {
        try folder.write(lost.map { $0 + "\n" }.joined(), to: "Out/.cellgen-cache")
        for name in ["Mail+Views.swift", "Post+ViewData.swift"] { try folder.remove("Out/" + name) }
        #expect(try generate().hasRendered, "without line \(number + 1)")
        #expect(try folder.read("Out/.cellgen-cache") == cache)
      }
    }
  }

  @Test func aFileOfSomebodyElseIsKept() throws {
    try folder.write("mine\n", to: "Out/.cellgen-cache")
    let run = try generate()
    #expect(run.outcome.exitCode == 1)
    #expect(
      run.outcome.messages.contains(
        "error: cannot write 'Out/.cellgen-cache': it is not a cache of cellgen"))
    #expect(try folder.read("Out/.cellgen-cache") == "mine\n")
  }

  /// - Source: what other implementations make of the same texts.
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    (
      "The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"
    ),
  ])
  func theHashIsThatOfOthers(text: String, hash: String) {
    #expect(contentHash(Array(text.utf8)) == hash)
  }

  private func generate(_ options: String...) throws -> Run {
    Run(
      outcome: try Tool.run(
        ["generate", "Screens", "-o", "Out", "--cache", "--verbose"] + options, in: folder))
  }

  private struct Run {
    var outcome: Subprocess.Outcome

    /// Whether it has generated anything: the duration of each phase is printed.
    var hasRendered: Bool { outcome.messages.contains("render ") }
  }
}
