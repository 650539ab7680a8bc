import CellGenCore

/// A VoiceOver stop, with the places of the elements that it reads.
struct PlacedStop {
  var stop: Transcript.Stop
  var spans: [SourceSpan]

  init(_ stop: Transcript.Stop, _ spans: [SourceSpan]) { (self.stop, self.spans) = (stop, spans) }
}

/// A view as VoiceOver reads it: its texts form one stop, followed by separate stops for its active elements.
///
/// The rules are those of the runtime's `CellGenSpeech`, applied to a sample instead of views.
struct SpokenRow {
  var parts: [SpokenPart]
  /// The label that the manifest gives the whole view.
  var label: String?
  var value: String?
  var hint: String?
  var actions: [String] = []
  /// True if selecting it has an effect.
  var isSelectable = false
  var isHeading = false
  /// True if it has a checkmark.
  var isChecked = false
  /// The titles of its swipe actions.
  var swipes: [String] = []

  var stops: [Transcript.Stop] { placedStops.map(\.stop) }

  /// The stops with the places of their elements.
  var placedStops: [PlacedStop] {
    let content = SpokenContent(parts)
    let isOneStop =
      content.acting.isEmpty ? saysAnything(content) : control(of: content) != nil
    let stops =
      isOneStop
      ? [PlacedStop(first(content), content.spans + content.acting.compactMap(\.span))]
      : separateStops(content)
    return stops.map { placed in
      var placed = placed
      placed.stop.actions = swipes + placed.stop.actions
      return placed
    }
  }

  private func saysAnything(_ content: SpokenContent) -> Bool {
    !content.isEmpty || isSelectable || label != nil || value != nil
  }

  /// The control that represents the whole view to VoiceOver: a switch or a slider, if nothing else is
  /// active.
  private func control(of content: SpokenContent) -> SpokenPart? {
    if content.acting.isEmpty { return content.shown }
    guard content.acting.count == 1, content.shown == nil, !isSelectable,
      case .control(let part, let control) = content.acting[0], control.needsName
    else { return nil }
    return part
  }

  private func separateStops(_ content: SpokenContent) -> [PlacedStop] {
    let isFirst = saysAnything(content) && !isNameOfControl(content)
    let first = PlacedStop(first(content), content.spans)
    return (isFirst && !content.acting.isEmpty ? [first] : [])
      + content.acting.flatMap { acting in
        stops(at: acting, content).map { PlacedStop($0, [acting.span].compactMap(\.self)) }
      }
  }

  /// Returns true if the texts only repeat the name of the view's single control.
  private func isNameOfControl(_ content: SpokenContent) -> Bool {
    guard content.acting.count == 1, !isSelectable, content.values.isEmpty, content.hints.isEmpty,
      spokenActions(content).isEmpty, value == nil
    else { return false }
    return switch content.acting[0] {
    case .control(let part, let control):
      control.isElement && name(of: part, content) == spokenLabel(content)
    case .tap: false
    }
  }

  private func stops(at acting: SpokenContent.Acting, _ content: SpokenContent) -> [Transcript.Stop]
  {
    switch acting {
    case .tap(let part):
      let inside = SpokenContent(of: part)
      return [
        Transcript.Stop(
          label: inside.name, value: inside.values.spoken, hint: inside.hints.first,
          traits: inside.isHeading ? [.heading, .button] : [.button], actions: inside.actions)
      ]
    case .control(let part, let control):
      guard control.isElement else { return control.stops }
      let own = name(of: part, content)
      let name = control.needsName ? own ?? spokenLabel(content) : own
      return [
        Transcript.Stop(
          label: name, value: part.value, hint: part.hint,
          traits: part.isHeading ? [.heading] + control.traits : control.traits,
          actions: part.actions)
      ]
    }
  }

  private func name(of part: SpokenPart, _ content: SpokenContent) -> String? {
    part.label ?? (part.isNamedByRow ? spokenLabel(content) : nil)
  }

  // MARK: The first stop, or the only one

  private func first(_ content: SpokenContent) -> Transcript.Stop {
    let control = control(of: content)
    let shown = control ?? content.shown
    let values = content.values + [shown?.value].compactMap { $0 }
    return Transcript.Stop(
      label: spokenLabel(content), value: value ?? values.spoken,
      hint: hint ?? control?.hint ?? content.hints.first,
      traits: traits(of: shown?.control, content),
      actions: spokenActions(content))
  }

  private func spokenLabel(_ content: SpokenContent) -> String? {
    if let label { return label }
    let name = control(of: content)?.label
    return
      (labels(of: content) + [name].compactMap { $0 }.filter { !content.labels.contains($0) })
      .spoken
  }

  /// The texts, without the number of a stepper or slider that represents the view, because that is its
  /// value.
  private func labels(of content: SpokenContent) -> [String] {
    guard let part = control(of: content), part.control?.traits.contains(.adjustable) == true else {
      return content.labels
    }
    let others = content.labels.filter { $0 != part.value }
    return others.isEmpty && part.label == nil ? content.labels : others
  }

  private func traits(
    of control: SpokenControl?, _ content: SpokenContent
  ) -> [Transcript.Stop.Trait] {
    var traits = Set(control?.traits ?? [])
    if isSelectable { traits.remove(.dimmed) }
    if isSelectable { traits.insert(.button) }
    if isHeading || content.isHeading { traits.insert(.heading) }
    if isChecked { traits.insert(.selected) }
    return Transcript.Stop.Trait.allCases.filter(traits.contains)
  }

  /// The actions of the first stop, including those of active elements.
  private func spokenActions(_ content: SpokenContent) -> [String] {
    let own = actions + content.actions
    guard control(of: content) == nil else { return own }
    let acting = content.acting.flatMap(\.actions) + content.longPresses(exceptOf: content.labels)
    return own + acting.filter { !own.contains($0) }
  }
}
