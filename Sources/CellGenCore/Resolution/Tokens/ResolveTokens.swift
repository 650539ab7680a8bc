extension TokenReference.Kind {
  /// The name of a token of this kind in messages.
  package var title: String {
    switch self {
    case .colors: "color"
    case .fonts: "font"
    case .spacings: "spacing"
    }
  }

  /// Returns a value that a field decides, as in a manifest; nil for a field of an unsuitable type.
  fileprivate func written(from field: String, _ type: TypeExpression) -> String? {
    switch self {
    case .colors: Color.written(from: field, type, "systemRed", others: "label")
    case .fonts: Font.written(from: field, type, "headline", others: "body")
    case .spacings: Number.written(from: field, type, "…", others: "…")
    }
  }

  /// An example of a fixed value of this kind.
  fileprivate var article: String {
    switch self {
    case .colors: "a color"
    case .fonts: "a font"
    case .spacings: "a number"
    }
  }

  /// UIKit's words for values of this kind.
  fileprivate var words: [String] {
    switch self {
    case .colors: Vocabulary.colors
    case .fonts: Vocabulary.fonts
    case .spacings: ["margins", "readable", "none"]
    }
  }
}

/// A value for each kind of token.
struct PerKind<Value: Sendable>: Sendable {
  private var colors, fonts, spacings: Value

  init(_ value: Value) { (colors, fonts, spacings) = (value, value, value) }

  subscript(kind: TokenReference.Kind) -> Value {
    get {
      switch kind {
      case .colors: colors
      case .fonts: fonts
      case .spacings: spacings
      }
    }
    set {
      switch kind {
      case .colors: colors = newValue
      case .fonts: fonts = newValue
      case .spacings: spacings = newValue
      }
    }
  }
}

/// The tokens and styles of a manifest while it is being resolved.
struct TokenDrafts: Sendable {
  /// The entries of each kind, as in the manifest.
  private(set) var entries = PerKind(Reading<Mapping.Entry>.absent)
  var stylesEntry = Reading<Mapping.Entry>.absent
  var formatsEntry = Reading<Mapping.Entry>.absent
  /// The names of each kind, in order.
  private(set) var names = PerKind<[Name]>([])
  private var known = PerKind<[String: Name]>([:])
  private(set) var styles: [StyleDraft] = []
  var formats: [FormatDeclaration] = []
  /// The positions of the styles by name; the first one if several have the name.
  private var stylePlaces: [String: Int] = [:]
  /// The tokens whose values could be read.
  var tokens = Tokens()

  /// The entry of a kind.
  subscript(kind: TokenReference.Kind) -> Reading<Mapping.Entry> {
    get { entries[kind] }
    set { entries[kind] = newValue }
  }

  /// True if none of its contents are lost.
  fileprivate var isWhole: Bool {
    stylesEntry.isWhole && formatsEntry.isWhole
      && TokenReference.Kind.allCases.allSatisfy { entries[$0].isWhole }
  }

  func hasToken(_ kind: TokenReference.Kind, _ name: String) -> Bool {
    declaration(kind, name) != nil
  }

  /// Returns the name of a token in its declaration; nil if it isn't declared.
  func declaration(_ kind: TokenReference.Kind, _ name: String) -> Name? { known[kind][name] }

  /// Declares the tokens of a kind.
  fileprivate mutating func declare(_ kind: TokenReference.Kind, _ names: [Name]) {
    self.names[kind] = names
    known[kind] = Dictionary(names.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func format(_ name: String) -> FormatDeclaration? { formats.first { $0.name.text == name } }

  func style(_ name: String) -> StyleDraft? { stylePlaces[name].map { styles[$0] } }

  mutating func add(_ style: StyleDraft) {
    stylePlaces[style.name.text] = stylePlaces[style.name.text] ?? styles.count
    styles.append(style)
  }
}

/// A named set of keys.
struct StyleDraft: Sendable {
  var name: Name
  var mapping: Mapping
}

extension Resolver {
  /// Reads the names of all tokens and styles, and then their values, which can name others.
  mutating func declareTokens() {
    for position in run.manifests.indices {
      scope = ViewScope(manifest: position)
      for kind in TokenReference.Kind.allCases { declareTokens(kind) }
      declareStyles()
      declareFormats()
    }
    for position in run.manifests.indices {
      scope = ViewScope(manifest: position)
      let (colors, fonts, spacings): ([Token<Color>], [Token<Font>], [Token<Number>]) = (
        readTokens(.colors), readTokens(.fonts), readTokens(.spacings)
      )
      run.manifests[position].tokens.tokens = Tokens(
        colors: colors, fonts: fonts, spacings: spacings)
    }
    run.tokenGraph = TokenGraph(run.manifests.map(\.tokens.tokens))
    checkTokenCycles()
  }

  private mutating func declareTokens(_ kind: TokenReference.Kind) {
    var names: [Name] = []
    let entries = namedEntries(manifest.tokens[kind])
    var others = NamesBeside { _ in entries.map(\.key.text) + kind.words }
    for entry in entries {
      let name = Name(entry.key.text, span: entry.key.span)
      names.append(name)
      if kind.words.contains(name.text) {
        report(.tokenLikeWord(name, kind.title))
      } else {
        checkMemberName(
          entry.key, "a \(kind.title)", reserved: ReservedNames.tokens,
          among: &others)
      }
    }
    if !names.isEmpty { run.manifests[scope.manifest].tokens.declare(kind, names) }
  }

  private mutating func declareStyles() {
    let entries = namedEntries(manifest.tokens.stylesEntry)
    var others = NamesBeside { _ in entries.map(\.key.text) + Vocabulary.buttonStyles }
    for entry in entries {
      let name = Name(entry.key.text, span: entry.key.span)
      if Vocabulary.buttonStyles.contains(name.text) {
        report(.tokenLikeWord(name, "style"))
      } else {
        checkMemberName(
          entry.key, "a style", reserved: ReservedNames.tokens,
          among: &others)
      }
      guard case .mapping(let mapping) = entry.value.content else {
        if !entry.value.isBroken {
          report(
            .notAMapping(
              entry.value, subject: quoted(entry.key.text),
              help: "write the keys that it sets: "
                + "'\(entry.key.text): { font: caption1, cornerRadius: 8 }'"))
        }
        // The style exists, although its contents are lost.
        run.manifests[scope.manifest].tokens.add(
          StyleDraft(name: name, mapping: Mapping(entries: [], isFlow: true)))
        continue
      }
      let style = StyleDraft(
        name: name, mapping: checkKeys(of: mapping, Construct.style, owner: entry.key))
      run.manifests[scope.manifest].tokens.add(style)
    }
  }

  mutating func namedEntries(_ reading: Reading<Mapping.Entry>) -> [Mapping.Entry] {
    guard let entry = reading.value else { return [] }
    let help = "write each on its own line, as a name, ':' and its value"
    return readNames(entry.value, subject: quoted(entry.key.text), help: help)?.entries ?? []
  }

  private mutating func readTokens<Constant: ValueConstant>(
    _ kind: TokenReference.Kind
  ) -> [Token<Constant>] {
    namedEntries(manifest.tokens[kind]).compactMap { entry in
      scope.token = entry.key.text
      defer { scope.token = nil }
      let value: Constant? = readConstant(entry)
      return value.map { Token(name: Name(entry.key.text, span: entry.key.span), value: $0) }
    }
  }
}

extension Reading<Mapping.Entry> {
  /// True if the names in it are known, if it exists.
  fileprivate var isWhole: Bool {
    guard !isLost else { return false }
    guard let content = value?.value.content else { return true }
    if case .mapping(let mapping) = content { return !mapping.isIncomplete }
    return false
  }
}

// MARK: - Looking tokens up

extension Resolver {
  /// Returns the token that a name refers to in its manifest; nil for none.
  mutating func findToken(_ kind: TokenReference.Kind, _ name: Name) -> TokenReference? {
    guard
      let position = findHome(
        of: name, "the \(kind.title)", { $0.tokens.declaration(kind, name.text) })
    else { return nil }
    let token = TokenReference(kind: kind, manifest: position, name: name.text)
    findings.uses.tokens.insert(token)
    if let declaration = run.manifests[position].tokens.declaration(kind, name.text) {
      noteName(name, as: declaration)
    }
    // A style can name a token of a module that only its own manifest uses.
    if let home = run.manifests[position].source.module, home != module {
      findings.uses.modules[scope.manifest, default: []].insert(home)
    }
    return token
  }

  /// Returns the manifest that declares a name: the one that contains it, or one that it uses.
  ///
  /// - Errors: `ambiguous-name` if it uses several that declare the name.
  /// - Parameter declaration: Returns the name in a manifest that declares it.
  mutating func findHome(
    of name: Name, _ subject: @autoclosure () -> String, _ declaration: (ManifestDraft) -> Name?
  ) -> Int? {
    let homes = homes(of: name.span)
    guard let home = homes.first(where: { declaration(run.manifests[$0]) != nil }) else {
      return nil
    }
    if home == homes[0] || homes.count < 3 { return home }
    let declared = homes.compactMap { declaration(run.manifests[$0]) }
    if declared.count > 1 { report(.ambiguousName(name, subject(), declared)) }
    return home
  }

  /// Returns the names of tokens that can be named in the current manifest, except the one being read.
  func tokenNames(_ kind: TokenReference.Kind) -> [String] {
    homes(of: nil).flatMap { run.manifests[$0].tokens.names[kind] }.map(\.text)
      .filter { $0 != scope.token }
  }

  /// True if no token is lost because of a mistake elsewhere.
  var hasAllTokens: Bool {
    !manifest.isOpen && manifest.tokens.isWhole
  }

  mutating func reportUnknownToken(
    _ kind: TokenReference.Kind, _ name: Name, subject: String, help: String? = nil
  ) {
    guard hasAllTokens else { return }
    let help = homeHelp(kind, name) ?? help
    report(.unknownToken(name, kind, known: tokenNames(kind), help: help))
  }

  /// Returns help to name the manifest that declares a token, or the intended field; nil for neither.
  func homeHelp(_ kind: TokenReference.Kind, _ name: Name) -> String? {
    let field = name.text.hasPrefix("{") ? name.text.filter { !"{} ".contains($0) } : name.text
    if let type = scope.fields[field]?.type {
      if type.isViewData {
        return
          "write \(kind.article): \(quoted(field)) is the data of a view, whose own layout says how it "
          + "looks"
      }
      if scope.isFixed {
        return "write \(kind.article) that is always the same: no field can decide it here"
      }
      if let value = kind.written(from: field, type) {
        return "write '\(scope.shortKey.map { "{ \($0): \(value) }" } ?? value)'"
      }
    }
    if kind == .spacings, ["circle", "capsule", "round"].contains(name.text) {
      return "write a number, such as 12: only elements can be round"
    }
    return useHelp(name.text) { $0.tokens.hasToken(kind, name.text) }
  }

  /// Returns help to use the manifest that declares a name; nil if none does.
  func useHelp(_ name: String, where declares: (ManifestDraft) -> Bool) -> String? {
    run.manifests.first(where: declares).map { other in
      let other = other.source.name(seenFrom: module)
      let start = "\(quoted(name)) is declared in \(quoted(other)): add "
      return manifest.usesEntry.isAbsent
        ? start + "'uses: [\(other)]' to the top of this manifest"
        : start + "'\(other)' to 'uses'"
    }
  }

  /// Returns the manifest of a span, or the current one, and those that it uses.
  func homes(of span: SourceSpan?) -> [Int] {
    let home = span.map { Int($0.file) } ?? scope.manifest
    guard run.manifests.indices.contains(home) else { return [] }
    return run.manifests[home].homes(at: home)
  }

  /// Returns the style that a name refers to.
  ///
  /// - Parameter own: The UIKit styles of the element.
  fileprivate mutating func findStyle(_ name: Name, own: [String]) -> StyleDraft? {
    let home = findHome(of: name, "the style") { $0.tokens.style(name.text)?.name }
    if let style = home.flatMap({ run.manifests[$0].tokens.style(name.text) }) {
      findings.uses.styles.insert(style.name.span)
      noteName(name, as: style.name)
      return style
    }
    let known = homes(of: nil).flatMap { run.manifests[$0].tokens.styles }.map(\.name.text)
    let isOfButtons = Vocabulary.buttonStyles.contains(name.text) && !own.contains(name.text)
    let help =
      useHelp(name.text) { $0.tokens.style(name.text) != nil }
      ?? (isOfButtons ? "remove it here, and add it to the 'style' of the button" : nil)
    if hasAllTokens { report(.unknownStyle(name, known: known, own: own, help: help)) }
    return nil
  }
}

// MARK: - Styles

extension Construct {
  /// The words for an element's UIKit styles, which it has in addition to those that manifests declare.
  package var ownStyles: [String] {
    if self == .button { return Vocabulary.buttonStyles }
    return self == .datePicker ? Vocabulary.datePickerStyles : []
  }
}

extension Resolver {
  /// Returns an element's mapping with the keys of its styles, which its own keys override.
  ///
  /// Later styles override earlier ones.
  mutating func styled(_ mapping: Mapping, _ construct: Construct) -> Mapping {
    guard let entry = mapping.entry(Construct.styleKey), construct.takesStyles else {
      return mapping
    }
    var styled = mapping
    let own = construct.ownStyles
    let names = styleNames(entry)
    let ofUIKit = names.filter { own.contains($0.text) }
    if ofUIKit.count > 1 {
      let keys = ofUIKit.map { Mapping.Key(text: $0.text, span: $0.span) }
      report(.exclusive(keys[0], keys[1], "style of \(construct.title)"))
    }
    for name in names.reversed() where !own.contains(name.text) {
      for (inherited, style) in keys(of: name, own: own)
      where styled[inherited.key.text] == nil {
        if construct.has(inherited.key.text) {
          styled.entries.append(inherited)
        } else if Construct.style.has(inherited.key.text) {
          // A key that isn't valid in any style is reported in the style.
          report(.keyOfStyle(inherited.key, style, name, construct))
        }
      }
    }
    return styled
  }

  private mutating func styleNames(_ entry: Mapping.Entry) -> [Name] {
    if case .mapping(let mapping) = entry.value.content {
      report(.styleOfKeys(entry, mapping))
      return []
    }
    guard checkExpression(in: entry, .choice([])) else { return [] }
    return readNameList(entry.value, quoted(entry.key.text), allowsOne: true) ?? []
  }

  /// Reports the styles that a style names if they don't exist or lead back to it.
  mutating func checkStyles(named style: StyleDraft) {
    if style.mapping[Construct.styleKey] != nil { _ = keys(of: style.name, own: []) }
  }

  /// Returns the keys of a style and of those that it names, its own first.
  ///
  /// A style that is named twice adds nothing the second time, so each is read once.
  private mutating func keys(
    of name: Name, own: [String]
  ) -> [(entry: Mapping.Entry, style: String)] {
    var keys: [(entry: Mapping.Entry, style: String)] = []
    var written: Set<String> = []
    var within: Set<SourceSpan> = []
    var read: Set<SourceSpan> = []
    var steps: [StyleStep] = [.read(name)]
    while let step = steps.popLast() {
      guard case .read(let name) = step else {
        if case .leave(let style) = step { within.remove(style) }
        continue
      }
      guard let style = findStyle(name, own: read.isEmpty ? own : []) else { continue }
      if within.contains(style.name.span) { report(.styleOfItself(name)) }
      guard read.insert(style.name.span).inserted else { continue }
      for entry in style.mapping.entries
      where entry.key.text != Construct.styleKey && written.insert(entry.key.text).inserted {
        keys.append((entry, style.name.text))
      }
      guard let inner = style.mapping.entry(Construct.styleKey) else { continue }
      within.insert(style.name.span)
      steps.append(.leave(style.name.span))
      steps += styleNames(inner).map(StyleStep.read)
    }
    return keys
  }
}

/// A pending step while the keys of a style are read.
private enum StyleStep {
  case read(Name)
  /// All styles that a style names are read.
  case leave(SourceSpan)
}

// MARK: - Checks

extension Resolver {
  /// Reports tokens whose values lead back to themselves.
  ///
  /// - Errors: one for each cycle, at its first token.
  private mutating func checkTokenCycles() {
    let endless = run.tokenGraph.endless()
    guard !endless.isEmpty else { return }
    var reported: Set<TokenReference> = []
    for (position, manifest) in run.manifests.enumerated() {
      for kind in TokenReference.Kind.allCases {
        for (name, value) in manifest.tokens.tokens.all(kind) {
          let own = TokenReference(kind: kind, manifest: position, name: name.text)
          guard endless.contains(own), !reported.contains(own) else { continue }
          checkCycle(of: own, at: name, value.tokens, &reported)
        }
      }
    }
  }

  private mutating func checkCycle(
    of own: TokenReference, at name: Name, _ tokens: [TokenReference],
    _ reported: inout Set<TokenReference>
  ) {
    let reached = run.tokenGraph.reached(from: tokens)
    guard reached.contains(own) else { return }
    reported.formUnion(reached.union([own]))
    guard !tokens.contains(own) else { return report(.tokenOfItself(name, by: nil)) }
    let next = tokens.first { run.tokenGraph.reached(from: [$0]).contains(own) }
    report(.tokenOfItself(name, by: next.flatMap { run.name(of: $0) }))
  }

  /// Warns about tokens and styles that nothing in the run uses, except for those that other modules see.
  mutating func checkUnusedTokens() {
    for (position, manifest) in run.manifests.enumerated()
    where manifest.access.value == .internal && !manifest.isOpen {
      for kind in TokenReference.Kind.allCases {
        for name in manifest.tokens.names[kind] {
          let token = TokenReference(kind: kind, manifest: position, name: name.text)
          if findings.uses.tokens.contains(token) { continue }
          report(.unusedToken(name, "the \(kind.title)"))
        }
      }
      for style in manifest.tokens.styles where !findings.uses.styles.contains(style.name.span) {
        report(.unusedToken(style.name, "the style"))
      }
    }
  }
}

extension Run {
  /// Returns the name of a token in its declaration.
  fileprivate func name(of token: TokenReference) -> Name? {
    manifests[token.manifest].tokens.names[token.kind].first { $0.text == token.name }
  }
}

extension DiagnosticCode {
  package static let tokenName = Self("token-name", .error, .names)
  package static let unknownToken = Self("unknown-token", .error, .elements)
  package static let unknownStyle = Self("unknown-style", .error, .elements)
  package static let styleKey = Self("style-key", .error, .elements)
  package static let tokenCycle = Self("token-cycle", .error, .elements)
  package static let unusedToken = Self("unused-token", .warning, .elements, waits: .forAll)
}

extension Diagnostic {
  static func tokenLikeWord(_ name: Name, _ kind: String) -> Diagnostic {
    Diagnostic(
      .tokenName,
      "a \(kind) cannot be named \(quoted(name.text)), which already has a meaning",
      at: Annotation(name.span, kind == "format" ? "a word for a format" : "a UIKit name"),
      help:
        "write 'own\(capitalized(name.text))', here and wherever it is used, or name it after its purpose"
    )
  }

  static func unknownToken(
    _ name: Name, _ kind: TokenReference.Kind, known: [String], help: String?
  ) -> Diagnostic {
    let help = help ?? Suggestion.help(near: name.text, among: known)
    return Diagnostic(
      .unknownToken,
      "there is no \(kind.title) \(quoted(name.text))",
      at: Annotation(name.span, "unknown \(kind.title)"),
      help: help
        ?? "declare it under '\(kind.rawValue)' at the top of the manifest: '\(name.text): 8', or "
        + "write a number",
      note: list(known, kind.title),
      fix: Fix(slip: name, near: Suggestion.names(near: name.text, among: known)),
      reach: help == nil ? .manifest : .place)
  }

  /// Returns the available names, for a note.
  private static func list(_ known: [String], _ what: String) -> String? {
    guard let first = known.first else { return nil }
    return known.count == 1
      ? "the only \(what) is \(quoted(first))" : "the \(what)s are \(enumeration(known))"
  }

  static func unknownStyle(
    _ name: Name, known: [String], own: [String], help: String?
  ) -> Diagnostic {
    let example = "\(isIdentifier(name.text) ? name.text : "card"): { cornerRadius: 8 }"
    let help =
      help
      ?? Vocabulary.keys(forStyle: name.text, among: own).map {
        "write '\($0)'" + ($0.hasPrefix("style") ? "" : " in place of 'style'")
      }
      ?? Suggestion.help(near: name.text, among: known + own)
    return Diagnostic(
      .unknownStyle,
      "there is no style \(quoted(name.text))",
      at: Annotation(name.span, "unknown style"),
      help: help
        ?? (own.isEmpty ? "" : "use one of \(enumeration(own, "or")), or ")
          + "declare it under 'styles' at the top of the manifest: '\(example)'",
      note: list(known, "style"),
      fix: Fix(slip: name, near: Suggestion.names(near: name.text, among: known + own)),
      reach: help == nil ? .manifest : .place)
  }

  /// Returns the error about `style: { font: headline }`.
  static func styleOfKeys(_ entry: Mapping.Entry, _ mapping: Mapping) -> Diagnostic {
    let first = mapping.entries.first.map { each in
      "'\(each.key.text): \(each.value.scalar?.text ?? "…")'"
    }
    if let field = mapping["field"]?.scalar?.text {
      return .wrongKind(
        "'style'", expected: "the name of a style", found: entry.value,
        help:
          "write what differs in a key of the element, as in 'color: { field: \(field), cases: { …: …, else: … } }'",
        note: "an element has the same styles in all cells")
    }
    return .wrongKind(
      "'style'", expected: "the name of a style", found: entry.value,
      help: "write \(first ?? "the keys") without 'style', beside the other keys of the element, "
        + "or declare the style under 'styles' at the top of the manifest and write its name")
  }

  static func styleOfItself(_ name: Name) -> Diagnostic {
    Diagnostic(
      .tokenCycle,
      "the style \(quoted(name.text)) takes keys from itself",
      at: Annotation(name.span, "leads back to it"),
      help: "remove it from 'style'")
  }

  /// Returns the error about a token that leads back to itself.
  ///
  /// - Parameter next: The name in its value that leads back to it; nil for itself.
  static func tokenOfItself(_ name: Name, by next: Name?) -> Diagnostic {
    Diagnostic(
      .tokenCycle,
      "the value of \(quoted(name.text)) leads back to itself",
      at: Annotation(name.span, "has no value of its own"),
      also: next.map { [Annotation($0.span, "leads back to \(quoted(name.text))")] } ?? [],
      help: next == nil
        ? "give it a value that does not name it"
        : "give one of the names on the way a value that names no other")
  }

  static func keyOfStyle(
    _ key: Mapping.Key, _ style: String, _ use: Name, _ construct: Construct
  ) -> Diagnostic {
    Diagnostic(
      .styleKey,
      "\(construct.title) has no key \(quoted(key.text)), which the style \(quoted(style)) sets",
      at: Annotation(use.span, "sets \(quoted(key.text))"),
      also: [Annotation(key.span, "set here")],
      help: "move \(quoted(key.text)) to a style for elements that have it")
  }

  static func unusedToken(_ name: Name, _ what: String) -> Diagnostic {
    Diagnostic(
      .unusedToken,
      "\(what) \(quoted(name.text)) is never used",
      at: Annotation(name.span, "not used in any manifest of this run"),
      help: "use it or remove it")
  }
}
