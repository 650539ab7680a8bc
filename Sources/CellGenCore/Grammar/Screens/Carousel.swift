extension CarouselLayout: FormModel {
  private static let height = Key.height(\.height)
  private static let estimatedHeight = Key.estimatedHeight(\.height)

  private static let width = Key(
    "width", \.width, .cellWidth,
    "The width of a cell: a part of the container's width, such as `80%`, or points; `content` for cells as wide as "
      + "their content."
  ).fallback("80%")

  private static let estimatedWidth = Key(
    "estimatedWidth", .spacing(.aboveZero),
    "The estimated width of cells that are as wide as their content, until they are measured.",
    get: { _ in .omitted }, set: { $0.width = .content(estimate: $1) }
  ).fallback("the 'width'")

  private static let rows = Key(
    "rows", \.rows, .wholeNumber(atLeast: 1) { _ in "write a whole number, such as 3" },
    "The number of rows.")

  package static let form = Form(
    "carousel", "a carousel layout", blank: CarouselLayout(), foreign: foreign, mayBeNothing: true,
    limits: [.fixed(.section)],
    [
      width, estimatedWidth, rows, .spacing(\.spacing), .insets(\.insets), height, estimatedHeight,
      Key(
        "paging", \.paging, .cases(hint: pagingHint),
        "Where scrolling stops: a case of UICollectionLayoutSectionOrthogonalScrollingBehavior."
      ).synonyms("scrolling orthogonalscrollingbehavior"),
    ],
    rules: [
      .excludes(height, estimatedHeight) { .twoHeights($1, fixed: $0) },
      .excludes(width, estimatedWidth) { .twoWidths($1, fixed: $0) },
      .excludes(rows, estimatedWidth) { .rowsOfContent($0, $1) },
    ],
    finish: { carousel, written, resolver in
      if carousel.width.isOfContent, let rows = written.key(rows), let width = written.key(width) {
        resolver.report(.rowsOfContent(rows, width))
      }
      return true
    })
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
  /// Points, a share of the container's width, or a word for the width of the content.
  fileprivate static var cellWidth: ValueForm {
    ValueForm(
      .either([
        .number(.aboveZero), .token(.spacings), .swiftMember, .percentage, .choice(["content"]),
      ])
    ) { entry, resolver in
      if entry.value.scalar?.text == "content" { return .content(estimate: .literal(100)) }
      if let share = resolver.readPercentage(entry) { return share.map { .fraction($0) } }
      let points = resolver.readFixed {
        $0.readNumber(
          entry, .aboveZero,
          help: "write '80%' for a part of the width, points such as 280, or 'content'")
      }
      guard case .literal(let number)? = points, number <= 1 else {
        return points.map(CarouselLayout.Width.points)
      }
      resolver.report(.fractionOfWidth(entry, number))
      return nil
    }
  }
}

extension Resolver {
  /// Reports cells as wide as their content whose views compute a size for a given width.
  mutating func checkWidths(of section: Section, _ layout: Reading<Mapping.Entry>) {
    guard case .value(let entry) = layout,
      section.layout.all.contains(where: {
        if case .carousel(let carousel) = $0 { carousel.width.isOfContent } else { false }
      })
    else { return }
    for view in section.cells.map({ run.views[$0.index] }) {
      guard let size = view.written?.size.value?.key else { continue }
      if case .automatic = view.declared.size { continue }
      report(.sizeForWidth(size, of: view.name, entry.key))
    }
  }
}

extension DiagnosticCode {
  package static let twoWidths = Self("two-widths", .error, .sections)
}

extension Diagnostic {
  fileprivate static func twoWidths(_ estimated: Mapping.Key, fixed: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoWidths,
      "cells have either a 'width' or an 'estimatedWidth', not both",
      at: Annotation(estimated.span, "for cells as wide as their content"),
      also: [Annotation(fixed.span, "a width")],
      help: "remove 'estimatedWidth', or remove 'width' if cells size themselves")
  }

  fileprivate static func rowsOfContent(_ rows: Mapping.Key, _ width: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoWidths,
      "cells that are as wide as their content can have only one row",
      at: Annotation(rows.span, "all rows would share one width"),
      also: [Annotation(width.span, "each cell has its own")],
      help: "remove 'rows', or give all cells the same width")
  }

  fileprivate static func sizeForWidth(
    _ size: Mapping.Key, of view: Name, _ layout: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .twoWidths,
      "the 'size' of \(quoted(view.text)) depends on the width of its cells, and its carousel sets none",
      at: Annotation(size.span, "computed for a width"),
      also: [Annotation(layout.span, "as wide as the content of its cells")],
      help: "remove 'size', and have the carousel decide the height")
  }

  /// A share of a width is written as a percentage everywhere.
  fileprivate static func fractionOfWidth(_ entry: Mapping.Entry, _ fraction: Double) -> Diagnostic
  {
    let percent = (fraction * 1000).rounded() / 10
    let digits = shortText(percent)
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
