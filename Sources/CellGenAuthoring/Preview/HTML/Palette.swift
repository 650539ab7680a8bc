import CellGenCore

/// Names the colors, fonts and numbers of a page, and collects the colors and sizes that its style sheet must
/// declare.
///
/// - Shape: a color is a custom property with a value for each appearance, so a page changes its appearance
///   through a single attribute.
final class Palette {
  private let module: Module
  /// The colors in use, with their names, in order of first use.
  private var colors: [(name: CSSName, paints: [Appearance: Paint])] = []
  private var names: [PlacedColor: CSSName] = [:]
  /// The text styles that lengths scale with.
  private var scales: Set<String> = []
  /// The names in manifests whose values only the app knows, such as `Theme.ink`, each once, in order.
  private(set) var unknown: [String] = []

  /// A color in a manifest.
  private struct PlacedColor: Hashable {
    var color: Color
    var manifest: Int
  }

  /// True to write colors as values, to compare pictures by their text.
  private let inFigures: Bool

  init(_ module: Module, inFigures: Bool = false) {
    (self.module, self.inFigures) = (module, inFigures)
    for name in Self.named(in: PageStyle.text.text) { _ = color(.named(name), as: .text, 0) }
  }

  /// The UIKit colors that a style sheet names.
  private static func named(in css: String) -> [String] {
    let names = css.split(separator: "var(--").dropFirst().map {
      String($0.prefix { $0.isLetter || $0.isNumber })
    }
    return Set(names).filter { PublishedColors.paint(of: $0, in: .light) != nil }.sorted()
  }
}

/// A value in CSS.
struct CSSValue {
  var css: CSS
  /// The name of a value that only the app knows, if this is a replacement for it.
  var unknown: String?
}

// MARK: - Colors

extension Palette {
  func color(_ color: DrawnColor, as use: ColorUse, _ manifest: Int) -> CSSValue {
    switch color {
    case .color(let color): self.color(color, as: use, manifest)
    case .field(let name, let turn):
      missing(name, UsualColors.name(forField: name, as: use, turn: turn))
    }
  }

  func color(_ color: Color, as use: ColorUse, _ manifest: Int) -> CSSValue {
    let placed = PlacedColor(color: color, manifest: manifest)
    if let name = names[placed] { return CSSValue(css: "var(--\(name))") }
    if case .hex(let hex) = color { return CSSValue(css: Paint(hex).css) }
    var paints: [Appearance: Paint] = [:]
    for appearance in Appearance.allCases {
      paints[appearance] = color.paint(in: appearance) { module.value(of: $0, manifest) }
    }
    guard paints[.light] != nil else { return unknown(color, as: use, manifest) }
    if inFigures {
      let figures = Appearance.allCases.map { paints[$0]?.css ?? CSS() }
      let isFixed = figures.allSatisfy { $0 == figures[0] }
      return CSSValue(css: isFixed ? figures[0] : figures.joined(separator: "/"))
    }
    let name = free(name(of: color))
    names[placed] = name
    colors.append((name, paints))
    return CSSValue(css: "var(--\(name))")
  }

  /// The UIKit color that replaces an app color.
  private func unknown(_ color: Color, as use: ColorUse, _ manifest: Int) -> CSSValue {
    if case .faded(let whole, let alpha) = color {
      var value = self.color(whole, as: use, manifest)
      value.css = "color-mix(in srgb, \(value.css) \(alpha * 100)%, transparent)"
      return value
    }
    let name = color.unknownName ?? "a color"
    return missing(name, UsualColors.name(for: name, as: use))
  }

  /// - Parameter usual: the UIKit color that replaces it.
  private func missing(_ name: String, _ usual: String) -> CSSValue {
    isMissing(name)
    // Two app colors differ, even if the same color is drawn in their place.
    let css: CSS =
      inFigures
      ? "unknown-\(CSSName(name))-\(CSSName(usual))" : color(.named(usual), as: .text, 0).css
    return CSSValue(css: css, unknown: name)
  }

  private func isMissing(_ name: String) {
    if !unknown.contains(name) { unknown.append(name) }
  }

  /// The name of the custom property.
  private func name(of color: Color) -> String {
    switch color {
    case .named(let name): name
    case .token(let token): "\(module.manifests[token.manifest].tokenPrefix)-\(token.name)"
    case .data(let data): "field-\(data.field.name.text)"
    case .faded(let color, let alpha):
      "\(name(of: color))-\(Int(clamping: (alpha * 100).rounded()))"
    case .hex(let hex): String(Paint(hex).digits.dropFirst())
    case .member(let member): member.path.joined(separator: "-")
    // An asset can have the same name as one of the page's own properties.
    case .asset(let name): "asset-\(name)"
    case .adaptive(let colors): "\(name(of: colors.light))-or-\(name(of: colors.dark))"
    }
  }

  /// The colors whose names in the style sheet differ from those in the manifest, with the manifest's names.
  var words: [(name: CSSName, words: String)] {
    names.compactMap { placed, name in
      let words = self.words(for: placed.color)
      return words == name.text ? nil : (name, words)
    }.sorted { $0.name.text < $1.name.text }
  }

  private func words(for color: Color) -> String {
    switch color {
    case .named(let name): name
    case .token(let token): "\(token.name) of \(module.manifests[token.manifest].tokenPrefix)"
    case .data(let data): "the field \(data.field.name.text)"
    case .faded(let color, let alpha): "\(words(for: color)), \(decimal(alpha * 100)) %"
    case .hex(let hex): Paint(hex).digits
    case .member(let member): member.name
    case .asset(let name): "the asset \(name)"
    case .adaptive(let colors): "\(words(for: colors.light)) or \(words(for: colors.dark))"
    }
  }

  /// A name that no other color has.
  private func free(_ name: String) -> CSSName {
    let isTaken = { (name: CSSName) in self.colors.contains { $0.name == name } }
    guard isTaken(CSSName(name)) else { return CSSName(name) }
    var number = 2
    while isTaken(CSSName("\(name)-\(number)")) { number += 1 }
    return CSSName("\(name)-\(number)")
  }
}

extension Module {
  /// The color that a token, a member or an asset resolves to; nil if only the app knows it.
  fileprivate func value(of color: Color, _ manifest: Int) -> Color? {
    switch color {
    case .token(let token): token.value(in: self) as? Color
    case .member(let member): previewColor(member.name, in: manifest)
    case .asset(let name): previewColor(name, in: manifest)
    case .named("tintColor"): .named("systemBlue")
    default: nil
    }
  }
}

extension Module {
  /// The number that a token, or a member with a preview value, resolves to: a literal, or a member that only
  /// the app knows.
  func known(_ number: Number, in manifest: Int) -> Number? {
    switch number {
    case .literal: number
    case .token(let token):
      (token.value(in: self) as? Number).flatMap { known($0, in: manifest) }
    case .member(let member):
      if let preview = previewSpacing(member.name, in: manifest) {
        known(preview, in: manifest)
      } else {
        number
      }
    }
  }
}

extension TokenReference {
  fileprivate func value(in module: Module) -> (any TokenValue)? {
    module.manifests[manifest].tokens[self]
  }
}

extension Color {
  /// The name of the part that only the app knows.
  fileprivate var unknownName: String? {
    switch self {
    case .member(let member): member.name
    case .asset(let name): name
    case .data(let data): data.field.name.text
    case .faded(let color, _): color.unknownName
    case .adaptive(let colors): colors.light.unknownName
    case .token(let token): token.name
    case .named, .hex: nil
    }
  }
}

extension Paint {
  fileprivate var css: CSS {
    if alpha >= 1 { return "#\(CSSName(digits.dropFirst()))" }
    return "rgb(\(Int(clamping: red)) \(Int(clamping: green)) \(Int(clamping: blue)) / \(alpha))"
  }
}

// MARK: - Fonts

extension Palette {
  /// The manifest's name for a font other than a text style.
  func words(for font: Font) -> String? {
    switch font {
    case .style, .system: nil
    case .named(let named): named.name
    case .token(let token): "\(token.name) of \(module.manifests[token.manifest].tokenPrefix)"
    case .member(let member): member.name
    }
  }

  /// The declarations of a font.
  func font(_ font: Font, _ manifest: Int) -> (style: CSSDeclarations, unknown: String?) {
    var style = CSSDeclarations()
    switch font {
    case .style(let name):
      style["font-size"] = "var(--\(CSSName(name)))"
      if name == "headline" { style["font-weight"] = "600" }
    case .system(let system):
      if let name = system.style {
        style["font-size"] = "var(--\(CSSName(name)))"
        if name == "headline", system.weight == nil { style["font-weight"] = "600" }
      } else if let size = system.size {
        style["font-size"] = scaled(size, as: system.scalesAs)
      }
      if let weight = system.weight { style["font-weight"] = Self.weights[weight] ?? "400" }
      switch system.design {
      case "rounded"?: style["font-family"] = "ui-rounded, \(Self.family)"
      case "serif"?: style["font-family"] = "ui-serif, Georgia, serif"
      case "monospaced"?: style["font-family"] = "ui-monospace, Menlo, monospace"
      default: break
      }
      if system.isItalic { style["font-style"] = "italic" }
      if system.hasMonospacedDigits { style["font-variant-numeric"] = "tabular-nums" }
    case .named(let named):
      style["font-family"] = "\(CSS(quoting: named.name)), \(Self.family)"
      style["font-size"] = scaled(named.size, as: named.scalesAs)
      if let weight = Self.weight(inNameOf: named.name) { style["font-weight"] = weight }
    case .token(let token):
      // The manifest that uses a token can define the preview value it resolves to.
      return (token.value(in: module) as? Font).map { self.font($0, manifest) } ?? (style, nil)
    case .member(let member):
      if let known = module.previewFont(member.name, in: manifest) {
        return self.font(known, manifest)
      }
      isMissing(member.name)
      return (style, member.name)
    }
    return (style, nil)
  }

  private static let family: CSS = "var(--system-font)"

  private static let weights: [String: CSS] = [
    "ultraLight": "100", "thin": "200", "light": "300", "regular": "400", "medium": "500",
    "semibold": "600", "bold": "700", "heavy": "800", "black": "900",
  ]

  /// The weight in a font's name: without its font, `Inter-SemiBold` is drawn in the system's semibold.
  private static func weight(inNameOf font: String) -> CSS? {
    guard let end = font.split(separator: "-").last?.lowercased(), font.contains("-") else {
      return nil
    }
    return weights.first { $0.key.lowercased() == end }?.value
  }

  /// A length that scales with a text style.
  func scaled(_ points: Double, as style: String?) -> CSS {
    let style = style ?? "body"
    scales.insert(style)
    return "calc(\(px(points)) * var(--scale-\(CSSName(style))))"
  }
}

// MARK: - Numbers

extension Palette {
  /// Nil for a number that only the app knows.
  func points(_ number: Number, _ manifest: Int) -> Double? {
    let known = module.known(number, in: manifest)
    if case .member(let member)? = known { isMissing(member.name) }
    return known?.literal
  }

  /// Nil for a number that only the app knows.
  func count(_ number: WholeNumber, _ manifest: Int) -> Int? {
    switch number {
    case .literal(let count): count
    case .member(let member): points(.member(member), manifest).map { max(Int(clamping: $0), 1) }
    }
  }

  func length(_ length: Length, _ manifest: Int) -> CSS? {
    switch length {
    case .points(let number): points(number, manifest).map(px)
    case .scaled(let points): scaled(points, as: nil)
    case .fraction(let part): "\(part * 100)%"
    case .unset: nil
    }
  }

  func inset(_ inset: Inset, _ manifest: Int) -> CSS {
    switch inset {
    case .points(let number): points(number, manifest).map(px) ?? px(8)
    case .margins: "var(--margin)"
    case .readable: "max(var(--margin), calc((100% - 672px) / 2))"
    }
  }

  /// `padding` in CSS's order of sides, from left to right.
  func padding(_ insets: Insets, _ manifest: Int) -> CSSDeclarations {
    var style = CSSDeclarations()
    style["padding-block"] = pair(insets.top, insets.bottom, manifest)
    style["padding-inline"] = pair(insets.leading, insets.trailing, manifest)
    return style
  }

  /// `padding` that replaces that of the style sheet, even with 0.
  func ownPadding(_ insets: Insets, _ manifest: Int) -> CSSDeclarations {
    var style = CSSDeclarations()
    style["padding-block"] = sides(insets.top, insets.bottom, manifest)
    style["padding-inline"] = sides(insets.leading, insets.trailing, manifest)
    return style
  }

  /// `margin` around a control or a line, whose own box is what people see of it.
  func margin(_ insets: Insets, _ manifest: Int) -> CSSDeclarations {
    var style = CSSDeclarations()
    style["margin-block"] = pair(insets.top, insets.bottom, manifest)
    style["margin-inline"] = pair(insets.leading, insets.trailing, manifest)
    return style
  }

  /// Two opposite insets; nil for none.
  func pair(_ first: Inset, _ second: Inset, _ manifest: Int) -> CSS? {
    let pair = sides(first, second, manifest)
    return pair == px(0) ? nil : pair
  }

  private func sides(_ first: Inset, _ second: Inset, _ manifest: Int) -> CSS {
    let (one, other) = (inset(first, manifest), inset(second, manifest))
    return one == other ? one : "\(one) \(other)"
  }
}

// MARK: - The style sheet

extension Palette {
  /// The custom properties for each appearance and each text size.
  ///
  /// - Parameter outer: a selector for the enclosing elements; empty for any.
  func styleSheet(inside outer: CSS = "") -> CSS {
    var css = CSS()
    for appearance in Appearance.allCases {
      let declared = colors.compactMap { name, paints -> CSS? in
        guard let paint = paints[appearance] else { return nil }
        if appearance.isHighContrast {
          let usual = paints[appearance.isDark ? .dark : .light]
          return paint == usual ? nil : "  --\(name): \(paint.css);\n"
        }
        return "  --\(name): \(paint.css);\n"
      }
      css += "\(outer)\(appearance.selector) {\n\(declared.joined())}\n"
    }
    for (position, category) in TextSizes.categories.enumerated() {
      let sizes = TextSizes.styles.map { name, points -> CSS in
        "--\(CSSName(name)): \(px(points[position]));"
      }
      let growth = TextSizes.styles.filter { scales.contains($0.name) }.map { name, points -> CSS in
        let scale = points[position] / points[TextSizes.standardCategory]
        return "--scale-\(CSSName(name)): \(scale);"
      }
      let all = (sizes + growth).joined(separator: " ")
      css += "\(outer)[data-size=\"\(CSSName(category))\"] {\n  \(all)\n}\n"
    }
    return css
  }
}

extension Appearance {
  /// The selector for the elements with this appearance.
  fileprivate var selector: CSS {
    let appearance: CSS =
      isDark ? "[data-appearance=\"dark\"]" : "[data-appearance=\"light\"]"
    return isHighContrast ? "\(appearance)[data-contrast=\"high\"]" : appearance
  }
}
