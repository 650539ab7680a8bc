/// A control that shows a field and reports a new value for it.
protocol ControlModel: StyledModel {
  /// Its name in messages: "a slider".
  static var title: String { get }
  var property: String { get set }
  /// The field that it shows.
  var shown: Field { get }
  var enabled: Value<Flag>? { get set }
  var accessibilityLabel: Text? { get set }
  var action: ReportedValue? { get set }
}

extension FormKey where Model: ControlModel {
  /// The keys of every control.
  ///
  /// - Parameter names: true if it needs a label for VoiceOver.
  static func control(names: Bool = true) -> [FormKey] {
    [
      FormKey(
        "action", .later(.name(.member)),
        "The action it reports, which carries the new value.",
        get: { $0.action.map(FormValue.value) ?? .nothing }, set: { _, _ in }
      ).needs(
        Availability(
          version: 14, subject: "\(Model.title) that reports an action",
          instead: "use 'view: custom' and write the class")
      ).synonyms("onchange changed valuechanged"),
      FormKey("enabled", \.enabled, .value(of: Flag.self), "When it can be changed.")
        .fallback("always").synonyms("isenabled"),
    ] + controlLook + [
      FormKey(
        "accessibilityLabel", \.accessibilityLabel, .string(),
        names
          ? "The label that VoiceOver reads, because the control shows no text."
          : "The label that VoiceOver reads.")
    ]
  }
}

extension Resolver {
  /// Reads the action that a control reports, and completes its keys.
  ///
  /// - Parameters:
  ///   - suffix: the end of its name.
  ///   - short: the key of its short form.
  ///   - naming: where its name comes from.
  ///   - hides: true if it is hidden while its field is nil.
  mutating func finishControl<Model: ControlModel>(
    _ model: inout Model, _ written: FormReading, _ suffix: ElementNames.Suffix,
    short: String, naming: ControlNaming = .key, hides: Bool = true
  ) {
    let field = model.shown
    if !written.isShort, case .value(let entry) = written.mapping.reading("action") {
      let type = field.type.unwrapped
      model.action = readAction(
        entry.value, carrying: "\(field.name.text): \(type)", of: Model.title,
        "must carry the new value as one '\(type)'"
      ) { $0 == type || KnownType($0) != .unknown && KnownType($0) == KnownType(type) }
    }
    if naming != .ownParts, !written.saysName {
      let control = UnnamedControl(
        Model.title, written, short: short, field: field,
        name: "accessibilityLabel: \(titleInWords(field.name.text))")
      if naming == .row {
        scope.unnamedControls.append(control)
      } else {
        report(.unnamedControl(control))
      }
    }
    model.property = scope.names.next(field, suffix)
    finishLook(of: &model, written, shows: hides ? field : nil)
  }
}

extension StepperElement {
  static let foreign: [ForeignWord] = [
    .bounds
  ]
}

extension [ForeignWord] {
  /// Keys of other frameworks for elements that handle touches themselves.
  static let touches: [ForeignWord] = [
    .needless(
      "tap longpress ontap onclick onpress onlongpress ontapgesture",
      "the control handles its own touches, and reports its new value with 'action'"),
    ForeignWord(
      "disabled isdisabled readonly", means: "enabled",
      "write 'enabled: { not: … }' with a Bool field", opposite("enabled")),
  ]

  static let reports: [ForeignWord] = [
    ForeignWord("actions", means: "action", "write 'action: …' with one action") { value, _ in
      (value.onlyItem ?? value).scalar.map { "write 'action: \($0.text)'" }
    }
  ]
}
