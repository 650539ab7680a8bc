import CellGenAuthoring
import Foundation
import TestSupport
import Testing

@testable import CellGenCommand

/// What somebody saves while a run is about to replace the same file.
@Suite struct SavedMeanwhileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A command that rewrites a file that is not cellgen's alone.
  struct Rewriting: CustomTestStringConvertible, Sendable {
    /// The file that it rewrites.
    var file: String
    var options: [String]

    var testDescription: String { options[0] }

    static let all = [
      Rewriting(file: "Shop.sections", options: ["format"]),
      Rewriting(file: "Shop.sections", options: ["lint", "--fix"]),
      Rewriting(file: "Localizable.xcstrings", options: ["strings", "--catalog"]),
      Rewriting(file: "preview.html", options: ["preview", "--output"]),
    ]
  }

  /// They save by renaming, as most programs do, when the file has been compared for the last time.
  @Test(arguments: Rewriting.all) func whatIsSavedAtTheLastMomentStays(_ command: Rewriting) throws
  {
    let old = try prepare(command)
    let meanwhile = Meanwhile(.swap, at: [1]) { try save("theirs 1\n", to: command.file) }
    #expect(meanwhile.run(arguments(of: command)) == .failure)
    #expect(meanwhile.count == 2, "there and back")
    #expect(try folder.read(command.file) == "theirs 1\n")
    #expect(try hiddenNames() == [])
    try folder.write(old, to: command.file)
    #expect(Meanwhile(.swap, at: []) {}.run(arguments(of: command)) == .success)
    #expect(try folder.read(command.file) != old)
    #expect(try hiddenNames() == [])
  }

  /// The last of what they save counts, however often they do.
  @Test(arguments: Rewriting.all) func whatIsSavedWhileItIsPutBackStays(_ command: Rewriting) throws
  {
    _ = try prepare(command)
    let meanwhile = Meanwhile(.swap, at: [1, 2, 3]) { try save("theirs \($0)\n", to: command.file) }
    #expect(meanwhile.run(arguments(of: command)) == .failure)
    #expect(try folder.read(command.file) == "theirs 3\n")
    #expect(try hiddenNames() == [])
  }

  /// An editor that writes in place makes the new file its own.
  @Test func whatIsWrittenInPlaceWhileItIsPutBackStays() throws {
    let command = Rewriting.all[0]
    _ = try prepare(command)
    let meanwhile = Meanwhile(.swap, at: [1, 2]) { number in
      if number == 1 { return try save("theirs 1\n", to: command.file) }
      try Data("theirs 2\n".utf8).write(to: URL(fileURLWithPath: folder.path(command.file)))
    }
    #expect(meanwhile.run(arguments(of: command)) == .failure)
    #expect(try folder.read(command.file) == "theirs 2\n")
  }

  /// What cannot be put back is not thrown away.
  @Test func whatCannotBePutBackIsInTheDraft() throws {
    let command = Rewriting.all[2]
    _ = try prepare(command)
    let meanwhile = Meanwhile(.swap, at: [1, 2]) { number in
      guard number == 1 else { throw SystemError(code: EIO) }
      try save("theirs 1\n", to: command.file)
    }
    #expect(meanwhile.run(arguments(of: command)) == .failure)
    let drafts = try hiddenNames()
    try #require(drafts.count == 1)
    #expect(try folder.read(drafts[0]) == "theirs 1\n")
    // Nor does any later run remove it.
    try folder.write("{}\n", to: command.file)
    _ = Meanwhile(.swap, at: []) {}.run(arguments(of: command))
    #expect(try hiddenNames() == drafts)
  }

  /// Where files cannot be exchanged, the file is compared once more before it is replaced.
  @Test(arguments: Rewriting.all) func withoutExchangingTheFileIsComparedAgain(_ command: Rewriting)
    throws
  {
    _ = try prepare(command)
    let meanwhile = Meanwhile(.swap, at: [1]) { _ in
      try save("theirs\n", to: command.file)
      throw SystemError(code: EINVAL)
    }
    #expect(meanwhile.run(arguments(of: command)) == .failure)
    #expect(try folder.read(command.file) == "theirs\n")
    #expect(try hiddenNames() == [])
  }

  @Test func aFileThatIsCreatedAtTheLastMomentStays() throws {
    for command in Rewriting.all.suffix(2) {
      _ = try prepare(command)
      try folder.remove(command.file)
      let meanwhile = Meanwhile(.rename, at: [1]) { try save("theirs\n", to: command.file) }
      #expect(meanwhile.run(arguments(of: command)) == .failure)
      #expect(try folder.read(command.file) == "theirs\n")
      #expect(try hiddenNames() == [])
    }
  }

  @Test func aGeneratedFileThatIsEditedBeforeItIsRemovedStays() throws {
    _ = try prepare(Rewriting.all[0])
    let arguments = ["generate", folder.url.path, "-o", folder.path("Out"), "--quiet", "--prune"]
    #expect(Meanwhile(.swap, at: []) {}.run(arguments) == .success)
    let old = try folder.names(in: "Out")
    try folder.remove("Shop.sections")
    let file = "Out/Shop+Views.swift"
    let meanwhile = Meanwhile(.rename, at: [4]) { try save("// mine\n", to: file) }
    #expect(meanwhile.run(arguments) == .failure)
    #expect(try folder.read(file) == "// mine\n")
    #expect(try folder.names(in: "Out") == old)
  }

  /// Two that want the same have nothing to argue about.
  @Test(arguments: Rewriting.all) func whatHasTheWantedContentsIsLeftAlone(_ command: Rewriting)
    throws
  {
    let old = try prepare(command)
    #expect(Meanwhile(.swap, at: []) {}.run(arguments(of: command)) == .success)
    let new = try folder.read(command.file)
    try folder.write(old, to: command.file)
    let meanwhile = Meanwhile(.createFile, at: [1]) { try save(new, to: command.file) }
    #expect(meanwhile.run(arguments(of: command)) == .success)
    #expect(meanwhile.count == 1)
    #expect(try folder.read(command.file) == new)
    #expect(try hiddenNames() == [])
  }

  private func arguments(of command: Rewriting) -> [String] {
    let isOutput = command.file != "Shop.sections"
    return command.options + (isOutput ? [folder.path(command.file)] : [])
      + [folder.path("Shop.sections"), "--quiet"]
  }

  /// Writes a manifest that every command has something to do with, and an old output.
  ///
  /// - Returns: the old contents of the file.
  private func prepare(_ command: Rewriting) throws -> String {
    try folder.write(
      """
      views:
        Order:
          data: { id: Int,  title: String }
          layout: [{ lable: { text: { literal: Sold } } }]
      sections: { orders: { cells: [Order] } }

      """.replacing("lable", with: command.options[0] == "lint" ? "lable" : "label"),
      to: "Shop.sections")
    try folder.write(
      #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#, to: "Localizable.xcstrings")
    try folder.write("", to: "preview.html")
    return try folder.read(command.file)
  }

  private func hiddenNames() throws -> [String] {
    try folder.names().filter { $0.hasPrefix(".") }
  }

  private func save(_ text: String, to name: String) throws {
    let draft = try folder.write(text, to: "their draft")
    guard rename(draft, folder.path(name)) == 0 else { throw SystemError.last }
  }
}

/// Does something right before some of the changes of a kind that a run makes.
private final class Meanwhile: @unchecked Sendable {
  private let change: FileSystem.Change
  private let numbers: Set<Int>
  private let act: (Int) throws -> Void
  /// How many changes of the kind the run has made.
  private(set) var count = 0

  /// - Parameters:
  ///   - numbers: Which of the changes, counted from 1.
  ///   - act: Throws a system's error for the change to fail.
  init(_ change: FileSystem.Change, at numbers: Set<Int>, _ act: @escaping (Int) throws -> Void) {
    (self.change, self.numbers, self.act) = (change, numbers, act)
  }

  convenience init(
    _ change: FileSystem.Change, at numbers: Set<Int>, _ act: @escaping () throws -> Void
  ) {
    self.init(change, at: numbers) { _ in try act() }
  }

  func run(_ arguments: [String]) -> ExitCode {
    let intervene: @Sendable (FileSystem.Change, String) -> Int32? = { change, _ in
      guard change == self.change else { return nil }
      self.count += 1
      guard self.numbers.contains(self.count) else { return nil }
      do {
        try self.act(self.count)
        return nil
      } catch {
        return (error as? SystemError)?.code ?? EIO
      }
    }
    return FileSystem.$intervention.withValue(intervene) {
      runCommandLine(arguments, of: Command.all)
    }
  }
}
