#if canImport(UIKit)
public import UIKit

/// The first letters of a name, which a ``CellImage`` shows while it has no image.
public struct CellInitials: ScreenValue {
  public var name: String
  public var color: UIColor
  /// Nil for a font of 40 % of the view's height.
  public var font: UIFont?

  /// - Parameters:
  ///   - name: as it is written; without a word in it there are no initials.
  ///   - color: the color of the letters.
  ///   - font: nil for a font of 40 % of the view's height.
  public init(_ name: String, color: UIColor = .white, font: UIFont? = nil) {
    self.name = name
    self.color = color
    self.font = font
  }

  /// Those of the first and the last word, as capitals; nil where there is no word.
  ///
  /// Skips whatever comes before the first letter or number, such as a bracket, unless there is nothing else.
  var letters: String? {
    let words = name.split(whereSeparator: \.isWhitespace)
    var found = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    if found.isEmpty { found = words.compactMap(\.first) }
    guard let first = found.first else { return nil }
    let both = found.count > 1 ? [first] + found.suffix(1) : [first]
    // A capital may be more than a letter: that of "ß" is "SS".
    return String(both.compactMap { $0.uppercased().first })
  }
}
#endif
