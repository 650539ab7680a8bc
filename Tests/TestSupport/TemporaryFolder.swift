public import Foundation

/// A folder for a single test, removed along with the object.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    url = parent.appendingPathComponent("cellgen-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try makeFolder(file.deletingLastPathComponent())
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @discardableResult
  public func makeFolder(_ name: String) throws -> String {
    try makeFolder(url.appendingPathComponent(name))
    return path(name)
  }

  public func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  public func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Removes a file, or a folder with its contents, if it exists.
  public func remove(_ name: String) throws {
    guard FileManager.default.fileExists(atPath: path(name)) else { return }
    try FileManager.default.removeItem(atPath: path(name))
  }

  public func openForWriting(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: write("", to: name)))
  }

  /// Returns the names in it, sorted.
  public func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  /// Returns values that change when a file is replaced or written.
  public func identity(of name: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return [FileAttributeKey.systemFileNumber, .modificationDate].map { "\(attributes[$0] ?? "")" }
  }

  public func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: path(name))
  }

  public func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path(name))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}

/// True for root, who can read and write everything, regardless of permissions.
public let isRoot = getuid() == 0
