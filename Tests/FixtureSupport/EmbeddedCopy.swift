import CellGenAuthoring
import CellGenCore
import Foundation

/// A Swift file of the package that holds a copy of other files of it, so that the program needs
/// nothing beside it.
package struct EmbeddedCopy: CustomStringConvertible, Sendable {
  /// Below the package, as is `origin`.
  package var path: String
  var origin: String
  /// What the file declares: a variable whose getter returns the copy.
  ///
  /// A getter and a module of its own make an edit of the copy cheap: what imports the module is compiled
  /// again when the module's interface changes, to which a body does not belong (as the compiler's own test
  /// `InterfaceHash/edited_property_getter` shows), but an initial value does.
  var doc: String
  var name: String
  var type = "String"
  /// The Swift expression that the getter returns.
  var value: String

  package var description: String { path }

  /// Expects that the file is what the other files make it.
  ///
  /// - Parameter isRecording: whether to make it so first, which is a failure, too, if that changes it.
  package func failures(isRecording: Bool = Fixtures.isRecording) -> [FixtureFailure] {
    let file = Fixtures.package.appending(path: path)
    guard
      let difference = Fixtures.difference(of: text, from: file, isRecording: isRecording)
    else { return [] }
    return [FixtureFailure(name: name, place: path, text: "\(origin) has changed: \(difference)")]
  }

  private var text: String {
    """
    // Made from \(origin) by a recording test run. Do not edit.
    // swift-format-ignore-file

    /// \(doc)
    package var \(name): \(type) {
    \(value)
    }

    """
  }

  /// A text as a literal of Swift over several lines, which reads as the text does.
  fileprivate static func literal(_ text: String) -> String {
    var marks = "#"
    while text.contains("\"\"\"" + marks) || text.contains("\\" + marks) { marks += "#" }
    return "\(marks)\"\"\"\n\(text)\n\"\"\"\(marks)"
  }
}

extension EmbeddedCopy {
  /// All copies, made from the files as they are now.
  package static let all = runtime + [explanations, templates, examples]

  private static let explanations = EmbeddedCopy(
    path: "Sources/CellGenAuthoringTexts/EmbeddedExplanations.swift", origin: Explanations.folder,
    doc: "The files of `Texts`, sorted by their names, each after a line with its name.",
    name: "embeddedExplanations",
    value: literal(
      Explanations.treeTexts.map { ("\($0.key).md", $0.value) }
        .sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
        .map { "<!-- \($0) -->\n\($1)" }.joined()))

  private static let examples = EmbeddedCopy(
    path: ManualExamples.path,
    origin: "Sources/CellGenRuntime/CellGenRuntime.docc/ManifestKeys.md",
    doc: "Examples of constructs and of keys, each after a line with the name.",
    name: "embeddedExamples", value: literal(ManualExamples.text))

  private static let templates = EmbeddedCopy(
    path: "Sources/CellGenAuthoringTexts/EmbeddedTemplates.swift", origin: "Templates",
    doc: "The files of `Templates`, sorted by their paths below it.", name: "embeddedTemplates",
    type: "[(path: String, text: String)]",
    value: "[\n"
      + Fixtures.templates.map { path, text in
        "  (\n    path: \"\(path)\",\n    text: \(literal(text))\n  ),\n"
      }.joined() + "]")

  private static let runtime: [EmbeddedCopy] = {
    let origin = "Sources/CellGenRuntime"
    let pieces = RuntimeSource.pieces.map { withoutModifiers($0.text) }
    let copy = EmbeddedCopy(
      path: "Sources/CellGenRuntimeText/EmbeddedRuntime.swift", origin: origin,
      doc: "The runtime of a module that shows it to no other, in pieces.",
      name: "embeddedRuntime", type: "[String]",
      value: "[\n" + pieces.map { literal($0.text) + ",\n" }.joined() + "]")
    let modifiers = ["public", "open"].map { modifier in
      let places = pieces.map { "\($0.places[modifier, default: []]),\n" }
      return EmbeddedCopy(
        path: "Sources/CellGenRuntimeText/\(modifier.capitalized)Modifiers.swift", origin: origin,
        doc:
          "The bytes of each piece of the embedded runtime before which its source says `\(modifier)`.",
        name: "\(modifier)Modifiers", type: "[[Int]]", value: "[\n" + places.joined() + "]")
    }
    let positions = Dictionary(
      uniqueKeysWithValues: zip(RuntimePart.all.map(\.name), RuntimePart.all.indices))
    let parts = EmbeddedCopy(
      path: "Sources/CellGenRuntimeText/EmbeddedRuntimeParts.swift", origin: origin,
      doc:
        "The parts to which each piece of the embedded runtime belongs; none for what all modules need.",
      name: "embeddedRuntimeParts", type: "[[Int]]",
      value: "[\n"
        + RuntimeSource.pieces.map { "\($0.parts.compactMap { positions[$0] }.sorted()),\n" }
        .joined() + "]")
    return [copy, parts] + modifiers
  }()
}

extension Fixtures {
  /// The current files below `Templates`, by path, without the ones that Finder adds.
  package static let templates: [(path: String, text: String)] = {
    let folder = package.appending(path: "Templates")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: folder.appending(path: path).path, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue && !path.hasSuffix(".DS_Store")
    }
    .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    .map { ($0, text(of: folder.appending(path: $0)) ?? "") }
  }()
}

// MARK: The runtime

/// The runtime as its files are now.
package enum RuntimeSource {
  /// A stretch of the runtime that belongs to the same parts.
  package struct Piece: Sendable {
    /// The names of the parts; none for what all modules need.
    package var parts: Set<String>
    package var text: String
  }

  /// The declarations of the runtime as one text, without the folder `OpenForm`.
  package static let text = pieces.map(\.text).joined()

  /// The same in pieces.
  package static let pieces: [Piece] = {
    let folder = Fixtures.package.appending(path: "Sources/CellGenRuntime")
    let rank = { (name: String) in order.firstIndex(of: name) ?? order.count }
    var pieces: [Piece] = []
    for name in fileNames.sorted(by: { (rank($0), $0) < (rank($1), $1) }) {
      let text = declarations(in: Fixtures.text(of: folder.appending(path: name + ".swift")) ?? "")
      let parts = RuntimePart.all.filter { $0.files.contains(name) }.map(\.name)
      for piece in Self.pieces(of: (pieces.isEmpty ? "" : "\n") + text, in: Set(parts)) {
        if pieces.last?.parts == piece.parts {
          pieces[pieces.count - 1].text += piece.text
        } else {
          pieces.append(piece)
        }
      }
    }
    return pieces
  }()

  /// The pieces of a file.
  ///
  /// - Parameter parts: the part to which all of it belongs.
  private static func pieces(of text: String, in parts: Set<String>) -> [Piece] {
    var (pieces, open): ([Piece], [Set<String>]) = ([], [parts])
    // The section that has just ended, to which an empty line behind it belongs.
    var ended: Set<String>?
    var start = 0
    for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " }
      if let mark = trimmed.wholeMatch(of: /\/\/ part: (.+)/) {
        let names = mark.output.1.split(separator: " & ").map(String.init)
        if open.count == 1 { start = pieces.count }
        open.append(open[open.count - 1].union(names))
        ended = nil
      } else if trimmed == "// part end" {
        ended = open.removeLast()
      } else {
        let parts = line.isEmpty ? ended ?? open[open.count - 1] : open[open.count - 1]
        ended = nil
        pieces.append(Piece(parts: parts, text: line + "\n"))
      }
    }
    precondition(open == [parts], "each section of a part has an end")
    // An empty line before the section at the end of a file goes with it, too.
    if let ended, start > 0, pieces[start - 1].text == "\n" { pieces[start - 1].parts = ended }
    return pieces
  }

  /// The whole runtime as one file of a module that shows it to no other.
  package static let internalText = header + withoutModifiers(text).text

  /// The names of its files, without `.swift`.
  package static let fileNames: [String] = {
    let folder = Fixtures.package.appending(path: "Sources/CellGenRuntime")
    return Fixtures.names(in: folder).filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(6)) }
  }()

  /// The lines above it in a module that shows it to no other, as the program writes them.
  static let header: String = {
    let manifest = SourceText(
      path: "Any.sections", bytes: Array("views: { A: { data: { b: Int } } }\n".utf8))
    let files = generate([manifest], options: Options()).files
    let text = files.first { $0.name == runtimeFileName }?.text ?? ""
    let end = text.range(of: "import UIKit\n\n")?.upperBound ?? text.startIndex
    return String(text[..<end])
  }()

  /// The files that are read first, in this order; others follow by name.
  private static let order = [
    "ScreenValue", "ViewData", "CellModel", "CellHost", "CellRow", "CellState",
    "ConfigurableView", "DeclaredView", "Hosted", "Host", "ConfigurableCollectionViewCell",
    "ConfigurableListCell", "ConfigurableTableViewCell", "ConfigurableReusableView",
    "ConfigurableHeaderFooterView", "Screen", "ScreenCell", "ViewCreator", "ShownContent", "List",
    "DataSource", "CollectionDataSource", "TableDataSource", "ScreenLayout",
  ]

  /// A file without its imports and the condition around it.
  private static func declarations(in text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.first == "#if canImport(UIKit)" {
      lines.removeFirst()
      if let end = lines.lastIndex(of: "#endif") { lines.remove(at: end) }
    }
    // The first lines of the copy import only UIKit.
    let own = ["import ImageIO", "import Network", "import Observation"]
    lines.removeAll {
      $0.wholeMatch(of: /(public )?import [A-Za-z]+/) != nil && !own.contains(String($0))
    }
    let start = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let end = lines.lastIndex { !$0.isEmpty } ?? start
    return lines[start...end].joined(separator: "\n") + "\n"
  }
}

/// A source without its modifiers `public` and `open`, and the bytes before which they were.
///
/// Comments and strings do not count, nor does the word where it is no modifier: after a dot or in
/// back-ticks.
package func withoutModifiers(_ source: String) -> (text: String, places: [String: [Int]]) {
  let bytes = Array(source.utf8)
  var (text, places): ([UInt8], [String: [Int]]) = ([], [:])
  var position = 0
  while position < bytes.count {
    var end = position + 1
    switch bytes[position] {
    case UInt8(ascii: "p"), UInt8(ascii: "o"):
      if let word = modifier(bytes, at: position) {
        places[word, default: []].append(text.count)
        position += word.utf8.count + 1
        continue
      }
    case UInt8(ascii: "/") where end < bytes.count && bytes[end] == UInt8(ascii: "/"):
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    case UInt8(ascii: "\""): end = endOfString(bytes, from: position) + 1
    default: break
    }
    text += bytes[position..<min(end, bytes.count)]
    position = end
  }
  return (String(decoding: text, as: UTF8.self), places)
}

private func modifier(_ bytes: [UInt8], at start: Int) -> String? {
  if start > 0, bytes[start - 1] == UInt8(ascii: ".") || isIdentifierByte(bytes[start - 1]) {
    return nil
  }
  return ["public", "open"].first { bytes[start...].starts(with: ($0 + " ").utf8) }
}

/// The last byte of a string of one line, whose interpolations hold no strings themselves.
private func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
  var position = start + 1
  while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
  }
  return position
}
