/// A Swift call that makes a color or a font: `UIFont.systemFont(ofSize: 14)`.
struct SwiftCall {
  /// The name without a dot, `UIFont.`, or the like.
  let name: String
  /// The arguments; their labels are empty if they have none.
  let arguments: [(label: String, value: String)]

  /// - Returns: nil for a text that is not a call, or that has calls inside.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let path = text[..<open].split(separator: ".").map(String.init)
    let inner = text[text.index(after: open)...].dropLast()
    guard let last = path.last, path.allSatisfy(isIdentifier), !inner.contains(where: "()".contains)
    else { return nil }
    name = last
    arguments = inner.split(separator: ",").map { argument in
      let parts = argument.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && !argument.drop { $0 == " " }.hasPrefix("\"")
        ? (parts[0].withoutSpacesAround, parts[1].withoutSpacesAround)
        : ("", argument.withoutSpacesAround)
    }
  }

  /// The equivalent in a manifest: `{ size: 14 }`; nil for a call of another kind.
  var inManifest: String? {
    let labels = arguments.map(\.label).joined(separator: ":")
    switch (name, labels) {
    case ("systemFont", "ofSize"), ("systemFont", "ofSize:weight"):
      return font(weight: arguments.count > 1 ? word(1) : nil)
    case ("system", _): return systemFont
    case ("boldSystemFont", "ofSize"): return font(weight: "bold")
    case ("italicSystemFont", "ofSize"): return number(0).map { "{ size: \($0), italic: true }" }
    case ("preferredFont", "forTextStyle"):
      return word(0).flatMap(textStyle)
    case ("UIFont", "name:size"), ("custom", ":size"), ("custom", ":fixedSize"):
      guard let font = text(0), let size = number(1) else { return nil }
      return "{ name: \(inYAML(font)), size: \(size) }"
    case ("custom", ":size:relativeTo"):
      guard let font = text(0), let size = number(1), let style = word(2).flatMap(textStyle)
      else { return nil }
      return "{ name: \(inYAML(font)), size: \(size), scalesAs: \(style) }"
    case ("UIColor", "named"), ("Color", ""): return text(0).map { "{ asset: \(inYAML($0)) }" }
    case ("UIColor", "red:green:blue:alpha"), ("UIColor", "red:green:blue"): return components
    case ("UIColor", "white:alpha"):
      guard let white = part(0), let alpha = part(1) else { return nil }
      return hex([white, white, white, alpha])
    default: return nil
    }
  }

  private func font(weight: String?) -> String? {
    guard let size = number(0) else { return nil }
    guard arguments.count > 1 || weight != nil else { return "{ size: \(size) }" }
    guard let weight, Vocabulary.weights.contains(weight) else { return nil }
    return "{ size: \(size), weight: \(weight) }"
  }

  /// SwiftUI's system font: `.system(.title, design: .rounded, weight: .bold)`.
  private var systemFont: String? {
    var keys: [String] = []
    for (position, argument) in arguments.enumerated() {
      let value: String? =
        switch argument.label {
        case "": word(position).flatMap(textStyle)
        case "size": number(position)
        case "weight": word(position).flatMap { Vocabulary.weights.contains($0) ? $0 : nil }
        case "design": word(position).flatMap { Vocabulary.designs.contains($0) ? $0 : nil }
        default: nil
        }
      guard let value else { return nil }
      keys.append("\(argument.label.isEmpty ? "style" : argument.label): \(value)")
      if arguments.count == 1, argument.label.isEmpty { return value }
    }
    return keys.isEmpty ? nil : "{ \(keys.joined(separator: ", ")) }"
  }

  private func textStyle(_ word: String) -> String? {
    let style = Vocabulary.textStyle(inSwift: "Font.\(word)") ?? word
    return Vocabulary.fonts.contains(style) ? style : nil
  }

  private var components: String? {
    let parts = arguments.indices.compactMap { part($0) }
    return parts.count == arguments.count ? hex(parts) : nil
  }

  private func hex(_ parts: [Double]) -> String {
    let bytes = parts.map { part -> String in
      let digits = String(Int(clamping: (part * 255).rounded()), radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    let isOpaque = bytes.count == 4 && bytes[3] == "FF"
    return "\"#\((isOpaque ? Array(bytes.dropLast()) : bytes).joined())\""
  }

  func number(_ position: Int) -> String? {
    let value = arguments[position].value
    return isPlainNumber(Scalar(text: value, style: .plain)) ? value : nil
  }

  /// A component of a color: `0.5`, or `128/255`.
  private func part(_ position: Int) -> Double? {
    let terms = arguments[position].value.split(separator: "/")
      .map { Double($0.filter { $0 != " " }) }
    guard let first = terms.first ?? nil, terms.count < 3 else { return nil }
    let value = terms.count == 1 ? first : terms[1].map { first / $0 } ?? -1
    return (0...1).contains(value) ? value : nil
  }

  /// A member with only a dot, such as `.bold`.
  private func word(_ position: Int) -> String? {
    let value = arguments[position].value
    return value.hasPrefix(".") && isIdentifier(String(value.dropFirst()))
      ? String(value.dropFirst()) : nil
  }

  /// The content of a string literal.
  func text(_ position: Int) -> String? {
    let value = arguments[position].value
    guard value.utf8.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
    let text = String(value.dropFirst().dropLast())
    return text.contains("\"") || text.contains("\\") ? nil : text
  }
}

extension Substring {
  /// The text without surrounding spaces.
  var withoutSpacesAround: String {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}

/// Help for a call in quotes, `"UIColor(named: \"Ink\")"`; nil for another text.
func swiftCallHelp(_ text: String) -> String? {
  SwiftCall(text)?.inManifest.map { $0.hasPrefix("\"") ? "write \($0)" : "write '\($0)'" }
}
