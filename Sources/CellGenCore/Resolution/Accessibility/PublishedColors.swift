/// The colors of `UIColor` with published components.
///
/// - Source: the Human Interface Guidelines, "Color", iOS system colors and system grays, as of iOS 15 to 18,
///   with the same four columns
///   (<https://developer.apple.com/design/human-interface-guidelines/color#Specifications>); for the colors
///   of text and backgrounds, UIKit's values in light and dark mode, some of them unchanged by increased
///   contrast; for the fixed colors, the documentation of `UIColor`.
package enum PublishedColors {
  package static func paint(of name: String, in appearance: Appearance) -> Paint? {
    if let hex = fixed[name] { return Paint(hex) }
    if let (light, dark) = adaptive[name] {
      return Paint(appearance.isDark ? dark : light)
    }
    if let (light, dark) = translucent[name] {
      switch appearance {
      case .light: return Paint(light)
      case .dark: return Paint(dark)
      case .lightHighContrast, .darkHighContrast: return nil
      }
    }
    guard let (light, dark, lightHighContrast, darkHighContrast) = system[name] else { return nil }
    let rgb: UInt32 =
      switch appearance {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    return Paint(rgb << 8 | 0xFF)
  }

  /// UIKit's colors for text.
  static let texts: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
  ]

  /// UIKit's colors for backgrounds of text.
  static let grounds: Set<String> = [
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground",
  ]

  private static let fixed: [String: UInt32] = [
    "clear": 0x0000_0000, "white": 0xFFFF_FFFF, "black": 0x0000_00FF, "lightGray": 0xAAAA_AAFF,
    "gray": 0x8080_80FF, "darkGray": 0x5555_55FF, "red": 0xFF00_00FF, "green": 0x00FF_00FF,
    "blue": 0x0000_FFFF, "cyan": 0x00FF_FFFF, "yellow": 0xFFFF_00FF, "magenta": 0xFF00_FFFF,
    "orange": 0xFF80_00FF, "purple": 0x8000_80FF, "brown": 0x9966_33FF, "lightText": 0xFFFF_FF99,
    "darkText": 0x0000_00FF,
  ]

  /// Light and dark, unchanged by increased contrast.
  private static let adaptive: [String: (UInt32, UInt32)] = [
    "label": (0x0000_00FF, 0xFFFF_FFFF),
    "systemBackground": (0xFFFF_FFFF, 0x0000_00FF),
    "systemGroupedBackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarySystemBackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "secondarySystemGroupedBackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarySystemBackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "tertiarySystemGroupedBackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "opaqueSeparator": (0xC6C6_C8FF, 0x3838_3AFF),
  ]

  /// Light and dark; unknown with increased contrast.
  private static let translucent: [String: (UInt32, UInt32)] = [
    "secondaryLabel": (0x3C3C_4399, 0xEBEB_F599),
    "tertiaryLabel": (0x3C3C_434C, 0xEBEB_F54C),
    "quaternaryLabel": (0x3C3C_432D, 0xEBEB_F528),
    "placeholderText": (0x3C3C_434C, 0xEBEB_F54C),
    "separator": (0x3C3C_434A, 0x5454_5899),
    "systemFill": (0x7878_8033, 0x7878_805C),
    "secondarySystemFill": (0x7878_8028, 0x7878_8051),
    "tertiarySystemFill": (0x7676_801E, 0x7676_803D),
    "quaternarySystemFill": (0x7474_8014, 0x7676_802D),
    "link": (0x007A_FFFF, 0x0984_FFFF),
  ]

  /// Light and dark, then both with increased contrast.
  private static let system: [String: (UInt32, UInt32, UInt32, UInt32)] = [
    "systemRed": (0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961),
    "systemOrange": (0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340),
    "systemYellow": (0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426),
    "systemGreen": (0x34C759, 0x30D158, 0x248A3D, 0x30DB5B),
    "systemMint": (0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF),
    "systemTeal": (0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF),
    "systemCyan": (0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF),
    "systemBlue": (0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF),
    "systemIndigo": (0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF),
    "systemPurple": (0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF),
    "systemPink": (0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482),
    "systemBrown": (0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469),
    "systemGray": (0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2),
    "systemGray2": (0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80),
    "systemGray3": (0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456),
    "systemGray4": (0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446),
    "systemGray5": (0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638),
    "systemGray6": (0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426),
  ]
}
