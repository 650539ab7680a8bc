/// A model that is read from a construct of a manifest.
package protocol FormModel: Sendable {
  static var form: Form<Self> { get }
  /// Its keys with their values, in order.
  var settings: [(key: String, value: FormValue)] { get }
}

/// The single description of a construct of a manifest, and of how it is read.
///
///     static let form = Form(
///       "spacer", "a spacer", blank: SpacerElement(property: ""),
///       [Key("length", \.length, .number(.aboveZero), "Its points along the stack.")])
///
/// The model's properties hold the defaults, so each is written only once.
package final class Form<Model: Sendable>: Sendable {
  package let construct: Construct
  package let keys: [FormKey<Model>]
  /// The model without any keys.
  let blank: Model
  let rules: [FormRule]
  let short: ShortForm<Model>?
  /// True if an empty value means the same as a mapping without keys.
  let mayBeNothing: Bool
  /// The iOS version that the whole mapping needs.
  let availability: Availability?
  /// Help for a value by state, with the name of its key, where no state is known; nil if the place of the
  /// construct determines whether states are known.
  let stateless: (@Sendable (Model, String) -> String)?
  /// The ways of writing values that its keys do not accept.
  let limits: [Limit]
  let wrongKind: @Sendable (Mapping.Entry, inout Resolver) -> Diagnostic?
  let accepts: @Sendable (Mapping, inout Resolver) -> Bool
  let begin: @Sendable (inout Model, Mapping.Key, inout Resolver) -> Void
  let check: @Sendable (FormReading, inout Resolver) -> Void
  let finish: @Sendable (inout Model, FormReading, inout Resolver) -> Bool

  /// - Parameters:
  ///   - name: its name in the schema and the manual.
  ///   - title: its name in messages: "a view".
  ///   - foreign: words of other frameworks for its features.
  ///   - stateless: help for a value by state, for a construct that is shown without knowing any state.
  ///   - limits: the ways of writing values that none of its keys accepts.
  ///   - wrongKind: the message for anything except a mapping or short form; nil for the usual one.
  ///   - accepts: returns true if a mapping can be this construct; reports one that cannot.
  ///   - begin: called before the keys are read.
  ///   - check: reports problems that don't depend on the values.
  ///   - finish: completes the model, unless a required part is lost; returns false to discard it.
  init(
    _ name: String, _ title: String, isChoiceOfOne: Bool = false, blank: Model,
    foreign: @autoclosure @escaping @Sendable () -> [ForeignWord] = [],
    short: ShortForm<Model>? = nil, mayBeNothing: Bool = false,
    needs availability: Availability? = nil,
    stateless: (@Sendable (Model, String) -> String)? = nil,
    limits: [Limit] = [],
    _ keys: [FormKey<Model>],
    rules: [FormRule] = [],
    wrongKind: @escaping @Sendable (Mapping.Entry, inout Resolver) -> Diagnostic? = { _, _ in nil },
    accepts: @escaping @Sendable (Mapping, inout Resolver) -> Bool = { _, _ in true },
    begin: @escaping @Sendable (inout Model, Mapping.Key, inout Resolver) -> Void = { _, _, _ in },
    check: @escaping @Sendable (FormReading, inout Resolver) -> Void = { _, _ in },
    finish: @escaping @Sendable (inout Model, FormReading, inout Resolver) -> Bool = { _, _, _ in
      true
    }
  ) {
    // An element's own key takes precedence over the key that every element has.
    let own = Set(keys.lazy.filter { !$0.isCommon }.map(\.name))
    let keys = keys.filter { !$0.isCommon || !own.contains($0.name) }
    construct = Construct(
      name: name, title: title, names: keys.map(\.name),
      key: { position in
        var key = keys[position].facts(blank)
        if stateless != nil { key = key.withoutStates }
        key.limitsOfAll = limits
        return key
      },
      rules: isChoiceOfOne ? [] : rules.flatMap(\.rules),
      isChoiceOfOne: isChoiceOfOne, shortKey: short?.key,
      shortKinds: {
        let kinds = short?.kinds ?? []
        return stateless == nil ? kinds : kinds.filter { !$0.isByState }
      },
      since: availability?.version, model: Model.self, foreign: foreign)
    self.keys = keys
    self.blank = blank
    self.rules = rules
    self.short = short
    self.mayBeNothing = mayBeNothing
    self.availability = availability
    self.stateless = stateless
    self.limits = limits
    self.wrongKind = wrongKind
    self.accepts = accepts
    self.begin = begin
    self.check = check
    self.finish = finish
  }
}

extension Form {
  /// The values it accepts: a short form, nothing, or a mapping.
  var kind: Construct.ValueKind {
    let construct = construct
    let needsOne = construct.rules.contains { if case .oneOf = $0 { true } else { false } }
    let nothing = mayBeNothing && !needsOne && !keys.contains { $0.required != nil }
    let short = construct.shortKinds
    let isMapping = { (kind: Construct.ValueKind) in if case .mapping = kind { true } else { false }
    }
    let words = short.filter { !isMapping($0) } + (nothing ? [.nothing] : [])
    let mapping = Construct.ValueKind.mapping { construct }
    // Its own keys come before those of its short form's value.
    let kinds = words + [mapping] + short.filter(isMapping)
    return kinds.count == 1 ? mapping : .either(kinds)
  }
}

extension FormModel {
  package typealias Key = FormKey<Self>

  package var settings: [(key: String, value: FormValue)] {
    Self.form.keys.map { ($0.name, $0.get(self)) }
  }
}

/// The value that a model has for a key.
package enum FormValue: Sendable {
  case value(any Sendable)
  /// No value, although one is allowed.
  case nothing
  /// The key has no property of its own.
  case omitted
}

/// A key of a form: its description, how its value is read, and the property that it sets.
package struct FormKey<Model: Sendable>: Sendable {
  package let name: String
  var value: Construct.ValueKind { kind() }
  private let kind: @Sendable () -> Construct.ValueKind
  private let doc: String
  /// The value in the model, for other tools.
  package private(set) var get: @Sendable (Model) -> FormValue
  private let standard: @Sendable (Model) -> (any Sendable)?
  /// Reads an entry into the model; returns false after a report.
  let read: @Sendable (Mapping.Entry, inout Model, inout Resolver) -> Bool
  /// Marks the value as lost in the model.
  let lose: @Sendable (inout Model) -> Void
  /// Help for a mapping without this key; nil if the key is optional.
  private(set) var required: (@Sendable (FormReading) -> String)?
  /// True if the mapping is lost when its value is.
  private(set) var isEssential = false
  private(set) var availability: Availability?
  fileprivate var isCommon = false
  private var fallback: String?
  private var mayBeEmpty = true
  private var reserved: [String] = []
  private var synonyms = ""
  /// The ways of writing its value that it does not accept.
  private(set) var limits: [Limit] = []

  private init<Value>(
    _ name: String, _ form: ValueForm<Value>, _ doc: String,
    get: @escaping @Sendable (Model) -> FormValue,
    standard: @escaping @Sendable (Model) -> (any Sendable)?,
    lose: @escaping @Sendable (inout Model) -> Void = { _ in },
    setting set: @escaping @Sendable (inout Model, Value) -> Void
  ) {
    self.name = name
    kind = { form.kind }
    self.doc = doc
    self.get = get
    self.standard = standard
    self.lose = lose
    read = { entry, model, resolver in
      guard let value = form.read(entry, &resolver) else { return false }
      set(&model, value)
      return true
    }
  }

  /// The key's description, which is known before anything is read.
  ///
  /// - Parameter blank: the model without any keys.
  func facts(_ blank: Model) -> Construct.Key {
    Construct.Key(
      name: name, kind: kind, isRequired: required != nil, fallback: fallback,
      standard: required == nil ? standard(blank) : nil, doc: doc, mayBeEmpty: mayBeEmpty,
      isCommon: isCommon, reserved: reserved, synonyms: synonyms, since: availability?.version,
      limits: limits)
  }
}

extension FormKey {
  /// The property of a key, made on demand because a run reads only a few of all keys.
  typealias Path<Value> = @Sendable () -> WritableKeyPath<Model, Value> & Sendable

  /// A key for a property whose value in the blank model is the default.
  init<Value: Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Value>, _ form: ValueForm<Value>,
    _ doc: String
  ) {
    self.init(
      name, form, doc, get: { .value($0[keyPath: path()]) }, standard: { $0[keyPath: path()] },
      setting: { $0[keyPath: path()] = $1 })
  }

  /// A key for a property that is nil by default.
  init<Value: Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Value?>, _ form: ValueForm<Value>,
    _ doc: String
  ) {
    self.init(
      name, form, doc, get: { $0[keyPath: path()].map(FormValue.value) ?? .nothing },
      standard: { $0[keyPath: path()] }, setting: { $0[keyPath: path()] = $1 })
  }

  /// A key for a property that also allows nil as a value.
  init<Value: Sendable>(
    _ name: String, _ path: @autoclosure @escaping Path<Value?>, _ form: ValueForm<Value?>,
    _ doc: String
  ) {
    self.init(
      name, form, doc, get: { $0[keyPath: path()].map(FormValue.value) ?? .nothing },
      standard: { $0[keyPath: path()] }, setting: { $0[keyPath: path()] = $1 })
  }

  /// A key for a property that also records whether the key was read.
  init<Value>(
    _ name: String,
    _ path: @autoclosure @escaping Path<Reading<Value>>,
    _ form: ValueForm<Value>, _ doc: String
  ) {
    self.init(
      name, form, doc, get: { _ in .omitted }, standard: { _ in nil },
      lose: { $0[keyPath: path()] = .lost },
      setting: { $0[keyPath: path()] = .value($1) })
  }

  /// A key without its own property.
  init<Value>(
    _ name: String, _ form: ValueForm<Value>, _ doc: String,
    get: @escaping @Sendable (Model) -> FormValue = { _ in .omitted },
    standard: @escaping @Sendable (Model) -> (any Sendable)? = { _ in nil },
    set: @escaping @Sendable (inout Model, Value) -> Void
  ) {
    self.init(name, form, doc, get: get, standard: standard, setting: set)
  }
}

extension FormKey {
  /// A key whose entry is kept for another model, which reads it later.
  init<Part>(_ key: FormKey<Part>, in path: @autoclosure @escaping Path<Mapping>) {
    self.init(key.name, .later(key.value), key.doc) { $0[keyPath: path()].entries.append($1) }
    (fallback, mayBeEmpty, reserved) = (key.fallback, key.mayBeEmpty, key.reserved)
    (synonyms, limits) = (key.synonyms, key.limits)
  }
}

extension FormKey {
  /// A key for a part of the model.
  ///
  /// - Parameter finish: called with the part once the value has been read.
  init<Part>(
    _ key: FormKey<Part>, of path: @autoclosure @escaping Path<Part>,
    finish: @escaping @Sendable (inout Part) -> Void
  ) {
    (name, kind, doc, required) = (key.name, key.kind, key.doc, key.required)
    get = { key.get($0[keyPath: path()]) }
    standard = { key.standard($0[keyPath: path()]) }
    lose = { key.lose(&$0[keyPath: path()]) }
    read = { entry, model, resolver in
      var part = model[keyPath: path()]
      guard key.read(entry, &part, &resolver) else { return false }
      finish(&part)
      model[keyPath: path()] = part
      return true
    }
    (isEssential, availability, isCommon) = (key.isEssential, key.availability, key.isCommon)
    (fallback, mayBeEmpty, reserved) = (key.fallback, key.mayBeEmpty, key.reserved)
    (synonyms, limits) = (key.synonyms, key.limits)
  }
}

extension FormKey {
  private func with(_ change: (inout FormKey) -> Void) -> FormKey {
    var key = self
    change(&key)
    return key
  }

  /// Makes the key required: without a valid value, the mapping is lost.
  ///
  /// - Parameter help: what to do if it is missing.
  func required(_ help: String) -> FormKey { asked { _ in help }.essential() }

  /// Makes the key required, but reads the other keys even without it.
  func asked(_ help: @escaping @Sendable (FormReading) -> String) -> FormKey {
    with { $0.required = help }
  }

  /// Makes the key optional, but loses the mapping if its value is invalid.
  func essential() -> FormKey { with { $0.isEssential = true } }

  /// Sets the default in words, for a property whose value does not show it.
  func fallback(_ words: String) -> FormKey { with { $0.fallback = words } }

  /// Adds synonyms from UIKit, SwiftUI or common use: words in lower case, separated by spaces.
  func synonyms(_ words: String) -> FormKey { with { $0.synonyms = words } }

  func needs(_ availability: Availability) -> FormKey { with { $0.availability = availability } }

  /// Marks a key that every element has; other tools see it only where it is set.
  func common() -> FormKey {
    let get = get
    return with { key in
      key.isCommon = true
      key.get = { model in
        switch get(model) {
        case .value(let value as Bool) where !value: .omitted
        case .value(let value as [String]) where value.isEmpty: .omitted
        case .nothing, .omitted: .omitted
        case .value(let value): .value(value)
        }
      }
    }
  }

  /// Requires its list or mapping not to be empty.
  func notEmpty() -> FormKey { with { $0.mayBeEmpty = false } }

  /// Declares ways of writing its value that it does not accept.
  func lacks(_ writings: Writing..., because reason: LimitReason) -> FormKey {
    with { $0.limits.append(Limit(writings, reason)) }
  }

  /// Declares that it accepts only constants.
  func fixed(_ reason: LimitReason) -> FormKey { with { $0.limits.append(.fixed(reason)) } }

  /// Sets the names that are not allowed in its mapping.
  func reserving(_ names: [String]) -> FormKey { with { $0.reserved = names } }
}

/// The iOS version that a feature needs, if newer than the oldest supported one.
struct Availability: Sendable {
  /// Its major version.
  var version: Int
  /// The feature, as the start of a message: "a button".
  var subject: String
  /// The alternative if the deployment target cannot change, as in "or …".
  var instead: String
}

/// The short form of a mapping, such as `label: title` for `label: { text: title }`.
struct ShortForm<Model: Sendable>: Sendable {
  /// The key whose value it is.
  let key: String?
  var kinds: [Construct.ValueKind] { makeKinds() }
  private let makeKinds: @Sendable () -> [Construct.ValueKind]
  let read: @Sendable (Mapping.Entry, inout Model, inout Resolver) -> Bool

  /// A short form with the value of one key.
  ///
  /// - Parameter subject: the name of the value in messages; nil for the name of the key in front of it.
  init(_ key: FormKey<Model>, as subject: String? = nil) {
    self.key = key.name
    makeKinds = { key.value.alternatives }
    read = { entry, model, resolver in
      var entry = entry
      if let subject { entry.key.text = subject }
      guard entry.value.scalar != nil else { return key.read(entry, &model, &resolver) }
      let outer = resolver.scope.shortKey
      resolver.scope.shortKey = key.name
      defer { resolver.scope.shortKey = outer }
      return key.read(entry, &model, &resolver)
    }
  }

  init(
    _ kinds: @autoclosure @escaping @Sendable () -> [Construct.ValueKind], of key: String? = nil,
    read: @escaping @Sendable (Mapping.Entry, inout Model, inout Resolver) -> Bool
  ) {
    self.key = key
    makeKinds = kinds
    self.read = read
  }
}

/// Rules between keys, and the check of whether a mapping follows them.
struct FormRule: Sendable {
  /// The rules as the manual and the schema present them.
  private(set) var rules: [Construct.Rule]
  /// False if a mapping that breaks the rules is still useful.
  var isLoss = true
  /// Returns the message for a mapping that breaks the rules, or nil.
  let problem: @Sendable (FormReading, inout Resolver) -> Diagnostic?

  init(
    _ rules: Construct.Rule..., isLoss: Bool = true,
    problem: @escaping @Sendable (FormReading) -> Diagnostic?
  ) {
    self.rules = rules
    self.isLoss = isLoss
    self.problem = { reading, _ in problem(reading) }
  }

  /// A rule whose message depends on the surroundings of the mapping.
  init(
    _ rule: Construct.Rule,
    within problem: @escaping @Sendable (FormReading, inout Resolver) -> Diagnostic?
  ) {
    rules = [rule]
    self.problem = problem
  }

  /// Requires at least one of some keys.
  static func oneOf<Model>(
    _ keys: [FormKey<Model>], _ problem: @escaping @Sendable (FormReading) -> Diagnostic
  ) -> FormRule {
    let names = keys.map(\.name)
    return FormRule(.oneOf(names)) { reading in
      let isMissing = names.allSatisfy { reading.mapping.reading($0).isAbsent }
      return isMissing ? problem(reading) : nil
    }
  }

  /// Requires at least one of some keys, with text.
  static func textOf<Model>(
    _ keys: [FormKey<Model>], _ problem: @escaping @Sendable (FormReading) -> Diagnostic
  ) -> FormRule {
    let names = keys.map(\.name)
    return FormRule(.oneOf(names)) { reading in
      guard !reading.mapping.isIncomplete else { return nil }
      let isMissing = names.allSatisfy { reading.mapping[$0]?.isEmptyText ?? true }
      return isMissing ? problem(reading) : nil
    }
  }

  /// Forbids two keys from appearing together.
  static func excludes<Model>(
    _ one: FormKey<Model>, _ other: FormKey<Model>,
    _ problem: @escaping @Sendable (Mapping.Key, Mapping.Key) -> Diagnostic
  ) -> FormRule {
    FormRule(.excludes(.has(one.name), .has(other.name))) { reading in
      guard let first = reading.key(one), let second = reading.key(other) else { return nil }
      return problem(first, second)
    }
  }

  /// The same rule, which does not discard a mapping that breaks it.
  var withoutLoss: FormRule {
    var rule = self
    rule.isLoss = false
    return rule
  }

  /// Allows a key only with another one.
  static func needs<Model>(_ other: FormKey<Model>, for key: FormKey<Model>) -> FormRule {
    FormRule(.needs([.has(key.name)], oneOf: [.has(other.name)])) { reading in
      guard let written = reading.key(key), reading.lacks(other) else { return nil }
      return .keyWithout(written, other.name)
    }
  }

  /// Allows a key only with one of some others.
  static func needs<Model>(_ others: [FormKey<Model>], for key: FormKey<Model>) -> FormRule {
    FormRule(.needs([.has(key.name)], oneOf: others.map { .has($0.name) })) { reading in
      guard let written = reading.key(key), others.allSatisfy({ reading.lacks($0) }) else {
        return nil
      }
      return .keyWithout(written, oneOf: others.map(\.name))
    }
  }

  /// Allows a key only without some others; the message is about the first of them.
  static func excludes<Model>(
    _ one: FormKey<Model>, anyOf others: [FormKey<Model>], isLoss: Bool = true,
    _ problem: @escaping @Sendable (FormReading, Mapping.Key, Mapping.Key) -> Diagnostic
  ) -> FormRule {
    var rule = FormRule(isLoss: isLoss) { reading in
      guard let first = reading.key(one),
        let second = others.lazy.compactMap({ reading.key($0) }).first
      else { return nil }
      return problem(reading, first, second)
    }
    rule.rules = others.map { .excludes(.has(one.name), .has($0.name)) }
    return rule
  }

  /// A rule that is checked once all views are known, because it depends on which views show others.
  static func ofViews(_ rule: Construct.Rule) -> FormRule {
    FormRule(rule) { _ in nil }
  }
}

/// A mapping that is being read as a form.
struct FormReading: Sendable {
  /// The key whose value it is.
  let owner: Mapping.Key
  /// Its entries, with mistyped keys replaced by those that were meant.
  let mapping: Mapping
  let span: SourceSpan
  /// Its value in its short form; nil for a mapping.
  var short: Node?
  /// Its entries as they are written; nil in short form.
  var written: Mapping?

  var isShort: Bool { short != nil }

  /// False if a key was written that the construct does not have, even if it was corrected.
  func hasOnlyKeys(of construct: Construct) -> Bool {
    written?.entries.allSatisfy { construct.has($0.key.text) } ?? true
  }

  /// The key as it was written.
  func key<Model>(_ key: FormKey<Model>) -> Mapping.Key? { mapping.entry(key.name)?.key }

  /// The entry of a key.
  func entry<Model>(_ key: FormKey<Model>) -> Reading<Mapping.Entry> { mapping.reading(key.name) }

  func has<Model>(_ key: FormKey<Model>) -> Bool { mapping[key.name] != nil }

  /// Returns true if a key was certainly not written.
  func lacks<Model>(_ key: FormKey<Model>) -> Bool { lacks(key.name) }

  func lacks(_ key: String) -> Bool { mapping.reading(key).isAbsent }
}
