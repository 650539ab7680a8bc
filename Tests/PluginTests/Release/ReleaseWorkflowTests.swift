#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The workflow that publishes a release, which only GitHub can run.
@Suite struct ReleaseWorkflowTests {
  private let workflow: String
  /// The text of each job, by its name.
  private let jobs: [String: String]

  init() throws {
    workflow = try String(contentsOfFile: Release.path("workflows/release.yml"), encoding: .utf8)
    let start = try #require(workflow.range(of: "\njobs:\n"))
    var jobs: [String: String] = [:]
    var name = ""
    for line in workflow[start.upperBound...].split(separator: "\n") {
      if let job = line.wholeMatch(of: #/  ([a-z]+):/#) { name = String(job.1) }
      jobs[name, default: ""] += line + "\n"
    }
    self.jobs = jobs
  }

  /// Only the job that publishes can write, and sign.
  @Test func jobsHaveNoMorePermissionsThanTheyNeed() throws {
    #expect(workflow.contains("\npermissions:\n  contents: read\njobs:\n"))
    #expect(jobs.keys.sorted() == ["build", "manual", "publish", "version"])
    for (name, text) in jobs {
      #expect(text.contains("    permissions:\n") == (name == "publish"), "\(name)")
    }
    let publish = try #require(jobs["publish"])
    let permissions = publish.matches(of: /(?m)^      ([a-z-]+): write$/).map { String($0.1) }
    #expect(permissions == ["contents", "id-token", "attestations"])
  }

  /// The files are attested and verified before any of them is published, and no others are published.
  @Test func allThatIsPublishedIsAttestedBefore() throws {
    let publish = try #require(jobs["publish"])
    let steps = [
      "release-files \"$VERSION\" release ", "actions/attest-build-provenance@v",
      "with: { subject-path: \"release/*\" }", "for file in release/*; do",
      "verify-provenance \"$file\" \"$GITHUB_REPOSITORY\" \"$VERSION\"", "gh release create ",
      "--notes-file notes.md release/*\n",
    ]
    var rest = publish[...]
    for step in steps {
      let found = try #require(rest.range(of: step), "\(step)")
      rest = rest[found.upperBound...]
    }
    #expect(rest == "")
  }

  /// Every archive has the time and the commit of the tag.
  @Test func archivesHaveTheTimeOfTheTag() throws {
    for name in ["build", "manual", "publish"] {
      let job = try #require(jobs[name])
      #expect(job.contains("SOURCE_DATE_EPOCH: ${{ needs.version.outputs.date }}"), "\(name)")
    }
    #expect(jobs["build"]?.contains("CELLGEN_COMMIT: ${{ needs.version.outputs.commit }}") == true)
    // No archive is made without the script that leaves out what differs from run to run.
    #expect(workflow.firstMatch(of: /\b(tar|zip) -/) == nil)
    for name in ["artifact-bundle", "release-archive", "release-files"] {
      let script = try String(contentsOfFile: Release.path("scripts/" + name), encoding: .utf8)
      #expect(script.firstMatch(of: /\b(tar -c|zip -)/) == nil && script.contains("pack-archive"))
    }
  }

  @Test func everyScriptExists() throws {
    let names = Set(workflow.matches(of: #/\.github/scripts/([a-z-]+) /#).map { String($0.1) })
    #expect(names.count >= 7)
    for name in names {
      #expect(
        FileManager.default.isExecutableFile(atPath: Release.path("scripts/" + name)), "\(name)")
    }
  }
}
#endif
