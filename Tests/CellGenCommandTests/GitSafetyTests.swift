import Foundation
import TestSupport
import Testing

/// `cellgen preview --diff REVISION` runs nothing that the folder being read names, and git once.
@Suite(.timeLimit(.minutes(5))) struct GitSafetyTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PreviewManifest.notes, to: "Screens/Notes.sections")
    try folder.write(
      "#!/bin/sh\necho \"$0 $*\" >>'\(folder.path("planted"))'\nexit 1\n", to: "x.sh")
    try folder.setPermissions(0o755, of: "x.sh")
  }

  private static let unchanged = "**Preview**: nothing looks different from `HEAD`.\n"

  // MARK: Planted commands

  /// Each setting whose value is a command, in git's documentation of `git-config`, `gitattributes`,
  /// `gitremote-helpers` and `githooks`.
  private static let commands = [
    "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.editor", "core.pager",
    "core.askPass",
    "core.alternateRefsCommand", "credential.helper", "diff.external", "diff.planted.command",
    "diff.planted.textconv", "filter.planted.clean", "filter.planted.smudge",
    "filter.planted.process",
    "merge.planted.driver", "uploadpack.packObjectsHook", "remote.origin.uploadpack",
    "remote.origin.receivepack", "gpg.program", "gpg.ssh.program", "gpg.x509.program",
    "gpg.ssh.defaultKeyCommand", "interactive.diffFilter", "sequence.editor",
    "sendemail.smtpServer",
    "sendemail.sendmailCmd", "sendemail.toCmd", "sendemail.ccCmd", "imap.tunnel", "web.browser",
    "browser.planted.cmd", "man.planted.cmd", "difftool.planted.cmd", "mergetool.planted.cmd",
    "guitool.planted.cmd", "trailer.planted.command", "trailer.planted.cmd",
    "submodule.planted.update",
    "tar.planted.command", "pager.cat-file", "pager.rev-parse", "pager.ls-tree", "instaweb.httpd",
    "init.templateDir", "receive.procReceiveRefs", "hook.planted.command", "lsrefs.unborn",
  ]

  @Test func noSettingRunsACommand() throws {
    try folder.write("* filter=planted diff=planted merge=planted\n", to: "Screens/.gitattributes")
    try commit()
    let script = folder.path("x.sh")
    for name in Self.commands {
      let isShell = name.hasPrefix("submodule.")
      try git("config", name, isShell ? "!\(script)" : script)
    }
    for name in ["cat-file", "rev-parse", "ls-tree"] {
      try git("config", "alias.\(name)", "!\(script)")
    }
    try folder.write("[core]\n\tpager = \(script)\n", to: "included")
    try git("config", "include.path", folder.path("included"))
    try git("config", "core.hooksPath", folder.path("hooks"))
    for hook in [
      "post-index-change", "post-checkout", "reference-transaction", "fsmonitor-watchman",
    ] {
      try folder.write("#!/bin/sh\nexec '\(script)' \(hook)\n", to: "hooks/\(hook)")
      try folder.setPermissions(0o755, of: "hooks/\(hook)")
    }
    let outcome = try preview("Screens")
    #expect(outcome.exitCode == 0 && outcome.output == Self.unchanged, "\(outcome.messages)")
    let breaking = try Tool.run(["breaking", "Screens", "--against", "HEAD"], in: folder)
    #expect(breaking.messages == "Nothing breaks since 'HEAD'\n", "\(breaking.messages)")
    #expect(planted == nil)
    // The script does run where a setting is followed.
    _ = try? git("status")
    #expect(planted != nil)
  }

  /// What looks like a bare repository, and was committed to another one.
  @Test(arguments: ["S", "S/Deeper"])
  func aFolderThatLooksLikeARepositoryIsNone(_ operand: String) throws {
    try folder.write("ref: refs/heads/main\n", to: "S/HEAD")
    try folder.write("", to: "S/objects/keep")
    try folder.write("", to: "S/refs/keep")
    try folder.write(settings(url: "ssh://x@localhost/x", more: "worktree = .."), to: "S/config")
    try folder.write(PreviewManifest.notes, to: "S/Notes.sections")
    try folder.write(
      PreviewManifest.notes.replacing("Note", with: "Memo"), to: "S/Deeper/Memos.sections")
    try commit()
    let same = try preview(operand)
    #expect(same.exitCode == 0 && same.output == Self.unchanged, "\(same.messages)")
    let missing = try preview(operand, revision: String(repeating: "1", count: 40))
    #expect(missing.exitCode == 1 && missing.messages.contains("is neither a folder nor a git "))
    // Outside of any repository, it is none either.
    try folder.remove(".git")
    let outside = try preview(operand)
    #expect(outside.exitCode == 1)
    #expect(
      outside.messages.hasPrefix(
        "error: 'HEAD' is not a folder, and '\(operand)' is not in a git repository\n"))
    #expect(planted == nil)
  }

  /// The settings of an unpacked copy make git fetch what is missing.
  @Test(arguments: [
    "ssh://x@localhost/x", "x@localhost:x", "ext::x.sh", "git://localhost/x", "planted::x", "..",
    "https://localhost/x", "file:///x",
  ])
  func nothingIsFetched(_ url: String) throws {
    try commit()
    let config = try folder.read(".git/config")
    let address = url == "ext::x.sh" ? "ext::\(folder.path("x.sh"))" : url
    try folder.write(config + settings(url: address), to: ".git/config")
    let missing = try preview("Screens", revision: String(repeating: "1", count: 40))
    #expect(missing.exitCode == 1 && missing.output == "")
    #expect(planted == nil)
    // A file of the commit is missing, too.
    let blob = try git("rev-parse", "HEAD:Screens/Notes.sections").output.dropLast()
    try folder.remove(".git/objects/\(blob.prefix(2))/\(blob.dropFirst(2))")
    let part = try preview("Screens")
    #expect(part.exitCode == 1 && part.output == "")
    #expect(part.messages.contains("\n  = help: pass a folder with the manifests as they were"))
    #expect(planted == nil, "\(planted ?? "")")
  }

  /// Settings by which git fetches what it misses, by the planted script.
  private func settings(url: String, more: String = "") -> String {
    let script = folder.path("x.sh")
    return """
      [core]
      \trepositoryformatversion = 1
      \tsshCommand = \(script)
      \tgitProxy = \(script)
      \taskPass = \(script)
      \t\(more)
      [extensions]
      \tpartialClone = origin
      [remote "origin"]
      \turl = \(url)
      \tpromisor = true
      \tuploadpack = \(script)
      [credential]
      \thelper = \(script)
      [protocol]
      \tallow = always
      [protocol "ssh"]
      \tallow = always
      [protocol "ext"]
      \tallow = always

      """
  }

  // MARK: One process

  @Test func gitRunsOnceHoweverManyManifestsThereAre() throws {
    for number in 1...60 {
      try folder.write(
        PreviewManifest.notes.replacing("Note", with: "Note\(number)")
          .replacing("screen: ", with: "screen: S\(number)"),
        to: "Screens/\(number % 7)/Notes\(number).sections")
    }
    try commit()
    let bin = try wrapper("echo run >>'\(folder.path("runs"))'")
    _ = try Tool.run(
      ["preview", "Screens/1", "Screens/2", "Screens/Notes.sections", "--diff", "HEAD"], in: folder)
    let outcome = try preview("Screens/1", "Screens/2", "Screens/Notes.sections", path: bin)
    #expect(outcome.exitCode == 0 && outcome.output == Self.unchanged, "\(outcome.messages)")
    #expect(try folder.read("runs") == "run\n")
  }

  @Test func muchThatGitComplainsOfIsRead() throws {
    try commit()
    let bin = try wrapper("head -c 1000000 /dev/zero | tr '\\0' 'x' >&2")
    let outcome = try preview("Screens", path: bin)
    #expect(outcome.exitCode == 0 && outcome.output == Self.unchanged, "\(outcome.messages)")
    let failing = try wrapper("head -c 1000000 /dev/zero | tr '\\0' '\\n' >&2; exit 128")
    #expect(try preview("Screens", path: failing).exitCode == 1)
  }

  @Test func whatGitRefusesIsReported() throws {
    try folder.makeFolder(".git")
    let outcome = try preview("Screens")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: git cannot read 'HEAD' in '"))
    #expect(outcome.messages.contains("': not a git repository"))
  }

  @Test func theRepositoryIsThatOfTheOperand() throws {
    try commit()
    try folder.makeFolder("Elsewhere")
    for name in ["GIT_DIR", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_INDEX_FILE"] {
      let outcome = try preview("Screens", environment: [name: folder.path("Elsewhere")])
      #expect(outcome.exitCode == 0 && outcome.output == Self.unchanged, "\(outcome.messages)")
    }
  }

  // MARK: Links

  @Test func aLinkIsWhatItLedTo() throws {
    try folder.write(PreviewManifest.notes, to: "Shared/Deep/Notes.sections")
    try folder.remove("Screens/Notes.sections")
    try folder.link("Shared/Again", to: "Deep")
    try folder.link("Screens/Notes.sections", to: "../Shared/Again/../Again/./Notes.sections")
    // What has been named is read once, and links to folders are skipped.
    try folder.link("Screens/Other.sections", to: "Notes.sections")
    try folder.link("Screens/Folder.sections", to: "../Shared")
    try folder.link("Screens/None.sections", to: "Nothing.sections")
    try commit()
    for operand in ["Screens", "Screens/Notes.sections", "Screens/Other.sections"] {
      let outcome = try preview(operand)
      #expect(outcome.exitCode == 0 && outcome.output == Self.unchanged, "\(outcome.messages)")
    }
  }

  @Test(arguments: [
    ("/etc/hosts", "was a link that leaves the repository"),
    ("../../Notes.sections", "was a link that leaves the repository"),
    ("Notes.sections", "follows links that form a cycle"),
  ])
  func aLinkThatLeadsNowhereIsReported(target: String, problem: String) throws {
    try folder.remove("Screens/Notes.sections")
    try folder.link("Screens/Notes.sections", to: target)
    try commit()
    _ = try Subprocess.run(["rm", "--", folder.path("Screens/Notes.sections")])
    try folder.write(PreviewManifest.notes, to: "Screens/Notes.sections")
    let outcome = try preview("Screens/Notes.sections")
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(outcome.messages.hasPrefix("error: 'Screens/Notes.sections' in 'HEAD' \(problem)\n"))
  }

  // MARK: -

  /// What the planted script was called with; nil if nobody has called it.
  private var planted: String? { try? folder.read("planted") }

  /// A folder with a `git` that does something before it is git.
  private func wrapper(_ command: String) throws -> String {
    let git = try Subprocess.run(["sh", "-c", "command -v git"]).output.dropLast()
    try folder.write("#!/bin/sh\n\(command)\nexec \(git) \"$@\"\n", to: "bin/git")
    try folder.setPermissions(0o755, of: "bin/git")
    return folder.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  private func preview(
    _ operands: String..., revision: String = "HEAD", path: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen").path
    return try Subprocess.run(
      [executable, "preview"] + operands + ["--quiet", "--diff", revision], in: folder.url,
      environment: environment.merging(path.map { ["PATH": $0] } ?? [:]) { $1 })
  }

  /// Commits all files, in a new repository.
  private func commit() throws {
    try git("init", "-q", "-b", "main", ".")
    try git("add", "-A")
    try git(
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "State")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> Subprocess.Outcome {
    let outcome = try Subprocess.run(
      ["git"] + arguments, in: folder.url,
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    guard outcome.exitCode == 0 else { throw Subprocess.Failed(outcome) }
    return outcome
  }
}
