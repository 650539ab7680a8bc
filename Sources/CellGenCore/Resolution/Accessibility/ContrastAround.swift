/// Texts on what is behind the view that they are in: an element of a view that holds it, or a section.
extension Resolver {
  /// Warns of texts whose colour is hard to read on a background that is declared around their view.
  ///
  /// - Parameter shown: the cells, headers and footers; only these have the background of their own.
  mutating func reportLowContrastAround(shown: ViewSet) {
    var walk = ContrastWalk(
      reported: Set(run.views.flatMap(\.display.unreadableInCells).map(\.primary.span)))
    for (position, view) in run.views.enumerated() where holdsViews(view) {
      guard case .layout(let root)? = view.presentation else { continue }
      scope.written = view.display.written
      let color = shown.contains(position) ? view.look.background.color : nil
      let key = view.written?.background.value
      let ground = color.map {
        Ground(color: $0, span: key.map { Ground.place(of: $0, "color") })
      }
      walk.within = [position]
      findLowContrast(in: .stack(root), on: ground, isAround: false, &walk)
    }
    for manifest in run.manifests where manifest.isShown(in: .collection) {
      let cells = manifest.groundsOfCells.filter { !run.views[$0.view].hasBackground }
      let edges = manifest.edgesOnGrounds.filter { !run.views[$0.view].hasBackground }
      for (view, ground) in cells + edges {
        walk.within = []
        findLowContrast(of: view, on: ground, &walk)
      }
    }
  }

  /// Whether a view shows others, and may have a background behind them.
  private func holdsViews(_ view: ViewDraft) -> Bool {
    guard
      view.hasBackground
        || view.display.written.contains(where: { $0.reading.mapping.entry("background") != nil })
    else { return false }
    return view.fields.all.contains { $0.type?.viewStems.isEmpty == false }
  }

  /// Looks for texts in a view that has something behind it.
  private mutating func findLowContrast(
    of view: Int, on ground: Ground, _ walk: inout ContrastWalk
  ) {
    guard let shown = run.position(showing: view), !walk.within.contains(shown),
      case .layout(let root)? = run.views[shown].presentation
    else { return }
    let outer = (scope.written, walk.within)
    scope.written = run.views[shown].display.written
    walk.within.insert(shown)
    findLowContrast(in: .stack(root), on: ground, isAround: true, &walk)
    (scope.written, walk.within) = outer
  }

  /// - Parameter isAround: whether what is behind the element is that of what is around its view; texts on
  ///   what their own view has behind them are reported with it.
  private mutating func findLowContrast(
    in element: Element, on outer: Ground?, isAround: Bool, _ walk: inout ContrastWalk
  ) {
    let look = element.look
    if look.effects.contains(.mixesColors) { return }
    let isAround = isAround && look.background == nil
    guard let ground = ground(of: element, look, on: outer, touched: nil)?.fixed else {
      return findLowContrast(inChildrenOf: element, on: nil, isAround: false, &walk)
    }
    if isAround {
      for text in element.coloredTexts {
        guard let written = written(text), !walk.reported.contains(written.span),
          checkContrast(of: text, written, on: ground, inAllStates: false)
        else { continue }
        walk.reported.insert(written.span)
      }
    }
    if let view = element.model.shownView { findLowContrast(of: view.index, on: ground, &walk) }
    findLowContrast(inChildrenOf: element, on: ground, isAround: isAround, &walk)
  }

  private mutating func findLowContrast(
    inChildrenOf element: Element, on ground: Ground?, isAround: Bool, _ walk: inout ContrastWalk
  ) {
    for (position, child) in element.shown.enumerated() {
      // What lies over something else has that behind it.
      var isOver = false
      if case .layers = element { isOver = position > 0 }
      findLowContrast(
        in: child, on: isOver ? nil : ground, isAround: isAround && !isOver, &walk)
    }
  }
}

/// What is known while texts are looked for in views that hold each other.
private struct ContrastWalk {
  /// The places of the colours that have been reported, each once.
  var reported: Set<SourceSpan>
  /// The views around the one that is looked at, with itself.
  var within: Set<Int> = []
}

extension Ground {
  /// The background at rest, if it does not follow data: other fields than those of the text.
  fileprivate var fixed: Ground? {
    switch color {
    case .constant: return self
    case .states(let states):
      guard case .constant = states.normal else { return nil }
      var ground = self
      ground.color = states.normal
      return ground
    case .field, .cases: return nil
    }
  }
}

extension ViewDraft {
  /// Whether it says what is behind the content of its cells.
  fileprivate var hasBackground: Bool { look.background.color != nil }
}

extension ManifestDraft {
  /// The cells that lie on the background of a section: those of grids and carousels.
  ///
  /// Cells of a view that a list shows, too, are list cells everywhere, with UIKit's background.
  fileprivate var groundsOfCells: [(view: Int, ground: Ground)] {
    let sections = sections ?? []
    guard sections.contains(where: { $0.background?.color != nil }) else { return [] }
    let listed = sections.filter { !$0.layout.hasNoRows }.flatMap(\.cells)
    return sections.flatMap { section -> [(view: Int, ground: Ground)] in
      guard let ground = section.ground, section.layout.hasNoRows else { return [] }
      return section.cells.filter { !listed.contains($0) }.map { ($0.index, ground) }
    }
  }

  /// The headers and footers on the background of their section, where the cells may have one of their own. A
  /// background with insets may leave them out.
  fileprivate var edgesOnGrounds: [(view: Int, ground: Ground)] {
    (sections ?? []).flatMap { section -> [(view: Int, ground: Ground)] in
      guard let ground = section.ground, !section.layout.isCustom, section.background?.insets == nil
      else { return [] }
      return section.headerAndFooterViews.map { ($0.index, ground) }
    }
  }
}

extension Section {
  /// Its background, behind whatever has none of its own.
  fileprivate var ground: Ground? {
    background?.color.map {
      Ground(color: .constant($0), span: name.span, label: "on the background of this section")
    }
  }
}
