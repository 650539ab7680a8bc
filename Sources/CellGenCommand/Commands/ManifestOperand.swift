extension Command.Operand {
  /// The operand of every command that reads manifests.
  package static let manifests = Command.Operand(
    name: "manifest",
    help:
      "Manifests, folders to search for '*.sections' files, or '-' for standard input.",
    isRequired: true, isRepeated: true, completion: .manifests)
}
