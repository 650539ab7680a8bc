import Foundation
import TestSupport
import Testing

@testable import CellGenCommand
@testable import CellGenCore

/// What a run leaves behind when the system refuses any one of its changes.
@Suite struct RefusedChangeTests {
  let folder: TemporaryFolder
  let writer: FileWriter

  init() throws {
    folder = try TemporaryFolder()
    writer = FileWriter(folder: folder.path("Out"), pruning: Pruning(roots: [folder.url.path]))
    try restore()
  }

  private func restore() throws {
    try folder.remove("Out")
    for (name, text) in old { try folder.write(text, to: "Out/" + name) }
  }

  private let old = [
    "A+Views.swift": text("A", "old"), "B+Views.swift": text("B", "old"),
    "C+Views.swift": text("C", "old"), "mine.swift": "let mine = 1\n",
  ]
  private let new = [
    "A+Views.swift": text("A", "old"), "B+Views.swift": text("B", "new"),
    "D+Views.swift": text("D", "new"), "E+Views.swift": text("E", "new"),
    "mine.swift": "let mine = 1\n",
  ]
  private let planned = [
    GeneratedFile(name: "A+Views.swift", text: text("A", "old")),
    GeneratedFile(name: "B+Views.swift", text: text("B", "new")),
    GeneratedFile(name: "D+Views.swift", text: text("D", "new")),
    GeneratedFile(name: "E+Views.swift", text: text("E", "new")),
  ]

  @Test(arguments: Sandbox.allCases) func nothingIsTouched(in sandbox: Sandbox) throws {
    var failures = 0
    for number in 1... {
      try restore()
      let fault = Fault(number, ENOSPC, in: sandbox)
      do {
        _ = try fault.strike { () throws(Failure) in try writer.write(planned) }
        if !fault.hasStruck { break }
        // It can be done without: a draft could not be removed, which the next run does.
        try write()
        #expect(try files() == new)
      } catch let error as Failure {
        failures += 1
        #expect(error.exitCode == .failure && error.reasons.count == 1)
        let headline = error.reasons[0].headline
        #expect(headline.hasPrefix("cannot "), "\(headline)")
        #expect(headline.contains(folder.path("Out")), "\(headline)")
        #expect(headline.hasSuffix("': no space left on device"), "\(headline)")
        #expect(try files() == old, "\(fault.change.map { "\($0)" } ?? "") as number \(number)")
      }
    }
    #expect(try files() == new)
    #expect(failures >= 8)
  }

  @Test func aNewFolderGoesAgain() throws {
    let writer = FileWriter(folder: folder.path("New/Deep"))
    for number in 1...5 {
      let fault = Fault(number, ENOSPC)
      #expect(throws: Failure.self) {
        try fault.strike { () throws(Failure) in try writer.write(planned) }
      }
      #expect(try folder.names() == ["Out"])
    }
  }

  @Test func aRefusalOfEverythingIsAFailure() throws {
    let intervene: @Sendable (FileSystem.Change, String) -> Int32? = { _, _ in EPERM }
    let path = folder.path("Out/D+Views.swift")
    #expect(throws: Failure("cannot write '\(path)': operation not permitted")) {
      try FileSystem.$intervention.withValue(intervene) { try writer.write(planned) }
    }
    #expect(try files() == old)
  }

  private func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for name in try folder.names(in: "Out") { files[name] = try folder.read("Out/" + name) }
    return files
  }
}

// MARK: - Others at work

extension RefusedChangeTests {
  @Test func aFileThatSomebodyPutsThereMeanwhileStays() throws {
    try interfere(
      { try folder.write("let theirs = 1\n", to: "Out/D+Views.swift") },
      failure: "cannot write '\(folder.path("Out/D+Views.swift"))': it was changed during this run")
    #expect(try folder.read("Out/D+Views.swift") == "let theirs = 1\n")
  }

  @Test func aFileThatSomebodyEditsMeanwhileStays() throws {
    try interfere(
      { try folder.write("let theirs = 1\n", to: "Out/B+Views.swift") },
      failure: "cannot write '\(folder.path("Out/B+Views.swift"))': it was changed during this run")
    #expect(try folder.read("Out/B+Views.swift") == "let theirs = 1\n")
  }

  @Test func aFolderTakesThePlaceMeanwhile() throws {
    try interfere(
      {
        try folder.remove("Out/B+Views.swift")
        try folder.makeFolder("Out/B+Views.swift")
      },
      failure: "cannot write '\(folder.path("Out/B+Views.swift"))': it is a folder")
    #expect(try folder.names(in: "Out/B+Views.swift") == [])
  }

  @Test func theFolderVanishesMeanwhile() throws {
    try interfere(
      { try folder.remove("Out") },
      failure: "cannot write '\(folder.path("Out/B+Views.swift"))': no such file or directory")
    #expect(try folder.names() == [])
  }

  @Test func aLinkTakesThePlaceMeanwhile() throws {
    try folder.write("theirs\n", to: "Theirs.swift")
    try interfere(
      {
        try folder.remove("Out/B+Views.swift")
        try folder.link("Out/B+Views.swift", to: folder.path("Theirs.swift"))
      },
      failure: "cannot write '\(folder.path("Out/B+Views.swift"))': it was changed during this run")
    #expect(try folder.read("Theirs.swift") == "theirs\n")
  }

  /// Does something to the folder just before the first change of a run.
  private func interfere(_ act: @escaping @Sendable () throws -> Void, failure headline: String)
    throws
  {
    let fault = Fault(1, 0, act: act)
    let error = try #require(
      thrown(Failure.self) {
        try fault.strike { () throws(Failure) in try writer.write(planned) }
      })
    #expect(error.reasons.map(\.headline) == [headline])
    let drafts = try folder.names().contains("Out") ? folder.names(in: "Out") : []
    #expect(!drafts.contains { $0.hasPrefix(".") })
    if drafts.contains("A+Views.swift") {
      #expect(try folder.read("Out/A+Views.swift") == text("A", "old"))
      #expect(drafts.contains("C+Views.swift") && !drafts.contains("E+Views.swift"))
    }
  }
}

// MARK: - Drafts

extension RefusedChangeTests {
  @Test func draftsOfAKilledRunGoAndNothingElse() throws {
    let header = "// Generated by cellgen"
    let foreign = [
      ".cellgen-draft-0123456789abc.swift": header, ".cellgen-draft-short": header,
      ".cellgen-draft-0123456789abC": header, ".cellgen-draft-0123456789xyz": "let mine = 1\n",
      ".cellgen": header, ".cellgen-manifest-0123456789abc": "",
    ]
    let left = [
      ".cellgen-draft-0123456789abc": header + " from A.sections. Do not edit.\nstr",
      ".cellgen-draft-0000000000000": "", ".cellgen-draft-1000000000000": "// Gen",
      ".cellgen-draft-2000000000000": "\0\0\0",
    ]
    for (name, text) in foreign.merging(left, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: "Out/" + name)
    }
    try folder.link("Out/.cellgen-draft-1123456789abc", to: folder.path("Out/A+Views.swift"))
    // Even a run that has nothing else to do removes them.
    try write()
    try write()
    let hidden = try folder.names(in: "Out").filter { $0.hasPrefix(".") }
    #expect(hidden == (foreign.keys + [".cellgen-draft-1123456789abc"]).sorted())
  }

  private func write() throws { _ = try writer.write(planned) }
}

/// What the system does not allow, whatever is asked.
enum Sandbox: String, CaseIterable, CustomTestStringConvertible {
  case none, noSwaps, noMoves, noDrafts

  var testDescription: String { rawValue }

  func refuses(_ change: FileSystem.Change, _ path: String) -> Bool {
    switch self {
    case .none: false
    case .noSwaps: change == .swap
    case .noMoves: change == .rename || change == .swap
    case .noDrafts: change == .createFile && path.contains("/.cellgen-")
    }
  }
}

/// Refuses the n-th change of a run, or does something before it.
private final class Fault: @unchecked Sendable {
  private let number: Int
  private let code: Int32
  private let sandbox: Sandbox
  private let act: (@Sendable () throws -> Void)?
  private var count = 0
  /// What was refused.
  private(set) var change: FileSystem.Change?

  var hasStruck: Bool { change != nil }

  init(
    _ number: Int, _ code: Int32, in sandbox: Sandbox = .none,
    act: (@Sendable () throws -> Void)? = nil
  ) {
    self.number = number
    self.code = code
    self.sandbox = sandbox
    self.act = act
  }

  func strike<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    let intervene: @Sendable (FileSystem.Change, String) -> Int32? = { self.intervene($0, $1) }
    FileSystem.$intervention.withValue(intervene) {
      do throws(Failure) { result = .success(try run()) } catch { result = .failure(error) }
    }
    return try result!.get()
  }

  private func intervene(_ change: FileSystem.Change, _ path: String) -> Int32? {
    if sandbox.refuses(change, path) { return EPERM }
    count += 1
    guard count == number else { return nil }
    self.change = change
    try? act?()
    return act == nil ? code : nil
  }
}

private func text(_ manifest: String, _ body: String) -> String {
  "// Generated by cellgen from \(manifest).sections. Do not edit.\n\(body)\n"
}
