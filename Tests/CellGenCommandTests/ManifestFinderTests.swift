import CellGenCore
import TestSupport
import Testing

@testable import CellGenCommand

@Suite struct ManifestFinderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFolderIsSearchedInOrder() throws {
    for name in ["b/Two", "a/c/One", "Zero", "a/One", ".build/Copy", ".hidden", "b/.git/Copy"] {
      try folder.write("", to: name + ".sections")
    }
    try folder.write("", to: "a/Listing.swift")
    let sources = try read(".")
    #expect(
      sources.map(\.relativePath) == [
        "Zero.sections", "a/One.sections", "a/c/One.sections", "b/Two.sections",
      ])
    #expect(sources.map(\.path) == sources.map { folder.path($0.relativePath) })
    #expect(sources.map(\.index) == [0, 1, 2, 3])
  }

  @Test func aFolderIsTheRootOfWhatIsInIt() throws {
    try folder.write("a: 1\n", to: "App/Feed/Listing.sections")
    #expect(try read("App").map(\.relativePath) == ["Feed/Listing.sections"])
    #expect(try read("App/Feed").map(\.relativePath) == ["Listing.sections"])
    #expect(try read("App/Feed/Listing.sections").map(\.relativePath) == ["Listing.sections"])
    #expect(try read("App").map(\.bytes) == [Array("a: 1\n".utf8)])
  }

  @Test func aRootNamesEverything() throws {
    try folder.write("", to: "App/Feed/Listing.sections")
    for argument in ["App", "App/Feed", "App/Feed/Listing.sections", "App/../App/./Feed"] {
      let sources = try read(argument, root: "App")
      #expect(sources.map(\.relativePath) == ["Feed/Listing.sections"], "\(argument)")
    }
  }

  @Test func aRootIsFoundThroughLinks() throws {
    try folder.write("", to: "Real/Feed/Listing.sections")
    try folder.link("Linked", to: folder.path("Real"))
    let sources = try read("Real/Feed/Listing.sections", root: "Linked")
    #expect(sources.map(\.relativePath) == ["Feed/Listing.sections"])
  }

  @Test func aFileNamedTwiceIsReadOnce() throws {
    try folder.write("", to: "App/Listing.sections")
    try folder.link("Link.sections", to: folder.path("App/Listing.sections"))
    let sources = try read("App", "App/Listing.sections", "App/../App", "Link.sections")
    #expect(sources.map(\.relativePath) == ["Listing.sections"])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    try folder.write("", to: "App/Listing.sections")
    try folder.link("App/Circle", to: folder.path("App"))
    try folder.link("App/Other.sections", to: folder.path("Elsewhere"))
    try folder.write("", to: "Elsewhere")
    #expect(
      try read("App").map(\.relativePath) == ["Listing.sections", "Other.sections"])
  }
}

// MARK: - Names

extension ManifestFinderTests {
  /// For Swift they are equal texts; for most disks they are two files.
  @Test(arguments: [["\u{E9}", "e\u{301}"], ["\u{C5}", "\u{212B}"]])
  func namesThatLookAlikeAreBothRead(names: [String]) throws {
    for name in names { try folder.write("", to: "App/\(name).sections") }
    // A disk may hold them for the same.
    try #require(try folder.names(in: "App").count == 2)
    #expect(try read("App").count == 2)
    let before = state("App")
    try folder.write("screen: Changed\n", to: "App/\(names[0]).sections")
    #expect(state("App") != before)
    let between = state("App")
    try folder.remove("App/\(names[1]).sections")
    #expect(state("App").lacks(anyOf: between))
  }

  /// In Swift a slash and an accent behind it are one character.
  @Test func aNameMayBeginWithAnAccent() throws {
    try folder.write("", to: "App/\u{301}a/\u{301}b.sections")
    let path = "\u{301}a/\u{301}b.sections"
    #expect(try read("App").map(\.relativePath) == [path])
    #expect(try read("App/" + path, root: "App").map(\.relativePath) == [path])
    #expect(try read("App/" + path).map(\.relativePath) == ["\u{301}b.sections"])
  }

  #if os(Linux)
  @Test(arguments: ["caf\\351.sections", "caf\\351/Listing.sections"])
  func aNameThatIsNoTextIsRefused(name: String) throws {
    try folder.write("", to: "App/Listing.sections")
    let script = """
      path=App/$(printf '\(name)'); mkdir -p "$(dirname "$path")"; touch "$path"
      """
    #expect(try Subprocess.run(["sh", "-c", script], in: folder.url).exitCode == 0)
    let shown = name.hasSuffix("/Listing.sections") ? "caf\u{FFFD}" : "caf\u{FFFD}.sections"
    let path = folder.path("App") + "/" + shown
    #expect(failures("App") == ["cannot read '\(path)': its name is not valid UTF-8"])
  }

  @Test func aNameThatIsNoTextAndNoManifestIsPassedOver() throws {
    try folder.write("", to: "App/Listing.sections")
    let script = "touch \"App/$(printf 'caf\\351.png')\"; mkdir \"App/$(printf '.caf\\351')\""
    #expect(try Subprocess.run(["sh", "-c", script], in: folder.url).exitCode == 0)
    #expect(try read("App").count == 1)
  }
  #endif
}

// MARK: - What changes

extension ManifestFinderTests {
  @Test func aManifestThatIsGoneIsMissed() throws {
    for name in ["App/Listing.sections", "App/Feed.sections"] { try folder.write("", to: name) }
    let before = state("App")
    #expect(!state("App").lacks(anyOf: before))
    try folder.remove("App/Feed.sections")
    #expect(state("App").lacks(anyOf: before))
    try folder.write("screen: Feed\n", to: "App/Feed.sections")
    try folder.write("", to: "App/More.sections")
    #expect(state("App") != before)
    #expect(!state("App").lacks(anyOf: before))
    try folder.remove("App")
    #expect(state("App").lacks(anyOf: before))
  }

  private func state(_ arguments: String...) -> ManifestState {
    ManifestFinder().state(of: arguments.map(folder.path))
  }
}

// MARK: - What cannot be read

extension ManifestFinderTests {
  @Test func allThatCannotBeFoundIsNamed() throws {
    try folder.makeFolder("Empty")
    #expect(
      failures("Missing.sections", "Empty", "/dev/null") == [
        "cannot read '\(folder.path("Missing.sections"))': no such file or directory",
        "no manifests (*.sections) found in '\(folder.path("Empty"))'",
        "cannot read '/dev/null': it is neither a file nor a folder",
      ])
  }

  @Test func aManifestOutsideOfTheRootIsRefused() throws {
    try folder.write("", to: "App/Listing.sections")
    try folder.makeFolder("Ap")
    let path = folder.path("App/Listing.sections")
    #expect(
      failures("App", root: "Ap") == ["'\(path)' is not inside the root '\(folder.path("Ap"))'"])
  }

  @Test func aRootThatIsNoFolderIsRefused() throws {
    try folder.write("", to: "App/Listing.sections")
    let (missing, file) = (folder.path("No"), folder.path("App/Listing.sections"))
    #expect(
      failures("App", root: "No") == ["cannot use the root '\(missing)': no such file or directory"]
    )
    #expect(
      failures("App", root: "App/Listing.sections") == [
        "cannot use the root '\(file)': it is not a folder"
      ])
  }

  @Test(.disabled(if: isRoot, "root may read everything"))
  func whatMayNotBeReadIsNamed() throws {
    try folder.write("", to: "App/Listing.sections")
    try folder.write("", to: "App/Other.sections")
    try folder.setPermissions(0, of: "App/Listing.sections")
    #expect(
      failures("App") == ["cannot read '\(folder.path("App/Listing.sections"))': permission denied"]
    )
    try folder.setPermissions(0, of: "App")
    defer { try? folder.setPermissions(0o700, of: "App") }
    #expect(failures("App") == ["cannot search '\(folder.path("App"))': permission denied"])
  }

  private func read(_ arguments: String..., root: String? = nil) throws(Failure) -> [SourceText] {
    try ManifestFinder(root: root.map(absolute)).read(arguments.map(absolute))
  }

  private func failures(_ arguments: String..., root: String? = nil) -> [String] {
    do {
      _ = try ManifestFinder(root: root.map(absolute)).read(arguments.map(absolute))
      return []
    } catch {
      return error.reasons.map(\.headline)
    }
  }

  private func absolute(_ name: String) -> String {
    name.hasPrefix("/") ? name : name == "." ? folder.url.path : folder.url.path + "/" + name
  }
}
