#if canImport(UIKit)
public import UIKit

/// The initials of a name, which a ``CellImage`` shows while it has no image.
public struct CellInitials: ScreenValue {
  public var name: String
  public var color: UIColor
  /// The font; nil for one with 40 % of the view's height.
  public var font: UIFont?

  /// - Parameters:
  ///   - name: the full name; without a word in it there are no initials.
  ///   - color: the color of the letters.
  ///   - font: the font; nil for one with 40 % of the view's height.
  public init(_ name: String, color: UIColor = .white, font: UIFont? = nil) {
    self.name = name
    self.color = color
    self.font = font
  }

  /// The first letters of the first and the last word, capitalized; nil if there is no word.
  ///
  /// Skips everything before the first letter or number, such as a bracket, unless there is nothing else.
  var letters: String? {
    let words = name.split(whereSeparator: \.isWhitespace)
    var found = words.compactMap { $0.first { $0.isLetter || $0.isNumber } }
    if found.isEmpty { found = words.compactMap(\.first) }
    guard let first = found.first else { return nil }
    let both = found.count > 1 ? [first] + found.suffix(1) : [first]
    // A capital can be more than one letter: that of "ß" is "SS".
    return String(both.compactMap { $0.uppercased().first })
  }
}
#endif
