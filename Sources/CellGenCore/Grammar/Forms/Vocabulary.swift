/// UIKit's words that a manifest may use, under their UIKit names.
package enum Vocabulary {
  /// The text styles of Dynamic Type that iOS 15 has.
  package static let fonts = [
    "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout",
    "footnote", "caption1", "caption2",
  ]

  /// The static members of `UIColor`: those that adapt to the appearance, and then the fixed ones.
  package static let colors =
    [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText",
      "separator", "opaqueSeparator", "tintColor", "systemRed", "systemGreen", "systemBlue",
      "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo",
      "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3",
      "systemGray4", "systemGray5", "systemGray6", "systemBackground",
      "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
      "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
      "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ] + [
      "clear", "white", "black", "lightGray", "gray", "darkGray", "red", "green", "blue", "cyan",
      "yellow", "magenta", "orange", "purple", "brown", "lightText", "darkText",
    ]

  /// The weights of `UIFont.Weight`.
  package static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  /// The weight for a number of CSS and design tools: 100 is the lightest of nine.
  static func weight(numbered text: String) -> String? {
    ["100", "200", "300", "400", "500", "600", "700", "800", "900"].firstIndex(of: text)
      .map { weights[$0] }
  }

  /// The designs of `UIFontDescriptor.SystemDesign`.
  static let designs = ["default", "rounded", "serif", "monospaced"]

  /// The styles of `UIBlurEffect.Style` that adapt to the appearance.
  package static let blurs = [
    "systemUltraThinMaterial", "systemThinMaterial", "systemMaterial", "systemThickMaterial",
    "systemChromeMaterial", "regular", "prominent",
  ]

  /// The blur for a material of SwiftUI or UIKit; nil for another word.
  static func blur(named word: String) -> String? {
    let name = word.drop { $0 == "." }
    guard name.lowercased().hasSuffix("material") else { return nil }
    let core = name.dropLast("material".count).lowercased().replacing("system", with: "")
    let kinds = ["regular": "", "": "", "ultrathick": "thick", "bar": "chrome"]
    return blurs.first { $0.lowercased() == "system\(kinds[core] ?? core)material" }
  }

  /// SwiftUI's names for some colors.
  static let colorsOfSwiftUI = [
    "accentColor": "tintColor", "accent": "tintColor", "primary": "label",
    "secondary": "secondaryLabel", "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel",
  ]

  /// UIKit's name for a color that has a shorter name in SwiftUI, such as `systemTeal` for `teal`, or that lost its
  /// prefix, such as `systemGray3` for `gray3`; nil for another word.
  static func color(calledInSwiftUI word: String) -> String? {
    if let color = colorsOfSwiftUI[word] { return color }
    if colors.contains(word) { return nil }
    let gray = "system" + capitalized(word)
    return color(inSwiftUI: "Color." + word)
      ?? (word.hasPrefix("gray") && colors.contains(gray) ? gray : nil)
  }

  /// The UIKit color that a word means, alone or in Swift syntax: `white`, `UIColor.white`.
  package static func color(inSwift text: String) -> String? {
    let word = text.hasPrefix("UIColor.") ? String(text.dropFirst("UIColor.".count)) : text
    return colors.contains(word) ? word : nil
  }

  /// UIKit's name for a static color of SwiftUI: `label` for `Color.primary`.
  ///
  /// - Source: Apple, `SwiftUI.Color`: its hues are those of the system.
  static func color(inSwiftUI text: String) -> String? {
    guard text.hasPrefix("Color.") else { return nil }
    let word = String(text.dropFirst("Color.".count))
    if ["primary", "secondary", "accentColor"].contains(word) { return colorsOfSwiftUI[word] }
    if ["white", "black", "clear"].contains(word) { return word }
    let hues = [
      "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple",
      "pink", "brown", "gray",
    ]
    return hues.contains(word) ? "system" + capitalized(word) : nil
  }

  /// UIKit's text style for a Swift member with the same meaning: `headline` for `Font.headline`.
  static func textStyle(inSwift text: String) -> String? {
    let types = ["UIFont.TextStyle.", "Font.TextStyle.", "Font."]
    guard let type = types.first(where: text.hasPrefix) else { return nil }
    let word = String(text.dropFirst(type.count))
    if type == "UIFont.TextStyle." { return fonts.contains(word) ? word : nil }
    let names = ["title": "title1", "caption": "caption1"]
    let isOfUIKit = ["title1", "caption1"].contains(word)
    return names[word] ?? (fonts.contains(word) && !isOfUIKit ? word : nil)
  }

  /// The colors that are newer than iOS 13, with the major version that added them.
  package static let newerColors = ["systemMint": 15, "systemCyan": 15, "tintColor": 15]

  /// The cases of `UIStackView.Alignment` for elements one below the other.
  static let verticalAlignments = ["fill", "leading", "center", "trailing"]

  /// The cases of `UIStackView.Alignment` for elements side by side.
  static let horizontalAlignments = ["fill", "top", "center", "bottom"] + baselineAlignments

  static let horizontalOnlyAlignments = ["top", "bottom"] + baselineAlignments

  private static let baselineAlignments = ["firstBaseline", "lastBaseline"]

  /// The cases of `UIStackView.Distribution`.
  static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]

  /// The cases of `UITableView.Style`.
  static let tableStyles = ["plain", "grouped", "insetGrouped"]

  /// The cases of `UICollectionLayoutListConfiguration.Appearance`.
  static let listAppearances = ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"]
}
