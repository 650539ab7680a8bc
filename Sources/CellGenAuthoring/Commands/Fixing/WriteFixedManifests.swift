import CellGenCommand
import CellGenCore

/// Writes the fixed manifests to disk, all of them or none.
///
/// A symbolic link stays a link: its target is written.
func write(_ manifests: FixedManifests) throws(Failure) {
  let changed = manifests.texts.filter { $0.source.bytes != $0.original.bytes }
  let replacements = try changed.mapAll { text throws(Failure) in try replacement(for: text) }
  try withExclusiveAccess(to: replacements.map(\.path), drafts: .manifest) {
    access throws(Failure) in
    try access.replace(replacements)
  }
}

private func replacement(for text: FixedText) throws(Failure) -> FileReplacement {
  let named = text.original.path
  let path = try FileSystem.target(of: named)
  guard FileSystem.isWritable(path) else { throw .cannot("write", named, "permission denied") }
  return FileReplacement(
    path: path, oldBytes: text.original.bytes, newBytes: text.source.bytes)
}
