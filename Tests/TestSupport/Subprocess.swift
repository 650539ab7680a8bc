public import Foundation

/// A program that a test runs to completion.
public enum Subprocess {
  /// The result of a run.
  public struct Outcome: Sendable {
    public var exitCode: Int32
    public var output: String
    public var messages: String
  }

  /// A run that should have succeeded and didn't.
  public struct Failed: Error, CustomStringConvertible {
    public var description: String

    public init(_ outcome: Outcome) {
      description = "exit code \(outcome.exitCode)\n\(outcome.output)\(outcome.messages)"
    }
  }

  /// Runs a program by its path, or by its name if it is on the search path.
  ///
  /// The streams go to files, because a pipe that fills up would block.
  public static func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let streams = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try streams.openForWriting("output")
    process.standardError = try streams.openForWriting("messages")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      exitCode: process.terminationStatus, output: try streams.read("output"),
      messages: try streams.read("messages"))
  }
}
