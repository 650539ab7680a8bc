#if canImport(UIKit)
public import UIKit

/// Colours that are written down.
public enum CellColor {
  /// A colour for light and dark appearance, and for readers who ask for more contrast.
  ///
  /// - Parameters:
  ///   - light: for light appearance, and where none is specified.
  ///   - dark: for dark appearance.
  ///   - lightHighContrast: for light appearance with more contrast; nil for `light`.
  ///   - darkHighContrast: for dark appearance with more contrast; nil for `dark`.
  public nonisolated static func make(
    light: UIColor, dark: UIColor, lightHighContrast: UIColor? = nil,
    darkHighContrast: UIColor? = nil
  ) -> UIColor {
    UIColor { traits in
      let isHigh = traits.accessibilityContrast == .high
      let color =
        traits.userInterfaceStyle == .dark
        ? (isHigh ? darkHighContrast : nil) ?? dark
        : (isHigh ? lightHighContrast : nil) ?? light
      return color.resolvedColor(with: traits)
    }
  }

  /// A colour of an asset catalog, or `label` where the catalog has none of that name.
  ///
  /// - Parameters:
  ///   - name: that of the color in its catalog.
  ///   - bundle: the one that holds the catalog; nil for the app's.
  public nonisolated static func asset(
    _ name: String, in bundle: Foundation.Bundle? = nil
  ) -> UIColor {
    UIColor(named: name, in: bundle, compatibleWith: nil) ?? .label
  }

  /// The colour of four bytes: red, green, blue and alpha, as in `0x678FFFFF`.
  public nonisolated static func hex(_ rgba: Swift.UInt32) -> UIColor {
    func part(_ shift: Swift.UInt32) -> CGFloat {
      let byte = Swift.UInt8(truncatingIfNeeded: rgba >> shift)
      return CGFloat(byte) / 255
    }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
#endif
