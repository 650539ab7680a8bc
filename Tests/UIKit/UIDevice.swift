/// The device that the program seems to run on.
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { StandIn.idiom }
}

/// The kind of interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  @available(iOS 14, *)
  case mac = 5
  @available(iOS 17, *)
  case vision = 6
}

/// How a control behaves in an app that is built with Mac Catalyst.
@available(iOS 15, *)
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

extension StandIn {
  /// The kind of interface that the program seems to have.
  @TaskLocal public static var idiom = UIUserInterfaceIdiom.phone

  /// Runs `body` as if on another device.
  public static func withIdiom<Result>(
    _ idiom: UIUserInterfaceIdiom, _ body: () throws -> Result
  ) rethrows -> Result {
    try $idiom.withValue(idiom) { try body() }
  }

  /// Records a failure where UIKit raises an exception in the idiom of the Mac.
  ///
  /// - Source: "UIRefreshControl is not supported when running Catalyst apps in the Mac idiom. Consider using a Refresh
  ///   menu item bound to ⌘-R" (developer.apple.com/forums/thread/670551); "Important: UIStepper is not available when
  ///   the user interface idiom is UIUserInterfaceIdiom.mac" (Apple, `UIStepper`); all of them, with what a slider and
  ///   a button do not take, in learn.microsoft.com/dotnet/maui/mac-catalyst/user-interface-idiom.
  static func forbidInMacIdiom(_ what: String) {
    guard idiom == .mac else { return }
    fail(
      "\(what) is not supported when running Catalyst apps in the Mac idiom.",
      name: "NSInternalInconsistencyException")
  }
}
