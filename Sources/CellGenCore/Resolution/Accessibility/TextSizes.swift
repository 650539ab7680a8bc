/// The sizes of the text styles of Dynamic Type.
package enum TextSizes {
  /// The reader's text sizes, smallest first.
  package static let categories = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// The position of the default among the categories.
  package static let standardCategory = 3

  /// The text styles, largest first, with their points in each category.
  ///
  /// - Source: the Human Interface Guidelines, "Typography", iOS Dynamic Type sizes and larger
  ///   accessibility sizes
  ///   (<https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>).
  package static let styles: [(name: String, points: [Double])] = [
    ("largeTitle", [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    ("title1", [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    ("title2", [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    ("title3", [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    ("headline", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("body", [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    ("callout", [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    ("subheadline", [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    ("footnote", [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    ("caption1", [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    ("caption2", [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  private static let points = Dictionary(
    uniqueKeysWithValues: styles.map { ($0.name, $0.points) })

  /// The line height of the system font, as a multiple of its size.
  private static let lineHeight = 1.2

  /// Returns the size of a text style in points, at the default text size.
  package static func standard(_ style: String) -> Double? { points[style]?[standardCategory] }

  private static func largest(_ style: String) -> Double? { points[style]?.last }

  /// Returns the height of a line at the largest accessibility size.
  static func largestLine(_ style: String) -> Double? { largest(style).map { $0 * lineHeight } }

  /// Returns the height of a line for a size that scales with a text style.
  static func largestLine(size: Double, as style: String?) -> Double? {
    let style = style ?? "body"
    guard let largest = largest(style), let standard = standard(style) else { return nil }
    return size * largest / standard * lineHeight
  }
}

extension Resolver {
  /// Returns the font that a token leads to.
  func font(_ font: Font, depth: Int = 16) -> Font? {
    guard case .token(let token) = font else { return font }
    guard depth > 0, let next = run.manifests[token.manifest].tokens.tokens[token] as? Font else {
      return nil
    }
    return self.font(next, depth: depth - 1)
  }

  /// Returns the value of a number in points; nil for a member in the app.
  func points(_ number: Number, depth: Int = 16) -> Double? {
    switch number {
    case .literal(let points): return points
    case .member: return nil
    case .token(let token):
      let next = run.manifests[token.manifest].tokens.tokens[token] as? Number
      return depth > 0 ? next.flatMap { points($0, depth: depth - 1) } : nil
    }
  }
}
