extension SectionLayout: FormModel {
  /// The layout of a section without `layout`.
  static let plainList = SectionLayout.list(ListLayout())

  package static let form = Form(
    "sectionLayout", "a section's layout", isChoiceOfOne: true, blank: plainList,
    short: ShortForm([.choice(keys.map(\.name))]) { entry, layout, resolver in
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

  fileprivate static let keys = [
    Key("list", .form, "Full-width rows, one below the other.") {
      $0 = .list($1)
    },
    Key("grid", .form, "Columns of equal width.") { $0 = .grid($1) },
    Key("carousel", .form, "One row that scrolls horizontally.") { $0 = .carousel($1) },
    Key("custom", .custom, "You write the function that creates the section's layout.") {
      layout, _ in layout = .custom
    },
  ]
}

extension ValueForm where Value == Void {
  /// The section layout whose function the user writes.
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
  case "row", "horizontal", "orthogonal": "did you mean 'carousel'?"
  case "rows", "vertical", "table", "plain": "did you mean 'list'?"
  case "columns": "did you mean 'grid'? write '{ grid: { columns: 2 } }'"
  case "automatic", "default": "remove 'layout' for a plain list"
  default:
    Vocabulary.listAppearances.contains(word)
      ? "write 'layout: { list: { appearance: \(word) } }'" : nil
  }
}

extension DiagnosticCode {
  package static let twoLayouts = Self("two-layouts", .error, .sections)
}

extension Diagnostic {
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
