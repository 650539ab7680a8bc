#if canImport(UIKit)
import UIKit

/// The interface idiom of the app.
@MainActor
enum CellGenIdiom {
  /// True for a Mac Catalyst app whose interface is optimized for the Mac.
  ///
  /// UIKit raises exceptions there for some controls, and for some settings of others (Apple, "Choosing a
  /// user interface idiom for your Mac app";
  /// learn.microsoft.com/dotnet/maui/mac-catalyst/user-interface-idiom lists them).
  static var isMac: Bool {
    guard #available(iOS 14, *) else { return false }
    return UIDevice.current.userInterfaceIdiom == .mac
  }

  /// True on visionOS, for an app that is built for it.
  static var isVision: Bool {
    guard #available(iOS 17, *) else { return false }
    return UIDevice.current.userInterfaceIdiom == .vision
  }
}

extension UIButton {
  /// Makes the button look as declared on every platform, and gives it a pointer effect on iPad.
  ///
  /// - Source: "The default value of this property is false" (Apple, `isPointerInteractionEnabled`). A style
  ///   tells a control "to behave as if the user interface idiom is `UIUserInterfaceIdiom.pad`" (Apple,
  ///   `UIBehavioralStyle`).
  func cellGenSetUp() {
    if #available(iOS 13.4, *) { isPointerInteractionEnabled = true }
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }
}

extension UIView {
  /// Gives the view a pointer effect on iPad and a hover effect on visionOS, which show that it responds to
  /// taps.
  ///
  /// - Source: without a delegate "UIKit automatically applies a pointer effect it deems appropriate to the
  ///   view" (Apple, `UIPointerInteraction.init(delegate:)`); `hoverStyle` "defaults to nil, which indicates
  ///   that the view doesn't have any hover effect", and "adding a hover effect to a view will make it easier
  ///   to target" (WWDC23 111215, 10:44).
  func cellGenShowHover() {
    guard #available(iOS 13.4, *) else { return }
    if UIDevice.current.userInterfaceIdiom == .pad {
      addInteraction(UIPointerInteraction(delegate: nil))
    }
    // Mac Catalyst has no such initializer.
    #if !targetEnvironment(macCatalyst)
    if #available(iOS 17, *), CellGenIdiom.isVision { hoverStyle = UIHoverStyle(shape: nil) }
    #endif
  }
}
#endif
