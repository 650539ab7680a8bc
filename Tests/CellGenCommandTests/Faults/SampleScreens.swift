import TestSupport

/// Two states of a team's manifests, with what cellgen makes of each.
///
/// From the old to the new one a view changes, a manifest comes and a manifest goes.
struct SampleScreens {
  let folder: TemporaryFolder
  /// The output of each state by the files' names.
  let outputs: [String: [String: String]]

  /// - Parameter options: those of every run.
  init(in folder: TemporaryFolder) throws {
    self.folder = folder
    try folder.write(listing("subtitle"), to: "Old/Listing.sections")
    try folder.write(other("Gone"), to: "Old/Gone.sections")
    try folder.write(listing("maker"), to: "New/Listing.sections")
    try folder.write(other("Added"), to: "New/Added.sections")
    var outputs: [String: [String: String]] = [:]
    for state in ["Old", "New"] {
      let outcome = try Tool.run(Self.arguments(state, output: "Only" + state), in: folder)
      guard outcome.exitCode == 0 else { throw Subprocess.Failed(outcome) }
      outputs[state] = try Self.files(in: "Only" + state, of: folder)
    }
    self.outputs = outputs
  }

  static func arguments(_ state: String, output: String = "Out") -> [String] {
    ["generate", state, "-o", output, "--prune", "--quiet", "--runtime", "import"]
  }

  /// Makes an output folder with the old state in it.
  func restore() throws {
    try folder.remove("Out")
    for (name, text) in outputs["Old"]! { try folder.write(text, to: "Out/" + name) }
  }

  /// What is in the output folder by the files' names.
  func files() throws -> [String: String] { try Self.files(in: "Out", of: folder) }

  private static func files(
    in name: String, of folder: TemporaryFolder
  ) throws -> [String: String] {
    var files: [String: String] = [:]
    for file in try folder.names(in: name) { files[file] = try folder.read(name + "/" + file) }
    return files
  }
}

private func listing(_ field: String) -> String {
  """
  views:
    Product:
      data: { id: Int, title: String, \(field): String? }
    Note:
      data: { id: Int, text: String }
  sections:
    products:
      cells: [Product, Note]

  """
}

private func other(_ name: String) -> String {
  "views:\n  \(name)Row:\n    data: { id: Int, \(name.lowercased()): String }\n"
    + "sections:\n  main:\n    cells: [\(name)Row]\n"
}
