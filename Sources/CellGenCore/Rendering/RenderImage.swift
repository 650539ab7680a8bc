/// The code for an image: an asset or a symbol, fixed or named by a field, or an image in a field.
///
///     setUp(starImageView, image: UIImage(systemName: "star"), textStyle: .caption1)
extension ImageElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    let isPlain = !isAlwaysShown && !mode.constants.contains(.scaleDown)
    w.assign("private let \(name)", isPlain ? "UIImageView()" : "CellImage()")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let name = name
    w.call("setUp", [name] + fixedArguments(context))
    if mode.constant == .scaleDown { w.assign("\(name).scalesDown", "true") }
    if loaded != nil, let size = size(context) { w.assign("\(name).requestSize", "\(size)") }
    if accessibilityLabel != nil { w.assign("\(name).isAccessibilityElement", "true") }
    for setting in spokenSettings(context) where setting.moment == .setup { setting.write(w) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    renderLook(look(context), context, w)
  }

  var endingCall: String? { loaded == nil ? nil : "\(name).cancel()" }

  func settings(_ context: RenderContext) -> [Setting] {
    (ownSettings(context) + look(context) + spokenSettings(context)).filter {
      $0.moment != .setup
    }
  }

  /// Returns the settings for what VoiceOver reads.
  private func spokenSettings(_ context: RenderContext) -> [Setting] {
    let title = retry.map {
      Setting("\(name).retryTitle", $0, context, named: "\(property)RetryTitle")
    }
    return labelSettings(accessibilityLabel, context) + [title].compactMap(\.self)
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }

  /// Returns the arguments for values that never change; all others are settings.
  private func fixedArguments(_ context: RenderContext) -> [String] {
    var arguments: [String] = []
    switch origin {
    case .asset(let text):
      if let name = text.fixed(context) {
        arguments.append("image: \(image(.asset, name, context))")
      }
    case .symbol(let text):
      if let name = text.fixed(context) {
        arguments.append("image: \(image(.symbol, name, context))")
      }
      guard hasFixedSymbol(context) else { break }
      if case .style(let style)? = font?.constant {
        arguments.append("textStyle: .\(memberName(style))")
      } else if let font = font?.fixed(context) {
        arguments.append("font: \(font)")
      }
    case .image, .url: break
    }
    if let color = color?.fixed(context) { arguments.append("color: \(color)") }
    if hasFixedSymbol(context), multicolor != nil { arguments.append("isMulticolor: true") }
    if let mode = mode.constant?.contentMode, mode != "scaleAspectFit" {
      arguments.append("mode: .\(mode)")
    }
    return arguments
  }

  private func ownSettings(_ context: RenderContext) -> [Setting] {
    var settings = [modeSetting(context), imageSetting(context)].compactMap(\.self)
    if let setting = symbolSetting(context) { settings.append(setting) }
    if let color {
      settings.append(Setting("\(name).tintColor", color, context, named: "\(property)Color"))
    }
    return settings
  }

  /// Returns true if the font and colors of its symbol never change, or if it has no symbol.
  private func hasFixedSymbol(_ context: RenderContext) -> Bool {
    let fontIsFixed = font.map { $0.moment(context) == .setup } ?? true
    return fontIsFixed && (multicolor.map { $0.constant == true } ?? true)
  }

  /// Returns the setting for a symbol's font or colors, if they vary.
  private func symbolSetting(_ context: RenderContext) -> Setting? {
    guard case .symbol = origin, !hasFixedSymbol(context) else { return nil }
    guard let multicolor else {
      return font.map { font in
        Setting(
          "\(name).preferredSymbolConfiguration", font, context, named: "\(property)Font",
          conversion: { "UIImage.SymbolConfiguration(font: \($0))" })
      }
    }
    return Setting(of: [multicolor] + (font.map { [$0] } ?? []), context) { w in
      let font = font.map {
        ["font: \($0.swift(context, named: "\(property)Font", w))"]
      }
      let flag = multicolor.swift(context, named: "\(property)IsMulticolor", w)
      w.call("setSymbol", ["of: \(name)"] + (font ?? []) + ["isMulticolor: \(flag)"])
    }
  }

  /// Returns the setting for a mode that varies, which precedes the loading of an image.
  private func modeSetting(_ context: RenderContext) -> Setting? {
    guard mode.moment(context) != .setup else { return nil }
    return Setting(mode, context, named: "\(property)Mode") { mode, w in
      w.call("setMode", ["of: \(name)", "to: \(mode)"])
    }
  }

  private func imageSetting(_ context: RenderContext) -> Setting {
    switch origin {
    case .asset(let text): setting(.asset, text, context)
    case .symbol(let text): setting(.symbol, text, context)
    case .image(let image):
      setting(image, context, named: "\(property)Image") { value in
        // If there is never an image, the expression would have no type.
        let isNever = image.fieldsOfValues.isEmpty && image.constants.allSatisfy(\.mayBeNil)
        return color == nil || isNever ? value : template(value, mayBeNil: image.mayBeNil)
      }
    case .url(let url):
      Setting(moment: .configuration, fields: url.fields + standInValues.flatMap(\.fields)) { w in
        let shown = url.swift(context, named: "\(property)URL", w)
        w.call("\(name).show", [shown] + standIns(context, w))
      }
    }
  }

  /// The values that decide what replaces a missing image.
  private var standInValues: [any RenderedValue] {
    [placeholder, failure].compactMap { $0?.value } + (initials?.values ?? [])
  }

  /// Returns the arguments for the replacement of a missing image.
  private func standIns(_ context: RenderContext, _ w: SwiftWriter) -> [String] {
    let pictures = [("placeholder", placeholder), ("failure", failure)].compactMap {
      label, picture in
      picture.map { "\(label): \($0.swift(context, named: property + capitalized(label), w))" }
    }
    return pictures
      + (initials.map { ["initials: \($0.swift(context, named: "\(property)Initials", w))"] } ?? [])
  }

  private func setting(
    _ source: ImageSource, _ text: Text, _ context: RenderContext
  ) -> Setting {
    setting(text, context, named: "\(property)Name") { value in
      text.image(named: value) { image(source, $0, context) }
    }
  }

  /// Returns the setting that shows an image that isn't loaded.
  private func setting<Constant: SwiftConstant>(
    _ value: Value<Constant>, _ context: RenderContext, named constant: String,
    conversion: @escaping (String) -> String
  ) -> Setting {
    guard hasStandIn else {
      return Setting("\(name).image", value, context, named: constant, conversion: conversion)
    }
    return Setting(of: [value] + standInValues, context) { w in
      let shown = conversion(value.swift(context, named: constant, w))
      w.call("\(name).show", ["image: \(shown)"] + standIns(context, w))
    }
  }

  /// Returns the expression for a named image.
  private func image(_ source: ImageSource, _ name: String, _ context: RenderContext) -> String {
    source.image(named: name, context) + (isTemplate ? "?.withRenderingMode(.alwaysTemplate)" : "")
  }

  /// True if an image is drawn in one color. Symbols don't count, because they are always templates.
  private var isTemplate: Bool {
    if case .symbol = origin { false } else { color != nil }
  }

  private func template(_ image: String, mayBeNil: Bool) -> String {
    "\(operand(image))\(mayBeNil ? "?" : "").withRenderingMode(.alwaysTemplate)"
  }
}

extension Value where Constant == TextConstant {
  /// Returns the expression for a named image, which is nil without a name.
  ///
  /// - Parameter name: The expression for the name.
  func image(named name: String, _ image: (String) -> String) -> String {
    guard mayBeNil else { return image(name) }
    return "\(operand(name)).flatMap { \(image("$0")) }"
  }
}

extension Initials {
  fileprivate var values: [any RenderedValue] {
    [text, color] + (font.map { [$0] } ?? [])
  }

  fileprivate func swift(
    _ context: RenderContext, named name: String, _ w: SwiftWriter
  ) -> String {
    let shown = text.field?.string ?? text.swift(context, named: "\(name)Text", w)
    var arguments = [text.mayBeNil ? "\(operand(shown)) ?? \"\"" : shown]
    if color.constant != .named("white") {
      let color = color.orElse(".white", context, named: "\(name)Color", w)
      arguments.append("color: \(color)")
    }
    if let font {
      arguments.append("font: \(font.swift(context, named: "\(name)Font", w))")
    }
    return "CellInitials(\(arguments.joined(separator: ", ")))"
  }
}

extension ImageElement.Mode: SwiftConstant {
  static let swiftType = "CellImageMode"

  func swift(_ context: RenderContext) -> String { ".\(rawValue)" }

  func isLive(_ context: RenderContext) -> Bool { false }

  static func swift(of field: Field, _ context: RenderContext) -> String {
    ".contentMode(\(field.value))"
  }

  /// The case of `UIView.ContentMode`, for a mode that never changes.
  fileprivate var contentMode: String {
    switch self {
    case .fit, .scaleDown: "scaleAspectFit"
    case .fill: "scaleAspectFill"
    case .center: "center"
    }
  }
}

extension SwiftWriter {
  /// Writes that a control or an image in a row keeps its width, so the text beside it gives way.
  func keepWidth(of property: String) {
    line("keepWidth(of: \(property))")
  }
}
