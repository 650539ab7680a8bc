#if canImport(UIKit)
public import UIKit

/// Fonts that follow the reader's text size.
///
/// All are scaled already: `UIFontMetrics` raises when it gets one
/// (<https://github.com/GetStream/stream-chat-swift/pull/3633>). A label follows changes with
/// `adjustsFontForContentSizeCategory`.
@MainActor
public enum CellFont {
  /// The font of a text style, or a variant of it in its size.
  ///
  /// - Parameters:
  ///   - style: the style that it has the size of, and that it grows with.
  ///   - weight: nil for the style's own.
  ///   - design: nil for the standard one.
  ///   - isItalic: whether it is italic.
  ///   - hasMonospacedDigits: whether all digits are equally wide.
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
      // Of the styles only this one is not regular (Apple, Human Interface Guidelines, Typography).
      weight: weight ?? (style == .headline ? .semibold : .regular), design: design,
      isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
  }

  /// The system font.
  ///
  /// - Parameters:
  ///   - size: the size in points at the text size `large`, which is the default of the system.
  ///   - scalesAs: the style that it grows with.
  ///   - weight: nil for regular.
  ///   - design: nil for the standard one.
  ///   - isItalic: whether it is italic.
  ///   - hasMonospacedDigits: whether all digits are equally wide.
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

  /// A font of the app's, or the system font of that size where there is none of that name: text in
  /// another font is better than none.
  ///
  /// - Parameters:
  ///   - name: the full or PostScript name, such as `Inter-Bold`.
  ///   - size: the size in points at the text size `large`, which is the default of the system.
  ///   - scalesAs: the style that it grows with.
  public static func named(
    _ name: String, size: CGFloat, scalesAs: UIFont.TextStyle = .body
  ) -> UIFont {
    UIFontMetrics(forTextStyle: scalesAs)
      .scaledFont(for: UIFont(name: name, size: size) ?? .systemFont(ofSize: size))
  }
}
#endif
