#if canImport(UIKit) && DEBUG
import UIKit

/// The properties of values and views, as lines of text.
@MainActor
enum ValueText {
  /// The properties of a value that are set, each with its path.
  static func properties(of value: Any, at path: String = "") -> [(path: String, text: String)] {
    if value is any OptionalValue {
      return Mirror(reflecting: value).children.first.map { properties(of: $0.value, at: path) }
        ?? []
    }
    if let text = leaf(value) { return [(path, text)] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct, .tuple:
      return mirror.children.flatMap { child in
        properties(of: child.value, at: joined(path, child.label))
      }
    case .enum:
      guard let payload = mirror.children.first else { return [(path, "\(value)")] }
      let parts = properties(of: payload.value).map { part in
        part.path.isEmpty || part.path.hasPrefix(".") ? part.text : "\(part.path) \(part.text)"
      }
      let name = payload.label ?? ""
      return [(path, parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))")]
    case .collection:
      let elements = mirror.children.map(\.value)
      let leaves = elements.compactMap(leaf)
      if !leaves.isEmpty, leaves.count == elements.count {
        return [(path, "[" + leaves.joined(separator: ", ") + "]")]
      }
      return elements.enumerated().flatMap {
        properties(of: $0.element, at: "\(path)[\($0.offset)]")
      }
    case .set, .dictionary:
      let texts = mirror.children.map { child in
        properties(of: child.value).map {
          ["", "key", "value"].contains($0.path) ? $0.text : "\($0.path) \($0.text)"
        }.joined(separator: " ")
      }
      return texts.isEmpty ? [] : [(path, texts.sorted().joined(separator: " "))]
    default: return []
    }
  }

  /// The stored properties of an object and its superclasses, without the ignored ones.
  static func properties(
    ofObject object: AnyObject, omitting isOmitted: (String) -> Bool = { _ in false }
  ) -> [(path: String, text: String)] {
    var mirror: Mirror? = Mirror(reflecting: object)
    var found: [(path: String, text: String)] = []
    while let current = mirror {
      for child in current.children {
        guard let label = child.label.map(plain), !omitted.contains(label),
          !label.hasPrefix("cellGen"), !isOmitted(label)
        else { continue }
        if let layer = (child.value as Any?) as? CALayer {
          found += properties(ofObject: layer).map { ("layer.\($0.path)", $0.text) }
        } else {
          found += properties(of: child.value, at: label)
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// An action's name and values, without the types that it is in.
  static func action(_ action: Any) -> String {
    "\(action)".replacingOccurrences(
      of: #"\w+Tests\.(\w+\.)*"#, with: "", options: .regularExpression)
  }

  // Texts of values that are made of descriptions, which takes long.
  private static var colors: [UIColor: String] = [:]
  private static var fonts: [UIFont: String] = [:]

  /// The text of a value that has no parts worth a line.
  private static func leaf(_ value: Any) -> String? {
    let type = ObjectIdentifier(type(of: value))
    // Casts take long.
    if let cast = casts[type] { return cast?(value) }
    let cast = leaves.first { $0(value) != nil }
    casts[type] = .some(cast)
    return cast?(value)
  }

  private typealias Cast = @MainActor (Any) -> String?

  private static var casts: [ObjectIdentifier: Cast?] = [:]

  private static func cast<Value>(_ text: @escaping @MainActor (Value) -> String) -> Cast {
    { ($0 as? Value).map(text) }
  }

  private static let leaves: [Cast] = [
    cast { (color: UIColor) in colors[color, orMake: color.name] },
    cast { (font: UIFont) in fonts[font, orMake: font.name] },
    cast { (image: UIImage) in
      let text = "\(image)"
      return text.hasPrefix("UIImage(") ? String(text.dropFirst(8).dropLast()) : text
    },
    cast { (text: NSAttributedString) in "“\(text.string)”" + attributes(of: text) },
    cast { (color: CGColor) in UIColor.name("\(color)") },
    cast { (path: CGPath) in "\(path)" },
    cast { (text: String) in "“\(text)”" },
    cast { (isTrue: Bool) in "\(isTrue)" },
    cast { (number: Double) in number.short },
    cast { (number: CGFloat) in Double(number).short },
    cast { (number: Float) in Double(number).short },
    cast { (rect: CGRect) in rect.text },
    cast { (size: CGSize) in "\(Double(size.width).short)×\(Double(size.height).short)" },
    cast { (point: CGPoint) in "(\(Double(point.x).short), \(Double(point.y).short))" },
    cast { (date: Date) in "\(date)" },
    cast { (url: URL) in url.absoluteString },
    cast { (text: AttributedString) in "“\(String(text.characters))”" },
    cast { (number: any BinaryInteger) in "\(number)" },
    cast { (number: Decimal) in "\(number)" },
    cast { (duration: Duration) in "\(duration)" },
  ]

  private static func attributes(of text: NSAttributedString) -> String {
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let words = attributes.map { key, value in
        name(key) + (leaf(value) ?? paragraph(value))
      }
      let isWhole = range.length == text.length && Array(attributes.keys) == [.foregroundColor]
      if !words.isEmpty, !isWhole {
        runs.append("\(range.location)+\(range.length) " + words.sorted().joined(separator: " "))
      }
    }
    return runs.isEmpty ? "" : " {" + runs.joined(separator: "; ") + "}"
  }

  private static func name(_ key: NSAttributedString.Key) -> String {
    switch key {
    case .font, .foregroundColor, .paragraphStyle: ""
    default: "\(key.rawValue.replacingOccurrences(of: "NS", with: "")) "
    }
  }

  private static func paragraph(_ value: Any) -> String {
    guard let style = value as? NSParagraphStyle else { return "\(type(of: value))" }
    return "\(style.alignment) \(style.lineBreakMode) × \(Double(style.lineHeightMultiple).short)"
  }

  private static func joined(_ path: String, _ label: String?) -> String {
    guard let label = label.map(plain), label != "rawValue" else { return path }
    return path.isEmpty ? label : "\(path).\(label)"
  }

  private static func plain(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    let name = label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
    return name.hasSuffix("Store") ? String(name.dropLast("Store".count)) : name
  }

  /// Properties that the frame of a view shows, or that can't be seen.
  private static let omitted: Set = [
    "position", "bounds", "needsLayout", "translatesAutoresizingMaskIntoConstraints",
    "data", "cellState", "guides", "safeArea", "hasNewMode", "configurations", "resets", "states",
  ]
}

private protocol OptionalValue {}
extension Optional: OptionalValue {}

extension Dictionary where Value == String {
  fileprivate subscript(key: Key, orMake value: @autoclosure () -> String) -> String {
    mutating get {
      if let present = self[key] { return present }
      let made = value()
      self[key] = made
      return made
    }
  }
}

extension UIFont {
  /// The text style, or the size, weight and other parts of the description with the style that they scale as.
  fileprivate var name: String {
    let text = "\(self)"
    func match(_ pattern: String) -> String? {
      guard let range = text.range(of: pattern, options: .regularExpression) else { return nil }
      return String(text[range]).components(separatedBy: CharacterSet(charactersIn: "\"() "))
        .last { !$0.isEmpty }
    }
    let style = match(#"(UICTFontTextStyle|NSCTFontUIFontTextStyle)\w+"#).map {
      $0.replacingOccurrences(of: #".*TextStyle"#, with: "", options: .regularExpression)
        .lowercased()
    }
    if text.contains(".style("), let style { return style }
    let weight = match(#"weight: [^)]*rawValue: [-\d.]+"#).flatMap(Double.init) ?? 0
    var parts = [
      pointSize == pointSize.rounded() ? "\(Int(pointSize))" : "\(Double(pointSize).short)"
    ]
    if weight != 0 { parts.append("weight \(weight.short)") }
    if let family = match(#"family: "[^"]*""#), family != ".AppleSystemUIFont" {
      parts.append(family)
    }
    if let design = match(#"UIFontDesign\w+"#), !design.hasSuffix("Default") {
      parts.append(design.replacingOccurrences(of: "NSCTFontUIFontDesign", with: ""))
    }
    if let traits = match(#"symbolicTraits: [^)]*rawValue: \d+"#), traits != "0" {
      parts.append("traits \(traits)")
    }
    if text.contains("hasMonospacedDigits: true") { parts.append("monospaced digits") }
    parts.append(style.map { "as \($0)" } ?? "fixed")
    return parts.joined(separator: " ")
  }
}

extension UIColor {
  fileprivate var name: String {
    if "\(self)".contains("dynamic(") {
      let names = [UIUserInterfaceStyle.light, .dark].map {
        resolvedColor(with: UITraitCollection(userInterfaceStyle: $0)).name
      }
      return names.joined(separator: "/")
    }
    return Self.name("\(self)")
  }

  /// A color's description as people write it: `label`, `#0DBD8B`, or `black, alpha 0.2`.
  fileprivate static func name(_ description: String) -> String {
    let words = description.components(separatedBy: CharacterSet(charactersIn: " (),\"")).filter {
      !$0.isEmpty
    }
    func number(after word: String) -> Double? {
      words.firstIndex(of: word).flatMap { $0 + 1 < words.count ? Double(words[$0 + 1]) : nil }
    }
    let alpha = number(after: "alpha") ?? 1
    var name = words.last ?? ""
    if let red = number(after: "red:"), let green = number(after: "green:"),
      let blue = number(after: "blue:")
    {
      let hex = [red, green, blue].map { channel in
        let digits = String(Int((channel * 255).rounded()), radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
      name = ["000000": "black", "FFFFFF": "white"][hex] ?? "#" + hex
      if name == "black", alpha == 0 { return "clear" }
    } else if let position = words.firstIndex(where: { $0 == "named" || $0 == "resolved" }) {
      name = words[position + 1]
    }
    return alpha == 1 ? name : "\(name) alpha \(alpha.short)"
  }
}

extension Double {
  /// The number with at most two decimals.
  var short: String {
    guard isFinite else { return "\(self)" }
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() && abs(hundredths) < 1e15
      ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension CGRect {
  var text: String {
    [minX, minY, width, height].map { Double($0).short }.joined(separator: " ")
  }
}
#endif
