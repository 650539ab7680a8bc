import Foundation
import TestSupport

/// What Swift's own parser finds in a file.
struct SwiftDeclarations {
  /// The declarations in order, each with those that it stands in: `struct CardViewData/var id`.
  let paths: [String]
  /// All names, types and other words of the syntax tree, but not the contents of strings.
  let words: Set<String>

  /// - Throws: what the compiler says of a file that is not Swift.
  init(parsing text: String, in folder: TemporaryFolder) throws {
    let path = try folder.write(text, to: "Parsed.swift")
    let run = try Subprocess.run(
      ["swiftc", "-frontend", "-dump-parse", "-dump-ast-format", "json", path])
    guard run.exitCode == 0, run.messages.isEmpty else { throw Subprocess.Failed(run) }
    let file = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    var reader = SyntaxReader()
    reader.read((file as? [String: Any])?["items"] ?? [], below: "")
    paths = reader.paths
    words = reader.words
  }
}

/// Walks through the syntax tree as the compiler writes it.
private struct SyntaxReader {
  var paths: [String] = []
  var words: Set<String> = []

  mutating func read(_ value: Any, below parent: String) {
    switch value {
    case let list as [Any]: for element in list { read(element, below: parent) }
    case let node as [String: Any]: readNode(node, below: parent)
    case let word as String: words.insert(word)
    default: break
    }
  }

  private mutating func readNode(_ node: [String: Any], below parent: String) {
    let kind = node["_kind"] as? String ?? ""
    var path = parent
    if kinds.contains(kind) {
      path += (parent.isEmpty ? "" : "/") + "\(kind.replacing("_decl", with: "")) \(name(of: node))"
      paths.append(path)
    }
    let isString = kind == "string_literal_expr"
    for key in node.keys.sorted() where !(isString && key == "value") {
      // Both are the same code, once as it is written and once as the compiler takes it; and an enum
      // holds its cases twice.
      if key == "processed_init" || kind == "enum_case_decl" { continue }
      read(node[key]!, below: path)
    }
  }

  private func name(of node: [String: Any]) -> String {
    let base = (node["name"] as? [String: Any])?["base_name"] as? [String: Any]
    let module = (node["module_path"] as? [String])?.joined(separator: ".")
    return base?["name"] as? String ?? base?["special"] as? String
      ?? node["extended_type"] as? String ?? module ?? ""
  }
}

/// What counts as a declaration: all that stands for itself, in whatever it stands.
private let kinds: Set<String> = [
  "class_decl", "constructor_decl", "enum_decl", "enum_element_decl", "extension_decl", "func_decl",
  "import_decl", "macro_decl", "macro_expansion_decl", "protocol_decl", "struct_decl",
  "subscript_decl", "top_level_code_decl", "typealias", "var_decl",
]
