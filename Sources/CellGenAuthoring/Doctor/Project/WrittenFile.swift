import CellGenCommand
import CellGenCore

/// A Swift file that cellgen wrote.
struct WrittenFile {
  /// The path below the project.
  var path: String
  /// The manifest, as the file names it; nil for the runtime.
  var origin: String?

  var folder: String { parent(of: path) }

  /// Nil for any other file.
  init?(_ path: String, _ reading: ProjectReading) {
    let mark = Array(generatedFileMark.utf8)
    // An editor could have added a byte order mark.
    let start = withoutByteOrderMark(reading.start(of: path, limit: mark.count + 3))
    guard start.starts(with: mark) else { return nil }
    let line = withoutByteOrderMark(reading.bytes(of: path))
      .prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let header = String(decoding: line, as: UTF8.self)
    self.path = path
    origin = CellGenCore.origin(ofHeader: header)
    // Other files that begin this way belong to tests and documentation.
    if origin == nil, header != "\(generatedFileMark). Do not edit." { return nil }
  }
}

private func withoutByteOrderMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
}
