import CellGenCommand
import CellGenCore

/// The kinds of files that can be imported.
enum ImportKind {
  case json, nib

  /// The maximum size of a file in bytes.
  static let largest = 32 * 1024 * 1024

  /// Recognizes a file by the end of its name and by its first character; both must agree.
  init(_ bytes: [UInt8], path: String) throws(Failure) {
    let name = fileName(of: path).lowercased()
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    guard bytes.count <= Self.largest else {
      throw Self.refusal(
        path, "it has more than 32 MB", help: "import a part of it that shows a few rows")
    }
    if name.hasSuffix(".json") {
      if first == UInt8(ascii: "<") {
        throw Self.refusal(
          path, "its name ends in '.json', but it contains XML or HTML",
          help: "save the JSON that your server sends, or rename the file if it is a nib")
      }
      self = .json
    } else if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      guard first == UInt8(ascii: "<") else {
        throw Self.refusal(
          path, "it is not the XML that Interface Builder writes",
          help: "import the source from your project, not a compiled copy from an app")
      }
      self = .nib
    } else if name.hasSuffix(".nib") || name.hasSuffix(".storyboardc") {
      throw Self.refusal(
        path, "it is compiled", help: "import the '.xib' or '.storyboard' that it was made from")
    } else if name.hasSuffix(".swift") {
      throw Self.refusal(
        path, "Swift files are not imported",
        help: "the manual's page 'From a Cell Class' shows how to turn a class into a manifest")
    } else {
      throw Self.refusal(
        path, "its name ends in neither '.json', '.xib' nor '.storyboard'",
        help: first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
          ? "give it a name that ends in '.json' if it is JSON"
          : "import a JSON file, a nib or a storyboard")
    }
  }

  private static func refusal(_ path: String, _ reason: String, help: String) -> Failure {
    .cannot("import", path, reason, help: help)
  }
}

/// A file with its import result.
struct ImportedFile {
  /// The path as the user passed it.
  var path: String
  var imported: Imported
}

extension Imported {
  /// Renames its only view.
  mutating func rename(to name: String) {
    guard views.count == 1, let old = views[0].key?.text else { return }
    views[0].key = QuotableText(new: name)
    for index in outcomes.indices where outcomes[index].view == old { outcomes[index].view = name }
    for index in findings.indices where findings[index].view == old { findings[index].view = name }
  }
}
