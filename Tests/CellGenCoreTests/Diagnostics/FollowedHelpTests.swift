import CellGenAuthoring
import CellGenCore
import FixtureSupport
import Foundation
import TestSupport
import Testing

/// What becomes of the manifests of all tests if somebody does what each help says, word for word.
///
/// - `Fixtures/Help/wrong.txt` lists the remedies that leave their mistake, make another one, or lead to Swift that no
///   compiler reads. Each is a mistake of ours.
/// - `Fixtures/Help/in-words.txt` lists the kinds of help that only people can follow, so that nothing tests them.
///
/// Both lists may only shrink: a recording run takes lines out of them and adds none.
@Suite("Help that is followed")
struct FollowedHelpTests {
  @Test("Whoever follows a help arrives at a manifest without that mistake, and with no other")
  func arrives() async throws {
    let outcomes = await outcomes()
    #expect(outcomes.count > 2000)
    let wrong = try outcomes.flatMap(\.wrong) + unreadable(outcomes.flatMap(\.arrived))
    try check(Set(wrong.map(\.line)), against: "wrong.txt") { line in
      wrong.first { $0.line == line }?.report ?? ""
    }
    let kinds = Set(outcomes.compactMap(\.inWords))
    try check(kinds, against: "in-words.txt") { kind in
      "no test can follow this; say what to write, as in \"write 'key: value'\", or list it in the file"
    }
    let followed = outcomes.count { $0.inWords == nil }
    #expect(
      followed > outcomes.count / 2,
      "half of all helps can be followed word for word, not \(followed) of \(outcomes.count)")
  }

  private func check(
    _ found: Set<String>, against name: String, _ why: (String) -> String
  ) throws {
    let url = Fixtures.root.appending(path: "Help/\(name)")
    let listed = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(listed == Set(listed).sorted(), "\(name) is sorted, and has each line once")
    for line in found.subtracting(listed).sorted() {
      Issue.record("not in \(name): \(line)\n\(why(line))")
    }
    let gone = Set(listed).subtracting(found).sorted()
    #expect(gone == [], "these can leave \(name); record it")
    if Fixtures.isRecording {
      let rest = listed.filter(found.contains).map { $0 + "\n" }.joined()
      try rest.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
    }
  }

  /// The remedies that lead to Swift that the compiler cannot parse; it reads all of it in one run.
  private func unreadable(_ arrived: [HelpOutcome.Arrived]) throws -> [HelpOutcome.Wrong] {
    let folder = try TemporaryFolder()
    var paths: [String] = []
    for (position, remedy) in arrived.enumerated() {
      for (part, text) in remedy.swift.enumerated() {
        paths.append(try folder.write(text, to: "R\(position)_\(part).swift"))
      }
    }
    try folder.write(paths.joined(separator: "\n"), to: "files.txt")
    let parse = try Subprocess.run(
      ["swiftc", "-frontend", "-parse", "-filelist", folder.path("files.txt")])
    if parse.exitCode == 0 { return [] }
    return arrived.enumerated().compactMap { position, remedy in
      let errors = parse.messages.split(separator: "\n").filter {
        $0.contains("/R\(position)_") && $0.contains(": error: ")
      }
      return errors.isEmpty
        ? nil : .init(line: remedy.line, report: errors.joined(separator: "\n"))
    }
  }

  /// All diagnostics of all manifests with mistakes, each with what comes of its help.
  private func outcomes() async -> [HelpOutcome] {
    await withTaskGroup(of: [HelpOutcome].self) { group in
      for wrong in WrongManifests.wrong.all {
        group.addTask {
          HelpOutcome.all(in: [wrong.source], named: wrong.name)
        }
      }
      for slip in WrongManifests.slips.all {
        group.addTask {
          HelpOutcome.all(in: [slip.source], named: slip.name, isYAMLAlone: true)
        }
      }
      // Changes are reported between two states, and a help concerns the later one.
      for code in DiagnosticCode.all where code.topic != .changes {
        group.addTask {
          let sources = code.explanationInTree.wrong.sources
          guard sources.allSatisfy({ $0.path.hasSuffix(".sections") && $0.bytes.count < 10_000 })
          else { return [] }
          return HelpOutcome.all(in: sources, named: code.rawValue)
        }
      }
      var all: [HelpOutcome] = []
      for await outcomes in group { all += outcomes }
      return all
    }
  }
}

/// What comes of following one help.
struct HelpOutcome {
  struct Wrong {
    /// The manifest, the code and the remedy.
    var line: String
    /// The manifest after following the help, and its messages.
    var report: String
  }

  /// A remedy that leads to a manifest without mistakes.
  struct Arrived {
    var line: String
    /// The code that is generated for it.
    var swift: [String]
  }

  var wrong: [Wrong] = []
  var arrived: [Arrived] = []
  /// The kind of a help that only people can follow.
  var inWords: String?
}

extension HelpOutcome {
  /// - Parameter isYAMLAlone: whether the texts are no manifests, so that only the parser reads them.
  static func all(
    in sources: [SourceText], named name: String, isYAMLAlone: Bool = false
  ) -> [HelpOutcome] {
    let before = diagnostics(of: sources, isYAMLAlone)
    return before.all.compactMap { diagnostic in
      guard let help = diagnostic.help,
        let position = sources.firstIndex(where: { $0.index == diagnostic.primary.span.file })
      else { return nil }
      let followed = FollowedHelp(diagnostic, in: sources[position])
      guard let remedies = followed.remedies() else {
        return HelpOutcome(inWords: kind(ofHelp: help))
      }
      var outcome = HelpOutcome()
      for remedy in remedies {
        let line = "\(name) [\(diagnostic.code.rawValue)] \(printable(remedy.words))"
        var report = "no reading of '\(remedy.words)'"
        let reading = remedy.readings.first { reading in
          var edited = sources
          edited[position] = reading
          let problem = problem(after: edited, before, following: diagnostic, isYAMLAlone)
          if let problem, reading.bytes == remedy.readings[0].bytes { report = problem }
          return problem == nil
        }
        guard let reading else {
          outcome.wrong.append(.init(line: line, report: "\(help)\n\(report)"))
          continue
        }
        if isYAMLAlone { continue }
        var edited = sources
        edited[position] = reading
        let files = generate(edited, options: Options(runtime: .import)).files
        outcome.arrived.append(.init(line: line, swift: files.map(\.text)))
      }
      return outcome
    }
  }

  private static func diagnostics(of sources: [SourceText], _ isYAMLAlone: Bool) -> Diagnostics {
    guard isYAMLAlone else { return analyze(sources).diagnostics }
    var diagnostics = Diagnostics()
    for source in sources { _ = parse(source, &diagnostics) }
    return diagnostics
  }

  /// What is wrong with manifests after following the help of a message; nil if nothing is.
  private static func problem(
    after sources: [SourceText], _ before: Diagnostics, following diagnostic: Diagnostic,
    _ isYAMLAlone: Bool
  ) -> String? {
    let after = diagnostics(of: sources, isYAMLAlone)
    let same = { (other: Diagnostic) in
      other.code == diagnostic.code && other.message == diagnostic.message
    }
    let known = Set(before.all.map { "\($0.code) \($0.message)" })
    // While there are errors, warnings wait.
    let new = after.all.filter {
      (!before.hasErrors || $0.severity == .error) && !known.contains("\($0.code) \($0.message)")
    }
    guard new.isEmpty, after.all.count(where: same) < before.all.count(where: same) else {
      return sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "---\n")
        + DiagnosticRenderer(sources: sources).render(after)
    }
    return nil
  }
}
