import Foundation

/// The program that opens files in the user's preferred app.
enum Browser {
  /// Its name.
  static let program: String = {
    #if os(macOS)
    "open"
    #else
    "xdg-open"
    #endif
  }()

  /// Shows a page, without waiting for it to be closed.
  ///
  /// - Parameter path: absolute, and so never taken for an option or an address.
  /// - Returns: false if there is no such program, or if it fails immediately.
  static func show(_ path: String) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return false }
    let end = Date(timeIntervalSinceNow: 2)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    return process.isRunning || process.terminationStatus == 0
  }
}
