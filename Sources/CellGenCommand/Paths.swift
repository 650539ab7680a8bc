/// Two parts of a path as one; the current folder and an empty one leave no trace.
package func join(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." || folder == "./" { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

package func fileName(of path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}

/// The part of a path before its last component.
package func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The path from `/` without `.` and `..`, as it is written: links are not followed.
package func absolute(_ path: String) -> String {
  let full = path.hasPrefix("/") ? path : FileSystem.currentFolder + "/" + path
  var parts: [Substring] = []
  for part in full.split(separator: "/") where part != "." {
    if part == ".." { _ = parts.popLast() } else { parts.append(part) }
  }
  return "/" + parts.joined(separator: "/")
}

/// A path as most disks compare it, byte by byte: for texts in Swift, `é` is the same whether it is one
/// character or a letter with an accent.
struct PathBytes: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  var path: String { String(decoding: bytes, as: UTF8.self) }
}
