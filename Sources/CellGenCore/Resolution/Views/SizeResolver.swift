/// Reads the `size` of a view: `automatic`, `custom` or `{ height: 80 }`.
func resolveSize(
  _ entry: Mapping.Entry, isCustomView: Bool, _ diagnostics: inout Diagnostics
) -> Size? {
  switch entry.value.content {
  case .broken: return nil
  case .mapping:
    guard let size = readMapping(entry.value, .size, of: entry.key, &diagnostics) else {
      return nil
    }
    guard size["height"] != nil || size.isIncomplete else {
      diagnostics.report(.emptySize(entry.value))
      return nil
    }
    return size.number("height", .aboveZero, &diagnostics).map(Size.height)
  case .scalar, .sequence, .empty:
    return resolveSizeWord(entry.value, isCustomView: isCustomView, &diagnostics)
  }
}

private func resolveSizeWord(
  _ node: Node, isCustomView: Bool, _ diagnostics: inout Diagnostics
) -> Size? {
  let words = ["automatic", "custom"]
  if let scalar = node.scalar, isPlainNumber(scalar) {
    diagnostics.report(.bareSize(Name(scalar.text, span: node.span)))
    return nil
  }
  guard let word = readChoice(node, "'size'", among: words, &diagnostics) else { return nil }
  guard word == "custom" else { return .automatic }
  if !isCustomView { diagnostics.report(.customSize(at: node.span)) }
  return .custom
}

extension DiagnosticCode {
  package static let customSize = Self("custom-size", .error, .fieldsAndActions)
}

extension Diagnostic {
  static func emptySize(_ node: Node) -> Diagnostic {
    .requiredKey("height", of: .size, at: node.span, help: "write '{ height: 80 }'")
  }

  static func bareSize(_ number: Name) -> Diagnostic {
    Diagnostic(
      .unknownChoice,
      "'size' cannot be \(quoted(number.text))",
      at: Annotation(number.span, "a number alone"),
      help: "write '{ height: \(number.text) }'",
      note: "'size' is 'automatic', 'custom' or '{ height: … }'",
      fix: Fix(number.span, replacement: "{ height: \(number.text) }"))
  }

  static func customSize(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .customSize,
      "'size: custom' needs 'view: custom', because the view class computes the size",
      at: Annotation(span, "no class of yours computes it"),
      help: "write '{ height: 80 }', or remove 'size', or add 'view: custom' and write the class")
  }
}
