import CellGenCore

/// The colors of a file, in a manifest's terms.
struct NibColors {
  /// The names of tokens, by the literal colors and assets that they represent.
  let tokens: [String: String]
  /// The tokens that the manifest itself declares, in the order of their first use.
  private(set) var declared: [(name: String, value: String)] = []
  /// UIKit's colors whose values are in the file, for systems that lack them.
  private let resources: [String: XMLElement]

  /// - Parameter known: the tokens that exist already.
  init(of cells: [NibCell], in document: XMLElement, known: [String: String]) {
    let resources = document.child("resources")?.children("systemColor") ?? []
    self.resources = Dictionary(
      resources.compactMap { resource in
        resource["name"].flatMap { name in resource.child("color").map { (name, $0) } }
      }, uniquingKeysWith: { first, _ in first })
    var uses: [(literal: String, role: String)] = []
    for view in cells.flatMap({ $0.root.all }) {
      for color in view.element.children("color") {
        guard let literal = Self.literal(color), literal.hasPrefix("#") else { continue }
        uses.append((literal, color["key"] ?? ""))
      }
    }
    var names = known
    var taken = Set(known.values).union(Vocabulary.colors)
    for use in uses where names[use.literal] == nil {
      guard uses.count(where: { $0.literal == use.literal }) > 1 else { continue }
      let name = unique(Self.name(of: use.literal, as: use.role)) { taken.contains($0) }
      taken.insert(name)
      names[use.literal] = name
      declared.append((name, use.literal))
    }
    tokens = names
  }

  /// A color in a manifest's terms.
  enum Said {
    case word(String)
    case literal(String)
    case asset(String)

    /// - Parameter text: digits in hexadecimal, or UIKit's word.
    init(_ text: String) { self = text.hasPrefix("#") ? .literal(text) : .word(text) }

    var piece: Piece {
      switch self {
      case .word(let word): .plain(word)
      case .literal(let literal): .text(literal)
      case .asset(let name):
        .mapping([Slot("asset", .text(name.filter { !"{}".contains($0) }))], isFlow: true)
      }
    }
  }

  /// Returns a color in a manifest's terms, and the reason if it isn't quite the same.
  ///
  /// - Returns: nil for a color without a value, such as one that the app must set.
  func said(_ color: XMLElement) -> (said: Said, doubt: String?)? {
    let names = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
    if let name = names.lazy.compactMap({ color[$0] }).first {
      return system(name)
    }
    guard let literal = Self.literal(color) else {
      guard let name = color["name"] else { return nil }
      return (tokens[name].map { .word($0) } ?? .asset(name), nil)
    }
    let doubt =
      color["customColorSpace"] == "displayP3"
      ? "a Display P3 color became the nearest sRGB color" : nil
    if let token = tokens[literal] { return (.word(token), doubt) }
    return (Said(literal), doubt)
  }

  private func system(_ name: String) -> (said: Said, doubt: String?)? {
    let word = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
    if Vocabulary.colors.contains(word) { return (.word(word), nil) }
    let near = [
      "groupTableViewBackground": "systemGroupedBackground",
      "tableCellGroupedBackground": "secondarySystemGroupedBackground",
      "tableBackground": "systemBackground", "viewFlipsideBackground": "darkGray",
      "scrollViewTexturedBackground": "systemGray", "tableCellPlainBackground": "systemBackground",
      "tableCellBlueText": "tintColor", "alternateSystemBackground": "secondarySystemBackground",
    ]
    if let nearest = near[word] {
      return (.word(nearest), "UIKit's '\(name)' became '\(nearest)'")
    }
    guard let literal = resources[name].flatMap(Self.literal) else { return nil }
    return (Said(literal), "UIKit's '\(name)' became its current color")
  }

  /// A color by its components: `#RRGGBB`, `#RRGGBBAA`, or UIKit's word for a gray; nil for a named color.
  static func literal(_ color: XMLElement) -> String? {
    func component(_ name: String) -> Double? { color[name].flatMap(nibNumber) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      if alpha == 0 { return "clear" }
      let words = [
        (1.0, "white"), (0, "black"), (1 / 3.0, "darkGray"), (2 / 3.0, "lightGray"), (0.5, "gray"),
      ]
      if alpha == 1, let word = words.first(where: { ($0.0 - white).magnitude < 0.001 })?.1 {
        return word
      }
      return hexadecimal([white, white, white], alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    if alpha == 0 { return "clear" }
    if alpha == 1, [red, green, blue].allSatisfy({ $0 == 1 }) { return "white" }
    if alpha == 1, [red, green, blue].allSatisfy({ $0 == 0 }) { return "black" }
    return hexadecimal([red, green, blue], alpha)
  }

  private static func hexadecimal(_ components: [Double], _ alpha: Double) -> String {
    let bytes = (components + [alpha]).map { UInt32((max(0, min(1, $0)) * 255).rounded()) }
    return Paint(bytes.reduce(0) { $0 << 8 | $1 }).literal
  }

  /// A name for a color that is used several times, from its hue and its first use: `blueText`.
  private static func name(of literal: String, as role: String) -> String {
    let digits = Array(literal.dropFirst())
    let components = stride(from: 0, to: 6, by: 2).compactMap { index in
      Int(String(digits[index...index + 1]), radix: 16)
    }
    let use =
      switch role {
      case "textColor", "titleColor", "highlightedColor": "Text"
      case "backgroundColor": "Background"
      case "tintColor", "onTintColor", "progressTintColor": "Tint"
      default: "Color"
      }
    return hue(of: components) + use
  }

  private static func hue(of components: [Int]) -> String {
    guard components.count == 3, let most = components.max(), let least = components.min() else {
      return "own"
    }
    if most - least < 24 {
      return most < 96 ? "charcoal" : most > 200 ? "pale" : "gray"
    }
    let (red, green, blue) = (components[0], components[1], components[2])
    let span = Double(most - least)
    var degrees =
      most == red
      ? Double(green - blue) / span
      : most == green ? 2 + Double(blue - red) / span : 4 + Double(red - green) / span
    degrees = degrees * 60 + (degrees < 0 ? 360 : 0)
    return switch degrees {
    case 15..<45: "orange"
    case 45..<70: "yellow"
    case 70..<165: "green"
    case 165..<200: "teal"
    case 200..<255: "blue"
    case 255..<295: "purple"
    case 295..<345: "pink"
    default: "red"
    }
  }
}
