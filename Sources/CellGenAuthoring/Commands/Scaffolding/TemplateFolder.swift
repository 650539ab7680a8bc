import CellGenCommand

/// The user's own templates: folders of files like those in `Templates`.
///
/// Files that are not UTF-8 text are copied unchanged.
enum TemplateFolder {
  /// More than any template needs.
  private static let largestFile = 4 * 1024 * 1024

  /// Reads all files in a folder and its subfolders, in alphabetical order, including hidden ones; links
  /// are not followed.
  static func read(_ folder: String) throws(Failure) -> Template {
    guard try FileSystem.kind(of: folder, to: "read the template") == .folder else {
      throw .cannot("read the template", folder, "no such folder")
    }
    let files = try files(in: folder, below: "")
    guard !files.isEmpty else { throw Failure("the template '\(folder)' has no files") }
    return Template(name: folder, summary: "", files: files, folder: folder)
  }

  private static func files(
    in folder: String, below relativePath: String
  ) throws(Failure) -> [Template.File] {
    let names = try FileSystem.names(in: folder) { _, _ in true }
      .filter { $0 != ".DS_Store" && $0 != ".git" }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return try sorted.mapAll { name throws(Failure) in
      let path = join(folder, name)
      let relative = join(relativePath, name)
      switch try FileSystem.kind(of: path, followingLinks: false, to: "read the template") {
      case .folder: return try files(in: path, below: relative)
      case .file: return [try file(path, relative)]
      default: throw .cannot("read the template", path, "it is neither a file nor a folder")
      }
    }.flatMap { $0 }
  }

  private static func file(
    _ path: String, _ relativePath: String
  ) throws(Failure) -> Template.File {
    let bytes = try FileSystem.contents(of: path, limit: largestFile + 1)
    guard bytes.count <= largestFile else {
      throw .cannot("read the template", path, "it is larger than 4 MiB")
    }
    let text = bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    return Template.File(
      path: relativePath, contents: text.map { .text($0) } ?? .bytes(bytes),
      isExecutable: try isExecutable(path))
  }

  private static func isExecutable(_ path: String) throws(Failure) -> Bool {
    do throws(SystemError) {
      return (try FileSystem.status(of: path)?.permissions ?? 0) & 0o100 != 0
    } catch {
      throw .cannot("read the template", path, error.reason)
    }
  }
}
