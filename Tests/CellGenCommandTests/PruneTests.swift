import TestSupport
import Testing

/// `cellgen generate --prune`: which files go.
@Suite struct PruneTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(manifest("Title"), to: "Screens/Listing.sections")
    try folder.write(manifest("Photo"), to: "Screens/Feed/Gone.sections")
    _ = try generate()
    try folder.remove("Screens/Feed/Gone.sections")
  }

  static let gone = ["AccessibilityIDs", "ViewCreator", "ViewData", "Views"]
    .map { "Feed_Gone+\($0).swift" }

  @Test func withoutItEverythingStays() throws {
    let outcome = try generate()
    // It may be another run's, which needs more of the runtime.
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "updated Out/CellGenRuntime.swift\n4 files unchanged\n")
    #expect(try goneFiles() == Self.gone)
    #expect(try generate("--check").exitCode == 0)
    #expect(try generate("--dry-run").output == "5 files unchanged\n")
  }

  @Test func filesGoWhoseManifestIsGone() throws {
    let outcome = try generate("--prune")
    #expect(outcome.exitCode == 0 && outcome.messages == "")
    #expect(
      outcome.output == Self.gone.map { "removed Out/\($0)\n" }.joined() + "5 files unchanged\n")
    #expect(try goneFiles() == [])
    #expect(try generate("--prune").output == "5 files unchanged\n")
  }

  /// Version control and editors change the ends of lines and add a mark.
  @Test(arguments: [
    ("", "\r\n"), ("\u{FEFF}", "\n"), ("\u{FEFF}", "\r\n"),
  ])
  func filesGoWhateverAnEditorDidToThem(mark: String, lineEnd: String) throws {
    for name in Self.gone {
      let text = try folder.read("Out/" + name).replacing("\n", with: lineEnd)
      try folder.write(mark + text, to: "Out/" + name)
    }
    #expect(try generate("--prune").exitCode == 0)
    #expect(try goneFiles() == [])
  }

  /// The header shows what one would not see in a name, so that the name can be read from it.
  @Test(arguments: [
    "a\u{1B}[31mb", "a\u{200B}b", "a\u{2028}b", "a\u{202E}b", "\"a\"", "a\\u{200B}b", "a\nb",
    "a. Do not edit.",
  ])
  func anyNameCanBeFoundAgain(name: String) throws {
    let manifest = "Screens/\(name).sections"
    try folder.write(self.manifest("Photo"), to: manifest)
    #expect(try generate("--prune").exitCode == 0)
    let count = try folder.names(in: "Out").count
    #expect(count == 9)
    #expect(try generate("--prune").output == "9 files unchanged\n")
    try folder.remove(manifest)
    #expect(try generate("--prune").exitCode == 0)
    #expect(try folder.names(in: "Out").count == 5)
  }

  @Test func aDryRunAndACheckReportThem() throws {
    let plan = try generate("--prune", "--dry-run")
    #expect(
      plan.output == Self.gone.map { "would remove Out/\($0)\n" }.joined() + "5 files unchanged\n")
    let check = try generate("--prune", "--check")
    #expect(check.exitCode == 1)
    let lines = check.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains(/^Out\/Feed_Gone\+Acc\S+\.swift is obsolete \(\d+ lines\)$/))
    #expect(check.messages.hasPrefix("error: 4 files out of date\n"))
    #expect(try goneFiles() == Self.gone)
  }

  @Test func theLastManifestMayGo() throws {
    try folder.remove("Screens/Listing.sections")
    #expect(try generate("--prune").exitCode == 0)
    #expect(try folder.names(in: "Out") == [])
    #expect(try generate().exitCode == 1)
  }

  @Test func theRuntimeGoesWithTheLastFileThatNeedsIt() throws {
    try folder.write(manifest("Photo"), to: "Other/Other.sections")
    _ = try Tool.run("generate", "Other", "-o", "Out", in: folder)
    let mixed = try generate("--prune", "--runtime", "import", "Other/Other.sections")
    #expect(mixed.exitCode == 0, "\(mixed.messages)")
    #expect(try !folder.names(in: "Out").contains("CellGenRuntime.swift"))
  }
}

// MARK: - Renamed manifests

extension PruneTests {
  private static let warning = """
    warning: 'Out/Listing+ViewData.swift', generated from 'Listing.sections', also declares 'TitleViewData'
      = help: if 'Listing.sections' no longer exists, remove its files with '--prune'

    """

  @Test(arguments: [[], ["--quiet"], ["--dry-run"]])
  func whatARenamedManifestLeavesIsReported(options: [String]) throws {
    try folder.write(manifest("Title"), to: "Screens/Titles.sections")
    try folder.remove("Screens/Listing.sections")
    let outcome = try Tool.run(["generate", "Screens", "-o", "Out"] + options, in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.messages == Self.warning)
    #expect(try generate("--prune").messages == "")
    #expect(try generate().messages == "")
  }

  @Test func aCheckReportsItAndGoesByTheFilesOfTheRun() throws {
    try folder.write(manifest("Title"), to: "Screens/Titles.sections")
    try folder.remove("Screens/Listing.sections")
    _ = try generate()
    let check = try generate("--check")
    #expect(check.exitCode == 0 && check.output == "" && check.messages == Self.warning)
  }

  /// Several runs may write to one folder, and none knows the manifests of the others.
  @Test func whatAnotherRunWritesIsNotReported() throws {
    try folder.write(manifest("Picture"), to: "Other/Other.sections")
    let other = try Tool.run("generate", "Other", "-o", "Out", in: folder)
    #expect(other.exitCode == 0 && other.messages == "")
    #expect(try generate().messages == "")
  }
}

// MARK: - What stays

extension PruneTests {
  @Test func whatIsNotCertainlyGeneratedStays() throws {
    let header = "// Generated by cellgen from Feed/Gone.sections. Do not edit.\n"
    let kept = [
      "Feed_Gone+Views.swift": "let mine = 1\n",  // without a header
      "Mine+Views.swift": header,  // another name
      "Feed_Gone+More.swift": header,  // a name that cellgen does not give
      "Feed_Gone+Views.swift.orig": header,
      "Gone+Views.swift": "// Generated by cellgen",
      "Sub/Feed_Gone+Views.swift": header,  // deeper
      "CellGenRuntime+Views.swift": "// Generated by cellgen. Do not edit.\n",
    ]
    for (name, text) in kept { try folder.write(text, to: "Out/" + name) }
    try folder.write(header, to: "Elsewhere.swift")
    try folder.remove("Out/Feed_Gone+ViewData.swift")
    try folder.link("Out/Feed_Gone+ViewData.swift", to: folder.path("Elsewhere.swift"))
    #expect(try generate("--prune").exitCode == 0)
    for (name, text) in kept { #expect(try folder.read("Out/" + name) == text) }
    #expect(try folder.read("Out/Feed_Gone+ViewData.swift") == header)
    #expect(try !folder.names(in: "Out").contains("Feed_Gone+ViewCreator.swift"))
  }

  @Test func filesOfAManifestThatIsThereStay() throws {
    try folder.write(manifest("Photo"), to: "Screens/Feed/Gone.sections")
    let outcome = try Tool.run(
      "generate", "Screens/Listing.sections", "--root", "Screens", "-o", "Out", "--prune",
      in: folder)
    #expect(outcome.output == "updated Out/CellGenRuntime.swift\n4 files unchanged\n")
    #expect(try goneFiles() == Self.gone)
  }

  /// Two files that declare the same would not compile, and nobody would know of the old one.
  @Test(arguments: [[], ["--prune"]] as [[String]])
  func aFileOfAnEarlierVersionGoesWithItsManifestStillThere(options: [String]) throws {
    let old = "Listing+CellModels.swift"
    let header = "// Generated by cellgen from Listing.sections. Do not edit.\n"
    try folder.write(header + "struct TitleCellModel {}\n", to: "Out/" + old)
    try folder.write("struct Mine {}\n", to: "Out/Feed_Gone+CellModels.swift")
    let outcome = try Tool.run(
      ["generate", "Screens", "-o", "Out"] + options, in: folder)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("removed Out/\(old)\n"))
    #expect(try !folder.names(in: "Out").contains(old))
    #expect(try folder.names(in: "Out").contains("Feed_Gone+CellModels.swift"), "it is the user's")
  }

  /// Also when it has mistakes: then nothing is written at all.
  @Test func withAMistakeEverythingStays() throws {
    try folder.write("views: [\n", to: "Screens/Listing.sections")
    #expect(try generate("--prune").exitCode == 1)
    #expect(try goneFiles() == Self.gone)
  }
}

// MARK: - Steps

extension PruneTests {
  private func generate(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["generate", "Screens", "-o", "Out"] + arguments, in: folder)
  }

  private func goneFiles() throws -> [String] {
    try folder.names(in: "Out").filter { $0.hasPrefix("Feed_Gone") }
  }

  private func manifest(_ view: String) -> String {
    "screen: Of\(view)\nviews:\n  \(view):\n    data: { id: Int, title: String }\n"
      + "sections:\n  main:\n    cells: [\(view)]\n"
  }
}
