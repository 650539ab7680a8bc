import Foundation

/// The mode in which tests write their expectations, and fail if these have changed.
public enum Recording {
  public static let isOn = ProcessInfo.processInfo.environment["CELLGEN_RECORD"] == "1"
}
