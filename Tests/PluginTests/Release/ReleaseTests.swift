#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The scripts that make a release: its version, its notes, and the files that are published.
@Suite struct ReleaseTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: The version

  @Test func aVersionIsWrittenIntoSourceAndChangelog() throws {
    try copyProject(changelog: "# Changelog\n\n## Unreleased\n\n### Added\n\n- Cells.\n")
    let early = try script("release-version", "v1.2.3")
    #expect(early.exitCode == 1)
    #expect(
      early.messages == "error: the tag is v1.2.3, and 'cellgen --version' prints "
        + "\(Release.version); run .github/scripts/prepare-release 1.2.3\n")

    let run = try prepare("1.2.3", "2026-05-04")
    #expect(run.exitCode == 0 && run.output == "1.2.3, released on 2026-05-04\n", "\(run.words)")
    let source = try folder.read("Sources/CellGenCommand/CommandLineTool.swift")
    #expect(source.contains("\npackage let version = \"1.2.3\"\n"))
    #expect(
      try folder.read(".github/CHANGELOG.md") == """
        # Changelog

        ## [Unreleased]

        ## [1.2.3] - 2026-05-04

        ### Added

        - Cells.

        [Unreleased]: https://github.com/Ann/cellgen/compare/v1.2.3...HEAD
        [1.2.3]: https://github.com/Ann/cellgen/releases/tag/v1.2.3

        """)
    let version = try script("release-version", "v1.2.3")
    #expect(version.exitCode == 0 && version.output == "1.2.3\n", "\(version.words)")
    #expect(try script("release-notes", "1.2.3").output == "### Added\n\n- Cells.\n")
  }

  /// Everything that is in the source is in the release: what is unreleased, and what was written for the version.
  @Test func aReleaseHasOneGroupForEachKindOfChange() throws {
    try copyProject(
      changelog: """
        # Changelog

        ## [Unreleased]

        Before you update, read this.

        ### Fixed

        - One,
          on two lines.

        ### Added

        - Two.

        ### Fixed

        - Three.

        ## 0.2.0

        ### Changed

        Much has changed:

        | before | after |
        |---|---|
        | a | b |

        ### Fixed

        - Four.

        ## [0.1.0] - 2026-01-01

        ### Added

        - Old.

        ## Languages

        ### 1

        All.

        [Unreleased]: https://github.com/Ann/cellgen/compare/v0.1.0...HEAD
        [0.1.0]: https://github.com/Ann/cellgen/releases/tag/v0.1.0

        """)
    let run = try prepare("0.2.0", "2026-05-04")
    #expect(run.exitCode == 0, "\(run.words)")
    #expect(
      try folder.read(".github/CHANGELOG.md") == """
        # Changelog

        ## [Unreleased]

        ## [0.2.0] - 2026-05-04

        Before you update, read this.

        ### Added

        - Two.

        ### Changed

        Much has changed:

        | before | after |
        |---|---|
        | a | b |

        ### Fixed

        - One,
          on two lines.
        - Three.
        - Four.

        ## [0.1.0] - 2026-01-01

        ### Added

        - Old.

        ## Languages

        ### 1

        All.

        [Unreleased]: https://github.com/Ann/cellgen/compare/v0.2.0...HEAD
        [0.2.0]: https://github.com/Ann/cellgen/compare/v0.1.0...v0.2.0
        [0.1.0]: https://github.com/Ann/cellgen/releases/tag/v0.1.0

        """)
    #expect(try script("release-notes", "0.1.0").output == "### Added\n\n- Old.\n")
  }

  @Test func aDryRunPrintsTheDifferences() throws {
    let changelog = "# Changelog\n\n## Unreleased\n\n### Added\n\n- Cells.\n"
    try copyProject(changelog: changelog)
    let source = try folder.read("Sources/CellGenCommand/CommandLineTool.swift")
    let run = try prepare("1.2.3", "2026-05-04", options: ["--dry-run"])
    #expect(run.exitCode == 0 && run.messages == "", "\(run.words)")
    for line in [
      "-package let version = \"\(Release.version)\"", "+package let version = \"1.2.3\"",
      "-## Unreleased", "+## [Unreleased]", "+## [1.2.3] - 2026-05-04", " - Cells.",
      "+[1.2.3]: https://github.com/Ann/cellgen/releases/tag/v1.2.3",
    ] {
      #expect(run.output.contains("\n\(line)\n"), "\(line)")
    }
    #expect(run.output.hasSuffix("\n1.2.3, which would be released on 2026-05-04\n"))
    #expect(try folder.read(".github/CHANGELOG.md") == changelog)
    #expect(try folder.read("Sources/CellGenCommand/CommandLineTool.swift") == source)
  }

  @Test(arguments: [
    ("1.2", "2026-05-04", "a version is three numbers, such as 0.1.0, found '1.2'"),
    ("0.2.0", "4 May", "a date is a year, a month and a day, such as 2026-05-04, found '4 May'"),
    ("0.1.0", "2026-05-04", "the changelog has a date for 0.1.0 already"),
    (
      "0.0.10", "2026-05-04", "0.0.10 is not newer than 0.1.0, the last release in the changelog"
    ),
    (
      "0.2.0", "2026-05-04",
      "the changelog has no text below '## Unreleased' or '## 0.2.0'"
    ),
  ])
  func nothingIsWrittenIfSomethingIsMissing(version: String, date: String, message: String) throws {
    let changelog = "# Changelog\n\n## Unreleased\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n"
    try copyProject(changelog: changelog)
    let source = try folder.read("Sources/CellGenCommand/CommandLineTool.swift")
    let run = try prepare(version, date)
    #expect(run.exitCode == 1 && run.messages == "error: \(message)\n", "\(run.words)")
    #expect(try folder.read(".github/CHANGELOG.md") == changelog)
    #expect(try folder.read("Sources/CellGenCommand/CommandLineTool.swift") == source)
  }

  @Test(arguments: [
    (
      "## Unreleased\n\n### Improved\n\n- Cells.\n",
      "the changelog has '### Improved' at line 3; the kinds of changes are Added, Changed, "
        + "Deprecated, Removed, Fixed and Security"
    ),
    ("# Changelog\n", "the changelog has neither '## Unreleased' nor '## 1.0.0'"),
  ])
  func aChangelogOfAnotherFormIsReported(changelog: String, message: String) throws {
    try copyProject(changelog: changelog)
    let run = try prepare("1.0.0", "2026-05-04")
    #expect(run.exitCode == 1 && run.messages == "error: \(message)\n", "\(run.words)")
    #expect(try folder.read(".github/CHANGELOG.md") == changelog)
  }

  /// Without an option, the links lead to the repository that the checkout was cloned from.
  @Test func theRepositoryIsThatOfTheRemote() throws {
    try copyProject(changelog: "## Unreleased\n\n### Added\n\n- Cells.\n")
    try Release.run(["git", "init", "--quiet"], in: folder.url)
    let missing = try script("prepare-release", "--dry-run", "1.0.0")
    #expect(missing.exitCode == 1)
    #expect(
      missing.messages
        == "error: the remote 'origin' is not on GitHub; write '--repository OWNER/NAME' for the links\n"
    )
    for address in ["git@github.com:Ann/tool.git", "https://github.com/Ann/tool"] {
      _ = try Subprocess.run(["git", "remote", "remove", "origin"], in: folder.url)
      try Release.run(["git", "remote", "add", "origin", address], in: folder.url)
      let run = try script("prepare-release", "--dry-run", "1.0.0")
      #expect(run.output.contains("+[1.0.0]: https://github.com/Ann/tool/releases/tag/v1.0.0\n"))
    }
  }

  // MARK: The changelog of cellgen

  /// As keepachangelog.com has it, so `prepare-release` can date it.
  @Test func theChangelogHasItsForm() throws {
    let text = try String(contentsOfFile: Release.path("CHANGELOG.md"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.first == "# Changelog")
    var section = ""
    var groups: [String] = []
    var released: [(version: String, date: String)] = []
    for line in lines {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
        groups = []
        if let release = section.wholeMatch(of: /\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)/) {
          released.append((String(release.1), String(release.2)))
        } else {
          let others = ["Unreleased", "[Unreleased]", Release.version, "The manifest language"]
          #expect(others.contains(section), "\(line)")
        }
      } else if line.hasPrefix("### "), section != "The manifest language" {
        let kind = String(line.dropFirst(4))
        #expect(["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"].contains(kind))
        #expect(!groups.contains(kind), "\(section) has two groups '\(kind)'")
        groups.append(kind)
      }
    }
    #expect(released.map(\.date) == released.map(\.date).sorted(by: >))
    for release in released {
      #expect(text.contains("\n[\(release.version)]: https://github.com/"), "\(release.version)")
    }
    #expect(text.contains("\n## [Unreleased]\n") == !released.isEmpty)
  }

  @Test(arguments: ["", "0.1.0", "v0.1", "v0.1.0-beta"])
  func aTagIsAVersion(tag: String) throws {
    let run = try Subprocess.run([Release.path("scripts/release-version"), tag])
    #expect(run.exitCode == 1)
    #expect(run.messages == "error: a release's tag is 'v' and three numbers, found '\(tag)'\n")
  }

  /// The version of the source has been released, or can be.
  @Test func theVersionHasNotes() throws {
    let version = Release.version
    let changelog = try String(contentsOfFile: Release.path("CHANGELOG.md"), encoding: .utf8)
    try copyProject(changelog: changelog)
    if !changelog.contains("\n## [\(version)] - ") {
      let run = try prepare(version, "2026-05-04")
      #expect(run.exitCode == 0, "\(run.words)")
    }
    #expect(try script("release-version", "v" + version).output == version + "\n")
    #expect(try script("release-notes", version).output.contains("### Added\n"))
  }

  // MARK: Files

  @Test(.enabled(if: Release.has("zip"), "zip is missing"))
  func whatIsPublishedIsWhole() throws {
    let archive = try Release.archive(in: folder)
    let address = "https://example.com/releases/download/v\(Release.version)"
    try Release.run([
      Release.path("scripts/release-files"), Release.version, folder.path("release"), address,
    ])
    let name = "cellgen-\(Release.version)-\(Release.platform).tar.gz"
    #expect(archive == folder.path("release/" + name))
    let files = ["cellgen-plugin-\(Release.version).tar.gz", "cellgen.artifactbundle.zip", name]
    #expect(try folder.names(in: "release") == (files + ["SHA256SUMS"]).sorted())
    let sums = try Release.run(
      ["sha256sum", "--check", "SHA256SUMS"], in: folder.url.appending(path: "release"))
    #expect(sums.split(separator: "\n").sorted() == files.map { "\($0): OK" }.sorted())

    try checkArchive(archive)
    try checkBundle()
    try checkPackage("\(address)/cellgen.artifactbundle.zip")
  }

  private func checkArchive(_ archive: String) throws {
    try folder.makeFolder("unpacked")
    try Release.run(["tar", "-xzf", archive, "-C", folder.path("unpacked")])
    let root = "unpacked/cellgen-\(Release.version)"
    #expect(
      try folder.names(in: root)
        == ["BUILD.bazel", "CellGenRuntime", "MODULE.bazel", "WORKSPACE", "bin", "cellgen.bzl"])
    #expect(try Release.run([folder.path(root + "/bin/cellgen"), "--version"]) == Release.version)
    #expect(
      try folder.read(root + "/MODULE.bazel")
        == "module(name = \"cellgen\", version = \"\(Release.version)\")\n")
    #expect(try folder.names(in: root + "/CellGenRuntime").contains("ConfigurableView.swift"))
  }

  private func checkBundle() throws {
    struct Info: Decodable {
      struct Artifact: Decodable {
        struct Variant: Decodable {
          var path: String
          var supportedTriples: [String]
        }
        var type: String
        var version: String
        var variants: [Variant]
      }
      var schemaVersion: String
      var artifacts: [String: Artifact]
    }
    try Release.run(
      ["unzip", "-q", folder.path("release/cellgen.artifactbundle.zip"), "-d", folder.path("zip")])
    let bundle = "zip/cellgen.artifactbundle"
    let info = try JSONDecoder().decode(
      Info.self, from: Data(try folder.read(bundle + "/info.json").utf8))
    #expect(info.schemaVersion == "1.0")
    #expect(info.artifacts.keys.sorted() == ["cellgen", "cellgen-generate"])
    for artifact in info.artifacts.values {
      #expect(artifact.type == "executable" && artifact.version == Release.version)
      #expect(artifact.variants.count == 1)
      for variant in artifact.variants {
        #expect(variant.supportedTriples.count == 1)
        #expect(try folder.permissions(of: bundle + "/" + variant.path) == 0o755)
      }
    }
  }

  private func checkPackage(_ address: String) throws {
    let package = folder.path("cellgen-plugin-\(Release.version)")
    try Release.run([
      "tar", "-xzf",
      package.replacing("/cellgen-plugin", with: "/release/cellgen-plugin") + ".tar.gz", "-C",
      folder.url.path,
    ])
    let description = try Release.run([
      "swift", "package", "--package-path", package, "dump-package",
    ])
    let bundle = folder.path("release/cellgen.artifactbundle.zip")
    let checksum = try Release.run(["swift", "package", "compute-checksum", bundle])
    #expect(description.contains("\"checksum\" : \"\(checksum)\""), "\(description)")
    #expect(description.replacing("\\/", with: "/").contains("\"url\" : \"\(address)\""))
    let readme = try String(contentsOfFile: package + "/README.md", encoding: .utf8)
    #expect(readme.contains("\n\(checksum)  cellgen.artifactbundle.zip\n"))
  }

  @Test func aPlatformThatIsNotBuiltIsReported() throws {
    let run = try Subprocess.run([
      Release.path("scripts/artifact-bundle"), "1.0.0", folder.path("bundle"), "windows=/bin/true",
    ])
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("macos-universal, linux-x86_64 and linux-arm64, found 'windows'"))
  }

  // MARK: -

  /// What the scripts about versions read and write.
  private func copyProject(changelog: String) throws {
    try folder.makeFolder(".github")
    try FileManager.default.copyItem(
      atPath: Release.path("scripts"), toPath: folder.path(".github/scripts"))
    try folder.write(changelog, to: ".github/CHANGELOG.md")
    let source = "Sources/CellGenCommand/CommandLineTool.swift"
    try folder.write(
      try String(contentsOf: Release.project.appending(path: source), encoding: .utf8), to: source)
  }

  private func prepare(
    _ version: String, _ date: String, options: [String] = []
  ) throws -> Subprocess.Outcome {
    let script = folder.path(".github/scripts/prepare-release")
    return try Subprocess.run(
      [script] + options + ["--repository", "Ann/cellgen", version, date], in: folder.url)
  }

  private func script(_ arguments: String...) throws -> Subprocess.Outcome {
    try Subprocess.run([folder.path(".github/scripts/" + arguments[0])] + arguments.dropFirst())
  }
}
#endif
