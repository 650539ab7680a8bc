@_exported import Foundation
// On iOS part of Foundation.
@_exported import FoundationNetworking
import Synchronization

/// What tests say to the stand-in and read from it; none of this exists in UIKit.
///
/// Where UIKit would raise an exception, the stand-in reports a `Failure` and goes on in the sanest
/// way. Inside `recording` the failures are collected; elsewhere the first one ends the program.
public enum StandIn {
  /// One misuse for which UIKit raises an exception.
  public struct Failure: Hashable, Sendable, CustomStringConvertible {
    /// The name of the exception, such as `NSInternalInconsistencyException`.
    public let name: String
    /// UIKit's own wording.
    public let message: String
    public var description: String { "\(name): \(message)" }
  }

  /// What was reported while a closure ran.
  public struct Record: Hashable, Sendable {
    public var failures: [Failure] = []
    /// What UIKit only logs.
    public var warnings: [String] = []
  }

  final class Recorder: Sendable {
    let record = Mutex(Record())
  }

  @TaskLocal static var recorder: Recorder?

  /// Collects what is reported while `body` runs, also by the tasks that it starts.
  public static func recording(_ body: () throws -> Void) rethrows -> Record {
    let recorder = Recorder()
    try $recorder.withValue(recorder) { try body() }
    return recorder.record.withLock { $0 }
  }

  /// Collects what is reported while `body` runs, also by the tasks that it starts.
  public static func recording(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async rethrows -> Record {
    let recorder = Recorder()
    try await $recorder.withValue(recorder) { try await body() }
    return recorder.record.withLock { $0 }
  }

  /// The failures that `body` causes.
  public static func recordingFailures(_ body: () throws -> Void) rethrows -> [Failure] {
    try recording(body).failures
  }

  /// The failures that `body` causes.
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
