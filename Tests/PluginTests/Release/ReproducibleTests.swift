#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Two runs make the same bytes: the archives of a release, and the command itself.
@Suite struct ReproducibleTests {
  private let folder: TemporaryFolder

  /// Two users with different settings, in different folders.
  private static let users = [
    User(folder: "one", mask: "077", zone: "Asia/Tokyo", language: "C"),
    User(folder: "another one", mask: "002", zone: "America/New_York", language: "C.UTF-8"),
  ]

  private struct User {
    var folder: String
    var mask: String
    var zone: String
    var language: String
  }

  init() throws { folder = try TemporaryFolder() }

  // MARK: Archives

  @Test func theArchiveOfAPlatform() throws {
    let archives = try twice { user in
      let tool = try executable(of: user)
      try script(
        "release-archive", ["1.2.3", "linux-x86_64", tool, folder.path(user.folder)], user)
      return "\(user.folder)/cellgen-1.2.3-linux-x86_64.tar.gz"
    }
    let lines = try Release.run(["tar", "--utc", "-tvzf", archives]).split(separator: "\n")
    let names = lines.compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(names == names.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
    for line in lines {
      let words = line.split(separator: " ")
      #expect(["drwxr-xr-x", "-rwxr-xr-x", "-rw-r--r--"].contains(words[0]), "\(line)")
      #expect(words[1] == "0/0" && words[3...4] == ["2023-11-14", "22:13"], "\(line)")
    }
    #expect(lines.contains { $0.hasPrefix("-rwxr-xr-x") && $0.hasSuffix("/bin/cellgen") })
    // The header of gzip has neither a name nor a time.
    let header = try Data(contentsOf: URL(fileURLWithPath: archives)).prefix(8)
    #expect(Array(header) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
  }

  @Test(.enabled(if: Release.has("zip"), "zip is missing"))
  func theArtifactBundle() throws {
    let archive = try twice { user in
      let tool = try executable(of: user)
      try script(
        "artifact-bundle",
        ["1.2.3", folder.path(user.folder), "linux-x86_64=\(tool)", "macos-universal=\(tool)"], user
      )
      return "\(user.folder)/cellgen.artifactbundle.zip"
    }
    let lines = try Release.run(["zipinfo", "-T", archive]).split(separator: "\n")
    let entries = lines.filter { $0.contains("cellgen.artifactbundle/") }
    #expect(entries.count == 6 && entries.allSatisfy { $0.contains(" 20231114.221320 ") })
  }

  @Test func thePackageOfThePlugins() throws {
    let archive = try twice { user in
      let package = folder.path(user.folder + "/cellgen-plugin-1.2.3")
      let url = "https://github.com/Ann/cellgen/releases/download/v1.2.3/cellgen.artifactbundle.zip"
      try script("plugin-package", [package, "--url", url, "--checksum", "0123"], user)
      try script("pack-archive", [package, package + ".tar.gz"], user)
      return "\(user.folder)/cellgen-plugin-1.2.3.tar.gz"
    }
    #expect(
      try Release.run(["tar", "-tzf", archive]).contains("\ncellgen-plugin-1.2.3/README.md\n"))
  }

  @Test(.enabled(if: Release.has("zip"), "zip is missing"))
  func allOfARelease() throws {
    let sums = try twice { user in
      let tool = try executable(of: user)
      let release = folder.path(user.folder + "/release")
      for platform in ["macos-universal", "linux-x86_64", "linux-arm64"] {
        try script("release-archive", ["1.2.3", platform, tool, release], user)
      }
      let url = "https://github.com/Ann/cellgen/releases/download/v1.2.3"
      try script("release-files", ["1.2.3", release, url], user)
      return "\(user.folder)/release/SHA256SUMS"
    }
    #expect(
      try String(contentsOfFile: sums, encoding: .utf8).split(separator: "\n").count == 5)
  }

  /// Links are archived as links, and names as they are.
  @Test(arguments: ["tar.gz", "zip"]) func linksAndNamesAreKept(ending: String) throws {
    guard ending != "zip" || Release.has("zip") else { return }
    try folder.write("text\n", to: "top/-a b.txt")
    try folder.write("", to: "top/ä/empty")
    let long = String(repeating: "long-name", count: 20)
    try folder.write("", to: "top/\(long)/\(long)")
    try folder.link("top/link", to: "-a b.txt")
    try script("pack-archive", [folder.path("top"), folder.path("a." + ending)], Self.users[1])
    let unpack = ending == "zip" ? ["unzip", "-q"] : ["tar", "-xzf"]
    try folder.makeFolder("unpacked")
    try Release.run(
      unpack + [folder.path("a." + ending)], in: folder.url.appending(path: "unpacked"))
    #expect(try folder.names(in: "unpacked/top") == ["-a b.txt", "link", long, "ä"])
    #expect(try folder.names(in: "unpacked/top/\(long)") == [long])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("unpacked/top/link"))
        == "-a b.txt")
  }

  @Test func anotherArchiveIsReported() throws {
    try folder.makeFolder("top")
    let run = try Subprocess.run(
      [Release.path("scripts/pack-archive"), folder.path("top"), folder.path("a.tgz")],
      environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect(run.exitCode == 64 && run.messages.contains("a .tar.gz or a .zip, found "))
  }

  // MARK: The time

  @Test func theTimeIsThatOfTheCommit() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("project/.github"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: Release.path("scripts"), toPath: folder.path("project/.github/scripts"))
    let date = { (epoch: String) in
      try Subprocess.run(
        [folder.path("project/.github/scripts/source-date")],
        environment: ["SOURCE_DATE_EPOCH": epoch])
    }
    let missing = try date("")
    #expect(missing.exitCode == 1)
    #expect(missing.messages.hasPrefix("error: there is no commit to take the time from; set "))
    let project = folder.url.appending(path: "project")
    try Release.run(["git", "init", "--quiet"], in: project)
    try Release.run(
      [
        "git", "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet",
        "--allow-empty", "--message", "Change",
      ], in: project, environment: ["GIT_COMMITTER_DATE": "1600000000 +0200"])
    #expect(try date("").output == "1600000000\n")
    #expect(try date("1700000000").output == "1700000000\n")
    // A zip has no earlier times.
    #expect(try date("0").output == "315532800\n")
    #expect(try date("today").messages.hasSuffix(" must be a number of seconds, found 'today'\n"))
  }

  // MARK: The command

  @Test func aReleaseIsBuiltWithItsCommitAndWithoutItsFolder() throws {
    let programs = try Programs()
    try programs.add("swift", "exit 1")
    let commit = String(repeating: "3f", count: 20)
    let run = try Subprocess.run(
      [Release.path("scripts/build-release"), "--dry-run"],
      environment: ["PATH": programs.path, "CELLGEN_COMMIT": commit])
    #expect(run.exitCode == 0 && run.messages == "", "\(run)")
    #expect(
      run.output.hasSuffix(
        """
        --configuration
        release
        --product
        cellgen
        -Xcc
        -DCELLGEN_COMMIT=\(commit)
        -debug-info-format
        none
        -Xswiftc
        -Xfrontend
        -Xswiftc
        -disable-incremental-llvm-codegen
        -Xswiftc
        -Xfrontend
        -Xswiftc
        -no-serialize-debugging-options

        """), "\(run)")
    let wrong = try Subprocess.run(
      [Release.path("scripts/build-release"), "--dry-run"],
      environment: ["PATH": programs.path, "CELLGEN_COMMIT": "main"])
    #expect(wrong.exitCode == 1)
    #expect(
      wrong.messages == "error: CELLGEN_COMMIT must be the whole name of a commit, found 'main'\n")
  }

  /// The commit is recorded only if it has everything that is built.
  @Test func editsHaveNoCommit() throws {
    try folder.makeFolder("project/.github")
    try FileManager.default.copyItem(
      atPath: Release.path("scripts"), toPath: folder.path("project/.github/scripts"))
    let project = folder.url.appending(path: "project")
    let options = {
      try Subprocess.run(
        [folder.path("project/.github/scripts/build-options")], environment: ["CELLGEN_COMMIT": ""])
    }
    let noCommit = try options()
    #expect(noCommit.exitCode == 0 && !noCommit.output.contains("CELLGEN_COMMIT"))
    #expect(noCommit.messages.hasPrefix("note: without a commit that has all of these files, "))
    try Release.run(["git", "init", "--quiet"], in: project)
    try Release.run(["git", "add", "."], in: project)
    try Release.run(
      [
        "git", "-c", "user.name=Ann", "-c", "user.email=ann@example.com", "commit", "--quiet",
        "--message", "Change",
      ], in: project)
    let commit = try Release.run(["git", "rev-parse", "HEAD"], in: project)
    let clean = try options()
    #expect(clean.messages == "")
    #expect(clean.output.hasPrefix("-Xcc\n-DCELLGEN_COMMIT=\(commit)\n"), "\(clean)")
    try folder.write("", to: "project/new")
    #expect(try !options().output.contains("CELLGEN_COMMIT"))
  }

  /// The compiler records what the build scripts pass.
  @Test func theHeaderHasTheCommit() throws {
    let include = Release.project.appending(path: "Sources/CellGenSystemCalls/include").path
    try folder.write(
      """
      #include <stdio.h>
      #include "CellGenBuild.h"
      int main(void) {
        const char *commit = cellgen_commit();
        printf("%s %d %s\\n", commit ? commit : "none", cellgen_swift_version(), cellgen_platform());
      }
      """, to: "main.c")
    let platform = Release.platform
    for (options, text) in [
      (["-DCELLGEN_COMMIT=12e5", "-D__swift__=60301"], "12e5 60301 \(platform)"),
      ([], "none 0 \(platform)"),
    ] {
      try Release.run(
        ["clang", "-Wall", "-Werror", "-I", include] + options
          + [folder.path("main.c"), "-o", folder.path("main")])
      #expect(try Release.run([folder.path("main")]) == text)
    }
  }

  // MARK: Comparing builds

  @Test func buildsThatAreTheSameAreFound() throws {
    let run = try compare(source: "int main(void) { return 0; }", options: "")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.output.firstMatch(of: /two builds of made-up \(debug\) are the same: [0-9a-f]{64}\n$/)
        != nil)
    #expect(!run.output.contains("note:"))
  }

  /// What releases are stripped of.
  @Test func differencesThatStripRemovesAreNotes() throws {
    let run = try compare(source: "int main(void) { return 0; }", options: "-g")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.output.hasPrefix("note: before they are stripped, these sections differ:\n  .debug_"))
    #expect(run.output.contains("\ntwo builds of made-up (debug) are the same: "))
  }

  @Test func buildsThatDifferAreReportedBySection() throws {
    let run = try compare(
      source: "const char *name = FOLDER; int main(void) { return name == 0; }",
      options: "-DFOLDER=\"\\\"$PWD\\\"\"")
    #expect(run.exitCode == 1)
    #expect(run.messages.contains("error: two builds of made-up (debug) differ\n"), "\(run)")
    #expect(run.messages.contains("\n  .rodata, "), "\(run)")
  }

  @Test func aDryRunPrintsBothBuilds() throws {
    let programs = try Programs()
    try programs.add("swift", "exit 1")
    let run = try Subprocess.run(
      [
        Release.path("scripts/compare-builds"), "--product", "cellgen", "--configuration",
        "release", "--dry-run",
      ],
      environment: [
        "PATH": programs.path, "CELLGEN_COMPARE": folder.path("builds"), "CELLGEN_COMMIT": "",
      ])
    #expect(run.exitCode == 0, "\(run)")
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 2)
    for (line, name) in zip(lines, ["a", "a-longer-name"]) {
      let folder = folder.path("builds/\(name)/cellgen")
      #expect(
        line.hasPrefix("cd \(folder) && swift build --configuration release --product cellgen "))
      #expect(line.contains(" -debug-info-format none "))
      #expect(FileManager.default.fileExists(atPath: folder + "/Package.swift"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/.build"))
    }
    #expect(try programs.calls() == [])
  }

  /// Compares two builds of a program in C, which clang builds in place of Swift.
  private func compare(source: String, options: String) throws -> Subprocess.Outcome {
    let programs = try Programs()
    let clang = try Release.run(["sh", "-c", "command -v clang"])
    try folder.write(source, to: "project/main.c")
    try folder.makeFolder("project/.github")
    try FileManager.default.copyItem(
      atPath: Release.path("scripts"), toPath: folder.path("project/.github/scripts"))
    try Release.run(["git", "init", "--quiet"], in: folder.url.appending(path: "project"))
    try programs.add(
      "swift",
      """
      case "$*" in
        *--show-bin-path) echo "$PWD" ;;
        *) PATH=/usr/bin:/bin '\(clang)' \(options) "$PWD/main.c" -o made-up ;;
      esac
      """)
    return try Subprocess.run(
      [folder.path("project/.github/scripts/compare-builds"), "--product", "made-up"],
      environment: ["PATH": programs.path, "CELLGEN_COMMIT": "", "CELLGEN_COMPARE": ""])
  }

  // MARK: -

  /// Runs something as two users, and returns the path of what the first made, which the second has made, too.
  private func twice(_ make: (User) throws -> String) throws -> String {
    var files: [URL] = []
    for user in Self.users {
      try folder.makeFolder(user.folder)
      files.append(folder.url.appending(path: try make(user)))
    }
    let contents = try files.map { try Data(contentsOf: $0) }
    #expect(!contents[0].isEmpty && contents[0] == contents[1])
    return files[0].path
  }

  /// An executable of a user, with a time and permissions of its own.
  private func executable(of user: User) throws -> String {
    let path = folder.path(user.folder + "/built")
    if !FileManager.default.fileExists(atPath: path) {
      try folder.write("#!/bin/sh\necho 1.2.3\n", to: user.folder + "/built")
      try folder.setPermissions(user.mask == "077" ? 0o700 : 0o775, of: user.folder + "/built")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(user.folder.count) * 100_000_000)],
        ofItemAtPath: path)
    }
    return path
  }

  private func script(_ name: String, _ arguments: [String], _ user: User) throws {
    try Release.run(
      ["sh", "-c", "umask \(user.mask); exec \"$@\"", "sh", Release.path("scripts/" + name)]
        + arguments,
      environment: [
        "TZ": user.zone, "LC_ALL": user.language, "SOURCE_DATE_EPOCH": "1700000000",
      ])
  }
}
#endif
