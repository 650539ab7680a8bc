#if canImport(UIKit)
public import UIKit

/// Text alignments that UIKit has no case for.
@MainActor
public enum CellAlignment {
  /// The opposite of `natural`: right in languages that are written from left to right.
  public static var trailing: NSTextAlignment {
    UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft ? .left : .right
  }
}
#endif
