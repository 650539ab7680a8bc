/// A file with the bytes that it is to have.
struct FileReplacement: Equatable {
  var path: String
  var bytes: [UInt8]
}

/// Writes files, all of them or none.
///
/// The new texts are put beside the old files first and then moved into place, so that a full disk or
/// an interruption leaves each file either as it was or as it should be. A file keeps its permissions.
func replaceFiles(_ replacements: [FileReplacement]) throws(Failure) {
  var drafts: [String] = []
  // After a move there is no draft of that name any more, and removing it does nothing.
  defer { for draft in drafts { FileSystem.remove(draft) } }
  for replacement in replacements {
    let draft = join(folder(of: replacement.path), draftName())
    drafts.append(draft)
    try FileSystem.createFile(draft, replacement.bytes, permissionsOf: replacement.path)
  }
  for (replacement, draft) in zip(replacements, drafts) {
    try FileSystem.move(draft, to: replacement.path)
  }
}

/// Hidden, so that no build takes it for a source, and short, because names have a greatest length.
private func draftName() -> String {
  ".cellgen-" + String(UInt64.random(in: 0 ... .max), radix: 36)
}
