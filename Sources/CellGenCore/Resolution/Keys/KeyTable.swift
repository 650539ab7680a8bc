/// The kinds of mapping that a manifest is made of.
///
/// Each kind has one table of the keys it takes. Resolution checks mappings against it, and help,
/// the manual and the editors' schema are made from it, so what is not here does not exist.
package enum MappingKind: String, CaseIterable, Sendable {
  case manifest
  case table
  case view
  case swipe
  case swipeAction
  case size
  case element
  case stack
  case insets
  case label
  case text
  case image
  case button
  case toggle
  case spacer
  case viewElement
  case section
  case sectionLayout
  case list
  case grid
  case carousel
  case states
  case placeholder
  case placeholderButton
}

extension MappingKind {
  /// A key that a mapping may have.
  package struct Key: Sendable {
    package var name: String
    package var value: ValueKind
    /// Whether the mapping means nothing without it.
    package var isRequired: Bool
    /// What holds when the key is missing, as a manifest would write it; nil for nothing.
    package var defaultValue: String?
    /// What it says, in one line.
    package var doc: String
    /// Whether its list or mapping may hold nothing.
    package var mayBeEmpty: Bool
    /// The names that the author may not choose in its mapping.
    package var reserved: [String]

    init(
      _ name: String, _ value: ValueKind, required: Bool = false,
      default defaultValue: String? = nil, mayBeEmpty: Bool = true, reserved: [String] = [],
      _ doc: String
    ) {
      self.name = name
      self.value = value
      self.isRequired = required
      self.defaultValue = defaultValue
      self.doc = doc
      self.mayBeEmpty = mayBeEmpty
      self.reserved = reserved
    }
  }

  /// What a key's value may be.
  package indirect enum ValueKind: Sendable {
    /// Any text.
    case text
    case name(Naming)
    /// A Swift type and perhaps ` = ` and a default.
    case type
    /// A value of a field's type.
    case sample
    /// A whole number of at least and at most so much.
    case integer(atLeast: Int, atMost: Int = Int(Int32.max))
    /// A number in this range.
    case number(NumberRange)
    /// `true` or `false`.
    case flag
    /// One of these words.
    case choice([String])
    /// Nothing at all, as in `buy:`.
    case nothing
    case list(of: ValueKind)
    /// A mapping whose keys are names that the author chooses.
    case names(Naming, to: ValueKind)
    /// A mapping with the keys of its kind.
    case mapping(MappingKind)
    case either([ValueKind])
  }

  /// What a name is the name of, which decides how it may be spelled.
  package enum Naming: Sendable {
    /// A view or a screen: an identifier with a capital at its start.
    case type
    /// A field, an action, a value of an action or a section: one with none.
    case member
    /// Any identifier.
    case module
    /// A manifest by its file name, which may be any.
    case manifest
  }

  /// The numbers that a key takes.
  package enum NumberRange: Sendable {
    case any
    case atLeastZero
    case aboveZero
  }

  /// Whether a mapping of this kind has exactly one entry, which says what it is.
  package var isChoiceOfOne: Bool {
    switch self {
    case .element, .sectionLayout, .size, .text: true
    default: false
    }
  }

  /// What messages call a mapping of this kind: "a view has no key 'acions'".
  package var title: String {
    switch self {
    case .manifest: "a manifest"
    case .table: "'table'"
    case .view: "a view"
    case .swipe: "'swipe'"
    case .swipeAction: "a swipe action"
    case .size: "a size"
    case .element: "a layout"
    case .stack: "a stack"
    case .insets: "'insets'"
    case .label: "a label"
    case .text: "a text"
    case .image: "an image"
    case .button: "a button"
    case .toggle: "a toggle"
    case .spacer: "a spacer"
    case .viewElement: "a 'view' element"
    case .section: "a section"
    case .sectionLayout: "a section's layout"
    case .list: "a list layout"
    case .grid: "a grid layout"
    case .carousel: "a carousel layout"
    case .states: "'states'"
    case .placeholder: "a state"
    case .placeholderButton: "the button of a state"
    }
  }

  /// The keys that a mapping of this kind may have, in the order in which people write them.
  package var keys: [Key] {
    switch self {
    case .manifest: Self.manifestKeys
    case .table: Self.tableKeys
    case .view: Self.viewKeys
    case .swipe: Self.swipeKeys
    case .swipeAction: Self.swipeActionKeys
    case .size: Self.sizeKeys
    case .element: Self.elementKeys
    case .stack: Self.stackKeys
    case .insets: Self.insetsKeys
    case .label: Self.labelKeys
    case .text: Self.textKeys
    case .image: Self.imageKeys
    case .button: Self.buttonKeys
    case .toggle: Self.toggleKeys
    case .spacer: Self.spacerKeys
    case .viewElement: Self.viewElementKeys
    case .section: Self.sectionKeys
    case .sectionLayout: Self.sectionLayoutKeys
    case .list: Self.listKeys
    case .grid: Self.gridKeys
    case .carousel: Self.carouselKeys
    case .states: Self.statesKeys
    case .placeholder: Self.placeholderKeys
    case .placeholderButton: Self.placeholderButtonKeys
    }
  }

  /// The key that the short form of an element gives.
  static let longForms = ["label": "text", "toggle": "isOn", "view": "data", "spacer": "length"]

  /// Whether a mapping that a key holds may have another key, as that of `label` may have `font`.
  static func holds(_ inner: String, in outer: String) -> Bool {
    allCases.contains { kind in
      kind.keys.contains { $0.name == outer && $0.value.kinds.contains { $0.has(inner) } }
    }
  }

  /// Whether a mapping of this kind may have a key.
  func has(_ key: String) -> Bool { keys.contains { $0.name == key } }
}

extension MappingKind.ValueKind {
  /// The kinds of mapping that a value may be.
  fileprivate var kinds: [MappingKind] {
    switch self {
    case .mapping(let kind): [kind]
    case .either(let values): values.flatMap(\.kinds)
    default: []
    }
  }
}
