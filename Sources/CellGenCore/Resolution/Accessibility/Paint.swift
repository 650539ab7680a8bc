/// A color as numbers.
///
/// - Units: red, green, and blue from 0 to 255 in sRGB, alpha from 0 to 1.
package struct Paint: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color from its hexadecimal form.
  ///
  /// - Parameter hex: Red, green, blue, and alpha, one byte each.
  package init(_ hex: UInt32) {
    let byte = { (shift: UInt32) in Double(hex >> shift & 0xFF) }
    self.init(red: byte(24), green: byte(16), blue: byte(8), alpha: byte(0) / 255)
  }

  static let black = Paint(0x0000_00FF)
  static let white = Paint(0xFFFF_FFFF)
}

extension Paint {
  var isOpaque: Bool { alpha == 1 }

  /// Returns the color that results from drawing this one over an opaque one.
  func over(_ ground: Paint) -> Paint { ground.mixed(with: self, alpha) }

  /// Returns a color between this one and another.
  private func mixed(with other: Paint, _ part: Double) -> Paint {
    let mix = { (one: Double, other: Double) in (one + (other - one) * part).rounded() }
    return Paint(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// Returns the ratio of its luminance to that of another opaque color.
  ///
  /// - Units: from 1, for the same luminance, to 21, for black on white.
  /// - Source: WCAG 2.1, "contrast ratio" (<https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio>).
  func contrast(with other: Paint) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance.
  ///
  /// - Source: WCAG 2.1, "relative luminance" (<https://www.w3.org/TR/WCAG21/#dfn-relative-luminance>).
  private var luminance: Double {
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Its digits as in a manifest, without alpha.
  package var digits: String {
    let bytes = [red, green, blue].map { byte -> String in
      let digits = String(Int(clamping: byte), radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    return "#" + bytes.joined()
  }

  /// The color as in a manifest: with the digits of alpha if it isn't opaque.
  package var literal: String {
    isOpaque
      ? digits : digits + Paint(red: alpha * 255, green: 0, blue: 0).digits.dropFirst().prefix(2)
  }
}
