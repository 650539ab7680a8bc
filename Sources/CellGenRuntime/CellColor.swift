#if canImport(UIKit)
public import UIKit

/// Functions that make colors from literal values.
public enum CellColor {
  /// Returns a color for light and dark appearance, and for people who increase contrast.
  ///
  /// - Parameters:
  ///   - light: for light appearance, and for unspecified appearance.
  ///   - dark: for dark appearance.
  ///   - lightHighContrast: for light appearance with increased contrast; nil for `light`.
  ///   - darkHighContrast: for dark appearance with increased contrast; nil for `dark`.
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

  /// Returns a color from an asset catalog, or `label` if the catalog has none of that name.
  ///
  /// - Parameters:
  ///   - name: the name of the color in the catalog.
  ///   - bundle: the bundle with the catalog; nil for the app's.
  public nonisolated static func asset(
    _ name: String, in bundle: Foundation.Bundle? = nil
  ) -> UIColor {
    UIColor(named: name, in: bundle, compatibleWith: nil) ?? .label
  }

  /// Returns the color of four bytes: red, green, blue, and alpha, as in `0x678FFFFF`.
  public nonisolated static func hex(_ rgba: Swift.UInt32) -> UIColor {
    func part(_ shift: Swift.UInt32) -> CGFloat {
      let byte = Swift.UInt8(truncatingIfNeeded: rgba >> shift)
      return CGFloat(byte) / 255
    }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}
#endif
