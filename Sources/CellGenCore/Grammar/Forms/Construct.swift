/// The description of a construct: its keys and the rules between them.
///
/// The schema for editors, the key reference of the manual, the order of the formatter, the model's JSON
/// and the fuzzer's manifests are all derived from it. A ``Form`` uses it to read.
package final class Construct: Sendable {
  /// Its name in the schema and the manual: `swipeAction`.
  package let name: String
  /// Its name in messages: "a view has no key 'acions'".
  package let title: String
  /// The keys that its mappings can have, in canonical order.
  package var keys: [Key] { names.indices.map(makeKey) }
  /// The rules that its mappings must follow.
  package let rules: [Rule]
  /// True if its mappings have exactly one entry, whose key determines the kind.
  package let isChoiceOfOne: Bool
  /// The key whose value can be written instead of a mapping.
  package let shortKey: String?
  /// The values that its short form accepts; none if it has no short form.
  package var shortKinds: [ValueKind] { makeShortKinds() }
  private let makeShortKinds: @Sendable () -> [ValueKind]
  /// The major version of iOS that it needs, if newer than the oldest supported one.
  package let since: Int?
  /// The type that it is read into; nil for a construct that several types share.
  let model: (any Sendable.Type)?
  /// Words of other frameworks for its features.
  let foreign: @Sendable () -> [ForeignWord]
  private let names: [String]
  /// The positions of the keys by their names.
  private let positions: [String: Int]
  /// Makes the key at a position on demand: reading needs little more than the names.
  private let makeKey: @Sendable (Int) -> Key

  init(
    name: String, title: String, names: [String], key: @escaping @Sendable (Int) -> Key,
    rules: [Rule], isChoiceOfOne: Bool, shortKey: String?,
    shortKinds: @escaping @Sendable () -> [ValueKind] = { [] }, since: Int? = nil,
    model: (any Sendable.Type)? = nil, foreign: @escaping @Sendable () -> [ForeignWord]
  ) {
    self.name = name
    self.since = since
    self.model = model
    self.foreign = foreign
    self.title = title
    self.names = names
    makeKey = key
    self.rules = rules
    self.isChoiceOfOne = isChoiceOfOne
    self.shortKey = shortKey
    makeShortKinds = shortKinds
    positions = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  convenience init(
    name: String, title: String, keys: [Key], rules: [Rule], isChoiceOfOne: Bool, shortKey: String?,
    foreign: @escaping @Sendable () -> [ForeignWord] = { [] }
  ) {
    self.init(
      name: name, title: title, names: keys.map(\.name), key: { keys[$0] }, rules: rules,
      isChoiceOfOne: isChoiceOfOne, shortKey: shortKey, foreign: foreign)
  }

  /// Returns the key with a name.
  package func key(_ name: String) -> Key? { positions[name].map(makeKey) }

  /// Returns true if a mapping of this construct can have a key.
  package func has(_ key: String) -> Bool { positions[key] != nil }
}

extension Construct {
  /// A key that a mapping may have.
  package struct Key: Sendable {
    package let name: String
    package var value: ValueKind { kind() }
    fileprivate(set) var kind: @Sendable () -> ValueKind
    /// True if the mapping needs it.
    package var isRequired: Bool
    /// The default in words, if it is not a value.
    package let fallback: String?
    /// The default value of the model's property; nil for none.
    package let standard: (any Sendable)?
    /// A one-line summary.
    package let doc: String
    /// True if its list or mapping may be empty.
    package let mayBeEmpty: Bool
    /// True if every element has it.
    package let isCommon: Bool
    /// The names that are not allowed in its mapping.
    package let reserved: [String]
    /// Other names for it, in UIKit, SwiftUI or common use: words in lower case, separated by spaces.
    package let synonyms: String
    /// The major version of iOS that it needs, if newer than the oldest supported one.
    package let since: Int?
    /// The ways of writing its value that it does not accept.
    package let limits: [Limit]
    /// The ways of writing a value that no key of its mapping accepts, although other keys of their kind
    /// would.
    package var limitsOfAll: [Limit] = []
  }

  /// The kinds of value that a key accepts.
  package indirect enum ValueKind: Sendable {
    /// Any text.
    case text
    /// Text with fields in braces.
    case phrase
    case name(Naming)
    /// The name of a field of these types, alone or as `{ field: … }`. If the types are nil, any type is accepted.
    case field(String?)
    /// A Swift type, optionally with ` = ` and a default.
    case type
    /// The name of a Swift type, optionally with its module and arguments: `Page<Mail>`.
    case model
    /// Properties separated by dots: `sender?.name`.
    case propertyPath
    /// A value of a field's type.
    case sample
    /// A whole number in this range.
    case integer(atLeast: Int, atMost: Int = Int(Int32.max))
    /// A number in this range.
    case number(NumberRange)
    /// `true` or `false`.
    case flag
    /// One of these words.
    case choice([String])
    /// The name of a token of this kind.
    case token(TokenReference.Kind)
    /// A static member of a Swift type: `Theme.ink`.
    case swiftMember
    /// Red, green, blue and optionally alpha: `#FF8800`.
    case hexColor
    /// A share of the surrounding stack: `33%`.
    case percentage
    /// Two bounds, each a number or a field: `1...stock`.
    case range
    /// No value, as in `buy:`.
    case nothing
    case list(of: ValueKind)
    /// A mapping whose keys are the author's names.
    case names(Naming, to: ValueKind)
    /// A mapping of this construct; a function because constructs are recursive.
    case mapping(@Sendable () -> Construct)
    case either([ValueKind])
  }

  /// A kind of name, which determines its spelling.
  package enum Naming: Sendable {
    /// A view or a screen: an identifier that begins with a capital letter.
    case type
    /// A field, an action, a value of an action or a section: an identifier that begins with a lowercase
    /// letter.
    case member
    /// Any identifier.
    case module
    /// A manifest's file name, which can be any text.
    case manifest
    /// A declared format: an identifier that begins with a lowercase letter.
    case format
    /// A static member of a Swift type: `Theme.ink`.
    case swiftMember
    /// A static member of a Swift type, or a color of the asset catalog, which can be any text.
    case colorSource
  }

  /// A range of numbers that a key accepts.
  package enum NumberRange: Sendable {
    case any
    case atLeastZero
    /// From 0 to 1.
    case fraction
    case aboveZero
  }

  /// A rule between the keys of one mapping.
  package enum Rule: Sendable {
    /// At least one of these keys.
    case oneOf([String])
    /// Not both.
    case excludes(Condition, Condition)
    /// At least one of the second conditions, if all of the first are met.
    case needs([Condition], oneOf: [Condition])
  }

  /// A condition on a key: that it is present with any value, with a word that is or is not one of some, or
  /// with a mapping.
  package enum Condition: Sendable {
    case has(String)
    case isOne(String, of: [String])
    case isNone(String, of: [String])
    case isMapping(String)

    package var key: String {
      switch self {
      case .has(let key), .isOne(let key, _), .isNone(let key, _), .isMapping(let key): key
      }
    }
  }
}

extension Construct: Hashable {
  package static func == (left: Construct, right: Construct) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Construct {
  /// The same keys under another name, with values of other kinds.
  func named(
    _ name: String, _ kind: @escaping @Sendable (ValueKind) -> ValueKind
  ) -> Construct {
    let keys = keys.map { key in
      var key = key
      let before = key.kind
      key.kind = { kind(before()) }
      return key
    }
    return Construct(
      name: name, title: title, keys: keys, rules: rules, isChoiceOfOne: isChoiceOfOne,
      shortKey: shortKey, foreign: foreign)
  }
}

extension Construct {
  /// A whole manifest.
  package static let manifest = ManifestDraft.form.construct

  /// All constructs, each before the constructs of its keys.
  package static let all: [Construct] = {
    var all: [Construct] = []
    manifest.collect(into: &all)
    return all
  }()

  private func collect(into all: inout [Construct]) {
    guard !all.contains(self) else { return }
    all.append(self)
    for key in keys {
      for construct in key.value.innerConstructs { construct.collect(into: &all) }
    }
  }

  /// Returns true if the mapping of a key can have another key, as `label` can have `font`.
  static func holds(_ inner: String, in outer: String) -> Bool {
    all.contains { construct in
      construct.key(outer)?.value.held.contains { $0.has(inner) } == true
    }
  }

  /// Returns the key that has this synonym.
  func usual(_ word: String) -> String? {
    keys.first { $0.synonyms.split(separator: " ").contains { $0 == word } }?.name
  }

  /// Returns the key that the short form of a key's value sets.
  func longForm(of key: String) -> String? { self.key(key)?.value.held.first?.shortKey }

  /// "this view", "this section".
  var demonstrative: String {
    for article in ["a ", "an "] where title.hasPrefix(article) {
      return "this " + title.dropFirst(article.count)
    }
    return title
  }
}

extension Construct.ValueKind {
  /// A list, or a single item.
  static func oneOrMore(_ item: Construct.ValueKind) -> Construct.ValueKind {
    .either([.list(of: item), item])
  }

  /// The constructs whose mappings a value can be.
  package var held: [Construct] {
    switch self {
    case .mapping(let construct): [construct()]
    case .either(let values): values.flatMap(\.held)
    default: []
    }
  }

  /// The constructs inside a value.
  package var innerConstructs: [Construct] {
    switch self {
    case .mapping(let construct): [construct()]
    case .names(_, let value): value.innerConstructs
    case .list(let item): item.innerConstructs
    case .either(let values): values.flatMap(\.innerConstructs)
    default: []
    }
  }
}

extension Construct.NumberRange {
  func contains(_ number: Double) -> Bool {
    switch self {
    case .any: true
    case .atLeastZero: number >= 0
    case .fraction: (0...1).contains(number)
    case .aboveZero: number > 0
    }
  }

  var expectation: String {
    switch self {
    case .any: "finite"
    case .atLeastZero: "at least 0"
    case .fraction: "from 0 to 1"
    case .aboveZero: "above 0"
    }
  }
}

/// The constructs by name.
extension Construct {
  package static let table = TableAppearance.form.construct
  package static let states = ScreenStates.form.construct
  package static let selection = ScreenSelection.form.construct
  package static let collapse = Collapse.form.construct
  package static let reorder = Reorder.form.construct
  package static let placeholder = Placeholder.form.construct
  package static let view = WrittenView.form.construct
  package static let field = WrittenField.form.construct
  package static let swipeAction = SwipeAction.form.construct
  package static let menuItem = MenuItem.form.construct
  package static let command = ViewCommand.form.construct
  package static let element = Element.form.construct
  package static let stack = StackElement.form.construct
  package static let color = Color.forms.constants.construct
  package static let text = TextConstant.forms.constants.construct
  package static let textByData = TextConstant.forms.data.construct
  package static let label = LabelElement.form.construct
  package static let image = ImageElement.form.construct
  package static let button = ButtonElement.form.construct
  package static let toggle = ToggleElement.form.construct
  package static let textField = TextFieldElement.form.construct
  package static let textEditor = TextEditorElement.form.construct
  package static let slider = SliderElement.form.construct
  package static let stepper = StepperElement.form.construct
  package static let segments = SegmentsElement.form.construct
  package static let datePicker = DatePickerElement.form.construct
  package static let run = TextRun.form.construct
  package static let linkedText = TextElement.form.construct
  package static let activity = ActivityElement.form.construct
  package static let spacer = SpacerElement.form.construct
  package static let viewElement = ViewElement.form.construct
  package static let section = Section.form.construct
  package static let heading = Heading.form.construct
  package static let list = ListLayout.form.construct
  package static let grid = GridLayout.form.construct
  package static let waterfall = WaterfallLayout.form.construct
  package static let carousel = CarouselLayout.form.construct
  package static let swipe = Swipes.form.construct
  package static let seen = Seen.form.construct
  package static let separator = Separator.form.construct
  package static let separatorInset = SeparatorInset.form.construct
  package static let separators = ListSeparators.form.construct
  package static let accessory = Accessory.form.construct
  package static let size = Size.form.construct
  package static let ownClass = OwnClass.form.construct
  package static let insets = SideInsets.forms.constants.construct
  package static let initials = Initials.form.construct
  package static let sectionLayout = SectionLayout.form.construct
  package static let layoutCases = LayoutCases.form.construct
  package static let placeholderButton = PlaceholderButton.form.construct
  package static let box = BoxElement.form.construct
  package static let divider = DividerElement.form.construct
  package static let flow = FlowElement.form.construct
  package static let layers = LayersElement.form.construct
  package static let progress = ProgressElement.form.construct
  package static let accessibility = Accessibility.form.construct
  package static let plainRow = PlainRow.form.construct
  package static let strings = StringsDraft.form.construct
  package static let assets = AssetsDraft.form.construct
  package static let preview = WrittenPreview.form.construct
}

extension Construct.Key {
  /// The key as it is where no state is known.
  var withoutStates: Construct.Key {
    let kind = kind
    var key = self
    key.kind = { kind().withoutStates }
    return key
  }
}

extension Construct.ValueKind {
  /// The kind without a value for each state.
  fileprivate var withoutStates: Construct.ValueKind {
    guard case .either(let kinds) = self else { return self }
    return .either(kinds.filter { !$0.isByState }.map(\.withoutStates))
  }

  var isByState: Bool {
    if case .mapping(let construct) = self { construct().name.hasSuffix("ByState") } else { false }
  }
}
