/// Help for an element that is written as a SwiftUI call: `Spacer(minLength: 8)`, `Text("Hello")`; nil for
/// another text.
func elementCallHelp(_ text: String) -> String? { SwiftCall(text)?.asElement.map { "write \($0)" } }

extension SwiftCall {
  /// The equivalent in a layout; nil for a call that makes no element.
  fileprivate var asElement: String? {
    switch (name, arguments.map(\.label).joined(separator: ":")) {
    case ("Spacer", "minLength"):
      if let length = number(0) {
        return "'spacer' for all remaining space, or 'spacer: \(length)' for just \(length) points"
      }
    case ("Spacer", ""), ("spacer", ""):
      if let length = onlyNumber { return "'spacer: \(length)'" }
    case ("Text", ""), ("Label", ""), ("label", ""):
      if let shown = onlyText { return "'label: \(shown)'" }
    case ("Image", "systemName"):
      if let symbol = text(0) { return "'image: { symbol: \(inYAML(symbol)) }'" }
    case ("Image", ""):
      if let asset = onlyLiteral { return "'image: { asset: \(inYAML(asset)) }'" }
    default: break
    }
    return element.map { "'\($0): …' with its keys: code is not evaluated here" }
  }

  /// The element named like the view that the call makes, such as `vstack` for `VStack`.
  private var element: String? {
    let word = name.lowercased()
    return Construct.element.keys.map(\.name).first { $0.lowercased() == word }
      ?? Construct.element.usual(word)
  }

  private var onlyNumber: String? { arguments.count == 1 ? number(0) : nil }

  private var onlyLiteral: String? { arguments.count == 1 ? text(0) : nil }

  /// The only argument, as a field or as fixed text.
  private var onlyText: String? {
    guard arguments.count == 1 else { return nil }
    return isIdentifier(arguments[0].value)
      ? arguments[0].value : text(0).map { "{ text: { literal: \(inYAML($0)) } }" }
  }
}

extension Diagnostics {
  /// The diagnostics without YAML's messages about the quotes in a call that is reported as an element.
  var withoutPartsOfCalls: Diagnostics {
    let ends = Set(all.filter { $0.code == .unknownElement }.map(\.primary.span.endAlone))
    guard !ends.isEmpty else { return self }
    return filter { $0.code != .textAfterQuote || !ends.contains($0.primary.span.endAlone) }
  }
}

extension SourceSpan {
  /// The empty span at its end.
  fileprivate var endAlone: SourceSpan {
    SourceSpan(file: Int(file), start: Int(end), end: Int(end))
  }
}
