/// The code for a text field, which reports what people type.
///
///     setUp(noteField, placeholder: "Add a note", returnKey: .done, limit: 80)
///     reportChanges(of: noteField) { .rename(text: $0) }
extension TextFieldElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    renderInputProperty("CellTextField", context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    var own: [String] = []
    if let key = returnKey?.constant { own.append("returnKey: \(key.swift(context))") }
    if isSecure.constant == true { own.append("isSecure: true") }
    if let mode = clearButton?.constant { own.append("clearButton: \(mode.swift(context))") }
    renderInputSetup(own, context, w)
    if let submit { w.shortBlock("reportReturn(of: \(name))", "\(submit.swift)") }
    renderInputReports(context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    inputSettings(context)
      + [varying("clearButtonMode", clearButton, context, named: "ClearButton")].compactMap(\.self)
  }

  var endingCall: String? { "\(name).prepareForReuse()" }
}

/// The code for a text editor, which is a text view that is as tall as its text.
extension TextEditorElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    renderInputProperty("CellTextEditor", context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    renderInputSetup([], context, w)
    renderInputReports(context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] { inputSettings(context) }

  var endingCall: String? { "\(name).prepareForReuse()" }
}

extension TextInputModel {
  private var name: String { escapedIdentifier(property) }

  fileprivate func renderInputProperty(_ type: String, _ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "\(type)()")
    renderBoxProperty(inputLook(context), context, w)
  }

  /// Writes the setup of a text input.
  ///
  /// - Parameter own: The arguments that only one kind of input has.
  fileprivate func renderInputSetup(_ own: [String], _ context: RenderContext, _ w: SwiftWriter) {
    var arguments = [name]
    if typing.font.constant.map({ !$0.isLive(context) }) == true, !typing.hasBodyFont,
      let font = typing.font.constant
    {
      arguments.append("font: \(font.swift(context))")
    }
    if let color = typing.color?.fixed(context) { arguments.append("color: \(color)") }
    if let alignment = typing.alignment?.fixed(context) {
      arguments.append("alignment: \(alignment)")
    }
    if let text = typing.placeholder?.fixed(context) { arguments.append("placeholder: \(text)") }
    if let color = typing.placeholderColor?.fixed(context) {
      arguments.append("placeholderColor: \(color)")
    }
    if let keyboard = typing.keyboard?.constant {
      arguments.append("keyboard: \(keyboard.swift(context))")
    }
    if let type = typing.contentType?.constant {
      arguments.append("contentType: \(type.swift(context))")
    }
    if let capitalization = typing.capitalization?.constant {
      arguments.append("capitalization: \(capitalization.swift(context))")
    }
    if let correction = typing.correction?.fixed(context) {
      arguments.append("correction: \(correction)")
    }
    if let limit = typing.limit?.fixed(context) { arguments.append("limit: \(limit)") }
    w.call("setUp", arguments + own)
    for setting in ownSettings(context) where setting.moment == .setup { setting.write(w) }
  }

  fileprivate func renderInputReports(_ context: RenderContext, _ w: SwiftWriter) {
    if let action = typing.action { w.shortBlock("reportChanges(of: \(name))", "\(action.swift)") }
    if let ended = typing.ended { w.shortBlock("reportEnd(of: \(name))", "\(ended.swift)") }
    if !reportsAction { w.assign("\(name).isUserInteractionEnabled", "false") }
    renderLook(inputLook(context), context, w)
  }

  fileprivate func inputSettings(_ context: RenderContext) -> [Setting] {
    let shown = Setting(moment: .configuration, fields: [text]) {
      $0.call("show", [text.string, "in: \(name)"])
    }
    return [shown] + (ownSettings(context) + inputLook(context)).filter { $0.moment != .setup }
  }

  private func ownSettings(_ context: RenderContext) -> [Setting] {
    var settings = fontSettings(typing.font, typing.color, context)
    if let alignment = varying("textAlignment", typing.alignment, context, named: "Alignment") {
      settings.append(alignment)
    }
    if let limit = varying("limit", typing.limit, context, named: "Limit") {
      settings.append(limit)
    }
    if let placeholder = typing.placeholder, placeholder.moment(context) != .setup {
      settings.append(
        Setting(
          "\(name).placeholder", placeholder, context, named: "\(property)Placeholder"))
    }
    let placeholderColor = varying(
      "placeholderColor", typing.placeholderColor, context, named: "PlaceholderColor")
    if let placeholderColor { settings.append(placeholderColor) }
    if let enabled = typing.enabled {
      settings.append(
        Setting(
          flag: "\(name).\(Self.enabledProperty)", enabled, context, named: "\(property)IsEnabled"))
    }
    return settings + traitSettings(context) + labelSettings(typing.accessibilityLabel, context)
  }

  /// Returns the settings for keyboard traits that data decides. A visible keyboard changes immediately.
  ///
  ///     valueField.keyboardType = data.isEmail ? .emailAddress : .default
  ///     updateKeyboard(of: valueField)
  private func traitSettings(_ context: RenderContext) -> [Setting] {
    let settings = [
      varying("keyboardType", typing.keyboard, context),
      varying("textContentType", typing.contentType, context),
      varying("autocapitalizationType", typing.capitalization, context),
      varying("autocorrectionType", typing.correction, context),
      varying("returnKeyType", returnKey, context),
      varying("isSecureTextEntry", isSecure, context),
    ].compactMap(\.self)
    guard !settings.isEmpty else { return [] }
    return settings + [
      Setting(moment: .configuration, fields: []) { $0.call("updateKeyboard", ["of: \(name)"]) }
    ]
  }

  private func inputLook(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: [], context)
  }
}

extension Typing {
  fileprivate var hasBodyFont: Bool { font.constant == .style("body") }
}

extension TextReport {
  /// The body of the closure that makes the action.
  fileprivate var swift: String {
    label.map { ".\(memberName(name))(\(labelName($0)): $0)" } ?? "_ in .\(memberName(name))"
  }
}

extension SwiftConstant where Self: WrittenWord {
  static var swiftType: String { fieldTypes }

  func swift(_ context: RenderContext) -> String { inputMember(word) }

  func isLive(_ context: RenderContext) -> Bool { false }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

extension KeyboardType: SwiftConstant {}
extension Capitalization: SwiftConstant {}
extension ReturnKey: SwiftConstant {}
extension ClearButton: SwiftConstant {}
extension ButtonAlignment: SwiftConstant {}

extension StackAlignment: SwiftConstant {}
extension StackDistribution: SwiftConstant {}
extension DatePickerElement.Mode: SwiftConstant {}
extension ActivityElement.Size: SwiftConstant {}

extension TextAlignment: SwiftConstant {
  func swift(_ context: RenderContext) -> String {
    word == "trailing" ? "CellAlignment.trailing" : inputMember(word)
  }
}

extension Correction: SwiftConstant {
  static let swiftType = "UITextAutocorrectionType"

  func swift(_ context: RenderContext) -> String {
    if let flag { return "\(flag.swift(context)) ? .yes : .no" }
    return [Self.on.word: ".yes", Self.off.word: ".no"][word] ?? inputMember(word)
  }

  func isLive(_ context: RenderContext) -> Bool { flag != nil }
}

extension ContentType: SwiftConstant {
  var mayBeNil: Bool { word == Self.standard }

  func swift(_ context: RenderContext) -> String { mayBeNil ? "nil" : inputMember(word) }
}

/// Returns the UIKit member for a word in a manifest.
private func inputMember(_ word: String) -> String {
  ".\(word == "url" ? "URL" : memberName(word))"
}
