/// Two parts of a path as one; the current folder and an empty one leave no trace.
package func join(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." || folder == "./" { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// What stands between the slashes of a path; behind a slash, an accent would be a part of it in Swift.
package func parts(of path: String) -> [Substring] {
  path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { Substring($0) }
}

private let slash = UInt8(ascii: "/")

package func fileName(of path: String) -> String {
  String(parts(of: path).last { !$0.isEmpty } ?? "")
}

/// The part of a path before its last component.
package func folder(of path: String) -> String {
  guard let last = path.utf8.lastIndex(of: slash) else { return "." }
  return last == path.startIndex ? "/" : String(path[..<last])
}

/// The path from `/` without `.` and `..`, as it is written: links are not followed.
package func absolute(_ path: String) -> String {
  let full = path.utf8.first == slash ? path : FileSystem.currentFolder + "/" + path
  var kept: [Substring] = []
  for part in parts(of: full) where !part.isEmpty && part != "." {
    if part == ".." { _ = kept.popLast() } else { kept.append(part) }
  }
  return "/" + kept.joined(separator: "/")
}

/// A path as most disks compare it, byte by byte: for texts in Swift, `é` is the same whether it is one
/// character or a letter with an accent.
struct PathBytes: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ path: String) { bytes = Array(path.utf8) }

  var path: String { String(decoding: bytes, as: UTF8.self) }
}
