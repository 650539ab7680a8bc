extension Accessory: PicturedModel {
  private static let disclosure = Key(
    "disclosure", \.disclosure, .flagOfRow,
    "A disclosure chevron: when it is shown."
  ).synonyms("chevron disclosureindicator")

  private static let checkmark = Key(
    "checkmark", \.checkmark, .flagOfRow, "A checkmark: when it is shown."
  ).synonyms("check checked tick")

  private static let badge = Key(
    "badge", \.badge, .labelText, "A short text or a number, such as how many are unread."
  ).synonyms("label text count value")

  private static let detail = Key(
    "detail", \.detail, .action, "An info button: the action that it reports, without values."
  ).synonyms("info detailbutton infobutton")

  private static let toggle = Key(
    "toggle", \.toggle, .field(.toggle),
    "A switch: the Bool field that it shows."
  ).fixed(.control).synonyms("switch")

  private static let action = Key(
    "action", .later(.name(.member)),
    "The action that a tap on a symbol or an image reports, without values, or that of a switch, which "
      + "carries the new value as one Bool.",
    get: { $0.action.map(FormValue.value) ?? .nothing }, set: { _, _ in }
  ).synonyms("ontap onchange tap")

  private static let visible = Key(
    "visible", \.visible, .flagOfRow,
    "When it is shown: while a Bool is true, or while an optional is not nil."
  ).fallback("always, or while it has something to show").synonyms(
    "isvisible show if when visiblewhen visibleif showif")

  static let place = Key(
    "at", \.place, .cases { $0 == "fill" ? "write 'center'" : placeHint($0) },
    "Where it is drawn in the cells of grids and carousels, over the content or, at `leading` and "
      + "`trailing`, beside it."
  ).fixed(.code).fallback("only in rows").synonyms("position place anchor corner alignment")

  private static let color = Key(
    "color", \.color, .value(of: Color.self),
    "The color of a badge or a symbol, or of an image, which is then drawn in one color."
  ).fallback("UIKit's; white for a badge with a `background`")
    .synonyms("textcolor")

  private static let tint = Key(
    "tint", \.tint, .value(of: Color.self), "The color of a switch that is on."
  ).fallback("UIKit's").synonyms("tintcolor ontint ontintcolor accentcolor")

  private static let enabled = Key(
    "enabled", \.enabled, .flagOfRow,
    "When a switch can be used: while a Bool is true, or while an optional is not nil."
  ).fallback("always").synonyms("isenabled")

  private static let accessibilityLabel = Key(
    "accessibilityLabel", \.accessibilityLabel, .string(),
    "The label that VoiceOver reads for a symbol, an image or a switch."
  ).fallback("the texts of the row, for a switch")

  private static let background = Key(
    "background", \.background, .value(of: Color.self),
    "The color of a capsule behind it, such as over a photo."
  ).synonyms("backgroundcolor bg fillcolor")

  /// The keys that each make an accessory.
  private static let kinds =
    [disclosure, checkmark, badge, detail].map(\.name) + Key.picture.map(\.name) + [toggle.name]

  /// The accessories that need no other keys.
  private static let words = [disclosure.name, checkmark.name]

  package static let form = Form(
    "accessory", "an accessory", blank: Accessory(), foreign: foreign,
    short: ShortForm([.choice(words)]) { entry, accessory, resolver in
      let word = resolver.readChoice(
        entry.value, quoted(entry.key.text), among: words, hint: Diagnostic.accessoryHint)
      guard let word else { return false }
      let path = word == disclosure.name ? \Accessory.disclosure : \.checkmark
      accessory[keyPath: path] = .constant(true)
      return true
    },
    stateless: { $0.helpByState($1) }, limits: [.stateless(.edge)],
    [disclosure, checkmark, badge, detail] + Key.picture + [
      toggle, action,
      color, tint, enabled,
      visible,
      accessibilityLabel,
      place,
      background,
    ],
    rules: [
      FormRule(.oneOf(kinds)) { written in
        written.mapping.isIncomplete
          || written.mapping.entries.contains { kinds.contains($0.key.text) }
          ? nil : .emptyAccessory(written)
      },
      .needs(place, for: background),
    ],
    finish: finish)

  @Sendable private static func finish(
    _ accessory: inout Accessory, _ written: FormReading, _ resolver: inout Resolver
  ) -> Bool {
    let keys = written.mapping.entries.map(\.key).filter { kinds.contains($0.text) }
    guard let kind = keys.first ?? (written.isShort ? written.owner : nil) else { return false }
    for other in keys.dropFirst() { resolver.report(.twoAccessories(kind, other)) }
    if case .field(let field)? = accessory.badge, !field.isLabelText {
      let span = written.mapping.entry(badge.name)?.value.span ?? written.span
      resolver.report(
        .misfit(
          "a badge cannot show", field, at: span, "neither text nor a number",
          help: "name a field of type String, or a number"),
        of: field,
        meant: field.type.misspelt(fitting: \.isLabelText))
    }
    if let badge = accessory.badge {
      let node = written.mapping.entry(Self.badge.name)?.value
      let isWord = node?.scalar != nil
      if isWord, let problem = badge.unreadable(at: node?.span ?? written.span) {
        resolver.report(problem)
        return false
      }
      guard
        let checked = resolver.format(
          badge, by: [], isWord: isWord, at: node?.span ?? written.span)
      else { return false }
      accessory.badge = checked
    }
    if accessory.badge != nil, let background = accessory.background,
      let ground = written.mapping.entry(Self.background.name)
    {
      resolver.reportLowContrast(
        of: accessory.color, written.mapping.entry(color.name), on: background, ground)
    }
    accessory.readAction(written, &resolver)
    let showsPicture = !written.lacksPicture(of: Accessory.self)
    let isSwitch = written.has(toggle)
    for (key, isUsed, owners) in [
      (color.name, written.has(badge) || showsPicture, "a badge, a symbol and an image have"),
      (tint.name, isSwitch, "a switch has"), (enabled.name, isSwitch, "a switch has"),
      (
        accessibilityLabel.name, showsPicture || isSwitch, "a symbol, an image and a switch have"
      ),
    ] where !isUsed {
      guard let entry = written.mapping.entry(key) else { continue }
      resolver.report(.keyOfOtherAccessory(entry.key, owners, kind))
    }
    if accessory.picture != nil, !written.saysName {
      resolver.report(.unnamedPicture(kind, isTapped: written.has(action)))
    }
    for (key, flag) in [
      (disclosure, accessory.disclosure), (checkmark, accessory.checkmark),
      (visible, accessory.visible),
    ] {
      guard let flag, flag.isNeverTrue, !flag.dependsOnState,
        let entry = written.mapping.entry(key.name)
      else { continue }
      resolver.report(.neverShown("accessory", by: entry))
    }
    if accessory.acts {
      resolver.checkAvailability(
        of: "an accessory that reports an action", since: 14, at: kind.span,
        instead: "put your own button into the view")
    }
    return keys.count <= 1
  }

  /// Help to show it depending on the state of a cell, which only a layout can do.
  private func helpByState(_ key: String) -> String {
    switch key {
    case Self.disclosure.name, Self.checkmark.name, Self.visible.name, Self.enabled.name: break
    case Self.color.name, Self.tint.name, Self.background.name:
      return
        "write one color, or '{ field: …, cases: { … } }' with a color for each case of a field"
    case let key where Key.picture.contains { $0.name == key }:
      return
        "write one \(key), or '{ field: …, cases: { … } }' with \(article(before: key)) \(key) for each case "
        + "of a field"
    default:
      return "write one text, or '{ field: …, cases: { … } }' with a text for each case of a field"
    }
    guard key != Self.enabled.name, let place else { return "write a Bool field, or an optional" }
    let symbol = picture?.symbol?.constant?.fixedText ?? "checkmark.circle.fill"
    return
      "in the layout, put an image over the content with a 'zstack': '- image: { symbol: \(symbol), "
      + "at: \(place.rawValue), visible: { normal: false, selected: true } }'"
  }

  private mutating func readAction(_ written: FormReading, _ resolver: inout Resolver) {
    let entry = written.mapping.entry(Self.action.name)
    guard let toggle else {
      guard let entry else { return }
      guard picture != nil else {
        // The picture or the field of a switch may have been lost.
        if !written.mapping.isIncomplete, written.lacksPicture(of: Self.self),
          written.lacks(Self.toggle)
        {
          resolver.report(.actionOfMark(entry.key))
        }
        return
      }
      action = ValueForm.action.read(entry, &resolver).map { ReportedValue(name: $0, label: "") }
      return
    }
    guard let entry else {
      if !written.mapping.isIncomplete { resolver.report(.toggleWithoutAction(written, toggle)) }
      return
    }
    action = ValueForm.switchAction(of: "a switch").read(entry, &resolver)
  }
}

extension Value where Constant == TextConstant {
  /// The message for a field in a badge's braces that needs a format, which a badge writes inside the braces.
  fileprivate func unreadable(at span: SourceSpan) -> Diagnostic? {
    guard case .constant(.phrase(let phrase)) = self,
      let field = phrase.fields.first(where: { !$0.isLabelText })
    else { return nil }
    let text = phrase.parts.reduce(into: "") { text, part in
      switch part {
      case .text(let piece): text += piece
      case .value(let value): text += "{\(value.field.name.text)}"
      }
    }
    let format = KnownType(field.type).unwrapped == .date ? "date" : "…"
    var problem = Diagnostic.unreadableField(field, at: span)
    problem.help =
      "write '{ literal: \(inYAML(text)), formats: { \(field.name.text): \(format) } }'"
    return problem
  }
}

extension Accessory {
  /// The key of a UIKit accessory that a row can have only once.
  ///
  /// Nil for one with a place: the cells of a grid can have one in each corner.
  fileprivate var onceInRow: String? {
    guard place == nil else { return nil }
    if disclosure != nil { return Self.disclosure.name }
    if checkmark != nil { return Self.checkmark.name }
    return detail == nil ? nil : Self.detail.name
  }

  /// The accessories in a value of `accessory`, each with its key `at`; nil for one without.
  static func places(in value: Node) -> [(node: Node, key: Mapping.Key?)] {
    guard case .sequence(let list) = value.content else { return [(value, key(in: value))] }
    return list.items.map { ($0, key(in: $0)) }
  }

  private static func key(in node: Node) -> Mapping.Key? {
    guard case .mapping(let mapping) = node.content else { return nil }
    return mapping.entry(place.name)?.key
  }
}

extension ValueForm where Value == [Accessory] {
  /// The accessories of a view's rows, from the leading to the trailing edge: a single one, or a list.
  static var accessories: ValueForm {
    ValueForm(.oneOrMore(Accessory.form.kind)) { entry, resolver in
      guard case .sequence(let list) = entry.value.content else {
        let accessory: Accessory? = resolver.read(entry)
        return accessory.map { [$0] }
      }
      if list.items.isEmpty, !list.isIncomplete {
        resolver.report(.emptyValue(quoted(entry.key.text), at: entry.value.span))
      }
      var first: [String: Name] = [:]
      return list.items.compactMap { item in
        let key = Mapping.Key(text: entry.key.text, span: item.span)
        guard let accessory: Accessory = resolver.read(Mapping.Entry(key: key, value: item)) else {
          return nil
        }
        if let name = accessory.onceInRow.map({ Name($0, span: item.span) }) {
          if let other = first[name.text] {
            resolver.report(.repeatedName(name, in: quoted(entry.key.text), first: other))
            return nil
          }
          first[name.text] = name
        }
        return accessory
      }
    }
  }
}

extension Diagnostic {
  @Sendable fileprivate static func accessoryHint(_ word: String) -> String? {
    switch word {
    case "none": "remove 'accessory'"
    case "detail", "info", "detailButton", "detailDisclosureButton", "infoButton":
      "write '{ detail: … }' with the action that it reports"
    case "toggle", "switch": "write '{ toggle: …, action: … }' with a field and an action"
    case "badge", "label": "write '{ badge: … }' with the field that it shows"
    case "disclosureIndicator", "chevron", "arrow", "true", "yes": "write 'disclosure'"
    case "check", "checked", "selected":
      "write 'checkmark', or '{ checkmark: … }' with a field"
    default:
      isMemberPath(word)
        ? "write '{ image: \(word), accessibilityLabel: … }'"
        : word.contains(".") ? "write '{ symbol: \(word), accessibilityLabel: … }'" : nil
    }
  }

  fileprivate static func emptyAccessory(_ written: FormReading) -> Diagnostic {
    Diagnostic(
      .requiredKey, "an accessory shows nothing",
      at: Annotation(written.span, "nothing to show"),
      help: "write 'disclosure', or '{ checkmark: … }' with a field")
  }

  fileprivate static func twoAccessories(_ one: Mapping.Key, _ other: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .twoAccessories,
      "\(quoted(one.text)) and \(quoted(other.text)) are two accessories",
      at: Annotation(other.span, "another accessory"),
      also: [Annotation(one.span, "the first")],
      help: "write a list: '[{ \(one.text): … }, { \(other.text): … }]'")
  }

  fileprivate static func actionOfMark(_ action: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .elementAction,
      "only a symbol, an image and a switch report an 'action'",
      at: Annotation(action.span, "nothing to tap"),
      help:
        "write 'select: …' in the view for a tap on the row, or '{ detail: … }' for an info button")
  }

  /// - Parameter owners: the accessories that have the key, followed by the verb.
  fileprivate static func keyOfOtherAccessory(
    _ key: Mapping.Key, _ owners: String, _ kind: Mapping.Key
  ) -> Diagnostic {
    Diagnostic(
      .unknownKey,
      "\(quoted(key.text)) has no effect on \(quoted(kind.text)): only \(owners) one",
      at: Annotation(key.span, "has no effect"),
      also: [Annotation(kind.span, "the accessory")],
      help: keyOfItsOwn(key.text, kind.text) ?? "remove \(quoted(key.text))")
  }

  /// Help for a color under the name that another accessory uses for it; nil for another key.
  private static func keyOfItsOwn(_ key: String, _ kind: String) -> String? {
    switch (key, kind) {
    case ("color", "toggle"): "write 'tint' in place of 'color'"
    case ("tint", "badge"), ("tint", "symbol"), ("tint", "asset"), ("tint", "image"):
      "write 'color' in place of 'tint'"
    default: nil
    }
  }

  fileprivate static func toggleWithoutAction(_ written: FormReading, _ field: Field) -> Diagnostic
  {
    Diagnostic(
      .requiredKey, "a switch at the edge of a row needs an 'action'",
      at: Annotation(written.span, "it could not be switched"),
      help: "add 'action: …' with an action that carries the new value, such as "
        + "'set: { \(field.name.text): Bool }'")
  }

  fileprivate static func unnamedPicture(_ key: Mapping.Key, isTapped: Bool) -> Diagnostic {
    Diagnostic(
      .unnamedAccessory,
      "an accessory with only \(kind(key)) has no text for VoiceOver",
      at: Annotation(key.span, "no name"),
      help: "add 'accessibilityLabel: …'"
        + (isTapped
          ? "" : ", or 'accessibilityLabel: \"\"' for \(kind(key)) that only decorates the row"))
  }

  /// The meaning of a picture's key, in messages.
  private static func kind(_ key: Mapping.Key) -> String {
    key.text == "symbol" ? "a symbol" : "an image"
  }
}

extension DiagnosticCode {
  package static let twoAccessories = Self("two-accessories", .error, .fieldsAndActions)
  package static let unnamedAccessory = Self(
    "unnamed-accessory", .warning, .fieldsAndActions, isAboutAccessibility: true)
}
