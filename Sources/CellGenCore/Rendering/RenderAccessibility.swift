/// What VoiceOver reads for an element.
///
///     postStack.accessibilityLabel = data.summary
///     postStack.isAccessibilityElement = postStack.accessibilityLabel != nil
///     addAccessibilityAction("Like", to: postStack) { [weak self] in self?.onAction?(.like) }
extension StyledModel {
  /// The view that VoiceOver reads: the box around an element that it would skip, and otherwise no box.
  private var spoken: String { isSilent ? outer : escapedIdentifier(property) }

  /// - Parameter hiding: what hides the element, which may show it to VoiceOver again.
  func accessibilitySettings(whileHidden hiding: Setting?, _ context: RenderContext) -> [Setting] {
    guard let accessibility = look.accessibility else { return [] }
    if accessibility.isHidden {
      // What keeps its place is shown to VoiceOver again with it.
      var hidden = (look.keepsPlace ? hiding : nil) ?? Setting(moment: .setup) { _ in }
      hidden.write = { w in w.call("hideFromVoiceOver", [outer]) }
      return [hidden]
    }
    var settings = texts(of: accessibility, context)
    if let element = becomingElement(accessibility, context) { settings.append(element) }
    if !accessibility.actions.isEmpty {
      settings.append(actionSetting(accessibility.actions, context))
    }
    return settings.map { setting in
      var setting = setting
      setting.isInside = !isSilent
      return setting
    }
  }

  private func texts(of accessibility: Accessibility, _ context: RenderContext) -> [Setting] {
    let texts = [
      ("Label", accessibility.label), ("Value", accessibility.value), ("Hint", accessibility.hint),
      ("Identifier", accessibility.identifier),
    ]
    return texts.compactMap { name, text in
      text.map {
        Setting(
          "\(spoken).accessibility\(name)", $0, context, named: "\(property)Spoken\(name)")
      }
    }
  }

  /// What makes it an element for VoiceOver, while it has a text to read; nil for one that is.
  private func becomingElement(_ accessibility: Accessibility, _ context: RenderContext) -> Setting?
  {
    let values = isSilent ? accessibility.value : nil
    let texts = [("Label", accessibility.label), ("Value", values)].compactMap { name, text in
      text.map { (name: name, text: $0) }
    }
    guard isSilent || self is ImageElement, !texts.isEmpty else { return nil }
    let target = "\(spoken).isAccessibilityElement"
    guard texts.allSatisfy(\.text.mayBeNil) else {
      return Setting(moment: .setup) { $0.assign(target, "true") }
    }
    let conditions = texts.map { "\(spoken).accessibility\($0.name) != nil" }
    return Setting(
      moment: texts.map { $0.text.moment(context) }.max() ?? .configuration,
      followsConfiguration: texts.contains { $0.text.followsConfiguration(context) },
      needsData: true
    ) { $0.assign(target, conditions.joined(separator: " || ")) }
  }

  private func actionSetting(_ actions: [SpokenAction], _ context: RenderContext) -> Setting {
    let moment = actions.map { $0.name.moment(context) }.max() ?? .setup
    return Setting(
      moment: moment,
      followsConfiguration: actions.contains {
        $0.name.followsConfiguration(context)
          || moment == .state && $0.name.moment(context) == .configuration
      },
      needsData: actions.contains { !$0.name.fields.isEmpty }
    ) { [spoken] w in
      if moment != .setup { w.assign("\(spoken).accessibilityCustomActions", "nil") }
      for each in actions {
        let name = each.name.swift(
          context, named: "\(property)\(capitalized(each.action))Name", w)
        w.report(each.action, "addAccessibilityAction", [name, "to: \(spoken)"])
      }
    }
  }
}

extension SwiftWriter {
  /// Writes a call with a closure that reports an action, on one line where it fits.
  func report(_ action: String, _ callee: String, _ arguments: [String]) {
    let head = "\(callee)(\(arguments.joined(separator: ", ")))"
    let report = "self?.onAction?(.\(memberName(action)))"
    guard !fits("\(head) { [weak self] in") else { return closure(head, "[weak self] in", report) }
    line("\(callee)(")
    indented.fill(arguments, end: "")
    closure(")", "[weak self] in", report)
  }
}
