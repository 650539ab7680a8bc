/// The sizes of the text styles of Dynamic Type.
enum TextSizes {
  /// Points at the default text size and at the largest accessibility size.
  ///
  /// - Source: the Human Interface Guidelines, "Typography", iOS Dynamic Type sizes and larger
  ///   accessibility sizes, columns "Large" and "AX5"
  ///   (<https://developer.apple.com/design/human-interface-guidelines/typography#Specifications>).
  private static let sizes: [String: (standard: Double, largest: Double)] = [
    "largeTitle": (34, 60), "title1": (28, 58), "title2": (22, 56), "title3": (20, 55),
    "headline": (17, 53), "body": (17, 53), "callout": (16, 51), "subheadline": (15, 49),
    "footnote": (13, 44), "caption1": (12, 43), "caption2": (11, 40),
  ]

  /// The height of a line of the system font, as a part of its size.
  private static let lineHeight = 1.2

  /// The points of a text style at the default text size.
  static func standard(_ style: String) -> Double? { sizes[style]?.standard }

  /// The height of a line at the largest accessibility size.
  static func largestLine(_ style: String) -> Double? {
    sizes[style].map { $0.largest * lineHeight }
  }

  /// The height of a line, for a size that grows with a text style.
  static func largestLine(size: Double, as style: String?) -> Double? {
    sizes[style ?? "body"].map { size * $0.largest / $0.standard * lineHeight }
  }
}

extension Resolver {
  /// The font that a token leads to.
  func font(_ font: Font, depth: Int = 16) -> Font? {
    guard case .token(let token) = font else { return font }
    guard depth > 0, let next = run.manifests[token.manifest].tokens.tokens[token] as? Font else {
      return nil
    }
    return self.font(next, depth: depth - 1)
  }

  /// The points that a number stands for; nil for a member of the user's.
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
