extension CarouselLayout: FormModel {
  private static let height = Key.height(\.height)
  private static let estimatedHeight = Key.estimatedHeight(\.height)

  package static let form = Form(
    "carousel", "a carousel layout", blank: CarouselLayout(), foreign: foreign, mayBeNothing: true,
    limits: [.fixed(.section)],
    [
      Key(
        "width", \.width, .cellWidth,
        "The width of a cell: a part of the container's width, such as `80%`, or points."
      ).fallback("80%"),
      Key(
        "rows", \.rows, .wholeNumber(atLeast: 1) { _ in "write a whole number, such as 3" },
        "How many cells stand one below the other."),
      .spacing(\.spacing), .insets(\.insets), height, estimatedHeight,
      Key(
        "paging", \.paging, .cases(hint: pagingHint),
        "Where scrolling stops: a case of UICollectionLayoutSectionOrthogonalScrollingBehavior."
      ).synonyms("scrolling orthogonalscrollingbehavior"),
    ],
    rules: [.excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) }])
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

extension ValueForm where Value == CarouselLayout.Width {
  /// Points, or a part of the container's width.
  fileprivate static var cellWidth: ValueForm {
    ValueForm(.either([.number(.aboveZero), .token(.spacings), .swiftMember, .percentage])) {
      entry, resolver in
      if let share = resolver.readPercentage(entry) { return share.map { .fraction($0) } }
      let points = resolver.readFixed {
        $0.readNumber(
          entry, .aboveZero, help: "write '80%' for a part of the width, or points such as 280")
      }
      guard case .literal(let number)? = points, number <= 1 else {
        return points.map(CarouselLayout.Width.points)
      }
      resolver.report(.fractionOfWidth(entry, number))
      return nil
    }
  }
}

extension Diagnostic {
  /// A part of a width is a percentage wherever there is one.
  fileprivate static func fractionOfWidth(_ entry: Mapping.Entry, _ fraction: Double) -> Diagnostic
  {
    let percent = (fraction * 1000).rounded() / 10
    let digits = percent.rounded() == percent ? String(Int(percent)) : String(percent)
    return Diagnostic(
      .outOfRange,
      "a cell cannot be \(entry.value.scalar?.text ?? "so few") points wide",
      at: Annotation(entry.value.span, "in points"),
      help: "write '\(digits)%' for a part of the container's width",
      fix: percent > 0 ? Fix(entry.value.span, replacement: "\(digits)%") : nil)
  }
}

extension CarouselLayout {
  static let foreign: [ForeignWord] = [
    .gridColumns,
    ForeignWord("itemsize", "write 'width: 160, height: 120'") { value, mapping in
      guard let size = cellSize(value) else { return nil }
      return mapping["width"] == nil
        ? "write 'width: \(size.width), height: \(size.height)'" : "write 'height: \(size.height)'"
    },
    .needless("scrolldirection direction axis", "a carousel scrolls horizontally"),
    .pinnedEdge,
    .itemHeight,
    .dragAndDrop,
    .span,
  ]
}
