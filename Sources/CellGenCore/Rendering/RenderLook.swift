/// The code for the keys that all elements share.
///
///     let statusBox = CellBox(
///       around: statusLabel, background: .systemRed, cornerRadius: .circle,
///       insets: CellInsets.make(horizontal: 6, vertical: 2))
///     constrain(photoImageView, width: 40, height: 40)
extension Look {
  /// Returns the arguments of the element's box that never change.
  func boxArguments(_ context: RenderContext) -> [String] {
    var arguments: [String] = []
    if case .color(let color)? = background, let fixed = color.fixed(context) {
      arguments.append("background: \(fixed)")
    }
    switch cornerRadius {
    case .circle?: arguments.append("cornerRadius: .circle")
    case .points(let radius)?:
      if let fixed = radius.fixed(context) {
        let isLiteral = if case .literal? = radius.constant { true } else { false }
        arguments.append("cornerRadius: \(isLiteral ? fixed : ".points(\(fixed))")")
      }
    case nil: break
    }
    if let border {
      if let color = border.color.fixed(context) { arguments.append("borderColor: \(color)") }
      if let width = border.width.fixed(context) { arguments.append("borderWidth: \(width)") }
    }
    if let shadow, shadow.values.allSatisfy({ $0.moment(context) == .setup }) {
      arguments.append("shadow: \(shadow.swift(context, named: "", SwiftWriter()))")
    }
    if insets?.constant?.isZero != true, let insets = insets?.fixed(context) {
      arguments.append("insets: \(insets)")
    }
    return arguments
  }

  /// The look without the parts that a button's configuration shows.
  fileprivate var withoutBackground: Look {
    var look = self
    if look.background?.isEffect != true { look.background = nil }
    look.insets = nil
    return look
  }

  /// Returns the settings of the box for values that change or have no argument.
  fileprivate func boxSettings(_ box: String, _ context: RenderContext) -> [Setting] {
    var settings: [Setting] = []
    if case .color(let color)? = background {
      settings.append(Setting("\(box).backgroundColor", color, context, named: "\(box)Color"))
    }
    if case .points(let radius)? = cornerRadius {
      settings.append(
        Setting("\(box).boxCorners", radius, context, named: "\(box)Radius") { ".points(\($0))" })
    }
    if let border {
      settings += [
        Setting("\(box).boxBorderColor", border.color, context, named: "\(box)BorderColor"),
        Setting("\(box).boxBorderWidth", border.width, context, named: "\(box)BorderWidth"),
      ]
    }
    if let insets {
      settings.append(Setting("\(box).boxInsets", insets, context, named: "\(box)Insets"))
    }
    if let shadow {
      settings.append(
        Setting(of: shadow.values, context) { w in
          w.assign("\(box).boxShadow", "\(shadow.swift(context, named: "\(box)Shadow", w))")
        })
    }
    let margins = insets?.marginSetting(of: box).map { [$0] } ?? []
    return effectSettings(box, context) + margins + settings.filter { $0.moment != .setup }
  }

  /// Returns the settings of a background that is more than a color.
  private func effectSettings(_ box: String, _ context: RenderContext) -> [Setting] {
    switch background {
    case .blur(let blur)?:
      let style: SwiftLine = ".\(memberName(blur.style))"
      let color = blur.color.map {
        Setting("\(box).backgroundColor", $0, context, named: "\(box)Color")
      }
      return [Setting(moment: .setup, fields: []) { $0.assign("\(box).boxBlur", style) }, color]
        .compactMap { $0 }
    case .gradient(let colors)?:
      return [
        Setting(of: colors, context) { w in
          let stops = colors.enumerated().map { position, color in
            color.orElse(".clear", context, named: "\(box)Color\(position + 1)", w)
          }
          w.assign("\(box).boxGradient", "[\(stops.joined(separator: ", "))]")
        }
      ]
    case .color?, nil: return []
    }
  }
}

extension Value where Constant: SwiftConstant {
  /// Returns the expression for a value that never changes; nil for other values.
  func fixed(_ context: RenderContext) -> String? {
    moment(context) == .setup ? constant?.swift(context) : nil
  }
}

extension Value<Color> {
  /// Returns an expression for a color that is never nil.
  ///
  /// - Parameter color: The expression for the color that replaces a field that is nil.
  func orElse(
    _ color: String, _ context: RenderContext, named name: String, _ w: SwiftWriter
  ) -> String {
    let text = swift(context, named: name, w)
    return mayBeNil ? "\(operand(text)) ?? \(color)" : text
  }
}

extension Offset {
  var numbers: [(label: String, value: Value<Number>)] { [("x", x), ("y", y)] }

  /// Returns the arguments of the call that moves an element by the offset.
  func arguments(_ text: (Value<Number>, String) -> String) -> [String] {
    numbers.compactMap { label, number in
      number.constant?.isZero == true ? nil : "\(label): \(text(number, label))"
    }
  }
}

extension Shadow {
  private var numbers: [(label: String, value: Value<Number>)] {
    [("radius", radius), ("x", x), ("y", y), ("opacity", opacity)]
  }

  fileprivate var values: [any RenderedValue] { [color] + numbers.map(\.value) }

  fileprivate func swift(
    _ context: RenderContext, named name: String, _ w: SwiftWriter
  ) -> String {
    var arguments: [String] = []
    if color.constant != .named("black") {
      arguments.append("color: \(color.orElse(".black", context, named: "\(name)Color", w))")
    }
    for (label, value) in numbers {
      if ["x", "y"].contains(label), value.constant?.isZero == true { continue }
      let number = value.swift(context, named: name + capitalized(label), w)
      arguments.append("\(label): \(number)")
    }
    return "CellShadow(\(arguments.joined(separator: ", ")))"
  }
}

extension ElementModel {
  /// Returns the settings for the font and color of an element's text, if they vary.
  func fontSettings(
    _ font: Value<Font>, _ color: Value<Color>?, _ context: RenderContext
  ) -> [Setting] {
    let name = escapedIdentifier(property)
    var settings: [Setting] = []
    if font.moment(context) != .setup {
      settings.append(Setting("\(name).font", font, context, named: "\(property)Font"))
    }
    if let color, color.moment(context) != .setup {
      settings.append(Setting("\(name).textColor", color, context, named: "\(property)Color"))
    }
    return settings
  }

  /// Returns the setting for a UIKit property whose value data, a state, or a member decides; nil if it never
  /// changes.
  ///
  /// - Parameter suffix: The suffix of names for constants that it needs; the name of the property by
  ///   default.
  func varying<Constant: SwiftConstant>(
    _ key: String, _ value: Value<Constant>?, _ context: RenderContext, named suffix: String? = nil
  ) -> Setting? {
    guard let value, value.moment(context) != .setup else { return nil }
    return Setting(
      "\(escapedIdentifier(property)).\(key)", value, context,
      named: property + (suffix ?? capitalized(key)))
  }

  /// The outermost view of the element: the box around it, or its own view.
  var outer: String { escapedIdentifier(look.box ?? property) }
}

extension StyledModel {
  private var name: String { escapedIdentifier(property) }

  /// The look of a box around it; a button shows its background through its configuration.
  private var boxedLook: Look {
    Self.facts.box == .configuration ? look.withoutBackground : look
  }

  /// Returns the settings for the keys that all elements share, except the arguments of the box.
  ///
  /// - Parameter fields: The fields that hide the element while one of them is nil.
  func lookSettings(hiddenWhileNil fields: [Field], _ context: RenderContext) -> [Setting] {
    let hiding = hiding(fields, context)
    let isBox = Self.facts.box == .itself
    // This reads the element directly, here and below, because copying its look would take longer than the
    // rest.
    if look.isEmpty, !isBox { return hiding.map { [$0] } ?? [] }
    let box = isBox ? name : look.box.map(escapedIdentifier)
    var settings = box.map { boxedLook.boxSettings($0, context) } ?? []
    if let alpha = look.alpha, !isHiddenByAlpha(fields) {
      settings.append(alphaSetting(alpha, context))
    }
    if let tint = look.tint {
      settings.append(tintSetting(tint, context))
    }
    settings += lengthSettings(context)
    settings.add(prioritySetting(context))
    settings.add(offsetSetting(context))
    settings.add(hiding)
    settings += accessibilitySettings(whileHidden: hiding, context)
    // Code asks its outermost view for the state, and it must therefore be a property.
    if look.showsTouch {
      settings.append(Setting(moment: .state, fields: [], isEmpty: true) { _ in })
    }
    return settings
  }

  /// Returns the setting for the tint. Switches and segmented controls ignore it and have a separate color
  /// for their on state.
  ///
  /// - Source: Apple, `UISwitch.onTintColor`, and `UISegmentedControl.selectedSegmentTintColor`, which
  ///   replaces the tint from iOS 13 on.
  private func tintSetting(_ tint: Value<Color>, _ context: RenderContext) -> Setting {
    let target: SwiftLine =
      if let own = Self.facts.tint { "\(name).\(own)" } else { "\(outer).tintColor" }
    return Setting(target, tint, context, named: "\(property)Tint")
  }

  private func lengthSettings(_ context: RenderContext) -> [Setting] {
    let sides = look.lengths.compactMap { constraint($0.side, $0.length, context) }
    let ratio = look.aspectRatio.flatMap { constraint("aspectRatio", $0, context) }
    return sides + [ratio].compactMap(\.self)
  }

  /// Returns the setting for priorities that vary, which apply to the view inside a box.
  private func prioritySetting(_ context: RenderContext) -> Setting? {
    let varying = look.priorities.filter { $0.priority.moment(context) != .setup }
    if varying.isEmpty { return nil }
    var setting = Setting(of: varying.map(\.priority), context) { w in
      let priorities = varying.map { label, priority in
        "\(label): \(priority.swift(context, named: property + capitalized(label), w))"
      }
      w.call("setPriorities", ["of: \(name)"] + priorities)
    }
    setting.isInside = look.box != nil
    return setting
  }

  /// Returns the setting that moves an element in layers; nil if its offset never changes.
  private func offsetSetting(_ context: RenderContext) -> Setting? {
    guard let offset = look.offset,
      offset.numbers.contains(where: { $0.value.moment(context) != .setup })
    else { return nil }
    return Setting(of: offset.numbers.map(\.value), context) { [outer] w in
      let numbers = offset.arguments { number, label in
        number.swift(context, named: property + "Offset" + capitalized(label), w)
      }
      w.call("move", [outer] + numbers)
    }
  }

  /// Returns the setting for a constraint that varies; nil if it never changes.
  private func constraint<Constant: SwiftConstant>(
    _ label: String, _ value: Value<Constant>, _ context: RenderContext
  ) -> Setting? {
    guard value.moment(context) != .setup else { return nil }
    return Setting(value, context, named: property + capitalized(label)) { [outer] text, w in
      w.call("constrain", [outer, "\(label): \(text)"])
    }
  }

  /// Returns the setting for the alpha; a number from data can be nil.
  private func alphaSetting(_ alpha: Value<Number>, _ context: RenderContext) -> Setting {
    guard case .field(let field) = alpha else {
      return Setting("\(outer).alpha", alpha, context, named: "\(property)Alpha")
    }
    return Setting(moment: .configuration, fields: [field]) { [outer] w in
      w.call("setAlpha", ["of: \(outer)", "to: \(Number.swift(of: field, context))"])
    }
  }

  /// Returns the setting that hides the element; nil if it is always visible.
  private func hiding(_ fields: [Field], _ context: RenderContext) -> Setting? {
    if look.visible == nil, !fields.contains(where: { $0.type.isOptional }) { return nil }
    let absent = fields.filter(\.type.isOptional)
    let missing =
      absent.isEmpty ? nil : absent.map { "\($0.value) == nil" }.joined(separator: " || ")
    let hidden = look.visible?.negated
    let alpha = look.keepsPlace ? look.alpha : nil
    let moments = [
      missing.map { _ in .configuration }, hidden?.moment(context), alpha?.moment(context),
    ].compactMap { (moment: Moment?) in moment }
    guard let moment = moments.max() else { return nil }
    let follows = [hidden?.followsConfiguration(context), alpha?.followsConfiguration(context)]
    return Setting(
      moment: moment,
      followsConfiguration: moments.contains(.configuration) || follows.contains(true),
      fields: absent + (hidden?.fields ?? []) + (alpha?.fields ?? [])
    ) { w in
      let text = hidden?.swift(context, named: "\(property)IsHidden", w)
      let conditions = [missing, text == missing ? nil : text].compactMap { $0 }
      let condition = conditions.map { text in
        conditions.count > 1 && text.contains(" ? ") ? "(\(text))" : text
      }.joined(separator: " || ")
      guard look.keepsPlace else { return w.call("hide", [outer, "while: \(condition)"]) }
      let shownAlpha = alpha.map { $0.swift(context, named: "\(property)Alpha", w) }
      w.call(
        "keepPlace",
        ["of: \(outer)", "whileHidden: \(condition)"] + (shownAlpha.map { ["alpha: \($0)"] } ?? []))
    }
  }

  /// Returns true if the setting that hides the element also sets its alpha, because hiding an element that
  /// keeps its place changes the alpha.
  private func isHiddenByAlpha(_ fields: [Field]) -> Bool {
    look.keepsPlace && (look.visible != nil || fields.contains(where: \.type.isOptional))
  }
}

extension Look {
  /// The lengths of its sides, with the labels of their arguments.
  package var lengths: [(side: String, length: Value<Length>)] {
    var lengths: [(side: String, length: Value<Length>)] = []
    if let width { lengths.append(("width", width)) }
    if let height { lengths.append(("height", height)) }
    if let minWidth { lengths.append(("minWidth", minWidth)) }
    if let maxWidth { lengths.append(("maxWidth", maxWidth)) }
    if let minHeight { lengths.append(("minHeight", minHeight)) }
    if let maxHeight { lengths.append(("maxHeight", maxHeight)) }
    return lengths
  }

  /// The priorities along its axes, with the labels of their arguments.
  fileprivate var priorities: [(label: String, priority: Value<Priority>)] {
    [
      ("compression", compression?.horizontal), ("hugging", hugging?.horizontal),
      ("verticalCompression", compression?.vertical), ("verticalHugging", hugging?.vertical),
    ].compactMap { label, priority in priority.map { (label, $0) } }
  }

  /// True if it determines the width of the element.
  var saysWidth: Bool {
    width != nil || compression?.horizontal != nil || hugging?.horizontal != nil
  }
}

// MARK: - Setup

extension StyledModel {
  /// Returns true if the element's view or its box is a property because something in it changes.
  func keepsBox(_ settings: [Setting]) -> Bool {
    settings.contains { $0.moment != .setup && !$0.isInside }
  }

  /// Writes the box around the element, its sides, and the actions of its gestures.
  ///
  /// - Parameter settings: The settings for the parts that change.
  func renderLook(_ settings: [Setting], _ context: RenderContext, _ w: SwiftWriter) {
    if look.isEmpty {
      for setting in settings where setting.moment == .setup { setting.write(w) }
      return
    }
    renderPriorities(context, w)
    if let box = look.box.map(escapedIdentifier) {
      if keepsBox(settings) {
        w.line("\(box).hold(\(name))")
      } else {
        w.call("let \(box) = CellBox", ["around: \(name)"] + boxedLook.boxArguments(context))
      }
    }
    for setting in settings where setting.moment == .setup { setting.write(w) }
    renderSides(context, w)
    renderGestures(w)
  }

  /// Writes the property of the box around the element, if it changes.
  func renderBoxProperty(
    _ settings: @autoclosure () -> [Setting], _ context: RenderContext, _ w: SwiftWriter,
    modifier: String = "private let"
  ) {
    guard let box = look.box.map(escapedIdentifier), keepsBox(settings()) else { return }
    w.call("\(modifier) \(box) = CellBox", boxedLook.boxArguments(context))
  }

  private func renderPriorities(_ context: RenderContext, _ w: SwiftWriter) {
    let fixed = look.priorities.compactMap { label, priority in
      priority.fixed(context).map { "\(label): \($0)" }
    }
    if !fixed.isEmpty { w.call("setPriorities", ["of: \(name)"] + fixed) }
  }

  private func renderSides(_ context: RenderContext, _ w: SwiftWriter) {
    var arguments: [String] = []
    for (side, length) in look.lengths {
      // A fraction of the stack is written after the stack has been created.
      if case .fraction? = length.constant { continue }
      guard let text = length.fixed(context) else { continue }
      arguments.append("\(side): \(text)")
    }
    if let ratio = look.aspectRatio?.fixed(context) { arguments.append("aspectRatio: \(ratio)") }
    if !arguments.isEmpty { w.call("constrain", [outer] + arguments) }
  }

  private func renderGestures(_ w: SwiftWriter) {
    if let tap = look.tap {
      w.report(tap, "onTap", [outer] + (look.showsTouch ? ["dims: false"] : []))
    }
    if let press = look.longPress { w.report(press, "onLongPress", [outer]) }
  }
}
