import CellGenAuthoring
import CellGenCore
import Foundation

/// A manifest with mistakes, and cellgen's messages about it.
///
/// Most are cases of a page about their topic, such as `views/unknown-field.cases` (see ``CasePage``). Those whose bytes
/// matter have files of their own, side by side:
///
///     text/tab-indentation.sections        the manifest, with ① where the message points
///     text/tab-indentation.txt             the message, written by a recording run
///     text/tab-indentation.fixed.sections  the manifest after following the help; optional
///
/// The marks are put by hand, because a recorded text alone would be accepted too easily: ① for the
/// first message, ② for the second.
package struct WrongManifest: Sendable {
  /// The page and the title of the case, or the path of its files, below the folder and without an extension.
  package var name: String
  /// The bytes without their marks.
  package var source: SourceText
  /// The offsets at which the marks stood.
  package var offsets: [Int]
  /// The manifest after following the help.
  package var fixed: String?
  /// The messages, as they were recorded.
  package var message: String?
  /// Whether each mark is there once, in order.
  private var hasMarksInOrder: Bool
  private var place: Place

  /// Where it is kept.
  fileprivate enum Place: Sendable {
    /// The page, and the line of the title.
    case page(URL, title: String, line: Int)
    /// The manifest's own file.
    case file(URL)
  }

  fileprivate init(
    name: String, manifest: String, message: String?, fixed: String?, place: Place
  ) {
    self.name = name
    let (bytes, offsets) = stripMarks(manifest)
    // No name of its own: a file's name is the name of its screen.
    source = SourceText(path: "Listing.sections", bytes: bytes)
    self.offsets = offsets
    self.message = message
    self.fixed = fixed
    self.place = place
    let signs = manifest.unicodeScalars.filter(isMark).map(Character.init)
    hasMarksInOrder = signs == Array(marks.prefix(signs.count))
  }
}

extension WrongManifest: CustomStringConvertible {
  package var description: String { name }
}

// MARK: Checks

extension WrongManifest {
  /// Expects a message at every mark and nowhere else, and what was recorded.
  ///
  /// - Parameter isRecording: whether to record the messages first, which is a failure, too, if they have changed.
  package func failures(
    of diagnostics: Diagnostics, isRecording: Bool = Fixtures.isRecording
  ) -> [FixtureFailure] {
    let report = report(diagnostics)
    var failures: [FixtureFailure] = []
    if diagnostics.sorted.map({ Int($0.primary.span.start) }) != offsets {
      failures.append(failure("a message is not at its mark\n\(report)"))
    }
    if !hasMarksInOrder { failures.append(failure("the marks are not in order, each once")) }
    guard message != report else { return failures }
    let diff = unifiedDiff(from: message ?? "", to: report)
    if isRecording {
      record(report)
      failures.append(failure("recorded; read the diff\n\(diff)"))
    } else {
      failures.append(
        failure("the message \(message == nil ? "is not recorded yet" : "has changed")\n\(diff)"))
    }
    return failures
  }

  /// Expects all that is expected of a manifest that the whole program reads.
  package func failures(isRecording: Bool = Fixtures.isRecording) -> [FixtureFailure] {
    let analysis = analyze([source])
    var failures = failures(of: analysis.diagnostics, isRecording: isRecording)
    if offsets.count != 1 { failures.append(failure("expected one mark, at the one mistake")) }
    if (analysis.module == nil) != analysis.diagnostics.hasErrors {
      failures.append(failure("expected a model only if there is no error"))
    }
    return failures + failuresOfFix(analysis.diagnostics) + failuresOfHelp(analysis.diagnostics)
  }

  /// Expects that the certain edits answer their message.
  private func failuresOfFix(_ found: Diagnostics) -> [FixtureFailure] {
    guard let edited = edited(source, found) else { return [] }
    let rest = analyze([edited])
    let report = DiagnosticRenderer(sources: [edited]).render(rest.diagnostics)
    if rest.diagnostics.all.contains(where: { $0.code == found.all[0].code }) {
      return [failure("the fix does not answer its message\n\(report)")]
    }
    if fixed != nil, report != "" {
      return [failure("after the fix there is another message\n\(report)")]
    }
    return []
  }

  /// Expects that the corrected manifest has no mistakes, and the lines that the help quotes.
  private func failuresOfHelp(_ found: Diagnostics) -> [FixtureFailure] {
    guard let fixed else { return [] }
    var failures: [FixtureFailure] = []
    let source = SourceText(path: "Listing.sections", bytes: Array(fixed.utf8))
    let report = DiagnosticRenderer(sources: [source]).render(analyze([source]).diagnostics)
    if report != "" { failures.append(failure("the corrected manifest has mistakes\n\(report)")) }
    if fixed.unicodeScalars.contains(where: isMark) {
      failures.append(failure("the corrected manifest has a mark"))
    }
    for line in found.all.flatMap({ linesToWrite(in: $0.help ?? "") }) where !fixed.contains(line) {
      failures.append(failure("the corrected manifest lacks a line of the help: \(line)"))
    }
    return failures
  }

  /// What a help quotes to be written as it is, and not as one of two ways.
  private func linesToWrite(in help: String) -> [String] {
    let quoted = help.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    return quoted.filter { line in
      line.contains(": ") && !line.contains("…") && !help.contains("'\(line)', or")
        && !help.contains(", or '\(line)'")
    }
  }

  package func failure(_ text: String) -> FixtureFailure {
    switch place {
    case .page(let file, _, let line):
      return FixtureFailure(name: name, place: "\(Fixtures.path(of: file)):\(line)", text: text)
    case .file(let file):
      return FixtureFailure(name: name, place: Fixtures.path(of: file), text: text)
    }
  }

  /// The messages as a terminal shows them, and the lines that their certain edits change.
  private func report(_ diagnostics: Diagnostics) -> String {
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
}

/// A text with the certain edits of its diagnostics; nil when there are none.
package func edited(_ source: SourceText, _ diagnostics: Diagnostics) -> SourceText? {
  let fixes = Diagnostic.fixableTogether(diagnostics.sorted).map(\.1)
  guard !fixes.isEmpty else { return nil }
  var text = EditedText(source)
  text.make(fixes)
  return text.source
}

// MARK: Recording

extension WrongManifest {
  private static let lock = NSLock()

  private func record(_ report: String) {
    switch place {
    case .file(let file):
      let text = file.deletingPathExtension().appendingPathExtension("txt")
      try? report.write(to: text, atomically: false, encoding: .utf8)
    case .page(let file, let title, _):
      Self.rewrite(file) { page in
        for position in page.cases.indices where page.cases[position].title == title {
          page.cases[position].message = report
        }
      }
    }
  }

  /// Changes a page in its file, and brings it into its one form.
  fileprivate static func rewrite(_ file: URL, _ change: (inout CasePage) -> Void) {
    // The cases of a page are recorded on several cores, and share its file.
    lock.withLock {
      guard let text = Fixtures.text(of: file) else { return }
      var page = CasePage(text)
      guard page.faults.isEmpty else { return }
      change(&page)
      try? page.text.write(to: file, atomically: true, encoding: .utf8)
    }
  }
}

// MARK: Folders

/// A folder of wrong manifests.
package struct WrongManifests: Sendable {
  /// Those that the whole program reads.
  package static let wrong = WrongManifests(Fixtures.root.appending(path: "Wrong"))
  /// Those that the parser alone reads.
  package static let slips = WrongManifests(Fixtures.root.appending(path: "Slips"))

  package var all: [WrongManifest] = []
  private var folder: URL
  /// The paths of its files.
  private var files: Set<String>
  private var pages: [Page]

  private struct Page: Sendable {
    var name: String
    var file: URL
    var text: String
    var content: CasePage
    var manifests: [WrongManifest]
  }

  private init(_ folder: URL) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    self.folder = folder
    files = Set(
      paths.filter {
        !folder.appending(path: $0, directoryHint: .checkFileSystem).hasDirectoryPath
      })
    pages = files.filter { $0.hasSuffix(".cases") }.sorted().concurrentMap { path in
      Self.page(folder.appending(path: path), named: String(path.dropLast(".cases".count)))
    }
    all = pages.flatMap(\.manifests)
    for path in files.sorted()
    where path.hasSuffix(".sections") && !path.hasSuffix(".fixed.sections") {
      let name = String(path.dropLast(".sections".count))
      let text = { (kind: String) in Fixtures.text(of: folder.appending(path: "\(name).\(kind)")) }
      all.append(
        WrongManifest(
          name: name, manifest: text("sections") ?? "", message: text("txt"),
          fixed: text("fixed.sections"), place: .file(folder.appending(path: path))))
    }
  }

  private static func page(_ file: URL, named name: String) -> Page {
    let text = Fixtures.text(of: file) ?? ""
    let content = CasePage(text)
    let manifests = content.cases.map { test in
      WrongManifest(
        name: "\(name): \(test.title)", manifest: test.manifest, message: test.message,
        fixed: test.fixed, place: .page(file, title: test.title, line: test.line))
    }
    return Page(name: name, file: file, text: text, content: content, manifests: manifests)
  }

  /// Expects that every file belongs to a manifest or is a page, and that pages have their one form.
  ///
  /// - Parameter isRecording: whether to write pages in that form, and to remove texts that belong to no manifest.
  package func failuresOfFiles(isRecording: Bool = Fixtures.isRecording) -> [FixtureFailure] {
    var failures: [FixtureFailure] = []
    for page in pages {
      let place = Fixtures.path(of: page.file)
      failures += page.content.faults.map { line, message in
        FixtureFailure(name: page.name, place: "\(place):\(line)", text: message)
      }
      if page.content.faults.isEmpty, page.text != page.content.text {
        if isRecording { WrongManifest.rewrite(page.file) { _ in } }
        failures.append(
          FixtureFailure(
            name: page.name, place: place,
            text: "the page is not as a recording run writes it\n"
              + unifiedDiff(from: page.text, to: page.content.text)))
      }
    }
    if all.isEmpty {
      failures.append(
        FixtureFailure(name: folder.lastPathComponent, place: folder.path, text: "nothing there"))
    }
    let known = Set(
      all.flatMap { [$0.name + ".sections", $0.name + ".txt", $0.name + ".fixed.sections"] })
    for path in files.subtracting(known).sorted() where !path.hasSuffix(".cases") {
      let file = folder.appending(path: path)
      if isRecording, path.hasSuffix(".txt") { try? FileManager.default.removeItem(at: file) }
      failures.append(
        FixtureFailure(
          name: path, place: Fixtures.path(of: file), text: "this belongs to no manifest"))
    }
    return failures
  }
}
