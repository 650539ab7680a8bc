import CellGenCommand
import CellGenCore

/// Writes the fixed manifests to disk, all of them or none.
///
/// A symbolic link stays a link: its target is written.
func write(_ manifests: FixedManifests) throws(Failure) {
  let changed = manifests.texts.filter { $0.source.bytes != $0.original.bytes }
  let replacements = try changed.mapAll { text throws(Failure) in try replacement(for: text) }
  try replaceFiles(replacements, drafts: .manifest)
}

private func replacement(for text: FixedText) throws(Failure) -> FileReplacement {
  let named = text.original.path
  guard let path = FileSystem.realPath(named) else {
    throw .cannot("write", named, "no such file or directory")
  }
  guard FileSystem.isWritable(path) else { throw .cannot("write", named, "permission denied") }
  guard try FileSystem.contents(of: path) == text.original.bytes else {
    throw .cannot("write", named, "it was changed during this run", help: "run cellgen again")
  }
  return FileReplacement(
    path: path, oldBytes: text.original.bytes, newBytes: text.source.bytes)
}
