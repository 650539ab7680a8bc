#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The steps of the action for GitHub, as a runner calls them.
@Suite(.enabled(if: Release.has("curl"), "curl is missing"))
struct GitHubActionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["repository", "temp", "release"] { try folder.makeFolder(name) }
    for name in ["output", "path", "summary"] { try folder.write("", to: name) }
  }

  // MARK: The release

  @Test func aReleaseIsDownloadedOnce() throws {
    try publish()
    let find = try step("find-release", ["VERSION": "v\(Release.version)"])
    #expect(find.exitCode == 0, "\(find.words)")
    let found = try outputs()
    #expect(found["url"] == "\(downloads)/v\(Release.version)/\(archiveName)")
    #expect(found["folder"] == folder.path("temp/cellgen-\(found["sha256"] ?? "")"))

    let install = try step("install", capitalized(found))
    #expect(install.exitCode == 0 && install.output == "\(Release.version)\n", "\(install.words)")
    #expect(try folder.read("path") == "\(found["folder"] ?? "")/bin\n")
    #expect(try folder.names(in: "temp").count == 1)

    // What the cache has restored is not downloaded.
    try folder.remove("release")
    let cached = try step("install", capitalized(found))
    #expect(cached.exitCode == 0 && cached.output == "\(Release.version)\n", "\(cached.words)")
  }

  @Test func anArchiveWithAnotherChecksumIsNotUnpacked() throws {
    try publish()
    let wrong = String(repeating: "0", count: 64)
    #expect(try step("find-release", ["VERSION": Release.version, "SHA256": wrong]).exitCode == 0)
    let found = try outputs()
    #expect(found["sha256"] == wrong)
    let install = try step("install", capitalized(found))
    #expect(install.exitCode == 1)
    #expect(install.output.hasPrefix("::error title=cellgen::the checksum of \(downloads)/"))
    #expect(try folder.names(in: "temp") == [])
    #expect(try folder.read("path") == "")
  }

  // MARK: Where it was built

  @Test func aReleaseWithAProofIsInstalled() throws {
    try publish()
    let programs = try Programs()
    try programs.addGitHub(.verified)
    let install = try installation(["PROVENANCE": "required"], programs)
    #expect(install.exitCode == 0 && install.output.hasSuffix("\n\(Release.version)\n"))
    #expect(install.output.contains("'\(archiveName)' was built from v\(Release.version) by"))
    let call = try #require(try programs.calls().last)
    #expect(call.contains("/\(archiveName) --repo Ann/cellgen --cert-identity "), "\(call)")
    // What the cache has restored was verified before.
    try folder.remove("release")
    let cached = try step(
      "install", capitalized(try outputs()).merging(["PROVENANCE": "required"]) { $1 })
    #expect(cached.exitCode == 0 && cached.output == "\(Release.version)\n", "\(cached.words)")
  }

  @Test(arguments: ["auto", "required"]) func aReleaseWithoutAProofIsRefused(provenance: String)
    throws
  {
    try publish()
    let programs = try Programs()
    try programs.addGitHub(.refused)
    let install = try installation(["PROVENANCE": provenance], programs)
    #expect(install.exitCode == 1)
    #expect(
      install.output.contains(
        "\n::error title=cellgen::nothing proves that Ann/cellgen built file:"),
      "\(install.words)")
    // What GitHub's command prints is no command to the runner.
    #expect(commands(in: install.output).count == 1)
    #expect(try folder.names(in: "temp") == [])
    #expect(try folder.read("path") == "")
  }

  @Test func withoutGitHubsCommandOnlyTheChecksumIsVerified() throws {
    try publish()
    let programs = try Programs()
    let install = try installation(["PROVENANCE": "auto"], programs)
    #expect(install.exitCode == 0, "\(install.words)")
    #expect(install.output.contains("'gh' is missing; install it from https://cli.github.com\n"))
    #expect(
      install.output.contains(
        "\n::notice title=cellgen::only the checksum of cellgen was verified, not where it was built;"
      ))
    // A job that requires the proof does not take what this one has cached.
    let found = try outputs()
    let required = try step(
      "install",
      capitalized(found).merging(["PROVENANCE": "required", "PATH": programs.path]) { $1 })
    #expect(required.exitCode == 1)
    #expect(
      required.output.contains(
        "\n::error title=cellgen::it is unknown where cellgen was built, and 'provenance' is 'required'"
      ), "\(required.words)")
  }

  @Test func theProofCanBeSkipped() throws {
    try publish()
    let programs = try Programs()
    try programs.addGitHub(.refused)
    let install = try installation(["PROVENANCE": "skip"], programs)
    #expect(install.exitCode == 0 && install.output == "\(Release.version)\n", "\(install.words)")
    #expect(try programs.calls() == [])
    let wrong = try installation(["PROVENANCE": "maybe"], programs)
    #expect(wrong.exitCode == 1)
    #expect(
      wrong.output
        == "::error title=cellgen::'provenance' must be 'auto', 'required' or 'skip', found 'maybe'\n"
    )
  }

  // MARK: A release that is missing

  @Test(arguments: [
    (["VERSION": "main"], "'main' is not a release; name one in 'version', such as 0.1.0, or use"),
    (["RUNNER_OS": "Windows"], "there is no cellgen for Windows on X64"),
    (["DOWNLOADS": "file:///nowhere"], "cannot read the checksums of cellgen "),
    (["RUNNER_OS": "macOS"], "there is no checksum of cellgen-"),
  ])
  func aReleaseThatIsNotThereIsReported(environment: [String: String], message: String) throws {
    try publish()
    let find = try step(
      "find-release",
      ["VERSION": Release.version, "RUNNER_ARCH": "X64"].merging(environment) { $1 })
    #expect(find.exitCode == 1)
    #expect(find.output.hasPrefix("::error title=cellgen::" + message), "\(find.words)")
    #expect(try outputs() == [:])
  }

  // MARK: Checks

  @Test func mistakesAreAnnotations() throws {
    try write(good.replacing("data:", with: "dta:"))
    let lint = try step("lint", ["MANIFESTS": "Screens", "STRICT": "false"])
    #expect(lint.exitCode == 1)
    #expect(lint.output.hasPrefix("::error file=Screens/Shop.sections,line=2,"), "\(lint.words)")
    try write(good)
    let again = try step("lint", ["MANIFESTS": "Screens\n", "STRICT": "true"])
    #expect(again.exitCode == 0 && again.words == "", "\(again.words)")
  }

  @Test func warningsAreErrorsWhereItIsAsked() throws {
    try write(good.replacing("sections:", with: "  Bad: { data: { title: String } }\nsections:"))
    let warned = try step("lint", ["MANIFESTS": "Screens", "STRICT": "false"])
    #expect(warned.exitCode == 0 && warned.output.hasPrefix("::warning file="), "\(warned.words)")
    let strict = try step("lint", ["MANIFESTS": "Screens", "STRICT": "true"])
    #expect(strict.exitCode == 1 && strict.output.hasPrefix("::error file="), "\(strict.words)")
  }

  @Test func generatedFilesAreCompared() throws {
    try write(good)
    let environment = [
      "MANIFESTS": "Screens", "OUTPUT": "Generated", "OPTIONS": "--runtime import",
    ]
    let tool = try BuildProducts.executable("cellgen").path
    try Release.run(
      [tool, "generate", "Screens", "-o", "Generated", "--runtime", "import"], in: repository)
    let check = try step("check", environment)
    #expect(check.exitCode == 0 && check.words == "", "\(check.words)")
    try write(good.replacing("String", with: "String?"))
    let stale = try step("check", environment)
    #expect(stale.exitCode == 1)
    #expect(stale.output.contains("\n+  var name: String?\n"), "\(stale.words)")
    #expect(
      stale.output.contains("\n::error title=cellgen::generated files in 'Generated' are out of "),
      "\(stale.words)")
  }

  /// In a checkout of the last commit alone, as a runner makes it.
  @Test func aPullRequestShowsWhatLooksDifferent() throws {
    let origin = try makeOrigin()
    let base = try git(["rev-parse", "HEAD~1"], in: origin)
    try folder.remove("repository")
    try git(["clone", "--quiet", "--depth", "1", "file://\(origin.path)", repository.path])
    let preview = try step("preview", ["MANIFESTS": "Screens", "BASE": base])
    #expect(preview.exitCode == 0, "\(preview.words)")
    let page = try #require(try outputs()["page"])
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<h3>Before</h3>"))
    #expect(try folder.read("summary").contains("| view | `Good` |"))
    #expect(try git(["status", "--porcelain"], in: repository) == "")
  }

  @Test func nothingIsUploadedWhereNothingLooksDifferent() throws {
    let origin = try makeOrigin()
    try folder.remove("repository")
    try git(["clone", "--quiet", "file://\(origin.path)", repository.path])
    let preview = try step("preview", ["MANIFESTS": "Screens", "BASE": "HEAD"])
    #expect(preview.exitCode == 0, "\(preview.words)")
    #expect(try outputs() == [:])
    #expect(try folder.read("summary").hasPrefix("**Preview**: nothing looks different"))
  }

  /// In a checkout of the last commit alone, as a runner makes it.
  @Test(arguments: [("true", 3), ("warn", 0)])
  func whatAPullRequestBreaksIsAnnotated(breaking: String, exitCode: Int32) throws {
    let origin = try makeOrigin(changes: [good, good.replacing("name: String", with: "name: Int")])
    let base = try git(["rev-parse", "HEAD~1"], in: origin)
    try folder.remove("repository")
    try git(["clone", "--quiet", "--depth", "1", "file://\(origin.path)", repository.path])
    let outcome = try step(
      "breaking", ["MANIFESTS": "Screens", "BASE": base, "BREAKING": breaking])
    #expect(outcome.exitCode == exitCode, "\(outcome.words)")
    #expect(outcome.output.hasPrefix("::warning file=Screens/Shop.sections,line=2,col="))
    #expect(outcome.output.contains("title=breaking-member-type::"), "\(outcome.words)")
    let nothing = try step(
      "breaking", ["MANIFESTS": "Screens", "BASE": "HEAD", "BREAKING": "true"])
    #expect(nothing.exitCode == 0 && nothing.output == "", "\(nothing.words)")
  }

  // MARK: The action

  /// Each step names a script, and passes all that the script takes.
  @Test func stepsPassWhatTheirScriptsTake() throws {
    let action = try String(
      contentsOfFile: Release.path("actions/cellgen/action.yml"), encoding: .utf8)
    let steps = action.components(separatedBy: "\n    - ").dropFirst()
    var called: Set<String> = []
    for step in steps {
      guard let run = step.firstMatch(of: /run: '"\$GITHUB_ACTION_PATH\/([a-z-]+)"'/) else {
        continue
      }
      let name = String(run.1)
      called.insert(name)
      let script = try String(
        contentsOfFile: Release.path("actions/cellgen/" + name), encoding: .utf8)
      let taken = Set(script.matches(of: /\$\{?([A-Z][A-Z0-9_]+)/).map { String($0.1) })
        .filter { !$0.hasPrefix("GITHUB_") && !$0.hasPrefix("RUNNER_") && !$0.hasPrefix("BASH_") }
      let passed = Set(step.matches(of: #/\n        ([A-Z0-9_]+): /#).map { String($0.1) })
      #expect(taken == passed, "\(name)")
      #expect(!taken.isEmpty)
    }
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Release.path("actions/cellgen"))
    // The steps run it.
    #expect(called == Set(names).subtracting(["action.yml", "fetch-base", "log"]))
  }

  // MARK: Commands to the runner

  /// What a runner would take for a command: at the beginning of a line, or in the old form anywhere.
  ///
  /// - Source: `ActionCommand.cs` in github.com/actions/runner.
  private func commands(in log: String) -> [String] {
    var token: Substring?
    var commands: [String] = []
    for line in log.split(whereSeparator: \.isNewline) {
      let text = line.trimmingPrefix(while: \.isWhitespace)
      if let stopped = token {
        if text == "::\(stopped)::" { token = nil }
      } else if text.hasPrefix("::stop-commands::") {
        token = text.dropFirst("::stop-commands::".count)
      } else if text.hasPrefix("::") || line.contains("##[") {
        commands.append(String(line))
      }
    }
    #expect(token == nil, "commands stay off")
    return commands
  }

  @Test func diffsAreNoCommands() throws {
    try write(good)
    let tool = try BuildProducts.executable("cellgen").path
    let arguments = [tool, "generate", "Screens", "-o", "Generated", "--runtime", "import"]
    try Release.run(arguments, in: repository)
    for name in try folder.names(in: "repository/Generated") {
      let text = try folder.read("repository/Generated/\(name)")
      try folder.write(
        text + "##[add-mask]y\n::add-mask::y\n  ::warning::y\n::stop-commands::guess\n::guess::\n",
        to: "repository/Generated/\(name)")
    }
    let check = try step(
      "check", ["MANIFESTS": "Screens", "OUTPUT": "Generated", "OPTIONS": "--runtime import"])
    #expect(check.exitCode == 1 && check.output.contains("##[add-mask]y"), "\(check.words)")
    #expect(check.messages == "")
    let found = commands(in: check.output)
    #expect(found.count == 1 && found[0].hasPrefix("::error title=cellgen::"), "\(check.words)")
  }

  @Test(arguments: ["lint", "check", "breaking", "preview"])
  func messagesAreNoCommands(name: String) throws {
    try write("views: [")
    try write(good)
    try git(["init", "--quiet", repository.path])
    let manifests = "Screens/##[add-mask]y.sections"
    let outcome = try step(
      name,
      [
        "MANIFESTS": manifests, "STRICT": "false", "OUTPUT": "Generated", "OPTIONS": "",
        "BASE": "HEAD", "BREAKING": "true",
      ])
    #expect(outcome.exitCode == 1)
    #expect(outcome.messages == "")
    #expect(
      commands(in: outcome.output).filter { $0.contains("add-mask") } == [], "\(outcome.words)")
  }

  @Test func theWordThatTurnsCommandsOnIsAnother() throws {
    let run = try Release.run([
      "sh", "-c", "echo '::x::' | '\(Release.path("actions/cellgen/log"))'",
    ])
    let again = try Release.run(["sh", "-c", "printf x | '\(Release.path("actions/cellgen/log"))'"])
    #expect(commands(in: run) == [] && commands(in: again) == [])
    #expect(run.prefix(81) != again.prefix(81) && run.hasPrefix("::stop-commands::"))
  }

  // MARK: -

  private var repository: URL { folder.url.appending(path: "repository") }
  private var downloads: String { "file://" + folder.path("release") }
  private var archiveName: String { "cellgen-\(Release.version)-\(Release.platform).tar.gz" }

  private let good = """
    views:
      Good: { data: { id: Int, name: String } }
    sections:
      goods: { cells: [Good] }

    """

  /// Puts a release for this machine where the action looks.
  private func publish() throws {
    let archive = try Release.archive(in: folder)
    try folder.makeFolder("release/v\(Release.version)")
    try FileManager.default.moveItem(
      atPath: archive, toPath: folder.path("release/v\(Release.version)/\(archiveName)"))
    try Release.run(
      [Release.path("scripts/checksums"), folder.path("release/v\(Release.version)")])
  }

  private func write(_ manifest: String) throws {
    try folder.write(manifest, to: "repository/Screens/Shop.sections")
  }

  /// A repository whose last commit makes a view look different.
  private func makeOrigin() throws -> URL {
    let looks = good.replacing(
      "name: String } }", with: "name: String }, layout: { label: { text: name } } }")
    return try makeOrigin(
      changes: [looks, looks.replacing("text: name", with: "text: name, font: title1")])
  }

  /// A repository with a commit for each state of a manifest.
  private func makeOrigin(changes: [String]) throws -> URL {
    let origin = URL(fileURLWithPath: try folder.makeFolder("origin"))
    try git(["init", "--quiet"], in: origin)
    // A commit by its hash, as GitHub gives it.
    try git(["config", "uploadpack.allowAnySHA1InWant", "true"], in: origin)
    for manifest in changes {
      try folder.write(manifest, to: "origin/Screens/Shop.sections")
      try git(["add", "."], in: origin)
      let author = ["-c", "user.name=Ann", "-c", "user.email=ann@example.com"]
      try git(author + ["commit", "--quiet", "--message", "Change"], in: origin)
    }
    return origin
  }

  @discardableResult
  private func git(_ arguments: [String], in folder: URL? = nil) throws -> String {
    try Release.run(["git"] + arguments, in: folder)
  }

  /// Finds and installs a release, with the programs of a search path.
  private func installation(
    _ environment: [String: String], _ programs: Programs
  ) throws -> Subprocess.Outcome {
    #expect(try step("find-release", ["VERSION": Release.version]).exitCode == 0)
    let given = capitalized(try outputs()).merging(["PATH": programs.path]) { $1 }
    return try step("install", given.merging(environment) { $1 })
  }

  private func step(_ name: String, _ environment: [String: String]) throws -> Subprocess.Outcome {
    let tool = try BuildProducts.executable("cellgen").deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let given = [
      "PATH": tool + ":" + path, "DOWNLOADS": downloads, "SHA256": "", "RUNNER_OS": "Linux",
      "REPOSITORY": "Ann/cellgen", "PROVENANCE": "skip", "GH_TOKEN": "token",
      "RUNNER_ARCH": Release.platform == "linux-arm64" ? "ARM64" : "X64",
      "RUNNER_TEMP": folder.path("temp"), "GITHUB_OUTPUT": folder.path("output"),
      "GITHUB_PATH": folder.path("path"), "GITHUB_STEP_SUMMARY": folder.path("summary"),
    ]
    return try Subprocess.run(
      [Release.path("actions/cellgen/" + name)], in: repository,
      environment: given.merging(environment) { $1 })
  }

  /// What steps have put out, by name.
  private func outputs() throws -> [String: String] {
    let lines = try folder.read("output").split(separator: "\n")
    return Dictionary(
      lines.compactMap { line in
        let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
      }, uniquingKeysWith: { $1 })
  }

  private func capitalized(_ outputs: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: outputs.map { ($0.key.uppercased(), $0.value) })
  }
}
#endif
