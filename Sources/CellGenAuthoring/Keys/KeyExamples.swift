import CellGenAuthoringTexts
import CellGenCore

/// Examples of constructs and keys, made from the manual's page of keys.
enum KeyExamples {
  /// A small manifest without mistakes that uses a construct.
  static func manifest(of construct: String) -> String? {
    if construct == Construct.manifest.name { return Guide.manifest + "\n" }
    // All values depend on data, or on states, in the same way.
    let dependency = Dependency.allCases.first { construct.hasSuffix($0.suffix) }
    return texts[construct] ?? dependency.flatMap { texts["color" + $0.suffix] }
  }

  /// An entry with a key of a construct, as it appears in a manifest.
  static func entry(of key: String, in construct: String) -> String? {
    texts["\(construct).\(key)"]
  }

  private static let texts: [String: String] = {
    var texts: [String: String] = [:]
    var name = ""
    for line in embeddedExamples.split(separator: "\n") {
      if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
        name = String(line.dropFirst("<!-- ".count).dropLast(" -->".count))
      } else {
        texts[name, default: ""] += line + "\n"
      }
    }
    return texts
  }()
}
