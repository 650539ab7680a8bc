#if os(Linux)
import CellGenCore

/// A manifest out of all that the table of keys has, with the classes that its user would write.
///
/// The table decides which keys there are, which are required, what values they take and how they
/// exclude each other; only what names refer to is decided here. So a new key is among them by itself
/// unless it takes the name of something other than a field: then a test says that it never occurs.
///
/// The tests compile what is made of them, and the fuzzer in `Tests/Fuzzing` begins with them.
struct RandomManifest {
  /// The name of its file.
  var name: String { "Shop\(suffix)" }
  private(set) var text = ""
  /// The user's classes as a Swift file.
  private(set) var classes = ""
  /// The keys in it, as `label.font`.
  private(set) var keys: Set<String> = []
  /// Whether it uses ``shared``.
  var usesShared: Bool { keys.contains("\(Construct.manifest.name).uses") }

  private let suffix: String
  /// The keys that are to be in it rather than others.
  private let wanted: Set<String>
  private var random: SeededNumbers
  private var views: [RandomView] = []
  /// The view that is being made.
  private var view = RandomView(name: "")
  private var access = "internal"
  private var hasTable = false
  private var hasCollection = true
  private var depth = 0
  /// How many values hold the one that is being made.
  private var valueDepth = 0
  /// The field that the value being made comes from.
  private var source: (name: String, type: RandomType)?
  /// The name of the section that is being made.
  private var section = ""
  /// What holds the elements that are being made: a stack, layers or a flow.
  private var holder = Construct.stack
  /// The field that the element being made shows, whose type decides about its formats and actions.
  private var shown: (name: String, type: RandomType)?
  /// Whether that field is part of a text.
  private var isInText = false
  /// The view that the element being made shows.
  private var shownView: String?
  /// The type of the items that are being shown by a `repeat`.
  private var item: RandomType?
  private var isInCases = false
  /// Whether the text being made is the name of an image.
  private var isInImageName = false
  /// Whether the number being made is from 0 to 1.
  private var isInFraction = false
  /// What the accessory being made is.
  private var accessoryKind = ""
  /// Whether what pictures show for Swift members is being made, which names neither assets nor tokens.
  private var isInPreview = false
  /// The tokens so far, by their kind's key, and the styles.
  private var tokens: [String: [String]] = [:]

  /// - Parameters:
  ///   - seed: decides everything.
  ///   - suffix: the end of all names, by which those of one module differ; nil for the seed.
  ///   - wanted: the keys that are to be in it rather than others, as in ``keys``.
  init(seed: UInt64, suffix: String? = nil, wanting wanted: Set<String> = []) {
    self.wanted = wanted
    self.suffix = suffix ?? "\(seed)X"
    random = SeededNumbers(seed: seed)
    let tree = mapping(.manifest) ?? .empty
    text = tree.manifest(using: &random)
    access = value(of: "access", in: tree)?.word ?? "internal"
    classes = swiftClasses()
  }

  /// Whether keys of formats are to be in it, which labels have.
  private var wantsFormats: Bool {
    wantsDates || wanted.contains { $0.hasPrefix("listFormat.") || $0.hasPrefix("format.") }
  }

  /// Whether keys of the formats of dates are to be in it.
  private var wantsDates: Bool {
    wanted.contains { key in
      ["dateComponents.", "relativeFormat.", "format.date", "format.time", "format.relative"]
        .contains { key.hasPrefix($0) }
    }
  }

  /// Whether keys of images that are loaded are to be in it.
  private var wantsURLs: Bool {
    wanted.contains {
      [
        "image.url", "image.placeholder", "image.failure", "image.retry", "image.initials",
        "initials.",
      ]
      .contains(where: $0.hasPrefix)
    }
  }

  /// Whether keys of texts that are typed are to be in it.
  private var wantsTyping: Bool {
    wanted.contains { $0.hasPrefix("textField.") || $0.hasPrefix("textEditor.") }
  }

  private func value(of key: String, in tree: ManifestTree) -> ManifestTree? {
    guard case .mapping(let entries) = tree else { return nil }
    return entries.first { $0.key == key }?.value
  }
}

/// What later parts of a manifest know of a view.
struct RandomView {
  var name: String
  var fields: [(name: String, type: RandomType, isDefaulted: Bool)] = []
  /// The actions with what they carry.
  var actions: [(name: String, payload: [(label: String, type: String)])] = []
  var role = Role.plain
  var hasIdentity = false
  /// Whether there is at most one cell of it.
  var isOnly = false
  var sizesItself = false
  var hasSize = false
  /// Whether a long press of an element means something.
  var hasLongPress = false
  /// The key by which a long press of its cells does, if any.
  var cellsLongPress: String?
  /// Whether its own class is a cell.
  var isCell = false
  /// The type that its data can be made from, with what the manifest says of where that has its fields.
  var model: String?
  var origins: [String: String] = [:]

  /// Whether its data can be made from a model alone.
  var isMadeFromModel: Bool {
    model != nil && fields.allSatisfy { origins[$0.name] != "none" || $0.isDefaulted }
  }

  enum Role: Equatable {
    /// An element for each field.
    case plain
    case layout
    /// A row of UIKit's.
    case row
    case custom
    /// A cell class or what a nib holds.
    case ownClass
    case swiftUI
    case mapped(to: Int)
    case overloaded(of: Int)
  }

  /// Whether it needs no data of the app's.
  var canBeAState: Bool {
    fields.allSatisfy { $0.isDefaulted && !["message", "query"].contains($0.name) }
  }

  var isLaidOut: Bool { role == .plain || role == .layout }
  /// Whether it has a class of its own.
  var hasClass: Bool { isLaidOut || role == .custom }
  var isOverloaded: Bool { if case .overloaded = role { true } else { false } }
}

// MARK: - The table

extension RandomManifest {
  private mutating func chance(_ part: Int, in whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  /// A mapping of a kind, which breaks none of its rules; nil where it needs what there is not.
  private mutating func mapping(_ kind: Construct) -> ManifestTree? {
    depth += 1
    if kind.isValue { valueDepth += 1 }
    defer {
      depth -= 1
      if kind.isValue { valueDepth -= 1 }
    }
    var entries: [(key: String, value: ManifestTree)] = []
    if kind.isChoiceOfOne {
      // Whether an element lies on another decides about keys of all of them.
      let isLayered = kind == .element && depth < 6 && chance(1, in: 4)
      let layers = kind.knownKeys.filter { isLayered && $0.name == "zstack" }
      if kind == .element, hasOwnElement, chance(1, in: 12) { return ownElement() }
      let isItem = wanted.contains { $0.hasPrefix("repeatedLabel.") } && chance(1, in: 3)
      let repeats = kind.knownKeys.filter { kind == .element && isItem && $0.name == "repeat" }
      let labels = kind.knownKeys.filter {
        kind == .element && $0.name == "label" && wantsFormats && chance(1, in: 2)
      }
      for key in layers + repeats + labels + wantedFirst(kind.knownKeys, by: \.value)
      where entries.isEmpty {
        // Only a stack has room that can be left.
        if key.name == "spacer", holder != .stack { continue }
        if let value = value(key.value, of: kind, key.name) { entries = [(key.name, value)] }
      }
    } else {
      for key in kind.knownKeys where key.isRequired || isWanted(key.name, in: kind) {
        if let value = value(key.value, of: kind, key.name) { entries.append((key.name, value)) }
      }
    }
    for _ in 0..<8 {
      for rule in kind.rules { keep(rule, kind, &entries) }
    }
    let isText = kind.knownKeys.contains { $0.name == "literal" }
    if isText, entries.allSatisfy({ ["comment", "key", "formats", "table"].contains($0.key) }),
      let phrase = phrase()
    {
      entries.append(("literal", phrase))
    }
    keepSpeech(&entries)
    keepWhatBelongsTogether(kind, &entries)
    let made = Set(entries.map(\.key))
    let isWhole =
      kind.knownKeys.allSatisfy { !$0.isRequired || made.contains($0.name) }
      && kind.rules.allSatisfy { rule in
        // The other rules are kept by taking keys out.
        if case .oneOf(let keys) = rule { !made.isDisjoint(with: keys) } else { true }
      }
    let mayBeEmpty = kind.knownKeys.allSatisfy { $0.fallback != nil || $0.standard != nil }
    guard isWhole, !entries.isEmpty || mayBeEmpty else { return nil }
    for entry in entries { keys.insert("\(kind.name).\(entry.key)") }
    return .mapping(entries)
  }

  /// Keeps what depends on keys inside: an element has one label for VoiceOver, and a stack needs a text to
  /// be read as one.
  private func keepSpeech(_ entries: inout [(key: String, value: ManifestTree)]) {
    guard let index = entries.firstIndex(where: { $0.key == "accessibility" }),
      case .mapping(var speech) = entries[index].value
    else { return }
    if !speech.contains(where: { ["label", "value"].contains($0.key) }) {
      speech.removeAll { ["hint", "actions"].contains($0.key) }
    }
    if speech.contains(where: { $0.key == "label" }) {
      entries.removeAll { $0.key == "accessibilityLabel" }
    }
    entries.removeAll { $0.key == "accessibility" }
    if !speech.isEmpty { entries.append(("accessibility", .mapping(speech))) }
  }

  /// Keeps the rules between keys that the table does not have.
  private mutating func keepWhatBelongsTogether(
    _ kind: Construct, _ entries: inout [(key: String, value: ManifestTree)]
  ) {
    let has = { (key: String, entries: [(key: String, value: ManifestTree)]) in
      entries.contains { $0.key == key }
    }
    switch kind {
    case .section where !has("header", entries): entries.removeAll { $0.key == "collapses" }
    case .view where view.isCell:
      entries.removeAll { ["background", "overlay"].contains($0.key) }
    case .manifest:
      if views.contains(where: { $0.role == .swiftUI }) {
        entries.removeAll { $0.key == "deploymentTarget" }
        entries.append(("deploymentTarget", .plain("17")))
      }
      if hasTable, views.contains(where: \.isCell) {
        entries.removeAll { $0.key == "containers" }
        entries.append(("containers", .plain("table")))
      }
    default: break
    }
    for index in entries.indices where entries[index].key == "footer" {
      entries[index].value = entries[index].value.without("style") {
        ["prominent", "extraProminent"].contains($0)
      }
    }
    entries.removeAll { $0.key == "footer" && $0.value.isEmptyMapping }
    let others = [
      "hstack": ["leading", "trailing"],
      "vstack": ["top", "bottom", "firstBaseline", "lastBaseline"],
    ]
    for index in entries.indices {
      guard let words = others[entries[index].key] else { continue }
      entries[index].value = entries[index].value.without("alignment", where: words.contains)
    }
    // Only rows turn.
    for index in entries.indices where entries[index].key == "vstack" {
      entries[index].value = entries[index].value.without("vertical")
    }
    if let formats = entries.firstIndex(where: { $0.key == "formats" }),
      case .mapping(let pairs) = entries[formats].value
    {
      let texts = entries.compactMap { if case .text(let text) = $0.value { text } else { nil } }
      if !pairs.allSatisfy({ pair in texts.contains { $0.contains("{\(pair.key)}") } }) {
        entries.remove(at: formats)
      }
    }
  }

  private mutating func isWanted(_ key: String, in kind: Construct) -> Bool {
    if key == "cases" { return true }
    if wanted.contains("\(kind.name).\(key)") { return chance(2, in: 3) }
    return switch (kind, key) {
    case (.manifest, "screen"), (.manifest, "views"): true
    case (.manifest, "sections"), (.manifest, "containers"): chance(5, in: 6)
    case (.view, "id"): chance(2, in: 3)
    case (.view, "data"):
      if case .mapped = view.role { true } else { chance(11, in: 12) }
    case (.view, "actions"): chance(4, in: 5)
    case (.view, "preview"): chance(1, in: 4)
    case (.view, "view"), (.view, "map"), (.view, "layout"), (.view, "row"): true
    case (.section, "cells"): chance(9, in: 10)
    // What has no text of its own needs one.
    case (.label, "format") where shown.map { $0.type.isDate || $0.type.isTexts } == true: true
    case (_, "at"), (_, "offset"): chance(2, in: 3)
    case (.image, "asset"), (.image, "symbol"), (.image, "image"): chance(1, in: wantsURLs ? 8 : 2)
    case (.image, "url"): chance(2, in: 3)
    case (.style, _) where kind.knownKeys.first { $0.name == key }?.isCommon == false:
      chance(1, in: 30)
    default: chance(1, in: kind.knownKeys.first { $0.name == key }?.isCommon == true ? 7 : 2)
    }
  }

  /// Choices in any order, often with those first that may hold a key that is wanted.
  private mutating func wantedFirst<Choice>(
    _ choices: [Choice], by value: KeyPath<Choice, Construct.ValueKind>
  ) -> [Choice] {
    let shuffled = choices.shuffled(using: &random)
    guard !wanted.isEmpty, chance(1, in: 2) else { return shuffled }
    let keys = wanted
    let isWanted = { (choice: Choice) in choice[keyPath: value].holdsKey(of: keys) }
    return shuffled.filter(isWanted) + shuffled.filter { !isWanted($0) }
  }

  private mutating func keep(
    _ rule: Construct.Rule, _ kind: Construct,
    _ entries: inout [(key: String, value: ManifestTree)]
  ) {
    let holds = {
      (condition: Construct.Condition, entries: [(key: String, value: ManifestTree)]) in
      guard let value = entries.first(where: { $0.key == condition.key })?.value else {
        return false
      }
      return switch condition {
      case .has: true
      case .isOne(_, let words): words.contains(value.word ?? "")
      case .isNone(_, let words): value.word.map { !words.contains($0) } ?? false
      case .isMapping: if case .mapping = value { true } else { false }
      }
    }
    switch rule {
    case .oneOf(let keys):
      guard !keys.contains(where: { holds(.has($0), entries) }),
        let key = kind.knownKeys.filter({ keys.contains($0.name) }).randomElement(using: &random),
        let value = value(key.value, of: kind, key.name)
      else { return }
      entries.append((key.name, value))
    case .excludes(let one, let other):
      if holds(one, entries), holds(other, entries) { entries.removeAll { $0.key == other.key } }
    case .needs(let conditions, let others):
      guard conditions.allSatisfy({ holds($0, entries) }),
        !others.contains(where: { holds($0, entries) })
      else { return }
      entries.removeAll { $0.key == conditions[conditions.count - 1].key }
    }
  }

  /// A value of a kind for a key; nil where there is nothing that it could name.
  private mutating func value(
    _ kind: Construct.ValueKind, of owner: Construct, _ key: String
  ) -> ManifestTree? {
    if let special = special(owner, key) { return special.tree }
    let wasInImageName = isInImageName
    if ["symbol", "asset"].contains(key) { isInImageName = true }
    defer { isInImageName = wasInImageName }
    let wasInFraction = isInFraction
    if ["alpha", "opacity", "shrink"].contains(key) || key == "progress" || owner == .progress {
      isInFraction = true
    }
    defer { isInFraction = wasInFraction }
    switch kind {
    case .text: return .text(text(for: isInImageName ? "symbol" : key))
    case .integer(let least, let most):
      // Of the keys whose cases are whole numbers, only 'lines' may be 0.
      let least = owner.name.hasPrefix("wholeNumber") ? max(least, 1) : least
      return .plain("\(Int.random(in: least...min(most, least + 5), using: &random))")
    case .number where owner.name == "range": return .plain(key == "from" ? "-5" : "1e3")
    // Views that must not grow need others beside them that may.
    case .number(.any)
    where ["hugging", "compression"].contains(key) || owner.name.hasPrefix("priorit"):
      return .plain("240")
    case .number(.any) where !["spacing", "insets", "x", "y"].contains(key):
      return .plain(number(.aboveZero))
    case .number(let range): return .plain(number(range))
    case .flag: return .plain(chance(1, in: 2) ? "true" : "false")
    case .token where isInPreview: return nil
    case .token(let kind):
      return tokens[kind.rawValue]?.randomElement(using: &random).map { .plain($0) }
    case .swiftMember where owner == .placeholder && key == "image": return .plain("Theme.logo")
    case .swiftMember, .phrase: return nil
    case .hexColor: return .text(["#FF8800", "#f80", "#FF880080"].randomElement(using: &random)!)
    case .percentage where valueDepth > 0 || holder != .stack: return nil
    case .percentage: return .plain(["33%", "100%", "12.5%"].randomElement(using: &random)!)
    case .range where owner == .datePicker:
      guard let date = pick(fields(where: \.isDate)) else { return nil }
      return .plain("\(date)...Theme.today")
    case .range: return .plain(["0...1", "1...9", "-5...2.5"].randomElement(using: &random)!)
    case .choice(let words):
      // Margins are those of what is outermost only.
      if !Set(words).isDisjoint(with: ["margins", "readable"]),
        depth > 4 || valueDepth > 0 || !chance(1, in: 16)
      {
        return nil
      }
      if words.contains("spacer"), holder != .stack { return .plain("divider") }
      let words = words.filter { $0 != "required" }
      return words.randomElement(using: &random).map { .plain($0) }
    case .nothing: return .empty
    case .name(.format):
      return owner == .manifest
        ? nil : tokens["formats"]?.randomElement(using: &random).map { .plain($0) }
    case .name: return reference(owner, key).map { .plain($0) }
    case .field:
      return reference(owner, key).map { name in
        isIdentifier(name) && chance(1, in: 4) ? .mapping([("field", .plain(name))]) : .plain(name)
      }
    case .type, .model, .propertyPath, .sample: return nil
    case .list(let item):
      var items: [ManifestTree] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        if let item = value(item, of: owner, key) { items.append(item) }
      }
      var names: Set<String> = []
      let distinct = items.filter { item in
        owner.isElements(key) || item.name.map { names.insert($0).inserted } ?? true
      }
      return distinct.isEmpty ? nil : .list(distinct)
    case .names(_, let inner):
      guard let name = reference(owner, key) else { return nil }
      let value = value(inner, of: owner, "\(key).\(name)")
      if owner == .manifest, value != nil { tokens[key, default: []].append(name) }
      return value.map { .mapping([(name, $0)]) }
    case .mapping(let construct):
      let kind = construct()
      if ["currency", "measurement"].contains(key), kind == .textByData { return nil }
      if kind.isValue, valueDepth > 1 { return nil }
      // States hold no states, and cases neither.
      if kind.name.hasSuffix("ByState"), isInCases || valueDepth > 0 { return nil }
      return depth > 7 && [.stack, .element].contains(kind) ? nil : mapping(kind)
    case .either(let kinds):
      for kind in wantedFirst(kinds, by: \.self) {
        if case .swiftMember = kind, let member = member(beside: kinds) { return .plain(member) }
        if let value = value(kind, of: owner, key) { return value }
      }
      return nil
    }
  }

  /// A member of the user's type `Theme` that is a value such as others that a key takes.
  private mutating func member(beside kinds: [Construct.ValueKind]) -> String? {
    guard !isInPreview, !isInImageName, chance(1, in: 2) else { return nil }
    let names = kinds.compactMap {
      if case .mapping(let construct) = $0 { construct().name } else { nil }
    }
    return Self.members.first { kind, _ in names.contains { $0.hasPrefix(kind) } }?.member
  }

  /// What there is for each kind of value.
  private static let members: [(kind: String, member: String)] = [
    (kind: "text", member: "Theme.words"), ("color", "Theme.ink"), ("font", "Theme.face"),
    ("number", "Theme.gap"), ("length", "Theme.gap"), ("appImage", "Theme.logo"),
    ("flag", "Theme.isOn"), ("wholeNumber", "Theme.most"), ("priority", "Theme.strength"),
    ("inset", "Theme.gap"), ("bound", "Theme.limit"), ("dateBound", "Theme.today"),
    ("imageURL", "Theme.link"),
  ]

  private mutating func text(for key: String) -> String {
    if ["fraction", "significant"].contains(key) { return "0...2" }
    if ["currency", "code"].contains(key) { return "EUR" }
    if key == "symbol" { return ["star", "star.fill", "trash"].randomElement(using: &random)! }
    let pieces = [
      "a", "Text", " and ", "\u{E9}", "\u{1F468}\u{200D}\u{1F469}", "//", "*/", "(", ";",
    ]
    let hostile = ["\"", "\\", "\\(x)", "\u{202E}", "\u{2028}", "#", "\u{FEFF}"]
    let all = key == "doc" ? pieces : pieces + hostile
    return "T" + (0...3).map { _ in all.randomElement(using: &random)! }.joined()
  }

  private mutating func number(_ range: Construct.NumberRange) -> String {
    let range = isInFraction ? .fraction : range
    let positive = ["1", "0.5", "16", "44", "1e3", "1e-7", "1E+2", "12.25", "240"]
    let others =
      switch range {
      case .aboveZero: positive
      case .fraction: ["0", "1", "0.5", "1e-7"]
      case .atLeastZero: positive + ["0", "-0", "5e-324"]
      case .any: positive + ["0", "-0", "-4", "-0.5", "5e-324"]
      }
    return others.randomElement(using: &random)!
  }
}

// MARK: - Names

extension RandomManifest {
  /// The name of something that there is, for a key that refers to it; a field for most.
  private mutating func reference(_ kind: Construct, _ key: String) -> String? {
    if let field = valueReference(kind, key) { return pick(field) }
    return switch (kind, key) {
    case (.manifest, "screen"): name
    case (.manifest, "colors"): "ownInk"
    case (.manifest, "fonts"): "ownFont"
    case (.manifest, "spacings"): "ownGap"
    case (.manifest, "formats"): "ownFormat"
    case (.preview, "colors"): ["Theme.ink", "Accent"].randomElement(using: &random)
    case (.preview, _): "Theme.other"
    case (_, "image"): pick(fields { ["UIImage", "UIImage?"].contains($0.name) })
    case (.image, "url"): pick(fields { ["URL", "URL?"].contains($0.name) })
    case (.initials, "text"), (.image, "initials"): pick(fields(where: \.isText))
    case (_, "tap"), (_, "longPress"), (.accessibility, "actions"):
      pick(actions(where: \.isEmpty))
    case (.segments, "selected"): show { $0.isTint || $0.isWhole }
    case (.accessory, "badge"): pick(fields { $0.isText || $0.isNumber })
    case (.accessory, "detail"): shownAction()
    case (.accessory, "toggle"): view.role == .layout ? pick(fields { $0.name == "Bool" }) : nil
    case (.accessory, "action") where accessoryKind == "toggle":
      pick(actions { $0.map(\.type) == ["Bool"] })
    case (.accessory, "action"): shownAction()
    case (.stack, "vertical"), (_, "visible"), (_, "enabled"), (_, "selected"), (_, "not"),
      (_, "isSecure"), (_, "isHeader"),
      (_, "correction"), (_, "underline"), (_, "strikethrough"), (.accessory, "disclosure"),
      (.accessory, "checkmark"):
      pick(fields { $0.isBool || $0.isOptional })
    case (.manifest, "imports"): ["Foundation", "UIKit"].randomElement(using: &random)
    case (.plainRow, "text"), (.plainRow, "detail"), (.plainRow, "value"), (.view, "row"):
      pick(fields { $0.isText || $0.isNumber })
    case (.run, "text"), (.linkedText, "text"): show { $0.isText || $0.isNumber || $0.isAttributed }
    case (.element, "text"): pick(fields { $0.isText || $0.isAttributed })
    case (.linkedText, "link"): pick(actions { $0.map(\.type) == ["URL"] })
    case (.label, "text") where wantsFormats && !wantsDates && chance(1, in: 2):
      show(where: \.isTexts) ?? show(where: \.isText)
    case (.label, "text") where wantsDates && chance(1, in: 2): show(where: \.isDate)
    case (.label, "text"):
      show { $0.isText || $0.isNumber || $0.isDate || $0.isTexts || $0.isAttributed }
    case (.element, "label"): pick(fields { $0.isText || $0.isNumber })
    case (.text, "field"): pick(fields(where: \.isText))
    case (.textByData, "field") where chance(1, in: 3): show { $0.isDate || $0.isNumber }
    case (.toggle, "isOn"), (.element, "toggle"): pick(fields(where: \.isBool))
    case (.progress, "value"), (.element, "progress"):
      pick(fields(where: \.isFraction))
    case (.viewElement, "data"), (.element, "view"): innerField()
    case (.repeated, "data"), (.element, "repeat"): repeatedField()
    case (.repeated, "action"): itemAction()
    case (.button, "action"), (.button, "menu"): pick(actions(where: \.isEmpty))
    case (.textField, "text"), (.textEditor, "text"): show(where: \.isText)
    case (.element, "textField"), (.element, "textEditor"): pick(fields(where: \.isText))
    case (.slider, "value"), (.stepper, "value"): show(where: \.isControlNumber)
    case (.element, "slider"), (.element, "stepper"): pick(fields(where: \.isControlNumber))
    case (.datePicker, "date"): show(where: \.isDate)
    case (.element, "datePicker"): pick(fields(where: \.isDate))
    case (.activity, "isActive"), (.element, "activity"): pick(fields(where: \.isBool))
    case (.textField, "submit"), (.textField, "ended"), (.textEditor, "ended"):
      pick(actions { $0.isEmpty || $0.map(\.type) == ["String"] })
    case (.textField, "action"), (.textEditor, "action"):
      pick(actions { $0.map(\.type) == ["String"] })
    case (.slider, "action"), (.stepper, "action"), (.segments, "action"), (.datePicker, "action"):
      pick(actions { $0.map(\.type) == [shown?.type.unwrapped] })
    case (.toggle, "action"): pick(actions { $0.map(\.type) == ["Bool"] })
    case (.viewElement, "action"):
      pick(actions { $0.map(\.type) == shownView.map { ["\($0)ViewData.Action"] } })
    case (.view, "select"), (.view, "swipe"), (.swipe, "leading"), (.swipe, "trailing"),
      (.view, "menu"), (.view, "commands"), (.view, "delete"), (.view, "longPress"),
      (.view, "seen"), (.seen, "action"):
      shownAction()
    case (.manifest, "refresh"): ["reload", "again"].randomElement(using: &random)
    case (.separator, "alignedTo"): pick(fields(where: \.isText).filter { $0 != "id" })
    case (.view, "indent"): pick(fields { $0.name == "Int" })
    case (.view, "id"): pick(fields { !$0.isOptional && inner($0.name) == nil })
    case (.ownClass, "cell"): "\(view.name)Cell"
    case (.ownClass, "nib"): "\(view.name)Nib"
    case (.section, "header"), (.section, "footer"), (.manifest, "header"), (.manifest, "footer"),
      (.heading, "view"):
      pick(views.filter { !$0.isOverloaded && $0.role != .ownClass }.map(\.name))
    case (.placeholder, "view"):
      pick(views.filter { !$0.isOverloaded && $0.role != .ownClass && $0.canBeAState }.map(\.name))
    case (.section, "cells"): pick(views.filter(\.hasIdentity).map(\.name))
    case (.section, "reorder"), (.reorder, "to"): section
    case (.placeholderButton, "action"):
      ["retry", "default", "again"].randomElement(using: &random)
    default: pick(view.fields.map(\.name))
    }
  }

  /// The fields that a value can be as they are; nil for what is no value or takes any field.
  private func valueReference(_ kind: Construct, _ key: String) -> [String]? {
    guard key != "field" || kind.name.hasPrefix("currency") else { return nil }
    switch kind.name.prefix(while: \.isLowercase) {
    case "currency": return fields(where: \.isString)
    case "flag": return key == "not" ? nil : fields { $0.isBool || $0.isOptional }
    case "color": return fields { $0.name.hasPrefix("UIColor") }
    case "number", "length", "inset", "insets":
      return fields { $0.isNumber && !$0.isOptional && $0.name != "Decimal" }
    case "font": return []
    case "bound", "range": return fields { $0.isControlNumber && !$0.isOptional }
    case "date" where kind.name == "dateRange" || kind.name.hasPrefix("dateBound"):
      return fields(where: \.isDate)
    case "whole": return fields { $0.name == "Int" }
    case "image" where kind.name.hasPrefix("imageURL"): return fields(where: \.isURL)
    case "priority": return fields { $0.isNumber && !$0.isOptional && $0.name != "Decimal" }
    case "app": return fields { ["UIImage", "UIImage?"].contains($0.name) }
    default: return nil
    }
  }

  private mutating func pick(_ names: [String]) -> String? { names.randomElement(using: &random) }

  /// A field for an element to show.
  private mutating func show(where fits: (RandomType) -> Bool) -> String? {
    isInText = false
    let name = pick(fields(where: fits))
    shown = view.fields.first { $0.name == name }.map { ($0.name, $0.type) }
    return name
  }

  private func fields(where fits: (RandomType) -> Bool) -> [String] {
    view.fields.filter { fits($0.type) }.map(\.name)
  }

  private func actions(where fits: ([(label: String, type: String)]) -> Bool) -> [String] {
    view.actions.filter { fits($0.payload) }.map(\.name)
  }

  /// A field that holds texts, numbers or view data.
  private mutating func repeatedField() -> String? {
    let items = view.fields.compactMap { field in
      field.type.item.map { (name: field.name, item: $0) }
    }
    let shown = items.filter {
      $0.item.isText || $0.item.isNumber || inner($0.item.name)?.hasClass == true
    }
    guard let field = shown.randomElement(using: &random) else { return nil }
    item = field.item
    return field.name
  }

  /// A field with the data of a view that has a class.
  private mutating func innerField() -> String? {
    let name = pick(fields { inner($0.name)?.hasClass == true })
    let shown = view.fields.first { $0.name == name }.flatMap { inner($0.type.name) }
    shownView = shown?.name
    if shown?.hasLongPress == true { view.hasLongPress = true }
    return name
  }

  /// An action that carries what the view of an item reports.
  private mutating func itemAction() -> String? {
    guard let item, let inner = inner(item.name), !inner.actions.isEmpty else { return nil }
    return pick(actions { $0.map(\.type) == ["\(inner.name)ViewData.Action"] })
  }

  /// An action without values of the class that shows the view.
  private mutating func shownAction() -> String? {
    let shown: RandomView =
      switch view.role {
      case .mapped(let target), .overloaded(let target): views[target]
      default: view
      }
    return shown.actions.filter(\.payload.isEmpty).randomElement(using: &random)?.name
  }

  /// The view whose data a type is.
  private func inner(_ type: String) -> RandomView? {
    views.first { type == $0.name + "ViewData" || type == $0.name + "ViewData?" }
  }

  /// A tree of its own for a key, perhaps none at all.
  private struct Special {
    var tree: ManifestTree?
  }

  /// What stands for keys whose names the author chooses, or that depend on others.
  private mutating func special(_ kind: Construct, _ key: String) -> Special? {
    if let value = valueSpecial(kind, key) { return value }
    return switch (kind, key) {
    case (_, "longPress") where isLongPressTaken(by: kind, key): Special(tree: nil)
    case (.view, "menu") where isLongPressTaken(by: kind, key): Special(tree: nil)
    case (.manifest, "uses"): Special(tree: use())
    case (.manifest, "views"): Special(tree: declareViews())
    case (.manifest, "sections"): Special(tree: sections())
    case (.manifest, "deploymentTarget") where chance(7, in: 8): Special(tree: .plain("17"))
    case (.manifest, "containers"): Special(tree: containers())
    case (.manifest, "styles"): Special(tree: styles())
    case (.manifest, "preview"): Special(tree: preview())
    case (.color, "asset") where isInPreview: Special(tree: nil)
    case (.manifest, "elements"): Special(tree: elements())
    case (.repeated, "label") where item.map { $0.isText || $0.isNumber } != true:
      Special(tree: nil)
    case (.repeated, "label"): Special(tree: repeatedLabel())
    case (.manifest, "table") where !hasTable: Special(tree: nil)
    // Only rows slide.
    case (.manifest, "animation") where hasCollection:
      Special(tree: .plain(["automatic", "fade", "none"].randomElement(using: &random)!))
    // A table shows no controls to delete rows that can be selected.
    case (.manifest, "selection") where hasTable: Special(tree: .plain("single"))
    case (.section, "reorder") where chance(3, in: 4): Special(tree: .plain("true"))
    // Where a long press does something else, it lifts no cells.
    case (.reorder, "always")
    where keys.contains { $0.hasSuffix(".longPress") }:
      Special(tree: .plain("false"))
    case (.collapse, "initially"): Special(tree: .plain("true"))
    case (.section, "layout"): Special(tree: sectionLayout())
    // The rows of a cell class, and cells whose views have a size, have no height or width of their section.
    case (.list, "height") where views.contains(where: \.isCell),
      (.carousel, "estimatedWidth") where views.contains(where: \.hasSize):
      Special(tree: nil)
    case (.sectionLayout, "waterfall") where hasTable || views.contains(where: \.isCell):
      Special(tree: nil)
    case (.carousel, "width"): Special(tree: .plain(chance(1, in: 2) ? "80%" : "240"))
    // They name the cells of the section, which are chosen later.
    case (.grid, "spans"): Special(tree: nil)
    // Only repeated sections have them.
    case (.section, "repeat"), (.section, "index"), (.heading, "format"),
      (.heading, "formats"), (.layoutCases, _):
      Special(tree: nil)
    case (.label, "text") where chance(1, in: 4), (.run, "text") where chance(1, in: 4),
      (.linkedText, "text") where chance(1, in: 4), (.plainRow, "text") where chance(1, in: 4):
      Special(tree: phrase(needsField: true))
    case (.label, "text") where chance(1, in: 8), (.linkedText, "text") where chance(1, in: 4):
      Special(tree: pieces())
    case (.label, "format"), (.run, "format"), (.linkedText, "format"):
      Special(tree: shown.flatMap { format(of: $0.type) })
    case (.textByData, "format"):
      Special(tree: isInImageName ? nil : shown.flatMap { format(of: $0.type) })
    case (_, "formats"): Special(tree: formats())
    case (.text, "text"): Special(tree: phrase(needsField: true))
    case (.text, "literal"), (.text, "verbatim"), (.run, "literal"), (.run, "verbatim"):
      Special(tree: phrase())
    case (.segments, "options"): Special(tree: segmentOptions())
    // Only packages with resources have a module's.
    case (.strings, "bundle"), (.assets, "bundle"): Special(tree: .plain("main"))
    case (.manifest, "assets"): Special(tree: mapping(.assets))
    case (.view, "id") where view.fields.contains { $0.name == "id" }: Special(tree: nil)
    case (.view, "from"): Special(tree: model())
    case (.view, "data"): Special(tree: data())
    case (.view, "actions"): Special(tree: actions())
    case (.view, "renamed"): Special(tree: formerNames())
    case (.view, "view"): Special(tree: presentation())
    case (.view, "map"): Special(tree: map())
    case (.view, "layout") where view.role != .layout: Special(tree: nil)
    case (.view, "preview") where view.isLaidOut || view.role == .row: Special(tree: nil)
    case (.view, "row") where view.role != .row: Special(tree: nil)
    case (.view, "size") where view.role == .row, (.view, "accessibility") where view.role == .row:
      Special(tree: nil)
    case (.view, "samples"): Special(tree: samples())
    case (.view, "accessory"): Special(tree: accessories())
    // Without a layout of its own, a view shows each of its texts.
    case (.separator, "alignedTo") where view.role != .plain: Special(tree: nil)
    default: nil
    }
  }

  /// Whether a long press means something else: one of the cells can mean but one thing. If not, it will from now on.
  private mutating func isLongPressTaken(by kind: Construct, _ key: String) -> Bool {
    let shown: RandomView? =
      switch view.role {
      case .mapped(let target), .overloaded(let target): views[target]
      default: nil
      }
    if kind == .view {
      if view.hasLongPress || shown?.hasLongPress == true { return true }
      view.cellsLongPress = view.cellsLongPress ?? key
      return view.cellsLongPress != key
    }
    if view.cellsLongPress != nil { return true }
    view.hasLongPress = true
    return false
  }

  /// Accessories, each of one kind with what it needs.
  private mutating func accessories() -> ManifestTree? {
    let all = (0..<3).compactMap { _ in accessory() }
    return all.isEmpty ? nil : .list(all)
  }

  private mutating func accessory() -> ManifestTree? {
    let kinds = [
      "disclosure", "checkmark", "badge", "detail", "symbol", "asset", "image", "toggle",
    ]
    accessoryKind = kinds.randomElement(using: &random)!
    let ofPictures = ["color", "accessibilityLabel", "action"]
    let own = [
      "badge": ["color"], "symbol": ofPictures, "asset": ofPictures, "image": ofPictures,
      "toggle": ["accessibilityLabel", "action", "tint", "enabled"],
    ]
    var entries: [(key: String, value: ManifestTree)] = []
    for key in Construct.accessory.knownKeys
    where !kinds.contains(key.name) || key.name == accessoryKind {
      let isOfAll = ["visible", "at", "background"].contains(key.name)
      guard key.name == accessoryKind || isOfAll || own[accessoryKind]?.contains(key.name) == true
      else { continue }
      let isNeeded = key.name == accessoryKind || accessoryKind == "toggle" && key.name == "action"
      guard isNeeded || chance(1, in: 2) else { continue }
      if let value = value(key.value, of: .accessory, key.name) {
        entries.append((key.name, value))
      } else if isNeeded {
        return nil
      }
    }
    for rule in Construct.accessory.rules { keep(rule, .accessory, &entries) }
    for entry in entries { keys.insert("accessory.\(entry.key)") }
    return .mapping(entries)
  }

  /// A text with a field in it, where it can have one.
  ///
  /// - Parameter needsField: whether it is the name of a field unless it has one in it.
  private mutating func phrase(needsField: Bool = false) -> ManifestTree? {
    shown = nil
    if isInImageName { return needsField ? nil : .text(text(for: "symbol")) }
    guard let name = show(where: { $0.isText || $0.isNumber }) else {
      return needsField ? nil : .text(text(for: "text"))
    }
    isInText = true
    return .text("\(text(for: "text")) {\(name)} \(text(for: "text"))")
  }

  /// A text of several pieces.
  private mutating func pieces() -> ManifestTree? {
    guard holder != .repeated else { return nil }
    let pieces = (0..<3).compactMap { _ in mapping(.run) }
    shown = nil
    isInText = false
    return pieces.isEmpty ? nil : .list(pieces)
  }

  /// The format of the field in a text.
  private mutating func formats() -> ManifestTree? {
    guard isInText, let shown, let format = format(of: shown.type) else { return nil }
    return .mapping([(shown.name, format)])
  }

  /// A format that can write a type.
  private mutating func format(of type: RandomType) -> ManifestTree? {
    guard
      case .either(let kinds)? = Construct.label.knownKeys.first(where: { $0.name == "format" })?
        .value
    else { return nil }
    let all =
      switch true {
      case _ where type.isDate: ["date", "time", "relative"]
      case _ where type.isTexts: ["list"]
      case _ where type.isAttributed: [String]()
      case _ where type.isWhole:
        ["number", "percent", "currency", "bytes", "duration", "measurement"]
      case _ where type.isFraction && type.unwrapped.hasPrefix("Double"):
        ["number", "percent", "currency", "duration", "measurement"]
      case _ where type.isNumber: ["number", "percent", "currency"]
      default: [String]()
      }
    let missing = all.filter { word in
      wanted.contains("format.\(word)") || wanted.contains { $0.lowercased().hasPrefix(word) }
    }
    guard let word = (missing.isEmpty ? all : missing).randomElement(using: &random) else {
      return nil
    }
    for case .mapping(let construct) in kinds where chance(3, in: 4) || word == "currency" {
      let kind = construct()
      let key = kind.knownKeys.first { $0.name == word }
      guard let value = key.flatMap({ value($0.value, of: kind, word) }) else { return nil }
      keys.insert("\(kind.name).\(word)")
      return .mapping([(word, value)])
    }
    return .plain(word)
  }

  private mutating func currencyCode() -> ManifestTree {
    guard let field = pick(fields(where: \.isString)), chance(1, in: 3) else {
      return .plain("EUR")
    }
    return .mapping([("field", .plain(field))])
  }

  /// The cases of an enum, or titles for a number.
  private mutating func segmentOptions() -> ManifestTree? {
    guard let type = shown?.type else { return nil }
    let names: [ManifestTree] =
      type.isTint ? ["example", "default", "init"].map { .plain($0) } : []
    return .list(names.isEmpty ? [.text(text(for: "title")), .plain("second")] : names)
  }

  /// The same for the keys of values and looks.
  private mutating func valueSpecial(_ kind: Construct, _ key: String) -> Special? {
    switch key {
    case "at" where kind == .placeholder: return nil
    case "at" where kind == .accessory:
      let place = AccessoryPlace.allCases.randomElement(using: &random)
      return Special(tree: place.map { .plain($0.rawValue) })
    case "at", "offset": return holder == .layers ? nil : Special(tree: nil)
    case "style" where kind.knownKeys.contains { $0.name == key && $0.isCommon }:
      return Special(tree: tokens["styles"]?.randomElement(using: &random).map { .plain($0) })
    case "gradient":
      return Special(tree: .list([.plain("clear"), .plain("black"), .plain("systemRed")]))
    case "cases": return Special(tree: cases(of: kind))
    case "field" where kind.name.hasSuffix("ByData"):
      let fields = view.fields.filter { $0.type.hasCases || kind.shows($0.type) }
      source = fields.randomElement(using: &random).map { ($0.name, $0.type) }
      return Special(tree: source.map { .plain($0.name) })
    case "children" where [.stack, .layers, .flow].contains(kind):
      guard let list = kind.knownKeys.first(where: { $0.name == key })?.value else { return nil }
      return Special(tree: elements(list, in: kind))
    case "vstack", "hstack", "zstack", "flow":
      guard case .either(let kinds)? = kind.knownKeys.first(where: { $0.name == key })?.value else {
        return nil
      }
      let held = key == "zstack" ? Construct.layers : key == "flow" ? .flow : .stack
      guard chance(1, in: 4) else { return Special(tree: depth > 7 ? nil : mapping(held)) }
      let list = kinds.first { if case .list = $0 { true } else { false } }
      return Special(tree: list.flatMap { elements($0, in: held) })
    case "code": return Special(tree: currencyCode())
    case "currency" where chance(1, in: 2): return Special(tree: currencyCode())
    case "unit": return Special(tree: .plain("meters"))
    case "measurement" where chance(1, in: 2): return Special(tree: .plain("kilometers"))
    case "alpha" where chance(3, in: 4): return Special(tree: .plain("0.5"))
    default: return nil
    }
  }

  /// A list of elements of a stack, of layers or of a flow.
  private mutating func elements(
    _ list: Construct.ValueKind, in kind: Construct
  ) -> ManifestTree? {
    let outer = holder
    holder = kind
    defer { holder = outer }
    // Not the key of this kind, which would lead here again.
    return value(list, of: .element, "elements")
  }

  private mutating func caseNames(of type: RandomType) -> [String] {
    let missing = type.isOptional ? ["nil"] : []
    if type.isTint { return missing + ["example", "default", "else"] }
    if type.isBool, type.isOptional { return ["nil", "true", "else"] }
    if type.isBool { return chance(1, in: 2) ? ["true", "false"] : ["true", "else"] }
    return missing + ["some"]
  }

  /// A value for each case of the field that was chosen.
  private mutating func cases(of kind: Construct) -> ManifestTree? {
    guard let type = source?.type, type.hasCases,
      case .names(_, let value)? = kind.knownKeys.first(where: { $0.name == "cases" })?.value
    else { return nil }
    if kind.shows(type), chance(1, in: 2) { return nil }
    isInCases = true
    defer { isInCases = false }
    var entries: [(key: String, value: ManifestTree)] = []
    for name in caseNames(of: type) {
      let plain: [String: String] = [
        "colorByData": "clear", "fontByData": "body", "textByData": "a", "flagByData": "true",
        "appImageByData": "none",
      ]
      let value = self.value(value, of: kind, name) ?? .plain(plain[kind.name] ?? "1")
      entries.append((name, value))
    }
    return .mapping(entries)
  }

  private static let memberNames = [
    "id", "title", "text", "count", "await", "package", "default", "data", "model", "self2", "isOn",
    "class", "url", "stack", "in", "switch", "value", "item", "state", "nil", "inout", "let",
    "view",
  ]

  /// All words that mean something to Swift or to generated code, but for those that mean something to cellgen.
  private static let allNames = Array(
    Set(memberNames + swiftWords + generatedWords + meetingWords).subtracting(["true", "false"])
  ).sorted()

  private mutating func memberNames(_ count: ClosedRange<Int>) -> [String] {
    let names = chance(1, in: 2) ? Self.memberNames : Self.allNames
    return Array(
      names.shuffled(using: &random).prefix(Int.random(in: count, using: &random)))
  }
}

// MARK: - Views and sections

extension Construct {
  /// Whether it describes a value.
  fileprivate var isValue: Bool {
    ["color", "font", "length", "flag", "text"].contains(name)
      || name.hasSuffix("ByData") || name.hasSuffix("ByState")
  }

  /// Whether a value by data can be a field of a type as it is.
  fileprivate func shows(_ type: RandomType) -> Bool {
    switch name {
    case "textByData": type.isText
    case "boundByData": type.isControlNumber && !type.isOptional
    case "dateBoundByData": type.isDate
    case "imageURLByData": type.isURL
    case "wholeNumberByData": type.name == "Int"
    case "numberByData", "lengthByData", "priorityByData", "insetByData", "insetsByData":
      !type.isOptional && type.isNumber && type.name != "Decimal"
    case "flagByData": type.isBool || type.isOptional
    case "colorByData": type.name.hasPrefix("UIColor")
    default: false
    }
  }

  /// Whether a key holds elements, of which several may be alike.
  fileprivate func isElements(_ key: String) -> Bool {
    (self == .view && ["layout", "preview"].contains(key)) || self == .stack || self == .element
  }
}

extension Construct.ValueKind {
  /// Whether a mapping of this kind can have one of some keys.
  fileprivate func holdsKey(of wanted: Set<String>) -> Bool {
    switch self {
    case .mapping(let construct):
      let kind = construct()
      return kind.knownKeys.contains { wanted.contains("\(kind.name).\($0.name)") }
    case .either(let kinds): return kinds.contains { $0.holdsKey(of: wanted) }
    default: return false
    }
  }

  /// Whether a key may be all that is written.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .nothing: true
    case .either(let kinds): kinds.contains(where: \.mayBeNothing)
    default: false
    }
  }
}

extension RandomManifest {
  /// A manifest whose views all others may use; the fuzzer, too, calls the first of its texts A.
  static let shared = (
    path: "A.sections",
    text: """
    access: public
    views:
      Badge: { data: { id: Int, title: String }, actions: [open], layout: { button: { title: a, action: open } } }
      Head: { data: { title: String } }

    """
  )

  private mutating func use() -> ManifestTree {
    let title = (name: "title", type: RandomType.texts[0], isDefaulted: false)
    let id = (name: "id", type: RandomType.numbers[0], isDefaulted: false)
    var badge = RandomView(
      name: "Badge", fields: [id, title], actions: [("open", [])], role: .layout)
    badge.hasIdentity = true
    views = [badge, RandomView(name: "Head", fields: [title])]
    return .plain("A")
  }

  private mutating func declareViews() -> ManifestTree {
    let words = [
      "Title", "Class", "URL", "Default", "Await", "Item2", "Photo", "In", "Get", "Label", "State",
      "Data", "Text", "Index",
    ]
    var entries: [(key: String, value: ManifestTree)] = []
    for word in words.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
      view = RandomView(name: word + suffix)
      let roles: [RandomView.Role] = [.plain, .layout, .layout, .layout, .custom]
      view.role = roles.randomElement(using: &random)!
      if chance(1, in: 8) { view.role = chance(1, in: 2) ? .ownClass : .swiftUI }
      let wantsRow = wanted.contains { $0.hasPrefix("plainRow.") }
      if chance(wantsRow ? 4 : 1, in: 10) { view.role = .row }
      let laidOut = views.indices.filter { views[$0].isLaidOut }
      let own = views.indices.filter { views[$0].role == .custom }
      if let target = laidOut.randomElement(using: &random), chance(1, in: 4) {
        view.role = .mapped(to: target)
      } else if let target = own.randomElement(using: &random), chance(1, in: 2) {
        view.role = .overloaded(of: target)
      }
      guard let tree = mapping(.view) else { continue }
      view.hasIdentity =
        view.fields.contains { $0.name == "id" } || value(of: "id", in: tree) != nil
      view.isOnly = value(of: "id", in: tree)?.word == "only"
      if value(of: "from", in: tree) == nil { view.model = nil }
      view.sizesItself = value(of: "size", in: tree)?.word == "custom"
      view.hasSize = value(of: "size", in: tree) != nil
      entries.append((view.name, tree))
      views.append(view)
    }
    // What is around the views knows of none of their fields.
    view = RandomView(name: "")
    return .mapping(entries)
  }

  /// Two styles, of which the second may take keys from the first.
  private mutating func styles() -> ManifestTree? {
    var entries: [(key: String, value: ManifestTree)] = []
    for name in ["ownCard", "ownNote"] {
      guard let tree = mapping(.style) else { continue }
      entries.append((name, tree))
      tokens["styles", default: []].append(name)
    }
    return entries.isEmpty ? nil : .mapping(entries)
  }

  /// What pictures show for members, which nothing else names.
  private mutating func preview() -> ManifestTree? {
    isInPreview = true
    defer { isInPreview = false }
    return mapping(.preview)
  }

  private var hasOwnElement: Bool { tokens["elements"] != nil }

  /// One element of the user's, whose class is written below.
  private mutating func elements() -> ManifestTree {
    let name = "ownGauge"
    tokens["elements"] = [name]
    for key in ["doc", "class", "properties", "actions", "preview"] {
      keys.insert("ownElement.\(key)")
    }
    let properties = Self.ownProperties.map { property in
      (key: property.name, value: ManifestTree.text(property.type + property.defaultText))
    }
    let actions: [(key: String, value: ManifestTree)] = [
      ("start", .empty), ("turn", .mapping([("isOn", .plain("Bool"))])),
    ]
    return .mapping([
      (
        name,
        .mapping([
          ("doc", .text(text(for: "doc"))), ("class", .plain("Gauge\(suffix)View")),
          ("properties", .mapping(properties)), ("actions", .mapping(actions)),
          ("preview", .list([.mapping([("label", .plain("name"))])])),
        ])
      )
    ])
  }

  /// A use of it, whose values are those that keys of the same types take.
  private mutating func ownElement() -> ManifestTree? {
    var entries: [(key: String, value: ManifestTree)] = []
    for property in Self.ownProperties where property.name == "level" || chance(1, in: 3) {
      guard let tree = value(of: property) else { continue }
      entries.append((property.name, tree))
    }
    guard entries.first?.key == "level" else { return nil }
    for key in Construct.box.keys where key.isCommon && chance(1, in: 7) {
      guard !["at", "offset", "style"].contains(key.name),
        let tree = value(key.value, of: .box, key.name)
      else { continue }
      entries.append((key.name, tree))
    }
    keepSpeech(&entries)
    if let action = pick(actions(where: \.isEmpty)) { entries.append(("start", .plain(action))) }
    if let action = pick(actions { $0.map(\.type) == ["Bool"] }) {
      entries.append(("turn", .plain(action)))
    }
    return .mapping([("ownGauge", .mapping(entries))])
  }

  /// The properties of the element, each with a key of an element that takes values of its kind.
  private static let ownProperties: [OwnProperty] = [
    OwnProperty("level", "Double", like: (.box, "alpha")),
    OwnProperty("name", "String", "\"a\"", like: (.button, "title")),
    OwnProperty("note", "String?", "nil", like: (.button, "title")),
    OwnProperty("code", "Substring", "\"b\"", like: (.button, "title")),
    OwnProperty("isOpen", "Bool", "true", like: (.box, "visible")),
    OwnProperty("ink", "UIColor?", "nil", like: (.label, "color")),
    OwnProperty("paint", "UIColor", ".black", like: (.label, "color")),
    OwnProperty("count", "Int", "0", like: (.box, "alpha")),
    OwnProperty("limit", "Double?", "nil", like: (.box, "alpha")),
    OwnProperty("gap", "CGFloat", "1", like: (.box, "alpha")),
    OwnProperty("face", "UIFont?", "nil", like: (.label, "font")),
    OwnProperty("tone", "Tint", ".example"),
  ]

  /// A value of a property: a field of its type, or what another key takes.
  private mutating func value(of property: OwnProperty) -> ManifestTree? {
    let type = property.type.replacing("?", with: "")
    if chance(1, in: 3), let field = pick(fields { $0.unwrapped == type }) { return .plain(field) }
    guard let (kind, name) = property.like,
      let key = kind.knownKeys.first(where: { $0.name == name }),
      let tree = value(key.value, of: kind, name)
    else { return nil }
    if property.type == "Int", case .plain = tree { return .plain("1") }
    // A bare word would be a field.
    if kind == .button, case .text = tree { return .mapping([("literal", tree)]) }
    return tree
  }

  private mutating func repeatedLabel() -> ManifestTree? {
    let (outer, shown) = (holder, item)
    (holder, item) = (.repeated, nil)
    defer { (holder, item) = (outer, shown) }
    return mapping(.repeatedLabel)
  }

  private mutating func containers() -> ManifestTree {
    let words = ["table", "collection"].shuffled(using: &random).prefix(
      Int.random(in: 1...2, using: &random))
    hasTable = words.contains("table")
    hasCollection = words.contains("collection")
    return .list(words.map { .plain($0) })
  }

  /// A struct of the user's, which is written below.
  private mutating func model() -> ManifestTree {
    view.model = "\(view.name)Model"
    return .plain("\(view.name)Model")
  }

  /// A field as a type, or as a mapping that says where the model has it.
  private mutating func field(
    _ name: String, _ type: RandomType, default value: String?
  ) -> ManifestTree {
    let whole = type.name + (value.map { " = \($0)" } ?? "")
    guard view.model != nil, chance(1, in: 2) else { return .text(whole) }
    let origin = chance(1, in: 2) ? "none" : "own.\(name)"
    view.origins[name] = origin
    var entries: [(key: String, value: ManifestTree)] = [("type", .text(whole))]
    if let value, chance(2, in: 3) {
      let isText = (type.isText || type.unwrapped == "Character") && value != "nil"
      entries = [("type", .text(type.name)), ("default", isText ? .text("a") : .plain(value))]
      if ["[]", "[:]"].contains(value) || value.hasPrefix(".") { entries[1].value = .text(value) }
    }
    entries.append(("from", .plain(origin)))
    for entry in entries { keys.insert("field.\(entry.key)") }
    return .mapping(entries)
  }

  private mutating func data() -> ManifestTree {
    var entries: [(key: String, value: ManifestTree)] = []
    var fed: [RandomType] = []
    if case .mapped(let target) = view.role { fed = views[target].fields.map(\.type) }
    for (index, word) in memberNames(max(fed.count, 1)...max(fed.count, 8)).enumerated() {
      let type = index < fed.count ? fed[index] : fieldType()
      // The names of items are those of lists in the singular.
      var name = type.item != nil && chance(2, in: 3) ? word + "s" : word
      if view.fields.contains(where: { $0.name == name }) {
        // What feeds another view is needed.
        guard index < fed.count else { continue }
        name += "\(index)"
      }
      let value = chance(1, in: 2) ? type.defaults.randomElement(using: &random) : nil
      view.fields.append((name, type, value != nil || type.isOptional))
      entries.append((name, field(name, type, default: value)))
    }
    if view.role == .layout {
      let others = [
        ("tags", "[String]?"), ("link", "URL?"), ("picture", "UIImage?"), ("part", "Double?"),
        ("tone", "Tint?"),
      ]
      if let inner = views.filter({ $0.isLaidOut && !$0.actions.isEmpty }).randomElement(
        using: &random), chance(1, in: 3)
      {
        let type = RandomType(name: "[\(inner.name)ViewData]?")
        view.fields.append(("replies", type, true))
        entries.append(("replies", .text(type.name)))
      }
      for (field, type) in others
      where chance(1, in: 4) && !view.fields.contains(where: { $0.name == field }) {
        view.fields.append((field, RandomType(name: type), true))
        entries.append((field, .text(type)))
      }
    }
    return .mapping(entries)
  }

  private mutating func fieldType() -> RandomType {
    let type = simpleType()
    guard view.role != .plain else { return chance(1, in: 3) ? type.optional : type }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: return type.optional
    case 2: return type.array
    case 3: return type.dictionary(to: simpleType())
    case 4, 5:
      guard let inner = views.randomElement(using: &random) else { return type }
      let data = RandomType(name: inner.name + "ViewData")
      return chance(1, in: 4) ? data.array : chance(1, in: 2) ? data.optional : data
    default: return type
    }
  }

  /// A type that is no collection, which an element shows if the view has one for each field.
  private mutating func simpleType() -> RandomType {
    let shown = [RandomType.texts, RandomType.numbers, [.bool]]
    let kinds =
      view.role == .plain ? shown : shown + [RandomType.others, [.date, .tint], [.attributed]]
    if view.role == .layout, wantsDates, chance(1, in: 3) { return .date }
    if view.role == .layout, wantsURLs, chance(1, in: 3) { return .url }
    if view.role == .layout, wantsFormats, chance(1, in: 3) { return RandomType.texts[0].array }
    if view.role == .layout, !wanted.isEmpty, chance(1, in: 8) { return .tint }
    return kinds.randomElement(using: &random)!.randomElement(using: &random)!
  }

  /// Former names of some fields and actions.
  private mutating func formerNames() -> ManifestTree? {
    let names = view.fields.map(\.name) + view.actions.map(\.name)
    let chosen = Set(names).sorted().filter { _ in chance(1, in: 3) }
    let entries = chosen.map { (key: "former\($0)", value: ManifestTree.plain($0)) }
    return entries.isEmpty ? nil : .mapping(entries)
  }

  private mutating func actions() -> ManifestTree? {
    if case .mapped = view.role { return nil }
    if case .overloaded = view.role { return nil }
    for name in memberNames(1...4) {
      var payload: [(label: String, type: String)] = []
      switch Int.random(in: 0..<5, using: &random) {
      case 3...4 where wantsTyping: payload = [(memberNames(1...1)[0], "String")]
      case 0: payload = [(memberNames(1...1)[0], "Bool")]
      case 1:
        let inner = views.filter { $0.isLaidOut && !$0.actions.isEmpty }.randomElement(
          using: &random)
        payload = inner.map { [(memberNames(1...1)[0], "\($0.name)ViewData.Action")] } ?? []
      case 2: payload = memberNames(1...3).map { ($0, fieldType().name) }
      case 3 where !wanted.isEmpty || chance(1, in: 2):
        // What a control reports.
        let shown = view.fields.map(\.type).filter(\.isControlled).randomElement(using: &random)
        payload = shown.map { [(memberNames(1...1)[0], $0.unwrapped)] } ?? []
      default: break
      }
      view.actions.append((name, payload))
    }
    let isList = chance(1, in: 2)
    let entries = view.actions.map { action in
      (
        key: action.name,
        value: action.payload.isEmpty
          ? ManifestTree.empty
          : .mapping(action.payload.map { (key: $0.label, value: .text($0.type)) })
      )
    }
    guard isList else { return .mapping(entries) }
    return .list(
      entries.map { entry in
        if case .empty = entry.value { .plain(entry.key) } else { .mapping([entry]) }
      })
  }

  private mutating func presentation() -> ManifestTree? {
    switch view.role {
    case .plain, .layout, .row: return nil
    case .custom: return .plain("custom")
    case .ownClass:
      let tree = mapping(.ownClass)
      view.isCell = tree.flatMap { value(of: "cell", in: $0) } != nil
      return tree
    case .swiftUI: return .plain("swiftUI")
    case .mapped(let target), .overloaded(let target): return .plain(views[target].name)
    }
  }

  /// The fields that feed those of the target which have neither their name nor a default.
  private mutating func map() -> ManifestTree? {
    switch view.role {
    case .plain, .layout, .row, .custom, .ownClass, .swiftUI: return nil
    case .overloaded: return .plain("custom")
    case .mapped(let target):
      var entries: [(key: String, value: ManifestTree)] = []
      for field in views[target].fields {
        let fitting = view.fields.filter { $0.type.name == field.type.name }
        guard let source = fitting.randomElement(using: &random) else { continue }
        entries.append((field.name, .plain(source.name)))
      }
      return .mapping(entries)
    }
  }

  private mutating func samples() -> ManifestTree? {
    var samples: [ManifestTree] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      var entries: [(key: String, value: ManifestTree)] = []
      for field in view.fields {
        if field.isDefaulted, chance(1, in: 2) { continue }
        guard let sample = field.type.samples.randomElement(using: &random) else {
          if field.isDefaulted { continue }
          return nil
        }
        entries.append((field.name, tree(sample)))
      }
      samples.append(.mapping(entries))
    }
    return .list(samples)
  }

  private func tree(_ sample: RandomType.Sample) -> ManifestTree {
    switch sample {
    case .plain(let word): .plain(word)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map(tree))
    case .dictionary(let pairs):
      .mapping(pairs.sorted { $0.key < $1.key }.map { (quotedKey($0.key), tree($0.value)) })
    }
  }

  private func quotedKey(_ key: String) -> String {
    key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "." }
      ? "\"\(key)\"" : "'\(key)'"
  }

  private mutating func sections() -> ManifestTree {
    let reserved = ["none", "screen", "sections", "nil"]
    let names =
      chance(1, in: 2)
      ? ["main", "await", "package", "section", "class", "default", "header", "in"]
      : Self.allNames.filter { !reserved.contains($0) }
    return .mapping(
      names.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)).compactMap {
        name in
        section = name
        return mapping(.section).map { spanned($0) }
          .map { (name, chance(1, in: 3) ? repeated($0) : $0) }
      })
  }

  /// A section with a grid, in which some of its cells may take several columns.
  private mutating func spanned(_ section: ManifestTree) -> ManifestTree {
    guard case .mapping(var entries) = section,
      let layout = entries.firstIndex(where: { $0.key == "layout" }),
      case .mapping(let choice) = entries[layout].value, choice.first?.key == "grid",
      case .mapping(var grid)? = choice.first?.value, chance(2, in: 3)
    else { return section }
    let cells = value(of: "cells", in: section)?.words ?? []
    guard !cells.isEmpty else { return section }
    let spans = cells.prefix(2).map { name in
      (key: name, value: ManifestTree.plain(chance(1, in: 2) ? "all" : "1"))
    }
    grid.append(("spans", .mapping(spans)))
    entries[layout].value = .mapping([("grid", .mapping(grid))])
    keys.insert("grid.spans")
    return .mapping(entries)
  }

  /// A section that is repeated for the data of a view; as it is where no view fits, or it has no cells.
  private mutating func repeated(_ section: ManifestTree) -> ManifestTree {
    let repeatable = views.filter { $0.hasIdentity && !$0.isOnly }
    guard case .mapping(var entries) = section, entries.contains(where: { $0.key == "cells" }),
      let repeated = repeatable.randomElement(using: &random)
    else { return section }
    entries.removeAll { ["header", "footer", "identity"].contains($0.key) }
    if let field = pick(repeated.fields.filter { $0.type.name == "Bool" }.map(\.name)),
      chance(1, in: 2),
      let (yes, no) = sectionLayout().flatMap({ yes in sectionLayout().map { (yes, $0) } })
    {
      entries.removeAll { $0.key == "layout" }
      let cases = ManifestTree.mapping([("true", yes), ("false", no)])
      entries.append(("layout", .mapping([("field", .plain(field)), ("cases", cases)])))
      keys.formUnion(["layoutCases.field", "layoutCases.cases"])
    }
    entries.insert(("repeat", .plain(repeated.name)), at: 0)
    let text = pick(repeated.fields.filter(\.type.isString).map(\.name))
    for edge in ["header", "footer"] where chance(1, in: 2) {
      if let heading = heading(of: repeated), chance(1, in: 2) {
        entries.append((edge, heading))
      } else if !repeated.isOverloaded, repeated.role != .ownClass {
        let pinned = ManifestTree.mapping([
          ("view", .plain(repeated.name)), ("pinned", .plain("true")),
        ])
        entries.append((edge, chance(1, in: 2) ? pinned : .plain(repeated.name)))
      }
    }
    if let text, chance(1, in: 2) {
      entries.append(("index", .plain(text)))
      keys.insert("section.index")
    }
    if !entries.contains(where: { $0.key == "header" }) {
      entries.removeAll { $0.key == "collapses" }
    }
    keys.insert("section.repeat")
    return .mapping(entries)
  }

  /// A header or footer whose text comes from what its section is repeated for; nil without a field that it can show.
  private mutating func heading(of repeated: RandomView) -> ManifestTree? {
    let outer = view
    view = repeated
    defer { view = outer }
    guard let name = show(where: { $0.isText || $0.isNumber || $0.isDate }), let type = shown?.type
    else { return nil }
    keys.insert("heading.title")
    let title = ManifestTree.mapping([("field", .plain(name))])
    guard let format = format(of: type) else { return .mapping([("title", title)]) }
    guard chance(1, in: 2) else {
      keys.insert("heading.formats")
      return .mapping([("title", .text("{\(name)} x")), ("formats", .mapping([(name, format)]))])
    }
    keys.insert("heading.format")
    return .mapping([("title", title), ("format", format)])
  }

  /// A layout in full, or the word for one that needs no keys.
  private mutating func sectionLayout() -> ManifestTree? {
    guard chance(1, in: 2) else { return mapping(.sectionLayout) }
    return pick(Construct.sectionLayout.keys.filter(\.value.mayBeNothing).map(\.name)).map {
      .plain($0)
    }
  }
}

/// A property of an element of the user's.
struct OwnProperty: Sendable {
  var name: String
  var type: String
  /// The default in the manifest; nil for none.
  var value: String?
  /// A key that takes values of this kind; nil for what only fields hold.
  var like: (kind: Construct, key: String)?

  init(
    _ name: String, _ type: String, _ value: String? = nil,
    like: (kind: Construct, key: String)? = nil
  ) {
    (self.name, self.type, self.value, self.like) = (name, type, value, like)
  }

  /// The default as a manifest has it. A type that is optional is nil without it.
  var defaultText: String { value.flatMap { $0 == "nil" ? nil : " = \($0)" } ?? "" }
  /// The value that the class begins with.
  var swiftDefault: String { type.hasSuffix("?") ? "" : " = \(value ?? "0")" }
}

// MARK: - Swift

extension RandomManifest {
  /// The classes of the views that are the user's.
  private func swiftClasses() -> String {
    views.indices.filter { views[$0].role == .custom }.map { index in
      let own = views[index]
      let shown = [own] + views.filter { $0.role == .overloaded(of: index) }
      let members = shown.flatMap { data in
        ["\(access) func configure(with data: \(data.name)ViewData) {}"]
          + (data.sizesItself
            ? [
              "\(access) static func size(for data: \(data.name)ViewData, boundedBy width: CGFloat) "
                + "-> CGSize? { nil }"
            ] : [])
      }
      let handler =
        own.actions.isEmpty
        ? [] : ["\(access) var onAction: ActionHandler<\(own.name)ViewData.Action>?"]
      let conformance = own.actions.isEmpty ? "ConfigurableView" : "ReportingView"
      return """
        \(access) final class \(own.name)View: UIView, \(conformance) {
        \((handler + members).map { "  \($0)\n" }.joined())}

        """
    }.joined() + views.map(swiftOfOwnClass).joined() + views.map(swiftOfModel(of:)).joined()
      + swiftOfOwnElement()
  }

  /// The user's model that the data of a view can be made from.
  private func swiftOfModel(of view: RandomView) -> String {
    guard let model = view.model else { return "" }
    let properties = view.fields.map { field in
      var type = field.type.name
      if let inner = inner(in: type), inner.isMadeFromModel, let model = inner.model {
        type = type.replacing("\(inner.name)ViewData", with: model)
      }
      return (field.name, "    \(access) var \(escapedIdentifier(field.name)): \(type)\n")
    }
    let nested = properties.filter { view.origins[$0.0]?.hasPrefix("own.") == true }
    let direct = properties.filter { view.origins[$0.0] == nil }
    return """
      \(access) struct \(model) {
        \(access) struct Own {
      \(nested.map(\.1).joined())  }
        \(access) var own: Own
      \(direct.map(\.1).joined())}

      """
  }

  /// The view of whose data a type has one or several.
  private func inner(in type: String) -> RandomView? {
    let name = type.filter { !"[]?".contains($0) }
    return views.first { name == $0.name + "ViewData" }
  }

  private func swiftOfOwnElement() -> String {
    guard hasOwnElement else { return "" }
    return """
      final class Gauge\(suffix)View: UIView {
      \(Self.ownProperties.map { "  var \($0.name): \($0.type)\($0.swiftDefault)\n" }.joined())
        var onStart: (() -> Void)?
        var onTurn: ((Bool) -> Void)?
      }

      """
  }

  /// The user's cell class, view of a nib, or SwiftUI view.
  private func swiftOfOwnClass(_ view: RandomView) -> String {
    let (name, data) = (view.name, view.name + "ViewData")
    let handler = "ActionHandler<\(data).Action>"
    let configure = "\(access) func configure(with data: \(data)"
    switch view.role {
    case .swiftUI:
      return """
        struct \(name)View: View {
          let data: \(data)
          var onAction: \(handler) = { _ in }
          var body: some View { Text("") }
        }

        """
    case .ownClass where view.isCell:
      return """
        \(access) final class \(name)Cell: \(hasTable ? "UITableViewCell" : "UICollectionViewCell"),
          ConfigurableCell
        {
          \(configure), onAction: @escaping \(handler)) {}
        }

        """
    case .ownClass:
      return """
        \(access) final class \(name)Nib: UIView, ReportingView {
          \(access) var onAction: \(handler)?
          \(configure)) {}
        }

        """
    default: return ""
    }
  }
}

extension Construct {
  /// Its keys, made once for all manifests.
  fileprivate var knownKeys: [Key] { Self.keysByName[name] ?? keys }

  private static let keysByName = Dictionary(all.map { ($0.name, $0.keys) }) { first, _ in first }
}
#endif
