extension Command.Operand {
  /// The operand of commands that read manifests.
  package static let manifests = Command.Operand(
    name: "manifest",
    help:
      "Manifests, folders to search for '*.sections' files, or '-' for standard input.",
    isRequired: true, isRepeated: true, completion: .manifests)
  /// The operand of a command that can't read standard input.
  package static let manifestFiles = Command.Operand(
    name: "manifest", help: "Manifests, or folders to search for '*.sections' files.",
    isRequired: true, isRepeated: true, completion: .manifests)
}
