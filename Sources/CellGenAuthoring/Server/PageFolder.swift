import CellGenCommand
import Foundation

/// A folder for pages that the client displays. It is created with the first page, and removed with the
/// server.
final class PageFolder {
  /// Nil if temporary files can't be written.
  private(set) lazy var path: String? = {
    let parent = FileManager.default.temporaryDirectory.path
    var template = Array(join(parent, "cellgen-XXXXXX").utf8CString)
    // Only its owner can read it or write to it.
    return mkdtemp(&template).map { String(cString: $0) }
  }()
  private var written: Set<String> = []

  /// Writes a page, and returns its path; nil if that fails.
  func write(_ text: String, to name: String) -> String? {
    guard let path else { return nil }
    let file = join(path, name)
    guard (try? Data(text.utf8).write(to: URL(fileURLWithPath: file))) != nil else { return nil }
    written.insert(name)
    return file
  }

  /// The path of a page that never changes, which is written once.
  func page(_ name: String, _ text: () -> String) -> String? {
    if let path, written.contains(name) { return join(path, name) }
    return write(text(), to: name)
  }

  func remove() {
    guard !written.isEmpty, let path else { return }
    try? FileManager.default.removeItem(atPath: path)
  }
}
