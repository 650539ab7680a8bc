import CellGenCore

/// The font of an Interface Builder file, in a manifest's terms.
struct NibFont {
  /// A text style, such as `headline`.
  var style: String?
  /// In points.
  var size: Double?
  /// The name of a font other than the system's.
  var name: String?
  var weight: String?
  var isItalic = false

  init?(_ element: XMLElement?) {
    guard let element else { return nil }
    if let style = element["style"] {
      self.style = Self.styles[style.replacing("UICTFontTextStyle", with: "")]
      if self.style == nil { return nil }
      return
    }
    size = element["pointSize"].flatMap(nibNumber).flatMap { $0 > 0 ? $0 : nil }
    name = element["name"]
    isItalic = element["type"] == "italicSystem"
    weight = element["type"] == "boldSystem" ? "bold" : element["weight"]
    if weight == "regular" || weight.map({ !Vocabulary.weights.contains($0) }) == true {
      weight = nil
    }
    if size == nil, name == nil { return nil }
  }

  private static let styles = [
    "LargeTitle": "largeTitle", "Title0": "largeTitle", "Title1": "title1", "Title2": "title2",
    "Title3": "title3", "Headline": "headline", "Subhead": "subheadline", "Body": "body",
    "Callout": "callout", "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
  ]

  /// The text styles by their sizes at the default text size. They look the same to people who haven't
  /// changed it. `headline` is semibold.
  ///
  /// - Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes", Large.
  private static let stylesBySize: [Double: String] = [
    34: "largeTitle", 28: "title1", 22: "title2", 20: "title3", 17: "body", 16: "callout",
    15: "subheadline", 13: "footnote", 12: "caption1", 11: "caption2",
  ]

  /// - Parameters:
  ///   - standard: the size in points of the element's default font, which can be omitted.
  ///   - usesStyles: whether a size becomes the text style of that size.
  /// - Returns: nil for the element's default font.
  func piece(standard: Double, usesStyles: Bool) -> Piece? {
    if let style { return style == "body" && standard == 17 ? nil : .plain(style) }
    if usesStyles, name == nil, !isItalic, let size {
      if size == 17, weight == "semibold" { return .plain("headline") }
      if let style = Self.stylesBySize[size] {
        guard let weight else { return style == "body" && standard == 17 ? nil : .plain(style) }
        return .mapping(
          [Slot("style", .plain(style)), Slot("weight", .plain(weight))], isFlow: true)
      }
    }
    if name == nil, weight == nil, !isItalic, size == standard { return nil }
    var slots: [Slot] = []
    if let name { slots.append(Slot("name", .text(name))) }
    if let size { slots.append(Slot("size", .plain(points(size)))) }
    if let weight { slots.append(Slot("weight", .plain(weight))) }
    if isItalic { slots.append(Slot("italic", .plain("true"))) }
    return .mapping(slots, isFlow: true)
  }
}

/// A number of points as people write it: without an unnecessary fraction, and with at most two decimal
/// places.
func points(_ number: Double) -> String { written(toHundredths(number)) }

/// A ratio with at most four decimal places.
func fraction(_ number: Double) -> String { written((number * 10_000).rounded() / 10_000) }

private func written(_ number: Double) -> String {
  number == number.rounded() ? String(Int(number)) : String(number)
}
