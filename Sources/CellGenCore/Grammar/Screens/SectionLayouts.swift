extension SectionLayout: FormModel {
  /// The layout of a section without `layout`.
  static let plainList = SectionLayout.list(ListLayout())

  package static let form = Form(
    "sectionLayout", "a section's layout", isChoiceOfOne: true, blank: plainList, foreign: foreign,
    short: ShortForm([.choice(words)]) { entry, layout, resolver in
      resolver.readWord(entry, &layout)
    },
    keys,
    check: { layout, resolver in
      let entries = layout.mapping.entries
      guard let first = entries.first else {
        if !layout.mapping.isIncomplete {
          resolver.report(.emptyValue(quoted(layout.owner.text), at: layout.span))
        }
        return
      }
      for other in entries.dropFirst() where keys.contains(where: { $0.name == other.key.text }) {
        resolver.report(.twoLayouts(other.key, first: first.key))
      }
    })

  /// The layouts that need no keys.
  fileprivate static let words = ["list", "carousel", "custom"]

  fileprivate static let keys = [
    Key("list", .form, "Full-width rows.") {
      $0 = .list($1)
    },
    Key("grid", .form, "Columns of equal width.") { $0 = .grid($1) },
    Key("waterfall", .form, "Columns in which each cell is as tall as its view.") {
      $0 = .waterfall($1)
    }.synonyms(waterfallWords),
    Key("carousel", .form, "One row that scrolls horizontally.") { $0 = .carousel($1) },
    Key("custom", .custom, "You write the function that creates the section's layout.") {
      layout, _ in layout = .custom
    },
  ]
}

/// A layout that data decide, as it is written.
struct LayoutCases: Sendable {
  var field = Field.blank
  var cases: Mapping.Entry?
}

extension LayoutCases: FormModel {
  static let form = Form(
    "layoutCases", "a layout by data", blank: LayoutCases(),
    [
      Key(
        "field", \.field, .repeatedField,
        "The field of the repeated data that decides: a Bool, an optional or an enum."
      ).required("add 'field: …' with the field whose cases these are"),
      Key(
        "cases", \.cases, .later(.names(.member, to: SectionLayout.form.kind)),
        "A layout for each case of the field, and `else` for all others."
      ).required("add 'cases: { … }' with a layout for each case of the field").notEmpty(),
    ])
}

extension ValueForm where Value == SectionLayout {
  /// One layout, or one for each case of a field.
  static var sectionLayout: ValueForm {
    ValueForm(
      .either([
        .choice(SectionLayout.words), .mapping { SectionLayout.form.construct },
        .mapping { LayoutCases.form.construct },
      ])
    ) { entry, resolver in
      guard case .mapping(let mapping) = entry.value.content else { return resolver.read(entry) }
      let outer = resolver.scope.helpForFixed
      resolver.scope.helpForFixed =
        resolver.scope.repeated.isAbsent
        ? nil : "a layout for each case: 'layout: { field: …, cases: { … } }'"
      defer { resolver.scope.helpForFixed = outer }
      if let problem = Diagnostic.layoutByType(mapping) {
        resolver.report(problem)
        return nil
      }
      guard mapping["field"] != nil || mapping["cases"] != nil else { return resolver.read(entry) }
      guard let draft: LayoutCases = resolver.read(entry), let cases = draft.cases else {
        return nil
      }
      return resolver.readCases(cases, of: draft.field) { each, resolver -> SectionLayout? in
        resolver.read(each)
      }.map { cases in
        .cases(
          draft.field,
          cases.map { LayoutCase(pattern: $0.pattern, layout: $0.value, span: $0.span) })
      }
    }
  }
}

extension ValueForm where Value == Void {
  /// The section layout from a function that the user writes.
  fileprivate static var custom: ValueForm {
    ValueForm(.nothing) { entry, resolver in
      if entry.value.isEmpty { return () }
      resolver.report(.customOptions(entry.value))
      return nil
    }
  }
}

extension Resolver {
  /// Reads a layout that is a single word.
  fileprivate mutating func readWord(
    _ entry: Mapping.Entry, _ layout: inout SectionLayout
  ) -> Bool {
    let words = SectionLayout.keys.map(\.name)
    guard
      let word = readChoice(entry.value, quoted(entry.key.text), among: words, hint: layoutHint),
      let key = SectionLayout.keys.first(where: { $0.name == word })
    else { return false }
    let span = entry.value.span
    let alone = Mapping.Entry(
      key: Mapping.Key(text: word, span: span), value: Node(.empty, span: span))
    return key.read(alone, &layout, &self)
  }
}

@Sendable private func layoutHint(_ word: String) -> String? {
  switch word {
  case _ where isWaterfall(word): "did you mean 'waterfall'? write '{ waterfall: { columns: 2 } }'"
  case "row", "horizontal", "orthogonal": "did you mean 'carousel'?"
  case "rows", "vertical", "table": "did you mean 'list'?"
  case "plain": "write 'list', which is plain without an 'appearance'"
  case "columns": "did you mean 'grid'? write '{ grid: { columns: 2 } }'"
  case "automatic", "default": "remove 'layout' for a plain list"
  case "flow", "compositional", "mosaic":
    "write 'layout: custom', and create the layout in your code"
  default:
    layoutCall(word).map { "write '\($0)'" }
      ?? listAppearance(meantBy: word).map { "write 'layout: { list: { appearance: \($0) } }'" }
  }
}

/// The words for a waterfall in other frameworks.
private let waterfallWords =
  "masonry staggered pinterest masonrygrid masonrylayout staggeredgrid staggeredlayout waterfallgrid waterfalllayout"

/// Returns true for a word that means a waterfall, such as `staggered-grid`.
func isWaterfall(_ word: String) -> Bool {
  let letters = word.lowercased().filter(\.isLetter)
  return waterfallWords.split(separator: " ").contains { $0 == letters }
}

/// The layout that a Swift-like call means, such as `grid(2)` or `grid(columns: 2)`; nil for another text.
private func layoutCall(_ text: String) -> String? {
  guard let call = SwiftCall(text), call.arguments.count == 1,
    ["", "columns", "count"].contains(call.arguments[0].label),
    ["grid", "waterfall"].contains(call.name),
    let columns = call.number(0)
  else { return nil }
  return "{ \(call.name): { columns: \(columns) } }"
}

/// The list appearance that another spelling means, such as `list.insetGrouped` or `inset-grouped`.
func listAppearance(meantBy word: String) -> String? {
  let letters = word.lowercased().filter(\.isLetter).replacing("list", with: "")
  return Vocabulary.listAppearances.first { $0.lowercased() == letters }
    ?? Suggestion.names(near: word, among: Vocabulary.listAppearances).first
}

extension DiagnosticCode {
  package static let twoLayouts = Self("two-layouts", .error, .sections)
}

extension Diagnostic {
  /// The message for `{ type: list, appearance: insetGrouped }`; nil for any other mapping.
  static func layoutByType(_ mapping: Mapping) -> Diagnostic? {
    let types = ["type", "kind", "style"]
    guard let type = mapping.entries.first(where: { types.contains($0.key.text) }),
      let written = type.value.scalar?.text
    else { return nil }
    let word = isWaterfall(written) ? "waterfall" : written
    guard SectionLayout.keys.contains(where: { $0.name == word }) else { return nil }
    let others = mapping.entries.filter { $0.key.text != type.key.text }.map { other in
      "\(other.key.text): \(other.value.scalar.map(\.asWritten) ?? "…")"
    }
    let layout =
      others.isEmpty ? word : "{ \(word): { \(others.joined(separator: ", ")) } }"
    return Diagnostic(
      .unknownKey,
      "a section's layout has no key \(quoted(type.key.text))",
      at: Annotation(type.key.span, "unknown key"),
      help: "write 'layout: \(layout)'")
  }

  static func customOptions(_ node: Node) -> Diagnostic {
    .wrongKind(
      "'custom'", expected: "a key without a value", found: node,
      help: "write 'layout: custom'; your function decides everything")
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

extension SectionLayout {
  static let foreign: [ForeignWord] = [
    .example(
      "itemsperrow columncount numberofcolumns columnsperrow spancount",
      "write 'grid: { columns: ‹2› }'"
    ) { $0.scalar?.text },
    ForeignWord("itemsize", "write 'grid: { minWidth: 160, height: 120 }'") { value, _ in
      cellSize(value).map { "write 'grid: { minWidth: \($0.width), height: \($0.height) }'" }
    },
    ForeignWord(
      "scrolldirection direction axis",
      "write 'carousel' in place of the mapping for a row that scrolls horizontally"
    ) { value, _ in
      ["vertical", ".vertical"].contains(value.scalar?.text)
        ? "remove it: cells scroll vertically" : nil
    },
    .span,
    ForeignWord(appearanceWords, "write 'list: { appearance: insetGrouped }'") { _, mapping in
      writtenAppearance(mapping).map { "write 'list: { appearance: \($0) }'" }
    },
    ForeignWord("style liststyle", "write 'list: { appearance: insetGrouped }'") { value, _ in
      value.scalar.flatMap { listAppearance(meantBy: $0.text) }
        .map { "write 'list: { appearance: \($0) }'" }
    },
  ]
}

extension ForeignWord {
  static let scrollsVertically = needless(
    "scrolldirection direction axis",
    "cells scroll vertically; for one row that scrolls horizontally, write "
      + "'layout: carousel'")
}

let appearanceWords =
  "insetgrouped insetgroupedlist grouped groupedlist plain plainlist inset sidebar sidebarplain"

/// The list appearance that a mapping has as a key.
func writtenAppearance(_ mapping: Mapping) -> String? {
  mapping.entries.lazy.compactMap { listAppearance(meantBy: $0.key.text) }.first
}

/// The width and the height of cells that `100`, or a mapping with both, means.
func cellSize(_ size: Node) -> (width: String, height: String)? {
  if let side = size.scalar, isPlainNumber(side) { return (side.text, side.text) }
  guard case .mapping(let mapping) = size.content, let width = mapping["width"]?.scalar?.text,
    let height = mapping["height"]?.scalar?.text
  else { return nil }
  return (width, height)
}
