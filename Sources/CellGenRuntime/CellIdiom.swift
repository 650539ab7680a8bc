#if canImport(UIKit)
import UIKit

/// The kind of interface that the app has.
@MainActor
enum CellGenIdiom {
  /// True for an app with Mac Catalyst whose interface is optimized for the Mac.
  ///
  /// UIKit raises exceptions there for some controls and for what others show (Apple, "Choosing a user interface
  /// idiom for your Mac app"; learn.microsoft.com/dotnet/maui/mac-catalyst/user-interface-idiom lists them).
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
  /// Makes the button as it is declared wherever the app runs, and lets the pointer of an iPad show what it is.
  ///
  /// - Source: "The default value of this property is false" (Apple, `isPointerInteractionEnabled`). A style tells a
  ///   control "to behave as if the user interface idiom is `UIUserInterfaceIdiom.pad`" (Apple, `UIBehavioralStyle`).
  func cellGenSetUp() {
    if #available(iOS 13.4, *) { isPointerInteractionEnabled = true }
    if #available(iOS 15, *) { preferredBehavioralStyle = .pad }
  }
}

extension UIView {
  /// Lets the pointer of an iPad, and a glance on visionOS, show that the view acts.
  ///
  /// - Source: without a delegate "UIKit automatically applies a pointer effect it deems appropriate to the view"
  ///   (Apple, `UIPointerInteraction.init(delegate:)`); `hoverStyle` "defaults to nil, which indicates that the view
  ///   doesn't have any hover effect", and "adding a hover effect to a view will make it easier to target" (WWDC23
  ///   111215, 10:44).
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
