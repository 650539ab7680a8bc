import TestSupport
import Testing

@testable import CellGenAuthoring
@testable import CellGenCommand

@Suite struct ScaffoldWriterTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func foldersAreMade() throws {
    let outcomes = try write([file("Package.swift"), file("Sources/A/A.swift")], to: "New/App")
    #expect(outcomes == ["Package.swift created", "Sources/A/A.swift created"])
    #expect(try folder.read("New/App/Sources/A/A.swift") == "Sources/A/A.swift\n")
  }

  @Test func whatIsThereStays() throws {
    try folder.write("mine", to: "App/README.md")
    try write([file("Package.swift")], to: "App")
    #expect(try folder.names(in: "App") == ["Package.swift", "README.md"])
    #expect(try folder.read("App/README.md") == "mine")
  }

  @Test func nothingIsWrittenIfAFileCannotBe() throws {
    try folder.write("mine", to: "App/B.swift")
    try folder.makeFolder("App/C.swift")
    try folder.link("App/D.swift", to: "nowhere")
    try folder.write("mine", to: "App/Sources")
    let files = ["A.swift", "B.swift", "C.swift", "D.swift", "Sources/E.swift"].map(file)
    expectFailure(
      [
        "cannot write '\(path("B.swift"))': it already exists",
        "cannot write '\(path("C.swift"))': it is a folder",
        "cannot write '\(path("D.swift"))': it already exists",
        "cannot write to the folder '\(path("Sources"))': it is not a folder",
      ]
    ) { try write(files, to: "App") }
    #expect(try folder.names(in: "App") == ["B.swift", "C.swift", "D.swift", "Sources"])
    #expect(try folder.read("App/B.swift") == "mine")
  }

  @Test func aLinkDoesNotLeadOut() throws {
    try folder.makeFolder("Elsewhere")
    try folder.makeFolder("App")
    try folder.link("App/Sources", to: folder.path("Elsewhere"))
    expectFailure(["cannot write to the folder '\(path("Sources"))': it is a symbolic link"]) {
      try write([file("Sources/A.swift")], to: "App")
    }
    #expect(try folder.names(in: "Elsewhere") == [])
  }

  @Test func theFolderMayBeALink() throws {
    try folder.makeFolder("Elsewhere")
    try folder.link("App", to: folder.path("Elsewhere"))
    try write([file("A.swift")], to: "App")
    #expect(try folder.names(in: "Elsewhere") == ["A.swift"])
  }

  @Test func aFileIsNoFolder() throws {
    try folder.write("mine", to: "App")
    expectFailure(["cannot write to the folder '\(folder.path("App"))': it is not a folder"]) {
      try write([file("A.swift")], to: "App")
    }
  }

  @Test func aGitignoreThatIsThereIsKept() throws {
    try folder.write("mine", to: "App/.gitignore")
    let outcomes = try write([file(".gitignore"), file("A.swift")], to: "App")
    #expect(outcomes == [".gitignore kept", "A.swift created"])
    #expect(try folder.read("App/.gitignore") == "mine")
  }

  /// The second file needs a folder where the first one is.
  @Test func aHalfWrittenScaffoldIsTakenBack() throws {
    try folder.write("mine", to: "App/README.md")
    let files = [file("Sources/A/One.swift"), file("Sources/B"), file("Sources/B/Two.swift")]
    #expect(throws: Failure.self) { try write(files, to: "App") }
    #expect(try folder.names(in: "App") == ["README.md"])
    #expect(throws: Failure.self) { try write(files, to: "New/Deep/App") }
    #expect(try folder.names() == ["App"])
  }

  /// A folder that was made stays if somebody else has put something into it meanwhile.
  @Test func nothingOfOthersIsTakenBack() throws {
    try folder.makeFolder("App/Sources")
    let files = [file("Sources/A"), file("Sources/A/One.swift")]
    #expect(throws: Failure.self) { try write(files, to: "App") }
    #expect(try folder.names(in: "App") == ["Sources"])
  }

  private func file(_ path: String) -> Template.File {
    Template.File(path: path, text: path + "\n")
  }

  private func path(_ name: String) -> String { folder.path("App/" + name) }

  @discardableResult
  private func write(_ files: [Template.File], to name: String) throws -> [String] {
    let root = folder.path(name)
    return try ScaffoldWriter(folder: root).write(files).map { path, outcome in
      "\(path.dropFirst(root.count + 1)) \(outcome)"
    }
  }

  private func expectFailure(_ headlines: [String], _ body: () throws -> Void) {
    let failure = thrown(Failure.self, by: body)
    #expect(failure?.reasons.map(\.headline) == headlines)
  }
}
