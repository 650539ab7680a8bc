#if canImport(UIKit)
public import UIKit

/// Fonts that scale with Dynamic Type.
///
/// All of them are scaled already: `UIFontMetrics` raises an exception for such a font
/// (<https://github.com/GetStream/stream-chat-swift/pull/3633>). A label follows changes of the text size
/// with `adjustsFontForContentSizeCategory`.
@MainActor
public enum CellFont {
  /// Returns the font of a text style, or a variant of it with the same size.
  ///
  /// - Parameters:
  ///   - style: the text style, which determines the size and how it scales.
  ///   - weight: the weight; nil for the style's own.
  ///   - design: the design; nil for the standard one.
  ///   - isItalic: true for an italic font.
  ///   - hasMonospacedDigits: true for digits of equal width.
  public static func system(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil,
    design: UIFontDescriptor.SystemDesign? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> UIFont {
    if weight == nil, design == nil, !isItalic, !hasMonospacedDigits {
      return .preferredFont(forTextStyle: style)
    }
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    return system(
      size: UIFont.preferredFont(forTextStyle: style, compatibleWith: standard).pointSize,
      scalesAs: style,
      // This is the only style that is not regular (Apple, Human Interface Guidelines, Typography).
      weight: weight ?? (style == .headline ? .semibold : .regular), design: design,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// Returns a system font.
  ///
  /// - Parameters:
  ///   - size: the size in points at the text size `large`, which is the system's default.
  ///   - scalesAs: the text style that it scales with.
  ///   - weight: the weight; nil for regular.
  ///   - design: the design; nil for the standard one.
  ///   - isItalic: true for an italic font.
  ///   - hasMonospacedDigits: true for digits of equal width.
  public static func system(
    size: CGFloat, scalesAs: UIFont.TextStyle = .body, weight: UIFont.Weight? = nil,
    design: UIFontDescriptor.SystemDesign? = nil, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) -> UIFont {
    let weight = weight ?? .regular
    let font: UIFont =
      hasMonospacedDigits
      ? .monospacedDigitSystemFont(ofSize: size, weight: weight)
      : .systemFont(ofSize: size, weight: weight)
    var descriptor = font.fontDescriptor
    if let design { descriptor = descriptor.withDesign(design) ?? descriptor }
    if isItalic {
      // The new traits replace the old ones.
      let traits = descriptor.symbolicTraits.union(.traitItalic)
      descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
    }
    return UIFontMetrics(forTextStyle: scalesAs)
      .scaledFont(for: UIFont(descriptor: descriptor, size: size))
  }

  /// Returns a font of the app, or the system font of that size if there is none of that name, since text in
  /// the wrong font beats no text.
  ///
  /// - Parameters:
  ///   - name: the full or PostScript name, such as `Inter-Bold`.
  ///   - size: the size in points at the text size `large`, which is the system's default.
  ///   - scalesAs: the text style that it scales with.
  public static func named(
    _ name: String, size: CGFloat, scalesAs: UIFont.TextStyle = .body
  ) -> UIFont {
    UIFontMetrics(forTextStyle: scalesAs)
      .scaledFont(for: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
}
#endif
