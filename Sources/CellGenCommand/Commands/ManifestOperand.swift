extension Command.Operand {
  /// What every command but `help` takes.
  static let manifests = Command.Operand(
    name: "manifest",
    help: "Manifests, or folders to search for files named '*.sections'.",
    isRequired: true, isRepeated: true, completion: .manifests)
}
