extension CarouselLayout: FormModel {
  private static let height = Key.height(\.height)
  private static let estimatedHeight = Key.estimatedHeight(\.height)

  package static let form = Form(
    "carousel", "a carousel layout", blank: CarouselLayout(), mayBeNothing: true,
    [
      Key(
        "width", .number(.aboveZero, help: widthHelp),
        "The width of a cell: up to 1, a fraction of the container's width; above 1, points.",
        get: { .value($0.width) }, standard: { $0.width.number }
      ) { $0.width = $1 <= 1 ? .fraction($1) : .points($1) },
      Key(
        "rows", \.rows, .integer(atLeast: 1) { _ in "write a whole number, such as 3" },
        "How many cells stand one below the other."),
      .spacing(\.spacing), .insets(\.insets), height, estimatedHeight,
      Key(
        "paging", \.paging, .cases(hint: pagingHint),
        "Where scrolling stops: a case of UICollectionLayoutSectionOrthogonalScrollingBehavior."
      ).synonyms("scrolling orthogonalscrollingbehavior"),
    ],
    rules: [.excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) }])
}

extension CarouselLayout.Width {
  /// The width, as in a manifest.
  fileprivate var number: Double {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction
    }
  }
}

@Sendable private func pagingHint(_ word: String) -> String? {
  switch word {
  case "none": "use 'layout: list' for a section that does not scroll horizontally"
  case "true", "yes", "on": "write 'paging', 'groupPaging' or 'groupPagingCentered'"
  case "false", "no", "off": "write 'continuous'"
  case "center", "centered": "write 'groupPagingCentered'"
  default: nil
  }
}

/// Help for a width such as `90%`.
@Sendable private func widthHelp(_ node: Node) -> String {
  let percent = node.scalar.flatMap { $0.text.last == "%" ? Int($0.text.dropLast()) : nil }
  let share = percent.map { percent in
    guard (1...99).contains(percent) else { return "1" }
    return percent % 10 == 0 ? "0.\(percent / 10)" : "0.\(percent < 10 ? "0" : "")\(percent)"
  }
  return "write '\(share ?? "0.8")' for a fraction of the width, or points such as 280"
}
