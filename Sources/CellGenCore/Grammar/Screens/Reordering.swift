extension Reorder: FormModel {
  private static let to = Key(
    "to", \.targets, .sectionNames,
    "The sections that its cells can be moved to, besides their own."
  ).notEmpty().synonyms("targets target sections section destinations destination into between")

  private static let always = Key(
    "always", \.always, .flag,
    "Lets a long press lift its cells at any time, also in grids and carousels."
  ).synonyms(
    "anytime longpress drag drags draggable draganddrop dragdrop lift lifts draginteractionenabled")

  package static let form = Form(
    "reorder", "'reorder'", blank: Reorder(), foreign: foreign, limits: [.fixed(.list)],
    [to, always],
    rules: [.oneOf([to, always]) { .emptyValue(quoted($0.owner.text), at: $0.span) }],
    finish: { reorder, reading, _ in
      if reorder.always { reorder.alwaysSpan = reading.key(always)?.span }
      return true
    })

  /// Returns true if a value lets a long press lift cells.
  static func lifts(_ value: Node) -> Bool {
    guard case .mapping(let mapping) = value.content else { return false }
    return mapping[always.name]?.scalar?.text == "true"
  }
}

extension ValueForm where Value == Reorder? {
  /// A flag for whether cells can be moved, the sections that they can be moved to, or a mapping.
  static var reorder: ValueForm {
    let names = ValueForm<[Name]>.sectionNames
    let mapping = Construct.ValueKind.mapping { Reorder.form.construct }
    return ValueForm(.either([.flag, names.kind, mapping])) { entry, resolver in
      if let flag = entry.value.scalar?.text, ["true", "false"].contains(flag) {
        return .some(flag == "true" ? Reorder(span: entry.key.span) : nil)
      }
      if case .mapping = entry.value.content {
        let read: Reorder? = resolver.read(entry)
        return read.map { reorder in
          var reorder = reorder
          reorder.span = entry.key.span
          return reorder
        }
      }
      return names.read(entry, &resolver).map { Reorder(targets: $0, span: entry.key.span) }
    }
  }
}

extension ValueForm where Value == [Name] {
  /// The names of sections, which are looked up once all sections are known.
  fileprivate static var sectionNames: ValueForm {
    ValueForm(.oneOrMore(.name(.member))) { entry, resolver in
      let names = resolver.readNameList(entry.value, quoted(entry.key.text), allowsOne: true)
      if case .sequence(let list) = entry.value.content, list.items.isEmpty, !list.isIncomplete {
        resolver.report(.emptyValue(quoted(entry.key.text), at: entry.value.span))
        return nil
      }
      return names
    }
  }
}

extension Resolver {
  /// - Source: `reorderingHandlers` and `isEditing` of a collection view are new in iOS 14 (Apple,
  ///   `UICollectionViewDiffableDataSource.reorderingHandlers`); its drags have existed since iOS 11 (Apple,
  ///   `UICollectionViewDragDelegate`).
  mutating func checkAvailability(ofMoves entry: Mapping.Entry) {
    guard manifest.isShown(in: .collection), entry.value.scalar?.text != "false",
      !Reorder.lifts(entry.value)
    else { return }
    checkAvailability(
      of: "moving the cells of a collection", since: 14, at: entry.key.span,
      instead: "lift them by a long press with 'reorder: { always: true }'")
  }

  /// The problems with the sections that cells can be moved to.
  func reorderProblems(among sections: [Section]) -> [Diagnostic] {
    sections.flatMap { section -> [Diagnostic] in
      (section.reorder?.targets ?? []).compactMap { name in
        guard let target = sections.first(where: { $0.name.text == name.text }) else {
          let names = sections.map(\.name.text)
          return .unknownChoice(
            "a section that 'reorder' names", name, among: names,
            help: reorderHelp(for: name.text),
            note: names.count == 1
              ? "\(quoted(names[0])) is the only section"
              : "the sections are \(enumeration(names))")
        }
        if target.name.text == section.name.text { return nil }
        if let own = [section, target].first(where: \.hasOwnIdentities) {
          return .moveOfOwnIdentity(name, own)
        }
        // The cells of a section without any are unknown, and that is reported at the section.
        let missing =
          target.cells.isEmpty ? nil : section.cells.first { !target.cells.contains($0) }
        return missing.map { .moveOfOtherCell(run.views[$0.index].name, to: name) }
      }
    }
  }

  /// Warns about cells that can be moved while their screen is edited, but have no grip to be moved by.
  ///
  /// If a list also shows their view, its cells are list cells everywhere, with UIKit's grip.
  ///
  /// - Source: a grip is an accessory of a list cell (Apple, `UICellAccessory.reorder`), and of a table's row
  ///   (`UITableViewCell.showsReorderControl`).
  mutating func checkGrips() {
    for manifest in run.manifests {
      guard manifest.isShown(in: .collection), !manifest.mayBeShown(in: .table) else { continue }
      let sections = manifest.sections ?? []
      let listed = sections.filter { $0.layout.isList && !$0.hasOwnIdentities }.flatMap(\.cells)
      for section in sections where !section.lifts && section.layout.hasNoRows {
        guard let span = section.reorder?.span,
          section.hasOwnIdentities || !section.cells.contains(where: listed.contains)
        else { continue }
        report(.neverMoved(section, at: span))
      }
    }
  }

  /// Reports cells that a long press would both lift and report.
  ///
  /// A menu does not conflict: holding still opens it, and moving the finger lifts the cell.
  ///
  /// - Source: since iOS 13, UIKit "supports both context menus and drag and drop for long touches"
  ///   (github.com/Ranchero-Software/NetNewsWire/issues/620), and apps have both on the same rows, such as
  ///   NetNewsWire's `MasterFeedViewController`.
  mutating func checkLifts() {
    for manifest in run.manifests {
      for section in manifest.sections ?? [] where section.lifts {
        guard let span = section.reorder?.alwaysSpan,
          let cell = section.cells.first(where: { run.otherLongPress(of: $0.index) != nil }),
          let other = run.otherLongPress(of: cell.index)
        else { continue }
        report(.liftedBesides(other, of: run.views[cell.index].name, at: span))
      }
    }
  }
}

/// The effect of a long press on a cell besides lifting it.
private enum OtherLongPress {
  /// The report of the view's `longPress` key.
  case key(Mapping.Key)
  /// The report of an element in its layout.
  case element
}

extension Run {
  fileprivate func otherLongPress(of position: Int) -> OtherLongPress? {
    let view = views[position]
    if view.row.longPress != nil, let key = view.written?.row.entry("longPress")?.key {
      return .key(key)
    }
    guard let shown = self.position(showing: position),
      case .layout(let root)? = views[shown].presentation
    else { return nil }
    let elements = Element.stack(root).all
    return elements.contains { $0.look.longPress != nil } ? .element : nil
  }
}

/// What to write for a word that is not the name of a section.
private func reorderHelp(for word: String) -> String? {
  switch word.lowercased() {
  case "always", "anytime", "longpress", "drag", "draganddrop": "write '{ always: true }'"
  case "editing", "edit", "grip", "handle", "within", "yes", "on": "write 'true'"
  case "true": "remove 'to': cells can be moved within their section without it"
  case "never", "none", "no", "off": "remove 'reorder': without it, cells are not moved"
  default: nil
  }
}

extension DiagnosticCode {
  package static let neverMoved = Self("never-moved", .warning, .sections, waits: .forAll)
  package static let moveTarget = Self("move-target", .error, .sections)
}

extension Diagnostic {
  fileprivate static func neverMoved(_ section: Section, at span: SourceSpan) -> Diagnostic {
    let names = section.reorder?.targets?.map(\.text) ?? []
    let to = names.count == 1 ? "to: \(names[0]), " : "to: [\(names.joined(separator: ", "))], "
    return Diagnostic(
      .neverMoved,
      "'reorder' has no effect: the cells of \(quoted(section.name.text)) have no grip to move them by",
      at: Annotation(span, "no grip outside lists and tables"),
      help:
        "write 'reorder: { \(names.isEmpty ? "" : to)always: true }', so a long press lifts them",
      note: "while a screen is edited, only the rows of lists and tables have a grip")
  }

  fileprivate static func moveOfOtherCell(_ cell: Name, to target: Name) -> Diagnostic {
    Diagnostic(
      .moveTarget,
      "cells of this section cannot be moved to \(quoted(target.text)), which has no \(quoted(cell.text))",
      at: Annotation(target.span, "other cells"),
      help:
        "add \(quoted(cell.text)) to the 'cells' of \(quoted(target.text)), or remove the section")
  }

  fileprivate static func moveOfOwnIdentity(_ target: Name, _ section: Section) -> Diagnostic {
    Diagnostic(
      .moveTarget,
      "cells cannot be moved between sections that identify them separately",
      at: Annotation(target.span, "another identity"),
      also: [Annotation(section.name.span, "has 'identity: section'")],
      help: "remove \(quoted(target.text)), or 'identity: section'")
  }

  fileprivate static func liftedBesides(
    _ other: OtherLongPress, of view: Name, at span: SourceSpan
  ) -> Diagnostic {
    let (name, place, remedy): (String, Annotation, String)
    switch other {
    case .key(let key):
      name = "'longPress' of \(quoted(view.text))"
      place = Annotation(key.span, "reported by a long press")
      remedy = "offer its action by a 'menu' in place of 'longPress'"
    case .element:
      name = "a 'longPress' in the layout of \(quoted(view.text))"
      place = Annotation(view.span, "an element in it reports a long press")
      remedy = "remove 'longPress' from the element"
    }
    return Diagnostic(
      .elementAction,
      "'always' and \(name) are the same gesture",
      at: Annotation(span, "lifted by a long press"),
      also: [place],
      help: "remove 'always', so cells are moved only while the screen is edited, or \(remedy)")
  }
}

extension Reorder {
  static let foreign: [ForeignWord] = [
    ForeignWord(
      "field cases", "write 'reorder: true': all cells of a section can be moved, or none"),
    .needless(
      "within self same from source enabled", "cells can always be moved within their section"),
    .needless(
      "editing edit whileediting grip handle reordercontrol",
      "rows always have a grip while the screen is edited"),
    .needless(
      "items multiple several copy forbidden cancel types",
      "people move one cell or several, and only to the sections in 'to'"),
  ]
}

extension ForeignWord {
  static let reorder = ForeignWord(
    "reorder reorderable canmove movable move onmove moves",
    "write 'reorder: true' in the section whose cells can be moved")
  static let dragAndDrop = ForeignWord(
    "draganddrop dragdrop draggable droppable dragdelegate dropdelegate drag drop drags drops candrag "
      + "candrop ondrag ondrop dropdestination draginteraction draginteractionenabled dragtoreorder "
      + "longpresstoreorder",
    "write 'reorder: { always: true }' in the section whose cells a long press lifts, or "
      + "'reorder: { to: […], always: true }' with the other sections that they can be moved to")
}
