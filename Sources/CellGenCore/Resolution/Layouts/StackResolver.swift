extension StackElement {
  /// A vertical stack with the defaults and no children yet.
  static func vertical(named property: String) -> StackElement {
    StackElement(
      property: property, axis: .vertical, spacing: 8, insets: nil, alignment: nil,
      distribution: nil, children: [])
  }
}

/// Reads a `vstack` or an `hstack`, in full or as the bare list of its elements.
///
/// - Shape: a horizontal stack centres its children if nothing else is said, so that a switch beside
///   text of several lines keeps its shape.
func resolveStack(
  _ entry: Mapping.Entry, isRoot: Bool, _ scope: inout LayoutScope,
  _ diagnostics: inout Diagnostics
) -> StackElement? {
  let isRow = entry.key.text == "hstack"
  let suffix: ElementNames.Suffix = isRoot ? .stack : isRow ? .row : .column
  var stack = StackElement.vertical(named: scope.names.next("", suffix))
  if isRow {
    stack.axis = .horizontal
    stack.alignment = "center"
  }
  let outerAxis = scope.axis
  scope.axis = stack.axis
  defer { scope.axis = outerAxis }
  if case .sequence = entry.value.content {
    stack.children = resolveChildren(entry.value, entry.key, &scope, &diagnostics)
    return stack
  }
  if entry.value.isEmpty {
    diagnostics.report(.emptyStack(entry.key))
    return nil
  }
  guard let mapping = readStackMapping(entry, &diagnostics) else { return nil }
  stack.spacing = mapping.number("spacing", .any, &diagnostics) ?? stack.spacing
  stack.insets = mapping.entry("insets").flatMap { resolveInsets($0, &diagnostics) }
  if let alignment = readAlignment(mapping, stack.axis, &diagnostics) {
    stack.alignment = alignment == "fill" ? nil : alignment
  }
  let distribution = mapping.choice(
    "distribution", among: Vocabulary.distributions, &diagnostics)
  stack.distribution = distribution == "fill" ? nil : distribution
  if let children = mapping.entry("children") {
    stack.children = resolveChildren(children.value, children.key, &scope, &diagnostics)
  } else if mapping.isIncomplete {
    scope.isIncomplete = true
  } else {
    diagnostics.report(.stackWithoutChildren(entry.key))
  }
  return stack
}

/// Reads the mapping of a stack; an element among its keys gets help of its own.
private func readStackMapping(
  _ entry: Mapping.Entry, _ diagnostics: inout Diagnostics
) -> Mapping? {
  guard let mapping = readNames(entry.value, subject: quoted(entry.key.text), &diagnostics) else {
    return nil
  }
  for child in mapping.entries
  where MappingKind.element.has(child.key.text) && !MappingKind.stack.has(child.key.text) {
    diagnostics.report(.elementAmongStackKeys(child.key, of: entry.key))
  }
  var others = mapping
  others.entries.removeAll { MappingKind.element.has($0.key.text) }
  // Elements that stand in the wrong place are the stack's children all the same.
  if others.entries.count < mapping.entries.count { others.isIncomplete = true }
  return checkKeys(of: others, .stack, owner: entry.key.span, &diagnostics)
}

private func readAlignment(
  _ mapping: Mapping, _ axis: StackElement.Axis, _ diagnostics: inout Diagnostics
) -> String? {
  let words =
    axis == .vertical ? Vocabulary.verticalAlignments : Vocabulary.horizontalAlignments
  let hint = { (word: String) -> String? in
    let other =
      axis == .vertical ? Vocabulary.horizontalAlignments : Vocabulary.verticalAlignments
    guard other.contains(word) else { return nil }
    return axis == .vertical
      ? "\(quoted(word)) is for an 'hstack'; a 'vstack' aligns sideways"
      : "\(quoted(word)) is for a 'vstack'; an 'hstack' aligns up and down"
  }
  return mapping.choice("alignment", among: words, hint: hint, &diagnostics)
}

extension Insets {
  /// The distance that text in UIKit's own cells keeps from the edges.
  static let standard = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
}

/// Reads insets: one number for all sides, or a mapping of sides to numbers.
func resolveInsets(_ entry: Mapping.Entry, _ diagnostics: inout Diagnostics) -> Insets? {
  guard case .mapping = entry.value.content else {
    return readNumber(entry.value, "'insets'", .any, &diagnostics)
      .map { Insets(top: $0, leading: $0, bottom: $0, trailing: $0) }
  }
  guard let mapping = readMapping(entry.value, .insets, of: entry.key, &diagnostics) else {
    return nil
  }
  for (both, sides) in [("horizontal", ["leading", "trailing"]), ("vertical", ["top", "bottom"])] {
    guard let first = mapping.entry(both) else { continue }
    for side in sides.compactMap({ mapping.entry($0) }) {
      diagnostics.report(.insetTwice(side.key, both: first.key))
    }
  }
  let horizontal = mapping.number("horizontal", .any, &diagnostics) ?? 0
  let vertical = mapping.number("vertical", .any, &diagnostics) ?? 0
  return Insets(
    top: mapping.number("top", .any, &diagnostics) ?? vertical,
    leading: mapping.number("leading", .any, &diagnostics) ?? horizontal,
    bottom: mapping.number("bottom", .any, &diagnostics) ?? vertical,
    trailing: mapping.number("trailing", .any, &diagnostics) ?? horizontal)
}

extension DiagnosticCode {
  package static let insetTwice = Self("inset-twice", .error, .elements)
}

extension Diagnostic {
  static func stackWithoutChildren(_ key: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "children", of: .stack, at: key.span,
      help: "add 'children:' with a line '- label: …' for each element")
  }

  static func elementAmongStackKeys(_ key: Mapping.Key, of stack: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      "the element \(quoted(key.text)) must be an item of the stack's 'children'",
      at: Annotation(key.span, "an element among the keys of a stack"),
      also: [Annotation(stack.span, "in this stack")],
      help: "write it below 'children:', with '- ' before it")
  }

  static func insetTwice(_ side: Mapping.Key, both: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .insetTwice,
      "\(quoted(side.text)) is given twice, here and by \(quoted(both.text))",
      at: Annotation(side.span, "given again"),
      also: [Annotation(both.span, "gives it too")],
      help: "remove one of them")
  }
}
