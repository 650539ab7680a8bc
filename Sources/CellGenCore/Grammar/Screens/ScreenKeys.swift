extension ManifestDraft {
  static let refresh = Key(
    "refresh", \.refresh, .screenAction,
    "The action that pulling to refresh reports: a case of the screen's actions, with a name of your choice."
  ).synonyms("refreshable refreshcontrol pulltorefresh onrefresh")

  static let header = Key(
    "header", \.headerEntry, .later(.name(.type)),
    "The view above all sections, which scrolls with them."
  ).synonyms("tableheaderview listheader screenheader")

  static let footer = Key(
    "footer", \.footerEntry, .later(.name(.type)),
    "The view below all sections, which scrolls with them."
  ).synonyms("tablefooterview listfooter screenfooter")

  static let sectionSpacing = Key(
    "sectionSpacing", \.sectionSpacingEntry, .later(ValueForm<Number>.spacing(.atLeastZero).kind),
    "The space between the sections in a collection view, in points."
  ).fixed(.list).fallback("0").synonyms(
    "intersectionspacing spacingbetweensections sectionsspacing")

  static let keyboardDismissMode = Key(
    "keyboardDismissMode", \.keyboardDismissMode,
    .choice(Vocabulary.keyboardDismissModes, standard: "none", hint: dismissHint),
    "How scrolling closes the keyboard: a case of UIScrollView.KeyboardDismissMode."
  ).fixed(.list).fallback("none")
    .synonyms("keyboarddismiss dismisskeyboard dismisseskeyboard scrolldismisseskeyboard keyboard")

  static let animation = Key(
    "animation", \.animation, .cases(hint: animationHint),
    "How updates are animated; `left`, `right`, `top`, `bottom` and `middle` are for a table."
  ).fixed(.list).synonyms(
    "animations rowanimation defaultrowanimation updateanimation animatingdifferences")

  static let selection = Key(
    "selection", \.selection, .form,
    "Keeps cells selected: `single` for one, or when to allow several."
  ).synonyms("multiselect multiselection allowsmultipleselection")

  static let keepsPosition = Key(
    "keepsPosition", \.scrolling.keepsPosition, .flag,
    "Keeps the visible cells in place when others arrive above them."
  ).fixed(.list).synonyms(
    "keepposition preservesposition keepsscrollposition preservesscrollposition maintainsposition "
      + "maintainvisiblecontentposition keepsoffset keepscontentoffset keepspositionatbottom")

  static let startsAt = Key(
    "startsAt", \.scrolling.start, .cases(hint: startHint, other: startHelp),
    "Where the screen begins. With `end`, it also stays at its end until the user scrolls away."
  ).fixed(.list).synonyms(
    "startat initialposition initialscrollposition defaultscrollanchor scrollanchor inverted reversed "
      + "isinverted stackfromend stackfrombottom sticktobottom scrollstobottom")
}

extension Resolver {
  /// Reads the `sectionSpacing` of a manifest, once its tokens are known.
  mutating func readSectionSpacing(of manifest: Int) {
    guard case .value(let entry) = run.manifests[manifest].sectionSpacingEntry else { return }
    scope = ViewScope(manifest: manifest)
    let count = findings.diagnostics.count
    let spacing = ValueForm<Number>.spacing(.atLeastZero).read(entry, &self)
    let key = ManifestDraft.sectionSpacing
    explain(entry, of: key.value, key.limits, since: count)
    run.manifests[manifest].sectionSpacing = spacing ?? .literal(0)
  }

  /// Reports features of a screen that need a newer iOS: `UIControl.addAction` and the editing of collection
  /// views are new in iOS 14 (Apple, `UICollectionView.isEditing`).
  mutating func checkAvailabilityOfScreen() {
    if let refresh = manifest.refresh {
      checkAvailability(
        of: "'refresh'", since: 14, at: refresh.span,
        instead: "set the container's 'refreshControl' in your view controller")
    }
    if manifest.selection?.multiple == .editing, let key = manifest.selectionKey,
      manifest.isShown(in: .collection)
    {
      checkAvailability(
        of: "editing a collection", since: 14, at: key.span,
        instead: "keep cells selected with 'multiple: always'")
    }
  }
}

extension Resolver {
  /// Reports a screen with `keepsPosition: false` that starts at its end, and so keeps its position anyway.
  mutating func checkStart(of manifest: ManifestDraft, _ written: FormReading) {
    guard manifest.scrolling.start == .end, !manifest.scrolling.keepsPosition,
      let start = written.key(ManifestDraft.startsAt),
      let entry = written.mapping.entry(ManifestDraft.keepsPosition.name),
      entry.value.scalar?.text == "false"
    else { return }
    report(.keptPosition(entry, start: start))
  }

  /// Reports a row animation for a screen that a collection shows, since a collection has none.
  mutating func checkAnimation(of manifest: ManifestDraft, _ written: FormReading) {
    guard manifest.animation.isOfRows, manifest.isShown(in: .collection),
      written.has(ManifestDraft.sections),
      let entry = written.mapping.entry(ManifestDraft.animation.name)
    else { return }
    report(.rowAnimationInCollection(entry, containers: manifest.containersKey))
  }
}

extension ScreenSelection: FormModel {
  /// The word for selecting one cell at a time.
  private static let single = "single"

  private static let multiple = Key(
    "multiple", \.multiple, .cases(),
    "When several cells can be selected: while the screen is edited, or always."
  ).required("add 'multiple: editing', or 'multiple: always'")

  package static let form = Form(
    "selection", "'selection'", blank: ScreenSelection(),
    short: ShortForm([.choice([single])]) { _, _, _ in true },
    limits: [.fixed(.list)], [multiple],
    wrongKind: { entry, _ in
      entry.value.scalar?.text == single ? nil : .selectionOfOtherKind(entry)
    })
}

extension Diagnostic {
  fileprivate static func selectionOfOtherKind(_ entry: Mapping.Entry) -> Diagnostic {
    let isOff = ["none", "false"].contains(entry.value.scalar?.text)
    let isAlways = entry.value.scalar?.text == "always"
    return .wrongKind(
      "'selection'", expected: "'single' or a mapping", found: entry.value,
      help: isOff
        ? "remove 'selection': without it, no cell stays selected"
        : "write '{ multiple: \(isAlways ? "always" : "editing") }' for several cells, or 'single' for one"
    )
  }
}

extension DiagnosticCode {
  package static let keptPosition = Self("kept-position", .error, .manifests)
  package static let rowAnimationInCollection = Self(
    "row-animation-in-collection", .error, .manifests)
}

extension Diagnostic {
  fileprivate static func keptPosition(_ entry: Mapping.Entry, start: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .keptPosition,
      "a screen with 'startsAt: end' keeps its position, so 'keepsPosition' cannot be 'false'",
      at: Annotation(entry.value.span, "cannot be false"),
      also: [Annotation(start.span, "begins at the end")],
      help: "remove 'keepsPosition', or remove 'startsAt' and call 'dataSource.scroll(to: .end)'",
      note: "at its end, the list stays there; elsewhere, its cells stay in place")
  }

  fileprivate static func rowAnimationInCollection(
    _ entry: Mapping.Entry, containers: Mapping.Key?
  ) -> Diagnostic {
    let word = entry.value.scalar?.text ?? ""
    return Diagnostic(
      .rowAnimationInCollection,
      "\(quoted(word)) is an animation of table rows, which a collection does not have",
      at: Annotation(entry.value.span, "an animation of rows"),
      also: containers.map { [Annotation($0.span, "has 'collection'")] } ?? [],
      help: "write '\(entry.key.text): fade', or "
        + "\(containers == nil ? "add" : "write") 'containers: [table]'",
      note: containers == nil
        ? "without the key 'containers', a screen is shown only in a collection" : nil)
  }
}

@Sendable private func animationHint(_ word: String) -> String? {
  switch word.lowercased() {
  case "true", "default", "animated": "write 'automatic', or remove the key"
  case "false", "off", "never", "disabled": "write 'none'"
  case "crossdissolve", "dissolve", "opacity": "write 'fade'"
  case "leading":
    "write 'automatic': 'left' of a table is the same edge in all languages"
  case "trailing":
    "write 'automatic': 'right' of a table is the same edge in all languages"
  case _ where slides.contains { word.lowercased().hasPrefix($0) }:
    "write 'automatic', or for a table the edge that rows come from: 'left', 'right', 'top' or "
      + "'bottom'"
  default: nil
  }
}

/// The prefixes of the words that other frameworks use for rows that slide in from an edge.
private let slides = [
  "slide", "push", "pop", "move", "insert", "delete", "swipe", "reveal", "spring",
]

@Sendable private func dismissHint(_ word: String) -> String? {
  switch word.lowercased() {
  case "interactively": "write 'interactive'"
  case "drag", "ondragging", "immediately", "scroll", "onscroll", "true": "write 'onDrag'"
  case "never", "false", "off": "write 'none', or remove the key"
  default: nil
  }
}

@Sendable private func startHint(_ word: String) -> String? {
  switch word.lowercased() {
  case "bottom", "last", "true", "newest": "write 'startsAt: end'"
  case "top", "first", "false", "beginning", "oldest": "write 'startsAt: start', or remove the key"
  default: nil
  }
}

/// Help for a starting position other than the start or the end.
@Sendable private func startHelp(_ node: Node) -> String? {
  guard case .mapping(let mapping) = node.content, let section = mapping["section"]?.identifier
  else { return nil }
  return
    "remove 'startsAt', and call 'dataSource.scroll(to: .section(.\(section)))' in your view controller"
}

/// - Source: the cases in Apple's documentation, except those newer than iOS 13.
extension Vocabulary {
  /// The cases of `UIScrollView.KeyboardDismissMode`.
  fileprivate static let keyboardDismissModes = ["none", "onDrag", "interactive"]
}
