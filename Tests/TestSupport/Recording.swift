import Foundation

/// Whether tests write what they compare with, and fail if it has changed.
public enum Recording {
  public static let isOn = ProcessInfo.processInfo.environment["CELLGEN_RECORD"] == "1"
}
