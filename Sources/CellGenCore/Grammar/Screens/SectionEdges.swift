extension Heading: FormattedText {
  static var keyOfText: String { "title" }
  static var shower: String { "a header or footer" }

  var text: Text {
    get { title ?? .constant(.none) }
    set { title = newValue }
  }
}

extension Heading: FormModel {
  private static let view = Key(
    "view", .later(.name(.type)),
    "The view to show; without other keys, just its name is enough."
  ) { (_: inout Heading, _: Mapping.Entry) in
  }

  private static let title = Key(
    "title", \.title, .titleOfSection,
    "Its text, while the section is shown. In a repeated section, it can come from the section's data; there is no "
      + "header or footer while it is nil."
  ).fallback("a text of the content").synonyms("text field literal label")

  private static let style = Key(
    "style", \.style,
    .cases { word in
      ["large", "bold", "big", "title"].contains(word) ? "write 'prominent'" : nil
    },
    "Its look: `standard` for the look of the surrounding list, or one of "
      + "UIKit's configurations for list headers."
  ).fixed(.code)

  private static let pinned = Key(
    "pinned", \.isPinned, .flag,
    "Keeps it in view, over the cells, while its section scrolls past."
  ).fixed(.section).synonyms(
    "pin sticky isPinned ispinned pinstovisiblebounds pintovisiblebounds floating floats isSticky issticky"
  )

  package static let form = Form(
    "heading", "a header or footer", blank: Heading(), foreign: foreign,
    stateless: { _, _ in "write one text, or a text for each case of a field" },
    limits: [.stateless(.heading)],
    [view, title] + Key.formats + [style, pinned],
    rules: [
      FormRule(.oneOf([view.name, title.name, style.name])) { heading in
        heading.mapping.isIncomplete
          || heading.mapping.entries.contains { $0.key.text != pinned.name }
          ? nil : .emptyHeading(heading.owner, at: heading.span)
      },
      .excludes(view, title) { .viewAndText($0, $1) },
      .excludes(view, style) { .viewAndText($0, $1) },
    ] + Key.formats.map { .needs(title, for: $0) },
    finish: { heading, written, resolver in
      let place = written.owner.text
      if heading.isPinned, let key = written.key(pinned) { resolver.checkPinning(of: place, key) }
      if case .value(let entry) = written.entry(view) {
        let entry = Mapping.Entry(key: written.owner, value: entry.value)
        guard let view = resolver.readHeaderFooter(entry) else { return false }
        heading.view = ViewReference(index: view)
        return true
      }
      if written.has(view) { return false }
      resolver.checkAvailability(
        of: "a header or footer without a view", since: 14, at: written.owner.span,
        instead: "declare a view for it")
      if written.lacks(title) {
        if case .value(let repeated) = resolver.scope.repeated {
          let view = resolver.run.views[repeated.view]
          let field = view.fields.all.first { $0.type.map { KnownType($0).unwrapped } == .text }
          resolver.report(
            .headingWithoutText(written.owner, repeated: view.name, field?.name.text))
          return false
        }
      } else if heading.title == nil || !resolver.finishText(of: &heading, written) {
        return false
      }
      if case .value(let repeated) = resolver.scope.repeated {
        // A field that the section reads counts as shown by the view.
        resolver.run.views[repeated.view].display.shown.formUnion(resolver.scope.shown)
      }
      guard let key = written.key(style) else { return true }
      if place == "footer", [.prominent, .extraProminent].contains(heading.style) {
        let span = written.mapping[style.name]?.span ?? key.span
        resolver.report(.prominentFooter(heading.style, at: span))
        return false
      }
      if [.prominent, .extraProminent].contains(heading.style) {
        resolver.checkAvailability(
          of: "a prominent header", since: 15, at: key.span, instead: "remove 'style'")
      }
      return true
    })
}

extension ValueForm where Value == SectionEdge {
  /// A view, or a text without a view.
  static var edge: ValueForm {
    ValueForm(.either([.name(.type), Heading.form.kind])) { entry, resolver in
      guard case .mapping = entry.value.content else {
        return resolver.readHeaderFooter(entry, mayBeText: true).map {
          .view(ViewReference(index: $0), isPinned: false)
        }
      }
      let heading: Heading? = resolver.read(entry)
      return heading.map { heading in
        heading.view.map { .view($0, isPinned: heading.isPinned) } ?? .heading(heading)
      }
    }
  }
}

extension ValueForm where Value == Text {
  /// The text of a header or footer, which may come from the data that its section is repeated for.
  fileprivate static var titleOfSection: ValueForm {
    ValueForm(.either([.text, .swiftMember] + TextConstant.mappingKinds)) { entry, resolver in
      let isRepeated: Bool
      switch resolver.scope.repeated {
      case .value: isRepeated = true
      case .lost: return nil
      case .absent:
        isRepeated = false
        if case .mapping(let mapping) = entry.value.content, mapping["field"] != nil {
          resolver.report(.textWithoutRepeat(entry))
          return nil
        }
      }
      if case .mapping = entry.value.content { return labelText.read(entry, &resolver) }
      if isRepeated, entry.value.scalar?.text.contains("{") == true {
        // Its formats may be written next to it.
        return resolver.readPhrase(entry.value, quoted(entry.key.text), for: .words)
          .map { .constant(.phrase($0)) }
      }
      return resolver.readFixedText(
        entry.value, quoted(entry.key.text), for: isRepeated ? .words : .heading
      ).map(Value.constant)
    }
  }
}

extension TextUse {
  /// The text of the header or footer of a section that is not repeated, which is in no view's data.
  fileprivate static let heading = TextUse(
    hasData: false,
    change:
      "for a text that the content has, write '{ style: standard }', or repeat the section for a view that has "
      + "the field")
}

extension Resolver {
  /// Reads the `header` and the `footer` of a screen; nil if it has neither.
  mutating func readEdges(of manifest: ManifestDraft) -> Section? {
    guard manifest.headerEntry.value != nil || manifest.footerEntry.value != nil else {
      return nil
    }
    var edges = Section(name: .screenEdges, layout: .plainList)
    var span: SourceSpan?
    for (path, reading) in [
      (\Section.header, manifest.headerEntry), (\Section.footer, manifest.footerEntry),
    ] {
      guard case .value(let entry) = reading, let view = readHeaderFooter(entry, ofScreen: true)
      else { continue }
      span = span ?? entry.key.span
      edges[keyPath: path] = .view(ViewReference(index: view), isPinned: false)
    }
    guard let span else { return nil }
    edges.name = Name(edges.name.text, span: span)
    return edges
  }

  /// Reads the `header` or the `footer` of a section or a screen.
  ///
  /// - Parameter mayBeText: true if its mapping can contain a text instead of a view.
  fileprivate mutating func readHeaderFooter(
    _ entry: Mapping.Entry, ofScreen isOfScreen: Bool = false, mayBeText: Bool = false
  ) -> Int? {
    let (key, node) = (entry.key.text, entry.value)
    if case .sequence(let list) = node.content, list.items.count == 1,
      let view = list.items[0].scalar
    {
      report(.listOfOne(key, view.text, at: node.span))
      return nil
    }
    if isOfScreen, case .mapping = node.content {
      report(.headingOfScreen(key, node))
      return nil
    }
    guard let name = readName(node, quoted(key)) else { return nil }
    if case .value(let repeated) = scope.repeated, run.viewPositions[name.text] == nil,
      run.views[repeated.view].fields[name.text] != nil
    {
      report(.fieldAsEdge(key, name, of: run.views[repeated.view].name))
      return nil
    }
    if run.viewPositions[name.text] == nil, !manifest.isOpen {
      let isFlag = ["true", "false"].contains(name.text)
      let isText = node.scalar?.style != .plain || !isIdentifier(name.text)
      if isFlag || isText {
        let words = name.text.split(separator: " ").map(String.init)
        let isPinned = words.count == 2 && ["pinned", "sticky"].contains(words[1])
        report(
          .textForHeaderFooter(
            key, name, ofScreen: isOfScreen,
            pinned: isPinned && run.viewPositions[words[0]] != nil ? words[0] : nil))
        return nil
      }
    }
    let text = mayBeText ? "\(key): { title: \(name.text) }" : nil
    guard let view = findView(name, text: text) else { return nil }
    if case .value(let repeated) = scope.repeated, repeated.view != view {
      let shown = run.views[repeated.view].name
      report(.unrepeatedEdge(entry.key, name, repeated: shown, repeated.key))
      return nil
    }
    if run.views[view].isOverloaded { report(.overloadedEdge(key, name, run.views[view])) }
    if let cell = run.cellClass(showing: view) { report(.cellAsHeader(key, name, cell: cell)) }
    return view
  }
}

extension Resolver {
  /// Warns about a header or footer that should stay in view in a table that scrolls it away.
  ///
  /// - Source: the headers and footers of a plain table "float above the content"; those of a grouped table
  ///   do not (Apple, `UITableView.Style`).
  fileprivate mutating func checkPinning(of place: String, _ key: Mapping.Key) {
    guard manifest.isShown(in: .table), !manifest.mayBeShown(in: .collection),
      manifest.table.style != "plain"
    else { return }
    report(.neverPinned(key, place, inTable: manifest.table.style))
  }
}

extension Resolver {
  /// Warns about a pinned header or footer on a color through which the cells show.
  ///
  /// A slight translucency is a matter of taste: behind 90 % and more, hardly anything can be seen.
  mutating func checkGround(
    of edge: SectionEdge?, _ written: Reading<Mapping.Entry>, on section: Section,
    _ background: Reading<Mapping.Entry>
  ) {
    guard let edge, edge.isPinned, manifest.mayBeShown(in: .collection),
      case .mapping(let mapping)? = written.value?.value.content,
      let pinned = mapping.entries.first(where: { $0.key.text == "pinned" })?.key
    else { return }
    let view = edge.view.map { run.views[$0.index] }
    let own = view?.look.background.color
    let (colors, entry) =
      own != nil && view?.look.background.coversAll == true
      ? (own?.constants ?? [], view?.written?.background.value)
      : (
        section.background.flatMap { $0.coversAll ? $0.color : nil }.map { [$0] } ?? [],
        background.value
      )
    let place = written.value?.key.text ?? ""
    if let entry, colors.contains(where: { isSeeThrough($0, below: 0.9) }) {
      report(.seeThroughHeader(pinned, place, ground: entry.key.span))
    } else if let view, case .layout(let root)? = view.presentation,
      let layout = view.written?.layout.value,
      let effect = pointlessEffect(of: root, hasOwn: own != nil)
    {
      report(.translucentHeader(pinned, place, effect, ground: layout.outermost("background").span))
    }
  }

  /// Returns true if a color has a lower alpha in an appearance; false for colors that only the app knows.
  private func isSeeThrough(_ color: Color, below alpha: Double) -> Bool {
    Appearance.allCases.contains { paint(of: color, in: $0).map { $0.alpha < alpha } ?? false }
  }

  /// The effect that the background of a header's layout would have if the cells showed through: "blurs"; nil
  /// for a background that makes sense over a color.
  ///
  /// A color may tint the background of the view itself.
  private func pointlessEffect(of root: StackElement, hasOwn: Bool) -> String? {
    switch root.look.background {
    case .blur?: return "blurs"
    case .color(let color)? where !hasOwn:
      let colors = color.constants
      return !colors.isEmpty && colors.allSatisfy { isSeeThrough($0, below: 1) } ? "shows" : nil
    case .gradient(let colors)? where !hasOwn:
      return colors.flatMap(\.constants).contains { isSeeThrough($0, below: 1) } ? "shows" : nil
    default: return nil
    }
  }
}

extension Mapping.Entry {
  /// A key of the outermost element in a layout, or the key of the layout.
  fileprivate func outermost(_ name: String) -> Mapping.Key {
    guard case .mapping(let layout) = value.content,
      case .mapping(let keys)? = layout.entries.first?.value.content
    else { return key }
    return keys.entry(name)?.key ?? key
  }
}

extension Name {
  /// The name of the header and the footer of a screen in generated code: `screenHeader`.
  fileprivate static let screenEdges = Name("screen", span: Name.blank.span)
}

extension DiagnosticCode {
  package static let neverPinned = Self("never-pinned", .warning, .sections, waits: .forAll)
  package static let seeThroughHeader = Self(
    "see-through-header", .warning, .sections, waits: .forAll)
  package static let overloadedEdge = Self("overloaded-edge", .error, .sharedViews)
}

extension Diagnostic {
  static func overloadedEdge(_ key: String, _ name: Name, _ view: ViewDraft) -> Diagnostic {
    let target = view.viewName ?? ""
    return Diagnostic(
      .overloadedEdge,
      "\(quoted(name.text)) has 'map: custom', so it cannot be a \(key)",
      at: Annotation(name.span, "shown by a class with its own view data"),
      also: [Annotation(view.name.span, "has 'map: custom'")],
      help: "map it field by field, or show \(quoted(target)) here",
      note: "headers, footers and states pass a class only the data of its own view")
  }

  /// The message for a header or footer that is text or a Boolean instead of a view's name.
  static func textForHeaderFooter(
    _ key: String, _ name: Name, ofScreen isOfScreen: Bool = false, pinned pinnedView: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(name.text))",
      at: Annotation(name.span, "unknown view"),
      help: name.text == "false"
        ? "remove '\(key)': without it, there is none"
        : isOfScreen
          ? viewForScreenEdge
          : name.text == "true"
            ? "write '\(key): { title: … }' with its text, or name a view"
            : pinnedView.map { "write '\(key): { view: \($0), pinned: true }'" }
              ?? "write '\(key): { title: \(inYAML(name.text)) }'",
      note: "a word alone is the name of a view")
  }

  fileprivate static func fieldAsEdge(_ key: String, _ field: Name, of view: Name) -> Diagnostic {
    Diagnostic(
      .unknownView,
      "there is no view \(quoted(field.text)), but \(quoted(view.text)) has a field of that name",
      at: Annotation(field.span, "unknown view"),
      help: "write '\(key): { title: { field: \(field.text) } }' for the text of the field")
  }

  private static var viewForScreenEdge: String {
    "declare a view that shows it, and write its name"
  }

  fileprivate static func headingOfScreen(_ key: String, _ node: Node) -> Diagnostic {
    var help = viewForScreenEdge
    if case .mapping(let heading) = node.content {
      let view = heading["view"]?.scalar?.text
      if let view { help = "write '\(key): \(view)'" }
      if heading["pinned"] != nil {
        let kind = view.map { "view: \($0)" } ?? "title: …"
        help += ", or '\(key): { \(kind), pinned: true }' in a section"
      }
    }
    return .wrongKind(
      quoted(key), expected: "the name of a view", found: node, help: help,
      note: "the '\(key)' of a screen scrolls with its content, and has no text without a view")
  }

  static func listOfOne(_ key: String, _ view: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .wrongKind,
      "\(quoted(key)) must be a name, found a list",
      at: Annotation(span, "a section has only one"),
      help: "write '\(key): \(view)'",
      fix: Fix(span, replacement: view))
  }

  fileprivate static func emptyHeading(_ owner: Mapping.Key, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .emptyValue,
      "\(quoted(owner.text)) shows nothing",
      at: Annotation(span, "neither a view nor a text"),
      help:
        "write 'title: …' with a text, 'style: standard' for a text that the content has, or "
        + "'view: …' with a view")
  }

  fileprivate static func viewAndText(_ view: Mapping.Key, _ text: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .elementType,
      "a header or footer is either a view or a text, not both",
      at: Annotation(text.span, "for a text"),
      also: [Annotation(view.span, "the view")],
      help: "remove \(quoted(text.text)), and let the view show it")
  }

  fileprivate static func neverPinned(
    _ key: Mapping.Key, _ place: String, inTable style: String
  ) -> Diagnostic {
    Diagnostic(
      .neverPinned,
      "\(quoted(key.text)) has no effect: this screen is a table of the style \(quoted(style))",
      at: Annotation(key.span, "scrolls with its section"),
      help: "write 'table: plain', or remove \(quoted(key.text))",
      note: "a plain table keeps all \(place)s in view, and other tables keep none")
  }

  fileprivate static func seeThroughHeader(
    _ key: Mapping.Key, _ place: String, ground: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .seeThroughHeader,
      "the cells show through a \(place) that stays over them",
      at: Annotation(key.span, "stays over the cells"),
      also: [Annotation(ground, "see-through")],
      help: "write an opaque 'background', or remove it to use the list's color",
      note:
        "without a 'background', a pinned view hides the cells with the color behind the list"
    )
  }

  /// - Parameter effect: the effect of its layout's background on the cells: "blurs".
  fileprivate static func translucentHeader(
    _ key: Mapping.Key, _ place: String, _ effect: String, ground: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .seeThroughHeader,
      "a \(place) that stays over the cells \(effect) none of them",
      at: Annotation(key.span, "has an opaque color behind its layout"),
      also: [Annotation(ground, "over that color")],
      help:
        "remove the 'background' here, and write an opaque 'background' for the view if it should "
        + "differ from the list",
      note: "a pinned view hides the cells, with its own color or the one behind the list")
  }

  fileprivate static func prominentFooter(
    _ style: Heading.Style, at span: SourceSpan
  ) -> Diagnostic {
    .unknownChoice(
      "the 'style' of a footer", Name(style.rawValue, span: span),
      among: ["standard", "plain", "grouped"], help: "remove it: UIKit has prominent headers only")
  }
}
