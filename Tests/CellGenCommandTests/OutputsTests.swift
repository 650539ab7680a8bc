import TestSupport
import Testing

/// `cellgen generate --outputs`: an action of a build system that makes some of a run's files.
@Suite struct OutputsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      colors:
        ink: { light: black, dark: white }
      views:
        Stamp: { data: { title: String }, view: custom }

      """, to: "Screens/Brand.sections")
    try folder.write(
      """
      uses: [Brand]
      views:
        Letter:
          data: { id: Int, title: String }
          layout: { label: { text: title, color: ink } }
        Parcel:
          data: { id: Int, weight: Int }
          view: Stamp
          map: custom
      sections:
        letters: { cells: [Letter, Parcel] }

      """, to: "Screens/Mail.sections")
  }

  @Test func onlyTheFilesOfTheListAreWritten() throws {
    _ = try generate("Screens", "-o", "All", "--quiet")
    try folder.write("Mail+Views.swift\r\n\nCellGenRuntime.swift\n", to: "list")
    let outcome = try generate("Screens", "--outputs", "list", "-o", "Some")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(try folder.names(in: "Some") == ["CellGenRuntime.swift", "Mail+Views.swift"])
    for name in try folder.names(in: "Some") {
      #expect(try folder.read("Some/" + name) == folder.read("All/" + name))
    }
  }

  /// The view is custom for whoever names it, so that its file says what its data are.
  @Test func whatIsSharedDependsOnWhoUsesIt() throws {
    try folder.write("Brand+Views.swift\n", to: "list")
    _ = try generate("Screens", "--outputs", "list", "-o", "All", "--quiet")
    _ = try generate("Screens/Brand.sections", "--outputs", "list", "-o", "Alone", "--quiet")
    #expect(try folder.read("All/Brand+Views.swift") != folder.read("Alone/Brand+Views.swift"))
  }

  /// It is there for a manifest that this action does not read.
  @Test func whatSeemsUnusedElsewhereIsNotReported() throws {
    let mail = try folder.read("Screens/Mail.sections")
    try folder.write(mail.replacing(", color: ink", with: ""), to: "Screens/Mail.sections")
    try folder.write("Mail+Views.swift\n", to: "list")
    let others = try generate("Screens", "--outputs", "list", "-o", "Out", "--strict")
    #expect(others.exitCode == 0 && others.messages == "", "\(others.messages)")
    try folder.write("Brand+Views.swift\n", to: "list")
    let own = try generate("Screens", "--outputs", "list", "-o", "Out")
    #expect(own.messages.contains("'ink' is never used [unused-token]"))
  }

  @Test func anErrorElsewhereIsReported() throws {
    try folder.write("colours: { ink: blak }\n", to: "Screens/Brand.sections")
    try folder.write("Mail+Views.swift\n", to: "list")
    let outcome = try generate("Screens", "--outputs", "list", "-o", "Out")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages.contains("Screens/Brand.sections:1:"))
  }

  @Test func aNameThatNothingMakesIsReported() throws {
    try folder.write("Mail+View.swift\nPost.swift\n", to: "list")
    let outcome = try generate("Screens", "--outputs", "list", "-o", "Out")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: 'list' lists 'Mail+View.swift', which none of these manifests generates
          = help: did you mean 'Mail+Views.swift', 'Mail+ViewData.swift' or 'Brand+Views.swift'?
        error: 'list' lists 'Post.swift', which none of these manifests generates
          = help: pass its manifest, and '--root' if folders are part of its name

        """)
    #expect(try !folder.names().contains("Out"))
  }

  // MARK: Arguments in files

  @Test func aFileHoldsArguments() throws {
    try folder.write("--output\nSome Folder\r\n\nScreens/Mail.sections\n", to: "arguments")
    let outcome = try generate("@arguments", "Screens/Brand.sections", "--quiet")
    #expect(outcome.exitCode == 0 && outcome.messages == "", "\(outcome.messages)")
    #expect(try folder.names(in: "Some Folder").count == 9)
  }

  @Test func afterTwoDashesItIsAName() throws {
    try folder.write("views: { A: { data: { title: String } } }\n", to: "@screens/A.sections")
    let outcome = try generate("-o", "Out", "--quiet", "--", "@screens")
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try folder.names(in: "Out").contains("A+Views.swift"))
  }

  @Test func aFileThatIsNotThereIsReported() throws {
    let outcome = try generate("@nowhere")
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == "error: cannot read 'nowhere': no such file or directory\n")
  }

  private func generate(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["generate"] + arguments, in: folder)
  }
}
