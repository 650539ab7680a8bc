/// A declared element that is being resolved.
struct OwnElementDraft: Sendable {
  var name: Name
  /// How its uses are read; nil if its declaration has a mistake.
  var form: Form<OwnElement>?
  var properties = NamedTable<FieldDraft>(isOpen: true)
  var actions = NamedTable<ActionDraft>(isOpen: true)
  var preview = PreviewDraft.absent
}

/// The keys that declare an element.
struct OwnElementKeys: FormModel {
  var doc: String?
  var viewClass = Name.blank
  fileprivate var properties = Reading<Mapping.Entry>.absent
  fileprivate var actions = Reading<Mapping.Entry>.absent
  fileprivate var preview = Reading<Mapping.Entry>.absent

  private static let viewClass = Key(
    "class", \.viewClass, .className, "Your own `UIView` subclass, created with `init(frame:)`."
  ).required("add 'class: StarsView' with the name of your class")
    .synonyms("view type uiview classname")

  static let form = Form(
    "ownElement", "an element", blank: OwnElementKeys(),
    foreign: [
      ForeignWord(
        "layout children content body placeholder previews mock", means: "preview",
        "write 'preview: …' with the elements that pictures show in place of the class; to have cellgen generate "
          + "the element, declare a view under 'views'"),
      .needless(
        "samples",
        "the views that show the element have 'samples'; for pictures of it, write 'preview: …'"),
    ],
    short: ShortForm(viewClass, as: "class"),
    [
      Key("doc", \.doc, .doc, "A description of the element, for people who use it.").fixed(
        .comment),
      viewClass,
      Key(
        "properties", \.properties, .later(.names(.member, to: .type)),
        "The properties of the class that a layout sets, with their types; a property with a default can be "
          + "left out."
      ).synonyms("data props fields attributes"),
      Key(
        "actions", \.actions, .later(actionsKind),
        "The actions that the class reports, each through a closure named after it: `rate` through `onRate`."
      ).synonyms("events callbacks"),
      Key(
        "preview", \.preview, .later(.either([.mapping { Construct.element }, elementsKind])),
        "The elements that pictures show in place of the class; their fields are the properties."
      ).fallback("a placeholder").notEmpty(),
    ])
}

extension Resolver {
  /// Reads the elements that manifests declare.
  mutating func declareElements() {
    for position in run.manifests.indices {
      scope = ViewScope(manifest: position)
      let entries = namedEntries(manifest.elementsEntry)
      var names = NamesBeside { _ in entries.map(\.key.text) }
      for entry in entries {
        let draft = declareElement(entry, among: &names)
        run.manifests[position].elements.append(draft)
      }
    }
  }

  private mutating func declareElement(
    _ entry: Mapping.Entry, among names: inout NamesBeside
  ) -> OwnElementDraft {
    let name = Name(entry.key.text, span: entry.key.span)
    var draft = OwnElementDraft(name: name)
    let checked = checkMemberName(
      entry.key, "an element", reserved: ReservedNames.elements, among: &names)
    guard let keys: OwnElementKeys = read(entry), !checked.isRejected else { return draft }
    draft.preview = keys.preview.value.map(PreviewDraft.written) ?? .absent
    let known = keys.properties.value.map { resolveProperties($0.value) } ?? .some([])
    let actions = keys.actions.value.map { resolveActions($0.value) } ?? NamedTable()
    checkNames(of: actions, beside: known ?? [])
    draft.properties = NamedTable(known)
    draft.actions = actions
    guard let properties = known, !keys.properties.isLost, !keys.actions.isLost, !actions.isOpen,
      properties.allSatisfy({ $0.type != nil })
    else { return draft }
    let declaration = OwnElementDeclaration(
      name: name, doc: keys.doc, viewClass: keys.viewClass,
      properties: properties.compactMap(\.field), actions: actions.all.map(\.action))
    draft.form = OwnElement.form(of: declaration)
    return draft
  }

  /// The properties of a class; nil if some are lost.
  private mutating func resolveProperties(_ node: Node) -> [FieldDraft]? {
    let help = "write each property with its type: 'properties: { value: Int }'"
    guard let mapping = readNames(node, subject: "'properties'", help: help),
      !mapping.isIncomplete
    else { return nil }
    var names = NamesBeside { _ in mapping.names }
    return mapping.entries.map { entry in
      checkMemberName(
        entry.key, "a property", reserved: ReservedNames.properties, among: &names)
      return resolveField(entry, in: mapping)
    }
  }

  /// Reports actions whose keys would collide with the properties of the element.
  private mutating func checkNames(
    of actions: NamedTable<ActionDraft>, beside properties: [FieldDraft]
  ) {
    guard actions.all.count > 1 else { return }
    for action in actions.all {
      let key = Mapping.Key(text: action.name.text, span: action.name.span)
      checkMemberName(key, "one of several actions", reserved: ReservedNames.properties)
      if let property = properties.first(where: { $0.name.text == action.name.text }) {
        report(.actionLikeProperty(action.name, property.name))
      }
    }
  }

  /// The element that a key refers to in its manifest; nil for none.
  mutating func findElement(_ key: Mapping.Key) -> OwnElementDraft? {
    let name = Name(key.text, span: key.span)
    let home = findHome(of: name, "the element") { manifest in
      manifest.elements.first { $0.name.text == key.text }?.name
    }
    guard let home,
      let index = run.manifests[home].elements.firstIndex(where: { $0.name.text == key.text })
    else { return nil }
    findings.uses.elements.insert(run.manifests[home].elements[index].name.span)
    noteName(key, as: run.manifests[home].elements[index].name)
    resolvePreview(ofElement: index, in: home, for: key)
    return run.manifests[home].elements[index]
  }

  /// The names of the elements that manifests declare.
  var ownElementNames: [String] {
    homes(of: nil).flatMap { run.manifests[$0].elements }.map(\.name.text)
  }

  /// True if the declaration of an unknown element may have been lost.
  var mayHaveLostElements: Bool { manifest.isOpen || manifest.elementsEntry.isLost }

  /// Warns about declared elements that are never used in the run.
  mutating func checkUnusedElements() {
    for manifest in run.manifests where manifest.access.value == .internal && !manifest.isOpen {
      for element in manifest.elements where !findings.uses.elements.contains(element.name.span) {
        report(.unusedToken(element.name, "the element"))
      }
    }
  }
}

extension ReservedNames {
  /// The names of cellgen's elements.
  static let elements = Dictionary(
    uniqueKeysWithValues: Element.form.keys.map { ($0.name, "cellgen has an element of that name") }
  )

  /// The keys that every element has, apart from those for its content.
  static let properties: [String: String] = {
    let common = OwnElement.form.keys.map { ($0.name, "every element has a key of that name") }
    return Dictionary(
      uniqueKeysWithValues: common + [
        ("action", "it names the action that the element reports"),
        ("isHidden", "the key 'visible' sets it"),
        ("self", "in Swift it refers to the object itself"),
      ])
  }()
}

extension Diagnostic {
  static func actionLikeProperty(_ action: Name, _ property: Name) -> Diagnostic {
    Diagnostic(
      .reservedName,
      "an action and a property are both named \(quoted(action.text))",
      at: Annotation(action.span, "the action"),
      also: [Annotation(property.span, "the property")],
      help: "rename one of them: a layout names both as keys")
  }
}
