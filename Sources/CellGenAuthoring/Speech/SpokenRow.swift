import CellGenCore

/// A stop of VoiceOver, and where the elements are written that it reads.
struct PlacedStop {
  var stop: Transcript.Stop
  var spans: [SourceSpan]

  init(_ stop: Transcript.Stop, _ spans: [SourceSpan]) { (self.stop, self.spans) = (stop, spans) }
}

/// What a view says to VoiceOver where it is shown: its texts are one stop, and what acts in it are stops of
/// their own after that.
///
/// These are the laws of the runtime's `CellGenSpeech`, on a sample in place of views.
struct SpokenRow {
  var parts: [SpokenPart]
  /// What the manifest says of the whole view.
  var label: String?
  var value: String?
  var hint: String?
  var actions: [String] = []
  /// Whether selecting it leads to anything.
  var isSelectable = false
  var isHeading = false
  /// Whether it has a checkmark.
  var isChecked = false
  /// What swiping it uncovers.
  var swipes: [String] = []

  var stops: [Transcript.Stop] { placedStops.map(\.stop) }

  /// The stops with the elements at which they are.
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

  /// The control that the whole view is to VoiceOver: a switch or a slider, where nothing else acts.
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

  /// Whether the texts only say again what the one control in the view is called.
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

  /// The texts, but for the number of the stepper or slider that the view is, which is its value.
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

  /// What acts, once more as actions of the first stop.
  private func spokenActions(_ content: SpokenContent) -> [String] {
    let own = actions + content.actions
    guard control(of: content) == nil else { return own }
    let acting = content.acting.flatMap(\.actions) + content.longPresses(exceptOf: content.labels)
    return own + acting.filter { !own.contains($0) }
  }
}
