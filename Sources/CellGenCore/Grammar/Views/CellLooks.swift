extension CellBackground: FormModel {
  package static let form = Form(
    "cellBackground", "the background of a cell", blank: CellBackground(),
    foreign: [
      ForeignWord("shadow alpha opacity", "move it to the outermost stack in 'layout'")
    ],
    [
      Key("color", \.color, .value(of: Color.self), "Its color.").fallback("UIKit's"),
      Key("cornerRadius", \.cornerRadius, .number(.atLeastZero), "The radius of its corners.")
        .fallback("UIKit's"),
      Key("border", \.border, .form, "The line around it; short form: its color."),
      Key("insets", \.insets, .pointInsets, "The space between it and the edges of the cell."),
    ])
}

extension ValueForm where Value == CellBackground {
  /// A color, or a mapping with more.
  static var cellBackground: ValueForm {
    let color = ValueForm<CellGenCore.Value<Color>>.value(of: Color.self)
    return ValueForm(
      .either([color.kind, .mapping { CellBackground.form.construct }])
    ) { entry, resolver in
      if case .mapping(let mapping) = entry.value.content,
        let key = (mapping.entry("gradient") ?? mapping.entry("blur"))?.key
      {
        resolver.report(
          .blurOfCell(
            .backgroundOfCell(key), isPinned: resolver.isPinned(resolver.scope.name.text)))
        return nil
      }
      if let word = entry.value.scalar?.text, let blur = Vocabulary.blur(named: word) {
        let name = Name(word, span: entry.value.span)
        if resolver.findToken(.colors, name) == nil {
          resolver.report(
            .blurOfCell(
              .materialOfCell(name, blur), isPinned: resolver.isPinned(resolver.scope.name.text)))
          return nil
        }
      }
      if case .mapping(let mapping) = entry.value.content,
        CellBackground.form.keys.contains(where: { mapping[$0.name] != nil })
      {
        return resolver.read(entry)
      }
      return color.read(entry, &resolver).map { CellBackground(color: $0) }
    }
  }
}

extension Resolver {
  /// Returns true if a section pins a view as its header or footer.
  fileprivate func isPinned(_ view: String) -> Bool {
    run.manifests.contains { manifest in
      guard case .mapping(let sections)? = manifest.sectionsEntry.value?.value.content else {
        return false
      }
      return sections.entries.contains { section in
        guard case .mapping(let keys) = section.value.content else { return false }
        return ["header", "footer"].contains { edge in
          guard case .mapping(let heading)? = keys[edge]?.content else { return false }
          return heading["view"]?.scalar?.text == view && heading["pinned"]?.scalar?.text == "true"
        }
      }
    }
  }
}

/// The states of an overlay, all of them optional.
private let overlayStates: Construct = {
  let states = Color.forms.states.construct
  return Construct(
    name: "overlayByState", title: states.title, keys: states.keys.map(\.optional),
    rules: states.rules, isChoiceOfOne: false, shortKey: nil)
}()

extension ValueForm where Value == CellGenCore.Value<Color> {
  /// A color that is clear in the states that are left out.
  static var overlay: ValueForm {
    let color = value(of: Color.self)
    return ValueForm(.either([color.kind, .mapping { overlayStates }])) { entry, resolver in
      if let element = elementInOverlay(entry.value) {
        resolver.report(.elementInOverlay(element, entry.key))
        return nil
      }
      return color.read(withNormalColor(entry), &resolver)
    }
  }
}

/// The key of an element or an accessory in a value that should be a color; nil for a color.
private func elementInOverlay(_ value: Node) -> Mapping.Entry? {
  guard case .mapping(let mapping) = (value.onlyItem ?? value).content else { return nil }
  return mapping.entries.first {
    Construct.element.has($0.key.text) || Construct.accessory.has($0.key.text)
  }
}

/// Returns the entry with a clear color for the normal state if it names only other states.
private func withNormalColor(_ entry: Mapping.Entry) -> Mapping.Entry {
  let normal = "normal"
  guard case .mapping(var mapping) = entry.value.content, !mapping.isIncomplete,
    mapping.entry(normal) == nil,
    mapping.entries.contains(where: { overlayStates.has($0.key.text) })
  else { return entry }
  let span = entry.value.span
  let clear = Node(.scalar(Scalar(text: "clear", style: .plain)), span: span)
  mapping.entries.append(Mapping.Entry(key: Mapping.Key(text: normal, span: span), value: clear))
  return Mapping.Entry(key: entry.key, value: Node(.mapping(mapping), span: span))
}

extension Construct.Key {
  /// The key without the requirement to be present.
  fileprivate var optional: Construct.Key {
    var key = self
    key.isRequired = false
    return key
  }
}

extension Resolver {
  /// Reads how the cells of a view look.
  mutating func readCellLook(of view: ViewDraft, _ written: WrittenView) -> CellLook {
    var look = CellLook()
    guard !view.isCellClass else {
      for entry in [written.background.value, written.overlay.value].compactMap({ $0 }) {
        report(.ownCellLook(entry.key))
      }
      return look
    }
    scope.hasState = true
    defer { scope.hasState = false }
    if let entry = written.background.value {
      look.background = ValueForm.cellBackground.read(entry, &self) ?? CellBackground()
    }
    if let entry = written.overlay.value { look.overlay = ValueForm.overlay.read(entry, &self) }
    return look
  }
}

extension DiagnosticCode {
  package static let ownCellLook = Self("own-cell-look", .error, .fieldsAndActions)
}

extension Diagnostic {
  fileprivate static func ownCellLook(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .ownCellLook,
      "\(quoted(key.text)) cannot be set for a view shown by a cell class",
      at: Annotation(key.span, "the class determines how its cells look"),
      help: "remove \(quoted(key.text)), and override 'updateConfiguration(using:)' in the class")
  }

  /// The message for an element where a color over the whole cell is meant.
  fileprivate static func elementInOverlay(
    _ element: Mapping.Entry, _ overlay: Mapping.Key
  ) -> Diagnostic {
    let shown = element.value.scalar.map { "\(element.key.text): \($0.text)" }
    return Diagnostic(
      .wrongKind,
      "'overlay' must be a color, found \(quoted(element.key.text))",
      at: Annotation(element.key.span, "no color"),
      also: [Annotation(overlay.span, "the color over a whole cell")],
      help: Construct.accessory.has(element.key.text)
        ? "write 'accessory: { \(shown ?? element.key.text + ": …"), at: topTrailing }'"
        : "put it over others in the layout, with a 'zstack'")
  }

  /// The message for a background that elements can have, but cells cannot.
  fileprivate static func backgroundOfCell(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "the background of a cell has no key \(quoted(key.text))",
      at: Annotation(key.span, "only for elements"),
      help: "move the 'background' to the outermost stack in 'layout'",
      note: "the keys of the background of a cell are "
        + enumeration(CellBackground.form.keys.map(\.name)))
  }

  /// The message for a material where the color of a cell is expected.
  fileprivate static func materialOfCell(_ name: Name, _ blur: String) -> Diagnostic {
    Diagnostic(
      .unknownColor,
      "there is no color \(quoted(name.text))",
      at: Annotation(name.span, "a material"),
      help:
        "write 'background: { blur: \(blur) }' on the outermost stack in 'layout', in place of this"
    )
  }

  /// A message about a blur, with help for a view that is pinned over the cells.
  fileprivate static func blurOfCell(_ problem: Diagnostic, isPinned: Bool) -> Diagnostic {
    var problem = problem
    if isPinned { problem.help = opaqueHeader }
    return problem
  }

  /// Help to use an opaque color instead of a blur behind a header.
  static let opaqueHeader =
    "remove it: headers and footers are opaque, with the 'background' of their view or the one of the list"
}
