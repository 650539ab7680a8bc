extension Section: FormModel {
  private static let identity = Key(
    "identity", .choice([ownIdentity]),
    "`section` if other sections can show the same cells at once: each cell is identified by its section as well.",
    get: { $0.hasOwnIdentities ? .value(ownIdentity) : .nothing },
    set: { section, _ in section.hasOwnIdentities = true }
  ).fixed(.code)

  private static let ownIdentity = "section"

  private static let background = Key(
    "background", \.background, .sectionBackground,
    "The background of the section in a collection view; short form: its color."
  ).fixed(.section).synonyms("backgroundcolor color")

  static let repeated = Key(
    "repeat", \.repeated, .repeatedView,
    "The view whose data the section is repeated for, once for each value in the content."
  ).synonyms("repeats foreach each dynamic")

  private static let index = Key(
    "index", \.index, .repeatedText(of: "the index"),
    "A text field of the repeated data, which the index at the edge of the screen shows."
  ).fixed(.content).synonyms("indextitle indextitles sectionindex sectionindextitles")

  private static let layout = Key(
    "layout", \.layout, .sectionLayout,
    "How the section lays out its cells in a collection view."
  ).fallback("list")

  private static let header = Key(
    "header", \.header, .edge, "The view above the cells, or a text.")

  private static let footer = Key(
    "footer", \.footer, .edge, "The view below the cells, or a text.")

  static let cells = Key(
    "cells", \.cells, .cells,
    "The views that the section shows as cells."
  ).fallback("[]").synonyms("items rows")

  private static let reorder = Key(
    "reorder", \.reorder, .reorder,
    "Lets people move its cells: `true` within the section, or the sections that they can be "
      + "moved to; while the screen is edited, or always."
  ).fixed(.list).notEmpty().synonyms("reorderable canmove movable move")

  private static let collapses = Key(
    "collapses", \.collapse, .form,
    "Lets a tap on its header hide its cells and show them again."
  ).synonyms("collapsible collapsable collapse expandable expands disclosure")

  package static let form = Form(
    "section", "a section",
    blank: Section(name: .blank, layout: .plainList), foreign: foreign,
    mayBeNothing: true,
    [
      Key("doc", \.doc, .doc, "A description of the section, for the generated documentation.")
        .fixed(
          .comment),
      repeated, layout, background, header, footer, cells,
      Key(
        "limit", \.limit, .integer(atLeast: 1, help: limitHelp),
        "The maximum number of cells that it shows."
      ).fixed(.content).synonyms("max maximum maxcells maxitems"),
      index, identity, reorder, collapses,
    ],
    rules: [
      .excludes(repeated, identity) { .repeatedIdentity($1, $0) },
      FormRule(.needs([.has(collapses.name)], oneOf: [.has(header.name)]), isLoss: false) {
        section in
        guard let key = section.key(collapses), section.lacks(header),
          section.key(repeated) == nil || !section.hasNoCells
        else {
          return nil
        }
        return .collapseWithoutHeader(key)
      },
    ],
    wrongKind: { entry, _ in .cellsOfSection(entry) },
    accepts: { mapping, resolver in
      resolver.scope.fields = NamedTable()
      resolver.scope.shown = []
      resolver.scope.repeated = mapping.reading(repeated.name).isLost ? .lost : .absent
      return true
    },
    begin: { section, key, _ in section.name = Name(key.text, span: key.span) },
    check: { section, resolver in
      if let key = section.key(repeated), section.hasNoCells {
        let example = resolver.run.example(in: resolver.scope.manifest)
        resolver.report(.repeatWithoutCells(key, example: example))
        return
      }
      if let key = section.key(background), !resolver.manifest.mayBeShown(in: .collection) {
        resolver.report(.needlessInTable(key, in: resolver.manifest))
      }
      if case .value(let entry) = section.entry(reorder) {
        resolver.checkAvailability(ofMoves: entry)
      }
      guard section.lacks(header), section.lacks(footer), section.hasNoCells else { return }
      let name = Name(section.owner.text, span: section.owner.span)
      let example = resolver.run.example(in: resolver.scope.manifest)
      resolver.report(.emptySection(name, example: example))
    },
    finish: { section, written, resolver in
      resolver.checkSpans(of: section, written.entry(cells))
      resolver.checkHeights(of: section, written.entry(layout))
      resolver.checkWidths(of: section, written.entry(layout))
      resolver.checkWaterfall(of: section, written.entry(layout))
      resolver.checkCoveredBackground(of: section, written.entry(background))
      for (edge, key) in [(section.header, header), (section.footer, footer)] {
        resolver.checkGround(of: edge, written.entry(key), on: section, written.entry(background))
      }
      return true
    })
}

/// Help for a limit that is not a number. Content can be made on any thread, where members of an app whose
/// code is on the main actor by default cannot be read.
@Sendable private func limitHelp(_ node: Node) -> String {
  let member = node.scalar.flatMap { memberPath(Name($0.text, span: node.span)) }
  return "write a whole number, such as 3"
    + (member == nil ? "" : ", or leave cells out of the content that your code makes")
}

extension FormReading {
  /// True if a section certainly has no cells.
  fileprivate var hasNoCells: Bool {
    switch entry(Section.cells) {
    case .absent: return true
    case .lost: return false
    case .value(let entry):
      guard case .sequence(let list) = entry.value.content else { return false }
      return list.items.isEmpty && !list.isIncomplete
    }
  }
}

extension ValueForm where Value == [ViewReference] {
  /// A list of views with identities.
  fileprivate static var cells: ValueForm {
    ValueForm(.oneOrMore(.name(.type))) { entry, resolver in
      resolver.readCells(entry).map(ViewReference.init)
    }
  }
}

extension Resolver {
  /// Reads the `cells` of a section.
  fileprivate mutating func readCells(_ entry: Mapping.Entry) -> [Int] {
    if let problem = Diagnostic.viewsInSection(entry) {
      report(problem)
      return []
    }
    let names = readNameList(entry.value, quoted(entry.key.text), allowsOne: true) ?? []
    return names.compactMap { name in
      guard let view = findView(name) else { return nil }
      if case .none = run.views[view].identity {
        report(.cellWithoutIdentity(name, run.views[view]))
        // Report each view only once.
        run.views[view].declared.identity = .unknown
      }
      return view
    }
  }
}

extension DiagnosticCode {
  package static let emptySection = Self("empty-section", .warning, .sections)
  package static let missingIdentity = Self("missing-identity", .error, .sections)
  package static let needlessInTable = Self(
    "needless-in-table", .warning, .sections, waits: .forAll)
}

extension Diagnostic {
  static func emptySection(_ name: Name, example: String) -> Diagnostic {
    Diagnostic(
      .emptySection,
      "the section \(quoted(name.text)) has no cells, no header and no footer",
      at: Annotation(name.span, "always empty"),
      help: "add 'cells: [\(example)]' with the views it shows, or remove the section")
  }

  /// The message for views where the keys of a section are expected; nil for another value.
  fileprivate static func cellsOfSection(_ entry: Mapping.Entry) -> Diagnostic? {
    var views = [entry.value.scalar?.text]
    if case .sequence(let list) = entry.value.content { views = list.items.map { $0.scalar?.text } }
    let names = views.compactMap { $0.flatMap { isIdentifier($0) ? $0 : nil } }
    guard !names.isEmpty, names.count == views.count else { return nil }
    return .notAMapping(
      entry.value, subject: quoted(entry.key.text),
      help: "write '\(entry.key.text): { cells: [\(names.joined(separator: ", "))] }'")
  }

  /// The message for views that are declared where only their names belong; nil for another value.
  fileprivate static func viewsInSection(_ entry: Mapping.Entry) -> Diagnostic? {
    var declared: [Mapping.Entry] = []
    switch entry.value.content {
    case .mapping(let views): declared = views.entries
    case .sequence(let list):
      for item in list.items {
        if case .mapping(let view) = item.content { declared += view.entries.prefix(1) }
      }
    case .scalar, .empty, .broken: return nil
    }
    declared = declared.filter { view in
      if case .mapping = view.value.content { isIdentifier(view.key.text) } else { false }
    }
    guard let first = declared.first else { return nil }
    let names = declared.map(\.key.text)
    return Diagnostic(
      .wrongKind,
      "\(quoted(entry.key.text)) must be a list of the names of views, found the view "
        + quoted(first.key.text),
      at: Annotation(first.key.span, "declared here"),
      help: "declare \(names.count == 1 ? "it" : enumeration(names)) under 'views', and write "
        + "'\(entry.key.text): [\(names.joined(separator: ", "))]'")
  }

  static func needlessInTable(
    _ key: Mapping.Key, in manifest: ManifestDraft
  ) -> Diagnostic {
    Diagnostic(
      .needlessInTable,
      "\(quoted(key.text)) has an effect only in collection views, but this screen uses a table",
      at: Annotation(key.span, "no effect"),
      also: manifest.containersKey.map { [Annotation($0.span, "has no 'collection'")] } ?? [],
      help:
        "remove \(quoted(key.text)), or write 'containers: [collection]' for a collection view in place of the table",
      note: "with 'containers: [collection, table]', it has an effect in the collection view alone")
  }

  static func cellWithoutIdentity(_ name: Name, _ view: ViewDraft) -> Diagnostic {
    let fields = view.fields.all.map(\.name.text)
    return Diagnostic(
      .missingIdentity,
      "\(quoted(name.text)) cannot be a cell because it has no identity",
      at: Annotation(name.span, "a cell needs an identity"),
      also: [Annotation(view.name.span, "declared here without 'id'")],
      help: identityRemedy(fields),
      note: "without the key 'id', a field named 'id' is the identity")
  }

  private static func identityRemedy(_ fields: [String]) -> String {
    guard let first = fields.first else {
      return
        "add 'data: { id: Int }' to the view, with everything that it shows, or 'id: only' if it always looks "
        + "the same"
    }
    let field = fields.first(where: isNamedLikeIdentity)
    let remedy = "add 'id: \(field ?? first)' to the view"
    return field == nil
      ? "add 'id: Int' to 'data', or \(remedy.dropFirst("add ".count)), or 'id: only' if the "
        + "screen shows at most one"
      : "\(remedy), or another field, or 'id: only' if the screen shows at most one"
  }

  /// Returns true if a field's name suggests that it identifies cells, such as `url` and `productID`.
  static func isNamedLikeIdentity(_ field: String) -> Bool {
    ["url", "uuid", "uid", "key", "identifier", "sku"].contains(field.lowercased())
      || field.hasSuffix("ID") || field.hasSuffix("Id") || field.hasSuffix("Identifier")
  }
}
