extension ManifestDraft: FormModel {
  private static let language = Key(
    "cellgen", \.language, .languageVersion,
    "The version of the manifest language that the manifest is written for."
  ).fixed(.code).synonyms("version cellgenversion languageversion formatversion schemaversion")

  private static let screen = Key(
    "screen", \.screenEntry, .later(.name(.type)), "The prefix of the screen's generated types."
  ).fallback("the file's name in UpperCamelCase")

  private static let prefix = Key(
    "prefix", \.prefix, .prefix,
    "A prefix for the generated types of the views: with `Agenda`, the types of the view `Day` are "
      + "`AgendaDayView` and `AgendaDayViewData`."
  ).fixed(.code).synonyms("namespace typeprefix viewprefix nameprefix classprefix")

  private static let swiftUI = Key(
    "swiftUI", \.swiftUI, .flag,
    "Also generates SwiftUI views of the data and of the screen, for iOS 16 and later."
  ).fixed(.code)

  private static let containers = Key(
    "containers", \.containers, .containers,
    "The UIKit views that can show the screen."
  ).fixed(.code).fallback("[collection]").notEmpty()

  private static let table = Key(
    "table", \.tableEntry, .later(TableAppearance.form.kind),
    "The appearance of the table; short form: its style."
  ).fallback("plain").synonyms("tablestyle")

  static let views = Key(
    "views", \.viewsEntry,
    .later(.names(.type, to: .mapping { Construct.view })),
    "The views, by name."
  ).reserving(ReservedNames.views.keys.sorted())

  static let sections = Key(
    "sections", \.sectionsEntry,
    .later(.names(.member, to: .mapping { Construct.section })),
    "The sections of the screen, in order; a manifest without them has no screen."
  ).notEmpty().reserving(ReservedNames.sections.keys.sorted())

  private static let states = Key(
    "states", \.statesEntry, .later(ScreenStates.form.kind),
    "The states that the screen shows instead of its sections when it has no content."
  ).synonyms("placeholders")

  package static let form = Form(
    "manifest", "a manifest", blank: ManifestDraft(source: SourceText(path: "", bytes: [])),
    foreign: foreign,
    [
      language, screen, prefix,
      Key(
        "access", .placed(.cases(hint: accessHint)), "The access level of generated declarations.",
        standard: { $0.access.value }
      ) { $0.access = $1 }.fixed(.code),
      Key(
        "deploymentTarget", .deploymentTarget,
        "The oldest iOS version the generated code runs on.",
        standard: { $0.deploymentTarget.value }
      ) { $0.deploymentTarget = $1 }.fixed(.code)
        .synonyms("ios minimumios target platform platforms minimumdeploymenttarget"),
      Key(
        "imports", \.imports, .modules, "Additional modules that the generated files import."),
      Key(
        "strings", \.strings, .form,
        "Where to look up fixed texts in the reader's language; `none` shows them as written."
      ).synonyms("localization localisation localize localise i18n translations"),
      Key(
        "assets", \.assets, .form,
        "Where to find the images and colors of asset catalogs; short form: the bundle."
      ).fallback("main").synonyms("assetcatalog catalogs images bundle resources"),
      Self.swiftUI, Self.containers, Self.table,
      Key(
        "uses", \.usesEntry, .later(.oneOrMore(.name(.manifest))),
        "Other manifests whose declarations this one can name: `Brand`, or `DesignSystem/Brand` of another module."
      ),
      tokens(
        .colors, "Colors, by the names that elements use for them.",
        ValueForm<Color>.constant(Color.self).kind
      ).synonyms("palette theme colours"),
      tokens(
        .fonts, "Fonts, by the names that elements use for them.",
        ValueForm<Font>.constant(Font.self).kind
      ).synonyms("typography textstyles"),
      tokens(
        .spacings, "Lengths, by the names that elements use for them.",
        ValueForm<Number>.constant(Number.self).kind
      )
      .synonyms("spacing lengths metrics dimensions constants"),
      Key(
        "styles", \.tokens.stylesEntry,
        .later(.names(.member, to: .mapping { Construct.style })),
        "Sets of keys, by the names that elements use for them."
      ),
      Key(
        "formats", \.tokens.formatsEntry,
        .later(.names(.member, to: ValueForm<TextFormat>.format.kind)),
        "Formats of values, by the names that texts use for them."
      ),
      Key(
        "preview", \.writtenPreview, .form,
        "Values that pictures show in place of Swift members; generated code never uses them."),
      Key(
        "elements", \.elementsEntry,
        .later(.names(.member, to: OwnElementKeys.form.kind)),
        "Your own elements, by the names that layouts use for them."
      ).reserving(Element.form.keys.map(\.name)).synonyms("components customelements"),
      Self.views, Self.header, Self.sections, Self.footer, Self.sectionSpacing, Self.states,
      Self.refresh, Self.selection, Self.keepsPosition, Self.startsAt, Self.keyboardDismissMode,
      Self.animation,
    ],
    rules: [
      FormRule(
        .needs([.has(Self.states.name)], oneOf: [.has(Self.sections.name)]), isLoss: false
      ) { manifest in
        guard let key = manifest.key(states), manifest.lacks(sections) else { return nil }
        return .statesWithoutSections(key)
      },
      .needs(Self.views, for: prefix).withoutLoss,
    ],
    accepts: { manifest, resolver in
      resolver.isReadable(manifest, version: Self.language.name)
    },
    check: { manifest, resolver in
      guard manifest.lacks(Self.sections) else { return }
      let keys = [
        manifest.key(screen), manifest.key(Self.containers), manifest.key(Self.table),
        manifest.key(Self.refresh), manifest.key(Self.selection),
        manifest.key(Self.header), manifest.key(Self.footer), manifest.key(Self.sectionSpacing),
        manifest.key(Self.keepsPosition), manifest.key(Self.startsAt),
        manifest.key(Self.keyboardDismissMode), manifest.key(Self.animation),
      ]
      let written = keys.compactMap(\.self).sorted { $0.span.start < $1.span.start }
      if !written.isEmpty { resolver.report(.keysWithoutSections(written)) }
    },
    finish: { manifest, written, resolver in
      if let key = written.key(Self.sectionSpacing), written.has(Self.sections),
        !manifest.mayBeShown(in: .collection)
      {
        // The key that names the containers may come later.
        manifest.containersKey = written.key(Self.containers)
        resolver.report(.needlessInTable(key, in: manifest))
      }
      manifest.isOpen = written.mapping.isIncomplete || manifest.prefix.isLost
      manifest.containersKey = written.key(Self.containers)
      manifest.selectionKey = written.key(Self.selection)
      resolver.checkAnimation(of: manifest, written)
      resolver.checkStart(of: manifest, written)
      manifest.swiftUIKey = manifest.swiftUI ? written.key(Self.swiftUI) : nil
      if let key = written.key(Self.table), !manifest.mayBeShown(in: .table),
        written.has(Self.sections)
      {
        resolver.report(.tableWithoutContainer(key, containers: manifest.containersKey))
      }
      return true
    })
}

extension ManifestDraft {
  /// A key for the tokens of a kind.
  private static func tokens(
    _ kind: TokenReference.Kind, _ doc: String, _ value: Construct.ValueKind
  ) -> Key {
    Key(kind.rawValue, \.tokens[kind], .later(.names(.member, to: value)), doc).fixed(.token)
  }
}

@Sendable private func accessHint(_ word: String) -> String? {
  ["private", "fileprivate", "open"].contains(word)
    ? "write \(word == "open" ? "public" : "internal"): generated types are used across files"
    : nil
}

extension ValueForm {
  /// A value with its span.
  fileprivate static func placed<Inner>(_ form: ValueForm<Inner>) -> ValueForm<Placed<Inner>>
  where Value == Placed<Inner> {
    ValueForm<Placed<Inner>>(form.kind) { entry, resolver in
      form.read(entry, &resolver).map { Placed($0, at: entry.value.span) }
    }
  }
}

extension ValueForm where Value == Name {
  /// The prefix of type names.
  fileprivate static var prefix: ValueForm {
    ValueForm(.name(.type)) { entry, resolver in
      guard let name = resolver.readName(entry.value, quoted(entry.key.text)) else { return nil }
      var others = NamesBeside()
      let meant = resolver.checkTypeName(name, "a prefix", among: &others).meant
      return isIdentifier(meant) ? Name(meant, span: name.span) : nil
    }
  }
}

extension ValueForm where Value == [String] {
  /// The names of modules.
  fileprivate static var modules: ValueForm {
    ValueForm(.oneOrMore(.name(.module))) { entry, resolver in
      let names = resolver.readNameList(entry.value, quoted(entry.key.text), allowsOne: true)
      for name in names ?? [] where !isIdentifier(name.text) { resolver.report(.notAModule(name)) }
      return names?.map(\.text)
    }
  }
}

extension ValueForm where Value == [Container] {
  fileprivate static var containers: ValueForm {
    let words = Container.allCases.map(\.rawValue)
    return ValueForm(.oneOrMore(.choice(words))) { entry, resolver in
      let (node, subject) = (entry.value, quoted(entry.key.text))
      guard let names = resolver.readNameList(node, subject, allowsOne: true) else { return nil }
      let others = names.filter { !words.contains($0.text) }
      for name in others {
        resolver.report(.unknownChoice("an item of \(subject)", name, among: words))
      }
      guard case .sequence(let list) = node.content else {
        return others.isEmpty ? containers(named: names) : nil
      }
      if list.items.isEmpty, !list.isIncomplete { resolver.report(.noContainers(at: node.span)) }
      // An item that is not a name is lost.
      let isWhole =
        others.isEmpty && !list.items.isEmpty && !list.isIncomplete
        && list.items.allSatisfy { $0.scalar?.text.isEmpty == false }
      return isWhole ? containers(named: names) : nil
    }
  }

  /// Sorted in declaration order, so the output does not depend on the order of the list.
  private static func containers(named names: [Name]) -> [Container] {
    Container.allCases.filter { container in names.contains { $0.text == container.rawValue } }
  }
}

extension DiagnosticCode {
  package static let noContainers = Self("no-containers", .error, .manifests)
  package static let screenWithoutSections = Self("screen-without-sections", .warning, .manifests)
  package static let statesWithoutSections = Self("states-without-sections", .error, .manifests)
  package static let tableWithoutContainer = Self("table-without-container", .error, .manifests)
}

extension Diagnostic {
  static func notAModule(_ name: Name) -> Diagnostic {
    Diagnostic(
      .notAnIdentifier,
      "the name of a module must be a Swift identifier, found \(quoted(name.text))",
      at: Annotation(name.span, "not an identifier"),
      help: "write the module's name as it appears after 'import'")
  }

  static func noContainers(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .noContainers,
      "'containers' is empty, but a screen needs at least one container",
      at: Annotation(span, "no container"),
      help: "write [collection], or remove the key")
  }

  /// - Parameter keys: all keys that concern a screen, in the order of the manifest.
  static func keysWithoutSections(_ keys: [Mapping.Key]) -> Diagnostic {
    let names = enumeration(keys.map(\.text))
    return Diagnostic(
      .screenWithoutSections,
      "\(names) \(keys.count == 1 ? "has" : "have") no effect in a manifest without 'sections'",
      at: Annotation(keys[0].span, "this manifest has no screen"),
      also: keys.dropFirst().map { Annotation($0.span, "no effect either") },
      help: "remove \(names), or add 'sections'",
      note: "a manifest without 'sections' declares views for other manifests only")
  }

  static func statesWithoutSections(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .statesWithoutSections,
      "'states' has no effect in a manifest without 'sections'",
      at: Annotation(key.span, "this manifest has no screen"),
      help: "add 'sections', or move 'states' to the manifest that has them",
      note: "a manifest without 'sections' declares views for other manifests only")
  }

  static func tableWithoutContainer(
    _ key: Mapping.Key, containers: Mapping.Key?
  ) -> Diagnostic {
    Diagnostic(
      .tableWithoutContainer,
      "'table' needs 'containers' to include 'table'",
      at: Annotation(key.span, "this screen has no table"),
      also: containers.map { [Annotation($0.span, "has no 'table'")] } ?? [],
      help: containers == nil
        ? "add 'containers: [collection, table]', or remove 'table'"
        : "write 'containers: [collection, table]', or remove 'table'",
      note: "without the key 'containers', a screen is shown only in a collection")
  }
}
