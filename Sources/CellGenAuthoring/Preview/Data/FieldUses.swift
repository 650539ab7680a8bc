import CellGenCore

/// The purpose of a field in its view, which determines what its values look like.
struct FieldUse: Sendable {
  /// True if its value affects what people see.
  var isSeen = false
  /// True if a text shows it.
  var isShown = false
  /// The format that it is written in.
  var format: TextFormat?
  /// The role it plays other than as text.
  var role: Role?
  /// True if it marks the selected one of several rows.
  var isChoice = false

  enum Role: Sendable {
    case symbol, asset, currencyCode
    /// From 0 to 1.
    case fraction
    /// Between two numbers; only a stepper requires whole numbers.
    case between(Double, Double, step: Double?)
    /// The index of one of several segments.
    case position(count: Int)
    case initials
  }
}

/// The purposes of a view's fields, by their names.
struct FieldUses: Sendable {
  private var uses: [String: FieldUse] = [:]
  /// The names of cases that determine values, with the fields whose types have them.
  private(set) var cases: [(field: Field, name: String)] = []

  subscript(field: Field) -> FieldUse { uses[field.name.text] ?? FieldUse() }

  /// The uses of the fields that provide another view's data.
  func mapped(by map: [MappedField]) -> FieldUses {
    var mapped = self
    mapped.uses = [:]
    for field in map where uses[field.target] != nil {
      mapped.uses[field.source] = uses[field.target]
    }
    return mapped
  }

  mutating func add(_ other: FieldUses) {
    uses.merge(other.uses) { own, _ in own }
    cases += other.cases
  }

  /// True if the values being read are visible.
  private var readsWhatIsSeen = true

  fileprivate mutating func change(_ field: Field, _ change: (inout FieldUse) -> Void = { _ in }) {
    var use = uses[field.name.text] ?? FieldUse()
    if readsWhatIsSeen { use.isSeen = true }
    change(&use)
    uses[field.name.text] = use
  }
}

extension Module {
  /// The purposes of each view's fields, in the order of the views.
  func fieldUses() -> [FieldUses] {
    var own = views.map { view in
      var uses = FieldUses()
      uses.read(view)
      switch view.presentation {
      case .layout(let root): uses.read(.stack(root))
      case .row(let row): uses.read(row)
      default: break
      }
      return uses
    }
    for section in manifests.compactMap(\.screen).flatMap(\.sections) {
      guard let repeated = section.repeated else { continue }
      for case .heading(let heading)? in [section.header, section.footer] {
        own[repeated.index].read(heading)
      }
    }
    return views.indices.map { index in
      guard case .mapped(let target, let map) = views[index].presentation else { return own[index] }
      var uses = own[index]
      uses.add(own[target.index].mapped(by: map))
      return uses
    }
  }

  /// The names of the cases that determine values and layouts, by their types.
  func chosenCaseNames(_ uses: [FieldUses]) -> [TypeExpression: [String]] {
    var names = CaseNames()
    for (field, name) in uses.flatMap(\.cases) { names.add(name, of: field) }
    for section in manifests.compactMap(\.screen).flatMap(\.sections) {
      guard case .cases(let field, let cases) = section.layout else { continue }
      for name in cases.map(\.pattern).caseNames { names.add(name, of: field) }
    }
    return names.byType
  }

  /// The given names, and those in defaults and samples.
  func caseNames(besides chosen: [TypeExpression: [String]]) -> [TypeExpression: [String]] {
    var names = CaseNames(byType: chosen)
    for field in views.flatMap(\.fields) {
      if case .member(let name)? = field.defaultValue { names.add(name, of: field) }
    }
    for view in views {
      for (name, value) in view.samples.flatMap(\.values) {
        guard case .literal(.member(let member)) = value,
          let field = view.fields.first(where: { $0.name.text == name })
        else { continue }
        names.add(member, of: field)
      }
    }
    return names.byType
  }
}

/// The names of cases by type, each once.
private struct CaseNames {
  var byType: [TypeExpression: [String]] = [:]

  mutating func add(_ name: String, of field: Field) {
    let type = field.type.wrapped
    // A color is drawn as it is, so it is no name for other rows.
    guard KnownType(type) == .unknown, type.name != "UIColor", byType[type]?.contains(name) != true
    else { return }
    byType[type, default: []].append(name)
  }
}

// MARK: - Reading models

extension FieldUses {
  /// Reads the keys of a view that concern its rows and cells.
  fileprivate mutating func read(_ view: View) {
    for accessory in view.row.accessories {
      read(accessory)
      if let flag = accessory.checkmark?.flagField, view.row.select != nil {
        change(flag) { $0.isChoice = true }
      }
      if let toggle = accessory.toggle { change(toggle) }
    }
    if let indent = view.row.indent {
      read(indent)
      for field in indent.fieldsOfValues { change(field) { $0.role = .between(0, 3, step: 1) } }
    }
    if let color = view.look.background.color { read(color) }
    if let border = view.look.background.border { read(border) }
    if let overlay = view.look.overlay { read(overlay) }
    readsWhatIsSeen = false
    read(view.row)
    if let accessibility = view.accessibility { read(accessibility) }
    readsWhatIsSeen = true
  }

  /// Reads an element and everything in it.
  fileprivate mutating func read(_ element: Element) {
    let model = element.model
    for shown in model.shownFields { read(shown) }
    read(model)
    for child in element.children { read(child) }
  }

  private mutating func read(_ shown: ShownField) {
    switch shown {
    case .text(let field): change(field) { $0.isShown = true }
    case .fraction(let field): change(field) { $0.role = .fraction }
    case .number(let field, let range, let step): read(field, in: range, step: step)
    case .option(let field, let options):
      change(field) { $0.role = .position(count: options.count) }
      cases += options.compactMap { option in option.name.map { (field, $0.text) } }
    }
  }

  private mutating func read(_ value: Field, in range: ControlRange, step: Double?) {
    let lower = range.lower.constant?.number ?? 0
    let upper = range.upper.constant?.number ?? max(lower, 0) + 10
    change(value) { use in
      use.role = .between(lower, upper, step: step)
      if step != nil { use.isShown = true }
    }
  }

  /// Reads the values of a model's keys, and everything that they contain.
  fileprivate mutating func read(_ model: any FormModel) {
    for (key, value) in model.settings {
      guard case .value(let value) = value else { continue }
      switch (key, value) {
      case ("symbol", let text as Text): read(text, as: .symbol)
      case ("asset", let text as Text): read(text, as: .asset)
      default: read(value)
      }
    }
  }

  private mutating func read(_ value: any Sendable) {
    switch value {
    case let text as Text: read(text, as: nil)
    case let value as any CasedValue: read(value)
    case let field as Field: change(field)
    case let property as PropertyValue: read(property)
    case let background as Background:
      if case .color(let color) = background { read(color) }
    case let radius as CornerRadius: if case .points(let points) = radius { read(points) }
    case let range as ControlRange:
      read(range.lower)
      read(range.upper)
    case let range as DateRange:
      for bound in [range.first, range.last].compactMap(\.self) { read(bound) }
    case let accessibility as Accessibility:
      let outer = readsWhatIsSeen
      readsWhatIsSeen = false
      read(accessibility as any FormModel)
      readsWhatIsSeen = outer
    case let model as any ElementModel: read(model as any FormModel)
    case let model as any FormModel: read(model)
    case let models as [any FormModel]: for model in models { read(model) }
    default: break
    }
  }

  private mutating func read(_ property: PropertyValue) {
    switch property {
    case .text(let text): read(text, as: nil)
    case .field(let field): change(field) { $0.isShown = true }
    case .flag(let value): read(value)
    case .number(let value): read(value)
    case .color(let value): read(value)
    case .font(let value): read(value)
    case .literal, .member: break
    }
  }

  private mutating func read(_ value: any CasedValue) {
    cases += value.caseNames
    for field in value.fields { change(field) }
  }

  /// - Parameter role: what the text names; nil for text that people read.
  private mutating func read(_ text: Text, as role: FieldUse.Role?) {
    read(text as any CasedValue)
    for field in text.leafFields {
      change(field) { use in
        if let role { use.role = role } else { use.isShown = true }
      }
    }
    for case .phrase(let phrase) in text.constants {
      for value in phrase.values { read(value) }
    }
  }

  private mutating func read(_ value: ShownValue) {
    change(value.field) { use in
      use.isShown = true
      use.format = use.format ?? value.format
    }
    if case .currency(let currency)? = value.format, case .field(let code) = currency.code {
      change(code) { $0.role = .currencyCode }
    }
  }
}

/// A value that the cases of a field can determine.
private protocol CasedValue: Sendable {
  var fields: [Field] { get }
  var caseNames: [(field: Field, name: String)] { get }
}

extension Value: CasedValue {
  fileprivate var caseNames: [(field: Field, name: String)] {
    switch self {
    case .constant(let constant as SideInsets): constant.sides.flatMap(\.caseNames)
    case .constant, .field: []
    case .states: states.flatMap(\.value.caseNames)
    case .cases(let field, let cases):
      cases.map(\.pattern).caseNames.map { (field, $0) } + cases.flatMap(\.value.caseNames)
    }
  }

  /// The fields whose value it can take.
  fileprivate var leafFields: [Field] {
    switch self {
    case .constant: []
    case .field(let field): [field]
    case .states: states.flatMap(\.value.leafFields)
    case .cases(_, let cases): cases.flatMap(\.value.leafFields)
    }
  }
}

extension Value<Flag> {
  /// The Bool that makes it true; nil for other flags.
  var flagField: Field? {
    guard case .cases(let field, let cases) = self,
      let one = cases.first(where: { $0.pattern == .bool(true) }),
      case .constant(.literal(true)) = one.value
    else { return nil }
    return field
  }
}

extension [CasePattern] {
  /// The names of the user's cases, and `else` if other cases are possible.
  fileprivate var caseNames: [String] {
    let names = compactMap(\.name)
    return names.isEmpty || !contains(.else) ? names : names + [CasePattern.else.word]
  }
}

extension CasePattern {
  /// The name of a user-defined case.
  fileprivate var name: String? { if case .named(let name) = self { name } else { nil } }
}
