import CellGenCommand

/// The checkout of cellgen that this program was built in.
enum Checkout {
  /// Its folder; nil when it is gone, or when it is one that SwiftPM keeps for another package.
  static var folder: String? {
    let folder = ancestor(4, of: #filePath)
    let isKept = parentName(of: folder) == "checkouts"
    let manifest = try? FileSystem.kind(of: join(folder, "Package.swift"), to: "read")
    return isKept || manifest != .file ? nil : folder
  }

  private static func ancestor(_ count: Int, of path: String) -> String {
    (0..<count).reduce(path) { path, _ in CellGenCommand.folder(of: path) }
  }

  private static func parentName(of path: String) -> Substring? {
    CellGenCommand.folder(of: path).split(separator: "/").last
  }
}
