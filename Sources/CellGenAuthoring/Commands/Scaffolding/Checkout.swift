import CellGenCommand

/// The checkout of cellgen that this program was built in.
enum Checkout {
  /// Its folder; nil if it no longer exists, or if SwiftPM checked it out as a dependency.
  static var folder: String? { folder(ofSource: #filePath) }

  /// - Parameter source: the path of this file at compile time. Some build systems remap it, so it can be
  ///   relative, or name a file that doesn't exist.
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
