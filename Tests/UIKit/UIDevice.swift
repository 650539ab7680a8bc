/// The device that the program seems to run on.
@MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  open var userInterfaceIdiom: UIUserInterfaceIdiom { StandIn.idiom }
}

/// The interface idiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  @available(iOS 14, *)
  case mac = 5
  @available(iOS 17, *)
  case vision = 6
}

/// The behavior of a control in a Mac Catalyst app.
@available(iOS 15, *)
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}

extension StandIn {
  /// The interface idiom that the program seems to have.
  @TaskLocal public static var idiom = UIUserInterfaceIdiom.phone

  /// Runs `body` as if on another device.
  public static func withIdiom<Result>(
    _ idiom: UIUserInterfaceIdiom, _ body: () throws -> Result
  ) rethrows -> Result {
    try $idiom.withValue(idiom) { try body() }
  }

  /// Records a failure where UIKit raises an exception in the Mac idiom.
  ///
  /// - Source: "UIRefreshControl is not supported when running Catalyst apps in the Mac idiom. Consider using
  ///   a Refresh menu item bound to ⌘-R" (developer.apple.com/forums/thread/670551); "Important: UIStepper is
  ///   not available when the user interface idiom is UIUserInterfaceIdiom.mac" (Apple, `UIStepper`). All of
  ///   them, and the unsupported properties of sliders and buttons, are listed in
  ///   learn.microsoft.com/dotnet/maui/mac-catalyst/user-interface-idiom.
  static func forbidInMacIdiom(_ what: String) {
    guard idiom == .mac else { return }
    fail(
      "\(what) is not supported when running Catalyst apps in the Mac idiom.",
      name: "NSInternalInconsistencyException")
  }
}
