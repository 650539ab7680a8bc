#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The scripts that verify where the files of a release were built, with GitHub's command made up.
@Suite struct ProvenanceTests {
  private let folder: TemporaryFolder
  private let programs: Programs

  init() throws {
    folder = try TemporaryFolder()
    programs = try Programs()
  }

  // MARK: A file

  @Test func aFileIsVerified() throws {
    try programs.addGitHub(.verified)
    let run = try verify("cellgen-1.2.3.tar.gz", "Ann/cellgen", "1.2.3")
    #expect(run.exitCode == 0 && run.messages == "", "\(run)")
    #expect(
      run.output
        == "'cellgen-1.2.3.tar.gz' was built from v1.2.3 by the release workflow of Ann/cellgen\n")
    #expect(
      try programs.calls() == [
        "gh attestation verify --help",
        "gh attestation verify \(folder.path("cellgen-1.2.3.tar.gz")) --repo Ann/cellgen "
          + "--cert-identity https://github.com/Ann/cellgen/.github/workflows/release.yml"
          + "@refs/tags/v1.2.3 --deny-self-hosted-runners",
      ])
  }

  @Test func aFileIsRefused() throws {
    try programs.addGitHub(.refused)
    let run = try verify("a.zip", "Ann/cellgen", "v1.2.3")
    #expect(run.exitCode == 1 && run.output == "")
    #expect(
      run.messages == """
        Error: no attestations found ::error::x
        error: nothing proves that the release workflow of Ann/cellgen built 'a.zip' from v1.2.3; do not use it

        """)
  }

  @Test(arguments: [
    (nil, "'gh' is missing; install it from https://cli.github.com"),
    (GitHubAnswer.tooOld, "this 'gh' is too old; update it to 2.49 or later"),
    (GitHubAnswer.loggedOut, "'gh' is not logged in; run 'gh auth login', or set GH_TOKEN"),
  ])
  func withoutGitHubItIsUnknown(answer: GitHubAnswer?, reason: String) throws {
    if let answer { try programs.addGitHub(answer) }
    let run = try verify("a.zip", "Ann/cellgen", "1.2.3")
    #expect(run.exitCode == 2 && run.output == "")
    #expect(
      run.messages.hasSuffix("note: it was not verified where 'a.zip' was built: \(reason)\n"),
      "\(run)")
  }

  /// Without asking GitHub, and without its command.
  @Test func aDryRunPrintsTheCommand() throws {
    let run = try verify("--dry-run", "/folder/a b.zip", "Ann/cellgen", "1.2.3")
    #expect(run.exitCode == 0 && run.messages == "")
    #expect(
      run.output == """
        gh
        attestation
        verify
        /folder/a b.zip
        --repo
        Ann/cellgen
        --cert-identity
        https://github.com/Ann/cellgen/.github/workflows/release.yml@refs/tags/v1.2.3
        --deny-self-hosted-runners

        """)
  }

  @Test func aRepositoryHasAnOwner() throws {
    let run = try verify("a.zip", "cellgen", "1.2.3")
    #expect(run.exitCode == 64)
    #expect(run.messages.hasSuffix("such as OWNER/cellgen, found 'cellgen'\n"))
    #expect(try verify("a.zip").exitCode == 64)
  }

  // MARK: A download

  @Test func aVerifiedReleaseIsUnpacked() throws {
    try publish()
    try programs.addGitHub(.verified)
    let run = try download()
    #expect(run.exitCode == 0 && run.output == folder.path("tool/bin/cellgen") + "\n", "\(run)")
    #expect(run.messages.hasPrefix("'cellgen-1.2.3-\(Release.platform).tar.gz' was built from"))
    #expect(try Release.run([folder.path("tool/bin/cellgen")]) == "made up")
  }

  @Test func aRefusedReleaseIsNotUnpacked() throws {
    try publish()
    try programs.addGitHub(.refused)
    let run = try download()
    #expect(run.exitCode == 1 && run.output == "")
    #expect(run.messages.contains("\nerror: nothing proves that "), "\(run)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("tool")))
  }

  @Test func withoutGitHubTheChecksumIsEnoughUnlessRequired() throws {
    try publish()
    let run = try download()
    #expect(run.exitCode == 0 && run.output == folder.path("tool/bin/cellgen") + "\n", "\(run)")
    #expect(run.messages.hasPrefix("note: it was not verified where 'cellgen-1.2.3-"))
    #expect(
      run.messages.hasSuffix(
        "\nnote: only its checksum was verified, which is published next to it\n"))
    try folder.remove("tool")
    let required = try download(["CELLGEN_PROVENANCE": "required"])
    #expect(required.exitCode == 1 && required.output == "")
    #expect(
      required.messages.hasSuffix(
        "error: CELLGEN_PROVENANCE=required, and the provenance is unknown\n"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("tool")))
  }

  @Test func anotherChecksumIsRefused() throws {
    try publish()
    try programs.addGitHub(.verified)
    let name = "cellgen-1.2.3-\(Release.platform).tar.gz"
    try folder.write("other", to: "releases/v1.2.3/\(name)")
    let run = try download()
    #expect(run.exitCode == 1 && run.output == "")
    #expect(run.messages.hasPrefix("error: the checksum of file://"), "\(run)")
    #expect(try programs.calls() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path("tool")))
  }

  @Test func aReleaseThatIsMissingIsReported() throws {
    let run = try download()
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("error: cannot download file://"), "\(run)")
  }

  @Test func aDryRunPrintsWhatItWouldDo() throws {
    let run = try script("download-release", ["--dry-run", "Ann/cellgen", "1.2.3", "tool"])
    #expect(run.exitCode == 0 && run.messages == "")
    let releases = "https://github.com/Ann/cellgen/releases/download/v1.2.3"
    #expect(
      run.output.hasPrefix(
        """
        \(releases)/SHA256SUMS
        \(releases)/cellgen-1.2.3-\(Release.platform).tar.gz
        gh
        attestation

        """), "\(run)")
    #expect(try folder.names() == [])
  }

  // MARK: -

  /// Puts a release with a made-up command where the script looks.
  private func publish() throws {
    try folder.write("#!/bin/sh\necho 'made up'\n", to: "made-up")
    try folder.setPermissions(0o755, of: "made-up")
    try Release.run(
      [
        Release.path("scripts/release-archive"), "1.2.3", Release.platform, folder.path("made-up"),
        folder.path("releases/v1.2.3"),
      ], environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    try Release.run([Release.path("scripts/checksums"), folder.path("releases/v1.2.3")])
  }

  private func verify(_ arguments: String...) throws -> Subprocess.Outcome {
    try script("verify-provenance", arguments)
  }

  private func download(_ environment: [String: String] = [:]) throws -> Subprocess.Outcome {
    let given = ["CELLGEN_DOWNLOADS": "file://" + folder.path("releases")]
    return try script(
      "download-release", ["Ann/cellgen", "v1.2.3", folder.path("tool")],
      given.merging(environment) { $1 })
  }

  private func script(
    _ name: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let given = ["PATH": programs.path, "CELLGEN_DOWNLOADS": "", "CELLGEN_PROVENANCE": ""]
    return try Subprocess.run(
      [Release.path("scripts/" + name)] + arguments, in: folder.url,
      environment: given.merging(environment) { $1 })
  }
}
#endif
