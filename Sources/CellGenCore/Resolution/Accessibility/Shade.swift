#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A color in terms of perception: its lightness, strength, and hue.
///
/// Lighter and darker shades of a color keep its hue, and as much of its strength as a screen can display.
///
/// - Units: `lightness` from 0 for black to 1 for white.
/// - Source: Björn Ottosson, "A perceptual color space for image processing"
///   (<https://bottosson.github.io/posts/oklab/>).
struct Shade {
  var lightness: Double
  /// The coordinates of its hue, whose distance from 0 is its strength.
  private var hue: (a: Double, b: Double)

  init(_ paint: Paint) {
    let (red, green, blue) = (linear(paint.red), linear(paint.green), linear(paint.blue))
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short
    hue.a = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short
    hue.b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short
  }

  /// True if it has no hue, or hardly any.
  var isNeutral: Bool { hue.a * hue.a + hue.b * hue.b < 0.000_4 }

  /// Returns this hue at another lightness, as strong as a screen can display it.
  func paint(withLightness lightness: Double) -> Paint {
    if let paint = paint(lightness, strength: 1) { return paint }
    var (weak, strong) = (0.0, 1.0)
    for _ in 0..<12 {
      let strength = (weak + strong) / 2
      if paint(lightness, strength: strength) == nil { strong = strength } else { weak = strength }
    }
    // Black and white have no hue.
    return paint(lightness, strength: weak) ?? (lightness < 0.5 ? .black : .white)
  }

  /// Returns a color; nil if no screen can display it.
  private func paint(_ lightness: Double, strength: Double) -> Paint? {
    let (a, b) = (hue.a * strength, hue.b * strength)
    let cube = { (root: Double) in root * root * root }
    let long = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    let parts = [
      4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
      -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
    ]
    guard parts.allSatisfy({ (-0.000_5...1.000_5).contains($0) }) else { return nil }
    let bytes = parts.map(byte)
    return Paint(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}

extension Paint {
  /// True if it is gray, black, or white.
  var isNeutral: Bool { Shade(self).isNeutral }

  /// Returns the color itself, or its nearest shade, that contrasts with all of some colors; nil if there is
  /// none.
  ///
  /// Shades are a hundredth of the way from black to white apart. On a single background, black or white
  /// always has a contrast of 4.5 or more.
  func readable(on grounds: [Paint], contrast least: Double) -> Paint? {
    let isReadable = { (paint: Paint) in
      grounds.allSatisfy { paint.contrast(with: $0) >= least }
    }
    if isReadable(self) { return self }
    let shade = Shade(self)
    let steps = (0...100).map { Double($0) / 100 }
      .sorted { abs($0 - shade.lightness) < abs($1 - shade.lightness) }
    return steps.lazy.map(shade.paint(withLightness:)).first(where: isReadable)
  }
}

/// Returns the linear value of a color component.
///
/// - Parameter byte: The component, from 0 to 255 in sRGB.
func linear(_ byte: Double) -> Double {
  let part = byte / 255
  return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
}

private func byte(_ linear: Double) -> Double {
  let part = min(max(linear, 0), 1)
  return ((part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055) * 255).rounded()
}
