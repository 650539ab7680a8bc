import TestSupport
import Testing

/// How much of the runtime `cellgen generate` embeds where several runs write to one folder.
@Suite struct RuntimePartsTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(manifest("Title", ""), to: "Screens/Titles.sections")
    try folder.write(
      manifest("Photo", "    actions: [viewed]\n    seen: viewed\n"), to: "Photos/Photos.sections")
  }

  @Test func oneRunEmbedsWhatItsManifestsNeed() throws {
    _ = try generate("Screens")
    #expect(try parts() == [])
    _ = try generate("Screens", "Photos")
    #expect(try parts() == ["CellSeenWatcher"])
  }

  /// No run knows what the code of the other needs.
  @Test func severalRunsEmbedAllOfIt() throws {
    _ = try generate("Photos")
    #expect(try parts() == ["CellSeenWatcher"])
    _ = try generate("Screens")
    #expect(try parts() == ["CellSeenWatcher", "CellTextEditor"])
    for manifests in ["Photos", "Screens"] {
      #expect(try generate(manifests).output == "5 files unchanged\n")
      #expect(try generate(manifests, "--check").exitCode == 0)
    }
    #expect(try generate("Photos", "Screens").exitCode == 0)
    #expect(try parts() == ["CellSeenWatcher"])
  }

  @Test func withThePrunedFilesGoesWhatTheyNeeded() throws {
    _ = try generate("Photos")
    try folder.remove("Photos/Photos.sections")
    let outcome = try generate("Screens", "--prune")
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try parts() == [])
    #expect(try generate("Screens", "--prune", "--check").exitCode == 0)
  }

  /// The cache of a run is of no use once another run has written beside it.
  @Test func aCacheKnowsHowMuchThereWas() throws {
    _ = try generate("Screens", "--cache")
    let runtime = try folder.read("Out/CellGenRuntime.swift")
    _ = try generate("Photos")
    #expect(try generate("Screens", "--cache").exitCode == 0)
    #expect(try parts() == ["CellSeenWatcher", "CellTextEditor"])
    for name in try folder.names(in: "Out") where name.hasPrefix("Photos") {
      try folder.remove("Out/" + name)
    }
    _ = try generate("Screens", "--cache")
    #expect(try folder.read("Out/CellGenRuntime.swift") == runtime)
  }

  @Test func allOfItIsEmbeddedOnDemand() throws {
    _ = try generate("Screens", "--runtime", "embed-all")
    #expect(try parts() == ["CellSeenWatcher", "CellTextEditor"])
    _ = try generate("Screens")
    #expect(try parts() == [])
  }

  /// A build system passes all manifests, and its folder may hold what other actions have written.
  @Test func whoListsTheFilesPassesAllManifests() throws {
    _ = try generate("Photos")
    try folder.write("CellGenRuntime.swift\n", to: "list")
    let outcome = try generate("Screens", "--outputs", "list")
    #expect(outcome.exitCode == 0, "\(outcome.messages)")
    #expect(try parts() == [])
  }
}

extension RuntimePartsTests {
  private func generate(_ arguments: String...) throws -> Subprocess.Outcome {
    try Tool.run(["generate", "-o", "Out"] + arguments, in: folder)
  }

  /// Two of the parts, by the types that they declare.
  private func parts() throws -> [String] {
    let runtime = try folder.read("Out/CellGenRuntime.swift")
    return ["CellSeenWatcher", "CellTextEditor"].filter { runtime.contains("class \($0)") }
  }

  private func manifest(_ view: String, _ keys: String) -> String {
    "screen: Of\(view)\nviews:\n  \(view):\n    data: { id: Int, title: String }\n\(keys)"
      + "sections:\n  main:\n    cells: [\(view)]\n"
  }
}
