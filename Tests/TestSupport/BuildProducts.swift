public import Foundation

/// The products of the build that runs the tests.
public enum BuildProducts {
  /// Returns the folder that contains a module, such as `UIKit.swiftmodule`.
  public static func folder(of module: String) throws -> URL {
    try ascending { folder in
      for candidate in [folder, folder.appendingPathComponent("Modules")]
      where exists(candidate.appendingPathComponent(module)) {
        return candidate
      }
      return nil
    } ?? { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: module]) }()
  }

  /// Returns a program of the package.
  public static func executable(_ name: String) throws -> URL {
    try ascending { folder in
      let candidate = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: candidate.path, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue ? candidate : nil
    } ?? { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }()
  }

  /// Searches the folders above the tests, because products are next to the tests' own, or above it if that
  /// is a bundle.
  private static func ascending(_ find: (URL) -> URL?) throws -> URL? {
    var folder = Bundle(for: TemporaryFolder.self).bundleURL.resolvingSymlinksInPath()
    while folder.path != "/" {
      if let found = find(folder) { return found }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
}
