extension SectionLayout {
  /// What a section without `layout` has.
  static var plainList: SectionLayout {
    .list(ListLayout(appearance: "plain", showsSeparators: true))
  }
}

/// Reads the `layout` of a section: a word, or a one-entry mapping with that word's options.
func resolveSectionLayout(
  _ entry: Mapping.Entry, in manifest: ManifestDraft, _ diagnostics: inout Diagnostics
) -> SectionLayout? {
  guard case .mapping(let written) = entry.value.content else {
    let words = MappingKind.sectionLayoutKeys.map(\.name)
    guard
      let word = readChoice(entry.value, "'layout'", among: words, hint: layoutHint, &diagnostics)
    else { return nil }
    let empty = Mapping(entries: [], isFlow: true)
    return resolveSectionLayout(word, empty, Name(word, span: entry.value.span), &diagnostics)
  }
  let mapping = checkKeys(
    of: withOptionsInside(written, &diagnostics), .sectionLayout, owner: entry.key.span,
    &diagnostics)
  guard let kind = mapping.entries.first else {
    if !mapping.isIncomplete { diagnostics.report(.emptyValue("'layout'", at: entry.value.span)) }
    return nil
  }
  for other in mapping.entries.dropFirst() where MappingKind.sectionLayout.has(other.key.text) {
    diagnostics.report(.twoLayouts(other.key, first: kind.key))
  }
  let layout = resolveOptions(kind, &diagnostics)
  if case .list(let list) = layout { checkList(list, kind.value, in: manifest, &diagnostics) }
  return layout
}

/// Reports a look that lists of collections have had only since iOS 14.
private func checkList(
  _ list: ListLayout, _ options: Node, in manifest: ManifestDraft,
  _ diagnostics: inout Diagnostics
) {
  guard manifest.containers.contains(.collection), case .mapping(let mapping) = options.content
  else { return }
  if list.appearance != "plain", let key = mapping.entry("appearance")?.key {
    checkAvailability(
      of: "the appearance \(quoted(list.appearance))", since: 14, in: manifest, at: key.span,
      instead: "remove 'appearance' for a plain list", &diagnostics)
  }
  if !list.showsSeparators, let key = mapping.entry("separators")?.key {
    checkAvailability(
      of: "a list of a collection without separators", since: 14, in: manifest, at: key.span,
      instead: "remove 'separators'", &diagnostics)
  }
}

private func layoutHint(_ word: String) -> String? {
  switch word {
  case "row", "horizontal", "orthogonal": "did you mean 'carousel'?"
  case "rows", "vertical", "table", "plain": "did you mean 'list'?"
  case "columns": "did you mean 'grid'? write '{ grid: { columns: 2 } }'"
  case "automatic", "default": "remove 'layout' for a plain list"
  default:
    Vocabulary.listAppearances.contains(word)
      ? "write 'layout: { list: { appearance: \(word) } }'" : nil
  }
}

/// Reads the options after the word of a layout; none at all is as good as `{}`.
private func resolveOptions(
  _ kind: Mapping.Entry, _ diagnostics: inout Diagnostics
) -> SectionLayout? {
  let word = Name(kind.key.text, span: kind.key.span)
  guard let mappingKind = optionsKind(word.text) else {
    if word.text == "custom", !kind.value.isEmpty, !kind.value.isBroken {
      diagnostics.report(.customOptions(kind.value))
    }
    return word.text == "custom" ? .custom : nil
  }
  if kind.value.isEmpty {
    let none = Mapping(entries: [], isFlow: true)
    return resolveSectionLayout(word.text, none, word, &diagnostics)
  }
  if word.text == "grid", let scalar = kind.value.scalar, isPlainInteger(scalar) {
    diagnostics.report(.bareColumns(Name(scalar.text, span: kind.value.span)))
    return nil
  }
  guard let options = readMapping(kind.value, mappingKind, of: kind.key, &diagnostics) else {
    return nil
  }
  return resolveSectionLayout(word.text, options, word, &diagnostics)
}

func optionsKind(_ word: String) -> MappingKind? {
  switch word {
  case "list": .list
  case "grid": .grid
  case "carousel": .carousel
  default: nil
  }
}

private func resolveSectionLayout(
  _ word: String, _ options: Mapping, _ place: Name, _ diagnostics: inout Diagnostics
) -> SectionLayout? {
  switch word {
  case "list":
    let appearance = options.choice(
      "appearance", among: Vocabulary.listAppearances, &diagnostics)
    let separators = options.flag("separators", &diagnostics)
    return .list(
      ListLayout(appearance: appearance ?? "plain", showsSeparators: separators ?? true))
  case "grid": return resolveGrid(options, place, &diagnostics).map(SectionLayout.grid)
  case "carousel": return .carousel(resolveCarousel(options, &diagnostics))
  default: return .custom
  }
}

private func resolveGrid(
  _ options: Mapping, _ place: Name, _ diagnostics: inout Diagnostics
) -> GridLayout? {
  let columns = options["columns"].flatMap {
    readInteger($0, "'columns'", atLeast: 1, help: columnsHelp($0), &diagnostics)
  }
  if options["columns"] == nil, !options.isIncomplete {
    diagnostics.report(.gridWithoutColumns(place))
  }
  let spacing = options.number("spacing", .atLeastZero, &diagnostics) ?? 8
  let insets = options.entry("insets").flatMap { resolveInsets($0, &diagnostics) }
  let height = resolveHeight(options, &diagnostics)
  return columns.map {
    GridLayout(columns: $0, spacing: spacing, insets: insets, height: height)
  }
}

/// Help for columns that are to depend on the width.
private func columnsHelp(_ node: Node) -> String {
  node.scalar == nil
    ? "write one number, such as 2; for columns that depend on the width write 'layout: custom'"
    : "write a whole number, such as 2"
}

private func resolveCarousel(
  _ options: Mapping, _ diagnostics: inout Diagnostics
) -> CarouselLayout {
  let width =
    options["width"].flatMap {
      readNumber($0, "'width'", .aboveZero, help: widthHelp($0), &diagnostics)
    } ?? 0.8
  return CarouselLayout(
    width: width <= 1 ? .fraction(width) : .points(width),
    spacing: options.number("spacing", .atLeastZero, &diagnostics) ?? 8,
    insets: options.entry("insets").flatMap { resolveInsets($0, &diagnostics) },
    height: resolveHeight(options, &diagnostics), paging: resolvePaging(options, &diagnostics))
}

/// Reads how tall the cells of a grid or carousel are.
private func resolveHeight(_ options: Mapping, _ diagnostics: inout Diagnostics) -> CellHeight {
  if let fixed = options.entry("height"), let estimated = options.entry("estimatedHeight") {
    diagnostics.report(.twoHeights(estimated.key, fixed: fixed.key))
  }
  let estimated = options.number("estimatedHeight", .aboveZero, &diagnostics) ?? 100
  return options.number("height", .aboveZero, &diagnostics).map(CellHeight.fixed)
    ?? .estimated(estimated)
}

/// Reads where a carousel comes to rest.
private func resolvePaging(
  _ options: Mapping, _ diagnostics: inout Diagnostics
) -> CarouselLayout.Paging {
  let words = CarouselLayout.Paging.allCases.map(\.rawValue)
  let word = options.choice("paging", among: words, hint: pagingHint, &diagnostics)
  return word.flatMap(CarouselLayout.Paging.init(rawValue:)) ?? .continuousGroupLeadingBoundary
}

private func pagingHint(_ word: String) -> String? {
  switch word {
  case "none": "use 'layout: list' for a section that does not scroll sideways"
  case "true", "yes", "on": "write 'paging', 'groupPaging' or 'groupPagingCentered'"
  case "false", "no", "off": "write 'continuous'"
  case "center", "centered": "write 'groupPagingCentered'"
  default: nil
  }
}

/// Help for a width such as `90%`.
private func widthHelp(_ node: Node) -> String {
  let percent = node.scalar.flatMap { $0.text.last == "%" ? Int($0.text.dropLast()) : nil }
  let share = percent.map { percent in
    guard (1...99).contains(percent) else { return "1" }
    return percent % 10 == 0 ? "0.\(percent / 10)" : "0.\(percent < 10 ? "0" : "")\(percent)"
  }
  return "write '\(share ?? "0.8")' for a share of the width, or points such as 280"
}

extension DiagnosticCode {
  package static let twoLayouts = Self("two-layouts", .error, .sections)
  package static let twoHeights = Self("two-heights", .error, .sections)
}

extension Diagnostic {
  static func gridWithoutColumns(_ grid: Name) -> Diagnostic {
    .requiredKey(
      "columns", of: .grid, at: grid.span, help: "write '{ grid: { columns: 2 } }'")
  }

  static func bareColumns(_ number: Name) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "'grid' must be a mapping of keys to values, found \(quoted(number.text))",
      at: Annotation(number.span, "a number alone"),
      help: "write '{ grid: { columns: \(number.text) } }'",
      fix: Fix(number.span, replacement: "{ columns: \(number.text) }"))
  }

  static func customOptions(_ node: Node) -> Diagnostic {
    .wrongKind(
      "'custom'", expected: "without a value", found: node,
      help: "write 'layout: custom'; the function that you write decides everything")
  }

  static func twoHeights(_ estimated: Mapping.Key, fixed: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoHeights,
      "cells have either a 'height' or an 'estimatedHeight', not both",
      at: Annotation(estimated.span, "until cells are measured"),
      also: [Annotation(fixed.span, "whatever they show")],
      help: "remove one of them")
  }

  static func twoLayouts(_ key: Mapping.Key, first: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoLayouts,
      "a section has one layout, found \(quoted(first.text)) and \(quoted(key.text))",
      at: Annotation(key.span, "a second layout"),
      also: [Annotation(first.span, "the first")],
      help: "remove one of them, or make two sections")
  }
}
