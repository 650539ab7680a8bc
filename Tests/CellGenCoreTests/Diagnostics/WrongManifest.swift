import CellGenAuthoring
import CellGenCore
import Foundation
import Testing

/// A manifest with mistakes, and what cellgen says of it, in files side by side.
///
///     views/an-unknown-identity.sections        the manifest, with ① where the message points
///     views/an-unknown-identity.txt             the message, written by a recording run
///     views/an-unknown-identity.fixed.sections  the manifest after following the help; optional
///
/// The marks are put by hand, because a recorded text alone would be accepted too easily: ① for the
/// first message, ② for the second.
struct WrongManifest: CustomTestStringConvertible, Sendable {
  /// The folder of all of them.
  fileprivate var folder: URL
  /// The path in the folder, without an extension.
  var name: String

  var testDescription: String { name }

  /// The bytes without their marks, and the offsets at which the marks stood.
  func input() throws -> (source: SourceText, marks: [Int]) {
    let (bytes, offsets) = stripMarks(try text("sections"))
    // No name of its own: a file's name is the name of its screen.
    return (SourceText(path: "Listing.sections", bytes: bytes), offsets)
  }

  /// Whether it says what following the help leads to.
  var isFixed: Bool { FileManager.default.fileExists(atPath: url("fixed.sections").path) }

  /// The manifest after following the help.
  func fixed() throws -> String { try text("fixed.sections") }

  /// Expects a message at every mark and nowhere else, and what was recorded.
  func check(_ diagnostics: Diagnostics) throws {
    let (source, offsets) = try input()
    let report = report(diagnostics, in: source)
    #expect(diagnostics.sorted.map { Int($0.primary.span.start) } == offsets, "\(report)")
    let signs = try text("sections").unicodeScalars.map(Character.init).filter(marks.contains)
    #expect(signs == Array(marks.prefix(signs.count)), "each mark stands once, in order")
    if Fixtures.isRecording {
      try report.write(to: url("txt"), atomically: false, encoding: .utf8)
      Issue.record("recorded \(name).txt; look at the diff and run again without recording")
      return
    }
    let diff = unifiedDiff(from: (try? text("txt")) ?? "", to: report)
    #expect(diff.isEmpty, "\(name).txt has changed:\n\(diff)")
  }

  /// The messages as a terminal shows them, and the lines that their certain edits change.
  private func report(_ diagnostics: Diagnostics, in source: SourceText) -> String {
    let report = DiagnosticRenderer(sources: [source]).render(diagnostics)
    guard let edited = edited(source, diagnostics) else { return report }
    let diff = unifiedDiff(from: lines(of: source), to: lines(of: edited), context: 0)
    return report + "\nfix:\n\(diff)\n"
  }

  /// The text with what a terminal could not show spelled out.
  private func lines(of source: SourceText) -> String {
    source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { printable(String(decoding: $0, as: UTF8.self)) }.joined(separator: "\n")
  }

  private func text(_ kind: String) throws -> String {
    String(decoding: try Foundation.Data(contentsOf: url(kind)), as: UTF8.self)
  }

  private func url(_ kind: String) -> URL { folder.appending(path: "\(name).\(kind)") }
}

/// A text with the certain edits of its diagnostics; nil when there are none.
func edited(_ source: SourceText, _ diagnostics: Diagnostics) -> SourceText? {
  let fixes = Diagnostic.fixableTogether(diagnostics.sorted).map(\.1)
  guard !fixes.isEmpty else { return nil }
  var text = EditedText(source)
  text.make(fixes)
  return text.source
}

/// A folder of wrong manifests.
struct WrongManifests: Sendable {
  /// Those that the whole program reads.
  static let wrong = WrongManifests(Fixtures.root.appending(path: "Wrong"))
  /// Those that the parser alone reads.
  static let slips = WrongManifests(Fixtures.root.appending(path: "Slips"))

  var all: [WrongManifest]
  private var folder: URL
  /// The paths of its files.
  private var files: Set<String>

  private init(_ folder: URL) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    self.folder = folder
    files = Set(
      paths.filter {
        !folder.appending(path: $0, directoryHint: .checkFileSystem).hasDirectoryPath
      })
    all = files.sorted()
      .filter { $0.hasSuffix(".sections") && !$0.hasSuffix(".fixed.sections") }
      .map { WrongManifest(folder: folder, name: String($0.dropLast(".sections".count))) }
  }

  /// Expects that every file belongs to a manifest, and that every manifest has its text.
  func checkFiles() throws {
    #expect(!all.isEmpty)
    let texts = Set(all.map { $0.name + ".txt" })
    let strays = files.subtracting(texts).subtracting(
      all.flatMap { [$0.name + ".sections", $0.name + ".fixed.sections"] })
    if Fixtures.isRecording {
      for path in strays where path.hasSuffix(".txt") {
        try FileManager.default.removeItem(at: folder.appending(path: path))
      }
    }
    #expect(strays.sorted() == [], "these belong to no manifest")
    #expect(texts.subtracting(files).sorted() == [], "these are missing; record them")
  }
}
