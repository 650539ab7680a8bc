import TestSupport

/// The built command, run as a user runs it.
enum Tool {
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen")
    return try Subprocess.run(
      [executable.path] + arguments, in: folder.url, environment: environment)
  }

  static func run(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> Subprocess.Outcome {
    try run(arguments, in: folder)
  }
}
