extension SliderElement: ControlModel {
  package static let facts = Facts<SliderElement>(
    touches: .control(enabled: { $0.enabled }), reports: { $0.action != nil }, voiceOver: .element,
    namesRow: { _ in .label }, inRow: .bar,
    extent: { _ in .line(along: .horizontal, fillsLayers: false) }, box: .around, tint: nil,
    ground: nil, text: nil, hiddenBy: { [$0.value] },
    shows: { [.number($0.value, in: $0.range, step: $0.step?.constant?.literal)] }, hasStyles: false
  )

  static let title = "a slider"
  var shown: Field { value }

  private static let value = Key(
    "value", \.value,
    .field(.number(of: title, "Double, Float, CGFloat or Int")), "The field it shows."
  ).fixed(.control).required("add 'value: …' with a field of type Double").synonyms(
    "field position")

  package static let form = Form(
    "slider", title, blank: SliderElement(property: "", value: .blank), foreign: foreign,
    short: ShortForm(value, as: "value"),
    [
      value,
      Key(
        "in", \.range, .range(ControlRange(0, 1)), "The range of its values."
      ).fallback("0...1").synonyms("range bounds between"),
      Key(
        "step", \.step, .number(.aboveZero), "The step between the values that it reports."
      ).fallback("any value; 1 for a field of type Int").synonyms("by increment stepvalue"),
      Key(
        "continuous", \.continuous, .value(of: Flag.self),
        "Reports values while it is dragged, not only when it is released."
      ).fallback("true").synonyms("iscontinuous live"),
      Key(
        "track", \.track, .value(of: Color.self), "The color of the part beyond its value."
      ).fallback("the system color").synonyms(
        "maximumtracktintcolor maximumtracktint maximumtrack trackcolor"),
    ] + Key.control(),
    finish: { slider, written, resolver in
      if let step = slider.step { resolver.checkStep(step, of: slider.value, written) }
      resolver.finishControl(&slider, written, .slider, short: "value", naming: .row)
      return true
    })
}

extension StepperElement: ControlModel {
  package static let facts = Facts<StepperElement>(
    touches: .control(enabled: { $0.enabled }), reports: { $0.action != nil }, voiceOver: .element,
    namesRow: { _ in .label }, inRow: .rigid, extent: { _ in .bothSides }, box: .around, tint: nil,
    ground: nil, text: nil, hiddenBy: { [$0.value] },
    shows: { [.number($0.value, in: $0.range, step: $0.step.constant?.literal)] }, hasStyles: false)

  static let title = "a stepper"
  var shown: Field { value }

  private static let value = Key(
    "value", \.value,
    .field(.number(of: title, "Int, Double, Float or CGFloat")), "The field with its value."
  ).fixed(.control).required("add 'value: …' with a field of type Int").synonyms("field count")

  package static let form = Form(
    "stepper", title, blank: StepperElement(property: "", value: .blank), foreign: foreign,
    short: ShortForm(value, as: "value"),
    [
      value,
      Key(
        "in", \.range, .range(ControlRange(0, 100)), "The range of its values."
      ).fallback("0...100").synonyms("range bounds between"),
      Key(
        "step", \.step, .number(.aboveZero), "The amount that a tap adds or subtracts."
      )
      .synonyms("by increment stepvalue"),
    ] + Key.control(),
    finish: { stepper, written, resolver in
      resolver.checkStep(stepper.step, of: stepper.value, written)
      resolver.finishControl(&stepper, written, .stepper, short: "value", naming: .row)
      return true
    })
}

extension Resolver {
  /// Checks that a slider for whole numbers has no fractional step.
  fileprivate mutating func checkStep(
    _ step: Value<Number>, of field: Field, _ written: FormReading
  ) {
    guard case .value(let entry) = written.mapping.reading("step"), !written.isShort,
      case .integer = KnownType(field.type).unwrapped,
      step.constants.compactMap(\.literal).contains(where: { $0.rounded() != $0 })
    else { return }
    report(
      .wrongKind(
        "'step'", expected: "a whole number", found: entry.value,
        help:
          "write a number without a fraction, because the type of \(quoted(field.name.text)) has none"
      ))
  }
}

extension ElementNames.Suffix {
  static let slider = Self("Slider")
  static let stepper = Self("Stepper")
}

extension SliderElement {
  static let foreign: [ForeignWord] = [
    .bounds,
    .renamed("minimumtrack minimumtracktint minimumtracktintcolor", "tint", example: "systemRed"),
    .tint,
  ]
}
