/// The code for a slider, which shows a number and reports the value that it is dragged to.
///
///     setUp(volumeSlider, in: 0...10)
///     reportChanges(of: volumeSlider) { .setVolume(volume: $0) }
extension SliderElement: ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    renderControlProperty("CellSlider()", context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let arguments =
      range.setUpArguments(standard: 0...1) + stepArgument(context)
      + (continuous.constant == false ? ["continuous: false"] : [])
    if !arguments.isEmpty { w.call("setUp", [name] + arguments) }
    if let track = track?.fixed(context) { w.assign("\(name).maximumTrackTintColor", "\(track)") }
    renderControlSetup(value.numberOfDouble("$0"), context, w)
  }

  /// Returns the argument for the step, which is 1 for whole numbers by default.
  private func stepArgument(_ context: RenderContext) -> [String] {
    if let step { return step.fixed(context).map { ["step: \($0)"] } ?? [] }
    return value.isWhole ? ["step: 1"] : []
  }

  func settings(_ context: RenderContext) -> [Setting] {
    [
      step.flatMap { stepSetting("step", $0, context) },
      varying("isContinuous", continuous, context),
      varying("maximumTrackTintColor", track, context, named: "Track"),
    ].compactMap(\.self)
      + controlSettings(of: [value] + range.fields, context) { w in
        let bounds = range.arguments(context, named: property, w)
        w.call("show", [value.double(or: "0"), "in: \(name)"] + bounds)
      }
  }
}

/// The code for a stepper, which reports the number that it counts to.
extension StepperElement: ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    renderControlProperty("CellStepper()", context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let arguments =
      range.setUpArguments(standard: 0...100)
      + (step.constant == .literal(1) ? [] : step.fixed(context).map { ["step: \($0)"] } ?? [])
    if !arguments.isEmpty { w.call("setUp", [name] + arguments) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    renderControlSetup(value.numberOfDouble("$0"), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    [stepSetting("stepValue", step, context)].compactMap(\.self)
      + controlSettings(of: [value] + range.fields, context) { w in
        let bounds = range.arguments(context, named: property, w)
        w.call("show", [value.double(or: "0"), "in: \(name)"] + bounds)
      }
  }
}

extension ElementRendering where Self: ControlModel {
  /// Returns the setting for a step that data, a state, or a member decides.
  fileprivate func stepSetting(
    _ property: String, _ step: Value<Number>, _ context: RenderContext
  ) -> Setting? {
    guard case .field(let field) = step else {
      return varying(property, step, context, named: "Step")
    }
    return Setting(moment: .configuration, fields: [field]) { w in
      w.assign("\(name).\(property)", "\(field.double(or: "1"))")
    }
  }
}

/// The code for a segmented control, which shows an enum with a segment for each case.
extension SegmentsElement: ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    renderControlProperty("UISegmentedControl()", context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let titles = options.map { $0.title.fixed(context) ?? "\"\"" }.joined(separator: ", ")
    w.call("setUp", [name, "titles: [\(titles)]"])
    renderControlSetup("$0", among: cases, context, w)
  }

  /// The values of the segments; nil if their positions are the values.
  private var cases: String? {
    let names = options.compactMap(\.name).map { memberName($0.text) }
    guard let first = names.first else { return nil }
    let others = names.dropFirst().map { ".\($0)" }
    return "[\((["\(selected.type.unwrapped).\(first)"] + others).joined(separator: ", "))]"
  }

  func settings(_ context: RenderContext) -> [Setting] {
    let titles = titleSettings(context)
    guard cases != nil else {
      return titles
        + controlSettings(of: [selected], context) { w in
          let position = selected.type.isOptional ? "\(selected.value) ?? -1" : selected.value
          w.call("show", [position, "in: \(name)"])
        }
    }
    var positions: [ValueCase<SegmentPosition>] = options.enumerated().compactMap { place, option in
      option.name.map {
        ValueCase(
          pattern: .named($0.text), value: .constant(SegmentPosition(index: place)), span: $0.span)
      }
    }
    if selected.type.isOptional {
      positions.append(
        ValueCase(
          pattern: .nil, value: .constant(SegmentPosition()), span: selected.name.span))
    }
    let shown = Setting(
      "\(name).selectedSegmentIndex", Value.cases(selected, positions), context,
      named: "\(property)Position")
    return titles + [shown] + controlSettings(of: [], context) { _ in }.dropFirst()
  }

  /// Returns the settings for titles that data or a state decides.
  private func titleSettings(_ context: RenderContext) -> [Setting] {
    options.enumerated().compactMap { place, option in
      guard option.title.moment(context) != .setup else { return nil }
      return Setting(option.title, context, named: "\(property)Title\(place + 1)") { title, w in
        w.call("\(name).setTitle", [title, "forSegmentAt: \(place)"])
      }
    }
  }
}

/// The position of a segment; nil for none.
private struct SegmentPosition: SwiftConstant {
  var index: Int?

  static let swiftType = "Int"

  func swift(_ context: RenderContext) -> String {
    index.map(String.init) ?? "UISegmentedControl.noSegment"
  }

  func isLive(_ context: RenderContext) -> Bool { false }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

/// The code for a date picker, which reports the date that is chosen.
extension DatePickerElement: ElementRendering {
  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    renderControlProperty("CellDatePicker()", context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    let arguments =
      (mode.constant.map { $0 == .dateAndTime ? [] : ["mode: .\($0.rawValue)"] } ?? [])
      + (pickerStyle.map { ["style: .\($0.rawValue)"] } ?? [])
    if !arguments.isEmpty { w.call("setUp", [name] + arguments) }
    if axis == .horizontal, !look.saysWidth { w.keepWidth(of: name) }
    renderControlSetup("$0", context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    [varying("datePickerMode", mode, context, named: "Mode")].compactMap(\.self)
      + controlSettings(of: [date] + range.bounds.flatMap(\.value.fields), context) { w in
        let bounds = range.bounds.map { label, bound in
          "\(label): \(bound.swift(context, named: property + capitalized(label), w))"
        }
        let date = date.type.isOptional ? "\(date.value) ?? Date()" : date.value
        w.call("show", [date, "in: \(name)"] + bounds)
      }
  }

  var endingCall: String? { "\(name).prepareForReuse()" }
}

/// The code for an activity indicator, which spins while a field is true, or always.
extension ActivityElement: ElementRendering {
  private var name: String { escapedIdentifier(property) }

  func renderProperty(_ context: RenderContext, _ w: SwiftWriter) {
    w.assign("private let \(name)", "UIActivityIndicatorView(style: .\(size.word ?? "medium"))")
    renderBoxProperty(look(context), context, w)
  }

  func renderSetup(along axis: StackElement.Axis, _ context: RenderContext, _ w: SwiftWriter) {
    if let color = color?.fixed(context) { w.assign("\(name).color", "\(color)") }
    if look.visible != nil { w.assign("\(name).hidesWhenStopped", "false") }
    renderLook(look(context), context, w)
  }

  func settings(_ context: RenderContext) -> [Setting] {
    let flag = isActive ?? .constant(true)
    var animating = Setting(flag, context, named: "isActive") { [name] flag, w in
      w.call("animate", [name, "while: \(flag)"])
    }
    // A spinning indicator is started with each configuration.
    animating.moment = max(animating.moment, .configuration)
    var settings = [animating, varying("style", size, context, named: "Size")].compactMap(\.self)
    if let color, color.moment(context) != .setup {
      settings.append(Setting("\(name).color", color, context, named: "\(property)Color"))
    }
    return settings + look(context).filter { $0.moment != .setup }
  }

  private func look(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: [], context)
  }
}

// MARK: - What controls have in common

extension ControlModel where Self: ElementRendering {
  fileprivate var name: String { escapedIdentifier(property) }

  fileprivate func renderControlProperty(
    _ initializer: String, _ context: RenderContext, _ w: SwiftWriter
  ) {
    w.assign("private let \(name)", "\(initializer)")
    renderBoxProperty(controlLook(context), context, w)
  }

  /// Writes the setup of a control.
  ///
  /// - Parameters:
  ///   - value: The value that the action carries, derived from what the runtime reports.
  ///   - options: The values that it can carry, if the runtime needs them.
  fileprivate func renderControlSetup(
    _ value: String, among options: String? = nil, _ context: RenderContext, _ w: SwiftWriter
  ) {
    for setting in ownSettings(context) where setting.moment == .setup { setting.write(w) }
    if let action {
      let options = options.map { ", among: \($0)" } ?? ""
      w.shortBlock(
        "reportChanges(of: \(name)\(options))",
        "\(action.swift(value))")
    } else {
      w.assign("\(name).isUserInteractionEnabled", "false")
    }
    renderLook(controlLook(context), context, w)
  }

  /// Returns the settings of a control.
  ///
  /// - Parameters:
  ///   - fields: The fields that it shows.
  ///   - show: Writes the code that shows them.
  fileprivate func controlSettings(
    of fields: [Field], _ context: RenderContext, show: @escaping (SwiftWriter) -> Void
  ) -> [Setting] {
    [Setting(moment: .configuration, fields: fields, write: show)]
      + (ownSettings(context) + controlLook(context)).filter { $0.moment != .setup }
  }

  private func ownSettings(_ context: RenderContext) -> [Setting] {
    enabledSettings(enabled, context) + labelSettings(accessibilityLabel, context)
  }

  private func controlLook(_ context: RenderContext) -> [Setting] {
    lookSettings(hiddenWhileNil: hidingFields, context)
  }
}

extension ControlRange {
  /// Returns the arguments of the call that sets a control up. A range that varies is passed with each value
  /// instead.
  fileprivate func setUpArguments(standard: ClosedRange<Double>) -> [String] {
    guard let lower = lower.constant?.number, let upper = upper.constant?.number,
      lower...upper != standard
    else { return [] }
    return ["in: \(swiftText(lower))...\(swiftText(upper))"]
  }

  fileprivate var fields: [Field] { lower.fields + upper.fields }

  /// Returns the arguments of the call that shows a value, if the range varies.
  fileprivate func arguments(
    _ context: RenderContext, named name: String, _ w: SwiftWriter
  ) -> [String] {
    if lower.constant?.number != nil, upper.constant?.number != nil { return [] }
    return [
      "from: \(lower.swift(context, named: name + "Lower", w))",
      "to: \(upper.swift(context, named: name + "Upper", w))",
    ]
  }
}

extension ControlBound: SwiftConstant {
  static let swiftType = "Double"

  func swift(_ context: RenderContext) -> String {
    switch self {
    case .number(let number): swiftText(number)
    case .member(let member): member.swift
    }
  }

  func isLive(_ context: RenderContext) -> Bool { member != nil }

  var member: SwiftMember? { if case .member(let member) = self { member } else { nil } }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.double(or: "0") }
}

extension DateRange {
  /// Its bounds with the labels of their arguments.
  fileprivate var bounds: [(label: String, value: Value<DateBound>)] {
    [("from", first), ("until", last)].compactMap { label, bound in bound.map { (label, $0) } }
  }
}

extension DateBound: SwiftConstant {
  static let swiftType = "Date"

  func swift(_ context: RenderContext) -> String { member.swift }

  func isLive(_ context: RenderContext) -> Bool { true }

  static func swift(of field: Field, _ context: RenderContext) -> String { field.value }
}

extension Field {
  /// True if it is a whole number.
  fileprivate var isWhole: Bool {
    if case .integer = KnownType(type).unwrapped { true } else { false }
  }

  /// Returns its value as a `Double`.
  func double(or fallback: String) -> String {
    let value = type.isOptional ? "\(value) ?? \(fallback)" : value
    return KnownType(type).unwrapped == .number(.double) ? value : "Double(\(value))"
  }

  /// Returns a `Double` converted to its type.
  fileprivate func numberOfDouble(_ value: String) -> String {
    switch KnownType(type).unwrapped {
    case .number(.double): value
    case .integer where type.unwrapped.lastName != "Int":
      "\(type.unwrapped)(clamping: Int(\(value)))"
    default: "\(type.unwrapped)(\(value))"
    }
  }
}
