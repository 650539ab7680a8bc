extension Command.Operand {
  static let manifests = Command.Operand(
    name: "manifest",
    help: "Manifests, or folders to search for files named '*.sections'.",
    isRequired: true, isRepeated: true)
}
