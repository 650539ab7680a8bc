import Foundation

/// The built command, run as a user runs it.
enum Tool {
  /// What a run left behind.
  struct Outcome {
    var exitCode: Int32
    var output: String
    var messages: String
  }

  /// Runs the command in a folder; the streams go to files, because a pipe that fills up would hang.
  static func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Outcome {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = try executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try streams.openForWriting("output")
    process.standardError = try streams.openForWriting("messages")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: try streams.read("output"),
      messages: try streams.read("messages"))
  }

  static func run(_ arguments: String..., in folder: TemporaryFolder) throws -> Outcome {
    try run(arguments, in: folder)
  }

  /// The command lies in the build folder: beside the tests' own product, or above it where that is
  /// a bundle.
  private static var executable: URL {
    get throws {
      var folder = Bundle(for: TemporaryFolder.self).bundleURL.resolvingSymlinksInPath()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("cellgen")
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder)
        if exists, !isFolder.boolValue { return candidate }
        folder.deleteLastPathComponent()
      }
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "cellgen"])
    }
  }
}
