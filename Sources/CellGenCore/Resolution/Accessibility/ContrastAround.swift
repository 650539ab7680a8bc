/// Checks of text against the background around its view: that of a section, or of an element in an enclosing
/// view.
extension Resolver {
  /// Warns about text whose color is hard to read on a background that is declared around its view.
  ///
  /// - Parameter shown: The cells, headers, and footers; only these have their own background.
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

  /// Returns true if a view contains other views and can have a background behind them.
  private func holdsViews(_ view: ViewDraft) -> Bool {
    guard
      view.hasBackground
        || view.display.written.contains(where: { $0.reading.mapping.entry("background") != nil })
    else { return false }
    return view.fields.all.contains { $0.type?.viewStems.isEmpty == false }
  }

  /// Searches a view with a background behind it for text.
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

  /// Searches an element for text.
  ///
  /// - Parameter isAround: True if the background comes from around the view; text on a background in the
  ///   view itself is reported along with that view.
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
      // An element over other elements has them as its background.
      var isOver = false
      if case .layers = element { isOver = position > 0 }
      findLowContrast(
        in: child, on: isOver ? nil : ground, isAround: isAround && !isOver, &walk)
    }
  }
}

/// The state of a search for text in nested views.
private struct ContrastWalk {
  /// The positions of the colors that have been reported, each of them once.
  var reported: Set<SourceSpan>
  /// The enclosing views of the current one, including itself.
  var within: Set<Int> = []
}

extension Ground {
  /// The background in the normal state, unless it depends on data, which could be different from the data of
  /// the text.
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
  /// True if it defines the background of its cells.
  fileprivate var hasBackground: Bool { look.background.color != nil }
}

extension ManifestDraft {
  /// The cells on the background of a section: those in grids and carousels.
  ///
  /// If a list also shows the view, all of its cells count as list cells, with UIKit's background.
  fileprivate var groundsOfCells: [(view: Int, ground: Ground)] {
    let sections = sections ?? []
    guard sections.contains(where: { $0.background?.color != nil }) else { return [] }
    let listed = sections.filter { !$0.layout.hasNoRows }.flatMap(\.cells)
    return sections.flatMap { section -> [(view: Int, ground: Ground)] in
      guard let ground = section.ground, section.layout.hasNoRows else { return [] }
      return section.cells.filter { !listed.contains($0) }.map { ($0.index, ground) }
    }
  }

  /// The headers and footers on the background of their section; its cells can have their own. A background
  /// with insets might not cover them.
  fileprivate var edgesOnGrounds: [(view: Int, ground: Ground)] {
    (sections ?? []).flatMap { section -> [(view: Int, ground: Ground)] in
      guard let ground = section.ground, !section.layout.isCustom, section.background?.insets == nil
      else { return [] }
      return section.headerAndFooterViews.map { ($0.index, ground) }
    }
  }
}

extension Section {
  /// Its background, which is visible behind all parts without their own background.
  fileprivate var ground: Ground? {
    background?.color.map {
      Ground(color: .constant($0), span: name.span, label: "on the background of this section")
    }
  }
}
