import TestSupport
import Testing

/// What every command says about manifests that it cannot read.
@Suite struct ManifestArgumentTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: ["generate", "lint", "dump"]) func missingManifests(command: String) throws {
    try folder.makeFolder("Empty")
    let outcome = try Tool.run(command, "Missing.sections", "Empty", "/dev/null", in: folder)
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.messages == """
        error: cannot read 'Missing.sections': no such file or directory
        error: no manifests (*.sections) found in 'Empty'
        error: cannot read '/dev/null': it is neither a file nor a folder

        """)
    #expect(try folder.names() == ["Empty"])
  }

  @Test(.disabled(if: isRoot, "root may read everything"))
  func unreadableManifest() throws {
    try folder.write("", to: "Listing.sections")
    try folder.setPermissions(0, of: "Listing.sections")
    let outcome = try Tool.run("lint", ".", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == "error: cannot read 'Listing.sections': permission denied\n")
  }

  @Test func pathsArePrintable() throws {
    let outcome = try Tool.run("lint", "\u{1B}[2J", in: folder)
    #expect(
      outcome.messages == "error: cannot read '\\u{1B}[2J': no such file or directory\n")
  }

  @Test func aManifestBelowNoRoot() throws {
    try folder.write("", to: "Listing.sections")
    try folder.makeFolder("Screens")
    let outcome = try Tool.run("generate", "Listing.sections", "--root", "Screens", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages == """
        error: 'Listing.sections' is not inside the root 'Screens'
          = help: pass a folder that contains all manifests with '--root'

        """)
  }

  @Test func twoManifestsOfOneName() throws {
    let title = "views: { Title: { data: { id: Int, title: String } } }\n"
    let photo = "views: { Photo: { data: { id: Int, title: String } } }\n"
    try folder.write(title, to: "A/Listing.sections")
    try folder.write(photo, to: "B/listing.sections")
    let outcome = try Tool.run("generate", "A", "B", "-o", "Out", in: folder)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.messages.hasPrefix(
        """
        B/listing.sections:1:1: error: 'A/Listing.sections' and 'B/listing.sections' generate \
        files with the same names [same-output]
        """))
    #expect(
      outcome.messages.contains(
        "= help: pass the folder that contains both with '--root', so their paths differ"
      ))
    #expect(try folder.names() == ["A", "B"])
    let rooted = try Tool.run("generate", "A", "B", "--root", ".", "-o", "Out", in: folder)
    #expect(rooted.exitCode == 0, "\(rooted.messages)")
  }
}
