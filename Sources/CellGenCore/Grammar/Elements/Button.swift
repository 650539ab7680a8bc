extension ButtonElement: StyledModel {
  package static let facts = Facts<ButtonElement>(
    touches: .button(enabled: { $0.enabled }, selected: { $0.selected }), reports: { _ in true },
    voiceOver: .element, namesRow: { _ in .nothing }, inRow: .rigid, extent: { _ in .bothSides },
    box: .configuration, tint: nil, ground: { $0.style == "plain" ? nil : .unknown },
    text: { button in
      guard button.title != nil else { return nil }
      return .plain(font: button.font, color: button.color)
    }, hiddenBy: { $0.title?.hidingFields ?? [] }, shows: nil, hasStyles: true)

  /// Without a title, the button shows only an image.
  var presence: Value<Flag>? {
    let parts = [title, symbol, asset].compactMap { $0 }
    return parts.count == 1 ? parts[0].presence : nil
  }

  private static let title = Key(
    "title", \.title, .title, "Its title, which can come from an AttributedString field."
  ).synonyms("text label")

  private static let symbol = Key(
    "symbol", \.symbol, .string(for: .symbolName),
    "The name of an SF Symbol."
  ).synonyms("systemname systemimage icon")

  private static let accessibilityLabel = Key(
    "accessibilityLabel", \.accessibilityLabel, .string(), "The label that VoiceOver reads.")

  private static let action = Key(
    "action", \.action, .action, "The action it reports, which carries no values."
  ).essential().synonyms("ontap onclick onpress tap")

  private static let menu = Key(
    "menu", \.menu, .menu,
    "The actions of a menu that opens on tap, instead of an action."
  ).essential().notEmpty().fallback("no menu").synonyms("items pulldown")

  private static func lacksTitle(_ button: FormReading) -> Bool {
    (button.mapping[title.name]?.isEmptyText ?? true) && !button.mapping.isIncomplete
  }

  /// The message for a button with neither a title nor an image.
  private static func nothingToShow(_ button: FormReading) -> Diagnostic? {
    let hasImage = ["symbol", "asset"].contains { button.mapping.entry($0) != nil }
    return lacksTitle(button) && !hasImage ? .buttonWithoutTitle(button.owner) : nil
  }

  package static let form = Form(
    "button", "a button",
    blank: ButtonElement(property: ""), foreign: foreign,
    needs: Availability(
      version: 14, subject: "a button", instead: "use 'view: custom' and write the class"),
    [
      title, symbol,
      action, menu,
    ] + Key.configured + Key.look.filter { $0.name != "tap" }
      + [accessibilityLabel],
    rules: [
      .oneOf([action, menu], Diagnostic.buttonWithoutAction),
      .excludes(action, menu, Diagnostic.menuAndAction),
      FormRule(.oneOf(["title", "symbol", "asset"]), problem: nothingToShow),
      FormRule(.excludes(.has("symbol"), .has("asset")), isLoss: false) { button in
        guard let symbol = button.key(symbol), let asset = button.mapping.entry("asset")?.key else {
          return nil
        }
        return .twoImages(symbol, asset, of: "a button")
      },
    ],
    wrongKind: { entry, resolver in .buttonOfWrongKind(entry.value, resolver.scope.actions) },
    check: { button, resolver in
      if lacksTitle(button), nothingToShow(button) == nil, !button.saysName {
        resolver.report(.unnamedButton(button.owner))
      }
    },
    finish: { button, written, resolver in
      guard button.title != nil || button.symbol != nil || button.asset != nil,
        let action = button.action ?? button.menu.first.map({ _ in "menu" })
      else { return false }
      button.property = resolver.scope.names.next(action, .button)
      if let key = button.needsConfiguration(written) {
        resolver.checkAvailability(.buttonLook, at: key.span)
      }
      resolver.checkStates(of: button, written)
      if button.style != "plain", button.look.background?.isEffect == true,
        let key = written.mapping.entry("background")?.key
      {
        resolver.report(.coveredBackground(key, style: button.style))
      }
      // The border is drawn around the button, and UIKit doesn't reveal how round the button's own corners
      // are.
      if button.style != "plain", button.look.border != nil, written.lacksCorners {
        button.look.cornerRadius = .points(.constant(.literal(6)))
      }
      button.look.insets = button.look.insets?.completed(from: .button)
      resolver.finishLook(
        of: &button, written, shows: button.hidingFields.first ?? button.title?.field)
      return true
    })
}

extension ValueForm where Value == Text {
  /// A text, or a field of text with attributes.
  fileprivate static var title: ValueForm {
    let plain = string()
    return ValueForm(plain.kind) { entry, resolver in
      guard case .mapping = entry.value.content, let name = entry.value.fieldName.scalar?.text,
        resolver.scope.fields[name]?.field?.isAttributed == true,
        let field = resolver.findField(entry.value.fieldName, quoted(entry.key.text))?.field
      else { return plain.read(entry, &resolver) }
      resolver.checkAvailability(
        of: "a title with attributes", since: 15, at: entry.value.span,
        instead: "make the field a 'String'")
      return .field(field)
    }
  }
}

extension ValueForm where Value == String {
  /// The name of an action of the view without values.
  static var action: ValueForm {
    ValueForm(.name(.member)) { entry, resolver in
      guard let action = resolver.findAction(entry.value, carrying: nil) else { return nil }
      resolver.scope.reported.insert(action.name.text)
      if !action.values.isEmpty {
        resolver.report(
          .elementAction(action, of: "a button", "must carry no values", at: entry.value.span))
      }
      return action.name.text
    }
  }
}

extension FormReading {
  fileprivate var lacksCorners: Bool { mapping.reading("cornerRadius").isAbsent }
}

extension ElementNames.Suffix {
  package static let button = Self("Button")
}

extension DiagnosticCode {
  package static let elementAction = Self("element-action", .error, .layouts)
  package static let unnamedButton = Self(
    "unnamed-button", .warning, .elements, isAboutAccessibility: true)
}

extension Diagnostic {
  /// - Parameter actions: the actions of the view; the word is a title unless it names one of them.
  static func buttonOfWrongKind(_ node: Node, _ actions: NamedTable<ActionDraft>) -> Diagnostic {
    let word = node.scalar?.text ?? ""
    let plain = actions.all.filter { $0.values.isEmpty }.map(\.name.text)
    let isAction = actions[word] != nil
    let title = isAction ? titleInWords(word) : word.isEmpty ? "…" : inYAML(word)
    let near = Suggestion.names(near: word, among: plain).first
    let action = isAction ? word : near ?? (plain.count == 1 ? plain[0] : "…")
    return .wrongKind(
      "a button", expected: "a mapping with 'title' and 'action'", found: node,
      help: "write 'button: { title: \(title), action: \(action) }'")
  }

  /// The message for a blur or a gradient: the button's configuration draws its own background over it.
  static func coveredBackground(_ key: Mapping.Key, style: String) -> Diagnostic {
    Diagnostic(
      .neverShown,
      "the background is never shown: a button with the style '\(style)' draws its own background over it",
      at: Annotation(key.span, "a blur or a gradient is behind the button"),
      help: "remove 'style: \(style)', or give the button a color")
  }

  /// - Parameter button: has neither an action nor a menu.
  static func buttonWithoutAction(_ button: FormReading) -> Diagnostic {
    .requiredKey(
      "action", of: .button, at: button.owner.span,
      help: "add 'action: …' with an action that the view declares under 'actions'")
  }

  static func buttonWithoutTitle(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .requiredKey,
      "a button needs a 'title' or a 'symbol'",
      at: Annotation(key.span, "nothing to show"),
      help: "add 'title: …', or 'symbol: …' with an 'accessibilityLabel'")
  }

  static func unnamedButton(_ key: Mapping.Key) -> Diagnostic {
    Diagnostic(
      .unnamedButton,
      "a button with only a symbol has no text for VoiceOver",
      at: Annotation(key.span, "no title"),
      help: "add 'accessibilityLabel: …'")
  }

  /// The message for an action with values that an element does not report.
  static func elementAction(
    _ action: ActionDraft, of element: String, _ rule: String, at span: SourceSpan
  ) -> Diagnostic {
    let values = action.values.compactMap { value in
      value.type.map { "\(value.name.text): \($0)" }
    }
    let carried = values.isEmpty ? "no values" : quoted("{ \(values.joined(separator: ", ")) }")
    return Diagnostic(
      .elementAction,
      "the action of \(element) \(rule), but \(quoted(action.name.text)) carries \(carried)",
      at: Annotation(span, "carries the wrong values"),
      also: [Annotation(action.name.span, "declared here")],
      help: "name another action, or change what \(quoted(action.name.text)) carries")
  }
}
