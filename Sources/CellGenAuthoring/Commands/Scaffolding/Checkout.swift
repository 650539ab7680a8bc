import CellGenCommand

/// The checkout of cellgen that this program was built in.
enum Checkout {
  /// Its folder; nil when it is gone, or when it is one that SwiftPM keeps for another package.
  static var folder: String? { folder(ofSource: #filePath) }

  /// - Parameter source: where the compiler found this file. Some build systems say that in their own
  ///   terms: then it is no absolute path, or no file is there.
  static func folder(ofSource source: String) -> String? {
    let folder = ancestor(5, of: source)
    let isDependency = parentName(of: folder) == "checkouts"
    let exists = [source, join(folder, "Package.swift")].allSatisfy { path in
      (try? FileSystem.kind(of: path, to: "read")) == .file
    }
    return source.hasPrefix("/") && exists && !isDependency ? folder : nil
  }

  private static func ancestor(_ count: Int, of path: String) -> String {
    (0..<count).reduce(path) { path, _ in CellGenCommand.folder(of: path) }
  }

  private static func parentName(of path: String) -> Substring? {
    CellGenCommand.folder(of: path).split(separator: "/").last
  }
}
