/// A call in Swift that makes a colour or a font: `UIFont.systemFont(ofSize: 14)`.
struct SwiftCall {
  /// Without `UIFont.` and its like, and without a dot.
  private var name: String
  /// Labels are empty where there are none.
  private var arguments: [(label: String, value: String)]

  /// - Returns: nil for a text that is no call, or one with calls inside.
  init?(_ text: String) {
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "(") else { return nil }
    let path = text[..<open].split(separator: ".").map(String.init)
    let inner = text[text.index(after: open)...].dropLast()
    guard let last = path.last, path.allSatisfy(isIdentifier), !inner.contains(where: "()".contains)
    else { return nil }
    name = last
    arguments = inner.split(separator: ",").map { argument in
      let trim = { (part: Substring) in String(part.drop { $0 == " " }.trimmingSpaces()) }
      let parts = argument.split(separator: ":", maxSplits: 1)
      return parts.count == 2 && !argument.drop { $0 == " " }.hasPrefix("\"")
        ? (trim(parts[0]), trim(parts[1])) : ("", trim(argument))
    }
  }

  /// What a manifest has in its place: `{ size: 14 }`; nil for a call of another kind.
  var inManifest: String? {
    let labels = arguments.map(\.label).joined(separator: ":")
    switch (name, labels) {
    case ("systemFont", "ofSize"), ("systemFont", "ofSize:weight"), ("system", "size"),
      ("system", "size:weight"):
      return font(weight: arguments.count > 1 ? word(1) : nil)
    case ("boldSystemFont", "ofSize"): return font(weight: "bold")
    case ("italicSystemFont", "ofSize"): return number(0).map { "{ size: \($0), italic: true }" }
    case ("preferredFont", "forTextStyle"), ("system", ""):
      let style = word(0).flatMap { Vocabulary.textStyle(inSwift: "Font.\($0)") ?? $0 }
      return style.flatMap { Vocabulary.fonts.contains($0) ? $0 : nil }
    case ("UIFont", "name:size"), ("custom", ":size"), ("custom", ":fixedSize"):
      guard let font = text(0), let size = number(1) else { return nil }
      return "{ name: \(inYAML(font)), size: \(size) }"
    case ("custom", ":size:relativeTo"):
      guard let font = text(0), let size = number(1),
        let style = word(2).flatMap({ Vocabulary.textStyle(inSwift: "Font.\($0)") ?? $0 }),
        Vocabulary.fonts.contains(style)
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

  private var components: String? {
    let parts = arguments.indices.compactMap { part($0) }
    return parts.count == arguments.count ? hex(parts) : nil
  }

  private func hex(_ parts: [Double]) -> String {
    let bytes = parts.map { part -> String in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    let isOpaque = bytes.count == 4 && bytes[3] == "FF"
    return "\"#\((isOpaque ? Array(bytes.dropLast()) : bytes).joined())\""
  }

  private func number(_ position: Int) -> String? {
    let value = arguments[position].value
    return isPlainNumber(Scalar(text: value, style: .plain)) ? value : nil
  }

  /// A component of a colour: `0.5`, or `128/255`.
  private func part(_ position: Int) -> Double? {
    let terms = arguments[position].value.split(separator: "/")
      .map { Double($0.filter { $0 != " " }) }
    guard let first = terms.first ?? nil, terms.count < 3 else { return nil }
    let value = terms.count == 1 ? first : terms[1].map { first / $0 } ?? -1
    return (0...1).contains(value) ? value : nil
  }

  /// A member with its dot alone, such as `.bold`.
  private func word(_ position: Int) -> String? {
    let value = arguments[position].value
    return value.hasPrefix(".") && isIdentifier(String(value.dropFirst()))
      ? String(value.dropFirst()) : nil
  }

  /// The text of a literal.
  private func text(_ position: Int) -> String? {
    let value = arguments[position].value
    guard value.utf8.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
    let text = String(value.dropFirst().dropLast())
    return text.contains("\"") || text.contains("\\") ? nil : text
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var rest = self
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}

/// Help for a call in quotes, `"UIColor(named: \"Ink\")"`; nil for another text.
func swiftCallHelp(_ text: String) -> String? {
  SwiftCall(text)?.inManifest.map { $0.hasPrefix("\"") ? "write \($0)" : "write '\($0)'" }
}
