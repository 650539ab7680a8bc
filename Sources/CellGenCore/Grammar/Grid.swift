extension GridLayout: FormModel {
  private static let height = Key.height(\.height)
  private static let estimatedHeight = Key.estimatedHeight(\.height)

  package static let form = Form(
    "grid", "a grid layout", blank: GridLayout(columns: 1), mayBeNothing: true,
    [
      Key(
        "columns", \.columns, .integer(atLeast: 1, help: columnsHelp),
        "The number of columns."
      ).required("write '{ grid: { columns: 2 } }'"),
      .spacing(\.spacing), .insets(\.insets), height, estimatedHeight,
    ],
    rules: [.excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) }],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar, isPlainInteger(scalar) else { return nil }
      return .bareColumns(Name(scalar.text, span: entry.value.span))
    })
}

/// Help for a number of columns that should depend on the width.
@Sendable private func columnsHelp(_ node: Node) -> String {
  node.scalar == nil
    ? "write one number, such as 2; for columns that depend on the width write 'layout: custom'"
    : "write a whole number, such as 2"
}

extension Diagnostic {
  static func bareColumns(_ number: Name) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "'grid' must be a mapping of keys to values, found \(quoted(number.text))",
      at: Annotation(number.span, "just a number"),
      help: "write '{ grid: { columns: \(number.text) } }'",
      fix: Fix(number.span, replacement: "{ columns: \(number.text) }"))
  }
}
