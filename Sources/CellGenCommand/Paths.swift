/// Joins two parts of a path; the current folder and an empty path add nothing.
package func join(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." || folder == "./" { return name }
  return folder.hasSuffix("/") ? folder + name : folder + "/" + name
}

/// Returns the components of a path, split by bytes: as a `Character`, a slash includes combining marks after
/// it.
package func parts(of path: String) -> [Substring] {
  path.utf8.split(separator: slash, omittingEmptySubsequences: false).map { Substring($0) }
}

private let slash = UInt8(ascii: "/")

package func fileName(of path: String) -> String {
  String(parts(of: path).last { !$0.isEmpty } ?? "")
}

/// Returns the part of a path before its last component.
package func folder(of path: String) -> String {
  guard let last = path.utf8.lastIndex(of: slash) else { return "." }
  return last == path.startIndex ? "/" : String(path[..<last])
}

/// Returns the absolute path, without `.` and `..`; links aren't followed.
package func absolute(_ path: String) -> String {
  let full = path.utf8.first == slash ? path : FileSystem.currentFolder + "/" + path
  var kept: [Substring] = []
  for part in parts(of: full) where !part.isEmpty && part != "." {
    if part == ".." { _ = kept.popLast() } else { kept.append(part) }
  }
  return "/" + kept.joined(separator: "/")
}

/// Returns the absolute path with links resolved, which makes `..` work as expected; its last components
/// don't have to exist.
package func physical(_ path: String) -> String {
  let path = absolute(path)
  return FileSystem.realPath(path)
    ?? join(physical(folder(of: path)), fileName(of: path))
}

/// Returns the relative path from a folder to a path; both are absolute.
package func relativePath(to path: String, from folder: String) -> String {
  let (to, from) = (path.split(separator: "/"), folder.split(separator: "/"))
  let shared = zip(to, from).prefix { $0 == $1 }.count
  let up = Array(repeating: "..", count: from.count - shared)
  let parts = up + to.dropFirst(shared).map(String.init)
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}

/// A path that is compared by bytes, as most file systems do: Swift strings treat a precomposed `é` and
/// an `e` with a combining accent as equal.
package struct PathBytes: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) { bytes = Array(path.utf8) }

  package var path: String { String(decoding: bytes, as: UTF8.self) }
}
