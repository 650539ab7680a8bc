import TestSupport

/// The built command, run as a user runs it.
enum Tool {
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> Subprocess.Outcome {
    let executable = try BuildProducts.executable("cellgen")
    // A machine that asks for colors, or for none, must not change what is tested.
    let colors = ["NO_COLOR": "", "CLICOLOR_FORCE": "", "FORCE_COLOR": ""]
    return try Subprocess.run(
      [executable.path] + arguments, in: folder.url, environment: colors.merging(environment) { $1 }
    )
  }

  static func run(
    _ arguments: String..., in folder: TemporaryFolder
  ) throws -> Subprocess.Outcome {
    try run(arguments, in: folder)
  }
}
