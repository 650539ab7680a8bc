import Foundation

/// A folder that the benchmark writes to.
struct Folder {
  var path: String

  /// An empty folder, whatever was there before.
  init(emptied path: String) {
    self.path = path
    empty()
  }

  func empty() {
    try? FileManager.default.removeItem(atPath: path)
    attempt {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  func write(_ text: String, to name: String) {
    attempt { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)")) }
  }

  /// The names and sizes of the files, in bytes, in alphabetical order.
  var listing: [(size: Int, name: String)] {
    attempt {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { name in
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
        return (attributes[.size] as? Int ?? 0, name)
      }
    }
  }

  var size: Int { listing.reduce(0) { $0 + $1.size } }
}

/// Does what must not fail in a benchmark.
private func attempt<Result>(_ action: () throws -> Result) -> Result {
  do { return try action() } catch { fatalError("\(error)") }
}
