/// The code for text with attributes, which is assembled when its view is configured.
///
///     show(CellTextRun(data.title, font: .headline), CellTextRun(" • "), in: titleLabel)
extension AttributedModel {
  private var name: String { escapedIdentifier(property) }

  /// True if plain text isn't enough.
  var isAttributed: Bool {
    if text.field?.isAttributed == true { return true }
    let attributes = attributes
    guard attributes.runs.isEmpty, !attributes.isMarkdown, attributes.underline == nil,
      attributes.strikethrough == nil, attributes.lineHeight == nil
    else { return true }
    return false
  }

  /// The pieces of the text; plain text counts as one piece.
  private var runs: [TextRun] {
    var runs = attributes.runs.isEmpty ? [TextRun(text: text)] : attributes.runs
    for index in runs.indices {
      runs[index].underline = runs[index].underline ?? attributes.underline
      runs[index].strikethrough = runs[index].strikethrough ?? attributes.strikethrough
    }
    return runs
  }

  /// Returns the setting that shows the text.
  ///
  /// - Parameter hides: True if the view is hidden while there is no text.
  func attributedSetting(_ hides: Bool, _ context: RenderContext) -> Setting {
    // Pieces inherit missing attributes from the view at the current text size. Fixed text is set again as
    // well, because a font that Markdown makes bold doesn't follow changes of the text size.
    let own = [font.moment(context), color?.moment(context) ?? .setup, .configuration]
    let height = attributes.lineHeight
    let moments = runs.map { $0.moment(context) } + own + [height?.moment(context) ?? .setup]
    return Setting(
      moment: moments.max() ?? .configuration, followsConfiguration: true,
      fields: runs.flatMap(\.fields) + (height?.fields ?? [])
    ) { w in
      var arguments = runs.enumerated().map { index, run in
        let name = runs.count == 1 ? property : "\(property)\(index + 1)"
        return run.swift(isMarkdown: attributes.isMarkdown, named: name, context, w)
      }
      arguments.append("in: \(name)")
      if let height {
        let height = height.swift(context, named: "\(property)LineHeight", w)
        arguments.append("lineHeight: \(height)")
      }
      if hides && look.keepsPlace { arguments.append("keepsPlace: true") }
      w.call(hides ? "show" : "set", arguments)
    }
  }
}

extension TextRun {
  /// The fields in it.
  fileprivate var fields: [Field] {
    text.fields + (font?.fields ?? []) + (color?.fields ?? []) + (underline?.fields ?? [])
      + (strikethrough?.fields ?? [])
  }

  fileprivate func moment(_ context: RenderContext) -> Moment {
    [
      text.moment(context), font?.moment(context), color?.moment(context),
      underline?.moment(context), strikethrough?.moment(context),
    ].compactMap { $0 }.max() ?? .setup
  }

  /// Returns the expression for a piece of text.
  ///
  /// - Parameter name: The prefix of names for constants that it needs.
  fileprivate func swift(
    isMarkdown: Bool, named name: String, _ context: RenderContext, _ w: SwiftWriter
  ) -> String {
    var arguments = [shownText(named: "\(name)Text", context, w)]
    let isAttributed = text.field?.isAttributed == true
    if isMarkdown, !isAttributed { arguments[0] = "markdown: \(arguments[0])" }
    if let spoken = text.constant?.spoken {
      arguments.append("spoken: \(spoken.swift(context, named: "\(name)Spoken", w))")
    }
    if let font {
      let constant = font.constant?.argument(context)
      arguments.append("font: \(constant ?? font.swift(context, named: "\(name)Font", w))")
    }
    if let color { arguments.append("color: \(color.swift(context, named: "\(name)Color", w))") }
    for (label, flag) in [("underline", underline), ("strikethrough", strikethrough)] {
      guard let flag, flag.constant != false else { continue }
      arguments.append("\(label): \(flag.swift(context, named: "\(name)\(capitalized(label))", w))")
    }
    return "CellTextRun(\(arguments.joined(separator: ", ")))"
  }

  private func shownText(
    named name: String, _ context: RenderContext, _ w: SwiftWriter
  ) -> String {
    guard let field = text.field else { return text.swift(context, named: name, w) }
    return field.isAttributed
      ? field.value : labelText(of: field, context.manifest.deploymentTarget)
  }
}

/// The code for text with links: a text view that doesn't scroll and ignores touches outside of links.
///
///     setUp(bodyText, font: .body, detects: [.link])
///     reportLinks(of: bodyText) { .open(url: $0) }
extension TextElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "CellTextView()")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    var arguments = setUpArguments(context)
    if !detect.isEmpty {
      arguments.append("detects: [\(detect.map { ".\($0.member)" }.joined(separator: ", "))]")
    }
    if isSelectable.constant == true { arguments.append("isSelectable: true") }
    w.call("setUp", arguments)
    if let link {
      w.shortBlock(
        "reportLinks(of: \(name))", "\(link.swift("$0"))")
    }
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    fontSettings(font, color, context)
      + [
        varying("lineLimit", lines, context, named: "Lines"), alignmentSetting(context),
        varying("letsSelect", isSelectable, context, named: "IsSelectable"),
        attributedSetting(isShownByItsText, context),
      ].compactMap(\.self)
      + look(context).filter { $0.moment != .setup }
  }
}

extension AttributedModel {
  /// True if one call shows its text and hides it while there is none.
  var isShownByItsText: Bool {
    look.box == nil && look.visible == nil && !(look.keepsPlace && look.alpha != nil)
  }
}

extension AttributedModel where Self: ElementRendering {
  /// Returns the arguments of the call that sets it up.
  func setUpArguments(_ context: RenderContext) -> [String] {
    var arguments = [name, "font: \(fixedFont(context))"]
    if let color = color?.fixed(context) { arguments.append("color: \(color)") }
    if lineLimit.constant != WholeNumber.noLimit, let count = lineLimit.fixed(context) {
      arguments.append("lines: \(count)")
    }
    if let alignment = alignment?.fixed(context) { arguments.append("alignment: \(alignment)") }
    return arguments
  }

  /// Returns the setting for an alignment that varies, which precedes the text that inherits it.
  func alignmentSetting(_ context: RenderContext) -> Setting? {
    varying("textAlignment", alignment, context, named: "Alignment")
  }

  /// Returns the font before the first configuration, which is `body` for one that can change.
  private func fixedFont(_ context: RenderContext) -> String {
    guard let font = font.constant, !font.isLive(context) else { return ".body" }
    return font.argument(context)
  }

  func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: isShownByItsText ? [] : hidingFields, context)
  }
}
