@_exported import Foundation
// Part of Foundation on iOS.
@_exported import FoundationNetworking
import Synchronization

/// The interface of the stand-in for tests; none of it exists in UIKit.
///
/// Where UIKit would raise an exception, the stand-in reports a `Failure` and continues in the most
/// reasonable way. Inside `recording`, failures are collected; elsewhere, the first one ends the program.
public enum StandIn {
  /// A misuse for which UIKit raises an exception.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The name of the exception, such as `NSInternalInconsistencyException`.
    public let name: String
    /// UIKit's own wording.
    public let message: String
    public var description: String { "\(name): \(message)" }
  }

  /// The failures and warnings that were reported while a closure ran.
  public struct Record: Hashable, Sendable {
    public var failures: [Failure] = []
    /// The warnings that UIKit only logs.
    public var warnings: [String] = []
  }

  final class Recorder: Sendable {
    let record = Mutex(Record())
  }

  @TaskLocal static var recorder: Recorder?

  /// Collects the reports while `body` runs, including those of tasks that it starts.
  public static func recording(_ body: () throws -> Void) rethrows -> Record {
    let recorder = Recorder()
    try $recorder.withValue(recorder) { try body() }
    return recorder.record.withLock { $0 }
  }

  /// Collects the reports while `body` runs, including those of tasks that it starts.
  public static func recording(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> Record {
    let recorder = Recorder()
    try await $recorder.withValue(recorder) { try await body() }
    return recorder.record.withLock { $0 }
  }

  /// Returns the failures that `body` causes.
  public static func recordingFailures(_ body: () throws -> Void) rethrows -> [Failure] {
    try recording(body).failures
  }

  /// Returns the failures that `body` causes.
  public static func recordingFailures(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> [Failure] {
    try await recording(body).failures
  }

  static func fail(_ message: String, name: String = "NSInternalInconsistencyException") {
    let failure = Failure(name: name, message: message)
    guard let recorder else { fatalError("UIKit would raise \(failure)") }
    recorder.record.withLock { $0.failures.append(failure) }
  }

  static func warn(_ message: String) {
    if let recorder {
      recorder.record.withLock { $0.warnings.append(message) }
    } else {
      FileHandle.standardError.write(Data("UIKit would log: \(message)\n".utf8))
    }
  }
}
