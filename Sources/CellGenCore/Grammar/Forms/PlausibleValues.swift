extension Construct.ValueKind {
  /// Returns true if a value has a form that a key accepts; does not look up names.
  func mayBe(_ node: Node) -> Bool {
    switch self {
    case .text, .type, .model: node.scalar != nil
    case .propertyPath: node.scalar.map { PropertyPath($0.text, at: node.span) != nil } ?? false
    case .name(.manifest): node.scalar != nil
    case .name: node.scalar.map { isIdentifier($0.text) } ?? false
    case .field: Self.fieldSpellings.contains { $0.mayBe(node) }
    case .sample: !node.isBroken
    case .integer(let least, let most):
      node.scalar.map { isPlainInteger($0) && (least...most).contains(Int($0.text) ?? least - 1) }
        ?? false
    case .number(let range):
      node.scalar.map { isPlainNumber($0) && range.contains(Double($0.text) ?? -1) } ?? false
    case .flag: node.scalar.map { $0.text == "true" || $0.text == "false" } ?? false
    case .choice(let words): node.scalar.map { words.contains($0.text) } ?? false
    case .token: node.scalar.map { isIdentifier($0.text) } ?? false
    case .swiftMember:
      node.scalar.map { memberPath(Name($0.text, span: node.span)) != nil } ?? false
    case .hexColor: node.scalar.map { colorDigits($0.text) != nil } ?? false
    case .phrase: node.scalar?.text.contains("{") ?? false
    case .percentage: node.scalar?.text.hasSuffix("%") ?? false
    case .range: node.scalar.map { rangeParts($0.text) != nil } ?? false
    case .nothing: node.isEmpty
    case .list(let item):
      if case .sequence(let list) = node.content {
        list.items.allSatisfy(item.mayBe)
      } else {
        false
      }
    case .names, .mapping: if case .mapping = node.content { true } else { false }
    case .either(let kinds): kinds.contains { $0.mayBe(node) }
    }
  }
}

extension Construct.ValueKind {
  /// True if the value can be one of several words.
  var takesWords: Bool {
    switch self {
    case .text, .phrase, .name, .field, .flag, .token, .swiftMember, .hexColor: true
    case .choice(let words): words.count > 1
    case .either(let kinds): kinds.contains(where: \.takesWords)
    case .type, .model, .propertyPath, .sample, .integer, .number, .percentage, .range, .nothing,
      .list, .names, .mapping:
      false
    }
  }
}
