/// The code for a button, which reports an action without values.
///
///     setUp(buyButton, style: .filled, title: "Buy")
///     report(.buy, from: buyButton)
extension ButtonElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIButton(type: .system)")
    renderBoxProperty(outerLook(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    if isConfigured(context) {
      w.call("setUp", [name] + setUpArguments(context))
    } else {
      renderOldSymbols(w)
    }
    for setting in ownSettings(context) where setting.moment == .setup { setting.write(w) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    if let action { w.call("report", [".\(memberName(action))", "from: \(name)"]) }
    renderLook(outerLook(context), context, w)
  }

  /// Returns the setting that gives the button its menu: once, or whenever data changes what it offers.
  private func menuSetting(_ context: RenderContext) -> Setting? {
    guard !menu.isEmpty else { return nil }
    let isFixed = menu.allSatisfy { $0.isFixed(context) }
    let fields = menu.flatMap(\.fields)
    return Setting(moment: isFixed ? .setup : .configuration, fields: fields) { w in
      // Constants that the items need come before the list.
      let calls = menu.map { $0.call(inMenu: true, context, w) }
      w.line("report(")
      w.indented.line("[")
      let end = calls.count > 1 ? "," : ""
      for call in calls { call.render(end: end, w.indented.indented) }
      w.indented.line("], fromMenuOf: \(name))")
    }
  }

  func settings(_ context: RenderContext) -> [Setting] {
    (ownSettings(context) + outerLook(context)).filter { $0.moment != .setup }
  }

  /// Returns the settings of the general keys that apply around the button; the configuration handles the
  /// rest.
  private func outerLook(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }

  private func ownSettings(_ context: RenderContext) -> [Setting] {
    var settings = isConfigured(context) ? lookSettings(context) : oldSettings(context)
    if let alignment = varying(
      "contentHorizontalAlignment", alignment, context, named: "Alignment")
    {
      settings.append(alignment)
    }
    if let menu = menuSetting(context) { settings.append(menu) }
    settings += enabledSettings(enabled, context)
    if let selected {
      settings.append(
        Setting(flag: "\(name).isSelected", selected, context, named: "\(property)IsSelected"))
    }
    return settings + labelSettings(accessibilityLabel, context)
  }

  /// Returns true if the button has a configuration, which requires iOS 15.
  private func isConfigured(_ context: RenderContext) -> Bool {
    context.manifest.deploymentTarget >= 15
  }
}

// MARK: - Configurations

extension ButtonElement {
  /// A part of the button's appearance.
  private struct Part {
    var label: String
    var moment: Moment
    var isInline: Bool
    var fields: [Field]
    /// True if it can change with the content, regardless of the state.
    var followsConfiguration: Bool
    var text: (SwiftWriter) -> String

    init<Constant: SwiftConstant>(
      _ label: String, _ value: Value<Constant>, _ context: RenderContext, named name: String,
      conversion: @escaping (String) -> String = { $0 }
    ) {
      self.label = label
      moment = value.moment(context)
      isInline = value.isOneExpression
      fields = value.fields
      followsConfiguration = value.followsConfiguration(context)
      text = { w in "\(label): \(conversion(value.swift(context, named: name, w)))" }
    }

    /// Returns the same part, reevaluated at each update of the button, as fonts are for each text size.
    func asked() -> Part {
      var part = self
      part.followsConfiguration = true
      part.moment = .state
      return part
    }
  }

  private func parts(_ context: RenderContext) -> [Part] {
    var parts: [Part] = []
    if let title {
      let label = title.field?.isAttributed == true ? "attributedTitle" : "title"
      parts.append(Part(label, title, context, named: "\(property)Title"))
    }
    if let symbol {
      parts.append(
        Part(
          "image", symbol, context, named: "\(property)Symbol",
          conversion: image(.symbol, symbol, context)))
    }
    if let asset {
      parts.append(
        Part(
          "image", asset, context, named: "\(property)Image",
          conversion: image(.asset, asset, context)))
    }
    if let color { parts.append(Part("color", color, context, named: "\(property)Color")) }
    if case .color(let color)? = look.background {
      parts.append(Part("background", color, context, named: "\(property)Background"))
    }
    if let font, font.constant == nil {
      parts.append(Part("font", font, context, named: "\(property)Font").asked())
    }
    if let insets = look.insets {
      parts.append(Part("insets", insets, context, named: "\(property)Insets"))
    }
    if let spacing, spacing.moment(context) != .setup {
      parts.append(Part("spacing", spacing, context, named: "\(property)Spacing"))
    }
    return parts
  }

  private func image(
    _ source: ImageSource, _ name: Text, _ context: RenderContext
  ) -> (String) -> String {
    { value in name.image(named: value) { source.image(named: $0, context) } }
  }

  private func setUpArguments(_ context: RenderContext) -> [String] {
    let fixed = parts(context).filter { $0.moment == .setup }
    let text = { (label: String) in
      fixed.filter { $0.label == label }.map { $0.text(SwiftWriter()) }
    }
    var arguments = style == "plain" ? [] : ["style: .\(style)"]
    if let font = font?.constant { arguments.append("font: \(font.swift(context))") }
    arguments += text("color") + text("background")
    switch look.cornerRadius {
    case .circle?: arguments.append("cornerRadius: .infinity")
    case .points(.constant(let radius))?:
      arguments.append("cornerRadius: \(radius.swift(context))")
    default: break
    }
    arguments += text("insets")
    if let spacing = spacing?.fixed(context) { arguments.append("spacing: \(spacing)") }
    if let alignment = alignment?.fixed(context) { arguments.append("alignment: \(alignment)") }
    return arguments + text("title") + text("image")
  }

  /// Returns the settings for the parts of its appearance that change.
  private func lookSettings(_ context: RenderContext) -> [Setting] {
    let parts = parts(context).filter { $0.moment != .setup }
    guard !parts.isEmpty else { return [] }
    let changes = parts.contains {
      !$0.fields.isEmpty || $0.followsConfiguration || $0.moment == .configuration
    }
    return [
      Setting(moment: changes ? .configuration : .setup, fields: parts.flatMap(\.fields)) { w in
        if parts.contains(where: { $0.moment == .state }) {
          renderStates(parts, w)
        } else {
          w.call("show", ["CellButtonLook(\(joined(parts, w)))", "in: \(name)"])
        }
      }
    ]
  }

  private func renderStates(_ parts: [Part], _ w: SwiftWriter) {
    w.block("show(in: \(name))", parameters: "state in") { w in
      let isInline = parts.allSatisfy(\.isInline)
      w.call(isInline ? "CellButtonLook" : "return CellButtonLook", parts.map { $0.text(w) })
    }
  }

  private func joined(_ parts: [Part], _ w: SwiftWriter) -> String {
    parts.map { $0.text(w) }.joined(separator: ", ")
  }
}

// MARK: - Before iOS 15

extension ButtonElement {
  private func oldSettings(_ context: RenderContext) -> [Setting] {
    var settings: [Setting] = []
    if let title {
      settings.append(
        Setting(title, context, named: "\(property)Title") { title, w in
          w.call("\(name).setTitle", [title, "for: .normal"])
        })
    }
    if let symbol {
      let image = image(.symbol, symbol, context)
      settings.append(
        Setting(symbol, context, named: "\(property)Symbol") { symbol, w in
          w.call("\(name).setImage", [image(symbol), "for: .normal"])
        })
    }
    return settings
  }

  /// Writes code that makes the title and a symbol scale with the reader's text size.
  private func renderOldSymbols(_ w: SwiftWriter) {
    if title != nil {
      w.assign("\(name).titleLabel?.font", ".preferredFont(forTextStyle: .body)")
      w.assign("\(name).titleLabel?.adjustsFontForContentSizeCategory", "true")
    }
    if symbol != nil {
      w.call(
        "\(name).setPreferredSymbolConfiguration",
        ["UIImage.SymbolConfiguration(textStyle: .body)", "forImageIn: .normal"])
    }
  }
}
