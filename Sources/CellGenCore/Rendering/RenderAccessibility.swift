/// The code for the accessibility of an element.
///
///     postStack.accessibilityLabel = data.summary
///     postStack.isAccessibilityElement = postStack.accessibilityLabel != nil
///     addAccessibilityAction("Like", to: postStack) { [weak self] in self?.onAction?(.like) }
extension StyledModel {
  /// The view that VoiceOver reads: the box around the element if VoiceOver would skip the element itself.
  private var spoken: String { isSilent ? outer : escapedIdentifier(property) }

  /// Returns the settings of the keys under `accessibility`.
  ///
  /// - Parameter hiding: The setting that hides the element, which makes it accessible again when it shows
  ///   it.
  func accessibilitySettings(whileHidden hiding: Setting?, _ context: RenderContext) -> [Setting] {
    guard let accessibility = look.accessibility else { return [] }
    if accessibility.isHidden {
      // Showing an element that keeps its place makes it accessible again, so this setting follows that one.
      var hidden = (look.keepsPlace ? hiding : nil) ?? Setting(moment: .setup, fields: []) { _ in }
      hidden.write = { w in w.call("hideFromVoiceOver", [outer]) }
      return [hidden]
    }
    var settings = accessibility.texts("\(spoken).", named: property, context)
    if let element = becomingElement(accessibility, context) { settings.append(element) }
    settings += accessibility.headingSettings(of: spoken, named: property, context)
    settings += accessibility.actionSettings(of: spoken, named: property, context)
    return settings.map { setting in
      var setting = setting
      setting.isInside = !isSilent
      return setting
    }
  }

  /// Returns the setting that makes it an accessibility element while it has text to read; nil if it already
  /// is one.
  private func becomingElement(_ accessibility: Accessibility, _ context: RenderContext) -> Setting?
  {
    let values = isSilent ? accessibility.value : nil
    let texts = [("Label", accessibility.label), ("Value", values)].compactMap { name, text in
      text.map { (name: name, text: $0) }
    }
    guard isSilent || voiceOver == .elementWithName, !texts.isEmpty else { return nil }
    let target: SwiftLine = "\(spoken).isAccessibilityElement"
    guard texts.allSatisfy(\.text.mayBeNil) else {
      return Setting(moment: .setup, fields: []) { $0.assign(target, "true") }
    }
    let conditions = texts.map { "\(spoken).accessibility\($0.name) != nil" }
    return Setting(of: texts.map(\.text), context) {
      $0.assign(target, "\(conditions.joined(separator: " || "))")
    }
  }
}

extension Accessibility {
  /// Returns the settings for what VoiceOver reads in place of the texts of a whole view.
  ///
  ///     accessibilityLabel = data.summary
  func settings(_ context: RenderContext) -> [Setting] {
    if isHidden {
      return [
        Setting(moment: .setup, fields: []) { $0.call("hideFromVoiceOver", ["self"]) }
      ]
    }
    return texts("", named: "view", context)
      + headingSettings(of: "self", named: "view", context)
      + actionSettings(of: "self", named: "view", context)
  }

  /// Returns the settings of the accessibility texts.
  ///
  /// - Parameter target: The code before the names of properties.
  fileprivate func texts(
    _ target: String, named name: String, _ context: RenderContext
  ) -> [Setting] {
    let texts = [
      ("Label", label), ("Value", value), ("Hint", hint), ("Identifier", identifier),
    ]
    return texts.compactMap { part, text in
      text.map {
        Setting("\(target)accessibility\(part)", $0, context, named: "\(name)Spoken\(part)")
      }
    }
  }

  fileprivate func headingSettings(
    of view: String, named property: String, _ context: RenderContext
  ) -> [Setting] {
    guard let isHeader else { return [] }
    return [
      Setting(isHeader, context, named: "\(property)IsHeader") { flag, w in
        w.call("setHeading", [view, "to: \(flag)"])
      }
    ]
  }

  fileprivate func actionSettings(
    of view: String, named property: String, _ context: RenderContext
  ) -> [Setting] {
    guard !actions.isEmpty else { return [] }
    let isFixed = actions.allSatisfy { $0.name.moment(context) == .setup }
    let setting = Setting(of: actions.map(\.name), context) { w in
      let target = view == "self" ? "" : "\(view)."
      if !isFixed { w.assign("\(target)accessibilityCustomActions", "nil") }
      for each in actions {
        let name = each.name.swift(
          context, named: "\(property)\(capitalized(each.action))Name", w)
        w.report(each.action, "addAccessibilityAction", [name, "to: \(view)"])
      }
    }
    return [setting]
  }
}

extension SwiftWriter {
  /// Writes a call with a closure that reports an action, on one line if it fits.
  func report(_ action: String, _ callee: String, _ arguments: [String]) {
    let head = "\(callee)(\(arguments.joined(separator: ", ")))"
    let report = "self?.onAction?(.\(memberName(action)))"
    guard !fits("\(head) { [weak self] in") else { return closure(head, "[weak self] in", report) }
    line("\(callee)(")
    indented.fill(arguments, end: "")
    closure(")", "[weak self] in", report)
  }
}
