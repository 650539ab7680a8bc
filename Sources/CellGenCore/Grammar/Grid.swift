extension GridLayout: FormModel {
  private static let height = Key.height(\.height)
  private static let estimatedHeight = Key.estimatedHeight(\.height)

  private static let columns = Key(
    "columns", .integer(atLeast: 1, help: columnsHelp), "The number of columns.",
    get: { if case .count(let count) = $0.columns { .value(count) } else { .nothing } },
    set: { $0.columns = .count($1) })

  private static let minWidth = Key(
    "minWidth", .number(.aboveZero),
    "The least width of a column, in points: there are as many as fit.",
    get: { if case .minWidth(let width) = $0.columns { .value(width) } else { .nothing } }
  ) { $0.columns = .minWidth($1) }.synonyms("minimum adaptive minimumwidth mincolumnwidth")

  package static let form = Form(
    "grid", "a grid layout", blank: GridLayout(columns: .count(1)), mayBeNothing: true,
    [
      columns, minWidth,
      .spacing(\.spacing), .insets(\.insets), height, estimatedHeight,
    ],
    rules: [
      .excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) },
      .excludes(columns, minWidth) { .twoColumns($1, count: $0) },
      FormRule(rule: .oneOf([columns.name, minWidth.name])) { grid in
        let isMissing = grid.lacks(columns) && grid.lacks(minWidth)
        return isMissing && !grid.mapping.isIncomplete ? .gridWithoutColumns(grid.owner) : nil
      },
    ],
    wrongKind: { entry, _ in
      guard let scalar = entry.value.scalar, isPlainInteger(scalar) else { return nil }
      return .bareColumns(Name(scalar.text, span: entry.value.span))
    })
}

/// Help for a number of columns that should depend on the width.
@Sendable private func columnsHelp(_ node: Node) -> String {
  node.scalar == nil
    ? "write one number, such as 2, or 'minWidth: 160' in its place for as many as fit"
    : "write a whole number, such as 2"
}

extension Diagnostic {
  fileprivate static func gridWithoutColumns(_ owner: Mapping.Key) -> Diagnostic {
    .requiredKey(
      "columns", of: .grid, at: owner.span,
      help: "write '{ grid: { columns: 2 } }', or '{ grid: { minWidth: 160 } }' for as many as fit")
  }

  fileprivate static func twoColumns(_ width: Mapping.Key, count: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoLayouts,
      "a grid has either 'columns' or a 'minWidth', not both",
      at: Annotation(width.span, "decides how many columns there are"),
      also: [Annotation(count.span, "so does this")],
      help: "remove one of them")
  }

  static func bareColumns(_ number: Name) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "'grid' must be a mapping of keys to values, found \(quoted(number.text))",
      at: Annotation(number.span, "just a number"),
      help: "write '{ grid: { columns: \(number.text) } }'",
      fix: Fix(number.span, replacement: "{ columns: \(number.text) }"))
  }
}
