import Foundation

/// The programs that are run, by their paths.
struct Programs {
  var release: String
  var debug: String
  var floor: String
  /// A Python that has what the script imports; nil where there is none.
  var python = Programs.findPython()

  /// The script that does the same with YAML and templates.
  static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("GenerateScript/generate.py").path

  private static func findPython() -> String? {
    let imports = Invocation(
      program: "python3", arguments: ["-c", "from yaml import CSafeLoader; import jinja2"])
    return imports.succeeds() ? "python3" : nil
  }
}
